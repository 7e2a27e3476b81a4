"""Who lost a round, told by that: "the three who lost", "die drei, die verloren haben"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 4
"""Words in which the verb stands."""
_WHO: Final = word_list("losers-told.who")
_LOST: Final = word_list("losers-told.lost")


def are_losers(words: Sequence[Word], place: int) -> bool:
    """Whether the number there counts those who are said to have lost."""
    behind = [word.key for word in words[place + 1 : place + 1 + _NEAR]]
    return bool(behind) and behind[0] in _WHO and not _LOST.isdisjoint(behind)
