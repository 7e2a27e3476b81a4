"""What a line says of its numbers: worths beside cards, the rest, what all adds up to.

"Skip 20, wild 50 = 70", "wild, the rest is 14", "two nines, that's it, 18": such a number is no
card, and no points that count twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import first_before, first_behind, is_role, is_sum
from scorekeeper.rulebook.rests import with_rests
from scorekeeper.rulebook.roles import (
    CARD_ROLES,
    CLOSES,
    DEFINITE,
    HIGHEST_FACE,
    TOTAL,
    Role,
)
from scorekeeper.rulebook.units import Unit

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_COUNTS: Final = _NUMBERS | {Role.MULTIPLE}
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_ENDS_OF_WORTH: Final = _ENDS | {Role.PLUS, Role.PLUS_CARD}
_IDLE: Final = frozenset({Role.FILLER})
_UP_TO_SUM: Final = frozenset({Role.FILLER, Role.SEPARATOR, Role.COLON, Role.TOTAL})
_NAMED: Final = CARD_ROLES | {Role.PERHAPS_CARD}
_TIMES: Final = frozenset({Role.TIMES, Role.TIMES_BEHIND, Role.MULTIPLE})
_SEVERAL: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})
_ONE: Final = 1


def without_asides(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """The units with such numbers set apart from the cards."""
    told = _with_worths_of(_with_sums(_with_definite(found, lexicon), lexicon), lexicon)
    return _without_worths(with_rests(told, lexicon), lexicon)


def _with_sums(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "Three wilds 150": what so many of them are worth."""
    result: list[Unit] = []
    for place, unit in enumerate(found):
        card = first_before(found, place - 1, {Role.COLOUR})
        after = first_behind(found, place + 1, {Role.FILLER, Role.POINTS})
        ends = after == len(found) or is_role(found, after, _ENDS)
        if unit.role in _NUMBERS and ends and is_role(found, card, CARD_ROLES):
            count = _count_before(found, card)
            high = unit.value > HIGHEST_FACE
            if count > 1 and high and _is_worth(found, card, unit.value / count, lexicon):
                told = replace(unit, role=Role.TOTAL, end=unit.start, value=TOTAL, spelled=True)
                result.append(told)
        result.append(unit)
    return result


