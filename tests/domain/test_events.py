"""Events on paper: ids, plain data and back, and what comes from outside."""

import json
from dataclasses import FrozenInstanceError, fields, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from scorekeeper.domain.events import (
    Event,
    EventRecord,
    event_data,
    event_id,
)
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import (
    HandReported,
    KnockOutReported,
    Payload,
    PlayerSeated,
    RoundRevised,
    RoundScored,
    TableClosed,
    Unknown,
    payload_data,
    read_payload,
)
from tests.domain.builders import START, TABLE, Sitting, cards, entry, pen, skipped
from tests.domain.nonsense import FREQUENT, RARE, Muddle, logs

KINDS = tuple(range(len(FREQUENT + RARE)))
IDS = tuple(f"event-{number}" for number in range(9))
NEWER = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.text(max_size=5)
    | st.floats(-9, 9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


def made(kind: int, number: int) -> Payload:
    """A payload of every kind in turn, filled in at random."""
    return (FREQUENT + RARE)[kind](
        Muddle(IDS, ("winner-takes-all",), IDS[5], rounds=list(IDS[6:]), number=number)
    )


payloads = st.builds(made, st.sampled_from(KINDS), st.integers(0, 2**80))


def identified(payload: Payload) -> str:
    return event_id(TABLE, "phone-a", 3, START, "Anna", payload)


def record(**changes: Any) -> dict[str, Any]:
    """A good record from outside, with changes."""
    (event,) = pen(7).write(TableClosed())
    return event_data(event) | changes


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_survives_the_way_through_json(kind: int) -> None:
    for number in (0, 12345678901234567890, 2**79 + 987654321):
        payload = made(kind, number)
        again = read_payload(json.loads(json.dumps(payload_data(payload))))
        assert again == payload
        assert type(again) is type(payload)


@given(logs())
def test_a_log_survives_the_way_through_json(log: list[Event]) -> None:
    text = json.dumps([event_data(event) for event in log])
    assert [EventRecord.model_validate(data).event() for data in json.loads(text)] == log


def test_a_whole_evening_survives_the_way_through_json() -> None:
    table = Sitting()
    first = table.round("anna", bert=cards("9", "9", "wild"), cleo=12)
    table.revise(first, "bert", anna=3)
    table.void(first)
    table.undo()
    lines = [json.dumps(event_data(event), ensure_ascii=False) for event in table.log]
    again = [EventRecord.model_validate_json(line).event() for line in lines]
    assert again == table.log
    assert fold(again) == table.state


@given(payloads)
def test_an_id_survives_the_way_through_json(payload: Payload) -> None:
    again = read_payload(json.loads(json.dumps(payload_data(payload))))
    assert identified(again) == identified(payload)


@given(payloads, payloads)
def test_ids_are_equal_exactly_where_the_content_is(one: Payload, other: Payload) -> None:
    assert (identified(one) == identified(other)) == (one == other)


@pytest.mark.parametrize(
    "changes",
    [
        {"table": "table-2"},
        {"device": "phone-b"},
        {"lamport": 8},
        {"by": "Bert"},
        {"at": START},
    ],
    ids=str,
)
def test_an_id_depends_on_who_wrote_when_and_where(changes: dict[str, Any]) -> None:
    (event,) = pen(7).write(TableClosed())
    (other,) = replace(pen(7), **changes).write(TableClosed())
    assert other.id != event.id


def test_an_id_depends_neither_on_the_time_zone_nor_on_fractions_of_a_second() -> None:
    here = START.astimezone(timezone(timedelta(hours=2))) + timedelta(microseconds=5)
    (event,) = replace(pen(7), at=START).write(TableClosed())
    (elsewhere,) = replace(pen(7), at=here).write(TableClosed())
    assert elsewhere == event
    assert elsewhere.at.utcoffset() == timedelta(0)


def test_an_id_says_the_same_whether_a_default_is_written_out_or_not() -> None:
    short = read_payload({"kind": "player-seated", "player": "anna", "name": "A", "colour": 1})
    long = PlayerSeated(player="anna", name="A", colour=1, game=None, points=0)
    assert identified(short) == identified(long)


def test_a_known_id_stays_what_it_is() -> None:
    table = Sitting()
    table.round("anna", bert=cards("9", "9", "wild"))
    assert [table.log[0].id, table.log[-1].id] == ["235b6b8e47746f4f", "e521b8387b74e145"]


def test_consecutive_events_of_one_pen_have_consecutive_numbers() -> None:
    events = pen(7).write(TableClosed(), TableClosed())
    assert [event.lamport for event in events] == [7, 8]
    assert events[0].id != events[1].id


@given(st.dictionaries(st.text(max_size=8), NEWER, max_size=4))
def test_a_kind_from_a_newer_version_comes_out_as_it_came_in(content: dict[str, Any]) -> None:
    data = {**content, "kind": "round-annulled"}
    payload = read_payload(data)
    assert isinstance(payload, Unknown)
    assert json.dumps(payload_data(payload), sort_keys=True) == json.dumps(data, sort_keys=True)
    assert identified(read_payload(payload_data(payload))) == identified(payload)


@given(st.dictionaries(st.text(max_size=8), NEWER, max_size=4), st.sampled_from((0, 2, "1", None)))
def test_a_known_kind_in_a_newer_layout_comes_out_as_it_came_in(
    content: dict[str, Any], version: object
) -> None:
    data = {**content, "kind": "round-scored", "v": version}
    payload = read_payload(data)
    assert isinstance(payload, Unknown)
    assert json.dumps(payload_data(payload), sort_keys=True) == json.dumps(data, sort_keys=True)


def test_an_event_from_a_newer_version_is_kept_and_changes_nothing() -> None:
    table = Sitting()
    before = table.game
    newer = table.write(Unknown.model_validate({"kind": "round-annulled", "round": 1}))
    assert table.game == before
    assert skipped(table.state) == {newer: "unknown-kind"}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": None},
        {"kind": ""},
        {"kind": 7},
        {"kind": []},
        {"kind": {}},
        {"kind": "x" * 41},
        {"kind": "table-closed", "extra": 1},
        {"kind": "table-opened"},
        {"kind": "table-opened", "name": ""},
        {"kind": "player-left", "player": "No Id"},
        {"kind": "player-left", "player": "anna\n"},
        {"kind": "player-seated", "player": "anna", "name": "A", "colour": 10},
        {"kind": "game-started", "players": ["anna"], "dealer": "anna"},
        {"kind": "seating-changed", "order": []},
    ],
    ids=str,
)
def test_a_payload_filled_in_wrongly_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read_payload(data)


