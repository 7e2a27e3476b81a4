"""Cutting the units of a line at its commas."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asides import with_closing, without_asides
from scorekeeper.rulebook.colons import without_colons
from scorekeeper.rulebook.corrections import corrected, with_refusals
from scorekeeper.rulebook.counted_items import with_counted_items, with_items_before_articles
from scorekeeper.rulebook.counted_lines import counts_everything, counts_first
from scorekeeper.rulebook.counts import with_counts
from scorekeeper.rulebook.each import with_each
from scorekeeper.rulebook.explained import with_explained
from scorekeeper.rulebook.grammar import read_segment
from scorekeeper.rulebook.hues import (
    with_counted_hues,
    without_broken_down,
    without_hue_of_both,
    without_ones,
)
from scorekeeper.rulebook.hues_behind import with_hues_behind, without_hue_of_next
from scorekeeper.rulebook.just_one import with_hued_ones
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import Piece, Setting
from scorekeeper.rulebook.places import is_sum
from scorekeeper.rulebook.plus_signs import with_second_plus, without_card_plus
from scorekeeper.rulebook.rests import with_others
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.shared_nouns import with_shared_nouns
from scorekeeper.rulebook.tallied import with_tallies
from scorekeeper.rulebook.units import Unit
from scorekeeper.rulebook.worths import with_summed_worths

_SEPARATORS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_SINGLE: Final = re.compile(r"[abm]?c*[CES]c*|[abm]c*[nw]c*|c+[nw]|[nw]c+|[nw]x?c*P")
"""Roles of a segment that is one thing and no more, whatever its number means."""
_COUNTED: Final = re.compile(r"[nwm]x?c*P")
"""Roles of one that says how many of a card there are."""
_INTRODUCED: Final = re.compile(r"bc*[CES]c*(?:bc*[CESwn]c*)+|(?:bc+[CESwn]){2,}")
"""Roles of one whose cards have an article each: "een pak tien een rode drie"."""
_EACH_COUNTED: Final = re.compile(r"[ab]c*[CE]c*(?:[abnw]c*[CEP]c*)+")
"""Roles of one that counts each card: "eine Aussetzen zwei normale Aussetzen"."""
_BESIDE: Final = re.compile(r"t+[nw]U?t*|[nw]K|o[kK]?")
_SUM_AT_THE_END: Final = re.compile(r"(?<=.)t+[nw]U?$")
_SUM_IN_FRONT: Final = re.compile(r"[nw]U?t(?=.)")


def read_segments(found: Sequence[Unit], lexicon: Lexicon) -> list[Piece | Unit]:
    """The pieces of a line in order; a unit among them was not understood."""
    told = with_shared_nouns(with_each(with_others(with_refusals(with_explained(found)))), lexicon)
    told = with_counted_hues(without_ones(told), lexicon)
    told = without_hue_of_both(without_broken_down(told, lexicon), lexicon)
    told = with_counts(with_closing(with_summed_worths(told, lexicon)))
    told = with_items_before_articles(without_colons(with_tallies(told)))
    told = with_counted_items(told, lexicon)
    told = with_hued_ones(told, lexicon)
    told = without_asides(told, lexicon)
    told = with_hues_behind(_without_idle_totals(told), lexicon)
    told = with_second_plus(without_card_plus(told, lexicon), lexicon)
    told = without_hue_of_next(told, lexicon)
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
            _is_shaped(segment, _INTRODUCED),
            len(listed) == 1,
            counts_first(listed),
            _is_shaped(segment, _EACH_COUNTED),
        )
        result.extend(read_segment(segment, setting))
    return corrected(result) if said else [replace(unit, role=Role.UNKNOWN) for unit in found]


def _are_others(lines: Sequence[str], shape: re.Pattern[str]) -> bool:
    """Whether all segments but one are of that shape."""
    return len(lines) > 1 and sum(not shape.fullmatch(line) for line in lines) <= 1


def _is_shaped(segment: Sequence[Unit], shape: re.Pattern[str]) -> bool:
    return bool(shape.fullmatch("".join(unit.role for unit in segment)))


def _is_beside(segment: Sequence[Unit]) -> bool:
    """Whether it only tells what all adds up to, or how many cards there are."""
    return _is_shaped(segment, _BESIDE)


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
