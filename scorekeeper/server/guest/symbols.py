"""Seat shapes and card symbols of the pages, from the same drawings that the app shows.

A page carries each shape once, in a sprite, and refers to it; so nothing is loaded and the colour
follows the text.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from scorekeeper.resources import assets_dir

SEATS: Final = (
    "circle", "hexagon", "shield", "diamond", "squircle",
    "triangle", "drop", "star", "clover", "pentagon",
)  # fmt: skip
"""The shapes in the order of the seats' colours."""
ICONS: Final = (
    "layers", "list", "scale", "house", "hand-helping", "arrow-right", "arrow-left", "check", "x",
    "trophy", "flame",
)  # fmt: skip
_BLANK_CARD: Final = "customizable"
_DRAWING: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_CENTRE: Final = re.compile(r'data-cy="([0-9.]+)"')
_BASELINE: Final = 6.6
"""How far below its middle a letter of the badge stands, in units of the drawing."""


def _inner(path: Path) -> str:
    found = _DRAWING.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is no drawing")
    return found.group(1).replace(' fill="currentColor"', "")


@cache
def sprite() -> Markup:
    """The shapes of all seats and the icons, to be referred to as #s0 and #i-check."""
    seats = [
        f'<symbol id="s{number}" viewBox="0 0 48 48">'
        f"{_inner(assets_dir() / 'symbols' / 'seats' / f'{name}.svg')}</symbol>"
        for number, name in enumerate(SEATS)
    ]
    icons = [
        f'<symbol id="i-{name}" viewBox="0 0 24 24">'
        f"{_inner(assets_dir() / 'icons' / 'ui' / f'{name}.svg')}</symbol>"
        for name in ICONS
    ]
    # Drawings of our own, from files that come with the program.
    return Markup(f'<svg class="none" aria-hidden="true">{"".join((*seats, *icons))}</svg>')


@cache
def seat_middle(colour: int) -> str:
    """The height at which the letter of a seat's badge stands, in units of its drawing."""
    text = (assets_dir() / "symbols" / "seats" / f"{SEATS[colour % len(SEATS)]}.svg").read_text(
        encoding="utf-8"
    )
    found = _CENTRE.search(text)
    return f"{(float(found.group(1)) if found else 24) + _BASELINE:.1f}"


@cache
def card_symbol(kind: str) -> Markup:
    """The drawing of a card kind; a table's own cards have that of a card filled in by hand."""
    cards = assets_dir() / "symbols" / "cards"
    path = cards / f"{kind}.svg"
    if not re.fullmatch(r"[a-z0-9-]+", kind) or not path.is_file():
        path = cards / f"{_BLANK_CARD}.svg"
    return Markup(f'<svg class="sym" viewBox="0 0 24 24" aria-hidden="true">{_card(path)}</svg>')


def _card(path: Path) -> str:
    found = _DRAWING.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is no drawing")
    return found.group(1).replace(' fill="currentColor" stroke="none"', ' class="f"')
