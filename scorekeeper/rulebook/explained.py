"""A total said first and then what it is made of: "eighty, namely four times 20"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.places import first_behind, is_role
from scorekeeper.rulebook.roles import (
    CARD_ROLES,
    EACH,
    EXPLAINS,
    GOES_ON,
    HIGHEST_FACE,
    MADE_OF,
    TOTAL,
    Role,
)

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_PRODUCT: Final = re.compile(r"[nw]x[nw]|[nw][AB]|m[nw]")
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_APART: Final = frozenset({Role.SEPARATOR, Role.COLON})
_IN_FRONT: Final = _APART | {Role.FILLER, Role.WEAK_SEPARATOR}
_BETWEEN: Final = _APART | {Role.FILLER, Role.TOTAL}
_OF_CARDS: Final = CARD_ROLES | {Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.COLOUR, Role.NUMBER_WORD}
_MORE: Final = frozenset({Role.WEAK_SEPARATOR, Role.PLUS})
_OF_WORTHS: Final = frozenset({Role.WORTH_OF, Role.TOTAL})
_OF_SUM: Final = frozenset({Role.TOTAL, Role.POINTS})


def with_explained(found: Sequence["Unit"]) -> list["Unit"]:
    """The units, with such a number as a total, to be compared with what follows.

    Behind cards it is not known what the number is the total of; it is asked about.
    """
    later = [place for place in _explained_at(found) if _follows_cards(found, place)]
    if later:
        return [
            replace(unit, role=Role.UNKNOWN) if place in later else unit
            for place, unit in enumerate(found)
        ]
    return _with_total_first(_with_more_behind_total(_with_made_of(found)))


def _with_more_behind_total(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "So 50 and a wild": the same again, or as much again?

    Such a total is none, or it is asked about.
    """
    before = first_behind(found, 0, {Role.FILLER})
    number = first_behind(found, before, {Role.FILLER, Role.TOTAL})
    if not is_role(found, number, _NUMBERS) or found[number].value <= HIGHEST_FACE:
        return found
    behind = first_behind(found, number + 1, _BETWEEN | {Role.POINTS})
    around = (*range(before, number), *range(number + 1, behind))
    totals = [place for place in around if found[place].role is Role.TOTAL]
    spelled = all(found[place].spelled and found[place].value != EACH for place in totals)
    if not totals or not spelled or not is_role(found, behind, _MORE):
        return found
    result = list(found)
    for place in totals:
        result[place] = replace(found[place], value=GOES_ON)
    return result


def _explained_at(found: Sequence["Unit"]) -> list[int]:
    """Where numbers stand that a word behind them explains: "80, namely"."""
    return [
        place
        for place in range(len(found))
        if is_role(found, place, _NUMBERS)
        and found[place].value > HIGHEST_FACE
        and _is_namely(found, first_behind(found, place + 1, _APART | {Role.POINTS}))
    ]


def _is_namely(found: Sequence["Unit"], place: int) -> bool:
    return is_role(found, place, {Role.FILLER}) and found[place].value == EXPLAINS


def _follows_cards(found: Sequence["Unit"], place: int) -> bool:
    return any(unit.role in CARD_ROLES for unit in found[:place])


def _with_total_first(found: Sequence["Unit"]) -> list["Unit"]:
    number = _first_said(found)
    if not is_role(found, number, _NUMBERS) or found[number].value <= HIGHEST_FACE:
        return list(found)
    behind = number + 1 + is_role(found, number + 1, {Role.POINTS})
    first = first_behind(found, behind, _BETWEEN)
    between = found[behind:first]
    told_again = found[number].value in _products(found[first:])
    word = next((unit for unit in between if _explains(unit)), None)
    last = len(found)
    if word is None and is_role(found, behind, _APART) and _is_concluded(found, told_again):
        # "Vijftig, een joker dus".
        last -= 1
        word = found[last]
    if is_role(found, first, _NUMBERS | {Role.PLUS_CARD}):
        # "Seventy: fifty and twenty".
        word = next((unit for unit in between if unit.role is Role.COLON), word)
    if word is None and told_again:
        # "80, 4x20", "80, noch viermal 20": as much again, or the same?
        return [*found[:number], replace(found[number], role=Role.UNKNOWN), *found[number + 1 :]]
    if word is None or _is_another_sum(found, first):
        return list(found)
    end = found[behind - 1].end
    surely = word.role is not Role.TOTAL
    told = replace(word, role=Role.TOTAL, start=end, end=end, value=TOTAL if surely else word.value)
    idle = [replace(unit, role=_idle_role(unit), value=0) for unit in found[behind:first]]
    apart = replace(word, role=Role.WEAK_SEPARATOR, value=0)
    return [*found[:behind], told, *idle, replace(apart, start=apart.end), *found[first:last]]


