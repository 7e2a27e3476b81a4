"""Whether a line says of all its cards how many there are."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.pieces import FEW, NUMBERS
from scorekeeper.rulebook.roles import HIGHEST_FACE, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_COUNTED: Final = re.compile(
    r"(?:(?:[nw]x?|[abm])c*[CPES]c*|[abm]c*[nw]c*|[ab]c+b|[nw]xc*[nw]c*|nw)+"
)
_NUMBER_AND_CARD: Final = re.compile(r"[nw]c*[CPE]c*|nc*w|[nw]c+n")
_COLOURED: Final = re.compile(r"nc*w|[nw]c+n")
_DIGITS_AND_WORDS: Final = re.compile(r"(?:nc*[CE]c*)+nc*w")
"""Roles: "2 skip 1 wild 1 seven"."""
_ONE_AFTER_ANOTHER: Final = re.compile(r"(?:nc*E)+")
"""Roles: "2 Neuner 1 Aussetzer", where a name may be one card's or several ones'."""
_SEVERAL_ONES: Final = 3
_ONES: Final = re.compile(r"(?:1c+[nw]|1c*[CPES]c*)+")
"""Roles, of which "1" is a typed 1."""
_PRODUCTS: Final = re.compile(r"(?:^|(?<=\+))[nw]x[nw](?=\+|$)")
_EVIDENCE: Final = re.compile(r"[abmx]|[nw]c*P")


def counts_everything(segments: Sequence[Sequence["Unit"]]) -> bool:
    """Whether a whole line counts its cards: "2 skips, a wild and a 9", "1 skip 1 wild"."""
    lines = ["".join(unit.role for unit in segment) for segment in segments]
    if _counts_ones(segments):
        return True
    coloured = [bool(_COLOURED.fullmatch(line)) for line in lines]
    if all(coloured) or not all(
        hued or _COUNTED.fullmatch(line) for hued, line in zip(coloured, lines, strict=True)
    ):
        return False
    said = [
        unit.value
        for segment, hued in zip(segments, coloured, strict=True)
        for unit in (segment[:1] if hued else segment)
        if unit.role in NUMBERS
    ]
    if len(lines) > 1 and all(map(_NUMBER_AND_CARD.fullmatch, lines)) and max(said) in FEW:
        return True
    if any(map(_EVIDENCE.search, lines)) or set(said) == {1}:
        return True
    counts = {unit.value for part in segments for unit in part if unit.role is Role.DIGITS}
    if {1} < counts <= {1, *FEW} and all(map(_ONE_AFTER_ANOTHER.fullmatch, lines)):
        return True
    return all(map(_DIGITS_AND_WORDS.fullmatch, lines)) and {1} <= counts <= {1, *FEW}


def counts_first(segments: Sequence[Sequence["Unit"]]) -> bool:
    """Whether a product can only be so many of a card: "5x4, 1x9" has one 9, and so five 4s."""
    products = [
        part[match.start() : match.end()]
        for part in segments
        for match in _PRODUCTS.finditer("".join(unit.role for unit in part))
    ]
    return any(
        part[0].value in {1, *FEW} and FEW[-1] < part[-1].value <= HIGHEST_FACE for part in products
    )


def _counts_ones(segments: Sequence[Sequence["Unit"]]) -> bool:
    """ "1 green 4 1 red 4 1 wild": nobody has a 1 before every card."""
    lines = ["".join(map(_role_or_one, segment)) for segment in segments]
    ones = sum(line.count("1") for line in lines)
    return ones >= _SEVERAL_ONES and all(map(_ONES.fullmatch, lines))


def _role_or_one(unit: "Unit") -> str:
    return "1" if unit.role is Role.DIGITS and unit.value == 1 else unit.role
