"""Receipts of every number, corrections in one step, and what they do before they are made."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.evenings import Evening, KnockedOut
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")


def test_a_total_on_the_board_opens_its_receipt_down_to_the_cards(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    evening.play(
        ("Mira", {"Jonas": {"9": 2, "reverse": 1}, "Oma": 12, "Tom": 0}),
        ("Mira", {"Jonas": 5, "Oma": 5, "Tom": 5}),
    )
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap(re.compile("^Rank 1, Mira"))
    kitchen.sees_heading("Mira’s total")
    kitchen.sees("from 2 rounds")
    kitchen.tap("Round 1 › 50, +50")
    kitchen.sees_heading("Mira, round 1")
    kitchen.sees("Jonas held 38", "2 × the 9, 9 each", "18", "Reverse", "typed as points")
    kitchen.sees(re.compile("By the rule in .*Puntentelling"))
    kitchen.tap("Copy as text")
    kitchen.sees_buttons("Copied")


def test_a_receipt_says_what_a_knock_out_was_worth_and_which_cards_count_nothing(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR, variant="no-mercy", target=1000)
    evening.play(("Mira", {"Jonas": KnockedOut("Tom"), "Oma": 20, "Tom": 4}))
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.round(1)}/receipt/{evening.players['Mira']}")
    kitchen.sees("Jonas, by Tom", "250", "+274")
    kitchen.sees(re.compile("By the rule in .*Bonus für das Ausschalten"))


def test_a_correction_says_what_it_will_change_before_it_is_saved(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2], target=50)
    evening.play(("Mira", {"Jonas": 60}))
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.round(1)}/receipt/{evening.players['Jonas']}")
    kitchen.tap("Correct this hand")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap("Clear")
    kitchen.tap_card("9")
    kitchen.sees("Mira 60 › 9", "The game is not over any more.")
    kitchen.tap("Save the change")
    kitchen.sees_heading("Round 1")
    assert evening.totals() == {"Mira": 9, "Jonas": 0}
    # One Back from there opens no pad again; a tap on the hand does.
    kitchen.back()
    kitchen.sees("The correction of round 1 is saved.", "Jonas 60 › 9")
    kitchen.tap("Jonas held 9. Correct it")
    kitchen.sees_heading("Jonas’s hand")


def test_two_hands_entered_the_wrong_way_round_are_swapped_in_one_step(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], scoring="lowest-total-wins")
    evening.play(("Mira", {"Jonas": 40, "Oma": 7}))
    kitchen = enter(shared_server)
    kitchen.open(evening.round(1))
    kitchen.tap("Two hands were entered the wrong way round", "Jonas", "with Oma")
    kitchen.sees("Jonas 40 › 7", "Oma 7 › 40")
    # What was asked on the way has grown over the edge: it has been scrolled into sight.
    expect(kitchen.button("Swap them")).to_be_in_viewport(ratio=1)
    kitchen.tap("Swap them")
    kitchen.sees("Jonas held 7. Correct it", "Round 1 changed · Jonas 40 › 7, Oma 7 › 40")
    assert evening.totals() == {"Mira": 0, "Jonas": 7, "Oma": 40}
    kitchen.tap("Undo")
    kitchen.sees("Jonas held 40. Correct it", "Round 1 as before · Jonas 40 again, Oma 7 again")
    kitchen.tap("Redo")
    kitchen.sees("Jonas held 7. Correct it")


def test_a_correction_leaves_alone_what_somebody_else_corrects_meanwhile(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3])
    evening.play(("Mira", {"Jonas": 10, "Oma": 12}))
    kitchen, sofa = enter(shared_server), enter(shared_server)
    kitchen.open(f"{evening.round(1)}/hand/{evening.players['Jonas']}")
    kitchen.tap("Clear")
    kitchen.tap_card("5")
    kitchen.sees("Mira 22 › 17")
    sofa.open(f"{evening.round(1)}/hand/{evening.players['Oma']}")
    sofa.tap("Clear")
    sofa.tap_card("wild")
    sofa.tap_onwards("Save the change")
    kitchen.sees("Mira 60 › 55")
    # What another program writes is found by looking.
    evening.revise(1, "Mira", {"Jonas": 10, "Oma": 51})
    kitchen.sees("Mira 61 › 56")
    evening.revise(1, "Mira", {"Jonas": 11, "Oma": 50})
    kitchen.sees(
        "Someone has just corrected Jonas’s hand to 11. If you save, your change counts.",
        "Mira 61 › 55",
    )
    kitchen.tap("Save the change")
    kitchen.sees_heading("Round 1")
    assert evening.totals() == {"Mira": 55, "Jonas": 0, "Oma": 0}


def test_a_correction_that_was_left_is_seen_gone_on_with_or_discarded_and_never_a_dead_end(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3])
    evening.play(("Mira", {"Jonas": 10, "Oma": 8}))
    kitchen = enter(shared_server)
    kitchen.open(evening.round(1))
    kitchen.tap("Somebody else went out", "Oma went out")
    kitchen.sees_heading("Mira’s hand")
    kitchen.tap("Back")
    kitchen.sees("Unfinished correction", "Oma went out, not Mira")
    kitchen.open(f"{evening.round(1)}/hand/{evening.players['Oma']}")
    kitchen.sees("In your unfinished correction Oma went out and holds no cards.")
    kitchen.tap("Go on with it")
    kitchen.sees_heading("Mira’s hand")
    kitchen.tap("Back", "Somebody else went out", "Mira went out", "Oma held 8. Correct it")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_subtotal(8)
    kitchen.tap_card("9")
    kitchen.sees("Mira 18 › 27")
    kitchen.tap("Back")
    kitchen.sees("Oma’s hand")
    kitchen.tap("Discard it", "Oma held 8. Correct it")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_subtotal(8)


def test_a_knock_out_is_moved_to_whoever_it_was(shared_server: Server, enter: Enter) -> None:
    evening = Evening(
        shared_server.data_dir, FOUR[:3], variant="no-mercy", scoring="lowest-total-wins"
    )
    evening.play(("Mira", {"Jonas": 30, "Oma": KnockedOut(held=90)}))
    kitchen = enter(shared_server)
    kitchen.open(evening.round(1))
    kitchen.tap("Somebody else was knocked out", "Jonas was knocked out")
    kitchen.sees("Jonas 30 › 250", "Oma 250 › 90")
    kitchen.tap("Change it")
    kitchen.sees("Jonas: knocked out. Correct it")
    assert evening.totals() == {"Mira": 0, "Jonas": 250, "Oma": 90}


def test_taking_a_round_out_says_what_changes_first(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2])
    evening.play(("Mira", {"Jonas": 60}))
    kitchen = enter(shared_server)
    kitchen.open(evening.round(1))
    kitchen.tap("Take this round out")
    kitchen.sees(re.compile(r"Mira\s60\s›\s0"))


def test_undo_goes_back_round_by_round_by_name_and_a_round_taken_out_counts_again(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2])
    evening.play(("Mira", {"Jonas": 60}), ("Jonas", {"Mira": 7}))
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Undo")
    kitchen.sees("Round 2 undone · Jonas +7")
    kitchen.tap("Undo: without round 1")
    kitchen.sees("Round 1 undone · Mira +60")
    kitchen.sees_totals({"Mira": 0, "Jonas": 0})
    kitchen.tap("Redo")
    kitchen.sees("Round 2 undone · Jonas +7")
    kitchen.tap("Redo")
    kitchen.sees_totals({"Mira": 60, "Jonas": 7})
    evening.void(1)
    evening.play(("Jonas", {"Mira": 5}))
    kitchen.open(evening.round(1))
    kitchen.tap("Let this round count again")
    kitchen.sees(re.compile(r"Mira\s0\s›\s60"))
    kitchen.tap("Count again")
    kitchen.sees("Round 1 counts again")
    assert evening.totals() == {"Mira": 60, "Jonas": 12}


def test_a_knock_out_without_cards_is_moved_and_asks_for_the_cards_of_who_plays_on(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], variant="no-mercy", target=1000)
    evening.play(("Mira", {"Jonas": 30, "Oma": KnockedOut()}))
    kitchen = enter(shared_server)
    kitchen.open(evening.round(1))
    kitchen.tap("Somebody else was knocked out", "Jonas was knocked out", "Enter Oma’s cards")
    kitchen.sees_heading("Oma’s hand")
    kitchen.tap_card("9")
    kitchen.sees("Mira 280 › 259")
    kitchen.tap("Save the change")
    kitchen.sees("Oma held 9. Correct it")
    assert evening.totals() == {"Mira": 259, "Jonas": 0, "Oma": 0}


def test_the_rounds_of_the_game_before_are_a_tap_away(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2], target=50)
    evening.play(("Mira", {"Jonas": 60}))
    first = evening.round(1)
    evening.rematch()
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/rounds")
    kitchen.sees_heading("No round yet")
    kitchen.tap("Game 1", "Open round 1")
    kitchen.is_at(first)


def test_more_cards_than_the_deck_holds_are_a_warning_and_no_obstacle(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2])
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap_card(*["wild"] * 5)
    kitchen.sees("The deck has 4 × Wild, here are 5 (Jonas 5). Is that right?")
    kitchen.tap_onwards("Save · +250")
    kitchen.sees_totals({"Mira": 250, "Jonas": 0})


def test_whoever_says_who_they_are_is_named_beside_what_they_enter_and_correct(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:2])
    kitchen = enter(shared_server)
    kitchen.open(f"{evening.route}/share/people")
    kitchen.tap(re.compile("this device"))
    kitchen.sees("Who are you?")
    kitchen.tap("Jonas")
    kitchen.open(evening.route)
    kitchen.play_round("Mira", {"Jonas": "24"}, 24)
    kitchen.open(evening.round(1))
    kitchen.sees(re.compile("^Entered .*, by Jonas$"))
    kitchen.tap("Jonas held 24. Correct it", "Clear")
    kitchen.tap_card("9")
    kitchen.tap("Save the change")
    kitchen.sees(re.compile(r", by Jonas: Jonas\s24\s›\s9$"))
    kitchen.open(f"{evening.round(1)}/receipt/{evening.players['Mira']}")
    kitchen.sees(re.compile(r", by Jonas: Jonas\s24\s›\s9 \(\+24 › \+9\)$"))


def test_with_very_large_letters_what_is_asked_next_and_the_way_back_are_on_the_screen(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR[:3], scoring="lowest-total-wins")
    evening.play(("Mira", {"Jonas": 40, "Oma": 7}), ("Mira", {"Jonas": 1, "Oma": 2}))
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap("200 %")
    kitchen.changes_to(evening.round(1))
    kitchen.tap("Two hands were entered the wrong way round", "Jonas")
    expect(kitchen.button("with Oma")).to_be_in_viewport(ratio=1)
    kitchen.tap("with Oma")
    expect(kitchen.button("Swap them")).to_be_in_viewport(ratio=1)
    kitchen.tap("Swap them")
    expect(kitchen.button("Undo")).to_be_in_viewport(ratio=1)
    # What is open belongs to its round.
    kitchen.tap("Somebody else went out")
    kitchen.changes_to(evening.round(2))
    kitchen.sees_no("Who really went out?")
