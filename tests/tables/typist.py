"""Enters rounds at one desk until it is killed: `python -m tests.tables.typist URL TABLE`.

Says "ready", then on each line what has just happened: "typed N" when the draft's lines say N,
"saved N" when its round is saved. N grows with every tap, TAPS a round.
"""

import sys
import time
from itertools import count

from scorekeeper.domain.hands import typed
from scorekeeper.storage import open_store
from scorekeeper.tables.draft_writer import open_drafts
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, TOM

DESK = "0123456789abcdef"
BETWEEN_TAPS = 0.01
TAPS = 100
"""Taps of one round: long enough for some of it to be on the disk before the save."""


def main(url: str, table: str) -> None:
    """Runs until the process is killed."""
    store = open_store(url)
    desk, tables = open_drafts(store).desk(DESK), Tables(store)
    print("ready", flush=True)
    game = tables.state(table).game
    assert game is not None
    for number in count(len(game.rounds)):
        tip = game.tip
        draft = RoundDraft(after=tip, out=MIRA)
        for tap in range(TAPS):
            line = str(TAPS * number + tap)
            for player in (OMA, LEA, TOM):
                draft = draft.with_hand(player, HandDraft(typed(0), text=line, entered=True))
            desk.put(table, tip, draft)
            print("typed", line, flush=True)
            time.sleep(BETWEEN_TAPS)
        entry = draft.entry(game.players)
        assert entry is not None
        settles = desk.set_aside(table, tip)
        game = tables.score_round(table, entry, tip, settles=settles).game
        desk.settled(table, tip)
        print("saved", TAPS * (number + 1) - 1, flush=True)
        assert game is not None


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
