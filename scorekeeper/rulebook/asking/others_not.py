"""What is denied of all the others only says again what was claimed of one.

"It's just the challenger who sees my hand, not the rest of them", "… , the others don't": where
nothing else stands in the clause, it denies nothing of the claim before it.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_OTHERS: Final = word_list("others-not.others")
_BESIDE: Final = word_list("others-not.beside")
"""What may stand beside them: articles, "of them", "at the table"."""
_NOT: Final = word_list("others-not.not")
_VERBS: Final = word_list("others-not.verbs")
_MOST: Final = 8


def is_of_the_others(words: Sequence[Word]) -> bool:
    """Whether a clause says no more than "not the rest of the table" or "the others may not"."""
    keys = {word.key for word in words}
    known = _OTHERS | _BESIDE | _NOT | _VERBS
    if len(words) > _MOST or not keys <= known:
        return False
    return not keys.isdisjoint(_OTHERS) and not keys.isdisjoint(_NOT)
