"""A "one" that is no 1: "just one, a green five", "a skip and another one"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.places import ENDS, first_behind, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_JUST_ONE: Final = re.compile(
    r"^f*(?P<one>[abnwC])(?=[|:])(?=[|:f]*(?:[ab]f*c*[nwCES]|c+[nw])c*f*\|?$)"
)
"""Roles of a line that says how many it is before the card."""

_SMALL: Final = frozenset({Role.WEAK_SEPARATOR, Role.ARTICLE, Role.FILLER})
_ONES: Final = frozenset({Role.ARTICLE_OR_ONE, Role.NUMBER_WORD, Role.CARD})
_AFTER: Final = ENDS | {Role.TOTAL}


def without_just_one(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with "just one" saying nothing before the one card: "just one, a green five"."""
    result = list(found)
    match = _JUST_ONE.match("".join(unit.role for unit in found))
    if match is None or not is_alone(text[: found[match.start("one")].end], lexicon):
        return result
    if _is_one(found[match.start("one")]):
        for place in range(match.end("one") + 1):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def with_one_more(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with "another one" in doubt behind a card: as before, or a 1?"""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role not in _SMALL or not any(one.role in CARD_ROLES for one in found[:place]):
            continue
        words = text[unit.start : unit.end].split()
        if written_together(words[-1]) not in lexicon.again:
            continue
        one = place + 1 if is_role(found, place + 1, _ONES) and _is_one(found[place + 1]) else place
        after = first_behind(found, one + 1, {Role.FILLER})
        ends = after == len(found) or is_role(found, after, _AFTER)
        if ends and (one > place or unit.role is Role.WEAK_SEPARATOR):
            result[one] = replace(found[one], role=Role.UNKNOWN, kind=None, value=0)
    return result


def is_alone(said: str, lexicon: Lexicon) -> bool:
    """Whether it is said that there is nothing but what follows."""
    return not lexicon.alone.isdisjoint(map(written_together, said.split()))


def _is_one(unit: "Unit") -> bool:
    if unit.role is Role.CARD:
        return unit.kind == "1"
    return unit.value == 1
