"""Numbers that count what stands behind them in an item of a list: "2 blue 5, skip", "1 +10".

Alone, "2 blue 5" may be a 2 and a blue 5, and "2 +4" a sum; both stay in doubt.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.items import Item, items_of
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.pieces import FEW
from scorekeeper.rulebook.roles import HIGHEST_FACE, Hue, Role

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_NUMBER_AND_CARD: Final = re.compile(r"[nw]c*[CE].*")
_HUED_NUMBER: Final = re.compile(r"[nw]c[nw]")
_PLUS_CARD: Final = re.compile(r"nS")
_SPELLED_PLUS_CARD: Final = re.compile(r"wS")
_BEFORE_NAMED: Final = re.compile(r"wS(?:(?:ac*|bc+)[nwCES]c*)+")
"""Roles of one that goes on with such as have an article: "zwei plus sechs eine rote 7"."""

_NAMED: Final = re.compile(r"[abm]c*[nwCPES]c*|[nw]c*P")
"""Roles of one that has an article or is a plural, as who adds up numbers never says it."""

_HUED_PLUS_CARD: Final = re.compile(r"[nw]cS")
_COUNTED: Final = re.compile(r"[nw]x?c*[CPE]c*|m[ab]?c*[nwCPES]c*|nxc*S")
"""Roles of an item whose number counts a card by its name."""

_HUE_BEHIND: Final = re.compile(r".*[nwCPES]c+")
"""Roles of one whose colour stands behind: beside it, "2 blue 5" may be a blue 2 and a 5."""

_SINGLE: Final = re.compile(
    r"t*(?:(?:[abm]|[nw]x)?c*[nwbCPESDAB?]|[nw]c*[CPESAB])[kKU]?(?:[xy][nw])?t*|[nw]c[nwS]"
    r"|[nwmbao][kK]?|[zN].*|t*"
)
"""Roles of one that is one thing: who says two things without a comma may do so again."""

_ADDS: Final = re.compile(r"[nwmCPESDA?].*|[abc]+[nwbCPESDA?].*")
"""Roles of an item that is more than a word beside the list."""

_TYPED_ITEM: Final = re.compile(r"n(?:c*[CPE]|c+[nw])")
_TYPED: Final = re.compile(rf"(?:{_TYPED_ITEM.pattern}){{2,}}")
"""Roles of a line that counts with digits and has no commas."""
_ONE_OF_IT: Final = frozenset({Role.CARD, Role.CARD_OR_CARDS, Role.DIGITS, Role.NUMBER_WORD})
_MORE_OF_IT: Final = frozenset({Role.CARDS, Role.CARD_OR_CARDS})

_BEFORE_ARTICLE: Final = re.compile(
    r"(?:(?<=[,|])|^)f*(?P<number>w)(?P<hues>c*)(?P<card>[CES])"
    r"(?=f*(?:af*c*f*[nwCES]|bf*(?P<hue>c)f*[nwCES]))"
)
"""Roles of one that is counted, and of one that has an article."""

_WANTING_NOUN: Final = frozenset({Hue.INFLECTED, Hue.ADJECTIVE})

_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD})
_POSSIBLE: Final = frozenset({1, *FEW})


def with_items_before_articles(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Zwei Retour eine gelbe Sechs und …": an article begins another item.

    So it does behind "zwei rote plus vier", where the colour wants a noun; in "two red plus four a
    blue seven" it is not known what the two counts, and in "twee skip een joker" there may be a 1.
    """
    result = list(found)
    for match in reversed([*_BEFORE_ARTICLE.finditer("".join(unit.role for unit in found))]):
        number, card = found[match.start("number")], found[match.start("card")]
        hues = [found[place].value for place in range(*match.span("hues"))]
        coloured = bool(hues) and set(hues) == {Hue.INFLECTED}
        named = card.role is not Role.PLUS_CARD or coloured
        article = not match["hue"] or found[match.start("hue")].value in _WANTING_NOUN
        if number.value in FEW and named and article:
            after = found[match.end("card")]
            apart = replace(after, role=Role.WEAK_SEPARATOR, end=after.start, value=0, kind=None)
            result.insert(match.end("card"), apart)
    return result


