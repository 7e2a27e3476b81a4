"""A "one" that is no 1: "just one, a green five", "a skip and another one"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.items import Item, items_of
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.places import ENDS, first_before, first_behind, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, DEFINITE, HIGHEST_FACE, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_JUST_ONE: Final = re.compile(
    r"^f*(?P<one>[abnwC])f*(?=[|:])(?=[|:f]*(?:[ab]f*c*[nwCES]|c+[nw])c*f*\|?$)"
)
"""Roles of a line that says how many it is before the card."""

_JUST_MANY: Final = re.compile(
    r"^f*(?P<number>[nw])\|(?=f*[ab]f*c*[nwCES]c*(?:[|,f]+[ab]f*c*[nwCES]c*)+f*(?:[|t]|$))"
)
"""Roles of one that says so of several."""

_OF_THEM: Final = re.compile(r"^f+(?P<number>[nw])(?=\|)")
_PRONOUNS: Final = word_list("just-one.of-them")
"""Words that stand for the cards, so that the number behind them counts: "ik heb er nog drie"."""

_HUED_ONE: Final = re.compile(r"ac+b")
_HUED_NUMBER: Final = re.compile(r"(?:[nwm]x?c*[PE])?(?:[abm]|[nw]x)?c+[nw]")
"""Roles of items of a list: "a red one", "a red three", "two skips a red three"."""

_OF_A_HUE: Final = re.compile(r"c[nw]")
_COUNTED_CARD: Final = re.compile(r"(?:[abmnw]x?)?[CPES]")

_OR_CARDS: Final = frozenset({Role.ARTICLE_OR_ONE, Role.CARD})
_SMALL: Final = frozenset({Role.WEAK_SEPARATOR, Role.ARTICLE, Role.FILLER})
_ONES: Final = frozenset({Role.ARTICLE_OR_ONE, Role.NUMBER_WORD, Role.CARD})
_AFTER: Final = ENDS | {Role.TOTAL}
_NAMED: Final = frozenset({Role.CARD, Role.CARD_OR_CARDS, Role.PLUS_CARD})
_NOUN: Final = word_list("just-one.noun")
_NOUNS: Final = word_list("just-one.nouns")
"""Words that stand for a card and for several: "the skip ones"."""


def without_just_one(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with "just one" saying nothing before the one card: "just one, a green five".

    "Just two, a skip and a wild" is compared with what is listed.
    """
    result = list(found)
    roles = "".join(unit.role for unit in found)
    match = _JUST_ONE.match(roles)
    many = _JUST_MANY.match(roles)
    if many is not None and many.start("number"):
        # "Just two, a skip and a wild", "I have two, a skip and a wild".
        number = many.start("number")
        result[number] = replace(found[number], may_count=True)
    of_them = _OF_THEM.match(roles)
    if of_them is not None and _counts_them(found[of_them.start("number")], text):
        comma = found[of_them.end()]
        noun = replace(comma, role=Role.CARD_NOUNS, end=comma.start, tight=False)
        result.insert(of_them.end(), noun)
    if match is None or not _is_one(found[match.start("one")]):
        return result
    one, apart = match.start("one"), match.end()
    if is_alone(text[: found[apart].start], lexicon):
        for place in range(apart + 1):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    elif one and found[one].role in _OR_CARDS:
        # "I had one, a yellow reverse".
        result[one] = replace(found[one], role=Role.UNKNOWN, kind=None, value=0)
    return result


def _counts_them(number: "Unit", text: str) -> bool:
    """Whether such a word stands before it, and no hand has more cards."""
    said = map(key_of, text[: number.start].split())
    return number.value <= HIGHEST_FACE and not _PRONOUNS.isdisjoint(said)


