"""Entering a round: the order of the pad, nothing and not yet, the subtotal, quick fingers."""

import re

from playwright.sync_api import expect

from scorekeeper.ui.theme import MIN_TARGET
from tests.browser.conftest import LAPTOP, Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")


def seats_of_the_pad(kitchen: Kitchen) -> list[str]:
    """The names along the top of the pad, from left to right."""
    seats = kitchen.page.get_by_role("button", name=re.compile(r"^\w+(:| went out$)"))
    found = [
        (box["x"], seat.inner_text().split()[0].rstrip(":"))
        for seat in seats.all()
        if (box := seat.bounding_box()) and box["y"] < 80
    ]
    return [name for _, name in sorted(found)]


def test_the_pad_keeps_the_seat_order_whatever_the_standings(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    evening.play(
        ("Tom", {"Mira": 90, "Jonas": 80, "Oma": 70}), ("Oma", {"Tom": 9, "Mira": 8, "Jonas": 7})
    )
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    # Tom leads, Oma is second: the board may say so, the seats do not move.
    kitchen.sees_buttons("Rank 1, Tom, 240 points, 260 to go")
    kitchen.tap("Jonas went out")
    for name, onwards in (("Oma", "Next: Tom"), ("Tom", "Next: Mira"), ("Mira", "Save · +6")):
        kitchen.sees_heading(f"{name}’s hand")
        assert seats_of_the_pad(kitchen) == list(FOUR)
        kitchen.tap_card("2")
        kitchen.tap(onwards)
    kitchen.sees_totals({"Tom": 240, "Oma": 24, "Jonas": 6, "Mira": 0})


def test_on_the_smallest_phone_all_four_are_seen_whole_after_a_save_and_an_undo(
    shared_server: Server, enter: Enter
) -> None:
    names = ("Mira", "Jonas", "Großmutter", "Tom")
    evening = Evening(shared_server.data_dir, names, table="Spieleabend am Freitag", dealer="Tom")
    evening.play(
        ("Mira", {"Jonas": 10, "Großmutter": 8, "Tom": 30}),
        ("Jonas", {"Mira": 120, "Großmutter": 105, "Tom": 61}),
    )
    kitchen = enter(shared_server, locale="de-DE")
    kitchen.open(evening.route)
    kitchen.sees("Runde 2 gesichert · Jonas +286")
    sees_rows_whole(kitchen, len(names), "Rückgängig")
    # Both ways stand in the bar after an undo, and their words are the longest in German.
    evening.revise(2, "Jonas", {"Mira": 121, "Großmutter": 105, "Tom": 61})
    evening.play(("Mira", {"Jonas": 10, "Großmutter": 8, "Tom": 3}))
    kitchen.sees("Runde 3 gesichert · Mira +21")
    kitchen.tap("Rückgängig")
    kitchen.sees("Runde 3 zurückgenommen · Mira +21")
    sees_rows_whole(kitchen, len(names), "Wiederherstellen", "Rückgängig: Mira wieder 120")


def sees_rows_whole(kitchen: Kitchen, count: int, *ways: str) -> None:
    """Fails unless so many rows of the board stand whole above the ways back."""
    kitchen.lets_it_settle()
    rows = kitchen.page.get_by_role("button", name=re.compile("^Platz ")).all()
    boxes = [row.bounding_box() for row in rows]
    tops = [box["y"] for way in ways if (box := kitchen.button(way).bounding_box())]
    assert (len(boxes), len(tops)) == (count, len(ways))
    for box in boxes:
        # What is cut off at the bottom of the list is less tall.
        assert box is not None
        assert box["height"] >= 60
        assert box["y"] + box["height"] <= min(tops)


def test_nothing_left_is_not_the_same_as_not_entered_yet(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_buttons("Jonas: not entered yet", "Oma: not entered yet", "Tom: not entered yet")
    kitchen.tap("0 · no cards")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees_buttons("Jonas: hand is in", "Oma: not entered yet", "Tom: not entered yet")
    kitchen.tap_card("5")
    kitchen.tap("Next: Tom")
    kitchen.sees_heading("Tom’s hand")
    kitchen.sees_buttons("Jonas: hand is in", "Oma: hand is in", "Tom: not entered yet")
    # The last hand is open: it cannot be saved, and says what is missing.
    expect(kitchen.button("Save · +5")).to_be_disabled()
    kitchen.sees("Tap the cards, type the points, or choose 0.")
    kitchen.tap_card("0")
    kitchen.tap("Save · +5")
    kitchen.sees_totals({"Mira": 5, "Jonas": 0, "Oma": 0, "Tom": 0})


def test_the_subtotal_follows_every_card_and_every_character(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    for card, points in (("7", 7), ("skip", 27), ("wild", 77), ("7", 84)):
        kitchen.tap_card(card)
        kitchen.sees_subtotal(points)
    kitchen.sees_buttons("7, 7 points, 2 counted")
    kitchen.tap("Take away: 2 × the 7")
    kitchen.sees_subtotal(77)
    kitchen.hand_by_total("12+11")
    kitchen.sees_subtotal(100)
    kitchen.sees_buttons("Take away: 12", "Take away: 11")


def test_cards_in_words_of_all_three_languages_are_understood(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.hand_by_total("rot 7, skip, neem twee")
    kitchen.sees_subtotal(47)
    kitchen.tap("Next: Oma")
    kitchen.sees_heading("Oma’s hand")
    kitchen.tap("Jonas: hand is in")
    kitchen.sees_buttons("Take away: 7", "Take away: Skip", "Take away: Draw 2")


def test_thirteen_cards_tapped_as_fast_as_can_be_are_all_counted(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    keys = [
        kitchen.place_of(kitchen.button(re.compile(rf"^{name},")))
        for name in ("9", "Skip", "Wild", "7")
    ]
    for turn in range(13):
        kitchen.page.mouse.click(*keys[turn % 4])
    kitchen.sees_subtotal(4 * 9 + 3 * 20 + 3 * 50 + 3 * 7)


def test_next_right_after_the_last_digit_takes_all_the_digits(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    onwards = kitchen.place_of(kitchen.button("Next: Oma"))
    kitchen.hand_by_total("1")
    kitchen.page.keyboard.type("23", delay=0)
    kitchen.page.mouse.click(*onwards)
    kitchen.makes_sure_of("Next: Oma")
    kitchen.sees_heading("Oma’s hand")
    kitchen.tap("Jonas: hand is in")
    kitchen.sees_subtotal(123)


def test_save_tapped_twice_saves_once(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.tap_card("8")
    kitchen.sees_subtotal(8)
    save = kitchen.place_of(kitchen.button("Save · +8"))
    kitchen.page.mouse.click(*save, click_count=2)
    kitchen.sees_totals({"Mira": 8, "Jonas": 0})
    kitchen.sees("Round 2: who went out?")
    assert evening.rounds_scored() == 1


def test_what_the_line_was_understood_to_say_stands_in_chips_that_take_it_away(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.hand_by_total("2 skips, wild, 12")
    kitchen.sees_subtotal(102)
    kitchen.tap("Take away: Wild")
    kitchen.sees_subtotal(52)
    kitchen.sees_buttons("Take away: 2 × Skip", "Take away: 12")


def test_what_was_not_understood_is_offered_as_the_card_it_may_mean(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.hand_by_total("7, skippy, blorg")
    kitchen.sees("Not understood: skippy", "Not understood: blorg")
    expect(kitchen.button_starting("Save")).to_be_disabled()
    ways = ("“skippy” means Skip", "“blorg”: leave it out")
    kitchen.sees_buttons(*ways)
    for way in ways:
        # The row is laid out anew after each tap.
        kitchen.lets_it_settle()
        assert kitchen.height_of(kitchen.button(way)) >= MIN_TARGET
        kitchen.tap_onwards(way)
    kitchen.sees_no("Not understood: skippy", "Not understood: blorg")
    expect(kitchen.field()).to_have_value("7, Skip")
    kitchen.sees_subtotal(27)
    kitchen.sees_buttons("Take away: 7", "Take away: Skip")
    kitchen.tap_onwards("Save · +27")
    kitchen.sees_totals({"Mira": 27, "Jonas": 0})


def test_a_swipe_over_the_keys_goes_to_the_hand_before_and_after(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    kitchen.swipe(-200)
    kitchen.sees_heading("Oma’s hand")
    kitchen.swipe(200)
    kitchen.sees_heading("Jonas’s hand")


def test_hands_that_their_owners_have_reported_arrive_filled_in_and_marked(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    for name, hand in (("Mira", 50), ("Oma", {"7": 2, "skip": 1}), ("Tom", 12)):
        evening.report(name, hand)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_buttons("Jonas: not entered yet", "Oma: reported by Oma", "Tom: reported by Tom")
    kitchen.tap("Oma: reported by Oma")
    kitchen.sees_heading("Oma’s hand")
    kitchen.sees("Reported by Oma")
    kitchen.sees_subtotal(34)
    kitchen.tap("Take away: 2 × the 7")
    kitchen.sees_subtotal(27)
    kitchen.sees_no("Reported by Oma")
    kitchen.tap("Back to the report · 34")
    kitchen.sees("Reported by Oma")
    kitchen.sees_subtotal(34)
    kitchen.tap("Take away: 2 × the 7")
    kitchen.sees_subtotal(27)
    kitchen.tap("Next: Jonas")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.sees_buttons("Oma: hand is in", "Tom: reported by Tom")
    kitchen.tap_card("5")
    kitchen.tap("Save · +44")
    kitchen.sees_totals({"Mira": 44, "Jonas": 0, "Oma": 0, "Tom": 0})


def test_a_round_that_everybody_has_reported_is_saved_with_one_tap(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    for name, hand in (("Jonas", 0), ("Oma", 7), ("Tom", 12)):
        evening.report(name, hand)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out", "Save · +19")
    kitchen.sees_totals({"Mira": 19, "Jonas": 0, "Oma": 0, "Tom": 0})
