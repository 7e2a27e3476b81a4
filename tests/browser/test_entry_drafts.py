"""A half-entered round survives whatever happens meanwhile: others' saves, sleep, a crash."""

from concurrent.futures import ThreadPoolExecutor

from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")
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
    slow.sees("Someone has just entered round 1.", "Entered: Jonas +30 (Mira 30)")
    slow.sees_heading("Jonas’s hand")
    slow.sees_subtotal(8)
    assert evening.rounds_scored() == 1
    # It was another round after all.
    slow.tap("Save · +8")
    slow.sees_totals({"Mira": 8, "Jonas": 30})


def test_a_round_saved_by_another_while_this_device_slept_keeps_what_was_entered_here(
    server: Server, enter: Enter
) -> None:
    evening = Evening(server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap_card("8")
    kitchen.sees_subtotal(8)
    # After so long nothing of this visit is left but the draft.
    kitchen.leave()
    server.stop()
    evening.play(("Jonas", {"Mira": 30}))
    server.start()
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees("Someone has just entered round 1.", "Entered: Jonas +30 (Mira 30)")
    kitchen.sees_subtotal(8)
    # It was another round after all.
    kitchen.tap("Save · +8")
    kitchen.sees_totals({"Mira": 8, "Jonas": 30})


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
    kitchen.tap("Save · +8")
    kitchen.sees("Someone has just entered round 1.")
    kitchen.sees_subtotal(8)
    assert evening.rounds_scored() == 1


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
    kitchen.sees_buttons("Jonas: hand is in", "Oma: not entered yet", "Take away: 2 × the 7")
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
