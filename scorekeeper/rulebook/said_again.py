"""What is said again of what was named: "draw four (the red one)", "nothing left, all gone"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_BEFORE_COLOUR: Final = frozenset({Role.FILLER, Role.SEPARATOR})
_ALONE: Final = frozenset({Role.NOTHING, Role.FILLER, Role.SEPARATOR, Role.WEAK_SEPARATOR})


def without_said_again(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such words saying nothing: no red 1, and no card that throws all away."""
    result = _without_coloured_ones(found, text)
    for place, unit in enumerate(result):
        gone = key_of(text[unit.start : unit.end]) in lexicon.gone and unit.role in CARD_ROLES
        others = {one.role for one in result if one is not unit}
        nothing = any(one.role is Role.NOTHING for one in result[:place])
        if gone and nothing and others <= _ALONE:
            result[place] = replace(unit, role=Role.FILLER, kind=None, value=0)
    return result


def _without_coloured_ones(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "(The red one)" behind a card: its colour, and no card of its own."""
    result = list(found)
    for place, unit in enumerate(found):
        colour, one = found[place - 1], unit.role is Role.ARTICLE_OR_ONE
        if not one or place < 1 or colour.role is not Role.COLOUR:
            continue
        first = place - 1
        while first and found[first - 1].role in _BEFORE_COLOUR and first > place - 3:
            first -= 1
        in_brackets = "(" in text[found[first - 1].end : colour.start] if first else False
        closed = text[unit.end : unit.end + 1] == ")"
        the = any(one.role is Role.FILLER for one in found[first : place - 1])
        behind = first > 0 and found[first - 1].role in CARD_ROLES
        ends = place + 1 == len(found)
        if behind and ((in_brackets and closed) or (the and ends)):
            result[place] = replace(unit, role=Role.FILLER, value=0)
            result[place - 1] = replace(colour, role=Role.FILLER, value=0)
    return result
