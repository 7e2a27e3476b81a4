"""Drafts outlive the process: written soon, in the background, and never in anybody's way."""

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.domain.hands import typed
from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import DraftKey, EventStore, open_store
from scorekeeper.tables import draft_writer
from scorekeeper.tables.draft_writer import DraftWriter, open_drafts
from scorekeeper.tables.drafts import MAX_DRAFTS, Desk, Drafts
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.tables.service import Tables
from tests.storage.databases import ask
from tests.tables.conftest import MIRA, OMA
from tests.tables.test_service import tip, won_by_mira

PROJECT = Path(__file__).parents[2]
NEVER = 3600.0
SOON = 20.0
"""Seconds to wait on a busy machine for what takes a fraction of one."""


@pytest.fixture
def store(url: str) -> Iterator[EventStore]:
    with closing(open_store(url, busy_timeout=0.05)) as opened:
        yield opened


@pytest.fixture
def drafts(store: EventStore) -> Iterator[Drafts]:
    opened = open_drafts(store)
    yield opened
    opened.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorekeeper.db"


def half(points: int = 7, out: str = MIRA) -> RoundDraft:
    return RoundDraft("game-1", out).with_hand(OMA, HandDraft(typed(points), "and a skip"))


def after_a_crash(store: EventStore, desk: str = "kitchen") -> Desk:
    """What another process finds in the database as it is now."""
    return open_drafts(store).desk(desk)


