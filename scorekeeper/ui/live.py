"""Keeps a session's screens in step with the log: follows tables, stops when nobody looks.

A session that has lost its browser lives on for a while; following on its behalf would cost
everyone else, so it stops on disconnect and catches up on reconnect.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.tables.changes import Changes
from scorekeeper.tables.drafts import Desk
from scorekeeper.tables.service import Tables
from scorekeeper.ui.hooks import use_memory, use_value
from scorekeeper.ui.watched import Watched

Refresh = Callable[[], Awaitable[None]]
Subscribe = Callable[[Callable[[], None]], Callable[[], None]]
"""Takes what is to be called, from any thread, and returns how to stop that."""


class Live:
    """What one session follows."""

    def __init__(self, page: ft.Page, changes: Changes) -> None:
        self._page = page
        self._changes = changes
        self._followed: dict[int, tuple[Subscribe, Refresh]] = {}
        self._unsubscribe: dict[int, Callable[[], None]] = {}
        self._next = 0
        page.on_disconnect = self._pause
        page.on_connect = self._resume
        page.on_close = self._pause

    def follow(self, table: str | None, refresh: Refresh) -> Callable[[], None]:
        """Calls `refresh` in this session after every change of the table; returns how to stop."""
        return self.listen(
            lambda tell: self._changes.subscribe(table, lambda _table: tell()), refresh
        )

    def listen(self, subscribe: Subscribe, refresh: Refresh) -> Callable[[], None]:
        """Calls `refresh` in this session whenever what it subscribes to tells of something."""
        ticket = self._next
        self._next += 1
        self._followed[ticket] = (subscribe, refresh)
        self._subscribe(ticket)

        def stop() -> None:
            self._followed.pop(ticket, None)
            end = self._unsubscribe.pop(ticket, None)
            if end is not None:
                end()

        return stop

    def _subscribe(self, ticket: int) -> None:
        subscribe, refresh = self._followed[ticket]
        self._unsubscribe[ticket] = subscribe(lambda: self._later(refresh))

    def _later(self, refresh: Refresh) -> None:
        # A change is published by the thread that wrote it; state belongs to this session's task.
        # A session that ends just now wants to know nothing more.
        with suppress(RuntimeError):
            self._page.run_task(refresh)

    def _pause(self, _event: object) -> None:
        for end in self._unsubscribe.values():
            end()
        self._unsubscribe.clear()

    def _resume(self, _event: object) -> None:
        for ticket, (_subscribe, refresh) in list(self._followed.items()):
            if ticket not in self._unsubscribe:
                self._subscribe(ticket)
            self._later(refresh)


def _nothing() -> None:
    """The end of following nothing."""


def use_following(
    live: Live, table: str | None, refresh: Refresh, only_at: str | None = None
) -> None:
    """Calls `refresh` now and after every change, while the component is shown. A hook.

    `only_at`: the address at which it is in sight. Screens below another one are drawn as well;
    what takes long to draw and is seldom come back to need not keep up there.
    """
    _use_ticket(lambda: live.follow(table, refresh), table, refresh, only_at)


def use_listening(live: Live, what: str, subscribe: Subscribe, refresh: Refresh) -> None:
    """Calls `refresh` now and whenever `what` is told of, while the component is shown. A hook."""
    _use_ticket(lambda: live.listen(subscribe, refresh), what, refresh)


def use_desk(live: Live, desk: Desk, table: str, refresh: Refresh) -> None:
    """Calls `refresh` now and whenever a draft of the table changes on this device, in whichever
    of its tabs. A hook.
    """
    use_listening(live, f"{desk.name} {table}", lambda tell: desk.subscribe(table, tell), refresh)


def _use_ticket(
    follow: Callable[[], Callable[[], None]],
    what: str | None,
    refresh: Refresh,
    only_at: str | None = None,
) -> None:
    stop = use_memory(_nothing)
    # A change published while screens are being exchanged can miss the one that comes back into
    # sight; each arrival therefore looks again.
    here = ft.use_route_location()

    async def begin() -> None:
        if only_at in (None, here):
            stop.current = follow()
            await refresh()

    def end() -> None:
        stop.current()

    ft.use_effect(begin, dependencies=[what, here], cleanup=end)


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as a screen sees it: its state, or why it cannot be shown."""

    state: TableState | None = None
    refusal: Refusal | None = None


def _look(tables: Tables, table: str) -> Seen:
    try:
        return Seen(state=tables.state(table))
    except Refusal as refusal:
        return Seen(refusal=refusal)


def use_table(live: Live, tables: Tables, table: str) -> Seen:
    """The table, kept up to date while the component is shown. A hook."""
    # The first drawing shows the table at once: a glance at a log of one evening takes a
    # millisecond, and a session whose connection drops just now would be left with nothing.
    seen, set_seen = use_value(lambda: _look(tables, table))

    async def refresh() -> None:
        set_seen(await asyncio.to_thread(_look, tables, table))

    use_following(live, table, refresh)
    if seen.state is not None and seen.state.id != table:
        # Another address of the same screen: what was seen last is of another table.
        return _look(tables, table)
    return seen


def use_watched_table(live: Live, tables: Tables, table: str) -> Watched[Seen]:
    """The table for parts that each show a share of it; redraws nothing by itself. A hook."""
    watched = ft.use_memo(lambda: Watched(_look(tables, table)), [table])

    async def refresh() -> None:
        watched.put(await asyncio.to_thread(_look, tables, table))

    use_following(live, table, refresh)
    return watched


def use_task(work: Callable[[], Awaitable[None]], dependencies: list[object]) -> None:
    """Lets something run beside the component while it is shown. A hook."""
    running = use_memory(_none_running)

    async def begin() -> None:
        running.current = asyncio.ensure_future(work()).cancel

    ft.use_effect(begin, dependencies=dependencies, cleanup=lambda: running.current())


def _none_running() -> object:
    """The end of a task that has not begun."""
    return None
