"""The ASGI app: the gate, behind it our own routes, and behind those the Flet web app at `/`.

No sockets and no processes here: see `ports.py` and `run.py`.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse
from starlette.routing import BaseRoute, Mount, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper import __version__
from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.resources import assets_dir
from scorekeeper.server.api import api_routes
from scorekeeper.server.deferred import FletMain
from scorekeeper.server.fonts import FONT_ROUTE
from scorekeeper.server.gate import HEALTH, Gate, OpenAccess
from scorekeeper.server.headers import WebClientPolicy
from scorekeeper.server.join import home_of, join_routes
from scorekeeper.server.later import LaterRoutes
from scorekeeper.server.lost_sockets import outlive_lost_sockets
from scorekeeper.server.problems import refused
from scorekeeper.server.start_page import StartPage
from scorekeeper.server.visitors import Visitor, visitor_of
from scorekeeper.settings import Settings
from scorekeeper.sharing.pictures import MAX_FILE
from scorekeeper.sharing.roles import AccessRefused, Act

if TYPE_CHECKING:
    from fastapi import FastAPI

    from scorekeeper.tables.services import Services

_GUESTS: Final = ("/t/", "/guest/")
# The mounted web app brings pages about an API that we do not have; they load from a CDN.
_FOREIGN_PATHS: Final = {"/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json"}


@dataclass(frozen=True, slots=True)
class Doors:
    """What the server asks for when it is needed: who is let in, and everything else.

    Both wait for the disk and raise StorageRefused.
    """

    open_access: OpenAccess
    open_services: "Callable[[], Services]"


def create_asgi(flet_main: FletMain, settings: Settings, doors: Doors) -> ASGIApp:
    """The complete web application; without the flet-web package only our own routes answer."""
    own: list[BaseRoute] = [
        Route(HEALTH, _health),
        *join_routes(doors.open_access),
        LaterRoutes(_GUESTS, lambda: _guest_routes(doors)),
        api_routes(doors.open_access, doors.open_services),
    ]
    if find_spec("flet_web") is None:
        return Gate(Starlette(routes=[*own, Route("/", _no_web_client)]), doors.open_access)
    web_client = Router([FONT_ROUTE, Mount("/", _flet_app(flet_main, settings))])
    app = Starlette(routes=[*own, Mount("/", AppDoor(web_client))], lifespan=_lifespan)
    return Gate(app, doors.open_access)


def _guest_routes(doors: Doors) -> list[BaseRoute]:
    from scorekeeper.server.guest import guest_routes

    return guest_routes(doors.open_services)


class AppDoor:
    """Lets those who keep score somewhere into the app; everybody else has the guest page."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = WebClientPolicy(StartPage(app))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            home = await run_in_threadpool(_home_elsewhere, visitor_of(connection))
        except (AccessRefused, StorageRefused) as refusal:
            if scope["type"] == "http":
                await refused(connection, refusal)(scope, receive, send)
                return
            # The app's own screen says what is wrong, and tries again.
            home = None
        if home is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await RedirectResponse(home, status_code=303)(scope, receive, send)


def _home_elsewhere(visitor: Visitor) -> str | None:
    """The guest page of somebody who keeps score nowhere, None for everybody else."""
    tables = visitor.access.tables_of(visitor.device)
    if tables is None or any(visitor.may(Act.ENTER, table) for table in tables):
        return None
    return home_of(visitor.access, visitor.device, "")


def _flet_app(flet_main: FletMain, settings: Settings) -> ASGIApp:
    from flet import WebRenderer
    from flet_web.fastapi import app  # type: ignore[import-untyped]

    outlive_lost_sockets()
    mounted: FastAPI = app(
        flet_main,
        assets_dir=str(assets_dir()),
        app_name=settings.app.name,
        app_description=settings.app.description,
        no_cdn=True,
        # The other renderer, which browsers would choose, now and then reads outside its memory and
        # stands still until the page is loaded again (flutter/flutter#182734).
        web_renderer=WebRenderer.CANVAS_KIT,
        session_timeout_seconds=settings.server.session_timeout_seconds,
        # Pictures of codes and files of tables that somebody chooses in the browser; the address of
        # an upload is signed, so each is one that the app itself has asked for.
        upload_dir=str(settings.uploads_dir),
        max_upload_size=MAX_FILE,
        secret_key=secrets.token_urlsafe(32),
    )
    mounted.router.routes[:] = [
        route
        for route in mounted.router.routes
        if getattr(route, "path", None) not in _FOREIGN_PATHS
    ]
    return mounted


@asynccontextmanager
async def _lifespan(_app: Starlette) -> AsyncIterator[None]:
    # A mounted app's own lifespan never runs, and without it old sessions are never evicted.
    from flet_web.fastapi import app_manager

    await app_manager.start()
    try:
        yield
    finally:
        await app_manager.shutdown()


async def _health(_request: Request) -> JSONResponse:
    return JSONResponse({"name": "scorekeeper", "version": __version__})


async def _no_web_client(request: Request) -> PlainTextResponse:
    from scorekeeper.l10n import language_from_locale, translator

    language = language_from_locale(request.headers.get("accept-language"))
    return PlainTextResponse(translator(language)("cli-no-web-client"), status_code=503)
