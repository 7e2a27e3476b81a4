"""What has just happened, in a bar at the thumb with the way back: the Undo bar."""

import flet as ft

from scorekeeper.ui import insets, symbols
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.parts.tappable import Action, Face, tappable
from scorekeeper.ui.theme import MIN_TARGET, Radius, Space, TypeRole

_BESIDE = 70
"""Characters of a message and of its way back that share the width of a phone."""
_LETTER = 0.58
"""Width of a letter of a way back in its size: on average and a little more."""
_EDGES = 2 * Space.L + Space.L + Space.XS
"""What the screen and the bar leave free on both sides of what the bar says."""


def message_bar(
    text: str,
    action_label: str | None = None,
    on_action: Action | None = None,
    *,
    icon: str = "check",
    further: tuple[str, str, Action] | None = None,
    spoken: str | None = None,
) -> ft.Control:
    """What has just happened, read aloud, with one way back (the Undo bar); ``further`` is the
    way back to what was before that: what is shown of it beside an arrow, and its name.
    ``spoken`` is what is read aloud where that is more than there is room to show.
    """
    look = use_look()
    palette = look.palette
    role = _role_of(look, further[0], action_label or "") if further else None
    unlike = spoken is not None and spoken != text
    said: list[ft.Control] = [
        symbols.icon(icon, palette.on_inverse, 20),
        ft.Semantics(
            live_region=True,
            label=spoken if unlike else None,
            exclude_semantics=unlike,
            content=ft.Container(
                content=ft.Text(text, style=look.note(palette.on_inverse)),
                padding=insets.symmetric(vertical=6 if role else Space.S),
            ),
            expand=True,
        ),
    ]
    margin = Space.S if further else Space.M
    ways: list[ft.Control] = []
    if further:
        ways.append(
            _way_back(
                further[0], further[2], name=further[1], icon="undo-2", margin=margin, role=role
            )
        )
    if action_label and on_action:
        ways.append(_way_back(action_label, on_action, margin=margin, role=role))
    content: ft.Control
    crowded = len(text) + len(action_label or "") > _BESIDE and not look.wide
    if further and role:
        content = _tucked(look, ft.Row(controls=said, spacing=Space.S), ways, role)
    elif ways and (look.stacked or further or crowded):
        # Doubled text, two ways or many words leave no room for all side by side.
        line = ft.Row(controls=said, spacing=Space.S)
        actions = ft.Row(controls=ways, wrap=True, spacing=0, alignment=ft.MainAxisAlignment.END)
        content = ft.Column(
            controls=[line, actions],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.END,
            tight=True,
        )
    else:
        content = ft.Row(controls=[*said, *ways], spacing=Space.S)
    return ft.Container(
        content=content,
        bgcolor=palette.inverse,
        border_radius=Radius.KEY,
        padding=insets.only(left=Space.L, right=Space.XS),
    )


def _role_of(look: Look, *labels: str) -> TypeRole | None:
    """The letters in which two ways back stand side by side; None where none are small enough."""
    if look.stacked:
        return None
    icon = 20 + Space.S
    room = look.least_width - _EDGES - icon - 2 * Space.S * len(labels)
    letters = sum(map(len, labels)) * _LETTER
    roles = (TypeRole.EMPHASIS, TypeRole.NOTE)
    fitting = (role for role in roles if letters * role.scaled(look.text_scale) <= room)
    return next(fitting, None)


def _tucked(look: Look, line: ft.Control, ways: list[ft.Control], role: TypeRole) -> ft.Control:
    """Ways back close below what was done: as targets they are taller than their words, and what
    is above these belongs to nobody. On a short phone the board needs that room.
    """
    words = look.line_height(look.style(role))
    below = (_way_height(look) + words) / 2 - 6
    return ft.Stack(
        controls=[
            ft.Container(content=line, padding=insets.only(bottom=below)),
            ft.Row(
                controls=ways,
                spacing=0,
                alignment=ft.MainAxisAlignment.END,
                left=0,
                right=0,
                bottom=0,
            ),
        ]
    )


def _way_height(look: Look) -> float:
    return max(MIN_TARGET, 30 * look.text_scale)


def _way_back(
    label: str,
    on_action: Action,
    *,
    name: str | None = None,
    icon: str | None = None,
    margin: float = Space.M,
    role: TypeRole | None = None,
) -> ft.Control:
    look = use_look()
    ink = look.palette.on_inverse
    size = (role or TypeRole.EMPHASIS).scaled(look.text_scale)
    style = look.style(TypeRole.EMPHASIS, ink, size=size, decoration=ft.TextDecoration.UNDERLINE)
    text = ft.Text(label, style=style)
    marked = ft.Row(
        controls=[*([symbols.icon(icon, ink, 20)] if icon else []), text],
        spacing=Space.S,
        tight=True,
    )
    return tappable(
        marked if icon else text,
        label=name or label,
        on_click=on_action,
        face=Face(
            ink=ink,
            radius=Radius.CHIP,
            padding=insets.symmetric(horizontal=margin),
            ring=ink,
        ),
        height=_way_height(look),
    )
