"""What is typed into the ask box and can be no question, as told by its letters and signs alone.

What its words mean is not looked at here: that is for `understanding.py` and `experience.py`.
"""

import re
from typing import Final, Literal

MAX_QUESTION: Final = 600
"""Characters; more than twice the longest of 70,000 questions that were collected."""
_OF_PROGRAMS: Final = re.compile(r"[=*{}<>\\|`]|--")
_SEVERAL: Final = 3
"""Signs that programs are written with; no question collected has so many."""
_A_PROGRAM: Final = re.compile(r";\s*--|^\W*;")
"""What no sentence has: a statement that ends before a remark, or before it has begun."""
_TO_A_MACHINE: Final = re.compile(
    r"\b(?:system prompt|(?:previous|prior|earlier) instructions"
    r"|(?:vorherigen|bisherigen) anweisungen|(?:vorige|eerdere) instructies)\b",
    re.IGNORECASE,
)
"""What is said to a program that writes texts, and to nobody at a table."""
_FOREIGN: Final = re.compile(r"[^\W\d_\u0000-\u024f\u1e00-\u1eff\uff21-\uff5a]")
"""A letter of a script other than the Latin one; the wide letters are Latin."""
_MUCH: Final = 0.2
"""The share of such letters from which on it is said in a language that is not known here."""
_LENGTHY: Final = 150
"""Characters; a hand of 25 cards, listed by their numbers, is shorter."""
_FEW: Final = 0.6
"""The share of letters and spaces below which a lengthy text says nothing; of 2,400 questions of
more than 90 characters none had less than 0.75."""


def why_no_question(text: str) -> Literal["too-long", "outside"] | None:
    """Why a text cannot be a question of the games, None where it may be one.

    >>> why_no_question("'; DROP TABLE event; -- may I play"), why_no_question("Можно +2 на +2?")
    ('outside', 'outside')
    >>> why_no_question("How much is " + "7, +2, " * 17 + "0?"), why_no_question("4/7-1 " * 30)
    (None, 'outside')
    >>> why_no_question("May I put a +2 on a +2?") is None
    True
    """
    if len(text) > MAX_QUESTION:
        return "too-long"
    letters = sum(map(str.isalpha, text))
    foreign = len(_FOREIGN.findall(text)) > _MUCH * letters
    signs = len(text) > _LENGTHY and letters + sum(map(str.isspace, text)) < _FEW * len(text)
    no_sentence = _A_PROGRAM.search(text) or _TO_A_MACHINE.search(text)
    return "outside" if foreign or signs or no_sentence else None


def has_signs_of_programs(text: str) -> bool:
    """Whether so many signs of programs are in it that it is like no question ever collected.

    >>> has_signs_of_programs("<b>skip</b>"), has_signs_of_programs("a +2 -> a +2?")
    (True, False)
    """
    return len(_OF_PROGRAMS.findall(text)) >= _SEVERAL
