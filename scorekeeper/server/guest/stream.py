"""Open pages are told of every change by Server-Sent Events.

The id of an event is the last seq of the log it was drawn from: whoever comes back with the same
one has missed nothing. An open page hears something every few seconds, so that it notices a
connection that is gone without a word.
"""

from collections.abc import AsyncIterator
from typing import Final

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from scorekeeper.domain.refusals import Refusal
from scorekeeper.server.guest.board import board_data
from scorekeeper.server.guest.files import version
from scorekeeper.server.guest.visit import OpenServices, Visit, refused, visit_of
from scorekeeper.server.live import LiveTables, Push, Watcher
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.services import Services

BEAT: Final = 10.0
"""Seconds between two signs of life."""
SEND_TIMEOUT: Final = 60.0
"""Seconds after which a browser that takes nothing any more is given up."""
_MOST_DIGITS: Final = 18


def draw_from(services: Services, table: str, language: str) -> Push:
    """A table as everybody who watches in a language is told of it. Raises Refusal."""
    seq, state = services.tables.position(table)
    data = board_data(services, language, state, seq)
    return Push(seq, f"id: {seq}\nevent: board\ndata: {data}\n\n".encode())


class Stream:
    """The open pages of one server."""

    def __init__(self, open_services: OpenServices) -> None:
        self._open_services = open_services
        self._live: LiveTables | None = None

    async def endpoint(self, request: Request) -> Response:
        """The stream of a table. Refused like any page."""
        try:
            visit = await run_in_threadpool(visit_of, request, self._open_services)
            await run_in_threadpool(_verify, visit)
            live = await self._opened()
            events = self._events(live, visit, _last_seen(request))
            return EventSourceResponse(
                # The generator has a beat of its own, which the page can hear.
                events,
                ping=0,
                send_timeout=SEND_TIMEOUT,
                headers={"Cache-Control": "no-store"},
            )
        except Refusal as refusal:
            return refused(request, refusal)

    async def _opened(self) -> LiveTables:
        services = await run_in_threadpool(self._open_services)
        if self._live is None:

            def draw(table: str, language: str) -> Push:
                return draw_from(services, table, language)

            self._live = LiveTables(services.tables, services.access.here, draw)
        return self._live

    async def _events(
        self, live: LiveTables, visit: Visit, last_seen: int | None
    ) -> AsyncIterator[bytes]:
        def may_stay() -> bool:
            return visit.visitor.may(Act.WATCH, visit.table)

        with live.watch(visit.table, visit.language, may_stay) as watcher:
            newest = await live.newest(watcher.key)
            if newest.seq != last_seen:
                yield newest.data
            yield _event("hello", version())
            async for data in _following(watcher):
                yield data


async def _following(watcher: Watcher) -> AsyncIterator[bytes]:
    while True:
        push = await watcher.next(BEAT)
        if push is not None:
            yield push.data
        elif watcher.sent_away:
            yield _event("gone", "-")
            return
        else:
            yield _event("beat", "-")


def _event(name: str, data: str) -> bytes:
    return ServerSentEvent(data, event=name, sep="\n").encode()


def _verify(visit: Visit) -> None:
    visit.verify(Act.WATCH)
    visit.state()


def _last_seen(request: Request) -> int | None:
    """The seq that a page has seen last; the browser says so, or the page's own address."""
    text = request.headers.get("last-event-id") or request.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else None
