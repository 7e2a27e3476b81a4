"""The one construction behind everything that can be tapped.

A text button carries touch, mouse, keyboard and the disabled state; the visible content is left
out of the semantics and one label stands for it; merging makes a single node of role and name.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import flet as ft

from scorekeeper.ui import insets
from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.look import use_look
from scorekeeper.ui.theme import CLEAR, Radius, faded

Action: TypeAlias = Callable[[], object]
"""What a tap does: a function without arguments, or a coroutine function."""

_RING_WIDTH = 3
_RING_GAP = 2.4
"""Stroke alignment beyond 1 moves the ring outwards and leaves a gap round the control."""


def on_event(action: Action) -> Callable[[], Awaitable[None]]:
    """Wrap an action as an event handler.

    Flet passes the event to any handler with a parameter, so ``lambda s=seat: …`` would receive
    the event in place of its default; behind this wrapper it does not.
    """

    async def handle() -> None:
        await carry_out(action)

    return handle


@dataclass(frozen=True, slots=True)
class Face:
    """How a tappable thing looks: fill, colour of ripples and hover, outline, corners, padding."""

    fill: str = CLEAR
    ink: str | None = None
    outline: str | None = None
    outline_width: float = 1.5
    radius: float = Radius.CARD
    padding: ft.PaddingValue = 0
    align: ft.Alignment | None = None
    ring: str | None = None
    """Colour of the keyboard focus ring; ink unless the surroundings are inverse."""
    faded_when_disabled: bool = True


Sides: TypeAlias = tuple[float, float, float, float]


def _sides(padding: ft.PaddingValue) -> Sides:
    if isinstance(padding, ft.Padding):
        return (padding.left, padding.top, padding.right, padding.bottom)
    return (padding, padding, padding, padding)


@lru_cache(maxsize=256)
def _style(
    fill: str,
    ink: str,
    outline: tuple[float, str] | None,
    radius: float,
    padding: Sides,
    align: tuple[float, float] | None,
    ring: str,
) -> ft.ButtonStyle:
    # Flet compares a new style field by field, and passes over one that it has already seen.
    return ft.ButtonStyle(
        bgcolor=fill,
        color=ink,
        padding=insets.only(left=padding[0], top=padding[1], right=padding[2], bottom=padding[3]),
        alignment=ft.Alignment(*align) if align else None,
        shape=ft.RoundedRectangleBorder(radius=radius),
        side={
            ft.ControlState.FOCUSED: ft.BorderSide(_RING_WIDTH, ring, stroke_align=_RING_GAP),
            ft.ControlState.DEFAULT: ft.BorderSide(*outline) if outline else ft.BorderSide.none(),
        },
        overlay_color={
            ft.ControlState.PRESSED: faded(ink, 0.12),
            ft.ControlState.HOVERED: faded(ink, 0.06),
            ft.ControlState.DEFAULT: CLEAR,
        },
    )


def tappable(
    content: ft.Control,
    *,
    label: str,
    on_click: Action | None,
    face: Face,
    selected: bool | None = None,
    toggled: bool | None = None,
    disabled: bool = False,
    autofocus: bool = False,
    on_long_press: Action | None = None,
    identifier: str | None = None,
    width: float | None = None,
    height: float | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """Return content that acts as a button named ``label``.

    ``selected`` marks the current one of several, ``toggled`` makes it a switch.
    Without ``on_click`` it is disabled.
    """
    look = use_look()
    dead = disabled or on_click is None
    ink = face.ink or look.palette.ink
    button = ft.TextButton(
        content=ft.Semantics(
            label=label,
            selected=selected,
            toggled=toggled,
            exclude_semantics=True,
            content=content,
        ),
        style=_style(
            face.fill,
            ink,
            (face.outline_width, face.outline) if face.outline else None,
            face.radius,
            _sides(face.padding),
            (face.align.x, face.align.y) if face.align else None,
            face.ring or look.palette.ink,
        ),
        on_click=on_event(on_click) if on_click and not disabled else None,
        on_long_press=on_event(on_long_press) if on_long_press and not dead else None,
        disabled=dead,
        opacity=0.45 if dead and face.faded_when_disabled else 1.0,
        autofocus=autofocus,
        width=width,
        height=height,
    )
    named = (
        ft.Semantics(identifier=identifier, content=button, disabled=dead) if identifier else button
    )
    return ft.MergeSemantics(content=named, expand=expand)
