"""What a line says of colours apart from its cards: "red/blue 7", "two skips, red and blue".

A colour changes no card's worth, so that it adds nothing where it is clear what it belongs to.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import role_of
from scorekeeper.rulebook.roles import (
    CARD_ROLES,
    COPULA,
    Hue,
    Role,
)

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ENDS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_TWO: Final = 2
_COUNTS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_NUMBERED: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}

ITEM: Final = r"(?:f*[abnwdrm]f*)?(?:qf*)?(?:tf*)?c"
"""Roles of one colour in a list of them."""

_BROKEN_DOWN: Final = re.compile(
    r"(?:(?P<count>[nwmd])x?f*c*[CPES]|[CPE][xy](?P<behind>[nw])|(?P<faces>[nw])xf*[nw]|(?P<twice>m)f*[nw]"
    r"|[CPE]f*(?P<again>m)(?=:))[kK]?f*(?:[,|:]f*)?"
    rf"(?P<hues>(?:qf*)?{ITEM}(?:f*[,|+]?f*{ITEM})*)(?=f*(?:[,|]|$))"
)
"""Roles: how many of a card there are, and what colours they have, one after the other."""

_COUNTED_HUE: Final = r"(?:[ab]|w|[nw]x)?c"
_HUES_OF: Final = re.compile(
    r"(?:(?<=[,|])|^)f*(?P<card>[CPEnw](?=:)|P):?f*"
    rf"(?P<hues>{_COUNTED_HUE}(?:f*[,|+]?f*{_COUNTED_HUE})*)(?=f*(?:[,|]|$))"
)


def without_second_hues(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """ "Red 7/blue", "red/blue 7": the other colour of a card that bears two."""
    result = list(found)
    for place, unit in enumerate(found):
        slash = unit.role is Role.SEPARATOR and text[unit.start : unit.end] == "/"
        if not slash or not lexicon.has_two_colours or role_of(found, place + 1) is not Role.COLOUR:
            continue
        before = (role_of(found, place - 2), role_of(found, place - 1))
        if Role.COLOUR in before and role_of(found, place + 2) in _ENDS:
            result[place + 1] = replace(found[place + 1], role=Role.FILLER, value=0)
        elif before[1] is Role.COLOUR and before[0] not in _NUMBERED:
            for idle in (place - 1, place):
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def without_broken_down(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Two skips, one red, one blue": what colours they have, if these are as many as the cards.

    "Three skips, 2 red, 1 blue" may name two more cards and is reported.
    """
    told_of = _with_ones_beside(found, Role.PIECES)
    result = list(told_of)
    found = _with_ones_beside(told_of, Role.COLOUR)
    for match in _BROKEN_DOWN.finditer("".join(unit.role for unit in found)):
        where = next(name for name, said in match.groupdict().items() if said)
        counting = found[match.start(where)]
        count = _TWO if counting.role is Role.BOTH else counting.value
        told = range(*match.span("hues"))
        items = _items([found[place] for place in told])
        counted = found[match.start() : match.start("hues")]
        roles = {found[place].role for place in told}
        # "Two skips, one of them red": of the other one nothing is said.
        some = Role.PIECES in roles and sum(items) < count
        as_many = count > 1 and (some or sum(items) == count)
        if not as_many or not _are_coloured(counted, lexicon):
            for place in told:
                if found[place] != told_of[place]:
                    # "Drie skips, eentje rood": one of them, or a 1?
                    result[place] = replace(found[place], role=Role.UNKNOWN, value=0)
            continue
        # "Two sevens, two red" may be a red 2.
        several = len(items) > 1 or some or bool(roles & {Role.BOTH, Role.MULTIPLE})
        spelled = several and not any(_is_high_digit(found[place]) for place in told)
        if spelled:
            for place in range(match.start(), match.start("hues")):
                if found[place].role is Role.COLON:
                    result[place] = replace(found[place], role=Role.WEAK_SEPARATOR)
            if where == "count" and role_of(found, match.start() - 1) is not Role.COLOUR:
                result[match.start()] = _times(found, match.start())
        for place in told:
            role = Role.FILLER if spelled else Role.UNKNOWN
            result[place] = replace(found[place], role=role, value=0)
    return result


def _is_high_digit(unit: "Unit") -> bool:
    """ "1 red, 1 blue" are as many as they look, "2 red, 1 blue" may be two cards."""
    return unit.role is Role.DIGITS and unit.value > 1


def _times(found: Sequence["Unit"], place: int) -> "Unit":
    """The number there, which surely counts: "zwei Aussetzen eins rot eins gelb"."""
    number = found[place]
    times = Role.TIMES is role_of(found, place + 1) or number.role is Role.BOTH
    return number if times else replace(number, role=Role.MULTIPLE)


def _with_ones_beside(found: Sequence["Unit"], role: Role) -> list["Unit"]:
    """ "Eentje rood", "eentje daarvan groen": one of what was counted, and not a 1."""
    result = list(found)
    for place, unit in enumerate(found):
        beside = role in {role_of(found, place - 1), role_of(found, place + 1)}
        if unit.role is Role.CARD and unit.kind == "1" and beside:
            result[place] = replace(unit, role=Role.ARTICLE, kind=None, value=1)
    return result


