"""A process killed at any moment loses nothing that it has acknowledged.

`SCOREKEEPER_KILLS` says how often it is killed; the soak test takes thousands.
"""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from scorekeeper.storage import open_store
from tests.domain.builders import TABLE
from tests.storage.databases import ask, is_intact, url_of

KILLS = int(os.environ.get("SCOREKEEPER_KILLS", "25"))
LONGEST_LIFE = 0.15
"""Seconds from the first save to the kill: some fifty saves."""
LONGEST_MAKING = 0.2
"""Seconds from the first byte of a new database to the kill; making it takes about half of it."""
PROJECT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here"),
    pytest.mark.timeout(60 + 5 * KILLS),
]


def start(file: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.storage.appender", url_of(file)]
    return subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True)


def acknowledged_until_killed(file: Path, life: float) -> list[str]:
    """The ids that a process said were saved before it was killed."""
    process = start(file)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(life)
    process.kill()
    said = process.stdout.read()
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    return said.split()


def test_every_acknowledged_round_is_there_once_after_any_kill(file: Path) -> None:
    chance = random.Random()
    acknowledged: list[str] = []
    for _ in range(KILLS):
        acknowledged += acknowledged_until_killed(file, chance.uniform(0, LONGEST_LIFE))
        assert is_intact(file)
        stored = Counter(row[0] for row in ask(file, "SELECT id FROM event"))
        assert set(stored.values()) <= {1}
        assert set(acknowledged) <= set(stored)
    assert len(acknowledged) > KILLS

    store = open_store(url_of(file))
    events = [event for _seq, event in store.events(TABLE)]
    assert set(acknowledged) <= {event.id for event in events}
    # An append is there as a whole or not at all, acknowledged or not.
    for by, size in Counter(event.by for event in events).items():
        assert by.split()[0] == str(size)


def test_a_database_whose_making_was_cut_off_is_made_the_next_time(tmp_path: Path) -> None:
    moments = KILLS // 3 + 1
    for number in range(moments):
        file = tmp_path / f"{number}.db"
        process = start(file)
        assert process.stdout is not None
        while not file.exists() and process.poll() is None:
            time.sleep(0.0005)
        time.sleep(LONGEST_MAKING * number / moments)
        process.kill()
        process.wait()
        process.stdout.close()
        store = open_store(url_of(file))
        assert store.last_seq(TABLE) == store.count()
        store.close()
        assert is_intact(file)
        assert not list(tmp_path.glob("*.bak"))
