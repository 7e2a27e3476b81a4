"""Surfaces that hold other things: cards, empty states and error panels."""

from collections.abc import Sequence
from functools import cache

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import secondary_button
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.parts.words import heading
from scorekeeper.ui.theme import Radius, Space


def card_shadow() -> ft.BoxShadow:
    """The soft lower edge of a card: a line of colour, no blur."""
    return _edge(use_look().palette.line)


@cache
def _edge(colour: str) -> ft.BoxShadow:
    return ft.BoxShadow(color=colour, offset=ft.Offset(0, 1), blur_radius=0)


def card_sheet(
    content: ft.Control,
    *,
    on_click: Action | None = None,
    label: str | None = None,
    padding: ft.PaddingValue = Space.XL,
    radius: float = Radius.CARD,
    fill: str | None = None,
    selected: bool | None = None,
    identifier: str | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """A large soft card; with ``on_click`` and ``label`` the whole card is one button."""
    colour = fill or use_look().palette.sheet
    if on_click is None:
        return ft.Container(
            content=content,
            bgcolor=colour,
            border_radius=radius,
            padding=padding,
            shadow=card_shadow(),
            expand=expand,
        )
    return ft.Container(
        content=tappable(
            content,
            label=label or "",
            on_click=on_click,
            selected=selected,
            identifier=identifier,
            face=Face(fill=colour, radius=radius, padding=padding, align=ft.Alignment.CENTER_LEFT),
        ),
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.NONE,
        shadow=card_shadow(),
        expand=expand,
    )


def titled_card(title: str, controls: Sequence[ft.Control]) -> ft.Control:
    """A card with a heading and what belongs to it, one below the other."""
    return card_sheet(
        ft.Column(
            controls=[heading(title), *controls],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


def hero_card(content: ft.Control, *, expand: bool | int | None = None) -> ft.Control:
    """The card that a screen is about, on tint."""
    return ft.Container(
        content=content,
        bgcolor=use_look().palette.tint,
        border_radius=Radius.HERO,
        padding=Space.XL,
        expand=expand,
    )


def empty_state(
    icon: str,
    title: str,
    text: str,
    action_label: str | None = None,
    on_action: Action | None = None,
) -> ft.Control:
    """What could be here and how to get it."""
    look = use_look()
    palette = look.palette
    return ft.Container(
        content=ft.Column(
            controls=[
                ft.Container(
                    content=symbols.icon(icon, palette.primary, 36),
                    bgcolor=palette.tint,
                    width=76,
                    height=76,
                    border_radius=Radius.HERO,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Semantics(
                    heading_level=2,
                    content=ft.Text(title, style=look.title(), text_align=ft.TextAlign.CENTER),
                ),
                ft.Text(
                    text,
                    style=look.body(palette.soft_ink),
                    text_align=ft.TextAlign.CENTER,
                ),
                *(
                    [secondary_button(action_label, on_action)]
                    if action_label and on_action
                    else []
                ),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        padding=insets.symmetric(vertical=36, horizontal=Space.XL),
        alignment=ft.Alignment.CENTER,
    )


def error_panel(
    title: str,
    text: str,
    action_label: str | None = None,
    on_action: Action | None = None,
) -> ft.Control:
    """What went wrong and what to do, read aloud when it appears."""
    look = use_look()
    palette = look.palette
    return ft.Container(
        content=ft.Row(
            controls=[
                symbols.icon("triangle-alert", palette.danger, 24),
                ft.Column(
                    controls=[
                        ft.Semantics(
                            live_region=True,
                            content=ft.Text(title, style=look.strong(palette.danger)),
                        ),
                        ft.Text(text, style=look.note(palette.ink)),
                        *(
                            [secondary_button(action_label, on_action, compact=True)]
                            if action_label and on_action
                            else []
                        ),
                    ],
                    spacing=Space.S,
                    expand=True,
                    tight=True,
                ),
            ],
            spacing=Space.M,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        bgcolor=palette.sheet,
        border=ft.Border.all(2, palette.danger),
        border_radius=Radius.CARD,
        padding=Space.L,
    )


def divider() -> ft.Control:
    """A quiet line between rows of one card."""
    return ft.Container(height=1, bgcolor=use_look().palette.line)
