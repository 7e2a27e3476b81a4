"""Open pages are told of every change by Server-Sent Events.

The id of an event is the last seq of the log it was drawn from: whoever comes back with the same
one has missed nothing. An open page hears something every few seconds, so that it notices a
connection that is gone without a word.
"""

import asyncio
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from scorekeeper.domain.refusals import Refusal
from scorekeeper.server.guest.board import board_data
from scorekeeper.server.guest.files import version
from scorekeeper.server.guest.visit import OpenServices, Visit, refused, visit_of
from scorekeeper.server.live import BEAT_EVERY, LiveTables, Push
from scorekeeper.server.watcher import Watcher
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.services import Services

_MOST_DIGITS: Final = 18


def draw_from(services: Services, table: str, language: str) -> Push:
    """A table as everybody who watches in a language is told of it. Raises Refusal."""
    seq, state = services.tables.position(table)
    data = board_data(services, language, state, seq)
    return Push(seq, f"id: {seq}\nevent: board\ndata: {data}\n\n".encode())


class Stream:
    """The open pages of one server; `beat_every` is in seconds."""

    def __init__(self, open_services: OpenServices, beat_every: float = BEAT_EVERY) -> None:
        self._open_services = open_services
        self._beat_every = beat_every
        self._live: LiveTables | None = None

    async def endpoint(self, request: Request) -> Response:
        """The stream of a table. Refused like any page."""
        try:
            visit = await run_in_threadpool(visit_of, request, self._open_services)
            await run_in_threadpool(_verify, visit)
            return OpenPage(await self._opened(), visit, _last_seen(request))
        except Refusal as refusal:
            return refused(request, refusal)

    async def _opened(self) -> LiveTables:
        services = await run_in_threadpool(self._open_services)
        if self._live is None:

            def draw(table: str, language: str) -> Push:
                return draw_from(services, table, language)

            self._live = LiveTables(
                services.tables,
                services.access.here,
                draw,
                beat=_event("beat"),
                beat_every=self._beat_every,
            )
        return self._live


class OpenPage(Response):
    """One open page: a response that ends only when one of the two sides goes.

    Written out instead of taken from a library: sse-starlette has four tasks and a timer for each
    connection and takes twice as long to reach a thousand of them, measured by `make bench`.
    """

    def __init__(self, live: LiveTables, visit: Visit, last_seen: int | None) -> None:
        super().__init__(
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )
        # Its length is known to nobody.
        del self.headers["content-length"]
        self._live = live
        self._visit = visit
        self._last_seen = last_seen

    def _may_stay(self) -> bool:
        return self._visit.visitor.may(Act.WATCH, self._visit.table)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends until the browser goes or may not watch any more."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
            return
        visit = self._visit
        with self._live.watch(visit.table, visit.language, self._may_stay) as watcher:
            listening = asyncio.ensure_future(_until_gone(receive, watcher))
            try:
                await self._send_all(watcher, send)
            except asyncio.CancelledError:
                if not watcher.left:
                    raise
            finally:
                listening.cancel()

    async def _send_all(self, watcher: Watcher, send: Send) -> None:
        async def told(data: bytes, *, more: bool = True) -> None:
            await send({"type": "http.response.body", "body": data, "more_body": more})

        newest = await self._live.newest(watcher.key)
        await told(
            (newest.data if newest.seq != self._last_seen else b"") + _event("hello", version())
        )
        while (data := await watcher.next()) is not None:
            await told(data)
        if watcher.sent_away:
            await told(_event("gone"))
        await told(b"", more=False)


async def _until_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.leave()


def _event(name: str, data: str = "-") -> bytes:
    return f"event: {name}\ndata: {data}\n\n".encode()


def _verify(visit: Visit) -> None:
    visit.verify(Act.WATCH)
    visit.state()


def _last_seen(request: Request) -> int | None:
    """The seq that a page has seen last; the browser says so, or the page's own address."""
    text = request.headers.get("last-event-id") or request.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else None
