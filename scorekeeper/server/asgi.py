"""The ASGI app: our own routes first, then the Flet web app at `/`.

No sockets and no processes here: see `ports.py` and `run.py`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from scorekeeper import __version__
from scorekeeper.resources import assets_dir
from scorekeeper.server.deferred import FletMain
from scorekeeper.server.fonts import FONT_ROUTE
from scorekeeper.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

# The mounted web app brings pages about an API that we do not have; they load from a CDN.
_FOREIGN_PATHS: Final = {"/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json"}


def create_asgi(flet_main: FletMain, settings: Settings) -> Starlette:
    """The complete web application; without the flet-web package only our own routes answer."""
    own: list[BaseRoute] = [Route("/healthz", _health), FONT_ROUTE]
    if find_spec("flet_web") is None:
        return Starlette(routes=[*own, Route("/", _no_web_client)])
    return Starlette(routes=[*own, Mount("/", _flet_app(flet_main, settings))], lifespan=_lifespan)


def _flet_app(flet_main: FletMain, settings: Settings) -> ASGIApp:
    from flet_web.fastapi import app  # type: ignore[import-untyped]

    mounted: FastAPI = app(
        flet_main,
        assets_dir=str(assets_dir()),
        app_name=settings.app.name,
        app_description=settings.app.description,
        no_cdn=True,
        session_timeout_seconds=settings.server.session_timeout_seconds,
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
