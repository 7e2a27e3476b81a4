"""The web application: own routes first, the Flet app behind them, nothing from elsewhere."""

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp

import scorekeeper
from scorekeeper.bootstrap import Opener
from scorekeeper.resources import assets_dir
from scorekeeper.server import asgi
from scorekeeper.server.asgi import Doors, create_asgi
from scorekeeper.settings import load_settings
from scorekeeper.sharing.roles import Role


def nothing(_page: Any) -> None:
    """A Flet entry point that shows nothing."""


COOKIES: dict[str, str] = {}


def opener(folder: Path) -> Opener:
    """An installation in a folder, with the cookie of its owner noted."""
    opener = Opener(load_settings(data_dir=folder))
    entry = opener.access().let_in(Role.OWNER)
    assert entry.cookie is not None
    COOKIES["scorekeeper-http"] = entry.cookie
    return opener


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> ASGIApp:
    opened = opener(tmp_path_factory.mktemp("data"))
    return create_asgi(nothing, opened.settings, Doors(opened.access, opened.services))


def get(app: ASGIApp, path: str, **headers: str) -> httpx.Response:
    async def fetch() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://table", cookies=COOKIES
        ) as client:
            return await client.get(path, headers=headers)

    return asyncio.run(fetch())


def test_the_health_check_names_the_version(app: ASGIApp) -> None:
    answer = get(app, "/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"name": "scorekeeper", "version": scorekeeper.__version__}


def test_the_start_page_carries_our_name_and_loads_nothing_from_a_cdn(app: ASGIApp) -> None:
    page = get(app, "/").text
    assert "<title>Scorekeeper</title>" in page
    assert "flet.noCdn=true" in page
    assert 'flet.webRenderer="canvaskit"' in page


def test_the_start_page_says_from_the_first_byte_how_wide_a_phone_is(app: ASGIApp) -> None:
    answer = get(app, "/")
    assert answer.text.count('name="viewport" content="width=device-width') == 1
    assert answer.text.index("viewport") < answer.text.index("<script>")
    assert int(answer.headers["content-length"]) == len(answer.content)


def test_every_address_of_a_screen_gets_the_start_page(app: ASGIApp) -> None:
    assert get(app, "/tables/abc/rounds").text == get(app, "/").text


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/docs/oauth2-redirect"])
def test_pages_about_an_api_are_not_there(path: str, app: ASGIApp) -> None:
    assert get(app, path).text == get(app, "/").text


def test_the_description_of_an_api_is_not_there(app: ASGIApp) -> None:
    assert get(app, "/openapi.json").status_code == 404


def test_our_assets_are_served(app: ASGIApp) -> None:
    font = min(assets_dir().rglob("*.woff2"))
    answer = get(app, "/" + font.relative_to(assets_dir()).as_posix())
    assert answer.status_code == 200
    assert answer.content == font.read_bytes()


@pytest.mark.parametrize(("speaks", "says"), [("de-AT,en", "nicht installiert"), ("", "missing")])
def test_without_the_web_client_the_start_page_says_so_and_our_routes_answer(
    speaks: str, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(asgi, "find_spec", lambda name: None if name == "flet_web" else real(name))
    opened = opener(tmp_path)
    app = create_asgi(nothing, opened.settings, Doors(opened.access, opened.services))
    answer = get(app, "/", **{"accept-language": speaks})
    assert answer.status_code == 503
    assert says in answer.text
    assert get(app, "/healthz").status_code == 200
