"""The pad keeps still under quick fingers, and loses nothing that was typed."""

import pytest
from playwright.sync_api import expect

from tests.browser.breadth import a_few
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

NAMES = ("Mira", "Großvater Ferdinand", "Tom")
KEY = '[flt-semantics-identifier="key-1"]'


def height_of_the_keys(kitchen: Kitchen) -> float:
    """How far down the screen the first row of keys is."""
    kitchen.lets_it_settle()
    box = kitchen.page.locator(KEY).bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize(
    ("size", "variant", "asked"),
    a_few(("200 %", "classic", "Is that right?"), ("100 %", "no-mercy", "Knocked out?"), usual=1),
)
def test_the_keys_stay_where_they_are_whatever_is_tapped_and_the_next_hand_begins_at_its_top(
    size: str, variant: str, asked: str, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, NAMES, variant=variant)
    evening.report("Großvater Ferdinand", {"9": 1})
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.tap(size)
    kitchen.changes_to(evening.pad("Mira", "Großvater Ferdinand"))
    kitchen.sees_subtotal(9)
    at_first = height_of_the_keys(kitchen)
    # A name of two lines, many chips, a changed report and more cards than there are.
    for kind, times, points in (("1", 1, 10), ("2", 3, 16), ("0", 9, 16), ("3", 12, 52)):
        kitchen.tap_card(*[kind] * times)
        kitchen.sees_subtotal(points)
        assert height_of_the_keys(kitchen) == pytest.approx(at_first, abs=0.6)
    kitchen.sees(asked)
    kitchen.tap("Next: Tom")
    kitchen.sees_heading("Tom’s hand")
    kitchen.lets_it_settle(2)
    assert kitchen.place_of(kitchen.heading("Tom’s hand"))[1] > 64


def test_what_is_typed_after_a_chip_was_taken_away_is_added_to_the_rest(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, NAMES)
    kitchen = enter(shared_server)
    kitchen.open(evening.pad("Mira", "Tom"))
    kitchen.hand_by_total("blorg, 7, 8, wild")
    kitchen.tap("“blorg”: leave it out")
    expect(kitchen.field()).to_have_value("7, 8, wild")
    kitchen.has_focus()
    kitchen.lets_it_settle()
    kitchen.type_(", 9")
    kitchen.sees_subtotal(74)
    # No sooner than it is there a chip can be taken away.
    kitchen.tap("Take away: 9")
    kitchen.sees_subtotal(65)
    kitchen.has_focus()
    kitchen.lets_it_settle()
    kitchen.type_(", 5")
    kitchen.sees_subtotal(70)


def test_the_last_row_of_keys_is_seen_whole_beside_long_names_on_the_smallest_phone(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(
        shared_server.data_dir, ("Mira", "Annegreet", "Großvater Ferdinand"), variant="no-mercy"
    )
    kitchen = enter(shared_server, size=(360, 640), locale="de-DE")
    kitchen.open(evening.pad("Mira", "Annegreet"))
    kitchen.sees_heading("Karten von Annegreet")
    kitchen.lets_it_settle()
    last = kitchen.page.locator('[flt-semantics-identifier="key-color-roulette"]')
    # What is scrolled out of sight is cut off in the semantics tree, too.
    assert kitchen.height_of(last) >= 48
