"""Serves the web application until someone stops it."""

import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

# Browsers keep their WebSocket open; this long they get to say goodbye.
_GOODBYE_SECONDS: Final = 2


def serve(app: ASGIApp, sock: socket.socket, on_started: Callable[[], None]) -> None:
    """Answers requests on `sock` until Ctrl-C or a termination signal, then returns.

    `on_started` is called once, in the event loop, when the first request can be answered.
    """
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        lifespan="on",
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )
    _Server(config, on_started).run(sockets=[sock])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_started: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Cutting off a browser that does not say goodbye in time is no error, least of all one
        # with a traceback below the person's Ctrl-C.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn raises the signal again after stopping, which would end the process with an
        # error; here a signal is the ordinary way to stop.
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
