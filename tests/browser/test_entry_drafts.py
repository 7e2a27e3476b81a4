"""A half-entered round survives whatever happens meanwhile: others' saves, sleep, a crash."""

from concurrent.futures import ThreadPoolExecutor

from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")
MEANWHILE = "Round 1 has been entered meanwhile."
WRITTEN_WITHIN = 1_500
"""Milliseconds after which what was tapped outlives the server, on a busy machine."""


def test_a_round_that_somebody_else_saves_first_keeps_what_was_entered_here(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    slow, quick = enter(shared_server), enter(shared_server)
    slow.open(evening.pad("Mira", "Jonas"))
    slow.tap_card("8")
    slow.sees_subtotal(8)
    evening_now = ("Jonas", {"Mira": 30})
    quick.open(evening.pad(evening_now[0], "Mira"))
    quick.hand_by_total("30")
    quick.tap("Save · +30")
    quick.sees_totals({"Mira": 0, "Jonas": 30})
    slow.sees(MEANWHILE, "Entered: Jonas +30 (Mira 30)", "Begun here: Mira went out; Jonas 8")
    assert evening.rounds_scored() == 1
    # Going away and coming back decides nothing.
    slow.tap("Back", "Look at the half-entered round (Mira)")
    slow.sees(MEANWHILE)
    slow.tap_onwards("It is another round: go on as round 2")
    slow.sees_heading("Jonas’s hand")
    slow.sees_subtotal(8)
    slow.tap("Save · +8")
    slow.sees_totals({"Mira": 8, "Jonas": 30})
    # One Back from there leads to no empty pad of a third round, and tells of no other people.
    slow.back()
    slow.sees("Round 2 is saved.")
    slow.sees_no("Round 2 has been entered meanwhile.")
    slow.sees_buttons("Back to the table", "Correct round 2")
    slow.tap("Jonas held 8. Correct it")
    slow.sees_heading("Jonas’s hand")
    slow.sees_subtotal(8)


def test_a_round_saved_by_another_while_this_device_slept_keeps_what_was_entered_here(
    server: Server, enter: Enter
) -> None:
    evening = Evening(server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(server)
    pad = evening.pad("Mira", "Jonas")
    kitchen.open(pad)
    kitchen.tap_card("8")
    kitchen.sees_subtotal(8)
    # After so long nothing of this visit is left but the draft.
    kitchen.leave()
    server.stop()
    evening.play(("Jonas", {"Mira": 30}))
    server.start()
    kitchen.open(pad)
    kitchen.sees(MEANWHILE, "Entered: Jonas +30 (Mira 30)", "Begun here: Mira went out; Jonas 8")
    kitchen.tap_onwards("It is another round: go on as round 2")
    kitchen.sees_subtotal(8)
    kitchen.tap("Save · +8")
    kitchen.sees_totals({"Mira": 8, "Jonas": 30})
    # Started anew it no longer knows who saved what from which pad, and tells of no other people.
    kitchen.leave()
    server.stop()
    server.start()
    kitchen.open(pad)
    kitchen.sees("Round 1 is saved.")
    kitchen.sees_no(MEANWHILE)


def test_a_correction_of_the_last_round_and_a_half_entered_next_one_keep_apart(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    evening.play(("Mira", {"Jonas": 9}))
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Jonas", "Mira"))
    kitchen.tap_card("8")
    kitchen.sees_subtotal(8)
    kitchen.open(f"{evening.round(1)}/hand/{evening.players['Jonas']}")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_subtotal(9)
    kitchen.open(evening.pad("Jonas", "Mira"))
    kitchen.sees_subtotal(8)


def test_the_same_round_entered_by_two_is_left_as_the_first_saved_it_or_corrected(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    slow, quick = enter(shared_server), enter(shared_server)
    slow.open(evening.pad("Mira", "Jonas"))
    slow.tap_card("8")
    slow.sees_subtotal(8)
    quick.open(evening.pad("Mira", "Jonas"))
    quick.hand_by_total("9")
    quick.tap("Save · +9")
    quick.sees_totals({"Mira": 9, "Jonas": 0})
    slow.tap_onwards("It is the same round: correct it with mine")
    slow.sees("Mira 9 › 8")
    slow.tap("Save the change")
    slow.sees("History")
    quick.sees_totals({"Mira": 8, "Jonas": 0})
    # The next one they both enter alike, and one of them leaves it at that.
    slow.open(evening.pad("Jonas", "Mira"))
    slow.tap_card("5")
    slow.sees_subtotal(5)
    quick.open(evening.pad("Jonas", "Mira"))
    quick.hand_by_total("5")
    quick.tap("Save · +5")
    slow.tap_onwards("It is the same round: leave theirs")
    slow.sees_totals({"Mira": 8, "Jonas": 5})
    slow.sees("Round 3: who went out?")
    assert evening.rounds_scored() == 2


def test_a_round_saved_by_another_program_first_is_told_and_nothing_is_lost(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap_card("8")
    kitchen.sees_subtotal(8)
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(evening.play, ("Jonas", {"Mira": 30})).result()
    kitchen.sees(MEANWHILE, "Begun here: Mira went out; Jonas 8")
    assert evening.rounds_scored() == 1


def test_a_pad_looked_at_while_somebody_else_saves_the_round_says_so_and_one_undone_comes_back(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2])
    slow, quick = enter(shared_server), enter(shared_server)
    for one in (slow, quick):
        one.open(evening.route)
    slow.tap("Mira went out")
    slow.sees_heading("Jonas’s hand")
    quick.play_round("Mira", {"Jonas": "9"}, 9)
    slow.sees(MEANWHILE, "Entered: Mira +9 (Jonas 9)")
    slow.tap("Back to the table", "Mira went out")
    slow.tap_card("8")
    slow.sees_subtotal(8)
    quick.tap("Undo")
    slow.sees("The round before has been taken back.")
    slow.sees_no("It is the same round: leave theirs")
    quick.tap("Redo")
    slow.sees_heading("Jonas’s hand")
    slow.sees_subtotal(8)


def test_what_one_tab_enters_the_other_one_of_the_same_browser_shows(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3])
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap_card("5")
    kitchen.tap_onwards("Next: Oma")
    kitchen.tap_card("3")
    kitchen.sees_buttons("Save · +8")
    second = kitchen.second_tab()
    second.open(evening.pad("Mira", "Oma"))
    second.tap_card("8")
    second.sees_buttons("Save · +16")
    kitchen.sees_buttons("Save · +16")
    second.hand_by_total("20")
    kitchen.sees_buttons("Save · +36")
    kitchen.tap("Save · +36")
    kitchen.sees_totals({"Mira": 36, "Jonas": 0, "Oma": 0})
    second.sees("Round 1 is saved.")


def test_a_half_entered_round_is_offered_on_the_board_and_a_slip_of_the_winner_loses_nothing(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.tap_card("9")
    kitchen.tap_onwards("Next: Oma")
    kitchen.tap_card("5")
    kitchen.tap("Tom: not entered yet")
    kitchen.sees_heading("Tom’s hand")
    kitchen.sees_buttons("Jonas: hand is in", "Oma: begun")
    kitchen.tap("Back", "Oma went out")
    kitchen.sees_heading("Tom’s hand")
    kitchen.tap("Back", "Mira went out")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_subtotal(5)
    kitchen.tap("Back", "Go on with round 1 (Mira)")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_subtotal(5)


def test_a_half_entered_round_is_still_there_after_a_crash_of_the_server(
    server: Server, enter: Enter
) -> None:
    evening = Evening(server.data_dir, FOUR)
    kitchen = enter(server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap_card("5")
    kitchen.tap("Next: Oma")
    kitchen.sees_heading("Oma’s hand")
    kitchen.tap_card("7", "7", "skip")
    kitchen.hand_by_total("12")
    kitchen.sees_subtotal(46)
    kitchen.page.wait_for_timeout(WRITTEN_WITHIN)
    server.kill()
    server.start()
    kitchen.reload()
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_subtotal(46)
    kitchen.sees_buttons("Jonas: hand is in", "Oma: begun", "Take away: 2 × the 7")
    kitchen.tap("Next: Tom")
    kitchen.sees_heading("Tom’s hand")
    kitchen.tap_card("0")
    kitchen.tap("Save · +51")
    kitchen.sees_totals({"Mira": 51, "Jonas": 0, "Oma": 0, "Tom": 0})
    # Saved is saved: after another crash there is no draft of it, not even where it is undone.
    server.kill()
    server.start()
    kitchen.reload()
    kitchen.tap("Undo")
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_buttons("Jonas: not entered yet", "5, 5 points, 0 counted")
    # Asked to end, it loses not even what was tapped just now.
    kitchen.tap_card("9")
    kitchen.sees_subtotal(9)
    server.stop()
    server.start()
    kitchen.reload()
    kitchen.sees_subtotal(9)
    kitchen.forget_complaints()
