"""Rounds and hands that the server signs, for each role; whoever is late is told what is newer."""

from typing import Any

import pytest

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import Wishes, agree_on
from scorekeeper.sharing.roles import Role
from tests.server.api.scene import LEA, MIRA, OMA, TOM, Scene, problem_of


def a_round(scene: Scene, table: str, **changes: Any) -> dict[str, Any]:
    """A round that Oma wins, as a script sends it."""
    hands = {MIRA: {"amounts": [12]}, LEA: {"cards": {"skip": 2}}, TOM: {}}
    return {"after": scene.game(table).tip, "out": OMA, "hands": hands} | changes


def test_a_round_is_scored_and_says_what_comes_next(scene: Scene, table: str) -> None:
    scorer = scene.program(Role.SCORER, table)
    answer = scorer.post(f"/tables/{table}/rounds", a_round(scene, table))
    assert answer.status_code == 200
    saved = answer.json()
    game = scene.game(table)
    assert game.rounds[0].id == saved["event"] == game.tip
    assert game.totals[OMA] == 52
    assert saved["next"] == [{"table": 0, "after": game.tip, "number": 2}]
    assert saved["last"] == scene.services.tables.position(table)[0]


def test_the_second_of_two_is_told_what_is_newer_and_can_go_on_from_there(
    scene: Scene, table: str
) -> None:
    one, other = (scene.program(Role.SCORER, table) for _ in range(2))
    theirs = a_round(scene, table)
    assert one.post(f"/tables/{table}/rounds", a_round(scene, table)).status_code == 200
    late = other.post(f"/tables/{table}/rounds", theirs)
    assert (late.status_code, problem_of(late)) == (409, "round-stale")
    assert scene.game(table).played == 1
    [following] = late.json()["next"]
    again = other.post(f"/tables/{table}/rounds", theirs | {"after": following["after"]})
    assert again.status_code == 200
    assert scene.game(table).played == 2


def test_two_tables_of_an_evening_for_eight_go_on_side_by_side(scene: Scene) -> None:
    variant = scene.services.library.variant("classic")
    assert variant is not None
    people = tuple(Newcomer(f"p{n}-id", f"P{n}", n) for n in range(8))
    rules = agree_on(variant, Wishes(formation="rotating-partners"))
    table = scene.services.tables.open("Eight", people, people[0].player, rules).id
    scorer = scene.program(Role.SCORER, table)
    first, second = scorer.get(f"/tables/{table}/board").json()["game"]["next"]
    for one in (first, second):
        sitting = scene.game(table).sitting(one["table"])
        assert sitting is not None
        out, *others = sitting.players
        body = {
            "after": one["after"],
            "table": one["table"],
            "out": out,
            "hands": {player: {"amounts": [3]} for player in others},
        }
        assert scorer.post(f"/tables/{table}/rounds", body).status_code == 200
    assert scene.game(table).played == 2


def test_a_round_that_cannot_be_is_refused_in_the_language_asked_for(
    scene: Scene, table: str
) -> None:
    scorer = scene.program(Role.SCORER, table)
    body = a_round(scene, table, hands={MIRA: {}})
    answer = scorer.post(
        f"/tables/{table}/rounds", body, accept_language="fr;q=0.9, de-AT;q=0.8, en;q=0.1"
    )
    assert (answer.status_code, problem_of(answer)) == (422, "round-hand-missing")
    assert "fehlen" in answer.json()["detail"]


@pytest.mark.parametrize(
    "change",
    [
        {"after": ""},
        {"after": "x" * 41},
        {"out": "<script>"},
        {"hands": {MIRA: {"amounts": [10_001]}}},
        {"hands": {MIRA: {"amounts": [1.5]}}},
        {"hands": {MIRA: {"cards": {"7": 201}}}},
        {"hands": {f"player-{n}": {} for n in range(11)}},
        {"hands": "none"},
        {"table": 3},
        {"surprise": 1},
        {"last_standing": "perhaps"},
    ],
)
def test_values_that_cannot_be_are_refused(
    scene: Scene, table: str, change: dict[str, Any]
) -> None:
    scorer = scene.program(Role.SCORER, table)
    answer = scorer.post(f"/tables/{table}/rounds", a_round(scene, table) | change)
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")
    assert answer.json()["faults"][0]["place"].startswith("body.")
    assert scene.game(table).played == 0


