"""What a colon is there for: behind a heading, a sum, a card that is counted."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.pieces import FEW
from scorekeeper.rulebook.places import ENDS, first_before, first_behind, is_end, is_role, is_sum
from scorekeeper.rulebook.roles import CARD_ROLES, DONE, HIGHEST_FACE, TOTAL, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_DIGITS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_COLON_MAY_FOLLOW: Final = ENDS | {
    Role.FILLER,
    Role.ONE_CARD,
}
_SEVERAL_OF: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})
_IN_WORDS: Final = frozenset({Role.NUMBER_WORD, Role.ARTICLE, Role.ARTICLE_OR_ONE})
_HUE_OF_NOUN: Final = re.compile("(?<=[nwm]K)(?P<hue>f*c)(?=:)")
_EMPTY: Final = re.compile(r"(?:(?<=[,|])|^)f*c[kK]?:f*[zN]f*(?=[,|]|$)")
_LIST: Final = 2
_CARD_NOUNS: Final = frozenset({Role.CARD_NOUN, Role.CARD_NOUNS})
_TELLS_WHAT_FOLLOWS: Final = frozenset({Role.TOTAL, Role.POINTS})


def without_colons(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Red: 1 4 4 skip" says of all that they are red; "77: …" what it adds up to."""
    found = _without_empty_headings(_without_hues_of_nouns(found))
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.COLON:
            continue
        before = found[place - 1] if place else None
        result[place] = replace(unit, role=Role.UNKNOWN)
        rest = place - 1
        while rest > 0 and found[rest].role is Role.FILLER:
            rest -= 1
        if rest >= 0 and found[rest].role is Role.REST:
            # "Numbers: 3, 5, 9" are listed.
            number = first_before(found, rest - 1, {Role.COLOUR})
            numbered = is_role(found, number, _DIGITS)
            for hue in range(number + 1, rest) if numbered else ():
                # "Three yellow numbers: …".
                result[hue] = replace(found[hue], role=Role.FILLER, value=0)
            idle = Role.CARD_NOUNS if numbered else Role.FILLER
            result[rest] = replace(found[rest], role=idle)
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
            continue
        if rest >= 0 and found[rest].role in _CARD_NOUNS:
            # "My cards from left to right: …".
            _drop_heading(result, place, rest)
            continue
        if _is_sum_in_front(found, place):
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL, spelled=True)
        elif before is None or before.role in _COLON_MAY_FOLLOW:
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif before.role is Role.POINTS and _lists(found, place):
            result[place - 1] = replace(before, role=Role.FILLER)
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif before.role in _TELLS_WHAT_FOLLOWS:
            result[place] = replace(unit, role=Role.FILLER)
        elif before.role in CARD_ROLES | _DIGITS and is_sum(found, place + 1):
            result[place] = replace(unit, role=Role.TOTAL, value=TOTAL)
        elif _is_counted_in_pieces(found, place) or (
            before.role in _SEVERAL_OF and _is_counted_behind(found, place)
        ):
            result[place] = replace(unit, role=Role.TIMES_BEHIND)
            result[place + 1] = replace(found[place + 1], role=Role.NUMBER_WORD)
        elif before.role is Role.CARDS and not _is_heading(found, place):
            result[place] = replace(unit, role=Role.TIMES_BEHIND)
        elif _is_hue(before) and not (place > 1 and found[place - 2].role in _DIGITS):
            result[place - 1] = replace(before, role=Role.WEAK_SEPARATOR)
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif _is_hue(before) and _counts_what_follows(found, place - 2):
            # "…, two red: 3 and 4".
            result[place - 1] = replace(before, role=Role.CARD_NOUNS, value=1)
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif before.role in _DIGITS and before.value > HIGHEST_FACE:
            told = place > 1 and found[place - 2].role is Role.TOTAL
            role = Role.WEAK_SEPARATOR if told else Role.TOTAL
            result[place] = replace(unit, role=role, value=TOTAL, spelled=True)
    return result