def without_dashed_headings(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Red - 3, 7. Blue - skip", "skip - red, 7 - blue"; but in "skip - red - wild" red may be a
    card of its own.
    """
    result = list(found)
    for place, unit in enumerate(found):
        before, after = _marks(found[max(0, place - 1) : place], text), found[place + 1 : place + 2]
        dashed = _marks(after, text) == "-" and before != "-" and place + 2 < len(found)
        headed = dashed and role_of(found, place - 1) in _ENDS
        if unit.role is Role.COLOUR and (headed or _is_dashed_behind(found, place, text)):
            result[place] = replace(unit, role=Role.FILLER, value=0)
    return result


def _is_dashed_behind(found: Sequence["Unit"], place: int, text: str) -> bool:
    """Whether a dash stands between the colour and one card, and none on their other sides."""
    sides = (found[max(0, place - 3) : max(0, place - 2)], found[place + 1 : place + 2])
    named = role_of(found, place - 2) in _NUMBERED and role_of(found, place - 3) in _ENDS
    alone = named and role_of(found, place + 1) in _ENDS
    dashed = _marks(found[max(0, place - 1) : place], text) == "-"
    return alone and dashed and not any(_marks(side, text) == "-" for side in sides)


def _marks(units: Sequence["Unit"], text: str) -> str:
    """What is written there, if it separates; of dashes there is but one."""
    said = [text[unit.start : unit.end].strip() for unit in units if unit.role in _ENDS]
    return "-" if said and said[0] in {"-", "–", "—"} else "".join(said)


def without_hue_of_both(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "A 6 and a 7, both red", "a wild and a wild draw four, both black"."""
    result = list(found)
    for place, unit in enumerate(found):
        if unit.role is not Role.BOTH:
            continue
        at = place + 1
        while role_of(found, at) is Role.FILLER:
            at += 1
        named = [other for n, other in enumerate(found[:place]) if _is_named(found, n)]
        black = named and not any(_has_hue(other, lexicon) for other in named)
        hues = {Hue.BLACK} if black else {Hue.PLAIN, Hue.ADJECTIVE}
        plain = role_of(found, at) is Role.COLOUR and found[at].value in hues
        # "Skip, reverse, both flex" are other cards.
        plain = plain and found[at].kind is None
        if len(named) > 1 and plain and role_of(found, at + 1) in _ENDS:
            for idle in (place, at):
                result[idle] = replace(found[idle], role=Role.FILLER, value=0)
    return result


def _is_named(found: Sequence["Unit"], place: int) -> bool:
    """Whether a card stands there, be it the 1 of "a one"."""
    one = found[place].role is Role.ARTICLE_OR_ONE and role_of(found, place - 1) in _ARTICLES
    return one or found[place].role in _NUMBERED


def _has_hue(card: "Unit", lexicon: Lexicon) -> bool:
    return card.kind not in lexicon.kinds or lexicon.kinds[str(card.kind)].colour


def without_ones(found: Sequence["Unit"]) -> list["Unit"]:
    """ "The green ones are 3, 5 and a skip": a heading, and no green 1."""
    result = list(found)
    for place, (hue, ones, were) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        named = hue.role is Role.COLOUR and ones.role is Role.CARDS and ones.kind == "1"
        if named and were.role is Role.FILLER and were.value == COPULA:
            for at in range(place, place + 3):
                result[at] = replace(found[at], role=Role.WEAK_SEPARATOR, kind=None)
    return result


def with_counted_hues(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "Skips: red and blue", "draw two: 1x red, 2x blue": as many as there are colours."""
    result = list(found)
    matches = list(_HUES_OF.finditer("".join(unit.role for unit in found)))
    for match in reversed(matches):
        first, end = match.span("hues")
        counts = _items(found[first:end])
        card = found[match.start("card")]
        several = len(counts) > 1 or card.role is not Role.CARDS
        # "7: red, 4: blue"; "3: red, green, blue" may be three cards.
        alone = len(matches) == 1 and len(counts) == 1
        doubtful = card.role in _COUNTS and (alone or card.value == sum(counts) > 1)
        # "Skips: one flex, one normal" are two kinds of card.
        doubtful = doubtful or any(unit.kind for unit in found[first:end])
        if not several or doubtful or not _are_coloured([card], lexicon):
            continue
        number = replace(
            found[first], role=Role.DIGITS, end=found[end - 1].end, kind=None, value=sum(counts)
        )
        times = replace(card, role=Role.TIMES_BEHIND, start=card.end, kind=None)
        result[match.end("card") : end] = [times, number]
    return result


def _items(units: Sequence["Unit"]) -> list[int]:
    """How many cards there are of each colour."""
    counts: list[int] = []
    said = 1
    for unit in units:
        if unit.role in {Role.DIGITS, Role.NUMBER_WORD, Role.BOTH, Role.MULTIPLE}:
            said = unit.value if unit.role is not Role.BOTH else _TWO
        elif unit.role is Role.COLOUR:
            counts.append(said)
            said = 1
    return counts


def _are_coloured(counted: Sequence["Unit"], lexicon: Lexicon) -> bool:
    """Whether the cards that are counted have colours at all."""
    named = [unit.kind for unit in counted if unit.kind in lexicon.kinds]
    return all(lexicon.kinds[str(kind)].colour for kind in named)
