"""Seats: a shape and a colour a player, with the initial inside."""

from functools import cache

import flet as ft

from scorekeeper.ui import symbols
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import FALLBACK_FAMILIES, MIN_TARGET, Family, Radius, seat_shape

_LETTER = 0.4
"""Height of the initial as a share of the badge."""

_RIM = 4
_DIMMED = 0.45


def seat_badge(
    seat_index: int,
    initial: str,
    size: float = 40,
    *,
    dimmed: bool = False,
    ticked: bool = False,
    rimmed: bool = False,
) -> ft.Control:
    """Shape of a seat with the player's initial; skipped by screen readers.

    ``dimmed`` for a seat that is not at play, ``ticked`` adds a small check mark; ``rimmed`` lays
    it on a disc, for fills that some of the colours would not be seen on.
    """
    look = use_look()
    badge = drawn_badge(look, seat_index, initial, size, dimmed=dimmed, ticked=ticked)
    if not rimmed:
        return badge
    disc = size + 2 * _RIM
    return ft.Container(
        content=badge,
        bgcolor=look.palette.sheet,
        width=disc,
        height=disc,
        border_radius=disc / 2,
        alignment=ft.Alignment.CENTER,
    )


def drawn_badge(
    look: Look,
    seat_index: int,
    initial: str,
    size: float,
    *,
    dimmed: bool = False,
    ticked: bool = False,
) -> ft.Control:
    """The shape in the colours of a look, for who keeps it from one drawing to the next."""
    palette = look.palette
    shape = seat_shape(seat_index)
    letter = size * _LETTER
    middle = symbols.seat_centre(shape)
    face = ft.Stack(
        controls=[
            symbols.seat_shape(shape, palette.seats[seat_index % len(palette.seats)], size),
            ft.Container(
                content=_initial(initial, letter / look.enlarged, palette.on_seat),
                alignment=ft.Alignment(0, (middle - 0.5) * 2),
                width=size,
                height=size,
            ),
        ],
        width=size,
        height=size,
        opacity=_DIMMED if dimmed else 1.0,
    )
    if not ticked:
        return ft.Semantics(exclude_semantics=True, content=face)
    tick = size * 0.4
    mark = ft.Container(
        content=symbols.icon("check", palette.on_gain, tick * 0.7),
        alignment=ft.Alignment.CENTER,
        width=tick,
        height=tick,
        border_radius=tick / 2,
        bgcolor=palette.gain,
        border=ft.Border.all(1.5, palette.paper),
        right=-tick * 0.3,
        bottom=-tick * 0.3,
    )
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Stack(controls=[face, mark], clip_behavior=ft.ClipBehavior.NONE),
    )


def _initial(initial: str, size: float, colour: str) -> ft.Text:
    return ft.Text(initial, style=_lettering(size, colour), no_wrap=True)


@cache
def _lettering(size: float, colour: str) -> ft.TextStyle:
    return ft.TextStyle(
        size=size,
        height=1.0,
        font_family=Family.DISPLAY.value,
        font_family_fallback=[family.value for family in FALLBACK_FAMILIES],
        color=colour,
    )


def seat_button(
    seat_index: int,
    initial: str,
    label: str,
    on_click: Action | None,
    *,
    current: bool = False,
    dimmed: bool = False,
    ticked: bool = False,
    size: float = 38,
    identifier: str | None = None,
) -> ft.Control:
    """A seat to tap, as along the top of the pad; the current one wears a ring."""
    palette = use_look().palette
    return tappable(
        seat_badge(seat_index, initial, size, dimmed=dimmed, ticked=ticked),
        label=label,
        on_click=on_click,
        selected=current,
        identifier=identifier,
        face=Face(
            outline=palette.primary if current else None,
            outline_width=2,
            radius=Radius.KEY,
            faded_when_disabled=False,
        ),
        width=max(size + 6, MIN_TARGET),
        height=max(size + 14, MIN_TARGET),
    )
