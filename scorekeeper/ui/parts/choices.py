"""Choices: chips to pick or take away, and the segmented one-of-a-few."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import tall
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import CLEAR, MIN_TARGET, Radius, Space

_REMOVABLE_HEIGHT = 36
_CROSS_SCALE = 1.5
"""How much larger than usual the cross of a chip becomes with its text."""
_SMALLEST_BUTTON = 64
"""Material gives every text button this width at least; a chip drawn narrower leaves a gap."""


def chip(
    text: str,
    on_click: Action | None = None,
    *,
    selected: bool | None = None,
    note: str | None = None,
    leading: ft.Control | None = None,
    on_remove: Action | None = None,
    remove_label: str | None = None,
    said: bool = False,
    name: str | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """A small choice or a removable item; its target is 48 high.

    With ``on_remove`` the whole chip removes, shows a cross and is named ``remove_label``; ``said``
    draws it with a line around, as what was understood of a text.
    Otherwise ``selected`` fills it; not selected it is outlined.
    """
    look = use_look()
    palette = look.palette
    chosen = bool(selected)
    ink = palette.on_primary if chosen else palette.ink
    style = look.strong(ink)
    parts: list[ft.Control] = [leading] if leading else []
    parts.append(ft.Text(text, style=style, expand=True, expand_loose=True))
    if note:
        parts.append(ft.Text(note, style=look.body(palette.soft_ink)))
    if on_remove:
        parts.append(symbols.icon("x", ink, 16 * min(_CROSS_SCALE, max(1.0, look.text_scale))))
    line = ft.Row(controls=parts, spacing=Space.S, tight=True)
    if on_remove:
        # Drawn 36 high inside a target of 48, so that many of them stay calm.
        narrow = len(text) < 2 and not note and look.text_scale < 1.3
        drawn = ft.Container(
            content=line,
            bgcolor=palette.sheet if said else palette.tint,
            border=ft.Border.all(1.2, palette.edge) if said else None,
            border_radius=Radius.CHIP,
            padding=tall(style, _REMOVABLE_HEIGHT, Space.M - 2),
            alignment=ft.Alignment.CENTER if narrow else None,
            width=_SMALLEST_BUTTON if narrow else None,
        )
        return tappable(
            drawn,
            label=remove_label or name or text,
            on_click=on_remove,
            identifier=identifier,
            face=Face(
                radius=Radius.CHIP,
                align=ft.Alignment.CENTER_LEFT,
                padding=insets.symmetric(vertical=(MIN_TARGET - _REMOVABLE_HEIGHT) / 2),
            ),
        )
    return tappable(
        line,
        label=name or text,
        on_click=on_click,
        selected=selected,
        identifier=identifier,
        face=Face(
            fill=palette.primary if chosen else palette.sheet,
            ink=ink,
            outline=None if chosen else palette.edge,
            outline_width=1,
            radius=Radius.KEY,
            padding=insets.symmetric(vertical=10, horizontal=Space.M)
            if leading
            else tall(style, MIN_TARGET, Space.M),
        ),
    )


def segmented(
    options: Sequence[tuple[str, str]],
    value: str,
    on_change: Callable[[str], object],
    *,
    label: str | None = None,
) -> ft.Control:
    """One of a few choices in a row: pairs of value and text; ``label`` names the group."""
    look = use_look()
    palette = look.palette

    def segment(option: str, text: str) -> ft.Control:
        chosen = option == value
        style = look.strong(None if chosen else palette.soft_ink)
        return tappable(
            ft.Text(text, style=style, text_align=ft.TextAlign.CENTER),
            label=text,
            on_click=lambda: on_change(option),
            selected=chosen,
            face=Face(
                fill=palette.sheet if chosen else CLEAR,
                outline=palette.primary if chosen else None,
                radius=Radius.KEY,
                padding=tall(style, MIN_TARGET, Space.XS),
            ),
            expand=None if look.stacked else True,
        )

    track = ft.Container(
        content=ft.Column(
            controls=[segment(option, text) for option, text in options],
            spacing=Space.XS,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
        if look.stacked
        else ft.Row(controls=[segment(option, text) for option, text in options], spacing=4),
        bgcolor=palette.key,
        border_radius=Radius.CARD,
        padding=Space.XS,
    )
    return ft.Semantics(label=label, container=True, content=track) if label else track
