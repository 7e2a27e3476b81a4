"""Numbers that are written as nouns, as German does, and so are names of cards."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.hues import ITEM
from scorekeeper.rulebook.roles import Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_FEW: Final = range(2, 5)
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_COUNTED_NOUN: Final = re.compile(
    rf"(?:(?<=[,|f])|^)[nw]w(?=f*[,|]?f*(?:qf*{ITEM}|f*[abm]f*q|{ITEM}f*[,|+]?{ITEM}))"
)
"""Roles: a number, another and their colours; that the other is a noun, German spelling tells."""


def with_counted_nouns(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Zwei Sieben, eine davon blau", "zwei Plus Zwei": the number behind is that of a card."""
    result = list(found)
    for match in _COUNTED_NOUN.finditer("".join(unit.role for unit in found)):
        count, noun = found[match.start() : match.end()]
        if count.value in _FEW and text[noun.start].isupper():
            result[match.start()] = replace(count, role=Role.MULTIPLE)
    for place, (count, card) in enumerate(pairwise(found)):
        named = count.role in _COUNTS and card.role is Role.PLUS_CARD and card.spelled
        # "Zwei Plus Zwei" is no sum, unless every word of the line has a capital.
        if named and text[card.start].isupper() and _is_small(text, count.start):
            result[place] = replace(count, role=Role.MULTIPLE)
    return result


def _is_small(text: str, place: int) -> bool:
    """Whether a word that stands there is written small, or begins a line that has such words."""
    begins = not text[:place].strip()
    written_small = any(word[0].islower() for word in text.split())
    return not text[place].isupper() or (begins and written_small)
