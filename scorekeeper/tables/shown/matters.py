"""What an agreement on an answer is about, what can be no matter at all, and what answers it."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from scorekeeper.domain.payloads import MAX_RULING_TEXT, RulingVerdict
from scorekeeper.domain.state import AgreedRuling
from scorekeeper.rulebook.asking import Answer, matter_of
from scorekeeper.rulebook.asking.matters import (
    MAX_MATTER,
    NO_MATTER,
    asks_yes_or_no,
    broadly,
    is_told_closely,
    opposite_matter,
    told_closely,
)
from scorekeeper.rulebook.asking.one_question import opposite

_YES_NO: Final = frozenset({"yes", "no"})


class Agreed(NamedTuple):
    """What a table has agreed, and whether the question that it answers asks for the opposite."""

    ruling: AgreedRuling
    turned: bool = False

    @property
    def verdict(self) -> RulingVerdict:
        """The verdict on the question that is asked now."""
        return turned_round(self.ruling.verdict) if self.turned else self.ruling.verdict


def turned_round(verdict: RulingVerdict) -> RulingVerdict:
    """The verdict on the opposite question."""
    return cast("RulingVerdict", opposite(verdict))


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
        return f"{answer.ruling}:{_plain(question)}"[:MAX_MATTER]
    if answer.ruling is not None or (matter != NO_MATTER and not answer.situation.unknown):
        return told_closely(matter, question, answer)
    if not answer.situation.words:
        return NO_MATTER
    return f"{NO_MATTER}{_plain(question)}"[:MAX_MATTER]


def can_be_a_matter(matter: str) -> bool:
    """Whether the matter says anything that a table could agree on."""
    return matter != NO_MATTER


def agreed_for(matter: str, question: str, agreed: Sequence[AgreedRuling]) -> Agreed | None:
    """The newest agreement that answers a question, turned round for its opposite.

    A yes or no of which it is not known how it stands to this question answers it only where the
    very same was asked: so do those that were agreed before matters were told closely.
    """
    for one in reversed(agreed):
        if _is_same(one.question, question):
            return Agreed(one)
        if one.verdict not in _YES_NO:
            known = matter if is_told_closely(one.matter) else broadly(matter)
            if one.matter in {known, opposite_matter(known)}:
                return Agreed(one, turned=one.matter != known)
        elif one.matter == matter and (asks_yes_or_no(matter) or not is_told_closely(matter)):
            return Agreed(one)
        elif one.matter == opposite_matter(matter) and asks_yes_or_no(matter):
            return Agreed(one, turned=True)
    return None


def _is_same(one: str, other: str) -> bool:
    """Whether it is the same question, however large it is written and however it ends."""
    first, second = (
        " ".join(text[:MAX_RULING_TEXT].casefold().split()).rstrip(" ?!.") for text in (one, other)
    )
    return first == second


def _plain(question: str) -> str:
    plain = unicodedata.normalize("NFKD", question.casefold())
    words = re.sub(r"[^a-z0-9]+", "+", "".join(c for c in plain if not unicodedata.combining(c)))
    return words.strip("+")
