"""The server knows whether anybody is being answered."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from scorekeeper.server.answering import Answering

REQUEST = {"type": "http"}
PATIENCE = 20.0


async def _nothing(*_: object) -> None:
    raise AssertionError


def ask(app: Answering, scope: dict[str, str]) -> None:
    asyncio.run(app(scope, _nothing, _nothing))  # type: ignore[arg-type]


def test_somebody_is_being_answered_until_the_last_request_is_done() -> None:
    seen: list[bool] = []

    async def two_at_once(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await app({**scope, "type": "other"}, receive, send)
            seen.append(app.wait_until_idle(0))

    app = Answering(two_at_once)
    assert app.wait_until_idle(0)
    ask(app, REQUEST)
    assert seen == [False]
    assert app.wait_until_idle(PATIENCE)


def test_a_request_that_breaks_is_over_too() -> None:
    async def breaks(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ValueError

    app = Answering(breaks)
    with pytest.raises(ValueError):  # noqa: PT011
        ask(app, REQUEST)
    assert app.wait_until_idle(PATIENCE)


def test_the_connections_of_the_app_are_no_requests() -> None:
    seen: list[bool] = []

    async def socket(_scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(app.wait_until_idle(0))

    app = Answering(socket)
    ask(app, {"type": "websocket"})
    assert seen == [True]
