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

_JUST_MANY: Final = re.compile(
    r"^f*(?P<number>[nw])\|(?=f*[ab]f*c*[nwCES]c*(?:[|,f]+[ab]f*c*[nwCES]c*)+f*(?:[|t]|$))"
)
"""Roles of one that says so of several."""

_OR_CARDS: Final = frozenset({Role.ARTICLE_OR_ONE, Role.CARD})
_SMALL: Final = frozenset({Role.WEAK_SEPARATOR, Role.ARTICLE, Role.FILLER})
_ONES: Final = frozenset({Role.ARTICLE_OR_ONE, Role.NUMBER_WORD, Role.CARD})
_AFTER: Final = ENDS | {Role.TOTAL}


def without_just_one(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with "just one" saying nothing before the one card: "just one, a green five".

    "Just two, a skip and a wild" is compared with what is listed.
    """
    result = list(found)
    roles = "".join(unit.role for unit in found)
    match = _JUST_ONE.match(roles)
    many = _JUST_MANY.match(roles)
    if many is not None and is_alone(text[: found[many.start("number")].start], lexicon):
        number = many.start("number")
        result[number] = replace(found[number], may_count=True)
    if match is None or not _is_one(found[match.start("one")]):
        return result
    one = match.start("one")
    if is_alone(text[: found[one].end], lexicon):
        for place in range(one + 2):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    elif one and found[one].role in _OR_CARDS:
        # "I had one, a yellow reverse".
        result[one] = replace(found[one], role=Role.UNKNOWN, kind=None, value=0)
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
