import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from scorekeeper.domain.events import Event, event_data
from scorekeeper.domain.payloads import Unknown
from scorekeeper.storage import EventStore, LogMoved, open_store
from scorekeeper.storage.connection import connect
from scorekeeper.storage.migrate import migrate
from scorekeeper.storage.timestamps import now
from tests.domain.builders import START, TABLE, Sitting
from tests.storage.databases import ask, rounds, url_of


def test_a_new_database_is_empty(store: EventStore) -> None:
    assert (store.count(), store.last_seq(TABLE)) == (0, 0)
    assert store.events(TABLE) == []
    assert store.tables(limit=5) == []
    assert store.export_events(TABLE) == []


def test_a_whole_sitting_is_there_after_the_database_is_opened_again(
    file: Path, store: EventStore
) -> None:
    sitting = Sitting(4)
    sitting.round("anna", bert=50, cleo=7)
    sitting.undo()
    last = store.append(sitting.log)
    store.close()
    reopened = open_store(url_of(file))
    assert [event for _seq, event in reopened.events(TABLE)] == sitting.log
    assert (reopened.last_seq(TABLE), reopened.count()) == (last, len(sitting.log))
    assert reopened.export_events(TABLE) == [event_data(event) for event in sitting.log]


def test_only_what_came_after_a_seq_is_read(store: EventStore) -> None:
    early, late = rounds(3), rounds(2, first=200)
    seen = store.append(early)
    store.append(rounds(4, table="table-2"))
    store.append(late)
    assert tuple(event for _seq, event in store.events(TABLE, since=seen)) == late
    assert store.events(TABLE, since=store.last_seq(TABLE)) == []


def test_events_already_here_are_passed_over(store: EventStore) -> None:
    one, two, three = rounds(3)
    store.append([one, two])
    last = store.append([two, three, three, one])
    assert [event for _seq, event in store.events(TABLE)] == [one, two, three]
    assert store.append([one]) == last


def test_an_append_for_a_log_that_has_moved_is_refused_and_changes_nothing(
    file: Path, store: EventStore
) -> None:
    mine, theirs, both = rounds(1), rounds(1, first=200), rounds(2, first=300)
    last = store.append(rounds(2, first=1), expected_last=0)
    other = open_store(url_of(file))
    moved = other.append(theirs, expected_last=last)
    with pytest.raises(LogMoved) as caught:
        store.append(mine, expected_last=last)
    assert (caught.value.table, caught.value.last) == (TABLE, moved)
    assert store.last_seq(TABLE) == moved
    assert store.append(both, expected_last=moved) == moved + 2


def test_only_the_own_table_counts_for_whether_a_log_has_moved(store: EventStore) -> None:
    last = store.append(rounds(1))
    store.append(rounds(5, table="table-2"))
    assert store.append(rounds(1, first=200), expected_last=last) > last


@pytest.mark.parametrize("events", [(), (*rounds(1), *rounds(1, table="table-2"))])
def test_no_events_or_those_of_two_tables_cannot_be_appended(
    store: EventStore, events: tuple[Event, ...]
) -> None:
    with pytest.raises(ValueError, match="events of one table"):
        store.append(events)
    assert store.count() == 0


def test_tables_are_listed_by_their_latest_event(store: EventStore) -> None:
    for number in range(1, 6):
        store.append(rounds(number, table=f"table-{number}"))
    store.append(rounds(1, table="table-2", first=900))
    heads = store.tables(limit=3)
    assert [head.table_id for head in heads] == ["table-2", "table-5", "table-4"]
    assert [head.last_seq for head in heads] == [
        store.last_seq(table) for table in ("table-2", "table-5", "table-4")
    ]
    assert heads[0].last_at == rounds(1, first=900)[0].at
    older = store.tables(limit=3, before=heads[-1].last_seq)
    assert [head.table_id for head in older] == ["table-3", "table-1"]
    assert store.tables(limit=3, before=older[-1].last_seq) == []