def with_counted_items(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """The units, with the first number of such an item as a count, where there are other items."""
    found = _with_typed_counts(found)
    result = list(found)
    items = items_of(found)
    if sum(bool(_ADDS.fullmatch(item.roles)) for item in items) <= 1:
        return _with_plus_cards(result, alone=True)
    single = all(_is_single(found, item) for item in items)
    if single and not any(_HUE_BEHIND.fullmatch(item.roles) for item in items):
        for item, after in zip_longest(items, items[1:]):
            if not _HUED_NUMBER.fullmatch(item.roles):
                continue
            # "Two green 3 and 7" are perhaps two, a 3 and a 7.
            apart = found[item.places[0]].value == 1 or not (after and _is_bare(found, after))
            if apart and _counts_hued(found, item.places, lexicon):
                result[item.places[0]] = replace(found[item.places[0]], role=Role.MULTIPLE)
    return _with_plus_cards(result)


def _with_plus_cards(found: list["Unit"], *, alone: bool = False) -> list["Unit"]:
    """The units, with the numbers that count draw cards; most lines have none."""
    if not any(unit.role is Role.PLUS_CARD for unit in found):
        return found
    return _with_spelled_plus_cards(found if alone else _with_counted_plus_cards(found))


def _with_typed_counts(found: Sequence["Unit"]) -> Sequence["Unit"]:
    """ "2 jokers 1 pas 1 rode 3": a number before each card, and none that does not fit it."""
    if not _TYPED.fullmatch("".join(unit.role for unit in found)):
        return found
    parts = [match.span() for match in _TYPED_ITEM.finditer("".join(u.role for u in found))]
    counts = [(found[first].value, found[end - 1].role) for first, end in parts]
    fits = all(
        role in _ONE_OF_IT if count == 1 else role in _MORE_OF_IT and count in FEW
        for count, role in counts
    )
    if not fits or {count for count, _ in counts} == {1}:
        return found
    result = []
    for first, end in parts:
        number = found[first]
        if first:
            result.append(replace(number, role=Role.WEAK_SEPARATOR, end=number.start, value=0))
        result += [replace(number, role=Role.MULTIPLE), *found[first + 1 : end]]
    return result


def _with_spelled_plus_cards(found: Sequence["Unit"]) -> list["Unit"]:
    """ "Drei plus zwei und eine gelbe Null": no sum, beside cards that are all named."""
    result = list(found)
    items = items_of(found)
    joined = [item for item in items if _BEFORE_NAMED.fullmatch(item.roles)]
    counted = [item for item in items if _SPELLED_PLUS_CARD.fullmatch(item.roles)]
    others = [item for item in items if item not in [*counted, *joined]]
    if not (others or joined) or not all(_NAMED.fullmatch(item.roles) for item in others):
        return result
    for item in [*counted, *joined]:
        number = found[item.places[0]]
        if number.value in FEW:
            result[item.places[0]] = replace(number, role=Role.MULTIPLE)
    return result


def _with_counted_plus_cards(found: Sequence["Unit"]) -> list["Unit"]:
    """ "1 +10, 2 skips": in a list where another item is counted in the same way."""
    result = list(found)
    items = items_of(found)
    if not any(_COUNTED.fullmatch(item.roles) for item in items):
        return result
    hued_behind = any(_HUE_BEHIND.fullmatch(item.roles) for item in items)
    for item in items:
        hued = _HUED_PLUS_CARD.fullmatch(item.roles) and not hued_behind
        number, card = found[item.places[0]], found[item.places[-1]]
        counts = number.value in _POSSIBLE and not _is_glued(found, item.places[0])
        if counts and not card.spelled and (hued or _PLUS_CARD.fullmatch(item.roles)):
            result[item.places[0]] = replace(number, role=Role.MULTIPLE)
    return result


def _is_single(found: Sequence["Unit"], item: Item) -> bool:
    """Whether it is one thing: "7 skip" are two."""
    count = found[item.places[0]].value
    counts = count in _POSSIBLE or not _NUMBER_AND_CARD.fullmatch(item.roles)
    return counts and bool(_SINGLE.fullmatch(item.roles))


def _is_bare(found: Sequence["Unit"], item: Item) -> bool:
    """Whether it is a card's number and nothing else."""
    return item.roles in _NUMBERS and found[item.places[0]].value <= HIGHEST_FACE


def _counts_hued(found: Sequence["Unit"], places: Sequence[int], lexicon: Lexicon) -> bool:
    """Whether "2 blue 5" stands there as one counts cards: not "2blue 5", not behind a plus."""
    count, hue, number = (found[place] for place in places)
    possible = count.value in _POSSIBLE and number.value <= HIGHEST_FACE
    named = str(number.value) in lexicon.kinds and hue.value not in {Hue.ADJECTIVE, Hue.BLACK}
    torn = hue.tight and not number.tight
    return possible and named and not torn and not _is_glued(found, places[0])


def _is_glued(found: Sequence["Unit"], place: int) -> bool:
    """Whether the number is one more of a list of numbers: "1,1,2 blue 5"."""
    before = found[place - 2 : place] if place > 1 else ()
    listed = [unit.role for unit in before] == [Role.DIGITS, Role.SEPARATOR]
    return listed and before[0].end == before[1].start and before[1].end == found[place].start
