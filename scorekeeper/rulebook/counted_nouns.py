"""Numbers that count a card by their place or their spelling: "zwei Plus Zwei", "Siebener drei"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.hues import ITEM
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SAID_LATE: Final = re.compile(
    r"(?:(?<=[,|])|^)f*c*(?P<card>[ESP])f+(?P<number>[nw])(?=f*(?:[,|]|$))"
)
"""Roles: a card, words that say nothing, and a number."""

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


def with_counts_behind(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Siebener hab ich drei": how many there are, said behind what somebody has."""
    result = list(found)
    for match in _SAID_LATE.finditer("".join(unit.role for unit in found)):
        first, number = match.end("card"), match.start("number")
        clause = text[found[first].start : found[number].start].split()
        mine = not lexicon.me.isdisjoint(map(key_of, clause))
        if mine and found[number].value in _FEW:
            result[number - 1] = replace(found[number - 1], role=Role.TIMES_BEHIND, value=0)
            result[number] = replace(found[number], role=Role.NUMBER_WORD)
    return result


def _is_small(text: str, place: int) -> bool:
    """Whether a word that stands there is written small, or begins a line that has such words."""
    begins = not text[:place].strip()
    written_small = any(word[0].islower() for word in text.split())
    return not text[place].isupper() or (begins and written_small)
