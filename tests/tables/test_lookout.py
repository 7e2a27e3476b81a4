"""What another process writes reaches those who look at the table here, and costs nobody else."""

import threading
import time
from collections.abc import Callable

from scorekeeper.domain.state import TableState
from scorekeeper.storage import open_store
from scorekeeper.tables.lookout import Lookout
from scorekeeper.tables.service import Tables
from tests.domain.builders import entry
from tests.tables.conftest import LEA, MIRA, OMA, TOM

OFTEN = 0.005
"""Seconds between two looks."""
PATIENCE = 30.0
HANDS = {MIRA: 5, LEA: 6, TOM: 7}


def until(condition: Callable[[], bool]) -> bool:
    """Whether it comes true before patience ends."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if condition():
            return True
        # There is nothing to wait on: the thread that ends tells nobody.
        time.sleep(OFTEN)
    return False


def write_elsewhere(table: str, url: str) -> Tables:
    """A round, scored by another process on the same database."""
    elsewhere = Tables(open_store(url))
    game = elsewhere.state(table).game
    assert game is not None
    elsewhere.score_round(table, entry(OMA, **HANDS), game.tip)
    return elsewhere


def test_a_round_written_by_another_process_is_told_to_whoever_follows_the_table(
    tables: Tables, table: TableState, url: str
) -> None:
    lookout = Lookout(tables, OFTEN)
    told = threading.Event()
    stop = tables.changes.subscribe(table.id, lambda _table: told.set())
    elsewhere = write_elsewhere(table.id, url)
    assert told.wait(PATIENCE)
    assert tables.state(table.id) == elsewhere.state(table.id)
    stop()
    assert until(lambda: not lookout.is_looking)


def test_nothing_is_looked_for_while_nobody_follows_a_table_and_looking_begins_again(
    tables: Tables, table: TableState, url: str
) -> None:
    lookout = Lookout(tables, OFTEN)
    # Whoever wants to hear of any table, such as the hub of the guests, looks by itself.
    tables.changes.subscribe(None, lambda _table: None)
    assert not lookout.is_looking
    for _ in range(2):
        told = threading.Event()

        def tell(_table: str, told: threading.Event = told) -> None:
            told.set()

        stop = tables.changes.subscribe(table.id, tell)
        assert lookout.is_looking
        write_elsewhere(table.id, url)
        assert told.wait(PATIENCE)
        stop()
        assert until(lambda: not lookout.is_looking)


def test_a_table_that_cannot_be_read_ends_no_looking(
    tables: Tables, table: TableState, url: str
) -> None:
    lookout = Lookout(tables, OFTEN)
    told = threading.Event()
    gone = tables.changes.subscribe("no-such-table", lambda _table: None)
    stop = tables.changes.subscribe(table.id, lambda _table: told.set())
    write_elsewhere(table.id, url)
    assert told.wait(PATIENCE)
    gone()
    stop()
    assert until(lambda: not lookout.is_looking)


def test_a_follower_that_breaks_ends_no_looking(
    tables: Tables, table: TableState, url: str
) -> None:
    lookout = Lookout(tables, OFTEN)
    told = threading.Event()

    def breaks(_table: str) -> None:
        told.set()
        raise RuntimeError("its session has ended")

    stop = tables.changes.subscribe(table.id, breaks)
    for _ in range(2):
        write_elsewhere(table.id, url)
        assert told.wait(PATIENCE)
        told.clear()
    stop()
    assert until(lambda: not lookout.is_looking)