def test_an_event_of_a_newer_version_is_kept_as_it_came(store: EventStore) -> None:
    payload = Unknown.model_validate({"kind": "ruling-agreed", "v": 7, "ruling": {"a": [1, "ü"]}})
    event = Event("event-1", TABLE, "phone-z", 3, START, "Zoë", payload)
    store.append([event])
    assert store.export_events(TABLE) == [event_data(event)]


def test_the_device_keeps_its_id(file: Path, store: EventStore) -> None:
    device = store.device_id()
    assert len(device) == 8
    assert int(device, 16) >= 0
    assert open_store(url_of(file)).device_id() == store.device_id() == device


def test_two_installations_have_different_device_ids(store: EventStore) -> None:
    assert open_store("sqlite://").device_id() != store.device_id()


def test_a_commit_is_on_the_disk_and_readers_are_not_held_up(file: Path, store: EventStore) -> None:
    store.append(rounds(1))
    with connect(url_of(file), 1.0).reading() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert settings == {
        "journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 1000
    }  # fmt: skip


def at_once(*calls: Callable[[], object]) -> None:
    """Runs calls in as many threads, all of them starting together."""
    ready = threading.Barrier(len(calls))

    def run(call: Callable[[], object]) -> None:
        ready.wait()
        call()

    with ThreadPoolExecutor(len(calls)) as pool:
        for finished in [pool.submit(run, call) for call in calls]:
            finished.result()


def test_threads_lose_nothing_and_see_their_own_order(file: Path) -> None:
    store = open_store(url_of(file), busy_timeout=30)
    logs = [rounds(25, device=f"phone-{number}") for number in range(8)]
    at_once(*(lambda log=log: [store.append([event]) for event in log] for log in logs))
    stored = [event for _seq, event in store.events(TABLE)]
    assert len(stored) == 200
    for number, log in enumerate(logs):
        assert tuple(e for e in stored if e.device == f"phone-{number}") == log


def test_of_writers_who_expect_the_same_end_one_gets_through(file: Path) -> None:
    stores = [open_store(url_of(file), busy_timeout=30) for _ in range(2)]
    won: list[int] = []
    lost: list[int] = []

    def write(number: int) -> None:
        try:
            stores[number % 2].append(rounds(1, device=f"phone-{number}"), expected_last=0)
            won.append(number)
        except LogMoved:
            lost.append(number)

    at_once(*(lambda number=number: write(number) for number in range(6)))
    assert (len(won), len(lost)) == (1, 5)
    assert [event.device for _seq, event in stores[0].events(TABLE)] == [f"phone-{won[0]}"]


def test_seqs_are_never_used_twice(file: Path, store: EventStore) -> None:
    last = store.append(rounds(3))
    ask(file, "DELETE FROM event WHERE seq = ?", last)
    assert store.append(rounds(1, first=500)) == last + 1


def test_no_step_of_a_query_goes_through_all_events(file: Path) -> None:
    database = connect(url_of(file), 1.0)
    migrate(database, now())
    store = EventStore(database)
    asked: list[tuple[str, tuple[object, ...]]] = []

    def listen(_c: object, _cursor: object, query: str, values: Any, *_: object) -> None:
        if query.startswith(("SELECT", "WITH")):
            asked.append((query, tuple(values)))

    sqlalchemy.event.listen(database.engine, "before_cursor_execute", listen)
    last = store.append(rounds(1), expected_last=0)
    store.events(TABLE, since=last)
    store.last_seq(TABLE)
    store.tables(limit=5, before=9)
    assert len(asked) == 5
    for query, values in asked:
        steps = [row[3] for row in ask(file, f"EXPLAIN QUERY PLAN {query}", *values)]
        assert any(step.startswith("SEARCH event") for step in steps), steps
        assert not any(step.startswith("SCAN event") for step in steps), steps
