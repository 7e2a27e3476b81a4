"""A phone that speaks Flet's wire protocol and draws nothing: what a server sends, and when.

It registers as the web client does, answers each call of the server's with an error that the app
takes for "this device does not say", and notes every frame that it hears.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

_MESSAGE: Final = b"\x00"
_REGISTER: Final = 1
_CALL: Final = 5
_LARGEST: Final = 2**24


class FletClient:
    """One session; `heard` holds the moments and contents of the frames, in their order."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[tuple[float, bytes]] = []

    async def register(self, route: str) -> None:
        """Begins a session on a phone that has this address open."""
        page = {
            "route": route, "pwa": False, "web": True, "debug": False, "wasm": True, "test": False,
            "multi_view": False, "platform": "android", "platform_brightness": "light",
            "width": 390.0, "height": 844.0,
        }  # fmt: skip
        await self._send([_REGISTER, {"session_id": "", "page_name": "", "page": page}])

    async def listen(self) -> None:
        """Hears the server until the connection ends."""
        async for frame in self._socket:
            assert isinstance(frame, bytes)
            self.heard.append((time.perf_counter(), frame))
            action, body = msgpack.unpackb(frame[1:], strict_map_key=False)
            if action == _CALL:
                answer = {
                    "control_id": body["control_id"],
                    "call_id": body["call_id"],
                    "result": None,
                    "error": "not here",
                }
                await self._send([_CALL, answer])

    async def _send(self, message: Any) -> None:
        await self._socket.send(_MESSAGE + bytes(msgpack.packb(message)))


@asynccontextmanager
async def flet_client(address: str, route: str, cookie: str) -> AsyncIterator[FletClient]:
    """A session that has `route` open, for as long as the block lasts."""
    place = address.replace("http", "ws", 1) + "/ws"
    headers = {"Cookie": cookie, "Origin": address}
    async with connect(place, additional_headers=headers, max_size=_LARGEST) as socket:
        client = FletClient(socket)
        await client.register(route)
        listening = asyncio.create_task(client.listen())
        try:
            yield client
        finally:
            listening.cancel()
