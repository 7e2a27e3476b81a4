"""What an agreement on an answer is about, and what can be no matter at all."""

import re
import unicodedata

from scorekeeper.rulebook.asking import Answer, matter_of
from scorekeeper.rulebook.asking.matters import MAX_MATTER, NO_MATTER


def matter_for(answer: Answer, question: str) -> str:
    """What an agreement on this answer is about.

    Where words were not understood, the question itself is the matter: what two questions that
    nobody understood have in common would be too little. What can be no question is no matter.
    """
    matter = matter_of(answer)
    if answer.ruling is not None or (matter != NO_MATTER and not answer.situation.unknown):
        return matter
    if not answer.situation.words:
        return NO_MATTER
    plain = unicodedata.normalize("NFKD", question.casefold())
    words = re.sub(r"[^a-z0-9]+", "+", "".join(c for c in plain if not unicodedata.combining(c)))
    return f"{NO_MATTER}{words.strip('+')}"[:MAX_MATTER]


def can_be_a_matter(matter: str) -> bool:
    """Whether the matter says anything that a table could agree on."""
    return matter != NO_MATTER