@pytest.mark.parametrize(
    "changes",
    [
        {"id": "x"},
        {"id": "../../etc"},
        {"lamport": -1},
        {"lamport": 2**53 + 1},
        {"lamport": 1.5},
        {"at": "2024-03-01T19:00:00"},
        {"at": "yesterday"},
        {"at": "0001-01-01T00:00:00+14:00"},
        {"at": "9999-12-31T23:59:59-14:00"},
        {"by": "x" * 61},
        {"by": "\ud800"},
        {"payload": []},
        {"payload": {"kind": []}},
        {"payload": {"kind": "table-closed", "extra": 1}},
        {"more": 1},
    ],
    ids=ascii,
)
def test_a_record_filled_in_wrongly_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        EventRecord.model_validate(record(**changes)).event()


def test_a_record_is_read_in_utc_and_to_the_second() -> None:
    event = EventRecord.model_validate(record(at="2024-03-01T21:00:00.75+02:00")).event()
    assert event.at == datetime(2024, 3, 1, 19, 0, tzinfo=UTC)
    assert event.at.utcoffset() == timedelta(0)


def nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


@pytest.mark.parametrize(
    "content",
    [{"x": "\ud800"}, {"x": nested(300)}, {"x": float("inf")}],
    ids=("half", "deep", "inf"),
)
def test_an_event_that_could_not_be_passed_on_is_refused_on_the_way_in(
    content: dict[str, Any],
) -> None:
    try:
        event = EventRecord.model_validate(record(payload={"kind": "newer", **content})).event()
    except ValidationError:
        return
    written = json.dumps(event_data(event), ensure_ascii=False, allow_nan=False).encode()
    assert EventRecord.model_validate(json.loads(written)).event() == event
    assert event.payload.model_extra == content
    assert identified(event.payload)


def test_the_events_of_a_device_whose_clock_was_never_set_can_be_passed_on() -> None:
    (event,) = replace(pen(7), at=datetime(1970, 1, 1, 0, 3, tzinfo=UTC)).write(TableClosed())
    assert EventRecord.model_validate(event_data(event)).event() == event


def deep_in_the_program(frames: int, data: dict[str, Any]) -> str:
    return deep_in_the_program(frames - 1, data) if frames else identified(read_payload(data))


@pytest.mark.parametrize("depth", [100, 700, 900])
def test_what_was_let_in_can_be_written_from_anywhere_in_the_program(depth: int) -> None:
    payload = {"kind": "newer", "x": nested(depth)}
    try:
        EventRecord.model_validate(record(payload=payload))
    except ValidationError:
        return
    assert deep_in_the_program(300, payload)


def test_nothing_about_an_event_can_be_changed_afterwards() -> None:
    closed, played = TableClosed(), entry("anna", bert=1)
    with pytest.raises(ValidationError):
        closed.kind = closed.kind  # type: ignore[misc]
    for record in (played, played.hands["bert"]):
        for field in fields(record):
            with pytest.raises(FrozenInstanceError):
                setattr(record, field.name, getattr(record, field.name))


def test_every_kind_is_tried_here() -> None:
    tried = {type(made(kind, 0)) for kind in KINDS}
    assert {RoundScored, RoundRevised, HandReported, KnockOutReported, Unknown} <= tried
    assert len(tried) == 17
