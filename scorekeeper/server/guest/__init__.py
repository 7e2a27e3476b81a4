"""The guest page: the live board, the own cards and the rules, for phones with only a browser.

Server-rendered pages with a small script on top; everything works without it as well. Who is let
in is the gate's business, before any of this. What draws the pages is loaded with the first
request, so that a server answers as soon as it is started.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from scorekeeper.server.guest.files import PREFIX, guest_file

if TYPE_CHECKING:
    from scorekeeper.server.guest.visit import OpenServices

Endpoint = Callable[[Request], Awaitable[Response]]

_PAGES = ("", "/live", "/rounds", "/receipt/{player}", "/rounds/{round}/receipt/{player}")
_PAGES_TO_ASK = ("/ask", "/hand", "/hand/read")
_WRITES = ("/hand", "/seat")


def guest_routes(open_services: "OpenServices") -> list[BaseRoute]:
    """The routes of the guest page; `open_services` is called in a thread, per request."""
    loaded: dict[tuple[str, str], Endpoint] = {}

    def load() -> dict[tuple[str, str], Endpoint]:
        from scorekeeper.server.guest.endpoints import endpoints

        return endpoints(open_services)

    def route(method: str, path: str) -> Route:
        async def endpoint(request: Request) -> Response:
            if not loaded:
                loaded.update(await run_in_threadpool(load))
            return await loaded[method, path](request)

        return Route("/t/{table}" + path, endpoint, methods=[method])

    return [
        Route(f"{PREFIX}/{{version}}/{{name}}", guest_file),
        *(route("GET", path) for path in (*_PAGES, *_PAGES_TO_ASK)),
        *(route("POST", path) for path in _WRITES),
    ]
