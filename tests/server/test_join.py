"""The way in as browsers take it: links, codes, cookies."""

import asyncio
from typing import Any

import httpx
import pytest

from scorekeeper.server.join import COOKIE_LASTS
from scorekeeper.sharing.capabilities import new_code
from scorekeeper.sharing.roles import Role
from tests.server.api.scene import HOST, Scene

COOKIE = "scorekeeper-http"


@pytest.fixture
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """Fresh for each test: what is tried from one address counts for all of them."""
    return Scene(tmp_path_factory.mktemp("join"))


class Browser:
    """A browser that follows no redirects."""

    def __init__(self, scene: Scene, base: str = HOST, address: str = "192.168.1.77") -> None:
        self.scene = scene
        self.base = base
        self.address = address
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, **sent: Any) -> httpx.Response:
        """A request; cookies that are set are kept."""

        async def fetch() -> httpx.Response:
            transport = httpx.ASGITransport(self.scene.app, client=(self.address, 50_000))
            async with httpx.AsyncClient(
                transport=transport, base_url=self.base, cookies=self.cookies
            ) as client:
                headers = {"accept": "text/html", "accept-language": "en"}
                headers |= sent.pop("headers", {})
                answer = await client.request(method, path, headers=headers, **sent)
                self.cookies |= {one.name: one.value or "" for one in answer.cookies.jar}
                return answer

        return asyncio.run(fetch())

    def open(self, path: str, **headers: str) -> httpx.Response:
        """A page."""
        return self.ask("GET", path, headers=headers)

    def type(self, code: str) -> httpx.Response:
        """A code typed into the form."""
        return self.ask("POST", "/join", data={"code": code}, headers={"origin": self.base})


@pytest.mark.parametrize(
    ("role", "home"), [(Role.VIEWER, "/t/"), (Role.PLAYER, "/t/"), (Role.SCORER, "/table/")]
)
def test_a_link_sets_a_cookie_and_leads_to_where_one_is_at_home(
    scene: Scene, role: Role, home: str
) -> None:
    table = scene.table().id
    browser = Browser(scene)
    answer = browser.open(f"/j/{scene.services.access.link(table, role)}")
    assert (answer.status_code, answer.headers["location"]) == (303, home + table)
    assert answer.headers["cache-control"] == "no-store"
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"{COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"max-age={COOKIE_LASTS}" in cookie
    assert "secure" not in cookie
    assert browser.open(answer.headers["location"]).status_code == 200


def test_over_https_the_cookie_never_travels_in_the_open(scene: Scene) -> None:
    table = scene.table().id
    browser = Browser(scene, base="https://table")
    answer = browser.open(f"/j/{scene.services.access.link(table, Role.VIEWER)}")
    assert "; secure" in answer.headers["set-cookie"].lower()


def test_the_owners_link_leads_home_and_works_once(scene: Scene) -> None:
    secret = scene.services.access.link_once()
    owner = Browser(scene)
    assert owner.open(f"/j/{secret}").headers["location"] == "/"
    # From the history of the same browser it still leads home, for others it is dead.
    assert owner.open(f"/j/{secret}").headers["location"] == "/"
    other = Browser(scene)
    answer = other.open(f"/j/{secret}")
    assert answer.status_code == 401
    assert "not valid" in answer.text
    assert not other.cookies


def test_a_second_link_keeps_the_device_and_its_cookie(scene: Scene) -> None:
    here, there = scene.table().id, scene.table().id
    access = scene.services.access
    browser = Browser(scene)
    browser.open(f"/j/{access.link(here, Role.PLAYER)}")
    cookies = dict(browser.cookies)
    answer = browser.open(f"/j/{access.link(there, Role.VIEWER)}")
    assert "set-cookie" not in answer.headers
    assert browser.cookies == cookies
    device = access.device(cookies[COOKIE])
    assert access.tables_of(device) == {here, there}


def test_a_code_typed_lets_in(scene: Scene) -> None:
    table = scene.table().id
    browser = Browser(scene)
    assert 'name="code"' in browser.open("/join").text
    code = scene.services.access.code(table, Role.PLAYER).text
    answer = browser.type(code.lower())
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")


def test_a_wrong_code_is_told_in_the_persons_language_and_typed_again(scene: Scene) -> None:
    browser = Browser(scene)
    answer = browser.ask(
        "POST", "/join", data={"code": new_code()}, headers={"accept-language": "de"}
    )
    assert answer.status_code == 401
    assert "gilt nicht" in answer.text
    assert 'name="code"' in answer.text


def test_guessing_codes_is_slowed_down_with_a_page(scene: Scene) -> None:
    browser = Browser(scene)
    statuses = [browser.type(new_code()).status_code for _ in range(11)]
    assert statuses == [401] * 10 + [429]


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("application/x-www-form-urlencoded", b""),
        ("application/x-www-form-urlencoded", b"code=" + b"x" * 20_000),
        ("application/x-www-form-urlencoded", b"other=1"),
        ("application/x-www-form-urlencoded", b"code=%ff%fe%00"),
        ("application/x-www-form-urlencoded", b"&".join(b"a=1" for _ in range(1_000))),
        ("multipart/form-data; boundary=x", b"--x"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="code"; '
         b'filename="a"\r\n\r\nfile\r\n--x--\r\n'),
        ("multipart/form-data", b"code=x"),
        ("application/json", b'{"code": "x"}'),
        ("", b"code=x"),
    ],
)  # fmt: skip
def test_a_form_that_is_none_is_refused(scene: Scene, kind: str, content: bytes) -> None:
    answer = Browser(scene).ask("POST", "/join", content=content, headers={"content-type": kind})
    assert 400 <= answer.status_code < 500


def test_what_comes_in_the_address_is_not_repeated_as_html(scene: Scene) -> None:
    page = Browser(scene).open("/join?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    assert page.status_code == 200
    assert "<script>alert" not in page.text


def test_the_pages_of_the_door_load_nothing_from_elsewhere(scene: Scene) -> None:
    page = Browser(scene).open("/join").text
    assert "http://" not in page.replace('xmlns="http://www.w3.org', "")
    assert "https://" not in page
    assert "style=" not in page
    assert "<script" not in page


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_way_in_speaks_the_persons_language(scene: Scene, language: str) -> None:
    page = Browser(scene).open("/join", **{"accept-language": language}).text
    assert f'lang="{language}"' in page


@pytest.mark.parametrize("role", [Role.VIEWER, Role.PLAYER])
def test_who_keeps_no_score_is_led_from_the_app_to_the_guest_page(scene: Scene, role: Role) -> None:
    table = scene.table().id
    browser = Browser(scene)
    browser.open(f"/j/{scene.services.access.link(table, role)}")
    for path in ("/", f"/table/{table}", "/settings"):
        answer = browser.open(path)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")


def test_who_was_sent_away_is_led_to_the_way_in(scene: Scene) -> None:
    table = scene.table().id
    browser = Browser(scene)
    browser.open(f"/j/{scene.services.access.link(table, Role.VIEWER)}")
    device = scene.services.access.device(browser.cookies[COOKIE])
    assert device
    scene.services.access.send_away(device, table)
    assert browser.open("/").headers["location"] == "/join"
    assert browser.open(f"/t/{table}").status_code == 401
