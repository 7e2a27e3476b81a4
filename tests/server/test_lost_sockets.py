"""A browser that goes while it is written to leaves a session that can go on."""

import asyncio
from collections.abc import Iterator
from inspect import getclosurevars
from typing import Any

import pytest
from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from starlette.websockets import WebSocketDisconnect

from scorekeeper.server.lost_sockets import outlive_lost_sockets

FletApp: Any = pytest.importorskip("flet_web.fastapi.flet_app").FletApp
MESSAGE = Message(MessageAction.SESSION_CRASHED, SessionCrashedBody("hello"))


class Gone:
    """A socket whose browser has gone."""

    async def send_bytes(self, _frame: bytes) -> None:
        raise WebSocketDisconnect(1006)


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    send, drain = FletApp.send_message, FletApp._FletApp__send_loop
    yield
    FletApp.send_message, FletApp._FletApp__send_loop = send, drain


def connection(queue: "asyncio.Queue[bytes | None] | None") -> Any:
    app = FletApp.__new__(FletApp)
    vars(app)["_FletApp__websocket"] = Gone()
    vars(app)["_FletApp__send_queue"] = queue
    return app


async def written_to() -> None:
    app = connection(asyncio.Queue())
    app.send_message(MESSAGE)
    await app._FletApp__send_loop()


def test_the_socket_ends_as_one_that_was_closed() -> None:
    outlive_lost_sockets()
    outlive_lost_sockets()
    asyncio.run(written_to())


def test_what_is_sent_to_nobody_is_dropped() -> None:
    outlive_lost_sockets()
    connection(None).send_message(MESSAGE)


def test_flet_itself_would_raise_in_both() -> None:
    """Once this fails, Flet has mended it and ours can go."""
    outlive_lost_sockets()
    send = getclosurevars(FletApp.send_message).nonlocals["send"]
    drain = getclosurevars(FletApp._FletApp__send_loop).nonlocals["drain"]
    with pytest.raises(AttributeError):
        send(connection(None), MESSAGE)

    async def drained() -> None:
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        queue.put_nowait(b"a frame")
        await drain(connection(queue))

    with pytest.raises(WebSocketDisconnect):
        asyncio.run(drained())
