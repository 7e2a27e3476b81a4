"""Ways around: the bar at the top, the tabs below it, the three places at the bottom."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.parts.words import unbroken
from scorekeeper.ui.theme import CLEAR, CONTENT_WIDTH, MIN_TARGET, Radius, Space, TypeRole

_MARK = 3
_NAV_TEXT_SCALE = 1.5
"""Labels in the bottom bar stop growing here: three of them share the width of a phone."""


def top_bar(
    title: str,
    *,
    subtitle: str | ft.Control | None = None,
    eyebrow: str | None = None,
    on_back: Action | None = None,
    back_label: str = "",
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """Title of a screen with what belongs to it; smaller where there is a way back."""
    look = use_look()
    title_style = look.title() if on_back or look.short else look.headline()
    buttons_beside = 0 if look.stacked else len(actions) + bool(on_back)
    room = look.least_width - Space.XL - Space.S - buttons_beside * (MIN_TARGET + Space.XS)
    title_style = unbroken(look, title_style, title, room)
    words: list[ft.Control] = []
    if eyebrow:
        words.append(ft.Text(eyebrow, style=look.eyebrow()))
    words.append(
        ft.Semantics(
            heading_level=1,
            content=ft.Text(
                title,
                style=title_style,
                max_lines=None if look.stacked else 2,
                overflow=ft.TextOverflow.CLIP if look.stacked else ft.TextOverflow.ELLIPSIS,
            ),
        )
    )
    if isinstance(subtitle, str):
        subtitle = ft.Text(subtitle, style=look.note()) if subtitle else None
    # A component passes for a control only until it is asked for its class.
    if subtitle is not None:
        words.append(subtitle)
    back = [icon_button("arrow-left", back_label, on_back)] if on_back else []
    block = ft.Column(controls=words, spacing=0, expand=True, tight=True)
    bar: ft.Control = ft.Row(
        controls=[*back, block, *actions], spacing=Space.S if on_back else Space.XS
    )
    if look.stacked and (back or actions):
        block.expand = None
        buttons = ft.Row(controls=[*back, ft.Container(expand=True), *actions], spacing=Space.XS)
        # In line with what stands below the bar.
        indented = ft.Container(
            content=block, padding=insets.only(left=Space.L - Space.S if on_back else 0)
        )
        bar = ft.Column(controls=[buttons, indented], spacing=Space.XS, tight=True)
    return ft.Container(
        content=bar,
        padding=insets.only(
            left=Space.S if on_back else Space.XL,
            right=Space.S,
            top=Space.S if look.short else Space.L,
            bottom=Space.S,
        ),
    )


def tab_strip(
    tabs: Sequence[tuple[str, str, bool]], on_select: Callable[[str], object]
) -> ft.Control:
    """Views of one thing side by side: triples of label, route and whether it is the active one."""
    look = use_look()
    palette = look.palette
    edge = Space.M - 2 if look.short else Space.L

    def tab(label: str, route: str, active: bool) -> ft.Control:
        colour = palette.ink if active else palette.soft_ink
        return tappable(
            ft.Container(
                content=ft.Text(label, style=look.strong(colour), no_wrap=True),
                padding=insets.only(top=edge, bottom=edge - _MARK),
                border=ft.Border.only(
                    bottom=ft.BorderSide(_MARK, palette.primary if active else CLEAR)
                ),
            ),
            label=label,
            on_click=lambda: on_select(route),
            selected=active,
            face=Face(radius=Radius.CHIP, padding=insets.symmetric(horizontal=Space.M - 2)),
        )

    return ft.Container(
        content=ft.Row(
            controls=[tab(*entry) for entry in tabs],
            spacing=0,
            scroll=ft.ScrollMode.HIDDEN,
        ),
        padding=insets.symmetric(horizontal=Space.M - 2),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.line)),
    )


def bottom_nav(
    places: Sequence[tuple[str, str, str, bool]], on_select: Callable[[str], object]
) -> ft.Control:
    """The main places of the app: quadruples of icon, label, route and whether it is here."""
    look = use_look()
    palette = look.palette

    def place(icon: str, label: str, route: str, active: bool) -> ft.Control:
        colour = palette.primary if active else palette.soft_ink
        size = TypeRole.EYEBROW.scaled(min(look.text_scale, _NAV_TEXT_SCALE))
        style = look.style(TypeRole.EYEBROW, colour, size=size)
        return tappable(
            ft.Column(
                controls=[
                    symbols.icon(icon, colour, 24),
                    ft.Text(
                        label,
                        style=style,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ],
                spacing=2,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                tight=True,
            ),
            label=label,
            on_click=lambda: on_select(route),
            selected=active,
            face=Face(
                ink=colour,
                radius=Radius.KEY,
                padding=insets.symmetric(vertical=6, horizontal=Space.XS),
            ),
            expand=True,
        )

    return ft.Container(
        content=ft.Container(
            content=ft.Row(controls=[place(*entry) for entry in places], spacing=Space.XS),
            width=CONTENT_WIDTH,
        ),
        alignment=ft.Alignment.CENTER,
        padding=insets.symmetric(vertical=Space.XS, horizontal=Space.S),
        border=ft.Border.only(top=ft.BorderSide(1, palette.line)),
        bgcolor=palette.paper,
    )
