"""What a line says of colours apart from its cards: "all red: …", "two skips, red and blue".

A colour changes no card's worth, so that it adds nothing where it is clear what it belongs to.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import FLEX_HUE, OF_ALL, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_APART: Final = _ENDS | {Role.COLON}
_IDLE: Final = frozenset({Role.FILLER, Role.COLOUR, Role.HEDGE, *_ENDS})

_ITEM: Final = r"(?:[abnwd]f*)?(?:tf*)?c"
_BROKEN_DOWN: Final = re.compile(
    r"(?:(?P<count>[nwm])x?c*[CPES]|[CPE]y(?P<behind>[nw])|(?P<faces>[nw])x[nw])[kK]?f*(?:[,|:]f*)?"
    rf"(?P<hues>{_ITEM}(?:f*[,|]?f*{_ITEM})*)(?=f*(?:[,|]|$))"
)
"""Roles: how many of a card there are, and what colours they have, one after the other."""


def without_common_hues(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with the colour of all that is listed, and a card's second one, saying nothing."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.HEDGE:
            continue
        if unit.value == OF_ALL and _is_common(found, place):
            result[place] = replace(unit, role=Role.FILLER, value=0)
            if _role(found, place + 2) is not Role.COLON:
                result[place + 1] = replace(found[place + 1], role=Role.FILLER, value=0)
        elif unit.value == FLEX_HUE and lexicon.has_two_colours:
            hues = _hues_beside(found, place)
            for idle in (place, *hues) if hues else ():
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def _is_common(found: Sequence["Unit"], place: int) -> bool:
    """Whether "all red" stands there on its own: "all reds" may be any number of them."""
    if _role(found, place + 1) is not Role.COLOUR:
        return False
    behind, before = _role(found, place + 2), _role(found, place - 1)
    hue = found[place + 1].value
    plain = hue == Hue.PLAIN or (hue == Hue.INFLECTED and behind is Role.COLON)
    return plain and behind in _APART and before in _ENDS | {Role.FILLER, Role.HEDGE}


def _role(found: Sequence["Unit"], place: int) -> Role:
    return found[place].role if 0 <= place < len(found) else Role.SEPARATOR


def _hues_beside(found: Sequence["Unit"], place: int) -> list[int]:
    """The places of the colours around it, up to the next card."""
    first, last = place, place
    while first and found[first - 1].role in _IDLE:
        first -= 1
    while last + 1 < len(found) and found[last + 1].role in _IDLE:
        last += 1
    return [at for at in range(first, last + 1) if found[at].role is Role.COLOUR]


def without_broken_down(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Two skips, one red, one blue": what colours they have, if these are as many as the cards.

    "Three skips, 2 red, 1 blue" may name two more cards and is reported.
    """
    result = list(found)
    for match in _BROKEN_DOWN.finditer("".join(unit.role for unit in found)):
        counted = next(name for name in ("count", "behind", "faces") if match[name])
        count = found[match.start(counted)].value
        told = range(*match.span("hues"))
        items = _items([found[place] for place in told])
        if sum(items) != count or count == 1 or not _are_coloured(found, match, lexicon):
            continue
        spelled = not any(found[place].role is Role.DIGITS for place in told)
        if spelled:
            for place in range(match.start(), match.start("hues")):
                if found[place].role is Role.COLON:
                    result[place] = replace(found[place], role=Role.WEAK_SEPARATOR)
        for place in told:
            role = Role.FILLER if spelled else Role.UNKNOWN
            result[place] = replace(found[place], role=role, value=0)
    return result


def _items(units: Sequence["Unit"]) -> list[int]:
    """How many cards there are of each colour."""
    counts: list[int] = []
    said = 1
    for unit in units:
        if unit.role in {Role.DIGITS, Role.NUMBER_WORD, Role.BOTH}:
            said = unit.value if unit.role is not Role.BOTH else 2
        elif unit.role is Role.COLOUR:
            counts.append(said)
            said = 1
    return counts


def _are_coloured(found: Sequence["Unit"], match: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether the cards that are counted have colours at all."""
    kinds = [unit.kind for unit in found[match.start() : match.start("hues")] if unit.kind]
    named = [kind for kind in kinds if kind in lexicon.kinds]
    return all(lexicon.kinds[kind].colour or lexicon.kinds[kind].face for kind in named)
