"""One value that several parts of a screen show, each redrawn when its own share has changed.

Flet compares a component whole with what it drew before; a board that is one component costs
every session a dozen milliseconds a round. What tells of changes is in `live.py`.
"""

from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Generic, TypeVar, cast

import flet as ft

from scorekeeper.ui.hooks import use_memory

T = TypeVar("T")
Share = TypeVar("Share")


class Watched(Generic[T]):
    """The value, what has been worked out from it, and who wants to hear of the next one."""

    def __init__(self, value: T) -> None:
        self._value = value
        self._worked_out: dict[Hashable, object] = {}
        self._listening: dict[int, Callable[[], None]] = {}
        self._next = 0

    @property
    def value(self) -> T:
        """The value as it is now."""
        return self._value

    def put(self, value: T) -> None:
        """Takes the next value and tells everybody who listens."""
        self._value = value
        self._worked_out.clear()
        for tell in tuple(self._listening.values()):
            tell()

    def once(self, key: Hashable, work_out: Callable[[], Share]) -> Share:
        """What `work_out` makes of the value; done once for each value and key."""
        with suppress(KeyError):
            return cast(Share, self._worked_out[key])
        share = self._worked_out[key] = work_out()
        return share

    def listen(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Calls `tell` after each new value; returns how to stop that."""
        ticket = self._next
        self._next += 1
        self._listening[ticket] = tell

        def stop() -> None:
            self._listening.pop(ticket, None)

        return stop


def use_share(watched: Watched[T], pick: Callable[[T], Share]) -> Share:
    """What `pick` takes of the value; the component is redrawn when that changes. A hook."""
    drawn: Any = use_memory(None)
    picking: Any = use_memory(None)
    stop: Any = use_memory(None)
    _times, redraw = ft.use_state(0)
    share = pick(watched.value)
    drawn.current, picking.current = share, pick

    def look() -> None:
        if picking.current(watched.value) != drawn.current:
            redraw(lambda times: times + 1)

    def begin() -> None:
        stop.current = watched.listen(look)
        # What came between the drawing and now.
        look()

    ft.use_effect(begin, dependencies=[watched], cleanup=lambda: stop.current())
    return share
