"""A card whose name sounds like a deed, laid by one after the other: "me draw two, him draw two".

"Sie zieh vier, ich zieh vier": of her the verb would be "zieht", so that each has laid the card,
and whoever asks as well. "Allemaal pak twee" is of the card too.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import clauses_cut
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_BARE: Final = word_list("each-laid.bare")
"""Verbs that no third person has in this form."""
_THIRD: Final = word_list("each-laid.third")
_FIRST: Final = word_list("each-laid.first")
_ALL: Final = word_list("each-laid.all")
_AGAIN: Final = word_list("each-laid.again")
_CUTS: Final = word_list("each-laid.cuts")
_TWO: Final = 2
_ENGLISH: Final = "draw"


def is_laid_by_each(words: Sequence[Word], place: int) -> bool:
    """Whether the verb at this place is the beginning of a card's name for such a reason."""
    verb = words[place].key
    if verb not in _BARE or not place or words[place].breaks:
        return False
    if verb != _ENGLISH and words[place - 1].key in _ALL:
        return True
    parts = list(clauses_cut(words, _CUTS))
    told = [(words[at].key, part) for part in parts for at in _laid(words, part)]
    own = any(place in part for _, part in told)
    return own and len(told) >= _TWO and any(key in _THIRD for key, _ in told)


def _laid(words: Sequence[Word], part: range) -> list[int]:
    """Where somebody stands that the part tells of, and of a verb and a number besides."""
    rest = [at for at in part if words[at].key not in _CUTS | _AGAIN]
    if len(rest) != len(("she", "draw", "two")):
        return []
    who, verb, number = rest
    plain = words[verb].key in _BARE and words[number].value is not None
    return [who] if plain and words[who].key in _THIRD | _FIRST else []
