"""What a correction asks stands where its button was: the screen is scrolled to it."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Memory, use_memory

_Sized = ft.LayoutSizeChangeEvent[ft.LayoutControl]


@dataclass(frozen=True, slots=True)
class Panels:
    """What the panels of a screen have in common: what scrolls them into sight.

    Memories hold it, and no references: components are compared by what they are given, and what
    scrolls is another thing on every screen. `room` is how tall that is, `heights` the panels'.
    """

    scroller: Memory[ft.Column | None]
    room: Memory[float]
    heights: Memory[dict[str, float]]

    def has_room(self, height: float) -> None:
        """What scrolls is drawn that tall."""
        self.room.current = height

    async def show(self, key: str, newest: str | None) -> None:
        """Brings the panel of that key into sight, or what is newest in it."""
        height = self.heights.current.get(key, 0.0)
        if self.scroller.current:
            first = brought_to_top(key, newest, height, self.room.current)
            await self.scroller.current.scroll_to(scroll_key=first)

    async def show_top(self) -> None:
        """Brings the beginning of the screen into sight."""
        if self.scroller.current:
            await self.scroller.current.scroll_to(offset=0)


def brought_to_top(key: str, newest: str | None, height: float, room: float) -> str:
    """Which of a panel and what is newest in it is to stand at the top: the panel, where all of
    it fits into the room, so that the earlier answers stay in sight.
    """
    return key if newest is None or height <= room else newest


def _nothing_yet() -> ft.Column | None:
    return None


def use_panels() -> Panels:
    """The panels of a screen. A hook."""
    scroller = use_memory(_nothing_yet())
    room = use_memory(0.0)
    heights = use_memory(dict[str, float]())
    return ft.use_memo(lambda: Panels(scroller, room, heights), [])


def panel(
    panels: Panels,
    key: str,
    title: str,
    controls: Sequence[ft.Control],
    newest: str | None = None,
) -> ft.Control:
    """A card that is brought into sight when it opens, and again whenever it has grown.

    `newest` is the key of what it says or asks last, where it has grown: see `news`.
    """

    async def sized(event: _Sized) -> None:
        panels.heights.current[key] = event.height
        await panels.show(key, newest)

    return ft.Container(
        content=parts.titled_card(title, controls),
        key=ft.ScrollKey(key),  # type: ignore[call-arg]
        on_size_change=sized,
    )


def news(panels: Panels, key: str, newest: str, control: ft.Control) -> ft.Control:
    """What has come into the panel of that key last; another one that is as tall comes into sight,
    too, although the panel has not grown.
    """

    async def drawn() -> None:
        await panels.show(key, newest)

    return ft.Container(
        content=control,
        key=ft.ScrollKey(newest),  # type: ignore[call-arg]
        on_size_change=drawn,
    )


def done_first(panels: Panels, key: str, control: ft.Control) -> ft.Control:
    """What was done, where it stands at the beginning of the screen: that comes into sight with it.

    The `key` is another one for everything that is done, because many of them are as tall.
    """
    return ft.Container(content=control, key=key, on_size_change=panels.show_top)
