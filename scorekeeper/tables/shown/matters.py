"""What an agreement on an answer is about, and what can be no matter at all."""

import re
import unicodedata
from typing import Final

from scorekeeper.rulebook.asking import Answer, matter_of
from scorekeeper.rulebook.asking.matters import MAX_MATTER, NO_MATTER

_OF_MANY: Final = frozenset({"manners", "mishap"})
"""Rulings on more than one matter: what is agreed on phones says nothing of sorted cards."""


def matter_for(answer: Answer, question: str) -> str:
    """What an agreement on this answer is about.

    Where words were not understood, the question itself is the matter: what two questions that
    nobody understood have in common would be too little; so it is where a ruling is on many
    matters. What can be no question is no matter.
    """
    matter = matter_of(answer)
    if answer.ruling in _OF_MANY:
        return f"{answer.ruling}:{_words_of(question)}"[:MAX_MATTER]
    if answer.ruling is not None or (matter != NO_MATTER and not answer.situation.unknown):
        return matter
    if not answer.situation.words:
        return NO_MATTER
    return f"{NO_MATTER}{_words_of(question)}"[:MAX_MATTER]


def _words_of(question: str) -> str:
    plain = unicodedata.normalize("NFKD", question.casefold())
    words = re.sub(r"[^a-z0-9]+", "+", "".join(c for c in plain if not unicodedata.combining(c)))
    return words.strip("+")


def can_be_a_matter(matter: str) -> bool:
    """Whether the matter says anything that a table could agree on."""
    return matter != NO_MATTER
