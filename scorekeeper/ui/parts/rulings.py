"""What an answer is made of: the question in a bubble, cards as glyphs, the verdict, the source."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import MAIN_HEIGHT, tall
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import CardColour, Palette, Radius, Space, TypeRole

_GLYPH = 32
_SHAPE = 14
_PENCIL = 18
_SMALL_CORNER = 6
_LINES = 6
_LINES_SHORT = 3
_LINES_CRAMPED = 2
"""Of a question at most, the less the less room there is for its answer."""


def bubble(text: str, on_click: Action, *, name: str) -> ft.Control:
    """What somebody has asked, as if just said, at the right; to be tapped and said anew."""
    look = use_look()
    palette = look.palette
    # What is answered is to be seen, more than what was asked; and of the letters that the phone
    # itself makes larger nothing is known here.
    short = _LINES_CRAMPED if look.stacked else _LINES_SHORT
    said = ft.Container(
        content=ft.Row(
            controls=[
                ft.Text(
                    text,
                    style=look.strong(palette.on_primary),
                    max_lines=short if look.short else _LINES,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                    expand_loose=True,
                ),
                symbols.icon("pencil", palette.on_primary, _PENCIL),
            ],
            spacing=Space.S,
            tight=True,
        ),
        bgcolor=palette.primary,
        padding=insets.symmetric(horizontal=Space.L, vertical=10),
        border_radius=ft.BorderRadius.only(
            top_left=Radius.CARD,
            top_right=Radius.CARD,
            bottom_left=Radius.CARD,
            bottom_right=_SMALL_CORNER,
        ),
    )
    tapped = tappable(
        said, label=name, on_click=on_click, identifier="asked", face=Face(radius=Radius.CARD)
    )
    return ft.Container(
        content=tapped,
        alignment=ft.Alignment.CENTER_RIGHT,
        padding=insets.only(left=Space.XL),
    )


def card_glyph(
    label: str,
    *,
    colour: str | None = None,
    symbol: str | None = None,
    wild: bool = False,
) -> ft.Control:
    """A card in the middle of a sentence: its symbol and name, its colour with its shape."""
    look = use_look()
    palette = look.palette
    paint = _paint(palette, colour)
    fill, ink = (paint.fill, paint.on_fill) if paint else (palette.inverse, palette.on_inverse)
    drawn: list[ft.Control] = []
    if symbol:
        drawn.append(symbols.card_symbol(symbol, ink, 18))
    style = look.note(ink)
    drawn.append(ft.Text(label, style=style))
    if colour and paint:
        drawn.append(symbols.card_colour(colour, ink, _SHAPE))
    elif wild:
        drawn.append(symbols.card_colour("wild", ink, _SHAPE))
    return ft.Container(
        content=ft.Row(controls=drawn, spacing=6, tight=True),
        bgcolor=fill,
        border_radius=Radius.CHIP,
        border=ft.Border.all(1.5, palette.sheet),
        # No height of its own: a phone's own setting may make the text larger than ours does.
        padding=tall(style, _GLYPH, 10),
    )


def _paint(palette: Palette, colour: str | None) -> CardColour | None:
    names = ("red", "yellow", "green", "blue")
    return dict(zip(names, palette.card_colours, strict=True)).get(colour or "")


def verdict(text: str, tone: str, *, huge: bool) -> ft.Control:
    """The verdict, read aloud as soon as it is there; ``tone`` is yes, no or plain."""
    look = use_look()
    palette = look.palette
    colour = {"yes": palette.gain, "no": palette.danger}.get(tone)
    style = look.number(colour)
    if huge:
        style = look.leader_number(colour) if look.short else look.subtotal(colour)
    return ft.Semantics(live_region=True, heading_level=2, content=ft.Text(text, style=style))


def told(text: str) -> ft.Control:
    """A sentence that is the whole answer: set like a heading, read aloud once it is there."""
    style = use_look().style(TypeRole.TITLE, height=1.3)
    return ft.Semantics(live_region=True, heading_level=2, content=ft.Text(text, style=style))


def source_block(lines: Sequence[tuple[str, str]]) -> ft.Control:
    """Where it is printed: source and edition, and the section below; one pair after the other."""
    look = use_look()
    palette = look.palette
    texts: list[ft.Control] = [
        ft.Column(
            controls=[
                ft.Text(source, style=look.strong()),
                ft.Text(section, style=look.note(palette.ink)),
            ],
            spacing=0,
            tight=True,
        )
        for source, section in lines
    ]
    return ft.Container(
        content=ft.Row(
            controls=[
                symbols.icon("quote", palette.ink, 20),
                ft.Column(controls=texts, spacing=Space.S, expand=True, tight=True),
            ],
            spacing=Space.M,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        bgcolor=palette.key,
        border_radius=Radius.KEY,
        padding=Space.M,
    )


def marked_block(icon: str, title: str, lines: Sequence[str]) -> ft.Control:
    """A few sentences under a small heading with a symbol."""
    look = use_look()
    palette = look.palette
    return ft.Column(
        controls=[
            ft.Row(
                controls=[
                    symbols.icon(icon, palette.ink, 20),
                    ft.Semantics(heading_level=3, content=ft.Text(title, style=look.strong())),
                ],
                spacing=Space.S,
            ),
            *(ft.Text(line, style=look.body(palette.soft_ink)) for line in lines),
        ],
        spacing=Space.XS,
        tight=True,
    )


def colour_key(label: str, colour: str, on_click: Action) -> ft.Control:
    """One of the four card colours to tap: filled, with its shape and its name."""
    look = use_look()
    paint = _paint(look.palette, colour)
    if paint is None:
        raise ValueError(f"no card colour: {colour}")
    style = look.strong(paint.on_fill)
    return tappable(
        ft.Row(
            controls=[
                symbols.card_colour(colour, paint.on_fill, 22),
                ft.Text(label, style=style),
            ],
            spacing=Space.S,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        label=label,
        on_click=on_click,
        identifier=f"colour-{colour}",
        face=Face(
            fill=paint.fill,
            ink=paint.on_fill,
            radius=Radius.KEY,
            padding=tall(style, MAIN_HEIGHT, Space.S),
        ),
        expand=True,
    )
