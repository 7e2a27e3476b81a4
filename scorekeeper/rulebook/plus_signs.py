"""What a plus sign is there for: a sum, a card's name, or another card."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import NUMBERS
from scorekeeper.rulebook.places import ENDS, first_behind, is_end, is_role, is_sum
from scorekeeper.rulebook.plus_words import is_said_card
from scorekeeper.rulebook.roles import CARD_ROLES, HIGHEST_FACE, Role
from scorekeeper.rulebook.units import Unit

_DIGITS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_PLUS_MAY_FOLLOW: Final = ENDS | {
    Role.TIMES,
    Role.MULTIPLE,
    Role.ARTICLE,
    Role.ARTICLE_OR_ONE,
    Role.PLUS_CARD,
}
_OF_SUMS: Final = frozenset(
    {*NUMBERS, *ENDS, Role.PLUS, Role.TIMES, Role.TIMES_BEHIND, Role.POINTS, Role.TOTAL}
    | {Role.FILLER, Role.POINTS_EACH, Role.POINTS_EACH_MANY, Role.MULTIPLE, Role.PLUS_CARD}
)
_NO_TERMS: Final = CARD_ROLES | {Role.ARTICLE, Role.COLOUR, Role.MULTIPLE}
"""What may stand behind a spelled plus that adds no numbers."""

_TERMS: Final = re.compile(r"[nw](?=S*\+)(?:S|\+[nw])+(?:\|?t+[nw])?U?")
"""Roles of numbers that are added, and of what they add up to."""

_SEVERAL: Final = 3
_UHM: Final = 3
"""Letters."""

_CARD_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})


def without_card_plus(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """Plus signs between numbers stay; others are separators, or in doubt before a 2 or a 4."""
    found = _with_terms(_without_missing_plus(found))
    found = [part for place in range(len(found)) for part in _plus_and_number(found, place)]
    result = list(found)
    adds_up = all(unit.role in _OF_SUMS for unit in found)
    joins = _joins_all(found)
    for place, unit in enumerate(found):
        before = result[place - 1].role if place else Role.SEPARATOR
        last = _before_hesitation(result, place - 1)
        after = found[place + 1] if place + 1 < len(found) else None
        # "Two sixes, plus the yellow two".
        named = first_behind(found, place + 1, {Role.FILLER})
        if (
            unit.role is Role.PLUS_CARD
            and unit.spelled
            and last >= 0
            and result[last].role not in _PLUS_MAY_FOLLOW
            and not is_said_card(result, place, lexicon)
        ):
            result[place] = replace(unit, role=Role.UNKNOWN)
        if unit.role is not Role.PLUS:
            continue
        card = _plus_behind(found, place, lexicon)
        if card is not None:
            result[place - 1] = replace(unit, role=Role.FILLER)
            result[place] = card
        elif unit.spelled and is_role(found, named, _NO_TERMS):
            idle = before in ENDS
            result[place] = replace(unit, role=Role.FILLER if idle else Role.WEAK_SEPARATOR)
        elif before in ENDS and after is not None and is_sum(found, place + 1):
            # "A wild, plus 12 points".
            told = f"+{after.value}" in lexicon.words
            result[place] = replace(unit, role=Role.UNKNOWN if told else Role.FILLER)
        elif before in ENDS and unit.spelled and _adds_a_number(found, place + 1, lexicon):
            result[place] = replace(unit, role=Role.FILLER)
        elif after is None or before in ENDS or after.role in ENDS:
            result[place] = replace(unit, role=Role.UNKNOWN)
        elif (
            after.role not in NUMBERS
            # "Two times twenty plus five": as "and five".
            or (unit.spelled and is_role(found, place - 2, {Role.MULTIPLE}))
            or (not adds_up and before in NUMBERS)
            or (before in CARD_ROLES and not after.tight and _counts(found, place + 1))
        ):
            result[place] = _as_joint(unit, after, lexicon)
        elif before not in NUMBERS:
            is_card = f"+{after.value}" in lexicon.words and not joins
            joint = _as_joint(unit, after, lexicon)
            result[place] = replace(unit, role=Role.UNKNOWN) if is_card else joint
    return result


def _as_joint(plus: Unit, after: Unit, lexicon: Lexicon) -> Unit:
    """A sign tells cards apart as a comma does, "1 skip + 3"; the word is rather an "and".

    "7 + 2 skip" may have a plus two.
    """
    draws = after.role in NUMBERS and f"+{after.value}" in lexicon.words
    weak = plus.spelled or draws
    return replace(plus, role=Role.WEAK_SEPARATOR if weak else Role.SEPARATOR)


def _without_missing_plus(found: Sequence[Unit]) -> list[Unit]:
    """ "A black one, no plus": there is no number behind it that a card could bear."""
    result = list(found)
    for place, unit in enumerate(found):
        missing = unit.role is Role.WITHOUT and is_role(found, place + 1, {Role.PLUS})
        if missing and found[place + 1].spelled and is_end(found, place + 2):
            for idle in (place, place + 1):
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def _with_terms(found: Sequence[Unit]) -> list[Unit]:
    """ "Fifty plus twenty plus four": a sum goes on where a number is added that no card bears."""
    said = [unit for unit in found if unit.role is not Role.FILLER]
    sums = _TERMS.fullmatch("".join(unit.role for unit in said))
    if not sums or said[0].value <= HIGHEST_FACE:
        return list(found)
    result: list[Unit] = []
    for unit in found:
        if unit.role is Role.PLUS_CARD and unit.spelled:
            result.append(replace(unit, role=Role.PLUS, end=unit.start, kind=None))
            result.append(replace(unit, role=Role.NUMBER_WORD, kind=None))
        else:
            result.append(unit)
    return result


def _adds_a_number(found: Sequence[Unit], place: int, lexicon: Lexicon) -> bool:
    """ "A wild, plus 9, so 59": a number that no draw card bears, and that counts nothing."""
    ends = place + 1 >= len(found) or is_role(found, place + 1, ENDS)
    numbered = is_role(found, place, _DIGITS)
    return ends and numbered and f"+{found[place].value}" not in lexicon.words


def _before_hesitation(found: Sequence[Unit], place: int) -> int:
    """The place that stands before an "eh" or "ähm"; longer words may tell what is meant."""
    while is_role(found, place, {Role.FILLER}) and found[place].end - found[place].start <= _UHM:
        place -= 1
    return place


def _joins_all(found: Sequence[Unit]) -> bool:
    """ "Green 6 + a reverse + 2 + wild": a spaced plus between all cards is no part of a name."""
    pluses = [place for place, unit in enumerate(found) if unit.role is Role.PLUS]
    spaced = not any(unit.tight for place in pluses for unit in found[place : place + 2])
    apart = any(unit.role in {Role.SEPARATOR, Role.PLUS_CARD} for unit in found)
    return len(pluses) >= _SEVERAL and spaced and not apart


def with_second_plus(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "Plus two and four": a 4, or a plus four?"""
    result = list(found)
    for place, (plus, joint, number) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        joined = plus.role is Role.PLUS_CARD and joint.role is Role.WEAK_SEPARATOR
        ends = place + 3 == len(found) or found[place + 3].role in ENDS
        doubtful = joined and plus.spelled and joint.spelled and number.role is Role.NUMBER_WORD
        if doubtful and ends and f"+{number.value}" in lexicon.words:
            result[place + 2] = replace(number, role=Role.UNKNOWN)
    return result


