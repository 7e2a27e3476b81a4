"""Swiping sideways, as a quicker way to what a button does too."""

import flet as ft

from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.parts.tappable import Action

_FAST_ENOUGH = 300
"""Logical pixels a second: a flick. Slower ones are slips of the thumb, unless they go far."""

_FAR_ENOUGH = 80
"""Logical pixels."""


def swipeable(
    content: ft.Control, *, to_right: Action | None = None, to_left: Action | None = None
) -> ft.Control:
    """The content, with what a swipe over it does; screen readers use the buttons instead."""
    begun = 0.0

    def started(event: ft.DragStartEvent[ft.GestureDetector]) -> None:
        nonlocal begun
        begun = event.global_position.x

    async def ended(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        speed, way = event.primary_velocity or 0, event.global_position.x - begun
        if speed > _FAST_ENOUGH or way > _FAR_ENOUGH:
            action = to_right
        elif speed < -_FAST_ENOUGH or way < -_FAR_ENOUGH:
            action = to_left
        else:
            action = None
        if action is not None:
            await carry_out(action)

    return ft.GestureDetector(
        content=content,
        on_horizontal_drag_start=started,
        on_horizontal_drag_end=ended,
        exclude_from_semantics=True,
    )
