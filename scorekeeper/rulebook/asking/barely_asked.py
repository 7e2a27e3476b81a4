"""Amounts asked for with hardly a word, where the story tells what is counted."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list


def barely_asked(words: Sequence[Word]) -> range | None:
    """ "I drew one and keep it. How many?": a story that ends with what somebody keeps."""
    if not words:
        return None
    last = clause_at(words, len(words) - 1)
    if not last.start or any(words[at].key not in _BARE for at in last):
        return None
    before = clause_at(words, last.start - 1)
    return last if any(words[at].key in _KEEPS for at in before) else None


_BARE: Final = word_list("barely-asked.bare")
_KEEPS: Final = word_list("barely-asked.keeps")