@pytest.mark.parametrize("role", [Role.VIEWER, Role.PLAYER])
def test_only_those_who_keep_score_enter_rounds(scene: Scene, table: str, role: Role) -> None:
    program = scene.program(role, table, MIRA if role is Role.PLAYER else None)
    for path, body in (("rounds", a_round(scene, table)), ("undo", None)):
        answer = program.post(f"/tables/{table}/{path}", body)
        assert (answer.status_code, problem_of(answer)) == (403, "access-enter-refused")
    assert scene.game(table).played == 0


def a_hand(scene: Scene, table: str, points: int, **changes: Any) -> dict[str, Any]:
    """A typed hand for the round to come."""
    return {"after": scene.game(table).tip, "hand": {"amounts": [points]}} | changes


def test_a_player_reports_the_own_hand_and_changes_it(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    first = player.post(f"/tables/{table}/hands", a_hand(scene, table, 12)).json()
    assert player.post(f"/tables/{table}/hands", a_hand(scene, table, 12)).json() == first
    changed = player.post(f"/tables/{table}/hands", a_hand(scene, table, 13)).json()
    assert changed["last"] > first["last"]
    state = scene.services.tables.state(table)
    report = state.reports[scene.game(table).tip, MIRA]
    assert (report.event, report.hand.amounts, report.by) == (changed["event"], (13,), "Mira")


def test_a_player_does_not_report_somebody_elses_hand(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    answer = player.post(f"/tables/{table}/hands", a_hand(scene, table, 12, player=LEA))
    assert (answer.status_code, problem_of(answer)) == (403, "access-report-other-hand")


def test_a_viewer_reports_nothing(scene: Scene, table: str) -> None:
    viewer = scene.program(Role.VIEWER, table)
    answer = viewer.post(f"/tables/{table}/hands", a_hand(scene, table, 12, player=MIRA))
    assert (answer.status_code, problem_of(answer)) == (403, "access-report-refused")


def test_whoever_keeps_score_reports_anybodys_hand(scene: Scene, table: str) -> None:
    scorer = scene.program(Role.SCORER, table)
    answer = scorer.post(f"/tables/{table}/hands", a_hand(scene, table, 12, player=LEA))
    assert answer.status_code == 200


def test_without_a_seat_a_hand_needs_a_player(scene: Scene, table: str) -> None:
    scorer = scene.program(Role.SCORER, table)
    answer = scorer.post(f"/tables/{table}/hands", a_hand(scene, table, 12))
    assert (answer.status_code, problem_of(answer)) == (422, "player-not-seated")


def test_a_hand_for_a_round_already_saved_is_told_the_newer_state(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    late = a_hand(scene, table, 12)
    scene.round(table, OMA, mira=1)
    answer = player.post(f"/tables/{table}/hands", late)
    assert (answer.status_code, problem_of(answer)) == (409, "round-stale")
    assert answer.json()["next"][0]["number"] == 2


def test_the_last_change_is_taken_back_but_not_one_that_has_moved_on(
    scene: Scene, table: str
) -> None:
    scorer = scene.program(Role.SCORER, table)
    first = scorer.post(f"/tables/{table}/rounds", a_round(scene, table)).json()
    second = scorer.post(f"/tables/{table}/rounds", a_round(scene, table)).json()
    moved = scorer.post(f"/tables/{table}/undo", {"event": first["event"]})
    assert (moved.status_code, problem_of(moved)) == (409, "undo-moved")
    assert scene.game(table).played == 2
    assert scorer.post(f"/tables/{table}/undo", {"event": second["event"]}).status_code == 200
    assert scorer.post(f"/tables/{table}/undo").status_code == 200
    assert scene.game(table).played == 0
    nothing_left = scorer.post(f"/tables/{table}/undo")
    assert nothing_left.status_code == 422
    # Nothing is deleted: both rounds and what took them back are in the log.
    assert len(scene.log(table)) == 7 + 4
