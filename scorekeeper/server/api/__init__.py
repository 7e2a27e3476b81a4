"""The API for apps and scripts: pull and push events, follow a table live, the board as JSON.

It is described by OpenAPI at `/api/openapi.json`, and for people in `docs/api.md`. Every refusal
is problem+json (RFC 9457), in the language that the request prefers.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starlette.routing import BaseRoute, Mount

from scorekeeper.server.gate import OpenAccess
from scorekeeper.server.later import LaterRoutes

if TYPE_CHECKING:
    from scorekeeper.tables.services import Services

__all__ = ["api_routes"]

_PREFIX: Final = "/api"


def api_routes(open_access: OpenAccess, open_services: "Callable[[], Services]") -> LaterRoutes:
    """The API, to stand behind the gate; both are called in threads."""

    def make() -> list[BaseRoute]:
        from scorekeeper.server.api.application import application

        mount = Mount(_PREFIX, application(open_access, open_services))
        # Whatever stands below it is the API's, line breaks as well.
        mount.path_regex = re.compile(mount.path_regex.pattern, re.DOTALL)
        return [mount]

    return LaterRoutes((f"{_PREFIX}/",), make)
