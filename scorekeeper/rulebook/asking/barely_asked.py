"""Amounts asked for with hardly a word, where the story tells what is counted."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list


def barely_asked(words: Sequence[Word]) -> range | None:
    """ "I drew one and keep it. How many?", "…. My hand?": how a story of what is held ends."""
    if not words:
        return None
    last = clause_at(words, len(words) - 1)
    if not last.start:
        return None
    keys = {words[at].key for at in last}
    if keys <= _OF_HANDS and keys & _HAND:
        # "I had nine and was hit by a +4. My hand?", "… Cards left?".
        return last
    if not keys <= _BARE:
        return None
    before = clause_at(words, last.start - 1)
    return last if any(words[at].key in _KEEPS for at in before) else None


_HAND: Final = word_list("barely-asked.hand")
_OF_HANDS: Final = _HAND | word_list("barely-asked.of-hands")
_BARE: Final = word_list("barely-asked.bare")
_KEEPS: Final = word_list("barely-asked.keeps")