def _with_worths_of(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "A skip for 20", "two wilds for 100": compared with what these are worth."""
    result = list(found)
    for place, unit in enumerate(found):
        card = first_before(found, place - 1, {Role.COLOUR})
        number = place + 1
        after = first_behind(found, number + 1, {Role.POINTS})
        told = unit.role is Role.WORTH_OF and is_role(found, number, _NUMBERS)
        ends = after == len(found) or is_role(found, after, _ENDS_OF_WORTH)
        if told and ends and is_role(found, card, {Role.CARD_NOUNS}):
            # "3 cards for 40".
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL, spelled=True)
        if told and ends and is_role(found, card, CARD_ROLES):
            worth = found[number].value
            count = _count_before(found, card)
            each = _is_worth(found, card, worth, lexicon)
            if each or (count > 1 and _is_worth(found, card, worth / count, lexicon)):
                result[place] = replace(unit, role=Role.TOTAL, value=TOTAL, spelled=True)
    return result


def _with_definite(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "The wild +4" is one card, "the skip one" a skip; "only a single wild" has one article."""
    result = list(found)
    for place, unit in enumerate(found):
        after = first_behind(found, place + 1, {Role.COLOUR})
        if is_role(found, place, {Role.ARTICLE}) and is_role(found, place + 1, {Role.MULTIPLE}):
            alone = found[place + 1].value == _ONE
            result[place] = replace(unit, role=Role.FILLER) if alone else unit
        if unit.role is not Role.FILLER or unit.value != DEFINITE:
            continue
        if is_role(found, after, {Role.PERHAPS_CARD}):
            result[place] = replace(unit, role=Role.ARTICLE)
        if is_role(found, place - 1, _TIMES) and _is_one_card(found, place + 1, lexicon):
            # "Three times the one".
            result[place + 1] = replace(found[place + 1], role=Role.CARD, kind=str(_ONE))
        one = first_behind(found, after + 1, {Role.COLOUR})
        ends = one + 1 == len(found) or is_role(found, one + 1, _ENDS)
        said_one = ends and is_role(found, one, {Role.ARTICLE_OR_ONE})
        if said_one and is_role(found, after, CARD_ROLES):
            result[one] = replace(found[one], role=Role.FILLER)
    return result


def _is_one_card(found: Sequence[Unit], place: int, lexicon: Lexicon) -> bool:
    """Whether a 1 stands there and nothing that it may count."""
    last = first_behind(found, place + 1, _IDLE)
    ends = last == len(found) or is_role(found, last, _ENDS)
    numbered = is_role(found, place, _NUMBERS | {Role.ARTICLE_OR_ONE})
    return numbered and ends and found[place].value == _ONE and str(_ONE) in lexicon.kinds


def with_closing(found: Sequence[Unit]) -> list[Unit]:
    """ "Two nines, that's it, 18": the number at the end sums up."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.FILLER or unit.value != CLOSES:
            continue
        number = first_behind(found, place + 1, _UP_TO_SUM)
        ends = first_behind(found, number + 1, {Role.FILLER, Role.POINTS}) == len(found)
        if ends and is_role(found, number, _NUMBERS) and found[number].value > HIGHEST_FACE:
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL)
            for between in range(place + 1, number):
                result[between] = replace(found[between], role=Role.FILLER)
    return result


def _without_worths(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "Skip 20 wild 50 = 70": what a card is worth, in a line that ends with the sum of all.

    The sum is compared with the cards alone, so that nothing is left out unseen.
    """
    found = _with_sum_in_front(_with_sum_of_worths(found, lexicon), lexicon)
    end = _start_of_sum(found)
    if end is None:
        return list(found)
    result = list(found)
    told: set[int] = set()
    behind = list(_worths_behind(found, end, lexicon))
    for worth in (
        *behind,
        *(_worths_of_numbers(found, end, lexicon) if behind else ()),
        *_worths_before(found, end, lexicon),
    ):
        if told.isdisjoint(range(worth.start - 1, worth.stop)):
            if is_role(found, worth.start - 1, {Role.PERHAPS_CARD}):
                # "Joker tauschen 40 = 40": one card, or the worth would be another.
                result[worth.start - 1] = replace(found[worth.start - 1], role=Role.CARD)
            for place in worth:
                result[place] = replace(found[place], role=Role.FILLER)
            result[worth[-1]] = replace(found[worth[-1]], role=Role.WEAK_SEPARATOR)
            told.update(worth)
        if is_role(found, worth.stop, {Role.PLUS}):
            result[worth.stop] = replace(found[worth.stop], role=Role.FILLER)
        elif is_role(found, worth.stop, {Role.PLUS_CARD}) and not _tells_worth(
            found, worth.stop, lexicon
        ):
            # "Joker 50 plus 4 = 54": if it were the card, the sum would tell.
            result[worth.stop] = replace(found[worth.stop], role=Role.DIGITS, kind=None)
    return result


def _with_sum_of_worths(found: Sequence[Unit], lexicon: Lexicon) -> Sequence[Unit]:
    """ "40 for swap hands, a green 2, 42": who says what a card is worth ends with the sum."""
    last = len(found) - 1
    last -= is_role(found, last, {Role.POINTS})
    apart = is_role(found, last - 1, {Role.SEPARATOR}) and is_sum(found, last)
    if not apart or next(_worths_before(found, last, lexicon), None) is None:
        return found
    here = found[last].start
    told = replace(found[last], role=Role.TOTAL, start=here, end=here, value=TOTAL, spelled=True)
    return [*found[:last], told, *found[last:]]


def _with_sum_in_front(found: Sequence[Unit], lexicon: Lexicon) -> Sequence[Unit]:
    """ "70 (wild 50, skip 20)": the sum of what is said beside each card, moved behind them."""
    first = first_behind(found, 0, _IDLE)
    if not is_role(found, first, _NUMBERS) or found[first].value <= HIGHEST_FACE:
        return found
    worths = [found[worth[-1]] for worth in _worths_behind(found, len(found), lexicon)]
    cards = sum(unit.role in CARD_ROLES for unit in found)
    if len(worths) != cards or sum(unit.value for unit in worths) != found[first].value:
        return found
    total = replace(found[first], role=Role.TOTAL, value=TOTAL, spelled=True)
    comma = replace(found[first], role=Role.SEPARATOR, value=0)
    return [*found[:first], *found[first + 1 :], comma, total, found[first]]


def _start_of_sum(found: Sequence[Unit]) -> int | None:
    """Where the sum at the end of the line begins: its number, or the word before it."""
    said = [place for place, unit in enumerate(found) if unit.role is not Role.FILLER]
    said = [place for place in said if found[place].role is not Role.POINTS]
    if len(said) <= 1:
        return None
    before, last = said[-2:]
    if found[last].role is Role.TOTAL and found[before].role in _NUMBERS:
        return before
    if found[last].role in _NUMBERS and found[before].role is Role.TOTAL:
        return before
    return None


def _worths_behind(found: Sequence[Unit], end: int, lexicon: Lexicon) -> Iterator[range]:
    """The places of "20", "= 20 points" behind a skip, and of "= 9" behind a 9."""
    for place, unit in enumerate(found[:end]):
        told = first_behind(found, place + 1, {Role.COLOUR} if unit.role in CARD_ROLES else set())
        number = told + 1 if is_role(found, told, {Role.TOTAL}) else told
        if number >= end or not is_role(found, number, _NUMBERS):
            continue
        if unit.role in _NUMBERS and number == told:
            continue
        last = number + 1 if is_role(found, number + 1, {Role.POINTS}) else number
        counts = is_role(found, last + 1, _SEVERAL) and number == told
        multiplied = counts or is_role(found, last + 1, _TIMES)
        worth = found[number].value
        count = _count_before(found, place)
        told_each = _is_worth(found, place, worth, lexicon)
        told_all = count > 1 and _is_worth(found, place, worth / count, lexicon)
        if last < end and not multiplied and (told_each or told_all):
            yield range(told, last + 1)


def _worths_of_numbers(found: Sequence[Unit], end: int, lexicon: Lexicon) -> Iterator[range]:
    """The places of "7" behind a seven: "wild 50, seven 7 = 57", "wild 50, red 7 7 = 57"."""
    for place in range(1, end):
        hued = is_role(found, place - 2, {Role.COLOUR}) and is_role(found, place + 1, _ENDS)
        named = {Role.NUMBER_WORD, Role.DIGITS} if hued else {Role.NUMBER_WORD}
        told = is_role(found, place - 1, named) and found[place].role is Role.DIGITS
        counts = is_role(found, place + 1, _SEVERAL | _TIMES | CARD_ROLES)
        if told and not counts and _is_worth(found, place - 1, found[place].value, lexicon):
            yield range(place, place + 1)


def _worths_before(found: Sequence[Unit], end: int, lexicon: Lexicon) -> Iterator[range]:
    """The places of "20 for" before the skip, of "50 =" before a wild."""
    for place, unit in enumerate(found[:end]):
        before = first_before(found, place - 1, _IDLE)
        starts = before < 0 or is_role(found, before, _ENDS | {Role.PLUS, Role.TOTAL})
        sign = first_behind(found, place + 1, {Role.POINTS})
        between = is_role(found, sign, {Role.WORTH_OF, Role.TOTAL})
        card = first_behind(found, sign + 1, _ARTICLES | {Role.COLOUR, Role.FILLER})
        noun = first_behind(found, card + 1, {Role.COLOUR, Role.TIMES})
        named = card < end and _is_worth(found, card, unit.value, lexicon)
        if is_role(found, card, _COUNTS) and is_role(found, noun, CARD_ROLES):
            # "100 for two wilds".
            count = found[card].value
            named = noun < end and count > 0 and _is_worth(found, noun, unit.value / count, lexicon)
        if unit.role in _NUMBERS and between and starts and named:
            yield range(place, sign + 1)


def _tells_worth(found: Sequence[Unit], place: int, lexicon: Lexicon) -> bool:
    """ "Joker 50 plus vier 50 = 100": the plus card has its own worth behind it."""
    number = place + 1
    told = is_role(found, number, _NUMBERS)
    return told and _is_worth(found, place, found[number].value, lexicon)


def _count_before(found: Sequence[Unit], place: int) -> int:
    number = first_before(found, place - 1, {Role.COLOUR, Role.TIMES})
    return found[number].value if is_role(found, number, _COUNTS) else 1


def _is_worth(found: Sequence[Unit], place: int, worth: float, lexicon: Lexicon) -> bool:
    """Whether a card that is worth as much is named there."""
    if not 0 <= place < len(found):
        return False
    unit = found[place]
    if unit.role in _NAMED:
        return unit.kind in lexicon.kinds and lexicon.points(str(unit.kind)) == worth
    return unit.role in _NUMBERS and str(unit.value) in lexicon.kinds and unit.value == worth
