"""Buttons, from the strong one of a screen to a symbol alone."""

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.parts.words import lines_of
from scorekeeper.ui.theme import CLEAR, MIN_TARGET, Radius, Space

MAIN_HEIGHT = 60


def _line(
    text: str,
    style: ft.TextStyle,
    colour: str,
    icon: str | None,
    trailing_icon: str | None,
    gap: int = Space.M,
) -> ft.Control:
    """Icon, text and trailing icon, centred; the text wraps when it has to."""
    scale = max(1.0, min(1.5, use_look().text_scale))
    label = ft.Text(
        text, style=style, text_align=ft.TextAlign.CENTER, expand=True, expand_loose=True
    )
    return ft.Row(
        controls=[
            *([symbols.icon(icon, colour, 22 * scale)] if icon else []),
            label,
            *([symbols.icon(trailing_icon, colour, 22 * scale)] if trailing_icon else []),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=gap,
        tight=True,
    )


def tall(style: ft.TextStyle, height: float, sides: float) -> ft.Padding:
    """Padding that makes one line of text ``height`` tall and lets more lines grow."""
    line = use_look().line_height(style)
    return insets.symmetric(vertical=max(6.0, (height - line) / 2), horizontal=sides)


def primary_button(
    text: str,
    on_click: Action | None,
    *,
    icon: str | None = None,
    trailing_icon: str | None = None,
    disabled: bool = False,
    reason: str | None = None,
    danger: bool = False,
    name: str | None = None,
    autofocus: bool = False,
    identifier: str | None = None,
    expand: bool | int | None = None,
    room: float | None = None,
) -> ft.Control:
    """The one strong button of a screen, 60 high; a disabled one says its ``reason`` above.

    Where its text takes more than one line of the ``room`` its letters are smaller, and of two
    lines it is kept low: what it stands below needs the height.
    """
    look = use_look()
    palette = look.palette
    fill = palette.danger if danger else palette.primary
    on_fill = palette.on_danger if danger else palette.on_primary
    if disabled:
        fill, on_fill = palette.key, palette.soft_ink
    style, high, sides = look.name(on_fill), MAIN_HEIGHT, Space.M if trailing_icon else Space.XL
    if room is not None and lines_of(look, style, text, room - 2 * sides) > 1:
        style, sides = look.strong(on_fill), Space.M
        alone = lines_of(look, style, text, room - 2 * sides) == 1
        high = MAIN_HEIGHT if alone else MIN_TARGET
    spoken = name or text
    button = tappable(
        _line(text, style, on_fill, icon, trailing_icon, Space.S if trailing_icon else Space.M),
        label=f"{spoken}. {reason}" if disabled and reason else spoken,
        on_click=on_click,
        disabled=disabled,
        autofocus=autofocus,
        identifier=identifier,
        face=Face(
            fill=fill,
            ink=on_fill,
            padding=tall(style, high, sides),
            faded_when_disabled=False,
        ),
        expand=None if disabled and reason else expand,
    )
    if not (disabled and reason):
        return button
    why = ft.Semantics(
        exclude_semantics=True,
        content=ft.Text(reason, style=look.note(), text_align=ft.TextAlign.CENTER),
    )
    return ft.Column(
        controls=[why, button],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
        expand=expand,
    )


def secondary_button(
    text: str,
    on_click: Action | None,
    *,
    icon: str | None = None,
    trailing_icon: str | None = None,
    disabled: bool = False,
    on_paper: bool = False,
    compact: bool = False,
    name: str | None = None,
    identifier: str | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """A second choice, on tint; ``on_paper`` makes it a white card, ``compact`` 52 high."""
    look = use_look()
    ink = look.palette.ink
    style = look.strong()
    return tappable(
        _line(text, style, ink, icon, trailing_icon),
        label=name or text,
        on_click=on_click,
        disabled=disabled,
        identifier=identifier,
        face=Face(
            fill=look.palette.sheet if on_paper else look.palette.tint,
            padding=tall(style, 52 if compact else MAIN_HEIGHT, Space.L),
            radius=Radius.KEY if compact else Radius.CARD,
        ),
        expand=expand,
    )


def quiet_button(
    text: str,
    on_click: Action | None,
    *,
    icon: str | None = None,
    disabled: bool = False,
    danger: bool = False,
    outlined: bool = False,
    autofocus: bool = False,
    name: str | None = None,
    identifier: str | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """A choice without a fill, 48 high, for what is seldom wanted."""
    look = use_look()
    colour = look.palette.danger if danger else look.palette.primary
    style = look.strong(colour)
    return tappable(
        _line(text, style, colour, icon, None, gap=Space.S),
        label=name or text,
        on_click=on_click,
        disabled=disabled,
        autofocus=autofocus,
        identifier=identifier,
        face=Face(
            ink=colour,
            outline=look.palette.line if outlined else None,
            padding=tall(style, MIN_TARGET, Space.L),
            radius=Radius.KEY,
        ),
        expand=expand,
    )


def icon_button(
    icon: str,
    label: str,
    on_click: Action | None,
    *,
    disabled: bool = False,
    filled: bool = False,
    colour: str | None = None,
    size: float = 24,
    identifier: str | None = None,
) -> ft.Control:
    """A symbol alone, 48 by 48, named by ``label``; ``filled`` puts it on the main colour."""
    palette = use_look().palette
    ink = colour or (palette.on_primary if filled else palette.ink)
    return tappable(
        symbols.icon(icon, ink, size),
        label=label,
        on_click=on_click,
        disabled=disabled,
        identifier=identifier,
        face=Face(fill=palette.primary if filled else CLEAR, ink=ink, radius=Radius.KEY),
        width=MIN_TARGET,
        height=MIN_TARGET,
    )
