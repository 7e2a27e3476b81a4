"""Tables to look at: lists, boards, codes, files."""

import importlib.util
import io
import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from PIL import Image

from scorekeeper.domain.events import event_data
from scorekeeper.server import asgi
from scorekeeper.server.asgi import Doors, create_asgi
from scorekeeper.sharing.hosting import Hosting
from scorekeeper.sharing.pictures import read_codes
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.logs import utc_now
from tests.server.api.scene import HOST, LEA, MIRA, OMA, TOM, Scene, nothing, problem_of


def test_everybody_sees_the_tables_they_were_let_in_to(scene: Scene) -> None:
    here, elsewhere = scene.table().id, scene.table().id
    player = scene.program(Role.PLAYER, here, MIRA)
    [shown] = player.get("/tables").json()["tables"]
    assert shown["id"] == here
    assert shown["role"] == "player"
    assert shown["seat"] == {"player": MIRA, "name": "Mira"}
    assert player.get("/me").json() == {
        "device": player.device,
        "everywhere": False,
        "tables": [shown],
    }
    owner = scene.program(Role.OWNER)
    listed = [one["id"] for one in owner.get("/tables?limit=2").json()["tables"]]
    assert listed == [elsewhere, here]
    assert owner.get("/me").json()["everywhere"] is True


def test_tables_come_in_the_order_they_were_last_played_at(scene: Scene) -> None:
    first, second = scene.table().id, scene.table().id
    viewer = scene.program(Role.VIEWER, first)
    scene.services.access.change_role(viewer.device, second, Role.VIEWER)
    assert [one["id"] for one in viewer.get("/tables").json()["tables"]] == [second, first]
    scene.round(first, OMA, mira=3)
    assert [one["id"] for one in viewer.get("/tables").json()["tables"]] == [first, second]
    assert [one["id"] for one in viewer.get("/tables?limit=1").json()["tables"]] == [first]


def test_the_board_comes_in_words_and_in_numbers(scene: Scene, table: str) -> None:
    state = scene.round(table, OMA, mira=12, lea=20)
    board = (
        scene.program(Role.VIEWER, table).get(f"/tables/{table}/board", accept_language="de").json()
    )
    assert board["names"] == {OMA: "Oma", MIRA: "Mira", LEA: "Lea", TOM: "Tom"}
    assert board["last"] == scene.services.tables.position(table)[0]
    first = board["board"]["lines"][0]
    assert (first["seat"]["name"], first["total"], first["leads"]) == ("Oma", "32", True)
    assert "Runde\N{NO-BREAK SPACE}2" in board["board"]["subtitle"]
    game = board["game"]
    assert game["totals"] == {OMA: 32, MIRA: 0, LEA: 0, TOM: 0}
    assert state.game is not None
    assert game["next"] == [{"table": 0, "after": state.game.tip, "number": 2}]
    assert (game["rounds"], game["ended"], game["disputed"]) == (1, None, [])


def test_the_board_of_a_finished_game_says_who_won(scene: Scene, table: str) -> None:
    state = scene.round(table, OMA, mira=500)
    assert state.game is not None
    game = scene.program(Role.VIEWER, table).get(f"/tables/{table}/board").json()["game"]
    assert game["ended"] == {
        "termination": "target-reached",
        "winners": [OMA],
        "round": state.game.tip,
    }
    assert game["next"] == []


