"""Emblems: small pictures of our own that tell one game from another before its name is read."""

from collections.abc import Callable
from typing import Final

import flet as ft

from scorekeeper.ui import symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.theme import CardColour, Palette, Radius

SIZE: Final = 52
_SHAPE: Final = 19
_LARGE_SHAPE: Final = 27
_ICON: Final = 30


def emblem(name: str) -> ft.Control:
    """The emblem of that name on its tile; skipped by screen readers."""
    palette = use_look().palette
    fill, picture = _EMBLEMS.get(name, _cards)(palette)
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            content=picture,
            bgcolor=fill,
            width=SIZE,
            height=SIZE,
            border_radius=Radius.KEY,
            alignment=ft.Alignment.CENTER,
        ),
    )


def _paint(palette: Palette, colour: CardColour) -> str:
    """The full colour by day; by night the lighter one, which stands out from the dark."""
    return colour.mark if palette.dark else colour.fill


def _four_colours(palette: Palette) -> tuple[str, ft.Control]:
    """The four card colours, each with its shape."""
    shapes: list[ft.Control] = [
        symbols.card_colour(name, _paint(palette, colour), _SHAPE)
        for name, colour in zip(
            ("red", "yellow", "green", "blue"), palette.card_colours, strict=True
        )
    ]
    rows: list[ft.Control] = [
        ft.Row(controls=shapes[start : start + 2], spacing=2, tight=True) for start in (0, 2)
    ]
    return palette.sheet, ft.Column(controls=rows, spacing=2, tight=True)


def _flame(palette: Palette) -> tuple[str, ft.Control]:
    """A flame on the colour of danger."""
    return palette.red.fill, symbols.icon("flame", palette.red.on_fill, _ICON)


def _two_shapes(palette: Palette) -> tuple[str, ft.Control]:
    """One shape half over another: a card of two colours."""
    behind = symbols.card_colour("blue", _paint(palette, palette.blue), _LARGE_SHAPE)
    front = symbols.card_colour("yellow", _paint(palette, palette.yellow), _LARGE_SHAPE)
    rim = symbols.card_colour("yellow", palette.sheet, _LARGE_SHAPE + 6)
    edge = SIZE - 2 * 4
    return palette.sheet, ft.Stack(
        controls=[
            ft.Container(content=behind, left=2, top=2),
            ft.Container(content=rim, right=-1, bottom=-1),
            ft.Container(content=front, right=2, bottom=2),
        ],
        width=edge,
        height=edge,
    )


def _pencil(palette: Palette) -> tuple[str, ft.Control]:
    """A pencil: somebody has written this down."""
    return palette.sheet, symbols.icon("pencil", palette.primary, _ICON - 2)


def _cards(palette: Palette) -> tuple[str, ft.Control]:
    """A pile of cards."""
    return palette.sheet, symbols.icon("layers", palette.primary, _ICON - 2)


_EMBLEMS: Final[dict[str, Callable[[Palette], tuple[str, ft.Control]]]] = {
    "four-colours": _four_colours,
    "flame": _flame,
    "two-shapes": _two_shapes,
    "pencil": _pencil,
}
