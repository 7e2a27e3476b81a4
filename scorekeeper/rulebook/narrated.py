"""What somebody had to draw, which is no card that they hold: "had to draw four, so red 1"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_MUST: Final = word_list("narrated.must")
"""Words of "had to", behind which somebody draws."""

_BESIDE: Final = word_list("narrated.beside")
"""Words between these and what was drawn: "at the end"."""

_PAST: Final = word_list("narrated.past")
"""Words of "drew four", which may be the card misheard where no new sentence follows."""

_SO: Final = word_list("narrated.so")
"""Words behind which it is told what is held."""

_DRAWN: Final = "draw"


def without_narrated_draws(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with such draws in doubt; where what is held follows, they say nothing."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role not in CARD_ROLES or _DRAWN not in str(unit.kind) or unit.symbol:
            continue
        goes_on = _goes_on(found[place + 1 :], text)
        past = not _PAST.isdisjoint(_words(unit, text)) and goes_on
        if past or _had_to(found[:place], text):
            role = Role.FILLER if goes_on else Role.UNKNOWN
            result[place] = replace(unit, role=role, kind=None, value=0)
    return result


def _had_to(before: Sequence["Unit"], text: str) -> bool:
    """Whether "had to" stands there, and nothing behind it but when that was."""
    words = [word for unit in before if unit.kind is None for word in _words(unit, text)]
    for word in reversed(words):
        if word in _MUST:
            return True
        if word not in _BESIDE:
            return False
    return False


def _goes_on(behind: Sequence["Unit"], text: str) -> bool:
    """Whether "so" stands there, with nothing before it that counts."""
    for unit in behind:
        if unit.kind is not None or unit.role in {Role.DIGITS, Role.NUMBER_WORD, Role.COLOUR}:
            return False
        if not _SO.isdisjoint(_words(unit, text)):
            return True
    return False


def _words(unit: "Unit", text: str) -> list[str]:
    return [key_of(word) for word in text[unit.start : unit.end].split()]