def _without_hues_of_nouns(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "Three cards in green: …", "drei Karten in Grün: …": as "three green cards"."""
    roles = "".join(unit.role for unit in found)
    match = _HUE_OF_NOUN.search(roles)
    if match is None:
        return found
    return [unit for place, unit in enumerate(found) if place not in range(*match.span("hue"))]


def _without_empty_headings(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "Yellow: none, red: 5 5": of that colour there is nothing, which adds nothing."""
    result = list(found)
    empty = [
        place
        for match in _EMPTY.finditer("".join(unit.role for unit in found))
        for place in range(*match.span())
        if not any(unit.value == DONE for unit in found[match.start() : match.end()])
    ]
    listed = any(unit.role in CARD_ROLES | _DIGITS for unit in found)
    for place in empty if listed else ():
        role = Role.WEAK_SEPARATOR if found[place].role is Role.COLON else Role.FILLER
        result[place] = replace(found[place], role=role, value=0)
    return result


def _is_sum_in_front(found: Sequence["Unit"], place: int) -> bool:
    """ "Write 58 for me: …": a large number among words that say nothing."""
    told = [unit for unit in found[:place] if unit.role is not Role.FILLER]
    large = len(told) == 1 and told[0].role in _DIGITS and told[0].value > HIGHEST_FACE
    return large and found[place - 1].role is Role.FILLER


def _lists(found: Sequence["Unit"], place: int) -> bool:
    """ "My points: 20 + 20 + 5", but not "points: 37" or "30 points: …"."""
    numbered = place > 1 and found[place - 2].role in _DIGITS
    return not numbered and len(found) > place + _LIST


def _is_hue(unit: "Unit") -> bool:
    return unit.role is Role.COLOUR and unit.value != Hue.ADJECTIVE


def _counts_what_follows(found: Sequence["Unit"], place: int) -> bool:
    """Whether a small number stands there, and nothing before it that it may belong to."""
    apart = place == 0 or is_role(found, place - 1, ENDS | {Role.FILLER})
    return apart and is_role(found, place, _DIGITS) and found[place].value in FEW


def _is_counted_behind(found: Sequence["Unit"], place: int) -> bool:
    """ "7s: two, wilds: one": a number in words that ends what is said of the card."""
    counts = found[place + 1 : place + 2]
    ends = place + 2 >= len(found) or found[place + 2].role in ENDS
    told = [unit for unit in counts if unit.role in _IN_WORDS and unit.value in {1, *FEW}]
    return ends and bool(told) and not _is_heading(found, place)


def _is_counted_in_pieces(found: Sequence["Unit"], place: int) -> bool:
    """ "Skips: three of them", "Joker: 2 Stück": what counts a card and can be nothing else."""
    counted = is_role(found, place - 1, CARD_ROLES) and is_role(found, place + 1, {Role.MULTIPLE})
    return counted and is_end(found, first_behind(found, place + 2, {Role.FILLER}))


def _is_heading(found: Sequence["Unit"], place: int) -> bool:
    """ "Blue ones: 3, 5" are no ones."""
    before = found[place - 2] if place > 1 else None
    return before is not None and before.role is Role.COLOUR and found[place - 1].kind == "1"


def _drop_heading(found: list["Unit"], colon: int, noun: int) -> None:
    """ "Cards:" and "red cards:" say nothing; "3 cards:" is compared with what follows."""
    before = found[noun - 1] if noun else None
    found[colon] = replace(found[colon], role=Role.WEAK_SEPARATOR)
    if before is None or before.role in _COLON_MAY_FOLLOW:
        found[noun] = replace(found[noun], role=Role.FILLER)
    elif before.role in _DIGITS and not is_role(found, noun - 2, {Role.COLOUR}):
        # "Drie kaartje: 7, 8, 9".
        found[noun] = replace(found[noun], role=Role.CARD_NOUNS)
    elif _is_hue(before) and _counts_what_follows(found, noun - 2):
        # "I have three blue cards: 1, 4 and 5".
        found[noun - 1] = replace(before, role=Role.FILLER, value=0)
    elif _is_hue(before):
        found[noun - 1] = replace(before, role=Role.WEAK_SEPARATOR)
        found[noun] = replace(found[noun], role=Role.FILLER)
