"""Number cards that are counted and described: "four little numbers: 1, 2, 3, 5"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import DEFINITE, OF_NUMBERS, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_SMALL: Final = word_list("counted-groups.small")
"""What such cards are called, with or without a noun: "vier kleine"."""

_DESCRIBED: Final = re.compile(r"(?P<number>[nwS])(?P<between>[fc]*)(?P<noun>[rK])")
_BARE: Final = re.compile(r"(?<![cab])[nw](?P<small>f)(?=[:,|]|$)")
"""Roles: the word that describes them is all there is."""


def with_counted_groups(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with what is counted directly behind its number.

    Such a number is compared with what is listed, and no card of its own.
    """
    result = list(found)
    roles = "".join(Role.FILLER if _is_small(unit, text) else unit.role for unit in found)
    for match in _BARE.finditer(roles):
        place = match.start("small")
        if _is_small(result[place], text):
            result[place] = replace(result[place], role=Role.REST, value=OF_NUMBERS)
    for match in reversed([*_DESCRIBED.finditer(roles)]):
        between = result[slice(*match.span("between"))]
        noun, number = match.start("noun"), result[match.start("number")]
        # "4 the numbers" has a 4.
        definite = any(unit.role is Role.FILLER and unit.value == DEFINITE for unit in between)
        cards = result[noun].role is Role.CARD_NOUNS
        if definite or not (cards or result[noun].value == OF_NUMBERS):
            continue
        if cards and number.role is not Role.PLUS_CARD:
            # "Three tiny red cards": the colour is told apart elsewhere.
            told = [unit for unit in between if unit.role is Role.COLOUR]
            result[match.end("number") : noun] = told
        if cards:
            continue
        result[match.end("number") : noun + 1] = [
            replace(result[noun], start=result[match.end("number")].start)
        ]
        if number.role is Role.PLUS_CARD:
            # "A skip plus four little numbers".
            apart = replace(number, role=Role.WEAK_SEPARATOR, end=number.start, value=0)
            counts = replace(number, role=Role.NUMBER_WORD, kind=None)
            result[match.start("number") : match.end("number")] = [apart, counts]
    return result


def _is_small(unit: "Unit", text: str) -> bool:
    idle = unit.role in {Role.UNKNOWN, Role.FILLER} and unit.kind is None
    return idle and key_of(text[unit.start : unit.end]) in _SMALL
