"""The live stream of events: caught up from any seq, then told of everything, in order, once each.

When to look, and who may go on looking, is `server/live.py`'s work. Each stream knows what it has
sent last and goes on from there, so nothing is left out or sent twice however slow it is. What has
just arrived is read once for all of them.
"""

import asyncio
import json
import threading
from collections import deque
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from scorekeeper.domain.events import Event, event_data
from scorekeeper.server.api.models import MAX_SEQ
from scorekeeper.server.api.visits import AnyVisit, TableId, Visit
from scorekeeper.server.live import BEAT_EVERY, Draw, LiveTables, Push
from scorekeeper.server.watcher import Watcher
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.service import Tables

PAGE: Final = 500
"""Events read at once by a stream that has to catch up."""
REMEMBERED: Final = 200_000
"""Characters of what arrived last at a table, for streams that are a little behind."""

_ANY_LANGUAGE: Final = ""
_BEAT: Final = b": beat\n\n"
_RETRY: Final = b"retry: 500\n\n"
"""How soon a browser comes back, in milliseconds."""

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

    def live(self, visit: Visit) -> LiveTables:
        """What wakes the streams; one for all of them, made for the first."""
        if self._live is None:
            tables, here = visit.services.tables, visit.services.access.here
            self._live = LiveTables(
                tables, here, self._draw_from(tables), beat=_BEAT, beat_every=BEAT_EVERY
            )
        return self._live

    async def after(self, visit: Visit, table: str, seen: int) -> tuple[int, str]:
        """What arrived after a seq, a page at most where that is long ago; the seq reached."""
        tail = self._tails.get(table)
        found = tail.after(seen) if tail else None
        if found is not None:
            return found
        return await run_in_threadpool(_page, visit.services.tables, table, seen)

    def forget(self, table: str) -> None:
        """Nobody follows the table any more."""
        if self._live is not None and not self._live.watches(table):
            self._tails.pop(table, None)

    def _draw_from(self, tables: Tables) -> Draw:
        def draw(table: str, _language: str) -> Push:
            tail = self._tails.get(table)
            if tail is None:
                last, _state = tables.position(table)
                tail = self._tails.setdefault(table, Tail(tables, table, last))
            return Push(tail.refresh(), b"")

        return draw


class OpenStream(Response):
    """One open stream: a response that ends only when one of the two sides goes."""

    def __init__(self, streams: Streams, visit: Visit, table: str, since: int) -> None:
        super().__init__(
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )
        # Its length is known to nobody.
        del self.headers["content-length"]
        self._streams = streams
        self._visit = visit
        self._table = table
        self._since = since

    def _may_stay(self) -> bool:
        return self._visit.visitor.may(Act.WATCH, self._table)

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        """Sends until the program goes or may not look any more."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        live = self._streams.live(self._visit)
        try:
            with live.watch(self._table, _ANY_LANGUAGE, self._may_stay) as watcher:
                listening = asyncio.ensure_future(_until_gone(receive, watcher))
                try:
                    await self._send_all(live, watcher, send)
                except asyncio.CancelledError:
                    if not watcher.left:
                        raise
                finally:
                    listening.cancel()
        finally:
            self._streams.forget(self._table)

    async def _send_all(self, live: LiveTables, watcher: Watcher, send: Send) -> None:
        async def told(data: bytes, *, more: bool = True) -> None:
            await send({"type": "http.response.body", "body": data, "more_body": more})

        newest = await live.newest(watcher.key)
        # Numbers beyond the end are of another database: everything here is new.
        seen = self._since if self._since <= newest.seq else 0
        await told(_RETRY)
        caught_up = False
        while not watcher.sent_away and not watcher.left:
            seen, text = await self._streams.after(self._visit, self._table, seen)
            if text:
                await told(text.encode())
            elif not caught_up:
                caught_up = True
                await told(_message("live", f'{{"last":{seen}}}', seen))
            else:
                # Empty where it is only said that there is something to be read.
                sign = await watcher.next()
                if sign:
                    await told(sign)
        await told(_message("gone", "{}") if watcher.sent_away else b"", more=False)


async def _until_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.leave()


def _message(name: str, data: str, seq: int | None = None) -> bytes:
    number = "" if seq is None else f"id: {seq}\n"
    return f"{number}event: {name}\ndata: {data}\n\n".encode()


def _page(tables: Tables, table: str, seen: int) -> tuple[int, str]:
    arrived = tables.arrivals(table, seen, PAGE)
    reached = arrived[-1][0] if arrived else seen
    return reached, "".join(written(seq, event) for seq, event in arrived)


def written(seq: int, event: Event) -> str:
    """An event as the stream tells it."""
    data = json.dumps({"seq": seq, "event": event_data(event)}, separators=(",", ":"))
    return _message("event", data, seq).decode()


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
    since = since if last_event_id is None else last_event_id
    return OpenStream(request.app.state.streams, visit, table, since)
