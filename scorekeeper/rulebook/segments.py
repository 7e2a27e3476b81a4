"""Cutting the units of a line at its commas, and what a plus sign is there for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asides import with_closing, without_asides
from scorekeeper.rulebook.colons import without_colons
from scorekeeper.rulebook.corrections import corrected, with_refusals
from scorekeeper.rulebook.counts import with_counts
from scorekeeper.rulebook.each import with_each
from scorekeeper.rulebook.grammar import counts_everything, read_segment
from scorekeeper.rulebook.hues import (
    with_counted_hues,
    without_broken_down,
    without_hue_of_both,
    without_ones,
)
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import NUMBERS, Piece, Setting
from scorekeeper.rulebook.places import is_role, is_sum
from scorekeeper.rulebook.rests import with_others
from scorekeeper.rulebook.roles import CARD_ROLES, DEFINITE, Role
from scorekeeper.rulebook.shared_nouns import with_shared_nouns
from scorekeeper.rulebook.units import Unit

_SEPARATORS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_STARTS: Final = _SEPARATORS | {Role.INSTEAD}
_DIGITS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_PLUS_MAY_FOLLOW: Final = _SEPARATORS | {
    Role.TIMES,
    Role.MULTIPLE,
    Role.ARTICLE,
    Role.ARTICLE_OR_ONE,
    Role.PLUS_CARD,
}
_OF_SUMS: Final = frozenset(
    {*NUMBERS, *_SEPARATORS, Role.PLUS, Role.TIMES, Role.TIMES_BEHIND, Role.POINTS, Role.TOTAL}
    | {Role.FILLER, Role.POINTS_EACH, Role.POINTS_EACH_MANY, Role.MULTIPLE, Role.PLUS_CARD}
)
_NO_TERMS: Final = CARD_ROLES | {Role.ARTICLE, Role.COLOUR, Role.MULTIPLE}
"""What may stand behind a spelled plus that adds no numbers."""

_SEVERAL: Final = 3
_UHM: Final = 3
_SINGLE: Final = re.compile(r"[abm]?c*[CES]c*|[abm]c*[nw]c*|c+[nw]|[nw]c+|[nw]x?c*P")
"""Roles of a segment that is one thing and no more, whatever its number means."""
_COUNTED: Final = re.compile(r"[nwm]x?c*[CPE]c*")
"""Roles of one that says how many of a card there are."""
_INTRODUCED: Final = re.compile(r"bc*[CES]c*(?:bc*[CESwn]c*)+")
"""Roles of one whose cards have an article each: "een pak tien een rode drie"."""
_BESIDE: Final = re.compile(r"t+[nw]U?t*|[nw]K|o")
_CARD_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})
_SUM_AT_THE_END: Final = re.compile(r"(?<=.)t+[nw]U?$")
_SUM_IN_FRONT: Final = re.compile(r"[nw]U?t(?=.)")


def read_segments(found: Sequence[Unit], lexicon: Lexicon) -> list[Piece | Unit]:
    """The pieces of a line in order; a unit among them was not understood."""
    told = with_shared_nouns(with_each(with_others(with_refusals(found))), lexicon)
    told = with_counted_hues(without_ones(told), lexicon)
    told = without_hue_of_both(without_broken_down(told, lexicon), lexicon)
    told = without_asides(without_colons(with_counts(with_closing(told))), lexicon)
    told = _with_second_plus(_without_card_plus(_without_idle_totals(told), lexicon), lexicon)
    segments = list(_segments(told))
    said = [segment for segment, _ in segments if segment and segment[0].role is not Role.INSTEAD]
    listed = [part for part in map(_without_total, said) if part and not _is_beside(part)]
    counted = counts_everything([part for part in listed if not is_sum(part, 0)])
    commas = any(apart for _, apart in segments)
    result: list[Piece | Unit] = []
    roles = ["".join(unit.role for unit in part) for part in listed]
    for segment, apart in segments:
        with_cards = any(unit.role in CARD_ROLES for unit in segment)
        setting = Setting(
            lexicon,
            apart and commas,
            counted,
            len(_without_total(segment)),
            with_cards,
            _is_glued(found, segment),
            commas and segment is segments[-1][0],
            _are_others(roles, _SINGLE),
            _are_others(roles, _COUNTED),
            bool(_INTRODUCED.fullmatch("".join(unit.role for unit in segment))),
        )
        result.extend(read_segment(segment, setting))
    return corrected(result) if said else [replace(unit, role=Role.UNKNOWN) for unit in found]


def _are_others(lines: Sequence[str], shape: re.Pattern[str]) -> bool:
    """Whether all segments but one are of that shape."""
    return len(lines) > 1 and sum(not shape.fullmatch(line) for line in lines) <= 1


def _is_beside(segment: Sequence[Unit]) -> bool:
    """Whether it only tells what all adds up to, or how many cards there are."""
    return bool(_BESIDE.fullmatch("".join(unit.role for unit in segment)))


def _is_glued(found: Sequence[Unit], segment: Sequence[Unit]) -> bool:
    """Whether its number belongs to the list before it: "1,1,2 skip" may be no two skips."""
    place = found.index(segment[0]) if segment and segment[0] in found else 0
    before = found[place - 2 : place] if place > 1 else ()
    return (
        [unit.role for unit in before] == [Role.DIGITS, Role.SEPARATOR]
        and bool(before[1].value)
        and before[0].end == before[1].start
        and before[1].end == segment[0].start
    )


def _without_total(segment: Sequence[Unit]) -> Sequence[Unit]:
    """The units before "= 20" and behind "150:"."""
    roles = "".join(unit.role for unit in segment)
    begins, ends = _SUM_IN_FRONT.match(roles), _SUM_AT_THE_END.search(roles)
    return segment[begins.end() if begins else 0 : ends.start() if ends else len(segment)]


def _segments(found: Sequence[Unit]) -> Iterator[tuple[list[Unit], bool]]:
    """The line cut at its separators; whether commas stand on both sides (or its ends)."""
    strong = any(unit.role is Role.SEPARATOR for unit in found)
    segment: list[Unit] = []
    before = strong
    for unit in found:
        if unit.role in _SEPARATORS:
            apart = unit.role is Role.SEPARATOR
            # A comma before or after "and" is still a comma.
            if segment:
                yield segment, before and apart
                segment, before = [], apart
            else:
                before = before or apart
        elif unit.role is Role.INSTEAD:
            yield segment, before
            yield [unit], False
            segment, before = [], False
        elif unit.role is not Role.FILLER:
            segment.append(unit)
    yield segment, before and strong


def _without_idle_totals(found: Sequence[Unit]) -> list[Unit]:
    """ "That makes two skips" tells no total: there is a number before or behind it, or none."""
    roles = [unit.role for unit in found if unit.role is not Role.FILLER]
    places = [place for place, unit in enumerate(found) if unit.role is not Role.FILLER]
    result = list(found)
    line = "".join(roles)
    told = {at for match in _TOTAL.finditer(line) for at in range(*match.span())}
    for at, place in enumerate(places):
        if found[place].role is Role.TOTAL and at not in told and found[place].spelled:
            result[place] = replace(found[place], role=Role.FILLER)
    return result


_TOTAL: Final = re.compile(r"t+[nw]U?t*(?=[,|?]|$)|[nw]U?t+(?=[,|?]|$)|^[,|]*[nw]U?t(?!$)")


def _without_card_plus(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """Plus signs between numbers stay; others are separators, or in doubt before a 2 or a 4."""
    found = [part for place in range(len(found)) for part in _plus_and_number(found, place)]
    result = list(found)
    adds_up = all(unit.role in _OF_SUMS for unit in found)
    joins = _joins_all(found)
    for place, unit in enumerate(found):
        before = result[place - 1].role if place else Role.SEPARATOR
        last = _before_hesitation(result, place - 1)
        after = found[place + 1] if place + 1 < len(found) else None
        if (
            unit.role is Role.PLUS_CARD
            and unit.spelled
            and last >= 0
            and result[last].role not in _PLUS_MAY_FOLLOW
            and not _is_introduced(result, place)
            and not _is_coloured(result, place)
        ):
            result[place] = replace(unit, role=Role.UNKNOWN)
        if unit.role is not Role.PLUS:
            continue
        card = _plus_behind(found, place, lexicon)
        if card is not None:
            result[place - 1] = replace(unit, role=Role.FILLER)
            result[place] = card
        elif unit.spelled and after is not None and after.role in _NO_TERMS:
            idle = before in _SEPARATORS
            result[place] = replace(unit, role=Role.FILLER if idle else Role.WEAK_SEPARATOR)
        elif before in _SEPARATORS and after is not None and is_sum(found, place + 1):
            # "A wild, plus 12 points".
            told = f"+{after.value}" in lexicon.words
            result[place] = replace(unit, role=Role.UNKNOWN if told else Role.FILLER)
        elif after is None or before in _SEPARATORS or after.role in _SEPARATORS:
            result[place] = replace(unit, role=Role.UNKNOWN)
        elif (
            after.role not in NUMBERS
            or (not adds_up and before in NUMBERS)
            or (before in CARD_ROLES and not after.tight and _counts(found, place + 1))
        ):
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif before not in NUMBERS:
            is_card = f"+{after.value}" in lexicon.words and not joins
            result[place] = replace(unit, role=Role.UNKNOWN if is_card else Role.WEAK_SEPARATOR)
    return result


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


def _with_second_plus(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """ "Plus two and four": a 4, or a plus four?"""
    result = list(found)
    for place, (plus, joint, number) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        joined = plus.role is Role.PLUS_CARD and joint.role is Role.WEAK_SEPARATOR
        ends = place + 3 == len(found) or found[place + 3].role in _SEPARATORS
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
    open_ended = not after or after[0].role in _SEPARATORS | CARD_ROLES | {
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
    return place >= len(found) or not found[place].tight or found[place].role in _SEPARATORS


def _is_introduced(found: Sequence[Unit], place: int) -> bool:
    """ "The stupid plus four", and "I have plus four" where the line begins."""
    first = place
    while first and found[first - 1].role is Role.FILLER:
        first -= 1
        if found[first].value == DEFINITE:
            return True
    return not first or found[first - 1].role in {Role.ARTICLE, Role.ARTICLE_OR_ONE}


def _is_coloured(found: Sequence[Unit], place: int) -> bool:
    """Whether a colour stands before, and before the other cards of the segment too."""
    if found[place - 1].role is not Role.COLOUR:
        return False
    first = place
    while first and found[first - 1].role not in _STARTS:
        first -= 1
    said = [unit.role for unit in found[first:place] if unit.role is not Role.FILLER]
    counts = {Role.ARTICLE, Role.ARTICLE_OR_ONE, *_DIGITS}
    counted = len(said) > 1 and said[0] in counts and said[1] is Role.COLOUR
    # "Plus two red plus two blue": whichever colour belongs to which of them.
    return said[:1] == [Role.COLOUR] or said == [Role.PLUS_CARD, Role.COLOUR] or counted