def _plus_and_number(found: Sequence[Unit], place: int) -> list[Unit]:
    """ "Skip plus 2 wilds", "7 + 2x skip": the number counts what follows, and is no card."""
    unit = found[place]
    if unit.role is not Role.PLUS_CARD or not place or not _counts(found, place):
        return [unit]
    plus = replace(unit, role=Role.WEAK_SEPARATOR, end=unit.start, kind=None)
    return [plus, replace(unit, role=Role.DIGITS, kind=None)]


def _counts(found: Sequence[Unit], place: int) -> bool:
    """Whether the number there says how many cards follow."""
    after = place + 1
    while after < len(found) and found[after].role is Role.COLOUR:
        after += 1
    role = found[after].role if after < len(found) else None
    multiplied = [unit.role in NUMBERS for unit in found[after + 1 : after + 2]] == [True]
    if role is Role.TIMES and not found[after].tight and multiplied:
        # "+6 x 1".
        return False
    return role is Role.CARDS or (role is Role.TIMES and found[place].tight is False)


def _plus_behind(found: Sequence[Unit], place: int, lexicon: Lexicon) -> Unit | None:
    """The card of "4+" where no sum can be meant."""
    number = found[place - 1] if place else None
    if number is None or number.role is not Role.DIGITS or not found[place].tight:
        return None
    before = found[place - 2].role if place > 1 else Role.SEPARATOR
    after = found[place + 1 : place + 3]
    # "2+, 4+ leider".
    behind = first_behind(found, place + 1, {Role.FILLER})
    open_ended = behind == len(found) or found[behind].role in ENDS | CARD_ROLES | {
        Role.COLOUR,
        *_CARD_NOUNS,
    }
    again = [unit.role for unit in after] == [Role.DIGITS, Role.PLUS] and after[1].tight
    # "2+4+" are two cards, "2+5+skip" a sum.
    again = again and _is_apart(found, place + 3) and f"+{after[0].value}" in lexicon.words
    known = lexicon.words.get(f"+{number.value}")
    if known is None or known.role is not Role.PLUS_CARD or before in {*NUMBERS, Role.TIMES}:
        return None
    if before is Role.PLUS and found[place - 2].start + 1 != number.start - 1:
        return None
    if not (open_ended or again):
        return None
    return replace(found[place], role=Role.CARD, kind=known.kind, start=number.start)


def _is_apart(found: Sequence[Unit], place: int) -> bool:
    return place >= len(found) or not found[place].tight or found[place].role in ENDS
