"""One of a few that need a sentence each, and what is folded away until somebody wants it."""

import math
from collections.abc import Sequence

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.surfaces import card_shadow, card_sheet
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.parts.words import heading
from scorekeeper.ui.theme import CLEAR, Radius, Space

_RING = 22


def option_card(
    title: str, options: Sequence[ft.Control], *, after: Sequence[ft.Control] = ()
) -> ft.Control:
    """A card with a question and its options, which come closer to its edge than the words do."""
    inset = Space.XL - Space.S

    def indented(content: ft.Control) -> ft.Control:
        return ft.Container(content=content, padding=insets.symmetric(horizontal=inset))

    return card_sheet(
        ft.Column(
            controls=[
                indented(heading(title)),
                ft.Column(
                    controls=list(options),
                    spacing=6,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    tight=True,
                ),
                *(indented(control) for control in after),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        ),
        padding=insets.only(
            left=Space.S,
            right=Space.S,
            top=Space.XL,
            bottom=Space.XL if after else Space.S,
        ),
    )


def option_row(
    text: str,
    on_click: Action,
    *,
    selected: bool,
    note: str | None = None,
    why_not: str | None = None,
    picture: ft.Control | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """A choice as wide as its card: name, one line, and a tick when it is chosen.

    With ``why_not`` it cannot be chosen and says the reason in place of the note. Without a
    ``picture``, which takes the tick on its corner, a ring stands at the end.
    """
    look = use_look()
    palette = look.palette
    closed = why_not is not None
    words: list[ft.Control] = [
        ft.Text(text, style=look.strong(palette.soft_ink if closed else None))
    ]
    if why_not or note:
        words.append(ft.Text(why_not or note or "", style=look.note()))
    column = ft.Column(controls=words, spacing=1, expand=True, tight=True)
    if picture:
        line = [_ticked(picture) if selected else picture, column]
    else:
        line = [column] if closed and not selected else [column, _ring(selected)]
    content: ft.Control = ft.Row(controls=line, spacing=Space.M)
    if look.stacked and picture:
        column.expand = None
        content = ft.Column(controls=line, spacing=Space.M, tight=True)
    fill, outline = palette.key, None
    if selected:
        fill, outline = palette.tint, palette.primary
    elif closed:
        fill = CLEAR
    return tappable(
        content,
        label=". ".join(part for part in (text, why_not or note) if part),
        on_click=None if closed else on_click,
        selected=selected,
        identifier=identifier,
        face=Face(
            fill=fill,
            outline=outline,
            outline_width=2,
            radius=Radius.KEY,
            padding=insets.symmetric(horizontal=Space.M, vertical=10),
            align=ft.Alignment.CENTER_LEFT,
            faded_when_disabled=False,
        ),
    )


def _ring(chosen: bool) -> ft.Control:
    palette = use_look().palette
    return ft.Container(
        content=symbols.icon("check", palette.on_primary, 15) if chosen else None,
        bgcolor=palette.primary if chosen else CLEAR,
        width=_RING,
        height=_RING,
        border_radius=_RING / 2,
        border=ft.Border.all(1.6, palette.primary if chosen else palette.edge),
        alignment=ft.Alignment.CENTER,
    )


def _ticked(picture: ft.Control) -> ft.Control:
    rim = use_look().palette.tint
    tick = ft.Container(
        content=_ring(True),
        bgcolor=rim,
        border_radius=Radius.CHIP + 1,
        padding=2,
        right=-9,
        bottom=-9,
    )
    return ft.Stack(controls=[picture, tick], clip_behavior=ft.ClipBehavior.NONE)


def folding_row(
    title: str,
    line: str,
    on_click: Action,
    *,
    opened: bool,
    identifier: str | None = None,
) -> ft.Control:
    """A quiet card that opens and closes what follows it; ``line`` says what is set there."""
    look = use_look()
    palette = look.palette
    arrow = ft.Container(
        content=symbols.icon("chevron-down", palette.soft_ink, 24),
        rotate=ft.Rotate(math.pi if opened else 0),
    )
    words = ft.Column(
        controls=[ft.Text(title, style=look.eyebrow()), ft.Text(line, style=look.strong())],
        spacing=1,
        expand=True,
        tight=True,
    )
    row = tappable(
        ft.Row(controls=[words, arrow], spacing=Space.M),
        label=f"{title}: {line}",
        on_click=on_click,
        identifier=identifier,
        face=Face(
            fill=palette.sheet,
            radius=Radius.CARD,
            padding=insets.symmetric(horizontal=Space.XL, vertical=Space.M),
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
    return ft.Container(
        content=ft.Semantics(expanded=opened, content=row),
        border_radius=Radius.CARD,
        shadow=card_shadow(),
    )