def test_a_table_that_nobody_has_opened_is_not_found(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    for path in ("board", "events", "stream", "qr", "export"):
        answer = owner.get(f"/tables/nowhere-1/{path}")
        assert (answer.status_code, problem_of(answer)) == (404, "table-unknown"), path


def test_without_the_web_client_as_on_a_phone_the_api_answers_all_the_same(
    scene: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(asgi, "find_spec", lambda name: None if name == "flet_web" else real(name))
    viewer = scene.program(Role.VIEWER, table)
    doors = Doors(scene.opener.access, scene.opener.services)
    viewer.app = create_asgi(nothing, scene.opener.settings, doors)
    assert viewer.get(f"/tables/{table}/board").json()["table"] == table


# Codes.


@pytest.mark.parametrize("role", ["viewer", "player", "scorer"])
def test_the_code_lets_a_camera_in_with_its_role(scene: Scene, table: str, role: str) -> None:
    owner = scene.program(Role.OWNER)
    answer = owner.get(f"/tables/{table}/qr?role={role}&format=png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "no-store"
    Image.open(io.BytesIO(answer.content)).verify()
    [address] = read_codes(answer.content)
    secret = address.removeprefix(f"{HOST}/j/")
    joined = scene.nobody().post("/join", {"secret": secret}).json()
    assert (joined["table"], joined["role"]) == (table, role)


def test_the_code_is_drawn_as_svg_unless_asked_otherwise(scene: Scene, table: str) -> None:
    answer = scene.program(Role.SCORER, table).get(f"/tables/{table}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg ")


def test_the_code_carries_the_address_that_is_given_out(scene: Scene, table: str) -> None:
    hosting = Hosting("http", 8550, lambda: ["192.168.1.20"])
    owner = scene.program(Role.OWNER)
    services = replace(scene.services, hosting=hosting)
    doors = Doors(scene.opener.access, lambda: services)
    owner.app = create_asgi(nothing, scene.opener.settings, doors)
    answer = owner.get(f"/tables/{table}/qr?format=png")
    secret = services.access.link(table, Role.VIEWER)
    assert read_codes(answer.content) == [f"http://192.168.1.20:8550/j/{secret}"]


@pytest.mark.parametrize(
    ("role", "wanted", "status"),
    [
        (Role.VIEWER, "viewer", 403),
        (Role.PLAYER, "viewer", 403),
        (Role.SCORER, "viewer", 200),
        (Role.SCORER, "player", 200),
        (Role.SCORER, "scorer", 403),
        (Role.OWNER, "scorer", 200),
        (Role.OWNER, "owner", 422),
    ],
)
def test_codes_are_for_those_who_may_invite(
    scene: Scene, table: str, role: Role, wanted: str, status: int
) -> None:
    answer = scene.program(role, table).get(f"/tables/{table}/qr?role={wanted}")
    assert answer.status_code == status


# Files.


def test_a_table_goes_to_another_installation_as_a_file_and_only_once(
    scene: Scene, table: str, tmp_path: Any
) -> None:
    scene.round(table, OMA, mira=12)
    answer = scene.program(Role.VIEWER, table).get(f"/tables/{table}/export")
    assert (
        answer.headers["content-disposition"] == f'attachment; filename="scorekeeper-{table}.json"'
    )
    file = answer.json()

    other = Scene(tmp_path)
    owner = other.program(Role.OWNER)
    taken = owner.post("/tables/import", file).json()
    assert (taken["table"], taken["new"]) == (table, len(file["events"]))
    assert other.log(table) == scene.log(table)
    assert owner.post("/tables/import", file).json()["new"] == 0


@pytest.mark.parametrize("role", [Role.VIEWER, Role.PLAYER, Role.SCORER])
def test_only_the_owner_takes_over_new_tables(
    scene: Scene, table: str, role: Role, tmp_path: Any
) -> None:
    file = scene.program(Role.OWNER).get(f"/tables/{table}/export").json()
    other = Scene(tmp_path)
    answer = other.program(role, other.table().id).post("/tables/import", file)
    assert answer.status_code == 401
    assert other.services.tables.recent()[0].id != table


def test_a_file_imported_by_a_scorer_is_held_to_what_may_be_pushed(
    scene: Scene, table: str
) -> None:
    scorer = scene.program(Role.SCORER, table)
    file = scorer.get(f"/tables/{table}/export").json()
    assert scorer.post("/tables/import", file).json()["new"] == 0
    pen = replace(scene.pen(table), at=utc_now() + timedelta(hours=9))
    late = [event_data(event) for event in pen.write(scene.round_of(table))]
    answer = scorer.post("/tables/import", file | {"events": [*file["events"], *late]})
    assert (answer.status_code, problem_of(answer)) == (422, "push-clock-ahead")


def test_a_file_with_an_event_whose_id_is_made_up_is_refused_whoever_brings_it(
    scene: Scene, table: str
) -> None:
    for role in (Role.SCORER, Role.OWNER):
        person = scene.program(role, table)
        file = person.get(f"/tables/{table}/export").json()
        forged = dict(file["events"][-1], id="0123456789abcdef")
        answer = person.post("/tables/import", file | {"events": [*file["events"], forged]})
        assert (answer.status_code, problem_of(answer)) == (422, "import-damaged")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "spreadsheet"}, "import-not-a-table"),
        ({"version": 2}, "import-newer-version"),
        ({"events": []}, "import-damaged"),
        ({"table": "another-1"}, "import-mixed-tables"),
    ],
)
def test_files_that_cannot_be_taken_say_why(
    scene: Scene, table: str, change: dict[str, Any], problem: str
) -> None:
    owner = scene.program(Role.OWNER)
    file = owner.get(f"/tables/{table}/export").json() | change
    answer = owner.post("/tables/import", file)
    assert (answer.status_code, problem_of(answer)) == (422, problem)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[" * 100_000, b"null", b'"x"'])
def test_what_is_no_file_is_refused(scene: Scene, content: bytes) -> None:
    answer = scene.program(Role.OWNER).ask("POST", "/tables/import", content=content)
    assert answer.status_code == 422
    assert problem_of(answer) in {"import-not-json", "import-not-a-table"}


def test_a_file_of_7_mb_is_refused(scene: Scene) -> None:
    content = json.dumps({"format": "x" * 7_000_000}).encode()
    answer = scene.program(Role.OWNER).ask("POST", "/tables/import", content=content)
    assert (answer.status_code, problem_of(answer)) == (413, "access-too-large")
