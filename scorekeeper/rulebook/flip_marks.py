"""What is printed beside a card's number: "a red 5 with the flip thing" is a 5 and no wild."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import ENDS, first_behind, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_WITH: Final = word_list("flip-marks.with")
"""Words between the card and its mark."""

_ON_IT: Final = word_list("flip-marks.on-it")
"""Words behind it that tell where it is."""

_MARKS: Final = word_list("flip-marks.marks")
"""What people call the mark, each written together."""

_AROUND: Final = word_list("flip-marks.around")
"""Words around it: "the little …", "… on it"."""

_WITHOUT: Final = word_list("flip-marks.without")
"""Words for a card that has none."""

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_NAMED: Final = _NUMBERS | CARD_ROLES | {Role.COLOUR}
_BOUNDS: Final = ENDS | {Role.COLON}


def without_flip_marks(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with such marks saying nothing directly behind a number.

    Behind a comma, "red 5, with the flip thing" may have the wild as well.
    """
    result = list(found)
    marked = False
    for place, unit in enumerate(found):
        numbered = unit.role in _NUMBERS and unit.value <= HIGHEST_FACE
        if not numbered and not str(unit.kind).isdecimal():
            continue
        start = first_behind(found, place + 1, {Role.COLOUR})
        apart = is_role(found, start, {Role.SEPARATOR})
        start += apart
        end = start
        while end < len(found) and found[end].role not in _BOUNDS:
            end += 1
        said = _said(found[start:end], text)
        if not _is_mark(said):
            continue
        marked = True
        named = any(unit.role in CARD_ROLES for unit in found[start:end])
        doubtful = apart and named and said[-1] not in _ON_IT
        role = Role.UNKNOWN if doubtful else Role.FILLER
        for at in range(start, end):
            result[at] = replace(found[at], role=role, kind=None, value=0)
    return _without_denied(result, text) if marked else result


def _without_denied(found: list["Unit"], text: str) -> list["Unit"]:
    """ "Red 6 with the flip symbol, green 6 without": where another one has the mark."""
    result = list(found)
    for place, unit in enumerate(found):
        denies = key_of(text[unit.start : unit.end]) in _WITHOUT
        if denies and is_end(found, place + 1) and is_role(found, place - 1, _NAMED):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _said(units: Sequence["Unit"], text: str) -> list[str]:
    if not units:
        return []
    words = text[units[0].start : units[-1].end].replace("-", " ").split()
    return [key_of(word) for word in words]


def _is_mark(words: Sequence[str]) -> bool:
    """Whether "with the flip thing" or "flip thing on it" stands there."""
    if not words or (words[0] not in _WITH and words[-1] not in _ON_IT):
        return False
    return key_of("".join(word for word in words if word not in _AROUND | _WITH)) in _MARKS
