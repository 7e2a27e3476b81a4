"""What a save costs: verified, written, committed and folded, early and late in a long game."""

import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.service import Tables
from tests.bench import Row

SHORT: Final = 10
LONG: Final = 10_000
SAVES: Final = 60
PEOPLE: Final = tuple(
    Newcomer(f"{name}-id", name, n) for n, name in enumerate(("oma", "mira", "lea", "tom"))
)
RULES: Final = AgreedRules(variant="classic", deck="108", card_points={"7": 7}, target=1_000_000)
ENTRY: Final = RoundEntry(
    out="mira-id", hands={player.player: typed(9) for player in PEOPLE if player.name != "mira"}
)


def rows() -> list[Row]:
    """A save at 10 rounds and at 10,000, taken in turns; a bare SQLite insert beside them."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'bench.db'}")
        tables = Tables(store)
        short, long = (_table(tables, store, rounds) for rounds in (SHORT, LONG))
        early: list[float] = []
        late: list[float] = []
        bare: list[float] = []
        connection = _bare_database(Path(folder) / "bare.db")
        for _ in range(SAVES):
            early.append(_save(tables, short))
            late.append(_save(tables, long))
            bare.append(_bare_insert(connection))
        connection.close()
        store.close()
    at_10, at_10k, insert = (median(times) * 1000 for times in (early, late, bare))
    return [
        (
            f"save a round at {SHORT} rounds (median of {SAVES})",
            f"{at_10:.2f} ms",
            f"bare SQLite insert, synchronous=FULL: {insert:.2f} ms",
            f"{at_10 / insert:.2f}",
        ),
        (
            f"save a round at {LONG:,} rounds",
            f"{at_10k:.2f} ms",
            f"at {SHORT} rounds: {at_10:.2f} ms",
            f"{at_10k / at_10:.2f} (goal ≤ 1.2)",
        ),
    ]


def _table(tables: Tables, store: EventStore, rounds: int) -> str:
    state = tables.open("Bench", PEOPLE, "oma-id", RULES)
    assert state.game is not None
    game = after = state.game.id
    events: list[Event] = []
    for number in range(rounds):
        pen = Pen(state.id, store.device_id(), state.last[0] + 1 + number, utc_now(), "")
        events += pen.write(RoundScored(game=game, after=after, entry=ENTRY))
        after = events[-1].id
    store.append(events)
    tables.state(state.id)
    return state.id


def _save(tables: Tables, table: str) -> float:
    game = tables.state(table).game
    assert game is not None
    began = time.perf_counter()
    tables.score_round(table, ENTRY, game.tip)
    return time.perf_counter() - began


def _bare_database(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE event (seq INTEGER PRIMARY KEY, payload TEXT)")
    return connection


def _bare_insert(connection: sqlite3.Connection) -> float:
    began = time.perf_counter()
    connection.execute("INSERT INTO event (payload) VALUES (?)", ("x" * 300,))
    return time.perf_counter() - began
