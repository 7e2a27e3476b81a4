"""The colour of all that is listed, and a card's second one: "all red: …", "7, 8, 9 all red"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.all_of_them import counts_of, number_of_all
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_behind, role_of
from scorekeeper.rulebook.roles import (
    CARD_ROLES,
    EACH,
    FLEX_HUE,
    ON_TOP,
    TOTAL,
    Hue,
    Role,
)
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_OF_ALL: Final = word_list("hues-of-all.all")
"""Words that are a wild's name in some game, but not before a colour: "allemaal rood"."""

_APART: Final = ENDS | {Role.COLON}
_IDLE: Final = frozenset({Role.FILLER, Role.COLOUR, Role.HEDGE, *ENDS})
_SAYING_NOTHING: Final = frozenset({Role.FILLER, *ENDS})
_NUMBERED: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}


def without_common_hues(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with the colour of all that is listed, and a card's second one, saying nothing."""
    result = list(found)
    for place, unit in enumerate(found):
        if _is_of_all(found, place, text) and _is_common(found, place):
            result[place] = replace(unit, role=Role.FILLER, kind=None, value=0)
            if role_of(found, place + 2) is not Role.COLON:
                result[place + 1] = replace(found[place + 1], role=Role.FILLER, value=0)
        elif unit.role is not Role.HEDGE:
            continue
        elif unit.value in {FLEX_HUE, ON_TOP} and lexicon.has_two_colours:
            hues = _hues_beside(found, place)
            for idle in (place, *hues) if hues else ():
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def _is_of_all(found: Sequence["Unit"], place: int, text: str) -> bool:
    """Whether "all" stands there, or "all three" behind so many cards."""
    unit = found[place]
    if unit.role in {Role.UNKNOWN, *CARD_ROLES}:
        return key_of(text[unit.start : unit.end]) in _OF_ALL
    number = number_of_all(unit, text) if unit.role is not Role.BOTH else None
    return number == 0 or (number is not None and number == sum(counts_of(found[:place])))


def _is_common(found: Sequence["Unit"], place: int) -> bool:
    """Whether "all red" stands there on its own: "all reds" may be any number of them."""
    if role_of(found, place + 1) is not Role.COLOUR:
        return False
    at = place + 2
    while role_of(found, at) is Role.FILLER:
        at += 1
    behind, before = role_of(found, at), role_of(found, place - 1)
    # "An eight, a three and a five all red", "red 8, red 5 (all red)".
    said = found[place + 1].hue
    # "… (all yellow, unlucky!)".
    last = first_behind(found, at, _SAYING_NOTHING)
    closes = last == len(found) and before in _NUMBERED and _has_several(found[:place], said)
    hue = found[place + 1].value
    plain = hue == Hue.PLAIN or (hue == Hue.INFLECTED and behind is Role.COLON)
    return plain and behind in _APART and (closes or before in ENDS | {Role.FILLER, Role.HEDGE})


def _has_several(found: Sequence["Unit"], said: str) -> bool:
    """Whether several cards stand there, with that colour or none."""
    hues = {unit.hue for unit in found if unit.role is Role.COLOUR}
    return sum(unit.role in _NUMBERED for unit in found) > 1 and (
        not hues or hues == {said} != {""}
    )


def _hues_beside(found: Sequence["Unit"], place: int) -> list[int]:
    """The places of the colours around it, up to the next card."""
    first, last = place, place
    while first and _is_idle(found[first - 1]):
        first -= 1
    while last + 1 < len(found) and _is_idle(found[last + 1]):
        last += 1
    hues = [at for at in range(first, last + 1) if found[at].role is Role.COLOUR]
    return [*hues, *(at - 1 for at in hues if at > first and found[at - 1].role is Role.TOTAL)]


def _is_idle(unit: "Unit") -> bool:
    """Whether it may stand between two colours of a card: "that's blue on top"."""
    return unit.role in _IDLE or (unit.role is Role.TOTAL and unit.value not in {TOTAL, EACH})
