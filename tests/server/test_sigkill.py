"""A server killed under load: nothing acknowledged is lost, nothing doubled, everybody comes back.

`make soak` kills it fifty times under twenty writers and fifty readers.
"""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import pytest

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.payloads import RoundScored
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables
from tests.server.load import Follower, Pusher, Scorer, Server, until
from tests.storage.databases import is_intact, url_of

SOAK = "SCOREKEEPER_SERVER_KILLS" in os.environ
KILLS = int(os.environ.get("SCOREKEEPER_SERVER_KILLS", "2"))
WRITERS, READERS = (20, 50) if SOAK else (4, 6)
TABLES = 4 if SOAK else 2
SHORTEST_LIFE, LONGEST_LIFE = 0.3, 1.5
"""Seconds from everybody being live to the kill."""
LIVE_WITHIN = 1.0 if SOAK else 10.0
"""Seconds; the short run shares its machine with other tests."""

PEOPLE = tuple(Newcomer(f"p{number}-id", f"P{number}", number) for number in range(4))
RULES = AgreedRules(variant="classic", deck="108", card_points={"7": 7}, target=1_000_000)

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here"),
    pytest.mark.timeout(120 + 30 * KILLS),
]


@dataclass(slots=True)
class Load:
    """Everybody at work, and how long they took to come back."""

    server: Server
    tables: dict[str, str]
    pushers: list[Pusher] = field(default_factory=list)
    scorers: list[Scorer] = field(default_factory=list)
    followers: list[Follower] = field(default_factory=list)
    readers_back: list[float] = field(default_factory=list)
    writers_back: list[float] = field(default_factory=list)
    up: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    @property
    def writers(self) -> list[Pusher | Scorer]:
        """Everybody who writes."""
        return [*self.pushers, *self.scorers]

    def note_comeback(self, killed: float) -> None:
        """Back is the server once it has answered one of them; each is live with its own answer."""
        readers = [one.live_at for one in self.followers if one.live_at]
        writers = [one.live_at for one in self.writers if one.live_at]
        back = min(*readers, *writers)
        self.back.append(back - killed)
        self.readers_back += [moment - back for moment in readers]
        self.writers_back += [moment - back for moment in writers]


def opened(folder: Path) -> Load:
    """A data folder with tables, and everybody let in."""
    store = open_store(url_of(folder / "scorekeeper.db"))
    tables: dict[str, str] = {}
    for number in range(TABLES):
        state = Tables(store).open(f"Table {number}", PEOPLE, PEOPLE[0].player, RULES)
        assert state.game is not None
        tables[state.id] = state.game.id
    store.close()
    load = Load(Server(folder), tables)
    places = list(tables)
    for number in range(WRITERS):
        table = places[number % TABLES]
        if number % (2 * TABLES) < TABLES:
            pusher = Pusher.joined(load.server, Role.SCORER, table, name=f"w{number}")
            assert isinstance(pusher, Pusher)
            load.pushers.append(pusher)
        else:
            scorer = Scorer.joined(
                load.server, Role.SCORER, table, number=number + 2,
                players=tuple(one.player for one in PEOPLE), game=tables[table],
            )  # fmt: skip
            assert isinstance(scorer, Scorer)
            load.scorers.append(scorer)
    for number in range(READERS):
        follower = Follower.joined(load.server, Role.VIEWER, places[number % TABLES])
        assert isinstance(follower, Follower)
        load.followers.append(follower)
    return load


async def killed_again_and_again(load: Load) -> None:
    """Everybody works while the server is killed; then everybody finishes what they began."""
    chance = random.Random(6)
    load.server.start()
    await load.server.is_back()
    everybody = [asyncio.create_task(one.run()) for one in (*load.writers, *load.followers)]
    failed = [task for task in everybody if task.done()]
    assert not failed
    await until(lambda: all(one.is_live for one in load.followers))
    await until(lambda: all(one.acknowledged for one in load.writers))
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(SHORTEST_LIFE, LONGEST_LIFE))
        load.server.kill()
        killed = time.monotonic()
        # What the killed one had sent is still on its way.
        await asyncio.sleep(0.05)
        for one in (*load.writers, *load.followers):
            one.live_at = None
        load.server.start()
        load.up.append(await load.server.is_back() - killed)
        await until(lambda: all(one.live_at for one in (*load.writers, *load.followers)))
        load.note_comeback(killed)
        for task in everybody:
            assert not task.done(), task
    for one in load.writers:
        one.stop = True
    await asyncio.gather(*everybody[: len(load.writers)])
    await until(lambda: all(one.seqs[-1] >= _last_of(load, one.table) for one in load.followers))
    for task in everybody[len(load.writers) :]:
        task.cancel()
    load.server.kill()


def _last_of(load: Load, table: str) -> int:
    store = open_store(url_of(load.server.folder / "scorekeeper.db"))
    last = store.last_seq(table)
    store.close()
    return last


def log_of(load: Load, table: str) -> list[tuple[int, Event]]:
    """A table's log as it is on the disk."""
    store = open_store(url_of(load.server.folder / "scorekeeper.db"))
    log = store.events(table)
    store.close()
    return log


def mark_of(event: Event) -> tuple[int, ...] | None:
    """What tells a scorer's round from every other one."""
    if not isinstance(event.payload, RoundScored):
        return None
    return event.payload.entry.hands[PEOPLE[1].player].amounts


def test_a_server_killed_under_load_loses_and_doubles_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load = opened(tmp_path)
    asyncio.run(killed_again_and_again(load))

    assert is_intact(tmp_path / "scorekeeper.db")
    entries = 0
    for table in load.tables:
        log = log_of(load, table)
        ids = Counter(event.id for _seq, event in log)
        assert set(ids.values()) == {1}
        marks = Counter(mark for _seq, event in log if (mark := mark_of(event)))
        assert set(marks.values()) <= {1}
        for pusher in load.pushers:
            if pusher.table == table:
                assert set(pusher.acknowledged) <= ids.keys()
                entries += len(pusher.acknowledged)
        for scorer in load.scorers:
            if scorer.table == table:
                assert set(scorer.acknowledged) <= marks.keys()
                entries += len(scorer.acknowledged)
        seqs = [seq for seq, _event in log]
        for follower in load.followers:
            if follower.table == table:
                assert follower.seqs == seqs
    assert entries > KILLS * WRITERS
    assert "Traceback" not in load.server.errors.read_text()

    with capsys.disabled():
        print(
            f"\n{KILLS} kills, {WRITERS} writers, {READERS} readers at {TABLES} tables: "
            f"{entries} entries acknowledged, 0 lost, 0 doubled; {READERS} streams complete. "
            f"After a kill the port answers within {median(load.up):.2f} s, the first client is "
            f"answered within {median(load.back):.2f} s (medians); live again after that: readers "
            f"{median(load.readers_back):.2f} s, at most {max(load.readers_back):.2f} s, writers "
            f"{median(load.writers_back):.2f} s, at most {max(load.writers_back):.2f} s."
        )
    assert max(load.readers_back) <= LIVE_WITHIN
    assert max(load.writers_back) <= LIVE_WITHIN
