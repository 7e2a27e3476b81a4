"""How the parts of this screen stand: one below the other, in as many lines as it takes, or where
the screen is to be scrolled to.
"""

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.theme import Space


def column(controls: Sequence[ft.Control], spacing: float = Space.S) -> ft.Control:
    """Things one below the other, as wide as the screen."""
    return ft.Column(
        controls=list(controls),
        spacing=spacing,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def flow(controls: Sequence[ft.Control], spacing: float = 6) -> ft.Control:
    """Small things side by side, in as many lines as it takes."""
    return ft.Row(controls=list(controls), spacing=spacing, run_spacing=spacing, wrap=True)


@ft.component
def Landing(
    key: str, content: ft.Control, scroll_to: Callable[[str], Awaitable[None]] | None
) -> ft.Control:
    """What the screen can be scrolled to, and is where `scroll_to` is given.

    It has a size only once a browser has drawn it; what is not drawn is not scrolled to.
    """
    there = use_memory(False)

    async def drawn() -> None:
        if scroll_to and not there.current:
            there.current = True
            await scroll_to(key)

    return ft.Container(
        content=content,
        key=ft.ScrollKey(key),  # type: ignore[call-arg]
        on_size_change=drawn if scroll_to else None,
    )
