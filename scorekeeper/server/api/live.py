"""The live stream of events: caught up from any seq, then told of everything, in order, once each.

When to look, and who may go on looking, is `server/live.py`'s work. Each stream knows what it has
sent last and goes on from there, so nothing is left out or sent twice however slow it is. What has
just arrived is read once for all of them.
"""

import json
import threading
from collections import deque
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request
from sse_starlette import EventSourceResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from scorekeeper.domain.events import Event, event_data
from scorekeeper.server.api.models import MAX_SEQ
from scorekeeper.server.api.visits import AnyVisit, TableId, Visit
from scorekeeper.server.live import Draw, LiveTables, Push
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.service import Tables

BEAT: Final = 10.0
"""Seconds between two signs of life."""
SEND_TIMEOUT: Final = 60.0
"""Seconds after which somebody who takes nothing any more is given up."""
RETRY: Final = b"retry: 500\n\n"
"""How soon a browser comes back, in milliseconds."""
PAGE: Final = 500
"""Events read at once by a stream that has to catch up."""
REMEMBERED: Final = 200_000
"""Characters of what arrived last at a table, for streams that are a little behind."""

_ANY_LANGUAGE: Final = ""

router = APIRouter(tags=["events"])


class Tail:
    """What arrived last at a table, already written out. Safe between threads."""

    def __init__(self, tables: Tables, table: str, last: int) -> None:
        self._tables = tables
        self._table = table
        self._lock = threading.Lock()
        self._written: deque[tuple[int, str]] = deque()
        self._size = 0
        self._complete_after = last
        self.last = last

    def refresh(self) -> int:
        """Reads what has arrived since; the last seq. Raises StorageRefused."""
        with self._lock:
            for seq, event in self._tables.arrivals(self._table, self.last):
                text = written(seq, event)
                self._written.append((seq, text))
                self._size += len(text)
                self.last = seq
            while self._size > REMEMBERED:
                seq, text = self._written.popleft()
                self._size -= len(text)
                self._complete_after = seq
            return self.last

    def after(self, seen: int) -> tuple[int, str] | None:
        """Everything after a seq, and the seq reached; None where that is too long ago."""
        with self._lock:
            if seen < self._complete_after:
                return None
            found = [text for seq, text in self._written if seq > seen]
            return max(self.last, seen), "".join(found)


class Streams:
    """The open streams of one server."""

    def __init__(self) -> None:
        self._live: LiveTables | None = None
        self._tails: dict[str, Tail] = {}
        self._open: dict[str, int] = {}

    def follow(self, visit: Visit, table: str, since: int) -> AsyncIterator[bytes]:
        """The stream of a table after a seq."""
        if self._live is None:
            tables, here = visit.services.tables, visit.services.access.here
            self._live = LiveTables(tables, here, self._draw_from(tables))
        return self._events(self._live, visit, table, since)

    def _draw_from(self, tables: Tables) -> Draw:
        def draw(table: str, _language: str) -> Push:
            tail = self._tails.get(table)
            if tail is None:
                last, _state = tables.position(table)
                tail = self._tails.setdefault(table, Tail(tables, table, last))
            return Push(tail.refresh(), b"")

        return draw

    async def _events(
        self, live: LiveTables, visit: Visit, table: str, since: int
    ) -> AsyncIterator[bytes]:
        def may_stay() -> bool:
            return visit.visitor.may(Act.WATCH, table)

        self._open[table] = self._open.get(table, 0) + 1
        try:
            with live.watch(table, _ANY_LANGUAGE, may_stay) as watcher:
                newest = await live.newest(watcher.key)
                # Numbers beyond the end are of another database: everything here is new.
                seen = since if since <= newest.seq else 0
                yield RETRY
                announced = False
                while not watcher.sent_away:
                    reached, text = await self._after(visit, table, seen)
                    if text:
                        seen = reached
                        yield text.encode()
                    elif not announced:
                        announced = True
                        yield f'id: {seen}\nevent: live\ndata: {{"last":{seen}}}\n\n'.encode()
                    elif await watcher.next(BEAT) is None and not watcher.sent_away:
                        yield b": beat\n\n"
                yield b"event: gone\ndata: {}\n\n"
        finally:
            self._open[table] -= 1
            if not self._open[table]:
                del self._open[table]
                self._tails.pop(table, None)

    async def _after(self, visit: Visit, table: str, seen: int) -> tuple[int, str]:
        tail = self._tails.get(table)
        found = tail.after(seen) if tail else None
        if found is not None:
            return found
        return await run_in_threadpool(_page, visit.services.tables, table, seen)


def _page(tables: Tables, table: str, seen: int) -> tuple[int, str]:
    arrived = tables.arrivals(table, seen, PAGE)
    reached = arrived[-1][0] if arrived else seen
    return reached, "".join(written(seq, event) for seq, event in arrived)


def written(seq: int, event: Event) -> str:
    """An event as the stream tells it."""
    data = json.dumps({"seq": seq, "event": event_data(event)}, separators=(",", ":"))
    return f"id: {seq}\nevent: event\ndata: {data}\n\n"


@router.get(
    "/tables/{table}/stream",
    response_class=Response,
    responses={
        200: {
            "description": (
                "Server-Sent Events: `event` (an Arrived), `live` once caught up, "
                "`gone` where one may not look any more"
            ),
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        }
    },
)
async def stream(
    request: Request,
    visit: AnyVisit,
    table: TableId,
    since: Annotated[int, Query(ge=0, le=MAX_SEQ)] = 0,
    last_event_id: Annotated[int | None, Header(ge=0, le=MAX_SEQ)] = None,
) -> Response:
    """Every event after `since`, or after Last-Event-ID, and then each new one as it arrives."""
    await run_in_threadpool(visit.tables.position, table)
    streams: Streams = request.app.state.streams
    return EventSourceResponse(
        streams.follow(visit, table, since if last_event_id is None else last_event_id),
        # It has a beat of its own.
        ping=0,
        send_timeout=SEND_TIMEOUT,
        headers={"Cache-Control": "no-store"},
    )