def _first_said(found: Sequence["Unit"]) -> int:
    """ "Oh dear, eighty, …", "okay: eighty, …": words and a sign before it say nothing."""
    first = first_behind(found, 0, _IN_FRONT)
    # "Also, achtzig, …".
    so = is_role(found, first, {Role.TOTAL}) and is_role(found, first + 1, _APART)
    return first_behind(found, first + 1, _IN_FRONT) if so else first


def _with_made_of(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "Total 70 with a wild and a skip": the word between explains what the sum is made of."""
    number = first_behind(found, 0, {Role.FILLER, Role.TOTAL})
    behind = number + 1 + is_role(found, number + 1, {Role.POINTS})
    first = first_behind(found, behind + 1, {Role.FILLER})
    large = is_role(found, number, _NUMBERS) and found[number].value > HIGHEST_FACE
    if not large or not is_role(found, first, _OF_CARDS) or not _joins(found, behind):
        return found
    idle = [replace(unit, role=Role.FILLER, value=0) for unit in found[:number]]
    word = replace(found[behind], role=Role.FILLER, value=EXPLAINS)
    return [*idle, *found[number:behind], word, *found[behind + 1 :]]


def _joins(found: Sequence["Unit"], place: int) -> bool:
    """Whether "with" stands there, or a "for" before several cards: not "20 for a skip"."""
    if is_role(found, place, {Role.FILLER}):
        return found[place].value == MADE_OF
    behind = found[place + 1 :]
    single = all(unit.role not in _OF_WORTHS for unit in behind)
    summed = any(unit.role in _NUMBERS and unit.value > HIGHEST_FACE for unit in behind)
    several = any(unit.role in _MORE | {Role.SEPARATOR} for unit in behind) or (
        is_role(found, place + 1, _NUMBERS) and found[place + 1].value > 1
    )
    return is_role(found, place, {Role.WORTH_OF}) and single and several and not summed


def _is_concluded(found: Sequence["Unit"], told_again: bool) -> bool:
    """Whether the last word joins all to the number said first."""
    concludes = found[-1].role is Role.TOTAL and found[-1].value == 0
    return concludes and (told_again or not is_role(found, len(found) - 2, _NUMBERS))


def _explains(unit: "Unit") -> bool:
    if unit.role is Role.TOTAL:
        return unit.value not in {EACH, GOES_ON}
    return unit.role is Role.FILLER and unit.value == EXPLAINS


def _products(found: Sequence["Unit"]) -> set[int]:
    """What the rest of a line comes to, if it is a product of points: "4x20", "viermal 20"."""
    said = [unit for unit in found if unit.role not in {Role.FILLER, *_OF_SUM}]
    if not _PRODUCT.fullmatch("".join(unit.role for unit in said)):
        return set()
    each = said[-1].value
    return {said[0].value * each} if each > HIGHEST_FACE else set()


def _idle_role(unit: "Unit") -> Role:
    return Role.SEPARATOR if unit.role in _APART else Role.FILLER


def _is_another_sum(found: Sequence["Unit"], place: int) -> bool:
    """Whether nothing is listed behind it, or only another number: "20, that makes 80"."""
    if is_role(found, place, _MORE):
        # "50 also, und ein Joker".
        return True
    if is_role(found, place, _NUMBERS):
        place += 1
    return first_behind(found, place, _OF_SUM) == len(found) or is_role(found, place, _OF_SUM)
