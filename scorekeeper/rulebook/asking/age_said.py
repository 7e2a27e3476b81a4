"""How old whoever asks is, which counts nothing: "I'm nine and keeping the score".

Where somebody asks who may take part it does count, and is left where it stands.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_I_AM: Final = frozenset({("i", "m"), ("i", "am"), ("ich", "bin"), ("ik", "ben")})
_TWO: Final = 2
_CHILDREN: Final = range(4, 16)
"""Years. Whoever is older does not say so."""
_YEARS: Final = word_list("age-said.years")
_AND: Final = word_list("age-said.and")
_MATTERS: Final = word_list("age-said.matters")


def without_age(words: Sequence[Word], numbers: Mapping[str, int]) -> list[Word]:
    """The words without "I'm nine (years old) and" where a sentence begins so."""
    if not _MATTERS.isdisjoint(word.key for word in words):
        return list(words)
    for at in range(len(words) - _TWO):
        end = _end_of_age(words, at, numbers)
        if end and len(words) - (end - at) > 0:
            rest = [replace(words[end], breaks=at > 0), *words[end + 1 :]] if words[end:] else []
            return [*words[:at], *rest]
    return list(words)


def _end_of_age(words: Sequence[Word], at: int, numbers: Mapping[str, int]) -> int:
    """Behind which word it ends if it is told there; 0 where it is not."""
    begins = at == 0 or words[at].breaks
    if not begins or (words[at].key, words[at + 1].key) not in _I_AM:
        return 0
    number = words[at + _TWO]
    value = number.value if number.value is not None else numbers.get(number.key)
    if value not in _CHILDREN or number.plus or number.breaks:
        return 0
    end = at + _TWO + 1
    while end < len(words) and words[end].key in _YEARS and not words[end].breaks:
        end += 1
    if end == len(words) or words[end].breaks:
        return end
    return end + 1 if words[end].key in _AND and end + 1 < len(words) else 0
