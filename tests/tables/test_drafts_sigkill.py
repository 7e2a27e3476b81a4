"""A process killed at any moment loses half a second of a half-entered round at most.

And whatever it was doing, a round is either saved or still a draft. `SCOREKEEPER_KILLS` says how
often it is killed.
"""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.storage import open_store
from scorekeeper.tables.draft_writer import open_drafts
from scorekeeper.tables.service import Tables
from tests.storage.databases import is_intact
from tests.tables.conftest import LEA, OMA, PEOPLE, TOM
from tests.tables.typist import DESK, TAPS

KILLS = int(os.environ.get("SCOREKEEPER_KILLS", "25")) // 5 + 1
PATIENCE = 0.5
"""Seconds after which a draft is kept."""

PROJECT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here"),
    pytest.mark.timeout(60 + 15 * KILLS),
]


def said_until_killed(url: str, table: str, life: float) -> list[tuple[float, str, int]]:
    """What a process said before it was killed, with the seconds left to live at that moment."""
    command = [sys.executable, "-m", "tests.tables.typist", url, table]
    process = subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    killer = threading.Timer(life, process.kill)
    killer.start()
    heard = [(time.monotonic(), line.split()) for line in process.stdout if line.endswith("\n")]
    died = time.monotonic()
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    killer.join()
    return [(died - at, what, int(said)) for at, (what, said) in heard]


def test_a_half_entered_round_is_found_again_after_any_kill(
    tmp_path: Path, url: str, rules: AgreedRules
) -> None:
    chance = random.Random()
    table = Tables(open_store(url)).open("Kitchen", PEOPLE, OMA, rules).id
    drafts_found = 0
    for _ in range(KILLS):
        said = said_until_killed(url, table, chance.uniform(0.6, 2.0))
        store = open_store(url)
        game = Tables(store).state(table).game
        assert game is not None
        saved = len(game.rounds)
        last_saved = max((line for _left, what, line in said if what == "saved"), default=-1)
        assert last_saved < TAPS * saved
        found = store.drafts(10)
        places = {key.place for key, _draft in found}
        assert places <= {game.tip}, "a saved round is still a draft"
        draft = open_drafts(store).desk(DESK).get(table, game.tip)
        old_enough = [
            line
            for left, what, line in said
            if what == "typed" and left > PATIENCE and line >= TAPS * saved
        ]
        if old_enough:
            assert draft is not None
        if draft is not None:
            drafts_found += 1
            [line] = {int(draft.hand(player).text) for player in (OMA, LEA, TOM)}
            assert max(old_enough, default=TAPS * saved) <= line < TAPS * (saved + 1)
        store.close()
    assert drafts_found
    assert is_intact(tmp_path / "scorekeeper.db")
