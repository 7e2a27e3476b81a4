"""The API put together: its routes, its refusals, its description.

Imported with the first request, since FastAPI takes its time.
"""

from typing import Any, Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper import __version__
from scorekeeper.server.api import doors, live, scoring, tables, transfer
from scorekeeper.server.api.faults import handle_faults
from scorekeeper.server.api.models import Problem
from scorekeeper.server.api.visits import OpenServices
from scorekeeper.server.deferred import Once
from scorekeeper.server.gate import OpenAccess, limited

MAX_BODY: Final = 1_000_000
"""Bytes of one request, but for an imported file, which may be as large as the gate allows."""

_PROBLEMS: Final = {
    "400": "The request cannot be read.",
    "401": "Not let in here.",
    "403": "This role may not do that, or the request comes from another site.",
    "404": "There is no such table.",
    "409": "Somebody was faster; `next` says what the round to come is.",
    "413": "That is too much to send at once.",
    "415": "The content is not JSON.",
    "422": "A value cannot be, or the table refuses the action.",
    "429": "Too many attempts; see Retry-After.",
    "503": "The database cannot be used just now.",
}
_ABOUT: Final = """
Every device is let in by the secret of a link or by a code (`POST /join`) and from then on sends
its own secret as a bearer token. Tables are logs of events: pull those after a `seq`, push events,
or follow the stream. Events have ids made of their content, so the same event never counts twice.
"""


def application(open_access: OpenAccess, open_services: OpenServices) -> ASGIApp:
    """The API as an ASGI app; its paths are relative to where it is mounted."""
    app = FastAPI(
        title="Scorekeeper",
        version=__version__,
        description=_ABOUT,
        # Their pages load from a CDN.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
    )
    app.state.open_access = open_access
    app.state.services = Once(open_services)
    app.state.streams = live.Streams()
    for part in (doors, tables, transfer, scoring, live):
        app.include_router(part.router)
    handle_faults(app)
    _describe(app)
    return _Limit(app)


class _Limit:
    """Takes smaller requests than the gate, but for files."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].endswith(transfer.IMPORT):
            receive = limited(receive, MAX_BODY)
        await self._app(scope, receive, send)


def _describe(app: FastAPI) -> None:
    made = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _with_problems(made())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with how devices show who they are, and with every kind of refusal."""
    parts = schema["components"]
    parts["securitySchemes"] = {"device": {"type": "http", "scheme": "bearer"}}
    for unused in ("HTTPValidationError", "ValidationError"):
        parts["schemas"].pop(unused, None)
    described = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    parts["schemas"].update(described.pop("$defs", {}))
    parts["schemas"]["Problem"] = described
    schema["security"] = [{"device": []}]
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            for status, meaning in _PROBLEMS.items():
                operation["responses"][status] = {"description": meaning, "content": content}
            if path == doors.JOIN:
                operation["security"] = []
    return schema
