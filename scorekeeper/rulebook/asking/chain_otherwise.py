"""Words of another matter in a story of draw cards, and where they are of the chain all the same.

"None left", "with empty hands", "ich tu meine drauf", "and Dot doesn't want to challenge".
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.chain_words import (
    DENIES,
    DOUBTS,
    EMPTY,
    HANDS,
    JOINS,
    ME,
    MEANT,
    NONE,
    ON_TOP,
    OTHERWISE,
    OWN,
    TOO,
)
from scorekeeper.rulebook.asking.persons import clause_at, clauses_cut
from scorekeeper.rulebook.asking.words import Word

_LEFT: Final = "left"


def tells_otherwise(words: Sequence[Word]) -> bool:
    """Whether another matter is told of as well."""
    other = [at for at, word in enumerate(words) if word.key in OTHERWISE | MEANT | DOUBTS]
    return not all(_is_of_chain(words, at) for at in other)


def _is_of_chain(words: Sequence[Word], at: int) -> bool:
    """Whether a word of other matters tells of the chain here: "I have none left"."""
    before = words[at - 1].key if at and not words[at].breaks else ""
    left = words[at].key == _LEFT and before in NONE
    # "With empty hands".
    empty = words[at].key in HANDS and before in EMPTY
    return left or empty or _is_denied_doubt(words, at) or _is_own_laid(words, at)


def _is_denied_doubt(words: Sequence[Word], at: int) -> bool:
    """ "And Dot doesn't want to challenge", "ohne anzuzweifeln": nothing comes of it."""
    part = next(part for part in clauses_cut(words, JOINS) if at in part)
    denies = any(words[place].key in DENIES for place in part)
    return words[at].key in DOUBTS and denies


def _is_own_laid(words: Sequence[Word], at: int) -> bool:
    """ "Und lege meine", "ich tu meine Plus vier drauf": the card, and nobody means anything."""
    if words[at].key not in OWN or not at:
        return False
    part = clause_at(words, at)
    beside = {words[place].key for place in (at - 1, at + 1) if place in part}
    says = bool(beside & ME)
    return not says or any(words[place].key in ON_TOP | TOO for place in part if place > at)
