"""Lines that are read rightly, with one slip of the keyboard in one longer word of each."""

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

from tests.rulebook.at_hand import LIBRARY
from tests.rulebook.hand_lines import Line, Outcome, judge, lines, read
from tests.soaking import SOAKING

FILES: Final = (
    "open",
    "tune",
    "tune2",
    "tune16",
    "tune17",
    "tune30",
    "tune31",
    "tune34",
    "tune35",
    "tune36",
    "tune37",
    "tune38",
    "tune39",
    "tune40",
    "tune41",
    "tune42",
)
SLIPS: Final = 10_000 if SOAKING else 500
UNDERSTOOD: Final = 0.85
UNSEEN: Final = 0.004
"""The share that is read otherwise without a warning: "geen 2" for "green 2" is Dutch."""

_ROWS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_WORD: Final = re.compile(r"[A-Za-zäöüÄÖÜß]{5,}")


def test_a_slip_is_put_right_or_asked_about() -> None:
    chance = Random(35)
    known = [line for name in FILES for line in lines(name, LIBRARY) if _is_read(line)]
    found: Counter[Outcome] = Counter()
    unseen = []
    while found.total() < SLIPS:
        line = chance.choice(known)
        slipped = _with_a_slip(line.text, chance)
        outcome = judge(line, read(replace(line, text=slipped), LIBRARY))
        found[outcome] += 1
        if outcome is Outcome.WRONG:
            unseen.append(slipped)
    assert found[Outcome.EXACT] >= UNDERSTOOD * SLIPS, found
    assert len(unseen) <= UNSEEN * SLIPS, unseen


def _is_read(line: Line) -> bool:
    wordy = _WORD.search(line.text) is not None and not line.unclear
    return wordy and judge(line, read(line, LIBRARY)) is Outcome.EXACT


def _with_a_slip(text: str, chance: Random) -> str:
    """Two letters turned, one left out or typed twice, or the key beside it hit."""
    word = chance.choice(list(_WORD.finditer(text)))
    at = chance.randrange(word.start() + 1, word.end() - 1)
    before, letter, behind = text[:at], text[at], text[at + 1 :]
    beside = [row[place + 1] for row in _ROWS if 0 <= (place := row.find(letter)) < len(row) - 1]
    return chance.choice(
        [
            before + behind[0] + letter + behind[1:],
            before + behind,
            before + letter + letter + behind,
            before + (beside[0] if beside else "") + behind,
        ]
    )
