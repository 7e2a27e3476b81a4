"""Held against every screen: nothing sticks out, everything has a name and is large enough to hit.

On the smallest phone, in every language, and with the text at twice its size.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from scorekeeper.ui.theme import MIN_TARGET
from tests.browser.breadth import a_few
from tests.browser.conftest import PHONE, Enter
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

ROUNDING: Final = 0.6
LOOKS: Final = 6
PAUSE: Final = 700
"""Milliseconds between two looks at a screen that seems wrong."""
SETTINGS: Final = {
    "Deutsch": ("Deutsch", "100 %"),
    "Nederlands": ("Nederlands", "100 %"),
    "Deutsch, twice the size": ("Deutsch", "200 %"),
}
TRIED: Final = a_few("Deutsch, twice the size", "Deutsch", "Nederlands", usual=1)
"""German words are the longest, and large ones find whatever is too narrow."""

_THINGS: Final = """() => [...document.querySelectorAll(
    'flt-semantics-host [role=button], flt-semantics-host input, flt-semantics-host h1, ' +
    'flt-semantics-host h2, flt-semantics-host span')].map(thing => {
        const box = thing.getBoundingClientRect();
        let sideways = false;
        for (let node = thing; node; node = node.parentElement) {
            sideways ||= node.style.overflowX === 'scroll';
        }
        const view = thing.closest('[role=group]')?.getBoundingClientRect();
        const cut = view && (
            Math.abs(view.top - box.top) < 1 || Math.abs(view.bottom - box.bottom) < 1 ||
            Math.abs(view.left - box.left) < 1 || Math.abs(view.right - box.right) < 1);
        return {
            name: thing.getAttribute('aria-label') || thing.innerText,
            tappable: thing.matches('[role=button], input'),
            left: box.left, right: box.right, width: box.width, height: box.height,
            cut: !!cut, sideways,
        };
    })"""


@dataclass(frozen=True, slots=True)
class Thing:
    """A button, field or text on the screen.

    `cut`: it goes on outside a part that scrolls; `sideways`: that part scrolls to the side.
    """

    name: str
    tappable: bool
    left: float
    right: float
    width: float
    height: float
    cut: bool
    sideways: bool


def things(kitchen: Kitchen) -> list[Thing]:
    """What a screen reader finds on the screen."""
    return [Thing(**found) for found in kitchen.page.evaluate(_THINGS)]


def faults(kitchen: Kitchen, where: str) -> list[str]:
    """What is wrong with the screen that is shown and stays so: it is built up in several steps."""
    wrong: list[str] = []
    for _ in range(LOOKS):
        wrong = faults_of(things(kitchen), where)
        if not wrong:
            break
        kitchen.page.wait_for_timeout(PAUSE)
        kitchen.lets_it_settle()
    return wrong


def faults_of(found: list[Thing], where: str) -> list[str]:
    """What sticks out, has no name for people or is too small to hit."""
    if not found:
        return [f"nothing is there: {where}"]
    wrong: list[str] = []
    for thing in found:
        at = f"{where}: {thing}"
        if not thing.name.strip():
            wrong.append(f"without a name: {at}")
        if "{" in thing.name:
            wrong.append(f"program's words: {at}")
        sticks_out = thing.left < -ROUNDING or thing.right > PHONE[0] + ROUNDING
        if sticks_out and not thing.sideways:
            wrong.append(f"sticks out: {at}")
        too_small = min(thing.width, thing.height) < MIN_TARGET - ROUNDING
        if thing.tappable and not thing.cut and too_small:
            wrong.append(f"too small: {at}")
    return wrong


def routes(evening: Evening) -> list[str]:
    """Every screen there is."""
    return [
        "/",
        "/new",
        "/settings",
        evening.route,
        evening.pad("Maximiliane", "Jonas"),
        f"{evening.route}/rounds",
        evening.round(1),
        f"{evening.round(1)}/hand/{evening.players['Jonas']}",
        f"{evening.route}/setup",
        f"{evening.route}/winner",
        f"{evening.route}/rules",
        f"{evening.route}/share",
        f"{evening.route}/share/people",
        f"{evening.route}/share/hand-over",
        f"{evening.route}/copy",
        "/settings/devices",
        "/arrive",
        "/rules",
        "/nowhere",
    ]


@pytest.mark.parametrize("setting", TRIED)
def test_nothing_sticks_out_and_everything_can_be_named_and_hit(
    setting: str, shared_server: Server, enter: Enter
) -> None:
    evening = Evening(
        shared_server.data_dir, ("Maximiliane", "Jonas", "Oma", "Tom"), deck="112", target=100_000
    )
    evening.play(("Maximiliane", {"Jonas": 9999, "Oma": 0, "Tom": {"7": 1}}))
    evening.revise(1, "Maximiliane", {"Jonas": 9998, "Oma": 0, "Tom": {"7": 1}})
    kitchen = enter(shared_server, PHONE)
    kitchen.open("/settings")
    kitchen.tap(*SETTINGS[setting])
    kitchen.lets_it_settle()
    wrong: list[str] = []
    for route in routes(evening):
        kitchen.changes_to(route)
        wrong += faults(kitchen, route)
    assert wrong == []
