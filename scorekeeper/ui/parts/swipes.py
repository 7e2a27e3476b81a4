"""Swiping sideways, as a quicker way to what a button does too."""

import flet as ft

from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.parts.tappable import Action

_FAST_ENOUGH = 300
"""Logical pixels a second; slower ones are slips of the thumb."""


def swipeable(
    content: ft.Control, *, to_right: Action | None = None, to_left: Action | None = None
) -> ft.Control:
    """The content, with what a swipe over it does; screen readers use the buttons instead."""

    async def ended(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        speed = event.primary_velocity or 0
        action = to_right if speed > _FAST_ENOUGH else to_left if speed < -_FAST_ENOUGH else None
        if action is not None:
            await carry_out(action)

    return ft.GestureDetector(
        content=content, on_horizontal_drag_end=ended, exclude_from_semantics=True
    )
