"""An open page without a browser: the events of a stream, one after the other."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Message

from tests.server.guest.kitchen import Phone

PATIENCE = 10.0
"""Seconds until a test gives up; a busy machine needs some of them."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event; `data` is its JSON where it is a board."""

    name: str
    id: str
    data: Any


class Listener:
    """One open stream."""

    def __init__(self, app: ASGIApp, path: str, headers: dict[str, str]) -> None:
        self._app = app
        self._path, _, self._query = path.partition("?")
        self._headers = headers
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._closed = asyncio.Event()
        self._begun = asyncio.Event()
        self._task: asyncio.Future[None] | None = None
        self._rest = b""
        self.status = 0

    async def open(self) -> None:
        """Asks for the stream, and waits for the answer to begin."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": self._path,
            "raw_path": self._path.encode(),
            "root_path": "",
            "query_string": self._query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in self._headers.items()],
            "client": ("192.0.2.7", 50_000),
            "server": ("table", 80),
        }
        self._task = asyncio.ensure_future(self._app(scope, self._receive, self._send))
        async with asyncio.timeout(PATIENCE):
            await self._begun.wait()

    async def _receive(self) -> Message:
        await self._closed.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._begun.set()
        else:
            self._heard.put_nowait(message.get("body", b""))

    async def event(self, name: str = "") -> Event:
        """The next event, or the next of that name."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while b"\n\n" not in self._rest:
                    self._rest += (await self._heard.get()).replace(b"\r\n", b"\n")
                text, self._rest = self._rest.split(b"\n\n", 1)
                found = _event(text.decode())
                if not name or found.name == name:
                    return found

    async def silent(self, seconds: float) -> bool:
        """Whether nothing comes for so long."""
        await asyncio.sleep(seconds)
        return self._heard.empty() and not self._rest

    async def ended(self) -> None:
        """Waits for the server to end the stream."""
        assert self._task is not None
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def close(self) -> None:
        """Goes away as a browser does."""
        self._closed.set()
        if self._task is not None:
            await self.ended()


def _event(text: str) -> Event:
    fields = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    data: Any = fields.get("data", "")
    if fields.get("event") == "board":
        data = json.loads(data)
    return Event(fields.get("event", ""), fields.get("id", ""), data)


@asynccontextmanager
async def listening(phone: Phone, path: str, **headers: str) -> AsyncIterator[Listener]:
    """An open stream, closed at the end."""
    said = {
        "host": "table",
        "accept": "text/event-stream",
        "accept-language": "en",
        "cookie": "; ".join(f"{name}={value}" for name, value in phone.cookies.items()),
    }
    said |= {name.replace("_", "-"): value for name, value in headers.items()}
    listener = Listener(phone.app, path, said)
    await listener.open()
    try:
        yield listener
    finally:
        await listener.close()
