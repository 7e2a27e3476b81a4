"""How many have a colour, and which these are: "two greens (3 and 6)", "one blue: skip. …".

Where as many are listed, the number is no card; else the words are left to be asked about.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import ENDS, is_end
from scorekeeper.rulebook.roles import HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_HEADING: Final = re.compile(r"(?:(?<=[,|])|^)f*(?P<count>[nwab])(?P<hue>c)[kK]?(?P<colon>:)?")
_TIMES: Final = re.compile(r"(?:[nw](?P<times>x)|m)c")
_ITEM: Final = re.compile(r"f*[ab]?f*(?:[CES]|(?P<number>[nwb]))f*")
"""Roles of a heading, and of one card behind it."""

_APART: Final = re.compile("[,|]+")
_SENTENCE_ENDS: Final = frozenset(".!\n\r;")
_HUES: Final = frozenset({Hue.PLAIN, Hue.INFLECTED})
_SEVERAL: Final = 2


@dataclass(frozen=True, slots=True)
class _Group:
    """The places of a heading, and where what it holds for ends."""

    first: int
    behind: int
    end: int


def without_counted_hues(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with such headings saying nothing, where all of them fit what they hold for."""
    found = _without_times(found, text)
    in_brackets = [*_in_brackets(found, text)]
    headed = [*_headed(found, text)]
    told = [group for group in in_brackets if _fits(found, group)]
    if len(headed) >= _SEVERAL and all(_fits(found, group) for group in headed):
        told += headed
    result = list(found)
    for group in in_brackets:
        if group not in told and any(unit.role in ENDS for unit in found[group.behind : group.end]):
            # "Three greens (skip, reverse)" are no three skips.
            result[group.first] = replace(found[group.first], role=Role.UNKNOWN, value=0)
    for group in told:
        for place in range(group.first, group.behind):
            role = Role.WEAK_SEPARATOR if found[place].role is Role.COLON else Role.FILLER
            result[place] = replace(found[place], role=role, value=0)
    return result


def _without_times(found: Sequence["Unit"], text: str) -> Sequence["Unit"]:
    """ "5x red: 1, 4, …", "dreimal gelb (1, 4, 4)": as "five reds: …"."""
    result = list(found)
    for match in reversed([*_TIMES.finditer("".join(unit.role for unit in found))]):
        behind = match.end()
        hue, after = found[behind - 1], found[behind : behind + 1]
        bracket = bool(after) and text[hue.end : after[0].start].strip() == "("
        colon = bool(after) and after[0].role is Role.COLON
        if hue.value not in _HUES or not (bracket or (colon and match["times"])):
            continue
        number = found[match.start()]
        result[match.start()] = replace(number, role=Role.NUMBER_WORD)
        if match["times"]:
            del result[match.start("times")]
    return result


def _headings(found: Sequence["Unit"]) -> Iterator[re.Match[str]]:
    for match in _HEADING.finditer("".join(unit.role for unit in found)):
        if found[match.start("hue")].value in _HUES:
            yield match


def _headed(found: Sequence["Unit"], text: str) -> Iterator[_Group]:
    """ "Three yellows: 1, 5, 7. One blue: skip": up to the end of the sentence or the next."""
    heads = [match for match in _headings(found) if match["colon"]]
    starts = [*(match.start("count") for match in heads), len(found)]
    for match, after in zip(heads, starts[1:], strict=True):
        end = next((n for n in range(match.end(), after) if _closes(found[n], text)), after)
        yield _Group(match.start("count"), match.end(), end)


def _in_brackets(found: Sequence["Unit"], text: str) -> Iterator[_Group]:
    """ "Two greens (3 and 6)": up to the closing bracket, behind which the item ends."""
    for match in _headings(found):
        behind = match.end()
        if match["colon"] or behind >= len(found):
            continue
        if text[found[behind - 1].end : found[behind].start].strip() != "(":
            continue
        closing = text.find(")", found[behind].start)
        end = next((n for n, unit in enumerate(found) if unit.start > closing), len(found))
        if closing > 0 and is_end(found, end):
            yield _Group(match.start("count"), behind, end)


def _closes(unit: "Unit", text: str) -> bool:
    marks = text[unit.start : unit.end]
    return unit.role is Role.SEPARATOR and not _SENTENCE_ENDS.isdisjoint(marks)


def _fits(found: Sequence["Unit"], group: _Group) -> bool:
    """Whether as many single cards are listed as are counted."""
    listed = found[group.behind : group.end]
    numbers = {Role.DIGITS, Role.NUMBER_WORD}
    small = all(unit.value <= HIGHEST_FACE for unit in listed if unit.role in numbers)
    items = [item for item in _APART.split("".join(unit.role for unit in listed)) if item]
    single = all(_ITEM.fullmatch(item) for item in items)
    return small and single and len(items) == found[group.first].value
