"""Lists that tell of each card how many there are, and numbers that only count aloud.

"Skip: one, reverse: two, wilds: none", "one two three cards: …".
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.pieces import FEW
from scorekeeper.rulebook.roles import DONE, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ITEM: Final = r"f*(?P<card>[CPES])f*(?P<colon>:)f*(?P<number>[wab])f*"
_TALLY: Final = re.compile(rf"(?:(?<=[,|])|^){_ITEM}(?=[,|]|$)")
_ITEM_OF_TALLY: Final = re.compile(r"f*(?:[CPES]f*:f*[wabNzm]|[abmN]?c*[CPES]c*|c+[nw])f*")
"""Roles of an entry of a tally: "skip: one", "wilds: none", and of a card beside such."""

_NONE: Final = re.compile(
    r"(?:(?<=[,|])|^)f*c*(?P<card>[CPE])f*(?P<colon>:)?f*(?P<none>[Nz])(?=f*(?:[,|]|$))"
)
"""Roles: "wilds: none", "Joker keine"."""

_ALOUD: Final = re.compile(r"(?P<counted>(?:[nwb](?:f*[,|])?f*){2,})(?P<last>[nw])f*(?P<noun>[KP])")
"""Roles of numbers and a noun for the cards that the last of them counts."""

_LEAST: Final = 2
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.ARTICLE_OR_ONE})


def with_tallies(found: Sequence["Unit"]) -> list["Unit"]:
    """The units, with such numbers as counts, and with what is not there as such.

    "Skip: 2, wild: 1" may be two cards and their numbers, and is asked about.
    """
    result = _with_none_behind(_without_counting_aloud(found))
    roles = "".join(unit.role for unit in result)
    # Behind "numbers: 5 and 6" any may stand.
    items = re.split("[,|]+", roles.partition(Role.REST)[0].strip(",|"))
    tally = list(_TALLY.finditer(roles))
    if len(tally) < _LEAST or not all(map(_ITEM_OF_TALLY.fullmatch, items)):
        return result
    if not all(result[match.start("number")].value in {1, *FEW} for match in tally):
        return result
    for match in tally:
        colon, number = match.start("colon"), match.start("number")
        result[colon] = replace(result[colon], role=Role.TIMES_BEHIND, value=0)
        result[number] = replace(result[number], role=Role.NUMBER_WORD)
    return result


def _with_none_behind(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Wilds: none": as "no wilds"; "two wilds, none" is asked about."""
    result = list(found)
    for match in reversed(list(_NONE.finditer("".join(unit.role for unit in found)))):
        card, none = match.start("card"), match.start("none")
        ends = found[none].role is Role.NOTHING and found[none].value == DONE
        named = match["colon"] or found[card].role is Role.CARDS
        if ends or not (named or found[none].role is Role.WITHOUT):
            continue
        here = found[card].start
        absent = replace(found[none], role=Role.WITHOUT, start=here, end=here, value=0)
        result[card : none + 1] = [absent, replace(found[card], end=found[none].end)]
    return result


def _without_counting_aloud(found: Sequence["Unit"]) -> list["Unit"]:
    """ "One two three cards": the last number is how many there are."""
    result = list(found)
    for match in _ALOUD.finditer("".join(unit.role for unit in found)):
        counted = [found[place] for place in range(match.start(), match.end("last"))]
        said = [unit.value for unit in counted if unit.role in _NUMBERS]
        if said != list(range(1, len(said) + 1)):
            continue
        # "One two three sevens": a 2 and three sevens, or three that are counted?
        role = Role.FILLER if match["noun"] == Role.CARD_NOUNS else Role.UNKNOWN
        for place in range(*match.span("counted")):
            result[place] = replace(found[place], role=role, kind=None, value=0)
    return result
