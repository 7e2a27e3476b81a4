"""Wilds in a row, and plus fours behind them: "wild wild +4 +4"; reverses behind a number."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.lexicon import Lexicon
    from scorekeeper.rulebook.units import Unit

_ROWS: Final = re.compile(r"(?P<wilds>[CE]+)D(?P<fours>S+)")
_EQUAL: Final = re.compile(r"(?<![xymCE])(?P<wilds>[CE]{2,})(?P<fours>S{2,})(?![xymS])")
_FEW: Final = range(2, 5)
_NAMED_ROWS: Final = re.compile(r"(?<=[CE])(?P<both>[CE])(?=[CES])")
_COUNTED_BEHIND: Final = re.compile(r"(?<=[CEnw])(?P<number>[nw])(?=[CE])")


def without_doubtful_rows(found: Sequence["Unit"], text: str, lexicon: "Lexicon") -> list["Unit"]:
    """The units, with what may belong to the card before it or behind it in doubt.

    "Wild wild draw four draw four" may be two of each, or the one card twice; "rode drie twee keer
    om" two reverses, or two red threes.
    """
    result = list(found)
    roles = "".join([unit.role for unit in found])
    for rows in _NAMED_ROWS.finditer(roles):
        place = rows.start("both")
        before, both, after = (_said(unit, text) for unit in found[place - 1 : place + 2])
        if both == before + after:
            result[place] = replace(found[place], role=Role.PERHAPS_CARD, value=0)
    for counted in _COUNTED_BEHIND.finditer(roles):
        place = counted.start("number")
        first = text[found[place + 1].start : found[place + 1].end].split()[0]
        known = lexicon.words.get(key_of(first))
        times = known is not None and known.role is Role.TIMES
        if times and found[place].value in _FEW:
            result[place] = replace(found[place], role=Role.UNKNOWN)
    return result


def _said(unit: "Unit", text: str) -> str:
    return written_together(text[unit.start : unit.end])


def with_equal_rows(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with the "wild +4" in the middle of such rows as a card of each.

    "Wild +4 +4" and "wild wild +4" may have a wild draw four there, and are no such rows.
    """
    result = list(found)
    for rows in reversed([*_ROWS.finditer("".join(unit.role for unit in found))]):
        place = rows.end("wilds")
        both = found[place]
        plus = text.find("+", both.start, both.end)
        if plus < 0:
            continue
        end = both.start + len(text[both.start : plus].rstrip())
        wild = replace(found[place - 1], start=both.start, end=end, tight=both.tight)
        four = replace(found[place + 1], start=plus, end=both.end, tight=plus == end)
        told = [*result[:place], wild, four, *result[place + 1 :]]
        if four.start in starts_of_rows(told, text):
            result = told
    return result


def starts_of_rows(found: Sequence["Unit"], text: str) -> frozenset[int]:
    """Where the units of such rows start: each is a card, and none says what another is."""
    starts: set[int] = set()
    for rows in _EQUAL.finditer("".join(unit.role for unit in found)):
        middle = rows.end("wilds")
        wilds = _alike(found[rows.start() : middle][::-1], text)
        fours = _alike(found[middle : rows.end()], text)
        alone = middle - wilds == rows.start() and not found[middle].spelled
        if wilds == fours > 1 and alone:
            starts |= {unit.start for unit in found[middle - wilds : middle + fours]}
    return frozenset(starts)


def _alike(units: Sequence["Unit"], text: str) -> int:
    """How many units in a row are the same as the first, in the same words."""
    said = [(unit.role, unit.kind, key_of(text[unit.start : unit.end])) for unit in units]
    return next((n for n, one in enumerate(said) if one != said[0]), len(said))
