"""A card that is named again to explain it: "die Ziel-Karte, also Ziel zieh zwei"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.roles import DEFINITE, EXPLAINS, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_DASHES: Final = ("-", "–", "—")
_NAMED_AGAIN: Final = re.compile(
    r"(?:(?<=[,|])|^)[fa]*(?P<one>[CE])(?P<between>b?(?:\|f*x|\|)(?:f*[ab])?f*)(?P<other>[CE])(?=f*(?:[,|]|$))"
)
"""Roles, of which "x" says that what follows explains: the two names and what is between them."""


def without_second_naming(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with the second name of a definite card saying nothing.

    "A skip, so a skip" may be two, and is asked about.
    """
    roles = "".join("x" if _explains(unit) else unit.role for unit in found)
    result = list(found)
    for match in _NAMED_AGAIN.finditer(roles):
        one, other = found[match.start("one")], found[match.start("other")]
        if one.kind is None or one.kind != other.kind or one.kind.isdecimal():
            continue
        told = "x" in match["between"]
        dashed = text[one.end : other.start].strip().endswith(_DASHES)
        definite = any(_is_definite(unit) for unit in found[match.start() : match.start("one")])
        sure = definite and text[one.start : one.end] != text[other.start : other.end]
        if not told and not (dashed and sure):
            continue
        for place in range(match.start("between"), match.end("other")):
            role = Role.FILLER if sure else Role.UNKNOWN
            if sure or place == match.start("other"):
                result[place] = replace(found[place], role=role, kind=None, value=0)
    return result


def _is_definite(unit: "Unit") -> bool:
    return unit.role is Role.FILLER and unit.value == DEFINITE


def _explains(unit: "Unit") -> bool:
    if unit.role is Role.TOTAL:
        return unit.value == 0 and unit.spelled
    return unit.role is Role.FILLER and unit.value == EXPLAINS
