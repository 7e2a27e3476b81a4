"""Whether "plus four" is a card of its own, or adds a 4 to what stands before it."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_behind, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, DEFINITE, HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_STARTS: Final = ENDS | {Role.INSTEAD}
_DIGITS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_ONE: Final = frozenset({Role.CARD, Role.PLUS_CARD})
_WILD: Final = "wild"
_DICTATED: Final = re.compile(r"(?:[ab]?c[nwCES])+")
_HUED: Final = re.compile(r"c[nw]")


def is_said_card(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """Whether what stands beside a "plus four" in words shows that it is a card."""
    return (
        _is_introduced(found, place)
        or _is_coloured(found, place)
        or _is_behind_coloured(found, place, lexicon)
        or _is_behind_wild(found, place, lexicon)
        or _ends_dictation(found, place, lexicon)
        or _is_no_number(found, place)
    )


def _is_no_number(found: Sequence["Unit"], place: int) -> bool:
    """ "Roulette plus ten skip": there is no 10 to be added, and points would end the line.

    "Roulette plus zehn Aussetzen" may have ten of them.
    """
    hued = is_role(found, place + 1, {Role.COLOUR})
    behind = first_behind(found, place + 1, {Role.COLOUR})
    goes_on = is_role(found, behind, _ONE | _DIGITS if hued else _ONE) and not found[behind].alike
    return found[place].value > HIGHEST_FACE and goes_on


def _is_introduced(found: Sequence["Unit"], place: int) -> bool:
    """ "The stupid plus four", and "I have plus four" or "lads, so plus four" before all cards."""
    first = place
    while first and found[first - 1].role is Role.FILLER:
        first -= 1
        if found[first].value == DEFINITE:
            return True
    if all(unit.role in ENDS | {Role.FILLER} for unit in found[:first]):
        return True
    return found[first - 1].role in {Role.ARTICLE, Role.ARTICLE_OR_ONE}


def _is_behind_coloured(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """ "Blauw 7 plus zes": a number with its colour is a card, so that the next is one, too.

    "Rood 3 plus 2 blauw 7" may have a blue 2.
    """
    if is_role(found, place + 1, {Role.COLOUR}) and lexicon.kinds[str(found[place].kind)].colour:
        return False
    number, hue = found[place - 1], found[place - 2] if place > 1 else None
    coloured = hue is not None and hue.role is Role.COLOUR and hue.value != Hue.ADJECTIVE
    return coloured and number.role in _DIGITS and number.value <= HIGHEST_FACE


def _is_behind_wild(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """ "Red four wild card plus two": behind coloured cards, where no wild is called so."""
    drawn, wild = str(found[place].kind), found[place - 1]
    apart = lexicon.kinds[drawn].colour and wild.kind == _WILD and wild.role in CARD_ROLES
    if is_role(found, place + 1, {Role.COLOUR}):
        # "Wild plus two blue" may have a blue 2.
        return False
    if not apart or any(kind != drawn and kind.endswith(drawn) for kind in lexicon.kinds):
        return False
    return place > 1 and _is_behind_coloured(found, place - 1, lexicon)


def _ends_dictation(found: Sequence["Unit"], place: int, lexicon: Lexicon) -> bool:
    """ "Blue five blue seven yellow skip plus four": a 4 would have its colour before it, too.

    "… plus two red" may join a red 2, unless an "and" shows how the line joins its cards.
    """
    first = place
    while first and found[first - 1].role not in _STARTS:
        first -= 1
    idle = {Role.FILLER, Role.TOTAL}
    said = "".join(unit.role for unit in found[first:place] if unit.role not in idle)
    hue_behind = is_role(found, place + 1, {Role.COLOUR})
    coloured = lexicon.kinds[str(found[place].kind)].colour
    joined = any(unit.role is Role.WEAK_SEPARATOR and unit.spelled for unit in found)
    if hue_behind and not (coloured and joined):
        return False
    ends = is_end(found, place + 1 + hue_behind)
    return ends and bool(_DICTATED.fullmatch(said)) and len(_HUED.findall(said)) > 1


def _is_coloured(found: Sequence["Unit"], place: int) -> bool:
    """Whether a colour stands before, and before the other cards of the segment too."""
    if found[place - 1].role is not Role.COLOUR:
        return False
    if is_role(found, place - 2, {Role.ARTICLE, Role.ARTICLE_OR_ONE}):
        # "Eine plus zehn eine rote plus vier".
        return True
    first = place
    while first and found[first - 1].role not in _STARTS:
        first -= 1
    named = [unit for unit in found[first:place] if unit.role is not Role.FILLER]
    said = [unit.role for unit in named]
    counts = {Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.MULTIPLE, *_DIGITS}
    counted = len(said) > 1 and said[0] in counts and said[1] is Role.COLOUR
    # "Plus two red plus two blue": whichever colour belongs to which of them.
    no_numbers = said[:1] == [Role.PLUS_CARD] and set(said) == {Role.PLUS_CARD, Role.COLOUR}
    # "Flex plus two red plus two blue".
    told = named[0].kind == f"flex-{found[place].kind}" and said == [Role.CARD, Role.COLOUR]
    no_numbers = no_numbers or told
    return said[:1] == [Role.COLOUR] or no_numbers or counted
