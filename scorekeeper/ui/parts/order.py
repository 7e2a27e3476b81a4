"""A list that people put into order: by dragging, or with two arrows a row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import symbols
from scorekeeper.ui.faults import carry_out
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.seats import seat_badge
from scorekeeper.ui.parts.words import decoration, name
from scorekeeper.ui.theme import MIN_TARGET, Space

ROW_HEIGHT = 52


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A seat in the list; `up` and `down` name the arrows."""

    key: str
    seat_index: int
    initial: str
    text: str
    up: str
    down: str


def order_list(rows: Sequence[OrderRow], on_move: Callable[[int, int], object]) -> ft.Control:
    """The rows in their order; ``on_move`` gets the old and the new place."""

    async def dropped(event: ft.OnReorderEvent) -> None:
        old, new = event.old_index, event.new_index
        if old is not None and new is not None:
            await carry_out(lambda: on_move(old, new))

    last = len(rows) - 1
    height = ROW_HEIGHT * max(1.0, use_look().text_scale * 0.8)
    return ft.ReorderableListView(
        controls=[_row(row, place, last, height, on_move) for place, row in enumerate(rows)],
        show_default_drag_handles=False,
        on_reorder=dropped,
        height=height * len(rows),
        spacing=0,
    )


def _row(
    row: OrderRow, place: int, last: int, height: float, on_move: Callable[[int, int], object]
) -> ft.Control:
    grip = ft.Container(
        content=symbols.icon("grip-vertical", use_look().palette.soft_ink, 24),
        width=32,
        height=MIN_TARGET,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        content=ft.Row(
            controls=[
                ft.ReorderableDragHandle(
                    content=decoration(grip), mouse_cursor=ft.MouseCursor.GRAB
                ),
                seat_badge(row.seat_index, row.initial, 34),
                name(row.text, max_lines=1, expand=True),
                icon_button(
                    "arrow-up", row.up, lambda: on_move(place, place - 1), disabled=place == 0
                ),
                icon_button(
                    "arrow-down",
                    row.down,
                    lambda: on_move(place, place + 1),
                    disabled=place == last,
                ),
            ],
            spacing=Space.S,
        ),
        key=row.key,
        height=height,
    )
