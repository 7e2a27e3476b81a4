"""Half-entered rounds in the database: kept, replaced, forgotten with the save of their round."""

import threading
from datetime import timedelta
from pathlib import Path

import pytest

from scorekeeper.storage import DraftChanges, DraftKey, EventStore, LogMoved, StoredDraft
from tests.domain.builders import START, TABLE
from tests.storage.databases import ask, rounds

KITCHEN = DraftKey("kitchen", TABLE, "round-1")
SOFA = DraftKey("sofa", TABLE, "round-1")


def draft(content: str, minute: int = 0) -> StoredDraft:
    return StoredDraft(content, START + timedelta(minutes=minute))


def keep(store: EventStore, changes: DraftChanges, limit: int = 10) -> None:
    store.keep_drafts(lambda: changes, limit)


def test_a_draft_is_kept_replaced_and_forgotten(store: EventStore) -> None:
    keep(store, {KITCHEN: draft("one", 1), SOFA: draft("theirs", 2)})
    keep(store, {KITCHEN: draft("two", 3)})
    assert store.drafts(10) == [(SOFA, draft("theirs", 2)), (KITCHEN, draft("two", 3))]
    keep(store, {SOFA: None, KITCHEN._replace(place="nowhere"): None})
    assert store.drafts(10) == [(KITCHEN, draft("two", 3))]


def test_the_drafts_touched_last_stay(store: EventStore) -> None:
    keys = [KITCHEN._replace(place=f"round-{number}") for number in range(8)]
    for number in (3, 0, 7, 1, 6, 2, 5, 4):
        keep(store, {keys[number]: draft(str(number), number)}, limit=3)
    assert [key for key, _draft in store.drafts(10)] == keys[5:]
    assert [key for key, _draft in store.drafts(2)] == keys[6:]


def test_a_save_forgets_the_draft_that_it_settles_and_no_other(store: EventStore) -> None:
    keep(store, {KITCHEN: draft("mine"), SOFA: draft("theirs")})
    store.append(rounds(1), settles=KITCHEN)
    assert [key for key, _draft in store.drafts(10)] == [SOFA]


def test_a_save_that_comes_too_late_leaves_its_draft(store: EventStore) -> None:
    keep(store, {KITCHEN: draft("mine")})
    store.append(rounds(1))
    with pytest.raises(LogMoved):
        store.append(rounds(1, first=500), expected_last=0, settles=KITCHEN)
    assert [key for key, _draft in store.drafts(10)] == [KITCHEN]


def test_what_is_kept_is_asked_for_when_no_save_can_come_between(store: EventStore) -> None:
    """Else a draft collected before its round was saved could be written after it."""
    asked, saved = threading.Event(), threading.Event()
    order: list[str] = []

    def collect() -> DraftChanges:
        asked.set()
        assert not saved.wait(0.1)
        order.append("draft")
        return {KITCHEN: draft("half")}

    def save() -> None:
        asked.wait()
        store.append(rounds(1), settles=KITCHEN)
        order.append("save")
        saved.set()

    saving = threading.Thread(target=save)
    saving.start()
    store.keep_drafts(collect, 10)
    saving.join()
    assert order == ["draft", "save"]
    assert store.drafts(10) == []


def test_a_row_that_makes_no_sense_is_left_out(store: EventStore, file: Path) -> None:
    keep(store, {KITCHEN: draft("one"), SOFA: draft("two")})
    ask(file, "UPDATE draft SET touched = 'yesterday' WHERE desk = 'sofa'")
    assert [key for key, _draft in store.drafts(10)] == [KITCHEN]
    ask(file, "UPDATE draft SET touched = x'ff00', content = x'ff' WHERE desk = 'kitchen'")
    assert store.drafts(10) == []
