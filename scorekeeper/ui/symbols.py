"""Drawn symbols: line icons, seat shapes, card symbols and card colours, from SVG files in assets/.

Each is an image of SVG source text in which ``currentColor`` has become a colour of the palette.
They are decoration: a control that shows one carries the name, so screen readers skip them.
"""

import re
from functools import cache
from pathlib import Path

import flet as ft

from scorekeeper.resources import assets_dir
from scorekeeper.ui.theme import SeatShape

_ICONS = "icons/ui"
_SEATS = "symbols/seats"
_CARDS = "symbols/cards"
_COLOURS = "symbols/colours"
_BLANK_CARD = "customizable"
_CENTRE = re.compile(r'data-cy="([0-9.]+)"')
_SEAT_BOX = 48.0


@cache
def svg_source(folder: str, name: str) -> str:
    """Text of one SVG file below assets/; raises FileNotFoundError naming the missing file."""
    path = assets_dir() / Path(folder) / f"{name}.svg"
    return path.read_text(encoding="utf-8").strip()


def _drawn(folder: str, name: str, colour: str, size: float) -> ft.Image:
    return ft.Image(
        src=svg_source(folder, name).replace("currentColor", colour),
        width=size,
        height=size,
        fit=ft.BoxFit.CONTAIN,
        exclude_from_semantics=True,
    )


def icon(name: str, colour: str, size: float = 24) -> ft.Image:
    """Line icon from assets/icons/ui, ``size`` logical pixels square."""
    return _drawn(_ICONS, name, colour, size)


def seat_shape(shape: SeatShape, colour: str, size: float) -> ft.Image:
    """Filled shape of a seat, ``size`` logical pixels square."""
    return _drawn(_SEATS, shape.value, colour, size)


def seat_centre(shape: SeatShape) -> float:
    """Height at which an initial looks centred in a shape, from 0 (top) to 1 (bottom)."""
    found = _CENTRE.search(svg_source(_SEATS, shape.value))
    return float(found.group(1)) / _SEAT_BOX if found else 0.5


def card_symbol(kind: str, colour: str, size: float = 24) -> ft.Image:
    """Symbol of a card kind from assets/symbols/cards, ``size`` logical pixels square.

    A table's own cards have no drawing; they show the one of a card that is filled in by hand.
    """
    return _drawn(_CARDS, kind if _is_drawn(kind) else _BLANK_CARD, colour, size)


@cache
def _is_drawn(kind: str) -> bool:
    return (assets_dir() / _CARDS / f"{kind}.svg").is_file()


def card_colour(name: str, colour: str, size: float) -> ft.Image:
    """Shape that stands for a card colour, from assets/symbols/colours."""
    return _drawn(_COLOURS, name, colour, size)
