"""Whether anybody waits for an answer just now, so that what nobody waits for can come after."""

import threading

from starlette.types import ASGIApp, Receive, Scope, Send


class Answering:
    """ASGI middleware that knows of the requests under way."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._under_way = 0
        self._idle = threading.Event()
        self._idle.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        self._under_way += 1
        self._idle.clear()
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    def wait_until_idle(self, patience: float) -> bool:
        """Waits, outside the event loop, until nobody is being answered; False after `patience`."""
        return self._idle.wait(patience)
