"""Cards written as one letter, among others that have their colour as one: "R2 B+2 W"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import Hue, Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_APART: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})


def with_initials(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such letters as cards; a small one may be anything, and so may one alone."""
    result = list(found)
    if not any(_is_letter_of_colour(unit, text) for unit in found):
        return result
    for place, unit in enumerate(found):
        said = text[unit.start : unit.end]
        kind = lexicon.initials.get(key_of(said)) if unit.role is Role.UNKNOWN else None
        joined = unit.tight or (place + 1 < len(found) and _is_glued(found[place + 1]))
        if kind is not None and said.isupper() and not joined:
            result[place] = replace(unit, role=Role.CARD, kind=kind)
    return result


def _is_letter_of_colour(unit: "Unit", text: str) -> bool:
    letter = unit.role is Role.COLOUR and unit.value == Hue.LETTER
    return letter and text[unit.start : unit.end].isupper()


def _is_glued(unit: "Unit") -> bool:
    return unit.tight and unit.role not in _APART
