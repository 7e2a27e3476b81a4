"""The line of the pad: what it takes, what it was understood to say, and what it was not."""

import asyncio
from contextlib import suppress

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.entry.flow import Entry
from scorekeeper.ui.screens.entry.view_model import (
    Chip,
    Pad,
)
from scorekeeper.ui.session import use_session

SETTLED = 0.4
"""Seconds after which a screen just shown or a button just clicked has taken the focus."""
TOUCH_PLATFORMS = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


@ft.component
def EntryLine(pad: Pad, entry: Entry, line: tuple[str, int]) -> ft.Control:
    """What is in the hand as chips, and the line that takes numbers, sums and words.

    `line` changes when the line starts afresh: for another hand, or emptied.
    """
    session = use_session()
    field = use_memory(NO_FIELD)
    drawn = use_memory(("", -1))
    typing = use_memory(False)
    begun, focused, turn = use_memory(False), use_memory(False), use_memory(0)
    renewed, drawn.current = drawn.current != line, line
    t = session.t

    async def give_focus(asked: int) -> None:
        # Flet drops the connection when it is asked to focus a field that has just gone.
        if asked == turn.current and isinstance(field.current, ft.TextField):
            with suppress(RuntimeError, TimeoutError):
                await field.current.focus()  # type: ignore[no-untyped-call]

    async def take_focus() -> None:
        # On a phone the focus would raise the keyboard over the keys, so there it waits until
        # somebody types.
        if session.page.platform in TOUCH_PLATFORMS and not typing.current:
            return
        asked = turn.current
        if begun.current:
            await give_focus(asked)
        begun.current = True
        await asyncio.sleep(SETTLED)
        # A screen just shown, or a button just clicked, takes the focus away once more.
        if not focused.current:
            await give_focus(asked)

    def give_up() -> None:
        turn.current += 1

    ft.use_effect(take_focus, dependencies=[line], cleanup=give_up)

    def type_(text: str) -> None:
        typing.current = True
        entry.type(text)

    async def submit(_: str) -> None:
        await entry.next()

    error = None
    if pad.not_understood:
        error = t("entry-not-understood", words=", ".join(pad.not_understood)[:80])
    return parts.entry_box(
        [_chip(entry, t("entry-remove", card=chip.text), chip) for chip in pad.chips],
        label=t("entry-line-label"),
        hint=t("entry-line-hint"),
        value=entry.place.hand.text,
        error=error,
        on_change=type_,
        on_submit=submit,
        on_focus=lambda there: setattr(focused, "current", there),
        ref=field,
        renewed=renewed,
        key="typed-line",
    )


def _chip(entry: Entry, remove: str, chip: Chip) -> ft.Control:
    return parts.chip(
        chip.text,
        note=chip.points or None,
        on_remove=lambda: entry.remove(chip),
        remove_label=remove,
        said=chip.said is not None,
    )
