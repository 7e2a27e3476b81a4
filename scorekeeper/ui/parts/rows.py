"""Rows of lists and settings: tappable lines with a symbol, texts and something at the end."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import tall
from scorekeeper.ui.parts.surfaces import card_shadow
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import MIN_TARGET, Radius, Space, TypeRole


def list_row(
    title: str,
    *,
    note: str | None = None,
    trailing: str | None = None,
    icon: str | None = None,
    icon_seat: int | None = None,
    leading: ft.Control | None = None,
    end: ft.Control | None = None,
    on_click: Action | None = None,
    label: str | None = None,
    selected: bool | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """A card of one line: symbol on a colour, title, note, and a short text at the end.

    ``icon_seat`` takes the colour of that seat, ``leading`` replaces the symbol; ``end`` is drawn
    at the far end and must not be tappable itself.
    """
    look = use_look()
    palette = look.palette
    tile: list[ft.Control] = [leading] if leading else []
    if icon:
        seat = icon_seat is not None
        tile.append(
            ft.Container(
                content=symbols.icon(icon, palette.on_seat if seat else palette.primary, 26),
                bgcolor=look.seat_colour(icon_seat or 0) if seat else palette.tint,
                width=46,
                height=46,
                border_radius=Radius.CHIP,
                alignment=ft.Alignment.CENTER,
            )
        )
    heading: ft.Control = ft.Text(title, style=look.name(), expand=True)
    when = [ft.Text(trailing, style=look.eyebrow(), no_wrap=True)] if trailing else []
    if when and not look.stacked:
        heading = ft.Row(
            controls=[heading, *when],
            spacing=Space.S,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        heading.expand = None
    words = [heading]
    if note:
        words.append(ft.Text(note, style=look.note()))
    if look.stacked:
        words.extend(when)
    content = ft.Row(
        controls=[
            *tile,
            ft.Column(controls=words, spacing=1, expand=True, tight=True),
            *([end] if end else []),
        ],
        spacing=Space.M,
    )
    spoken = label or ", ".join(part for part in (title, note, trailing) if part)
    if on_click is None:
        card: ft.Control = ft.Container(
            content=ft.Semantics(label=spoken, exclude_semantics=True, content=content),
            bgcolor=palette.sheet,
            border_radius=Radius.CARD,
            padding=Space.M,
        )
    else:
        card = tappable(
            content,
            label=spoken,
            on_click=on_click,
            selected=selected,
            identifier=identifier,
            face=Face(fill=palette.sheet, radius=Radius.CARD, padding=Space.M),
        )
    return ft.Container(
        content=card,
        border_radius=Radius.CARD,
        clip_behavior=ft.ClipBehavior.NONE,
        shadow=card_shadow(),
    )


def outline_row(
    text: str,
    note: str | None,
    on_click: Action | None,
    *,
    icon: str | None = None,
    selected: bool | None = None,
    disabled: bool = False,
    name: str | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """A quiet choice as wide as the screen, 48 high, such as the knock-out on the pad."""
    look = use_look()
    palette = look.palette
    size = TypeRole.EYEBROW.scaled(look.text_scale)
    small = look.style(TypeRole.NOTE, palette.soft_ink, size=size)
    style = look.style(TypeRole.KEY)
    content = ft.Row(
        controls=[
            *([symbols.icon(icon, palette.ink, 20)] if icon else []),
            ft.Text(text, style=style, expand=True),
            *([ft.Text(note, style=small)] if note and not look.stacked else []),
        ],
        spacing=Space.S,
    )
    return tappable(
        content,
        label=name or ", ".join(part for part in (text, note) if part),
        on_click=on_click,
        selected=selected,
        disabled=disabled,
        identifier=identifier,
        face=Face(
            fill=palette.tint if selected else palette.paper,
            outline=palette.primary if selected else palette.line,
            radius=Radius.KEY,
            # Large letters may take several lines, and one of them is as high as any key.
            padding=tall(style, MIN_TARGET, Space.M)
            if look.stacked
            else insets.symmetric(horizontal=Space.M, vertical=Space.XS),
        ),
        height=None if look.stacked else MIN_TARGET,
    )


def switch_row(
    text: str,
    value: bool,
    on_change: Callable[[bool], object],
    *,
    note: str | None = None,
    identifier: str | None = None,
) -> ft.Control:
    """A setting of an option card that is on or off; the whole row switches it."""
    look = use_look()
    palette = look.palette
    thumb = ft.Container(
        width=20,
        height=20,
        border_radius=10,
        bgcolor=palette.on_primary if value else palette.edge,
    )
    track = ft.Container(
        content=thumb,
        width=48,
        height=28,
        padding=3,
        border_radius=Radius.KEY,
        bgcolor=palette.primary if value else palette.key,
        border=ft.Border.all(1.2, palette.primary if value else palette.edge),
        alignment=ft.Alignment.CENTER_RIGHT if value else ft.Alignment.CENTER_LEFT,
    )
    words: list[ft.Control] = [ft.Text(text, style=look.strong())]
    if note:
        words.append(ft.Text(note, style=look.note()))
    return tappable(
        ft.Row(
            controls=[ft.Column(controls=words, spacing=1, expand=True, tight=True), track],
            spacing=Space.M,
        ),
        label=", ".join(part for part in (text, note) if part),
        on_click=lambda: on_change(not value),
        toggled=value,
        identifier=identifier,
        face=Face(
            fill=palette.sheet,
            radius=Radius.KEY,
            padding=insets.symmetric(horizontal=Space.M, vertical=10),
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
