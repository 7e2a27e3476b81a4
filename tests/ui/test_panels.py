"""What a correction asks next is what is scrolled into sight."""

import asyncio
from typing import Any, cast

import flet as ft

from scorekeeper.ui.hooks import Memory
from scorekeeper.ui.screens.rounds.panels import Panels, brought_to_top, done_first


class Scroller:
    """Notes where it was scrolled to."""

    def __init__(self) -> None:
        self.at: list[dict[str, Any]] = []

    async def scroll_to(self, **where: Any) -> None:
        self.at.append(where)


def test_a_panel_taller_than_the_screen_shows_what_is_asked_next() -> None:
    assert brought_to_top("swap", "swap-anna", 700, 480) == "swap-anna"


def test_a_panel_that_fits_keeps_its_earlier_answers_in_sight() -> None:
    assert brought_to_top("swap", "swap-anna", 480, 480) == "swap"
    assert brought_to_top("swap", None, 700, 480) == "swap"


def test_how_tall_the_panel_is_now_decides() -> None:
    scroller = Scroller()
    shown = cast("ft.Column", scroller)
    panels = Panels(Memory[ft.Column | None](shown), Memory(0.0), Memory({"swap": 300.0}))
    panels.has_room(480)
    asyncio.run(panels.show("swap", "swap-anna"))
    panels.heights.current["swap"] = 700
    asyncio.run(panels.show("swap", "swap-anna"))
    assert scroller.at == [{"scroll_key": "swap"}, {"scroll_key": "swap-anna"}]


def test_what_was_done_brings_the_beginning_of_the_screen_into_sight() -> None:
    scroller = Scroller()
    shown = cast("ft.Column", scroller)
    panels = Panels(Memory[ft.Column | None](shown), Memory(480.0), Memory(dict[str, float]()))
    bar = done_first(panels, "done-1", ft.Text("Round 1 changed"))
    asyncio.run(cast("Any", bar).on_size_change())
    assert bar.key == "done-1"
    assert scroller.at == [{"offset": 0}]
