"""The API for apps and scripts: pull and push events, follow a table live, the board as JSON.

It is described by OpenAPI at `/api/openapi.json`, and for people in `docs/api.md`. Every refusal
is problem+json (RFC 9457), in the language that the request prefers.
"""

import re
from collections.abc import Callable

from starlette.concurrency import run_in_threadpool
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper.server.deferred import Once
from scorekeeper.server.gate import OpenAccess
from scorekeeper.tables.services import Services

__all__ = ["api_mount"]


def api_mount(open_access: OpenAccess, open_services: Callable[[], Services]) -> Mount:
    """The API at `/api`, behind the gate; both are called in threads."""
    mount = Mount("/api", _api_app(open_access, open_services))
    # Whatever stands below it is the API's, line breaks as well.
    mount.path_regex = re.compile(mount.path_regex.pattern, re.DOTALL)
    return mount


def _api_app(open_access: OpenAccess, open_services: Callable[[], Services]) -> ASGIApp:
    """The API, put together by its first request: a server is up sooner without it."""

    def make() -> ASGIApp:
        from scorekeeper.server.api.application import application

        return application(open_access, open_services)

    made: Once[ASGIApp] = Once(make)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        complete = made.ready()
        if complete is None:
            complete = await run_in_threadpool(made)
        await complete(scope, receive, send)

    return app
