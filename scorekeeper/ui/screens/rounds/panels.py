"""What a correction asks stands where its button was: the screen is scrolled to it."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Memory, use_memory


@dataclass(frozen=True, slots=True)
class Panels:
    """What the panels of a screen have in common: what scrolls them into sight.

    A memory holds it, and no reference: components are compared by what they are given, and what
    scrolls is another thing on every screen.
    """

    scroller: Memory[ft.Column | None]

    async def show(self, key: str) -> None:
        """Brings the panel of that key to the top, where it is drawn already."""
        if self.scroller.current:
            await self.scroller.current.scroll_to(scroll_key=key)


def _nothing_yet() -> ft.Column | None:
    return None


def use_panels() -> Panels:
    """The panels of a screen. A hook."""
    scroller = use_memory(_nothing_yet())
    return ft.use_memo(lambda: Panels(scroller), [])


def panel(panels: Panels, key: str, title: str, controls: Sequence[ft.Control]) -> ft.Control:
    """A card that is brought into sight when it opens, and again whenever it has grown."""

    async def sized() -> None:
        await panels.show(key)

    return ft.Container(
        content=parts.titled_card(title, controls),
        key=ft.ScrollKey(key),  # type: ignore[call-arg]
        on_size_change=sized,
    )