def soon(come_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not come_true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_draft_is_on_the_disk_soon_without_anybody_asking(
    store: EventStore, drafts: Drafts
) -> None:
    drafts.desk("kitchen").put("table", "game-1", half())
    soon(lambda: after_a_crash(store).get("table", "game-1") == half())
    assert after_a_crash(store, "sofa").get("table", "game-1") is None
    drafts.desk("kitchen").put("table", "game-1", half(9))
    soon(lambda: after_a_crash(store).get("table", "game-1") == half(9))
    drafts.desk("kitchen").drop("table", "game-1")
    soon(lambda: after_a_crash(store).get("table", "game-1") is None)


def test_what_is_tapped_in_one_go_is_written_once(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    keep = store.keep_drafts

    def count(collect: Callable[[], object], limit: int) -> None:
        keep(lambda: written.append(len(found := collect())) or found, limit)  # type: ignore[arg-type,return-value,func-returns-value]

    monkeypatch.setattr(store, "keep_drafts", count)
    drafts = open_drafts(store)
    for points in range(100):
        drafts.desk("kitchen").put("table", "game-1", half(points))
        drafts.desk("sofa").put("table", "game-1", half(points))
    drafts.close()
    assert sum(written) <= 4
    assert after_a_crash(store).get("table", "game-1") == half(99)


def test_an_orderly_end_writes_the_rest(store: EventStore) -> None:
    drafts = open_drafts(store, delay=NEVER)
    drafts.desk("kitchen").put("table", "game-1", half())
    assert after_a_crash(store).get("table", "game-1") is None
    drafts.close()
    assert after_a_crash(store).get("table", "game-1") == half()
    drafts.desk("kitchen").put("table", "game-1", half(9))
    drafts.close()
    assert drafts.desk("kitchen").get("table", "game-1") == half(9)


def test_the_program_writes_the_rest_when_it_ends(store: EventStore, tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from scorekeeper.bootstrap import Opener;"
        "from scorekeeper.settings import load_settings;"
        "from scorekeeper.tables.round_drafts import RoundDraft;"
        "opener = Opener(load_settings(data_dir=Path(sys.argv[1])));"
        "desk = opener.services().drafts.desk('kitchen');"
        "desk.put('table', 'game-1', RoundDraft('game-1', 'mira-id'))"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True, cwd=PROJECT)
    assert after_a_crash(store).get("table", "game-1") == RoundDraft("game-1", MIRA)


def test_no_tap_waits_for_the_disk(store: EventStore, monkeypatch: pytest.MonkeyPatch) -> None:
    writing, released = threading.Event(), threading.Event()
    keep = store.keep_drafts

    def stuck(collect: Callable[[], object], limit: int) -> None:
        writing.set()
        assert released.wait(SOON)
        keep(collect, limit)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "keep_drafts", stuck)
    drafts = open_drafts(store, delay=0)
    kitchen = drafts.desk("kitchen")
    kitchen.put("table", "game-1", half())
    assert writing.wait(SOON)
    for points in range(1000):
        kitchen.put("table", "game-1", half(points))
        assert kitchen.get("table", "game-1") == half(points)
    assert kitchen.move("table", "game-1", "round-1")
    kitchen.set_aside("table", "elsewhere")
    released.set()
    drafts.close()
    assert after_a_crash(store).get("table", "round-1") is not None


def test_a_locked_database_disturbs_nobody_and_is_tried_again(
    store: EventStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draft_writer, "DELAY_AFTER_REFUSAL", 0.05)
    drafts = open_drafts(store, delay=0.01)
    kitchen = drafts.desk("kitchen")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for points in range(50):
            kitchen.put("table", "game-1", half(points))
            time.sleep(0.005)
        assert kitchen.get("table", "game-1") == half(49)
        other.execute("ROLLBACK")
    soon(lambda: after_a_crash(store).get("table", "game-1") == half(49))
    drafts.close()


@pytest.mark.parametrize("trouble", ["PRAGMA query_only = ON", "DROP TABLE draft"])
def test_a_database_that_takes_nothing_leaves_drafts_in_memory(
    store: EventStore, file: Path, trouble: str
) -> None:
    if trouble.startswith("DROP"):
        ask(file, trouble)
    else:
        with store._database.reading() as connection:
            connection.exec_driver_sql(trouble)
    drafts = open_drafts(store, delay=0)
    kitchen = drafts.desk("kitchen")
    kitchen.put("table", "game-1", half())
    time.sleep(0.05)
    kitchen.put("table", "game-1", half(9))
    drafts.close()
    assert kitchen.get("table", "game-1") == half(9)


def test_a_newer_change_is_not_overwritten_by_one_that_was_refused(store: EventStore) -> None:
    writer = DraftWriter(store, delay=NEVER)
    key = DraftKey("kitchen", "table", "game-1")
    keep, tries = store.keep_drafts, []

    def refuse_once(collect: Callable[[], object], limit: int) -> None:
        tries.append(collect())
        if len(tries) == 1:
            writer.leave_to_save(key)
            raise StorageRefused("storage-locked")

    store.keep_drafts = refuse_once  # type: ignore[method-assign]
    writer.note(key, half())
    assert not writer.flush()
    store.keep_drafts = keep  # type: ignore[method-assign]
    assert writer.flush()
    assert store.drafts(10) == []
    writer.close()


def test_what_cannot_be_read_is_passed_over(store: EventStore, file: Path) -> None:
    drafts = open_drafts(store)
    for desk in ("kitchen", "sofa", "stairs"):
        drafts.desk(desk).put("table", "game-1", half())
    drafts.close()
    ask(file, "UPDATE draft SET content = '{\"v\": 2}' WHERE desk = 'kitchen'")
    ask(file, "UPDATE draft SET content = x'00ff' WHERE desk = 'sofa'")
    again = open_drafts(store)
    found = [again.desk(desk).get("table", "game-1") for desk in ("kitchen", "sofa", "stairs")]
    assert found == [None, None, half()]


def test_the_drafts_touched_last_are_found_again_whatever_the_clock_says(
    store: EventStore,
) -> None:
    moment = datetime(2024, 3, 1, tzinfo=UTC)
    for day, start in ((5, 0), (3, 150)):
        drafts = open_drafts(store, clock=lambda day=day: moment + timedelta(days=day))  # type: ignore[misc]
        for number in range(start, start + 150):
            drafts.desk("kitchen").put("table", f"round-{number}", half())
        drafts.close()
    kitchen = after_a_crash(store)
    kept = [n for n in range(300) if kitchen.get("table", f"round-{n}")]
    assert kept == list(range(300 - MAX_DRAFTS, 300))


def test_a_saved_round_is_no_draft_any_more_the_moment_it_is_saved(
    store: EventStore, table: TableState
) -> None:
    tables, writer = Tables(store), DraftWriter(store, delay=NEVER)
    drafts = Drafts(writer)
    kitchen, place = drafts.desk("kitchen"), tip(table)
    kitchen.put(table.id, place, half())
    writer.flush()
    kitchen.put(table.id, place, half(8))
    settles = kitchen.set_aside(table.id, place)
    assert kitchen.get(table.id, place) is None
    kitchen.put(table.id, "elsewhere", half())
    writer.flush()
    assert after_a_crash(store).get(table.id, place) == half()

    kitchen.put(table.id, place, half(8))
    settles = kitchen.set_aside(table.id, place)
    tables.score_round(table.id, won_by_mira(7), place, settles=settles)
    assert after_a_crash(store).get(table.id, place) is None
    writer.flush()
    assert after_a_crash(store).get(table.id, place) is None
    kitchen.settled(table.id, place)
    drafts.close()
    assert after_a_crash(store).get(table.id, place) is None


def test_a_correction_that_changes_nothing_is_no_draft_either(
    store: EventStore, table: TableState
) -> None:
    tables, drafts = Tables(store), open_drafts(store)
    entry = won_by_mira(7)
    state = tables.score_round(table.id, entry, tip(table))
    kitchen, round_id = drafts.desk("kitchen"), tip(state)
    kitchen.put(table.id, round_id, half())
    soon(lambda: bool(store.drafts(10)))
    settles = kitchen.set_aside(table.id, round_id)
    tables.revise_round(table.id, round_id, entry, settles=settles)
    kitchen.settled(table.id, round_id)
    drafts.close()
    assert store.drafts(10) == []


def test_a_round_that_is_refused_is_still_a_draft(store: EventStore, table: TableState) -> None:
    drafts = open_drafts(store)
    kitchen, place = drafts.desk("kitchen"), tip(table)
    kitchen.set_aside(table.id, place)
    kitchen.put(table.id, place, half())
    kitchen.settled(table.id, place)
    drafts.close()
    assert after_a_crash(store).get(table.id, place) == half()
