"""Pulling and pushing whole events: idempotent, nothing lost, nothing forged."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from scorekeeper.domain.events import (
    Event,
    Pen,
    event_data,
    event_id,
)
from scorekeeper.domain.payloads import (
    HandReported,
    Payload,
    PlayerRenamed,
    RulingAgreed,
    TableOpened,
    Unknown,
)
from scorekeeper.domain.refusals import PushRefused
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.exchange import MAX_EVENTS
from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.pushing import CLOCK_AHEAD, verify_push
from tests.server.api.scene import LEA, MIRA, OMA, PHONE, TOM, Scene, problem_of


def resigned(event: Event, **changes: Any) -> Event:
    """The event with something else in it, under the id that goes with that."""
    changed = replace(event, **changes)
    identity = event_id(
        changed.table, changed.device, changed.lamport, changed.at, changed.by, changed.payload
    )
    return replace(changed, id=identity)


def test_events_are_pulled_in_the_order_of_arrival_page_by_page(scene: Scene, table: str) -> None:
    scene.round(table, OMA, mira=12)
    viewer = scene.program(Role.VIEWER, table)
    whole = viewer.get(f"/tables/{table}/events").json()
    assert [one["event"] for one in whole["events"]] == scene.log(table)
    assert whole["last"] == whole["events"][-1]["seq"]
    assert whole["more"] is False

    pulled: list[Any] = []
    since, more = 0, True
    while more:
        page = viewer.get(f"/tables/{table}/events?since={since}&limit=3").json()
        assert len(page["events"]) <= 3
        pulled += page["events"]
        since, more = page["events"][-1]["seq"], page["more"]
    assert pulled == whole["events"]
    after_the_end = viewer.get(f"/tables/{table}/events?since={since}").json()
    assert after_the_end == {"events": [], "last": since, "more": False}


def test_pushed_events_join_the_log_once(scene: Scene, table: str) -> None:
    scorer = scene.program(Role.SCORER, table)
    events = scene.sign(table, scene.round_of(table))
    first = scorer.push(table, events).json()
    assert first["new"] == 1
    assert scene.log(table)[-1] == event_data(events[0])
    replayed = scorer.push(table, events)
    assert replayed.status_code == 200
    assert replayed.json() == {"new": 0, "last": first["last"]}
    assert scene.game(table).played == 1


def test_what_was_pulled_may_be_pushed_back(scene: Scene, table: str) -> None:
    scorer = scene.program(Role.SCORER, table)
    pulled = scorer.get(f"/tables/{table}/events").json()
    answer = scorer.post(
        f"/tables/{table}/events", {"events": [one["event"] for one in pulled["events"]]}
    )
    assert answer.json() == {"new": 0, "last": pulled["last"]}


def test_a_kind_from_a_newer_version_is_kept_as_it_came(scene: Scene, table: str) -> None:
    payload = Unknown.model_validate({"kind": "tea-break", "v": 3, "minutes": 1.5, "who": ["a"]})
    scorer = scene.program(Role.SCORER, table)
    assert scorer.push(table, scene.sign(table, payload)).json()["new"] == 1
    assert scene.log(table)[-1]["payload"] == {
        "kind": "tea-break", "v": 3, "minutes": 1.5, "who": ["a"]
    }  # fmt: skip


def test_two_rounds_after_the_same_one_are_both_kept(scene: Scene, table: str) -> None:
    mine = scene.sign(table, scene.round_of(table, OMA))
    scene.round(table, MIRA, lea=30)
    scorer = scene.program(Role.SCORER, table)
    assert scorer.push(table, mine).json()["new"] == 1
    board = scorer.get(f"/tables/{table}/board").json()
    assert len(board["game"]["disputed"]) == 1


def test_events_of_another_table_are_refused(scene: Scene, table: str) -> None:
    other = scene.table().id
    scorer = scene.program(Role.SCORER, table)
    before = scene.log(other)
    answer = scorer.push(table, scene.sign(other, scene.round_of(other)))
    assert (answer.status_code, problem_of(answer)) == (422, "push-other-table")
    assert scene.log(other) == before


def test_one_event_that_cannot_be_keeps_all_of_them_out(scene: Scene, table: str) -> None:
    good = scene.sign(table, scene.round_of(table))
    forged = replace(good[0], id="0123456789abcdef", lamport=good[0].lamport + 1)
    scorer = scene.program(Role.SCORER, table)
    before = scene.log(table)
    answer = scorer.push(table, [*good, forged])
    assert (answer.status_code, problem_of(answer)) == (422, "push-id-made-up")
    assert scene.log(table) == before


def test_an_id_made_up_for_an_event_to_come_is_refused(scene: Scene, table: str) -> None:
    """It would take the place of the real one, which would then be passed over as known."""
    [real] = scene.sign(table, scene.round_of(table))
    imposter = replace(real, payload=Unknown(kind="nothing"))
    scorer = scene.program(Role.SCORER, table)
    assert problem_of(scorer.push(table, [imposter])) == "push-id-made-up"
    assert scorer.push(table, [real]).json()["new"] == 1


@pytest.mark.parametrize("hours", [2, 24 * 365])
def test_a_clock_that_is_ahead_is_told_so(scene: Scene, table: str, hours: int) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    late = resigned(event, at=(utc_now() + timedelta(hours=hours)).replace(microsecond=0))
    scorer = scene.program(Role.SCORER, table)
    answer = scorer.push(table, [late])
    assert (answer.status_code, problem_of(answer)) == (422, "push-clock-ahead")
    assert str(hours)[-1] in answer.json()["detail"]


def test_a_clock_that_is_hours_behind_is_an_old_evening(scene: Scene, table: str) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    old = resigned(event, at=event.at - timedelta(hours=50))
    assert scene.program(Role.SCORER, table).push(table, [old]).json()["new"] == 1


def test_a_clock_just_within_what_is_allowed_is_taken(scene: Scene, table: str) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    soon = resigned(event, at=event.at + CLOCK_AHEAD - timedelta(minutes=1))
    assert scene.program(Role.SCORER, table).push(table, [soon]).json()["new"] == 1


@pytest.mark.parametrize("ahead", [1, 2**40])
def test_a_number_that_follows_no_other_is_refused(scene: Scene, table: str, ahead: int) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    jumped = resigned(event, lamport=event.lamport + ahead)
    answer = scene.program(Role.SCORER, table).push(table, [jumped])
    assert (answer.status_code, problem_of(answer)) == (422, "push-number-ahead")


def test_a_whole_evening_without_network_may_be_pushed_at_once(scene: Scene, table: str) -> None:
    pen = scene.pen(table)
    agreed = [
        RulingAgreed(matter=f"matter-{number}", question="May I?", verdict="yes")
        for number in range(100)
    ]
    answer = scene.program(Role.SCORER, table).push(table, pen.write(*agreed))
    assert answer.json()["new"] == 100


@pytest.mark.parametrize(
    "payload",
    [
        PlayerRenamed(player=OMA, name="Oma\u202e"),
        PlayerRenamed(player=OMA, name="O\x00ma"),
        PlayerRenamed(player=OMA, name=" Oma"),
        TableOpened(name="\u202dkitchen"),
        RulingAgreed(matter="draw", question="a\x1b[2Jb", verdict="yes"),
        RulingAgreed(matter="draw", question="May\u202eI?", verdict="yes"),
        Unknown.model_validate({"kind": "newer", "deep": [{"er": "\u202a"}]}),
    ],
)
def test_texts_with_control_or_turning_characters_are_refused(
    scene: Scene, table: str, payload: Payload
) -> None:
    answer = scene.program(Role.SCORER, table).push(table, scene.sign(table, payload))
    assert (answer.status_code, problem_of(answer)) == (422, "push-text-harmful")


def test_a_name_longer_than_any_is_refused(scene: Scene, table: str) -> None:
    answer = scene.program(Role.SCORER, table).push(
        table, scene.sign(table, PlayerRenamed(player=OMA, name="x" * 31))
    )
    assert (answer.status_code, problem_of(answer)) == (422, "name-too-long")


def test_a_name_of_100_kb_is_refused(scene: Scene, table: str) -> None:
    [event] = scene.sign(table, PlayerRenamed(player=OMA, name="Oma"))
    data = event_data(event)
    data["payload"]["name"] = "x" * 100_000
    answer = scene.program(Role.SCORER, table).post(f"/tables/{table}/events", {"events": [data]})
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")
    assert len(answer.content) < 2_000


def test_html_in_a_name_is_a_name(scene: Scene, table: str) -> None:
    name = "<b onclick=x>O"
    scorer = scene.program(Role.SCORER, table)
    sent = scorer.push(table, scene.sign(table, PlayerRenamed(player=OMA, name=name)))
    assert sent.json()["new"] == 1
    answer = scorer.get(f"/tables/{table}/board")
    assert answer.json()["names"][OMA] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_payload_filled_in_wrongly_is_told_where(scene: Scene, table: str) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    data = event_data(event)
    data["payload"]["entry"]["hands"][MIRA] = {"amounts": [-5]}
    answer = scene.program(Role.SCORER, table).post(f"/tables/{table}/events", {"events": [data]})
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")
    assert answer.json()["faults"][0]["place"].startswith("body.events.0.payload")


@pytest.mark.parametrize("events", [[], [{}], [{"id": "x"}], "events", None, [[[]]]])
def test_what_is_no_list_of_events_is_refused(scene: Scene, table: str, events: Any) -> None:
    answer = scene.program(Role.SCORER, table).post(f"/tables/{table}/events", {"events": events})
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")


def test_more_events_than_one_request_takes_are_refused(scene: Scene, table: str) -> None:
    [event] = scene.sign(table, scene.round_of(table))
    answer = scene.program(Role.SCORER, table).push(table, [event] * 501)
    assert (answer.status_code, problem_of(answer)) == (422, "api-invalid")


def test_a_log_that_is_full_takes_nothing_more(scene: Scene, table: str) -> None:
    state = scene.services.tables.state(table)
    log = scene.services.tables.events(table)
    with pytest.raises(PushRefused) as caught:
        verify_push(state, [log[0]] * MAX_EVENTS, log[:1], utc_now())
    assert caught.value.key == "push-log-full"


# Who may.


def test_a_viewer_pushes_nothing(scene: Scene, table: str) -> None:
    viewer = scene.program(Role.VIEWER, table)
    answer = viewer.push(table, scene.hand_of(table, MIRA, 5))
    assert (answer.status_code, problem_of(answer)) == (403, "access-report-refused")


def test_a_player_pushes_the_own_hand(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    events = scene.hand_of(table, MIRA, 5)
    assert player.push(table, events).json()["new"] == 1
    scene.round(table, OMA, mira=5)
    # The same again, when the round has been saved: known, and no harm.
    assert player.push(table, events).json()["new"] == 0


def test_a_player_does_not_push_somebody_elses_hand(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    answer = player.push(table, scene.hand_of(table, LEA, 5))
    assert (answer.status_code, problem_of(answer)) == (403, "access-report-other-hand")


def test_a_player_does_not_sign_as_somebody_else(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    [event] = scene.hand_of(table, MIRA, 5)
    assert problem_of(player.push(table, [resigned(event, by="Oma")])) == "access-report-other-hand"
    assert player.push(table, [resigned(event, by="Mira")]).json()["new"] == 1


def test_a_player_without_a_seat_pushes_nothing(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table)
    answer = player.push(table, scene.hand_of(table, MIRA, 5))
    assert (answer.status_code, problem_of(answer)) == (403, "access-report-other-hand")


def test_a_player_pushes_no_rounds(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    answer = player.push(table, scene.sign(table, scene.round_of(table)))
    assert (answer.status_code, problem_of(answer)) == (403, "access-enter-refused")


def test_a_players_hand_for_a_round_already_saved_is_too_late(scene: Scene, table: str) -> None:
    player = scene.program(Role.PLAYER, table, MIRA)
    events = scene.hand_of(table, MIRA, 5)
    scene.round(table, OMA, mira=9)
    answer = player.push(table, events)
    assert (answer.status_code, problem_of(answer)) == (409, "round-stale")
    assert answer.json()["next"][0]["after"] == scene.game(table).tip


def test_a_players_hand_of_cards_that_do_not_exist_is_refused(scene: Scene, table: str) -> None:
    game = scene.game(table)
    hand = HandReported.model_validate(
        {"game": game.id, "after": game.tip, "player": TOM, "hand": {"cards": {"joker": 1}}}
    )
    player = scene.program(Role.PLAYER, table, TOM)
    answer = player.push(table, scene.sign(table, hand))
    assert (answer.status_code, problem_of(answer)) == (422, "report-card-unknown")


@pytest.mark.parametrize("role", [Role.VIEWER, Role.PLAYER, Role.SCORER])
def test_who_is_let_in_to_another_table_gets_nothing_here(
    scene: Scene, table: str, role: Role
) -> None:
    stranger = scene.program(role, scene.table().id)
    events = scene.sign(table, scene.round_of(table))
    before = scene.log(table)
    for answer in (
        stranger.get(f"/tables/{table}/events"),
        stranger.get(f"/tables/{table}/stream"),
        stranger.push(table, events),
    ):
        assert (answer.status_code, problem_of(answer)) == (401, "access-not-let-in")
    assert scene.log(table) == before


def test_a_table_that_is_not_here_takes_no_events(scene: Scene) -> None:
    owner = scene.program(Role.OWNER)
    [event] = Pen("elsewhere", PHONE, 1, utc_now(), "").write(TableOpened(name="Elsewhere"))
    answer = owner.push("elsewhere", [event])
    assert (answer.status_code, problem_of(answer)) == (404, "table-unknown")
