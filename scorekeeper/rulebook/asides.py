"""What a line says of its numbers: worths beside cards, the rest, what all adds up to.

"Skip 20, wild 50 = 70", "wild, the rest is 14", "two nines, that's it, 18": such a number is no
card, and no points that count twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
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
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_IDLE: Final = frozenset({Role.FILLER})
_SAYS_WHAT: Final = frozenset({Role.FILLER, Role.TOTAL, Role.COLON})
_UP_TO_SUM: Final = frozenset({Role.FILLER, Role.SEPARATOR, Role.COLON, Role.TOTAL})
_OF_REST: Final = _SAYS_WHAT | {Role.CARD_NOUN, Role.CARD_NOUNS, Role.WORTH_OF}
_BEHIND_NUMBER: Final = frozenset({Role.FILLER, Role.WORTH_OF})
_TIMES: Final = frozenset({Role.TIMES, Role.TIMES_BEHIND, Role.MULTIPLE})
_SEVERAL: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})
_ONE: Final = 1


def without_asides(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """The units with such numbers set apart from the cards."""
    return _without_worths(_with_rests(_with_definite(found)), lexicon)


def _with_definite(found: Sequence[Unit]) -> list[Unit]:
    """ "The wild +4" is one card, "the skip one" a skip; "only a single wild" has one article."""
    result = list(found)
    for place, unit in enumerate(found):
        after = _behind(found, place + 1, {Role.COLOUR})
        if _is(found, place, {Role.ARTICLE}) and _is(found, place + 1, {Role.MULTIPLE}):
            alone = found[place + 1].value == _ONE
            result[place] = replace(unit, role=Role.FILLER) if alone else unit
        if unit.role is not Role.FILLER or unit.value != DEFINITE:
            continue
        if _is(found, after, {Role.PERHAPS_CARD}):
            result[place] = replace(unit, role=Role.ARTICLE)
        one = _behind(found, after + 1, {Role.COLOUR})
        ends = one + 1 == len(found) or _is(found, one + 1, _ENDS)
        if ends and _is(found, after, CARD_ROLES) and _is(found, one, {Role.ARTICLE_OR_ONE}):
            result[one] = replace(found[one], role=Role.FILLER)
    return result


def with_closing(found: Sequence[Unit]) -> list[Unit]:
    """ "Two nines, that's it, 18": the number at the end sums up."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.FILLER or unit.value != CLOSES:
            continue
        number = _behind(found, place + 1, _UP_TO_SUM)
        ends = _behind(found, number + 1, {Role.FILLER, Role.POINTS}) == len(found)
        if ends and _is(found, number, _NUMBERS) and found[number].value > HIGHEST_FACE:
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL)
            for between in range(place + 1, number):
                result[between] = replace(found[between], role=Role.FILLER)
    return result


def _with_rests(found: Sequence[Unit]) -> list[Unit]:
    """ "A wild, the rest is 14", "a wild and 14 for the rest": points of cards that are not named.

    "Two others" is compared with what is listed; where no number stands beside it, nobody knows
    what the rest is.
    """
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.REST:
            continue
        counted = _is(found, place - 1, _NUMBERS) and found[place - 1].value <= HIGHEST_FACE
        result[place] = replace(unit, role=Role.CARD_NOUNS if counted else Role.UNKNOWN)
        if counted:
            continue
        number = _behind(found, place + 1, _OF_REST)
        if not any(_counts(other) for other in found[:place]):
            if _is_sum_of_more(found, number):
                _set_apart(result, place, number)
            continue
        if number > place + 1 and _is(found, number, _ARTICLES):
            # "The rest are a 3 and a 6".
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        told = range(place + 1, number)
        if not _stands_alone(found, number):
            number = _before(found, place - 1, _BEHIND_NUMBER)
            told = range(number + 1, place)
            ends = _is_end(found, _behind(found, place + 1, _IDLE))
            starts = _is(found, _before(found, number - 1, _IDLE), _ENDS)
            if not (ends and starts and _is(found, number, _NUMBERS)):
                continue
        result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        for between in told:
            result[between] = replace(found[between], role=Role.FILLER)
    return result


def _is_sum_of_more(found: Sequence[Unit], number: int) -> bool:
    """ "Numbers 21, a Reverse": whether the number at this place is too high for a card, and cards
    are named behind it.
    """
    if not _stands_alone(found, number) or found[number].value <= HIGHEST_FACE:
        return False
    return any(other.role in CARD_ROLES | {Role.PERHAPS_CARD} for other in found[number + 1 :])


