"""The gate in front of everything: nobody gets behind it without having been let in.

It recognises devices by their cookie (or, for programs, a bearer secret), refuses writes that come
from other sites, limits what is sent, and ends the connections of those who have been sent away.
How somebody is let in is `join.py`'s work.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scorekeeper.domain.refusals import Refusal
from scorekeeper.server.headers import guarded_send
from scorekeeper.server.problems import refused, wants_page
from scorekeeper.server.visitors import SCOPE_KEY, Visitor
from scorekeeper.sharing.pictures import MAX_FILE
from scorekeeper.sharing.roles import AccessRefused
from scorekeeper.tables.access import VISITOR, Access

OpenAccess = Callable[[], Access]

PUBLIC: Final = frozenset({"/join", "/api/join"})
PUBLIC_FOLDERS: Final = ("/j/", "/door/", "/guest/")
"""What answers everybody: the way in, and what its pages look like."""

HEALTH: Final = "/healthz"
MAX_BODY: Final = 6_000_000
"""Bytes of one request; an imported table is the largest thing there is to send."""

UPLOADS: Final = "/upload"
"""Where the app has files sent that somebody chose; a photo of a code is larger than a table."""

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LASTING: Final = ("/live", "/stream")
_SETTLES: Final = 0.2
"""Seconds in which several changes of who is let in are looked at together."""


class TooLarge(HTTPException):
    """More has been sent than is ever needed; said by whoever reads, or by the gate."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


class Gate:
    """ASGI middleware; `open_access` may raise StorageRefused, then everybody is told why."""

    def __init__(self, app: ASGIApp, open_access: OpenAccess) -> None:
        self._app = app
        self._open_access = open_access
        self._access: Access | None = None
        self._sockets: dict[str, set[asyncio.Event]] = {}
        self._look: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if scope["type"] == "http":
            send = guarded_send(scope, send)
            receive = limited(receive, _most(scope))
        try:
            answer = await self._admit(connection)
            if answer is None:
                await self._go_on(connection, receive, send)
                return
        except TooLarge:
            answer = refused(connection, AccessRefused("access-too-large"))
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await answer(scope, receive, send)

    async def _admit(self, connection: HTTPConnection) -> Response | None:
        """Puts the visitor into the scope, or gives the answer to somebody not let in."""
        path = connection.scope["path"]
        if not _is_from_here(connection):
            return refused(connection, AccessRefused("access-other-site"))
        if _announced(connection) > _most(connection.scope):
            return refused(connection, AccessRefused("access-too-large"))
        if path == HEALTH and _is_on_this_machine(connection):
            return None
        if path in PUBLIC or path.startswith(PUBLIC_FOLDERS):
            return None
        try:
            device = await self._device(secret_of(connection))
        except Refusal as refusal:
            return refused(connection, refusal)
        if device is None:
            if wants_page(connection):
                return RedirectResponse("/join", status_code=303)
            return refused(connection, AccessRefused("access-not-let-in"))
        connection.scope[SCOPE_KEY] = Visitor(device, await self._opened())
        return None

    async def _go_on(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        scope = connection.scope
        visitor: Visitor | None = scope.get(SCOPE_KEY)
        if visitor is None:
            await self._app(scope, receive, send)
            return
        token = VISITOR.set(visitor.device)
        left: Callable[[], None] | None = None
        if scope["type"] == "websocket" or scope["path"].endswith(_LASTING):
            left = visitor.access.here.arrived(visitor.device)
        try:
            if scope["type"] == "websocket":
                receive, send = self._until_sent_away(visitor.device, receive, send)
            await self._app(scope, receive, send)
        finally:
            VISITOR.reset(token)
            if left is not None:
                left()

    async def _device(self, secret: str | None) -> str | None:
        access = await self._opened()
        return await run_in_threadpool(_recognised, access, secret)

    async def _opened(self) -> Access:
        if self._access is None:
            access = await run_in_threadpool(self._open_access)
            if self._access is None:
                self._access = access
                loop = asyncio.get_running_loop()
                access.here.subscribe(lambda: _later(loop, self._somebody_changed))
        return self._access

    # Those who have been sent away.

    def _until_sent_away(self, device: str, receive: Receive, send: Send) -> tuple[Receive, Send]:
        """The two ends of a socket, which is closed when its device has been sent away."""
        gone = asyncio.Event()
        sockets = self._sockets.setdefault(device, set())
        sockets.add(gone)

        async def receiving() -> Message:
            heard = asyncio.ensure_future(receive())
            sent_away = asyncio.ensure_future(gone.wait())
            try:
                await asyncio.wait({heard, sent_away}, return_when=asyncio.FIRST_COMPLETED)
                if heard.done():
                    message = heard.result()
                else:
                    # Not left to the app, which may have nobody to tell.
                    await send({"type": "websocket.close", "code": 4403})
                    message = {"type": "websocket.disconnect", "code": 4403}
            finally:
                heard.cancel()
                sent_away.cancel()
            if message["type"] == "websocket.disconnect":
                sockets.discard(gone)
                if not sockets:
                    self._sockets.pop(device, None)
            return message

        async def sending(message: Message) -> None:
            if not gone.is_set():
                await send(message)

        return receiving, sending

    def _somebody_changed(self) -> None:
        if self._look is None and self._sockets:
            loop = asyncio.get_running_loop()
            self._look = loop.call_later(_SETTLES, self._look_around)

    def _look_around(self) -> None:
        self._look = None
        task = asyncio.ensure_future(self._end_for_those_sent_away())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_for_those_sent_away(self) -> None:
        access = await self._opened()
        for device in list(self._sockets):
            with suppress(Refusal):
                if await run_in_threadpool(access.tables_of, device) == set():
                    for gone in self._sockets.get(device, ()):
                        gone.set()


def cookie_name(connection: HTTPConnection) -> str:
    """Browsers tell servers on one computer apart by the name of the cookie only."""
    try:
        port = connection.url.port
    except ValueError:  # Somebody made up a Host.
        port = None
    return f"scorekeeper-{port or connection.url.scheme}"


def secret_of(connection: HTTPConnection) -> str | None:
    """What a request shows at the gate: a program's bearer secret or a browser's cookie."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and secret:
        return secret.strip()
    return connection.cookies.get(cookie_name(connection))


def _recognised(access: Access, secret: str | None) -> str | None:
    device = access.device(secret)
    if device is not None:
        access.here.note(device)
    return device


def _later(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # The loop has been closed: the server is stopping.
        loop.call_soon_threadsafe(call)


def _is_from_here(connection: HTTPConnection) -> bool:
    """Whether a write, or a lasting connection, comes from one of our own pages.

    Browsers say where a write comes from; programs that say nothing are no browsers.
    """
    if connection.scope["type"] == "http" and connection.scope["method"] in _SAFE:
        return True
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # No address at all.
        return False


def _most(scope: Scope) -> int:
    return MAX_FILE if scope["path"] == UPLOADS else MAX_BODY


def _announced(connection: HTTPConnection) -> int:
    """Bytes that a request says it will send."""
    said = connection.headers.get("content-length", "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 20 else 0


def _is_on_this_machine(connection: HTTPConnection) -> bool:
    return connection.client is not None and connection.client.host in {"127.0.0.1", "::1"}


def limited(receive: Receive, limit: int) -> Receive:
    """`receive`, raising TooLarge once more than `limit` bytes have come."""
    so_far = 0

    async def receiving() -> Message:
        nonlocal so_far
        message = await receive()
        so_far += len(message.get("body", b""))
        if so_far > limit:
            raise TooLarge
        return message

    return receiving
