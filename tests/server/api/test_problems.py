"""Whatever goes wrong is said as problem+json, in few words, and nothing is a broken server."""

import asyncio
from typing import Any

import httpx
import pytest

from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.sharing.roles import Role
from tests.server.api.scene import Scene, problem_of


def test_an_address_that_is_none_is_a_problem(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    for path in (
        "/nowhere",
        "/tables/",
        "/docs",
        "/redoc",
        "/tables/a/b/c/d",
        "/join/x",
        "/a%0Ab",
    ):
        answer = owner.get(path, accept="text/html")
        assert (answer.status_code, problem_of(answer)) == (404, "api-not-here"), path


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("PUT", "/me", "GET"), ("DELETE", "/tables", "GET"), ("GET", "/join", "POST")],
)
def test_a_method_that_is_none_is_a_problem(
    scene: Scene, method: str, path: str, allowed: str
) -> None:
    answer = scene.program(Role.OWNER).ask(method, path)
    assert (answer.status_code, problem_of(answer)) == (405, "api-method-wrong")
    assert answer.headers["allow"] == allowed


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "x"],
)
def test_what_a_form_on_another_page_could_send_is_no_request(
    scene: Scene, table: str, kind: str
) -> None:
    owner = scene.program(Role.OWNER)
    body = b'{"after": "abcd", "out": "abcd", "hands": {}}'
    answer = owner.ask("POST", f"/tables/{table}/rounds", {"content-type": kind}, content=body)
    assert (answer.status_code, problem_of(answer)) == (415, "api-type-wrong")


@pytest.mark.parametrize(
    "content", [b"{", b"", b"\xff", b"nul", b'{"after": NaN}', b'"\\ud800"', b"[" * 200_000]
)
def test_content_that_is_no_json_is_a_problem(scene: Scene, table: str, content: bytes) -> None:
    owner = scene.program(Role.OWNER)
    answer = owner.ask(
        "POST", f"/tables/{table}/rounds", {"content-type": "application/json"}, content=content
    )
    assert answer.status_code in {400, 422}
    assert problem_of(answer) in {"api-invalid", "api-unreadable"}
    assert len(answer.content) < 2_000


def test_names_of_fields_that_cannot_be_written_are_a_problem_like_others(
    scene: Scene, table: str
) -> None:
    content = b'{"\\ud800\\u202e' + b"x" * 50_000 + b'": 1}'
    answer = scene.program(Role.OWNER).ask(
        "POST", f"/tables/{table}/rounds", {"content-type": "application/json"}, content=content
    )
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")
    assert len(answer.content) < 2_000
    assert "\u202e" not in answer.text


@pytest.mark.parametrize("chunked", [True, False])
def test_more_than_a_megabyte_is_refused_but_for_files(
    scene: Scene, table: str, chunked: bool
) -> None:
    owner = scene.program(Role.OWNER)
    content: Any = b'{"events": [' + b" " * 1_100_000
    if chunked:

        async def pieces() -> Any:
            for start in range(0, len(content), 50_000):
                yield content[start : start + 50_000]

        sent: Any = pieces()
    else:
        sent = content
    answer = owner.ask(
        "POST", f"/tables/{table}/events", {"content-type": "application/json"}, content=sent
    )
    assert (answer.status_code, problem_of(answer)) == (413, "access-too-large")


@pytest.mark.parametrize(
    "query",
    ["since=-1", "since=x", "limit=0", "limit=1001", f"since={2**60}", "since=1e3", "since="],
)
def test_numbers_that_cannot_be_are_problems(scene: Scene, table: str, query: str) -> None:
    answer = scene.program(Role.OWNER).get(f"/tables/{table}/events?{query}")
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")


@pytest.mark.parametrize("table", ["A B", "x", "%00%00%00%00", "%F0%9F%82%A0", "a" * 10_000])
def test_what_cannot_be_a_table_is_a_problem(scene: Scene, table: str) -> None:
    answer = scene.program(Role.OWNER).get(f"/tables/{table}/board")
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "http://table:81", "null", "http://[", "table", ""],
)
def test_writes_from_other_sites_are_refused(scene: Scene, table: str, origin: str) -> None:
    answer = scene.program(Role.OWNER).post(f"/tables/{table}/undo", origin=origin)
    assert (answer.status_code, problem_of(answer)) == (403, "access-other-site")


def test_writes_from_our_own_pages_pass(scene: Scene, table: str) -> None:
    answer = scene.program(Role.OWNER).post(f"/tables/{table}/undo", origin="http://table")
    assert problem_of(answer) != "access-other-site"


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_every_language(scene: Scene, language: str) -> None:
    answer = scene.program(Role.OWNER).get("/nowhere", accept_language=language)
    assert answer.json()["detail"] == translator(language)("api-not-here")


def test_the_description_names_every_problem_and_loads_nothing(scene: Scene, table: str) -> None:
    viewer = scene.program(Role.VIEWER, table)
    described = viewer.get("/openapi.json").json()
    assert described["servers"] == [{"url": "/api"}]
    problems = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if status != "200":
                    assert answer["content"] == problems, (method, path, status)
    assert "TableFile" in described["components"]["schemas"]
    assert "EventRecord" in described["components"]["schemas"]


def test_a_fault_of_ours_is_a_problem_too(
    scene: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: Any) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(type(scene.services.tables), "arrivals", broken)
    viewer = scene.program(Role.VIEWER, table)

    async def fetch() -> httpx.Response:
        transport = httpx.ASGITransport(scene.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(f"/api/tables/{table}/events", headers=viewer.headers)

    answer = asyncio.run(fetch())
    assert (answer.status_code, problem_of(answer)) == (500, "api-broken")
    assert "secret detail" not in answer.text