def _set_apart(result: list[Unit], place: int, number: int) -> None:
    result[place] = replace(result[place], role=Role.WEAK_SEPARATOR)
    for between in range(place + 1, number):
        result[between] = replace(result[between], role=Role.FILLER)


def _stands_alone(found: Sequence[Unit], place: int) -> bool:
    """Whether a number stands there and nothing that it could count."""
    after = _behind(found, place + 1, {Role.FILLER, Role.POINTS})
    ends = _is_end(found, after) or _is(found, after, {Role.TOTAL})
    return ends and _is(found, place, _NUMBERS)


def _counts(unit: Unit) -> bool:
    return unit.role in CARD_ROLES | _NUMBERS | {Role.PERHAPS_CARD}


def _without_worths(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "Skip 20 wild 50 = 70": what a card is worth, in a line that ends with the sum of all.

    The sum is compared with the cards alone, so that nothing is left out unseen.
    """
    end = _start_of_sum(found)
    if end is None:
        return list(found)
    result = list(found)
    told: set[int] = set()
    for worth in (*_worths_behind(found, end, lexicon), *_worths_before(found, end, lexicon)):
        if told.isdisjoint(range(worth.start - 1, worth.stop)):
            for place in worth:
                result[place] = replace(found[place], role=Role.FILLER)
            result[worth[-1]] = replace(found[worth[-1]], role=Role.WEAK_SEPARATOR)
            told.update(worth)
        if _is(found, worth.stop, {Role.PLUS}):
            result[worth.stop] = replace(found[worth.stop], role=Role.FILLER)
        elif _is(found, worth.stop, {Role.PLUS_CARD}):
            # "Joker 50 plus 4 = 54": if it were the card, the sum would tell.
            result[worth.stop] = replace(found[worth.stop], role=Role.DIGITS, kind=None)
    return result


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
        told = _behind(found, place + 1, {Role.COLOUR} if unit.role in CARD_ROLES else set())
        number = told + 1 if _is(found, told, {Role.TOTAL}) else told
        if number >= end or not _is(found, number, _NUMBERS):
            continue
        if unit.role in _NUMBERS and number == told:
            continue
        last = number + 1 if _is(found, number + 1, {Role.POINTS}) else number
        multiplied = _is(found, last + 1, _TIMES) or _is(found, last + 1, _SEVERAL)
        worth = found[number].value
        count = _count_before(found, place)
        told_each = _is_worth(found, place, worth, lexicon)
        told_all = count > 1 and _is_worth(found, place, worth / count, lexicon)
        if last < end and not multiplied and (told_each or told_all):
            yield range(told, last + 1)


def _worths_before(found: Sequence[Unit], end: int, lexicon: Lexicon) -> Iterator[range]:
    """The places of "20 for" before the skip, of "50 =" before a wild."""
    for place, unit in enumerate(found[:end]):
        before = _before(found, place - 1, _IDLE)
        starts = before < 0 or _is(found, before, _ENDS | {Role.PLUS, Role.TOTAL})
        between = _is(found, place + 1, {Role.WORTH_OF, Role.TOTAL})
        card = _behind(found, place + 2, _ARTICLES | {Role.COLOUR, Role.FILLER})
        named = card < end and _is_worth(found, card, unit.value, lexicon)
        if unit.role in _NUMBERS and between and starts and named:
            yield range(place, place + 2)


def _count_before(found: Sequence[Unit], place: int) -> int:
    number = _before(found, place - 1, {Role.COLOUR, Role.TIMES})
    return found[number].value if _is(found, number, _NUMBERS) else 1


def _is_worth(found: Sequence[Unit], place: int, worth: float, lexicon: Lexicon) -> bool:
    """Whether a card that is worth as much is named there."""
    if not 0 <= place < len(found):
        return False
    unit = found[place]
    if unit.role in CARD_ROLES:
        return unit.kind in lexicon.kinds and lexicon.points(str(unit.kind)) == worth
    return unit.role in _NUMBERS and str(unit.value) in lexicon.kinds and unit.value == worth


def _is(found: Sequence[Unit], place: int, roles: "frozenset[Role] | set[Role]") -> bool:
    return 0 <= place < len(found) and found[place].role in roles


def _is_end(found: Sequence[Unit], place: int) -> bool:
    return place >= len(found) or found[place].role in _ENDS


def _behind(found: Sequence[Unit], place: int, roles: "frozenset[Role] | set[Role]") -> int:
    """The first place from here on where none of the roles is."""
    while _is(found, place, roles):
        place += 1
    return place


def _before(found: Sequence[Unit], place: int, roles: "frozenset[Role] | set[Role]") -> int:
    """The first place from here back where none of the roles is."""
    while _is(found, place, roles):
        place -= 1
    return place
