"""A whole round without a mouse: Tab, Enter and what is typed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server


def tab_to(kitchen: Kitchen, name: str) -> None:
    """Presses Tab until the thing of that name has the focus."""
    for _ in range(60):
        kitchen.press("Tab")
        # The focus moves in the page a frame after the key.
        kitchen.page.wait_for_timeout(60)
        if kitchen.focused() == name:
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def test_a_round_is_entered_with_the_keyboard_alone(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas", "Oma"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.route)
    kitchen.sees("Round 1: who went out?")
    tab_to(kitchen, "Mira went out")
    kitchen.press("Enter")
    for name, total in (("Jonas", "12+11+7"), ("Oma", "37")):
        kitchen.sees_heading(f"{name}’s hand")
        kitchen.lets_it_settle()
        if not kitchen.focused().startswith("Cards or points"):
            tab_to(kitchen, "Cards or points\ntype, say or tap the cards")
        kitchen.type_(total)
        kitchen.sees_subtotal(sum(map(int, total.split("+"))))
        kitchen.press("Enter")
    kitchen.sees_totals({"Mira": 67, "Jonas": 0, "Oma": 0})


def test_cards_and_buttons_of_the_pad_work_with_the_keyboard(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    kitchen.lets_it_settle()
    tab_to(kitchen, "7, 7 points, 0 counted")
    kitchen.press("Enter", times=2)
    kitchen.sees_subtotal(14)
    tab_to(kitchen, "Wild, 50 points, 0 counted")
    kitchen.press("Space")
    kitchen.sees_subtotal(64)
    tab_to(kitchen, "Save · Mira\u00a0+64")
    kitchen.press("Enter")
    kitchen.sees_totals({"Mira": 64})


def test_what_was_not_understood_is_put_right_with_the_keyboard(
    shared_server: Server, enter: Enter
) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.pad("Mira", "Jonas"))
    kitchen.sees_heading("Jonas’s hand")
    kitchen.lets_it_settle()
    kitchen.hand_by_total("7, skippy")
    kitchen.sees("Not understood: skippy")
    tab_to(kitchen, "“skippy” means Skip")
    kitchen.press("Enter")
    kitchen.sees_subtotal(27)
    kitchen.has_focus()
    kitchen.press("Enter")
    kitchen.sees_totals({"Mira": 27, "Jonas": 0})


def test_the_focus_comes_to_everything_on_the_board(shared_server: Server, enter: Enter) -> None:
    evening = Evening(shared_server.data_dir, ("Mira", "Jonas"))
    evening.play(("Mira", {"Jonas": 9}))
    kitchen = enter(shared_server, LAPTOP)
    kitchen.open(evening.route)
    kitchen.sees("Round 2: who went out?")
    names = kitchen.page.get_by_role("button").all_inner_texts()
    assert len(names) > 6
    for name in names:
        tab_to(kitchen, name)
    expect(kitchen.button(re.compile("^Rank 1, Mira"))).to_be_visible()
