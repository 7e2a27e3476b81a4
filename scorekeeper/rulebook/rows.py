"""Wilds in a row, and as many plus fours behind them: "wild wild +4 +4"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.tokens import key_of

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ROWS: Final = re.compile(r"(?P<wilds>[CE]+)D(?P<fours>S+)")
_EQUAL: Final = re.compile(r"(?<![xymCE])(?P<wilds>[CE]{2,})(?P<fours>S{2,})(?![xymS])")


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
