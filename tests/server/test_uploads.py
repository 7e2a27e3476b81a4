"""Files that somebody chooses in the app: taken only where the app has asked for them."""

import httpx
import pytest

from scorekeeper.server.gate import MAX_BODY, UPLOADS
from scorekeeper.sharing.pictures import MAX_FILE
from scorekeeper.sharing.roles import Role
from tests.server.api.scene import Scene
from tests.server.test_gate import ask, cookie_of


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return Scene(tmp_path_factory.mktemp("uploads"))


def put(scene: Scene, content: bytes, query: str = "", *, let_in: bool = True) -> httpx.Response:
    headers = cookie_of(scene.program(Role.OWNER)) if let_in else {}
    return ask(scene, "PUT", f"{UPLOADS}{query}", headers=headers, content=content)


def test_nobody_uploads_who_has_not_been_let_in(scene: Scene) -> None:
    assert put(scene, b"x", let_in=False).status_code in (401, 403)


@pytest.mark.parametrize(
    "query", ["?f=x&e=2099-01-01T00:00:00%2B00:00&s=00", "?f=../../x&e=2099-01-01&s=", ""]
)
def test_an_address_that_the_app_has_not_signed_takes_nothing(scene: Scene, query: str) -> None:
    assert put(scene, b"x", query).status_code in (400, 403)


def test_a_photo_may_be_larger_than_a_table_and_no_larger(scene: Scene) -> None:
    assert put(scene, bytes(MAX_BODY + 1)).status_code == 400
    assert put(scene, bytes(MAX_FILE + 1)).status_code == 413
