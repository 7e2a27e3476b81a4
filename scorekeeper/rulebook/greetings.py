"""Greetings at the end of what is sent: "red 7, skip. Love, Gran"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS
from scorekeeper.rulebook.roles import PEOPLE, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_GREETINGS: Final = word_list("greetings.words")
"""Words that end a letter; what stands behind them is who sends it."""

_SHORT: Final = word_list("greetings.short")
"""Such as need the sender behind them, being short for other things too."""

_BESIDE: Final = word_list("greetings.beside")
"""Words around a greeting: "many", "from"."""

_MOST: Final = 3
"""Words of a sender: "Oma und Opa"."""


def without_greetings(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with a greeting and who sends it saying nothing, where they end the line."""
    for place, unit in enumerate(found):
        if _greets(place, unit, text):
            told = _without_greeting(found, place, text, lexicon)
            if told is not None:
                return told
    return list(found)


def _without_greeting(
    found: Sequence["Unit"], place: int, text: str, lexicon: Lexicon
) -> list["Unit"] | None:
    """The units without the greeting that begins there; None where more is said behind it."""
    result = list(found)
    behind = found[place + 1 :]
    sender = [unit for unit in behind if unit.role not in ENDS]
    named = [unit for unit in sender if not _all_in(unit, text, _BESIDE | _GREETINGS)]
    if _all_in(found[place], text, _SHORT) and not named:
        return None
    if len(named) > _MOST or not all(_is_sender(unit, text, lexicon) for unit in named):
        return None
    first = place
    while first and _is_beside(found[first - 1], text):
        first -= 1
    for at in range(first, len(found)):
        if found[at].role not in ENDS:
            result[at] = replace(found[at], role=Role.FILLER, kind=None, value=0)
        elif found[at].role is Role.WEAK_SEPARATOR:
            result[at] = replace(found[at], role=Role.SEPARATOR)
    return result


def _greets(place: int, unit: "Unit", text: str) -> bool:
    """Whether such a word stands there, behind something that is said."""
    greets = _all_in(unit, text, _GREETINGS | _SHORT | _BESIDE) and not _is_beside(unit, text)
    return place > 0 and unit.kind is None and greets


def _is_beside(unit: "Unit", text: str) -> bool:
    return unit.kind is None and _all_in(unit, text, _BESIDE)


def _is_sender(unit: "Unit", text: str, lexicon: Lexicon) -> bool:
    """Whether it is a person, or a name that is near to no word for a card."""
    said = text[unit.start : unit.end]
    if unit.role is Role.FILLER or (unit.role is Role.HEDGE and unit.value == PEOPLE):
        return True
    key = key_of(said)
    if unit.role is not Role.UNKNOWN or unit.kind is not None or not said.isalpha():
        return False
    return key in lexicon.given_names or (said.istitle() and not lexicon.slips.resembles(key))


def _all_in(unit: "Unit", text: str, listed: frozenset[str]) -> bool:
    words = [key_of(word) for word in text[unit.start : unit.end].split()]
    return bool(words) and listed.issuperset(words)
