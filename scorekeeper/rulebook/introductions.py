"""Words of a line that only tell who speaks, or that may begin another hand.

"Hallo, Karl hier", "this is Margaret", "Opa hat noch": where it begins, a name says nothing of the
cards. Later in the line it may tell of somebody else's, and is reported.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import (
    ANYMORE,
    BEFORE_NUMBERS,
    CARD_ROLES,
    HIGHEST_FACE,
    NUMBERED,
    PEOPLE,
    Role,
)
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_SAYING: Final = (
    _NUMBERS
    | CARD_ROLES
    | {
        Role.PERHAPS_CARD,
        Role.NOTHING,
        Role.ONE_CARD,
        Role.POINTS_EACH,
    }
)
_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_OF_ABSENCE: Final = CARD_ROLES | _NUMBERS | {Role.COLOUR, Role.CARD_NOUN, Role.CARD_NOUNS}


def without_hedges(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Left over" says nothing, "over 50" leaves it open; "oops" may take back what was said."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is Role.HEDGE:
            doubts = _casts_doubt(found, place)
            result[place] = replace(unit, role=Role.UNKNOWN if doubts else Role.FILLER, value=0)
    return result


def _casts_doubt(found: Sequence["Unit"], place: int) -> bool:
    value = found[place].value
    if value == BEFORE_NUMBERS:
        return _says(found[place + 1 : place + 2])
    if value == NUMBERED:
        return not _is_number_of_card(found[place + 1 : place + 2])
    if value == ANYMORE and _is_between(found, place):
        return False
    if value == ANYMORE:
        return not _is_absence(found[:place])
    if value == PEOPLE and place + 1 < len(found) and found[place + 1].role is Role.COLON:
        # "Mum: wild, 3" is perhaps hers; "hier die Oma: …" is she.
        return place == 0 or _says(found[:place])
    return _says(found[:place]) and (value != PEOPLE or _says(found[place + 1 :]))


def _is_number_of_card(found: Sequence["Unit"]) -> bool:
    return any(unit.role in _NUMBERS and unit.value <= HIGHEST_FACE for unit in found)


def _is_between(found: Sequence["Unit"], place: int) -> bool:
    """ "2 more skips"."""
    if not 0 < place < len(found) - 1 or found[place - 1].role not in _NUMBERS:
        return False
    return found[place + 1].role in CARD_ROLES | {Role.COLOUR}


def _says(found: Sequence["Unit"]) -> bool:
    return any(unit.role in _SAYING for unit in found)


def _is_absence(before: Sequence["Unit"]) -> bool:
    """Whether "no wilds" stands there."""
    at = len(before)
    while at and before[at - 1].role in _OF_ABSENCE:
        at -= 1
    return 0 < at < len(before) and before[at - 1].role in {Role.WITHOUT, Role.NOTHING}


def without_names(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units with the names of those who speak, where the line begins, as fillers."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role in _SAYING or unit.role is Role.COLON:
            break
        if unit.role is Role.UNKNOWN and _introduced(found, place, text, lexicon):
            result[place] = replace(unit, role=Role.FILLER)
    return result


def _introduced(found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon) -> bool:
    begins = place == 0 or found[place - 1].role in _ENDS | {Role.FILLER, Role.TOTAL}
    after = _words(found, place + 1, text)
    if not begins or not _is_name(found[place], text, lexicon):
        return False
    if after and after[0] in lexicon.behind_names:
        return True
    before = _words(found, place - 1, text)
    ends = place + 1 == len(found) or found[place + 1].role in _ENDS | {Role.FILLER, Role.COLON}
    return ends and bool(before) and before[-1] in lexicon.before_names


def _words(found: Sequence["Unit"], place: int, text: str) -> list[str]:
    if not 0 <= place < len(found):
        return []
    said = text[found[place].start : found[place].end]
    return [written_together(word) for word in said.split()]


def _is_name(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether it is a single word that means nothing else, and is near to no card's name."""
    said = text[unit.start : unit.end]
    if unit.kind is not None or not said.isalpha() or lexicon.slips.knows(key_of(said)):
        return False
    return not lexicon.slips.resembles(key_of(said))