def with_one_more(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with "another one" in doubt behind a card: as before, or a 1?"""
    result = list(found)
    for place, unit in enumerate(found):
        named = first_behind(found, place + 1, {Role.COLOUR})
        hued = named > place + 1 and unit.role is Role.ARTICLE
        if unit.role not in _SMALL or not (hued or _names_a_card(found[:place])):
            continue
        words = text[unit.start : unit.end].split()
        if not words or written_together(words[-1]) not in lexicon.again:
            continue
        named = named if hued else place + 1
        one = named if is_role(found, named, _ONES) and _is_one(found[named]) else place
        after = first_behind(found, one + 1, {Role.FILLER})
        ends = after == len(found) or is_role(found, after, _AFTER)
        if ends and (one > place or (not hued and unit.role is Role.WEAK_SEPARATOR)):
            result[one] = replace(found[one], role=Role.UNKNOWN, kind=None, value=0)
    return result


def without_named_ones(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with a "one" that only stands for a card: "two of the skip ones", "a wild one"."""
    result: list[Unit] = []
    for place, unit in enumerate(found):
        said = key_of(text[unit.start : unit.end])
        card = result[-1] if result else None
        named = card is not None and card.role in _NAMED and not str(card.kind).isdecimal()
        if card is None or not named:
            result.append(unit)
        elif unit.role is Role.CARDS and said in _NOUNS:
            result[-1] = replace(card, role=Role.CARDS, end=unit.end)
        elif unit.role is Role.ARTICLE_OR_ONE and said in _NOUN and _has_article(found, place - 1):
            after = first_behind(found, place + 1, {Role.FILLER})
            ends = after == len(found) or is_role(found, after, _AFTER | {Role.ARTICLE})
            result.append(replace(unit, role=Role.FILLER, value=0) if ends else unit)
        else:
            result.append(unit)
    return result


def with_the_hued_ones(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "The red one" leaves open what it is, as "a red one" does.

    Behind a number with its colour it is a 1: "the red seven the green one".
    """
    result = list(found)
    roles = "".join(unit.role for unit in found)
    for place, (the, hue, one) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        definite = the.role is Role.FILLER and the.value == DEFINITE
        noun = one.role is Role.ARTICLE_OR_ONE and key_of(text[one.start : one.end]) in _NOUN
        numbered = _OF_A_HUE.search(roles, 0, place)
        apart = is_end(found, place + 3) and numbered is None
        if definite and hue.role is Role.COLOUR and noun and apart:
            result[place] = replace(the, role=Role.ARTICLE, value=1)
    return result


def _has_article(found: Sequence["Unit"], place: int) -> bool:
    before = first_before(found, place - 1, {Role.COLOUR, Role.FILLER})
    return is_role(found, before, {Role.ARTICLE})


def _names_a_card(found: Sequence["Unit"]) -> bool:
    return any(unit.role in CARD_ROLES for unit in found)


def with_hued_ones(found: Sequence["Unit"], lexicon: Lexicon) -> list["Unit"]:
    """ "A red one, a red three": a 1 among other cards that have a number and a colour.

    "A skip, a red one", "a blue three, a red one": perhaps another one of what stands before it. No
    wild is red: "a wild, a red one, a red three".
    """
    result = list(found)
    items = items_of(found)
    numbered = [bool(_HUED_NUMBER.fullmatch(item.roles)) for item in items]
    if not any(numbered):
        return result
    for at, item in enumerate(items):
        before = items[:at]
        hue = _hue_of(found, item)
        free = all(
            _HUED_ONE.fullmatch(other.roles)
            or (told and _hue_of(found, other) == hue)
            or _has_no_hue(found, other, lexicon)
            for other, told in zip(before, numbered, strict=False)
        )
        if free and _HUED_ONE.fullmatch(item.roles):
            one = item.places[-1]
            result[one] = replace(found[one], role=Role.NUMBER_WORD)
    return result


def is_alone(said: str, lexicon: Lexicon) -> bool:
    """Whether it is said that there is nothing but what follows."""
    return not lexicon.alone.isdisjoint(map(written_together, said.split()))


def _is_one(unit: "Unit") -> bool:
    if unit.role is Role.CARD:
        return unit.kind == "1"
    return unit.value == 1


def _has_no_hue(found: Sequence["Unit"], item: Item, lexicon: Lexicon) -> bool:
    """Whether the item is of nothing but cards that bear no colour."""
    cards = [found[place] for place in item.places if found[place].role in CARD_ROLES]
    kinds = [lexicon.kinds.get(str(card.kind)) for card in cards]
    whole = bool(_COUNTED_CARD.fullmatch(item.roles))
    return whole and all(kind is not None and not kind.colour for kind in kinds)


def _hue_of(found: Sequence["Unit"], item: Item) -> str | None:
    """The one colour that an item names."""
    hues = {found[place].hue for place in item.places if found[place].role is Role.COLOUR}
    return hues.pop() if len(hues) == 1 else None
