"""Wilds of which some are told better: "two wilds, one of them a +4", "drei Joker, zwei davon +4".

They count once.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.flex_of_them import with_flex_of_them
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import first_before, is_role
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_THEM: Final = word_list("some-of-them.them")
"""Words that stand for what was said before: "of them", "davon"."""

_AMONG: Final = word_list("some-of-them.among")
"""Words before some of what was counted: "including", "darunter"."""

_ONE: Final = "1"
_IS: Final = "[ft]*"
_SOME: Final = re.compile(
    r"(?:(?<=[,|:])|^)f*(?P<all>[nw])f*(?P<wilds>[PE])f*(?P<apart>[,|]*)"
    rf"(?P<some>f*(?:(?P<count>[abnw]f*)?qf*(?P<behind>[abnw]{_IS})?|m)(?:{_IS}[ab]?)"
    rf"|f*[bnw]{_IS}a|f*[bnw]f*t{_IS}b){_IS}(?P<card>[CPES])(?=[ft]*(?:[,|]|$))"
)
"""Roles: so many of a card, the number of some of these, and what card these are."""

_BEFORE_CARDS: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.DIGITS, Role.NUMBER_WORD})
_FEW: Final = range(2, 5)
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE})


def with_some_of_them(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with the others and those as two entries of a list.

    "Three skips, two of them wilds" cannot be, and "two wilds, two of them +4" may be four cards.
    """
    found = with_flex_of_them(found, text, lexicon)
    result = list(found)
    matches = list(_SOME.finditer("".join(_role(unit, text) for unit in found)))
    for match in reversed(matches):
        number, wilds = found[match.start("all")], found[match.start("wilds")]
        first, card = match.start("some"), match.start("card")
        told = found[first:card]
        some = next((unit.value for unit in told if unit.role in _COUNTS), 1)
        joined = Role.WEAK_SEPARATOR in match["apart"]
        # "Two wilds, twice a skip", "two wilds and one of the draw fours".
        if (some > 1 or joined) and not _says_of_them(told, text):
            continue
        if number.value not in _FEW or not 0 < some < number.value:
            known = False
        else:
            named = _is_introduced(found, card) or not found[card].spelled
            known = named and str(wilds.kind) in lexicon.beside.get(str(found[card].kind), ())
        if not known:
            result[first:card] = [replace(unit, role=Role.UNKNOWN, value=0) for unit in told]
            continue
        here = found[card].start
        role = Role.MULTIPLE if some > 1 else Role.ARTICLE
        counted = replace(number, role=role, start=here, end=here, value=some)
        comma = replace(number, role=Role.SEPARATOR, start=here, end=here, value=0)
        idle = [replace(unit, role=Role.FILLER, kind=None, value=0) for unit in told]
        result[first:card] = [*idle, *([] if match["apart"] else [comma]), counted]
        others = replace(number, role=Role.MULTIPLE, value=number.value - some)
        result[match.start("all")] = others
    return result


def _is_introduced(found: Sequence["Unit"], card: int) -> bool:
    """ "Zwei Joker, einer davon plus vier" may add something."""
    before = first_before(found, card - 1, {Role.FILLER, Role.TOTAL})
    return found[card].role is not Role.PLUS_CARD or is_role(found, before, _BEFORE_CARDS)


def _role(unit: "Unit", text: str) -> Role:
    """The role of a unit as far as it tells of some: "eentje" is one of them, and no 1."""
    if not _AMONG.isdisjoint(_words([unit], text)):
        return Role.PIECES
    one = unit.role is Role.CARD and unit.kind == _ONE
    return Role.ARTICLE_OR_ONE if one else unit.role


def _says_of_them(told: Sequence["Unit"], text: str) -> bool:
    return not _THEM.isdisjoint(_words(told, text))


def _words(units: Sequence["Unit"], text: str) -> list[str]:
    return [key_of(word) for unit in units for word in text[unit.start : unit.end].split()]
