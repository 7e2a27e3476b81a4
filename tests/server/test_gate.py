"""The gate: nobody gets behind it without having been let in, whatever the request looks like."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from scorekeeper.bootstrap import Opener
from scorekeeper.server.asgi import Doors, create_asgi
from scorekeeper.server.gate import MAX_BODY
from scorekeeper.settings import load_settings
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EVERY_TABLE
from tests.server.api.scene import HOST, Program, Scene, nothing, problem_of, served


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return Scene(tmp_path_factory.mktemp("gate"))


def ask(
    scene: Scene, method: str, path: str, *, client: str = "192.168.1.77", **sent: Any
) -> httpx.Response:
    """A request to the whole application, from somewhere in the network."""

    async def fetch() -> httpx.Response:
        transport = httpx.ASGITransport(scene.app, client=(client, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url=HOST) as session:
            return await session.request(method, path, **sent)

    return asyncio.run(fetch())


def cookie_of(program: Program) -> dict[str, str]:
    """The cookie of a device let in."""
    assert program.secret is not None
    return {"cookie": f"scorekeeper-http={program.secret}"}


BEHIND = [
    "/",
    "/table/abc",
    "/t/abc",
    "/t/abc/live",
    "/t/abc/hand",
    "/api/me",
    "/api/openapi.json",
    "/api/joinx",
    "/joinx",
    "/join/",
    "/main.dart.js",
    "/assets/fonts/x/y/z",
    "/healthz",
    "/%6Aoinx",
    "//join",
    "/api/../api/me",
    "/JOIN",
]


@pytest.mark.parametrize("path", BEHIND)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "BREW"])
def test_a_stranger_gets_nothing(scene: Scene, method: str, path: str) -> None:
    answer = ask(scene, method, path)
    assert answer.status_code == 401
    if method != "HEAD":
        assert problem_of(answer) == "access-not-let-in"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/t/abc?lang=de", "/%22%3E%3Cscript%3E"])
def test_a_strangers_browser_is_shown_the_way_in(scene: Scene, path: str) -> None:
    answer = ask(scene, "GET", path, headers={"accept": "text/html"})
    assert answer.status_code == 303
    location = answer.headers["location"]
    assert location == "/join"
    assert not set(location) & set('"<>\r\n')


@pytest.mark.parametrize("path", ["/door/no/such", "/j/a/b", "/guest/a/b/c/d", "/door/../"])
def test_what_is_below_the_way_in_and_not_there_is_no_way_around_it(
    scene: Scene, path: str
) -> None:
    answer = ask(scene, "GET", path)
    assert answer.status_code in {401, 404}


def test_the_way_in_answers_everybody(scene: Scene) -> None:
    assert ask(scene, "GET", "/join").status_code == 200
    assert ask(scene, "GET", "/door/door.css").status_code == 200


def test_whether_it_is_up_is_told_on_this_computer_only(scene: Scene) -> None:
    assert ask(scene, "GET", "/healthz", client="127.0.0.1").status_code == 200
    assert ask(scene, "GET", "/healthz").status_code == 401
    assert ask(scene, "GET", "/", client="127.0.0.1").status_code == 401


def test_a_cookie_or_a_bearer_secret_lets_pass(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    for headers in (cookie_of(owner), owner.headers):
        assert ask(scene, "GET", "/api/me", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "scorekeeper-http="},
        {"cookie": "scorekeeper-http=" + "x" * 100_000},
        {"cookie": "other=1; scorekeeper-80=AAAA"},
        {"cookie": "\udcff"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer  "},
        {"authorization": "Basic b3duZXI6"},
        {"authorization": "Bearer " + "x" * 50_000},
        {"host": "table:99999"},
        {"host": "[::1"},
        {"host": ""},
    ],
)
def test_headers_that_make_no_sense_are_nobodys(scene: Scene, headers: dict[str, str]) -> None:
    raw = [(k.encode(), v.encode("utf-8", "surrogateescape")) for k, v in headers.items()]
    assert ask(scene, "GET", "/api/me", headers=raw).status_code == 401


def test_the_strict_policy_is_on_every_answer_and_nobody_else_may_read(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    for path, headers in (("/join", {}), ("/", {}), ("/api/me", owner.headers), ("/t/x", {})):
        said = ask(scene, "GET", path, headers=headers).headers
        assert "default-src 'none'" in said["content-security-policy"]
        assert said["x-content-type-options"] == "nosniff"
        # Links carry secrets.
        assert said["referrer-policy"] in {"no-referrer", "same-origin"}
        assert "access-control-allow-origin" not in said
    app = ask(scene, "GET", "/", headers=owner.headers | {"accept": "text/html"}).headers
    assert "default-src 'self'" in app["content-security-policy"]
    assert "unsafe-eval" not in app["content-security-policy"].replace("wasm-unsafe-eval", "")
    assert "http:" not in app["content-security-policy"]


@pytest.mark.parametrize("path", ["/t/abc/hand", "/t/abc/seat", "/join", "/api/join", "/upload"])
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://table:81", "http://["])
def test_writes_from_other_sites_are_refused_before_anything_else(
    scene: Scene, path: str, origin: str
) -> None:
    owner = scene.program(Role.OWNER)
    answer = ask(scene, "POST", path, headers=cookie_of(owner) | {"origin": origin})
    assert (answer.status_code, problem_of(answer)) == (403, "access-other-site")


@pytest.mark.parametrize("path", ["/join", "/t/abc/hand", "/api/join", "/api/tables/import"])
def test_7_mb_are_too_much_whether_announced_or_not(scene: Scene, path: str) -> None:
    owner = scene.program(Role.OWNER)
    content = b"x" * (MAX_BODY + 1_000_000)

    async def pieces() -> Any:
        for start in range(0, len(content), 100_000):
            yield content[start : start + 100_000]

    for sent in (content, pieces()):
        answer = ask(scene, "POST", path, headers=cookie_of(owner), content=sent)
        # A page stops reading where its own, smaller limit is.
        assert answer.status_code == 413 or (path.startswith("/t/") and answer.status_code == 422)


def test_a_length_that_is_no_number_is_not_believed(scene: Scene) -> None:
    headers = {"content-length": "1" * 5_000, "content-type": "application/json"}
    assert ask(scene, "POST", "/api/join", headers=headers, content=b"{}").status_code == 422


# Lasting connections.


def test_a_socket_needs_to_be_let_in_and_to_come_from_here(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    viewer = scene.program(Role.VIEWER, scene.table().id)

    async def status(headers: dict[str, str]) -> int:
        try:
            async with connect(f"{address}/ws", additional_headers=headers, open_timeout=5):
                return 101
        except InvalidStatus as refusal:
            return refusal.response.status_code

    with served(scene.app) as base:
        port = base.rpartition(":")[2]
        address = base.replace("http", "ws")
        name = f"scorekeeper-{port}"

        async def statuses() -> list[int]:
            return [
                await status({}),
                await status({"Cookie": f"{name}=nonsense"}),
                await status({"Cookie": f"{name}={owner.secret}", "Origin": "http://evil.example"}),
                await status({"Cookie": f"{name}={viewer.secret}"}),
                await status({"Cookie": f"{name}={owner.secret}", "Origin": base}),
            ]

        assert asyncio.run(statuses()) == [403, 403, 403, 403, 101]


def test_a_socket_of_somebody_sent_away_is_ended(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    owner = scene.program(Role.OWNER)

    async def stay() -> None:
        headers = {"Cookie": f"scorekeeper-{base.rpartition(':')[2]}={owner.secret}"}
        async with connect(
            base.replace("http", "ws") + "/ws", additional_headers=headers
        ) as socket:
            await asyncio.to_thread(scene.services.access.send_away, owner.device, EVERY_TABLE)
            async with asyncio.timeout(5):
                with pytest.raises(ConnectionClosed) as caught:
                    await socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4403

    with served(scene.app) as base:
        asyncio.run(stay())


def test_without_a_database_everybody_is_told_so(tmp_path: Path) -> None:
    scene = Scene(tmp_path / "there")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "scorekeeper.db").write_bytes(b"This is no database. " * 500)
    opener = Opener(load_settings(data_dir=broken))
    scene.app = create_asgi(nothing, opener.settings, Doors(opener.access, opener.services))
    answer = ask(scene, "GET", "/api/me", headers={"authorization": "Bearer AAAA"})
    assert answer.status_code == 503
    assert problem_of(answer).startswith("storage-")
