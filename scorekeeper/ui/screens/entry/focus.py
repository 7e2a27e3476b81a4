"""When the line of the pad is given the focus, and where its caret is then."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.hooks import Memory, use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.session import Session

SETTLED = 0.4
"""Seconds after which a screen just shown or a button just clicked has taken the focus."""
TOUCH_PLATFORMS = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
NOTHING_TYPED: str | None = None
"""What a memory of the text that was selected starts as."""


@dataclass(frozen=True, slots=True)
class LineFocus:
    """The field of the line; whether it was `renewed` and what was typed before gives way; how
    often its caret was put behind the text, 0 where it stays. It has to be told of its focus and
    of what is typed.
    """

    field: Memory[ft.TextField | None]
    renewed: bool
    at_end: int
    changed: Callable[[bool], None]
    typed: Callable[[], None]


def use_line_focus(session: Session, line: tuple[str, int], text: str) -> LineFocus:
    """Gives the line the focus whenever it starts afresh, which is when `line` changes. A hook."""
    field = use_memory(NO_FIELD)
    drawn, typing = use_memory(("", -1)), use_memory(False)
    begun, focused, turn = use_memory(False), use_memory(False), use_memory(0)
    awaited, selected = use_memory(False), use_memory(NOTHING_TYPED)
    times, set_times = ft.use_state(0)
    renewed, drawn.current = drawn.current != line, line
    if renewed:
        awaited.current, selected.current = True, None

    async def give_focus(asked: int) -> None:
        # Flet drops the connection when it is asked to focus a field that has just gone.
        if asked == turn.current and isinstance(field.current, ft.TextField):
            with suppress(RuntimeError, TimeoutError):
                await field.current.focus()  # type: ignore[no-untyped-call]

    async def take_focus() -> None:
        # On a phone the focus would raise the keyboard over the keys, so there it waits until
        # somebody types.
        if session.page.platform in TOUCH_PLATFORMS and not typing.current:
            awaited.current = False
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

    def changed(there: bool) -> None:
        focused.current = there
        # In an empty line there is nothing to select, and whoever types at once may be ahead of
        # the news of the focus: a caret that is put there then would part their first two digits.
        held = field.current.value if isinstance(field.current, ft.TextField) else ""
        if there and awaited.current and held:
            # Where nobody tapped into it a browser selects all, and the next letter would wipe it.
            selected.current = held
            set_times(lambda before: before + 1)

    def typed() -> None:
        typing.current, awaited.current = True, False

    return LineFocus(field, renewed, times if selected.current == text else 0, changed, typed)
