"""Putting text on the clipboard, and saying for a moment that it is there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

COPIED_FOR: Final = 2.0
"""Seconds in which a button says that it has copied."""


def use_copying(text: Callable[[], str]) -> tuple[bool, Callable[[], Awaitable[None]]]:
    """Whether the text has just been copied, and the action that copies it. A hook."""
    copied, set_copied = ft.use_state(False)

    async def copy() -> None:
        await ft.Clipboard().set(text())
        set_copied(True)
        await asyncio.sleep(COPIED_FOR)
        set_copied(False)

    return copied, copy
