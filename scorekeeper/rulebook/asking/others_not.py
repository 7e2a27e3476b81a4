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
_AND: Final = word_list("denials.and")
_LATE: Final = word_list("others-not.late")
"""Words behind a "not" that tell of another moment: "not until", "nicht erst", "niet pas"."""
_WHEN: Final = word_list("others-not.when")
_LATEST: Final = 14
_ONLY: Final = word_list("not-but.only")
_NONE: Final = word_list("others-not.none")
_MORE: Final = word_list("others-not.more")
_BESIDE_MORE: Final = word_list("others-not.beside-more")


def is_of_the_others(words: Sequence[Word]) -> bool:
    """Whether a clause says no more than "not the rest of the table" or "the others may not"."""
    keys = {word.key for word in words}
    known = _OTHERS | _BESIDE | _NOT | _VERBS
    if len(words) > _MOST or not keys <= known:
        return False
    return not keys.isdisjoint(_OTHERS) and not keys.isdisjoint(_NOT)


def is_of_another_moment(before: Sequence[Word], words: Sequence[Word]) -> bool:
    """ "When you have one left | and not until you lay it", "… | and not when you lay it"."""
    keys = [word.key for word in words[: len(("and", "not", "only", "when"))]]
    keys = keys[1:] if keys and keys[0] in _AND else keys
    if len(words) > _LATEST or len(keys) < len(("not", "when")) or keys[0] not in _NOT:
        return False
    only = keys[1] in _ONLY and keys[2:] and keys[2] in _WHEN
    timed = not (_WHEN | _LATE).isdisjoint(word.key for word in before)
    return keys[1] in _LATE or bool(timed and (only or keys[1] in _WHEN))


def is_nothing_more(before: Sequence[Word], words: Sequence[Word]) -> bool:
    """ "I only take the four | and nothing on top": an amount is claimed, and said again."""
    keys = {word.key for word in words}
    known = _NONE | _MORE | _BESIDE_MORE
    counted = any(word.value is not None or word.plus for word in before)
    said = not keys.isdisjoint(_NONE) and not keys.isdisjoint(_MORE)
    return counted and said and keys <= known
