"""What a line says of cards that it does not name: "a wild, the rest is 14", "two others"."""

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_before, first_behind, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, OF_ACTIONS, OF_NUMBERS, OTHER, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_IDLE: Final = frozenset({Role.FILLER})
_WORTH: Final = frozenset({Role.FILLER, Role.TOTAL, Role.WORTH_OF})
_OF_REST: Final = _WORTH | {Role.COLON, Role.CARD_NOUN, Role.CARD_NOUNS}
_BEHIND_NUMBER: Final = frozenset({Role.FILLER, Role.WORTH_OF})
_SEVERAL: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})
_ONE: Final = frozenset({Role.CARD, Role.PLUS_CARD})
_ANY_ONE: Final = _ONE | _NUMBERS | {Role.CARD_OR_CARDS}
_SOME: Final = frozenset({OTHER, OF_NUMBERS, OF_ACTIONS})
"""The values of a rest of which it is known what cards it is made of, or that may be none."""
_HIGHEST_WORTH: Final = 50


def with_others(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Red 9, other red 9", "two other wilds": the word belongs to a card that is named."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.REST or unit.value != OTHER:
            continue
        noun = first_behind(found, place + 1, _IDLE | {Role.COLOUR})
        hued = is_role(found, noun - 1, {Role.COLOUR})
        number = first_before(found, place - 1, _IDLE)
        counted = is_role(found, number, _NUMBERS)
        if counted:
            # "Red 7 other wilds" does not count them.
            free = not is_role(found, number - 1, {Role.COLOUR})
            named = free and is_role(found, noun, _SEVERAL)
        elif is_role(found, number, _ARTICLES):
            named = is_role(found, noun, _ANY_ONE)
        else:
            named = is_role(found, noun, _ONE) or (hued and is_role(found, noun, _NUMBERS))
        if named:
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def with_rests(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "A wild, the rest is 14", "a wild and 14 for the rest": points of cards that are not named.

    "Two others" is compared with what is listed; where no number stands beside it, nobody knows
    what the rest is.
    """
    result = list(found)
    small: set[int] = set()
    for place, unit in enumerate(found):
        if unit.role is not Role.REST:
            continue
        counted = is_role(found, place - 1, _NUMBERS) and found[place - 1].value <= HIGHEST_FACE
        result[place] = replace(unit, role=Role.CARD_NOUNS if counted else Role.UNKNOWN)
        if counted:
            _set_worth(result, found, place, lexicon)
            continue
        number = first_behind(found, place + 1, _OF_REST)
        if not any(_counts(other) for other in found[:place]):
            if _is_sum_of_more(found, number):
                _set_apart(result, place, number)
            continue
        if number > place + 1 and is_role(found, number, _ARTICLES):
            # "The rest are a 3 and a 6".
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        told = range(place + 1, number)
        if not _stands_alone(found, number) and _ends_with_sum(found, place, number, lexicon):
            # "Two wilds and the rest numbers, 19".
            told = range(place + 1, number + 1)
        elif not _stands_alone(found, number):
            number = first_before(found, place - 1, _BEHIND_NUMBER)
            told = range(number + 1, place)
            ends = is_end(found, first_behind(found, place + 1, _IDLE))
            starts = is_role(found, first_before(found, number - 1, _IDLE), ENDS)
            if not (ends and starts and is_role(found, number, _NUMBERS)):
                continue
        result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        if _is_between_totals(found, number) and _is_no_total(
            found[number], found[:place], lexicon
        ):
            result[number + 1] = replace(found[number + 1], role=Role.FILLER, value=0)
        for between in told:
            result[between] = replace(found[between], role=Role.FILLER)
        if unit.value not in _SOME and _is_small_sum(found, number, told):
            small.add(number)
    return _with_points_behind(result, small)


def _is_between_totals(found: Sequence["Unit"], number: int) -> bool:
    """ "Zahlen, die zusammen 23 ergeben"."""
    sides = is_role(found, number - 1, {Role.TOTAL}) and is_role(found, number + 1, {Role.TOTAL})
    return sides and is_end(found, number + 2)


def _is_small_sum(found: Sequence["Unit"], number: int, between: range) -> bool:
    """ "The rest is 9" are points, "the rest: 9, 4" may be cards."""
    if not is_role(found, number, _NUMBERS) or found[number].value > HIGHEST_FACE:
        return False
    ends = first_behind(found, number + 1, {Role.FILLER, Role.SEPARATOR, Role.REST, *_WORTH})
    last = ends == len(found) or is_role(found, ends - 1, {Role.TOTAL})
    return last and all(found[place].role is not Role.COLON for place in between)


def _with_points_behind(found: Sequence["Unit"], numbers: Container[int]) -> list["Unit"]:
    """The units, with numbers that no card is meant by as points."""
    result: list[Unit] = []
    for place, unit in enumerate(found):
        result.append(unit)
        if place in numbers:
            result.append(replace(unit, role=Role.POINTS, start=unit.end, kind=None, value=0))
    return result


def _is_sum_of_more(found: Sequence["Unit"], number: int) -> bool:
    """ "Numbers 21, a Reverse": whether the number at this place is too high for a card, and cards
    are named behind it.
    """
    if not _stands_alone(found, number) or found[number].value <= HIGHEST_FACE:
        return False
    return any(other.role in CARD_ROLES | {Role.PERHAPS_CARD} for other in found[number + 1 :])


def _ends_with_sum(found: Sequence["Unit"], place: int, comma: int, lexicon: Lexicon) -> bool:
    """Whether the line ends there with a comma and a number that no card bears."""
    number = first_behind(found, comma + 1, _IDLE)
    ends = first_behind(found, number + 1, {Role.FILLER, Role.POINTS}) == len(found)
    if not ends or not is_role(found, comma, {Role.SEPARATOR}):
        return False
    told = is_role(found, number, _NUMBERS) and found[number].value > HIGHEST_FACE
    return told and _is_no_total(found[number], found[:place], lexicon)


def _set_worth(result: list["Unit"], found: Sequence["Unit"], place: int, lexicon: Lexicon) -> None:
    """ "Three number cards worth 15 altogether": points of cards that are not named."""
    number = first_behind(found, place + 1, _WORTH)
    said = {unit.role for unit in found[place + 1 : number]} - _IDLE
    last = first_behind(found, number + 1, _WORTH | {Role.POINTS})
    if not said or not is_role(found, number, _NUMBERS) or not is_end(found, last):
        return
    count, worth = found[place - 1], found[number]
    highest = HIGHEST_FACE if found[place].value == OF_NUMBERS else _HIGHEST_WORTH
    possible = count.value <= worth.value <= highest * count.value
    if not possible or not _is_no_total(worth, found[: place - 1], lexicon):
        return
    for idle in range(place + 1, last):
        if idle != number:
            result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    result[place - 1] = replace(count, role=Role.WEAK_SEPARATOR, value=0)
    result[place] = replace(found[place], role=Role.POINTS)


def _is_no_total(number: "Unit", told: Sequence["Unit"], lexicon: Lexicon) -> bool:
    """Whether the number cannot be what all adds up to: a card before it is worth more."""
    if not any(map(_counts, told)):
        return True
    kinds = [str(unit.kind) for unit in told if unit.role in CARD_ROLES]
    return any(kind in lexicon.kinds and lexicon.points(kind) > number.value for kind in kinds)


def _set_apart(result: list["Unit"], place: int, number: int) -> None:
    result[place] = replace(result[place], role=Role.WEAK_SEPARATOR)
    for between in range(place + 1, number):
        result[between] = replace(result[between], role=Role.FILLER)


def _stands_alone(found: Sequence["Unit"], place: int) -> bool:
    """Whether a number stands there and nothing that it could count."""
    after = first_behind(found, place + 1, {Role.FILLER, Role.POINTS})
    ends = is_end(found, after) or is_role(found, after, {Role.TOTAL})
    return ends and is_role(found, place, _NUMBERS)


def _counts(unit: "Unit") -> bool:
    return unit.role in CARD_ROLES | _NUMBERS | {Role.PERHAPS_CARD}
