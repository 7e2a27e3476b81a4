"""The hub between the log and those who watch: draws a table anew after each change, once for all.

A change is published by the thread that wrote it; here it is handed to the event loop, drawn once
for each language that somebody watches in, and the same bytes go to everyone. What another process
has written to the same database is found by looking every second, as long as anybody watches.
Who watches is in `watcher.py`; what is drawn, and how it is sent, is `guest/stream.py`'s business.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.refusals import Refusal
from scorekeeper.server.watcher import Key, Watcher, not_allowed
from scorekeeper.tables.presences import Presences
from scorekeeper.tables.service import Tables

LOOK_EVERY: Final = 1.0
"""Seconds between two looks for what other processes have written."""
ASK_AGAIN_EVERY: Final = 5.0
"""Seconds after which it is asked again whether those who watch still may."""
BEAT_EVERY: Final = 10.0
"""Seconds between two signs of life for everybody."""
GIVEN_UP_AFTER: Final = 60.0
"""Seconds after which a browser that takes nothing any more is given up."""
SETTLED_AFTER: Final = 0.25
"""Seconds in which people who come and go together count as one change."""


@dataclass(frozen=True, slots=True)
class Push:
    """What is sent to everyone who watches a table in one language; `seq` is the log's last."""

    seq: int
    data: bytes


Draw = Callable[[str, str], Push]
"""Draws a table in a language, in a thread. Raises Refusal."""


class LiveTables:
    """The tables that somebody watches just now. Used in one event loop only."""

    def __init__(
        self,
        tables: Tables,
        here: Presences,
        draw: Draw,
        *,
        beat: bytes = b"",
        beat_every: float = BEAT_EVERY,
        look_every: float = LOOK_EVERY,
    ) -> None:
        self._tables = tables
        self._here = here
        self._draw = draw
        self._beat = beat
        self._beat_every = beat_every
        self._look_every = look_every
        self._watchers: dict[Key, set[Watcher]] = {}
        self._newest: dict[Key, asyncio.Task[Push]] = {}
        self._stale: set[str] = set()
        self._delivering: dict[str, asyncio.Task[None]] = {}
        self._asking = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop: tuple[Callable[[], None], ...] = ()

    @property
    def watching(self) -> int:
        """How many connections are open."""
        return sum(map(len, self._watchers.values()))

    def watches(self, table: str) -> bool:
        """Whether anybody follows a table."""
        return any(watched == table for watched, _language in self._watchers)

    @contextmanager
    def watch(self, table: str, language: str, may_stay: Callable[[], bool]) -> Iterator[Watcher]:
        """Follows a table for as long as the block lasts; `may_stay` is asked in a thread."""
        key = (table, language)
        watcher = Watcher(key, may_stay)
        if not self._watchers:
            self._begin()
        self._watchers.setdefault(key, set()).add(watcher)
        try:
            yield watcher
        finally:
            left = self._watchers[key]
            left.discard(watcher)
            if not left:
                del self._watchers[key]
                self._newest.pop(key, None)
            if not self._watchers:
                self._end()

    async def newest(self, key: Key) -> Push:
        """The table as it was drawn last; drawn now where nobody has. Raises Refusal."""
        drawing = self._newest.get(key)
        if drawing is None or (drawing.done() and _result(drawing) is None):
            drawing = self._drawn_anew(key)
        # Shielded: a browser that leaves early must not cancel the drawing for the others.
        return await asyncio.shield(drawing)

    def _drawn_anew(self, key: Key) -> asyncio.Task[Push]:
        drawing = asyncio.create_task(asyncio.to_thread(self._draw, *key))
        drawing.add_done_callback(_looked_at)
        if key in self._watchers:
            self._newest[key] = drawing
        return drawing

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()

        def changed(table: str) -> None:
            # The loop may have ended while somebody was saving.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._look_again, table)

        def somebody_changed() -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._ask_soon)

        looking = loop.create_task(self._keep_looking())
        beating = loop.create_task(self._keep_beating())
        self._tasks |= {looking, beating}
        self._stop = (
            self._tables.changes.subscribe(None, changed),
            self._here.subscribe(somebody_changed),
            lambda: _cancel(looking),
            lambda: _cancel(beating),
        )

    def _end(self) -> None:
        for stop in self._stop:
            stop()
        self._stop = ()
        self._tasks.clear()
        self._stale.clear()

    def _look_again(self, table: str) -> None:
        if not self.watches(table):
            return
        self._stale.add(table)
        if table not in self._delivering:
            self._delivering[table] = asyncio.create_task(self._deliver(table))

    async def _deliver(self, table: str) -> None:
        try:
            while table in self._stale:
                self._stale.discard(table)
                for key in [key for key in self._watchers if key[0] == table]:
                    await self._deliver_to(key)
        finally:
            self._delivering.pop(table, None)

    async def _deliver_to(self, key: Key) -> None:
        before = self._newest.get(key)
        try:
            push = await self._drawn_anew(key)
        except Refusal:
            # A database that cannot be read just now; the next look tries again.
            self._newest.pop(key, None)
            return
        if before is not None and _result(before) == push:
            return
        for watcher in self._watchers.get(key, ()):
            watcher.offer(push.data)

    async def _keep_beating(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(self._beat_every)
            now = clock()
            for watcher in self._everyone():
                since = watcher.waits_since
                if since is not None and now - since > GIVEN_UP_AFTER:
                    watcher.give_up()
                elif self._beat:
                    watcher.beat(self._beat)

    def _everyone(self) -> list[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]

    async def _keep_looking(self) -> None:
        clock = asyncio.get_running_loop().time
        asked = clock()
        while True:
            await asyncio.sleep(self._look_every)
            for table in {table for table, _language in self._watchers}:
                known = {drawn.seq for drawn in self._drawn(table)}
                try:
                    seq, _state = await asyncio.to_thread(self._tables.position, table)
                except Refusal:
                    continue
                if known != {seq}:
                    self._look_again(table)
            if clock() - asked >= ASK_AGAIN_EVERY:
                asked = clock()
                await self._ask()

    def _drawn(self, table: str) -> Iterator[Push]:
        for key, drawing in self._newest.items():
            push = _result(drawing) if key[0] == table else None
            if push is not None:
                yield push

    def _ask_soon(self) -> None:
        if self._asking or not self._watchers:
            return
        self._asking = True

        async def soon() -> None:
            await asyncio.sleep(SETTLED_AFTER)
            self._asking = False
            await self._ask()

        asking = asyncio.create_task(soon())
        self._tasks.add(asking)
        asking.add_done_callback(self._tasks.discard)

    async def _ask(self) -> None:
        """Sends those away who may not watch any more."""
        for watcher in await asyncio.to_thread(not_allowed, self._everyone()):
            watcher.send_away()


def _result(drawing: asyncio.Task[Push]) -> Push | None:
    """What was drawn, once that has worked."""
    if not drawing.done() or drawing.cancelled() or drawing.exception() is not None:
        return None
    return drawing.result()


def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


def _looked_at(drawing: asyncio.Task[Push]) -> None:
    if not drawing.cancelled():
        drawing.exception()
