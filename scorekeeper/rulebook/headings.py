"""What stands before the cards and says nothing of them: headings, rounds, questions.

"Add them up: 5, 6", "round 3, …", "ready? …", "me = 7 + 20".
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, ROUND, Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
SAYING: Final = (
    NUMBERS
    | CARD_ROLES
    | {
        Role.PERHAPS_CARD,
        Role.NOTHING,
        Role.ONE_CARD,
        Role.POINTS_EACH,
    }
)
_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_BEHIND_ROUND: Final = _ENDS | {Role.FILLER, Role.COLON, Role.UNKNOWN, Role.TOTAL}
_OF_HEADINGS: Final = frozenset({Role.FILLER, Role.CARD_NOUNS, Role.COLOUR})
_BEFORE_COLON: Final = frozenset(
    {Role.FILLER, Role.UNKNOWN, Role.ARTICLE, Role.CARD_NOUN, Role.CARD_NOUNS, Role.TOTAL}
    | {Role.NOTHING, Role.COLOUR, Role.POINTS}
)
_HEADS: Final = _BEFORE_COLON - {Role.FILLER, Role.UNKNOWN}
_SPEAKS: Final = frozenset({Role.NOTHING, Role.ARTICLE, Role.POINTS})
_SIGNED: Final = 2
"""Units of "#4"."""


def without_rounds(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Round 3, Mike has a skip" begins with no card; "round 3 wilds" may."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role in SAYING:
            break
        number = found[place + 1] if place + 1 < len(found) else None
        if unit.role is not Role.HEDGE or unit.value != ROUND or number is None:
            continue
        behind = found[place + 2].role if place + 2 < len(found) else None
        if number.role in NUMBERS and behind in _BEHIND_ROUND:
            apart = replace(unit, role=Role.WEAK_SEPARATOR, end=number.end, value=0)
            result[place : place + 2] = [apart]
            break
    return result


def with_headings(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Me = 7 + 20", "Jonas → 7, skip": behind nothing but words, a sign is a colon."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is Role.TOTAL and not unit.spelled and place:
            result[place] = replace(unit, role=Role.COLON)
        if unit.role not in _OF_HEADINGS:
            break
    return result


def without_heading(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Add them up: 5, 6", "all the kids had: …": strange words before the colon of a line."""
    before = _BEFORE_COLON | _ENDS
    colon = next((n for n, unit in enumerate(found) if unit.role not in before), len(found))
    if colon in {0, len(found)} or found[colon].role is not Role.COLON:
        return list(found)
    if found[colon - 1].role is Role.POINTS:
        return list(found)
    first = max((n + 1 for n in range(colon) if found[n].role in _ENDS), default=0)
    strange = [place for place in range(first, colon) if found[place].role is Role.UNKNOWN]
    if not all(_is_strange(found[place], text, lexicon) for place in strange):
        return list(found)
    idle = {*strange, *(n for n in range(first, colon) if found[n].role in _HEADS)}
    if not strange and not any(unit.role in _SPEAKS for unit in found[first:colon]):
        return list(found)
    return [
        replace(unit, role=Role.FILLER, value=0) if place in idle else unit
        for place, unit in enumerate(found)
    ]


def _is_strange(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether it is words that mean nothing and are near to nothing that counts."""
    keys = [key_of(word) for word in text[unit.start : unit.end].split()]
    return unit.kind is None and not any(
        not key.isalpha()
        or key in lexicon.given_names
        or key in lexicon.words
        or lexicon.slips.resembles(key)
        for key in keys
    )


def without_questions(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "The power card doesn't count, right? Then a skip": asked before anything is said."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role in SAYING:
            break
        asks = unit.role is Role.UNKNOWN and not text[unit.start : unit.end].strip("? ")
        if asks and place and found[place - 1].role is Role.FILLER and place + 1 < len(found):
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
    return result


def without_number_signs(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "A skip and #4"; alone, "#4" may be points."""
    result = list(found)
    for place, unit in enumerate(found):
        number = found[place + 1] if place + 1 < len(found) else None
        signed = text[unit.start : unit.end] == "#" and number is not None and number.tight
        if signed and is_number_of_card(found[place + 1 : place + 2]) and len(found) > _SIGNED:
            result[place] = replace(unit, role=Role.FILLER)
    return result


def is_number_of_card(found: Sequence["Unit"]) -> bool:
    return any(unit.role in NUMBERS and unit.value <= HIGHEST_FACE for unit in found)
