"""Programs are let in by links and codes, slowed down when they guess, and sent away again."""

import tracemalloc
from ipaddress import IPv4Address
from typing import Any

import pytest

from scorekeeper.sharing.attempts import MAX_REMEMBERED
from scorekeeper.sharing.capabilities import new_code
from scorekeeper.sharing.roles import AccessRefused, Role
from tests.server.api.scene import MIRA, OMA, Program, Scene, problem_of


@pytest.fixture
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """Fresh for each test: what is tried from one address counts for all of them."""
    return Scene(tmp_path_factory.mktemp("doors"))


def joined(scene: Scene, answer: Any) -> Program:
    """The program that an answer has let in."""
    assert answer.status_code == 200, answer.text
    body = answer.json()
    return Program(scene.app, body["device"], body["secret"])


def test_a_link_lets_in_and_the_secret_that_comes_back_is_the_devices_own(scene: Scene) -> None:
    table = scene.table().id
    link = scene.services.access.link(table, Role.PLAYER)
    answer = scene.nobody().post("/join", {"secret": link, "label": "score bot"})
    assert answer.headers["cache-control"] == "no-store"
    program = joined(scene, answer)
    assert program.secret != link
    assert program.get("/me").json()["tables"][0]["role"] == "player"
    assert "score bot" in [one.label for one in scene.services.access.here.at(table)]


def test_a_code_lets_in_however_it_is_typed(scene: Scene) -> None:
    table = scene.table().id
    code = scene.services.access.code(table, Role.VIEWER).text
    answer = scene.nobody().post("/join", {"secret": f" {code[:3].lower()}-{code[3:]} "})
    assert joined(scene, answer).get(f"/tables/{table}/board").status_code == 200


def test_a_device_that_comes_again_stays_the_same_and_gets_no_other_secret(scene: Scene) -> None:
    here, there = scene.table().id, scene.table().id
    access = scene.services.access
    link = access.link(here, Role.VIEWER)
    program = joined(scene, scene.nobody().post("/join", {"secret": link}))
    again = program.post("/join", {"secret": access.link(there, Role.SCORER)}).json()
    assert again == {
        "device": program.device, "secret": None, "table": there, "role": "scorer"
    }  # fmt: skip
    roles = {one["id"]: one["role"] for one in program.get("/me").json()["tables"]}
    assert roles == {here: "viewer", there: "scorer"}


def test_whoever_keeps_score_and_scans_the_code_to_watch_still_keeps_score(scene: Scene) -> None:
    table = scene.table().id
    scorer = scene.program(Role.SCORER, table)
    link = scene.services.access.link(table, Role.VIEWER)
    assert scorer.post("/join", {"secret": link}).json()["role"] == "scorer"


@pytest.mark.parametrize("secret", ["AAAAAAAAAAAAAAAAAAAAAA", "234567", "x", "'; --", "🂠" * 20])
def test_a_secret_that_is_none_lets_nobody_in(scene: Scene, secret: str) -> None:
    answer = scene.nobody().post("/join", {"secret": secret})
    assert (answer.status_code, problem_of(answer)) == (401, "access-wrong-secret")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"secret": ""},
        {"secret": "x" * 65},
        {"secret": "x" * 100_000},
        {"secret": 5},
        {"secret": "abcdef", "label": "n" * 100_000},
        {"secret": "abcdef", "extra": True},
        [],
        None,
    ],
)
def test_what_is_no_request_to_join_is_refused_in_few_words(scene: Scene, body: Any) -> None:
    answer = scene.nobody().post("/join", body)
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")
    assert len(answer.content) < 2_000


def test_control_and_turning_characters_do_not_get_into_the_list_of_who_is_here(
    scene: Scene,
) -> None:
    table = scene.table().id
    link = scene.services.access.link(table, Role.VIEWER)
    label = "bot\u202e\x00\x1b[2J <b>"
    assert scene.nobody().post("/join", {"secret": link, "label": label}).status_code == 200
    labels = [one.label for one in scene.services.access.here.at(table)]
    assert "bot[2J <b>" in labels


