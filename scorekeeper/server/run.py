"""Serves the web application until someone stops it."""

import logging
import signal
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

# Browsers keep their WebSocket open; this long they get to say goodbye.
_GOODBYE_SECONDS: Final = 2


@dataclass(frozen=True, slots=True)
class Certificate:
    """The files of a TLS certificate and its private key, both PEM."""

    cert: Path
    key: Path

    def fault(self) -> str | None:
        """What is wrong with the pair, None where nothing is."""
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
                self.cert, self.key, password=""
            )
        except (ssl.SSLError, OSError) as error:
            return str(error)
        return None


def serve(
    app: ASGIApp,
    sock: socket.socket,
    on_started: Callable[[], None],
    certificate: Certificate | None = None,
) -> None:
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
        # Nobody stands between us and the phones: what a header says of its sender is made up.
        proxy_headers=False,
        ssl_certfile=certificate.cert if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
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
