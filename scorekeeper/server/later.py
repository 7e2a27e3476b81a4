"""Routes that are imported with the first request to one of them: a server is up sooner without."""

from collections.abc import Callable, Sequence

from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

from scorekeeper.server.deferred import Once


class LaterRoutes(BaseRoute):
    """Everything below some paths; `make` is called once, in a thread."""

    def __init__(self, below: tuple[str, ...], make: Callable[[], Sequence[BaseRoute]]) -> None:
        self._below = below
        self._router: Once[Router] = Once(lambda: Router(make()))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request goes below one of the paths."""
        if scope["type"] in {"http", "websocket"} and scope["path"].startswith(self._below):
            return Match.FULL, {}
        return Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands the request to the routes, after they have been made."""
        router = self._router.ready()
        if router is None:
            router = await run_in_threadpool(self._router)
        await router(scope, receive, send)
