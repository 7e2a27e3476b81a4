"""Two pairs that play against each other."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.seats import seat_badge
from scorekeeper.ui.theme import Radius, Space


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody as they are drawn in a pair."""

    seat_index: int
    initial: str
    name: str


def pairs_row(
    pairs: Sequence[Sequence[Partner]], against: str, *, label: str, title: str | None = None
) -> ft.Control:
    """The pairs side by side, ``against`` between them; read aloud as the title and ``label``."""
    look = use_look()
    below = look.narrow or look.stacked
    controls: list[ft.Control] = []
    for pair in pairs:
        if controls:
            controls.append(ft.Text(against, style=look.note(), text_align=ft.TextAlign.CENTER))
        controls.append(_pair(pair, abreast=look.narrow and not look.stacked))
    line: ft.Control
    if below:
        line = ft.Column(
            controls=controls,
            spacing=Space.XS,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    else:
        for tile in controls[::2]:
            tile.expand = True
        line = ft.Row(controls=controls, spacing=Space.S)
    above = [ft.Text(title, style=look.eyebrow())] if title else []
    return ft.Semantics(
        label=f"{title}: {label}" if title else label,
        exclude_semantics=True,
        content=ft.Column(
            controls=[*above, line],
            spacing=Space.XS,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        ),
    )


def _pair(pair: Sequence[Partner], *, abreast: bool) -> ft.Control:
    """One pair on its tile: side by side where the tile has the whole width, else one below."""
    look = use_look()
    partners: list[ft.Control] = [
        ft.Row(
            controls=[
                seat_badge(partner.seat_index, partner.initial, 28),
                ft.Text(
                    partner.name,
                    style=look.strong(),
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
            ],
            spacing=Space.S,
            expand=abreast or None,
        )
        for partner in pair
    ]
    return ft.Container(
        content=ft.Row(controls=partners, spacing=Space.S)
        if abreast
        else ft.Column(controls=partners, spacing=Space.S, tight=True),
        bgcolor=look.palette.key,
        border_radius=Radius.KEY,
        padding=Space.M,
    )
