"""Rows that somebody or something has spoiled: the table they are in stays readable."""

import logging
from pathlib import Path

import pytest

from scorekeeper.domain.events import Event, EventRecord
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import Unknown
from scorekeeper.storage import EventStore
from tests.domain.builders import TABLE, Sitting
from tests.storage.databases import ask, rounds

SPOILED = {
    "no JSON": "{",
    "no object": "[1, 2]",
    "a number": "17",
    "empty": "",
    "missing fields": '{"kind": "round-scored", "v": 1}',
    "a negative hand": (
        '{"kind": "round-scored", "v": 1, "game": "game", "after": "game", '
        '"entry": {"out": "anna", "hands": {"bert": {"amounts": [-1]}}}}'
    ),
    "no kind": '{"v": 1}',
    "a kind too long": f'{{"kind": "{"x" * 41}"}}',
    "nested without end": "[" * 100_000,
}


@pytest.mark.parametrize("text", SPOILED.values(), ids=SPOILED)
def test_a_payload_that_cannot_be_read_comes_as_unknown_and_is_reported(
    file: Path, store: EventStore, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    log = rounds(3)
    store.append(log)
    ask(file, "UPDATE event SET payload = ? WHERE id = ?", text, log[1].id)
    with caplog.at_level(logging.WARNING):
        before, spoiled, after = [event for _seq, event in store.events(TABLE)]
    assert (before, after) == (log[0], log[2])
    assert (spoiled.id, spoiled.order, spoiled.by) == (log[1].id, log[1].order, log[1].by)
    assert isinstance(spoiled.payload, Unknown)
    assert spoiled.payload.model_dump() == {
        "kind": "unreadable", "stored_kind": "round-scored", "stored": text
    }  # fmt: skip
    assert "seq 2 cannot be read" in caplog.text


def test_the_rest_of_the_game_still_counts(file: Path, store: EventStore) -> None:
    sitting = Sitting(3)
    first = sitting.round("anna", bert=10)
    second = sitting.round("bert", anna=20)
    store.append(sitting.log)
    ask(file, "UPDATE event SET payload = 'gone' WHERE id = ?", second)
    state = fold(event for _seq, event in store.events(TABLE))
    assert state.game is not None
    assert [played.id for played in state.game.rounds] == [first]
    assert [skipped.event for skipped in state.skipped] == [second]


def test_an_unreadable_event_can_be_exported_and_imported(file: Path, store: EventStore) -> None:
    store.append(rounds(1))
    ask(file, "UPDATE event SET payload = 'gone'")
    [exported] = store.export_events(TABLE)
    assert [EventRecord.model_validate(exported).event()] == [
        event for _seq, event in store.events(TABLE)
    ]


@pytest.mark.parametrize("text", ["yesterday", "", "2024-03-01T19:00:00"])
def test_a_moment_that_cannot_be_read_hides_nothing(
    file: Path, store: EventStore, text: str
) -> None:
    [written] = rounds(1)
    store.append([written])
    ask(file, "UPDATE event SET at = ?", text)
    [(_seq, event)] = store.events(TABLE)
    assert (event.id, event.payload) == (written.id, written.payload)
    assert event.at < written.at
    assert store.tables(limit=1)[0].last_at == event.at


def test_a_damaged_byte_in_a_text_hides_nothing(file: Path, store: EventStore) -> None:
    store.append(rounds(2, by="Jörg"))
    ask(file, "UPDATE event SET by = CAST(x'4a9972' AS TEXT) WHERE seq = 1")
    ask(file, "UPDATE event SET payload = CAST(x'7b99' AS TEXT) WHERE seq = 2")
    read: list[Event] = [event for _seq, event in store.events(TABLE)]
    assert [event.by for event in read] == ["J\N{REPLACEMENT CHARACTER}r", "Jörg"]
    assert isinstance(read[1].payload, Unknown)
