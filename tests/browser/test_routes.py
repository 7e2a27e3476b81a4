"""Every screen has an address: reload, the way back, a second tab, addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.breadth import a_few
from tests.browser.conftest import Enter
from tests.browser.evenings import Evening, Played
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

FOUR = ("Mira", "Jonas", "Oma", "Tom")
ROUNDS: tuple[Played, ...] = (
    ("Mira", {"Jonas": 37, "Oma": 30, "Tom": 0}),
    ("Oma", {"Tom": {"7": 1, "skip": 1}, "Mira": 20, "Jonas": 88}),
)


def is_the_same_after_a_reload(kitchen: Kitchen, route: str) -> None:
    before = kitchen.all_text_at_rest()
    kitchen.reload()
    kitchen.sees_just(before)
    assert kitchen.route == route


def test_a_reload_shows_the_same_screen(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    evening.play(*ROUNDS)
    kitchen = enter(shared_server)
    kitchen.open("/settings")
    kitchen.sees("Text size")
    for route, shows in a_few(
        (evening.route, "Round 3: who went out?"),
        (evening.pad("Mira", "Oma"), "Oma’s hand"),
        (f"{evening.round(1)}/hand/{evening.players['Jonas']}", "Jonas’s hand"),
        (f"{evening.route}/rules", "Likely now"),
        ("/new", "Who plays?"),
        ("/", "Whose turn is it?"),
        ("/settings", "Text size"),
        (f"{evening.route}/rounds", "Jonas: 0 in total"),
        (evening.round(1), "Jonas held 37. Correct it"),
        (f"{evening.route}/setup", "Mira"),
        ("/rules", "Which game do you play?"),
        (f"{evening.route}/winner", "Nobody has won yet"),
        usual=3,
    ):
        kitchen.changes_to(route)
        kitchen.sees(shows)
        is_the_same_after_a_reload(kitchen, route)


def test_a_reload_shows_the_same_share_sheet_and_the_same_people(
    server: Server, enter: Enter
) -> None:
    # A server of its own: these screens tell who is here, and elsewhere others come and go.
    evening = Evening(server.data_dir, FOUR)
    kitchen = enter(server)
    for screen, shows in (
        ("share", "Scan with the camera of any phone"),
        ("share/people", "Has a link come into the wrong hands?"),
    ):
        route = f"{evening.route}/{screen}"
        kitchen.open(route)
        kitchen.sees(shows)
        is_the_same_after_a_reload(kitchen, route)


def test_a_half_entered_round_survives_a_reload_and_shows_in_a_second_tab(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap_card("7", "skip")
    kitchen.sees_subtotal(27)
    kitchen.tap("Next: Oma")
    kitchen.sees_heading("Oma’s hand")
    kitchen.hand_by_total("12+11")
    kitchen.sees_subtotal(23)
    for tab in (kitchen, kitchen.second_tab()):
        if tab is kitchen:
            tab.reload()
        else:
            tab.open(kitchen.route)
        tab.sees_heading("Oma’s hand")
        tab.sees_subtotal(23)
        tab.sees_buttons("Take away: 12", "Take away: 11")
        tab.sees_buttons("Jonas: hand is in", "Oma: begun")
    elsewhere = enter(shared_server)
    elsewhere.open(kitchen.route)
    elsewhere.sees_buttons("Jonas: not entered yet", "Oma: not entered yet")
    assert evening.rounds_scored() == 0


def test_the_browser_goes_back_from_the_pad_to_the_board(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(evening.route)
    kitchen.tap("Mira went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap_card("7")
    kitchen.sees_subtotal(7)
    kitchen.back()
    kitchen.sees("Round 1: who went out?")
    assert kitchen.route == evening.route
    # What was entered has been kept.
    kitchen.tap("Mira went out")
    kitchen.sees_subtotal(7)


def test_the_browser_goes_back_through_the_screens_of_a_table(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    evening.play(*ROUNDS)
    kitchen = enter(shared_server)
    kitchen.open("/")
    kitchen.tap("Back to the table")
    kitchen.sees("Round 3: who went out?")
    kitchen.tap("Rounds", "Open round 2")
    kitchen.sees_heading("Round 2")
    kitchen.back()
    kitchen.sees("Jonas: 0 in total")
    kitchen.back()
    kitchen.sees("Round 3: who went out?")
    # Home lay beneath the board meanwhile and was not drawn; in sight again it looks at once.
    evening.play(("Mira", {"Jonas": 5, "Oma": 0, "Tom": 0}))
    kitchen.back()
    kitchen.sees_heading("Whose turn is it?")
    kitchen.sees("round 4")


def test_other_devices_follow_a_save(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    scorer, other, third = enter(shared_server), enter(shared_server), enter(shared_server)
    other.open(evening.route)
    other.sees_totals(dict.fromkeys(FOUR, 0))
    third.open(f"{evening.route}/rounds")
    third.sees("No round yet")
    scorer.open(evening.pad("Mira", "Jonas"))
    scorer.tap_card("9")
    scorer.tap("Next: Oma", "0 · no cards")
    scorer.sees_heading("Tom’s hand")
    scorer.tap("0 · no cards")
    scorer.sees_totals({"Mira": 9})
    other.sees_totals({"Mira": 9, "Jonas": 0, "Oma": 0, "Tom": 0})
    third.sees_buttons("Open round 1")


def test_an_undo_in_one_tab_is_seen_in_the_other(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    evening.play(*ROUNDS)
    one, other = enter(shared_server), enter(shared_server)
    for tab in (one, other):
        tab.open(evening.route)
        tab.sees_totals({"Mira": 67, "Oma": 135})
    one.tap("Undo")
    other.sees_totals({"Mira": 67, "Oma": 0})
    other.sees(re.compile(r"^Round\s2 undone\s· .*\+135"))
    other.tap("Redo")
    one.sees_totals({"Mira": 67, "Oma": 135})


@pytest.mark.parametrize(
    "route",
    a_few(
        "/nowhere",
        "/table/aaaaaaaaaa/rounds",
        "/table/aaaaaaaaaa",
        "/table",
        "/new/what",
        usual=2,
    ),
)
def test_an_address_that_leads_nowhere_shows_the_way_home(
    route: str, shared_server: Server, enter: Enter
) -> None:
    Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    kitchen.open(route)
    kitchen.sees(re.compile("There is nothing here|This table is not here"))
    kitchen.button("To the tables").last.tap()
    kitchen.sees_heading("Whose turn is it?")


def test_a_round_or_a_hand_that_is_not_there_says_so(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, FOUR)
    kitchen = enter(shared_server)
    for route in (
        f"{evening.route}/rounds/0123456789abcdef",
        evening.pad("Mira", "Mira"),
        f"{evening.route}/round/nowhere/nobody/nobody",
    ):
        kitchen.open(route)
        kitchen.sees("This round is not here.")


def test_a_page_left_open_finds_its_way_back_after_a_restart(server: Server, enter: Enter) -> None:
    evening = Evening(server.data_dir, FOUR)
    kitchen = enter(server)
    kitchen.open(evening.route)
    kitchen.sees_totals(dict.fromkeys(FOUR, 0))
    server.stop()
    evening.play(*ROUNDS)
    server.start()
    # The browser tries again at growing intervals.
    expect(kitchen.words("Round 3: who went out?")).to_be_visible(timeout=30_000)
    kitchen.sees_totals({"Mira": 67, "Oma": 135, "Jonas": 0, "Tom": 0})
    kitchen.tap("Jonas went out")
    kitchen.sees_heading("Oma’s hand")
    kitchen.forget_complaints()