def test_guessing_is_slowed_down_and_does_not_keep_those_out_who_scan(scene: Scene) -> None:
    table = scene.table().id
    link = scene.services.access.link(table, Role.VIEWER)
    statuses = [scene.nobody().post("/join", {"secret": new_code()}).status_code for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2
    answer = scene.nobody().post("/join", {"secret": link}, accept_language="nl")
    assert (answer.status_code, problem_of(answer)) == (429, "access-too-many-attempts")
    assert 1 <= int(answer.headers["retry-after"]) <= 7
    assert "pogingen" in answer.json()["detail"]
    # Another phone at the table is not the one that guesses.
    entry = scene.services.access.enter(link, None, "", "192.168.1.50")
    assert entry.role is Role.VIEWER


def test_a_flood_of_joins_from_one_place_ends(scene: Scene) -> None:
    table = scene.table().id
    link = scene.services.access.link(table, Role.VIEWER)
    statuses = [scene.nobody().post("/join", {"secret": link}).status_code for _ in range(65)]
    assert statuses[:60] == [200] * 60
    assert statuses[-1] == 429


def test_a_flood_from_many_places_takes_bounded_memory(scene: Scene) -> None:
    access = scene.services.access
    table = scene.table().id

    def flood(first: int, count: int) -> None:
        for number in range(first, first + count):
            with pytest.raises(AccessRefused):
                access.enter("x" * 22, None, "", str(IPv4Address(number)))

    flood(0, MAX_REMEMBERED + 100)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    flood(MAX_REMEMBERED + 100, 3_000)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    # The old ones were not counted, so what takes their place is all that can have grown.
    assert grown < 3_000 * 1_000
    assert access.enter(access.link(table, Role.VIEWER), None, "", "192.168.1.9")


def test_a_device_sent_away_gets_nothing_any_more(scene: Scene) -> None:
    table = scene.table().id
    scorer = scene.program(Role.SCORER, table)
    assert scorer.get(f"/tables/{table}/board").status_code == 200
    scene.services.access.send_away(scorer.device, table)
    events = scene.sign(table, scene.round_of(table))
    for answer in (
        scorer.get(f"/tables/{table}/board"),
        scorer.push(table, events),
        scorer.post(f"/tables/{table}/undo"),
    ):
        assert (answer.status_code, problem_of(answer)) == (401, "access-not-let-in")
    assert scorer.get("/tables").json() == {"tables": []}


def test_links_of_before_a_renewal_are_dead(scene: Scene) -> None:
    table = scene.table().id
    access = scene.services.access
    old, code = access.link(table, Role.SCORER), access.code(table, Role.SCORER).text
    renewed = access.renew(table, Role.SCORER)
    for secret in (old, code):
        answer = scene.nobody().post("/join", {"secret": secret})
        assert (answer.status_code, problem_of(answer)) == (401, "access-wrong-secret")
    assert scene.nobody().post("/join", {"secret": renewed}).status_code == 200


@pytest.mark.parametrize("secret", ["", "nonsense", "x" * 10_000, "AAAAAAAAAAAAAAAAAAAAAA"])
def test_a_token_that_is_none_is_nobodys(scene: Scene, secret: str) -> None:
    table = scene.table().id
    for path in ("/me", "/tables", f"/tables/{table}/board", "/openapi.json", "/nowhere"):
        answer = scene.nobody().get(path, authorization=f"Bearer {secret}")
        assert (answer.status_code, problem_of(answer)) == (401, "access-not-let-in")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_the_link_itself_is_no_token(scene: Scene) -> None:
    table = scene.table().id
    link = scene.services.access.link(table, Role.SCORER)
    assert scene.nobody().get("/me", authorization=f"Bearer {link}").status_code == 401


def test_what_a_role_may_do_changes_with_the_role(scene: Scene) -> None:
    table = scene.table().id
    program = scene.program(Role.SCORER, table, MIRA)
    body = {"after": scene.game(table).tip, "out": OMA, "hands": {}}
    assert program.post(f"/tables/{table}/rounds", body).status_code == 422
    scene.services.access.change_role(program.device, table, Role.PLAYER)
    assert program.post(f"/tables/{table}/rounds", body).status_code == 403
