from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.events import Event, EventRecord, event_data
from scorekeeper.storage import EventStore, open_store
from tests.storage.any_events import events, logs

TABLE = "table-9"


def in_memory() -> EventStore:
    return open_store("sqlite://")


# One database for all examples, each with a table of its own: a new database costs 20 ms.
STORE = in_memory()
TABLES = iter(f"table-{number}" for number in range(10**9))


@given(logs(TABLE))
def test_every_event_comes_back_as_it_was(log: list[Event]) -> None:
    table = next(TABLES)
    log = [replace(event, table=table, id=f"{table}-{event.id}") for event in log]
    last = STORE.append(log)
    stored = STORE.events(table)
    assert [event for _seq, event in stored] == log
    assert [seq for seq, _event in stored] == sorted({seq for seq, _event in stored})
    assert stored[-1][0] == last == STORE.last_seq(table)


@given(logs(TABLE))
def test_what_is_exported_can_be_read_again(log: list[Event]) -> None:
    table = next(TABLES)
    log = [replace(event, table=table, id=f"{table}-{number}") for number, event in enumerate(log)]
    STORE.append(log)
    exported = STORE.export_events(table)
    assert exported == [event_data(event) for event in log]
    assert [EventRecord.model_validate(data).event() for data in exported] == log


@given(events(TABLE), st.lists(st.lists(st.integers(0, 7), max_size=8), min_size=1, max_size=5))
def test_merging_is_a_set_union_whatever_comes_twice_or_late(
    event: Event, parts: list[list[int]]
) -> None:
    table = next(TABLES)
    log = [
        replace(event, table=table, id=f"{table}-{number}", lamport=number) for number in range(8)
    ]
    for part in parts:
        if part:
            STORE.append([log[number] for number in part])
    stored = [event for _seq, event in STORE.events(table)]
    expected = list(dict.fromkeys(number for part in parts for number in part))
    assert stored == [log[number] for number in expected]
