"""What is said of all that was listed: "three skips, yes all three", "two wilds (both!)"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.items import items_of
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.places import ENDS, first_before, first_behind, is_end, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, OF_ALL, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ALL: Final = word_list("all-of-them.all")
"""What a number of all begins with: "all three"."""

_CARDS: Final = word_list("all-of-them.cards")
"""What ends the number of all cards: "three of them", "drei Stück"."""

_WORD: Final = re.compile(r"\w+")
_DASHES: Final = re.compile(r"[-–—(]")
_LEAST: Final = 3
_NUMBERS: Final = frozenset({Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE})
_IDLE: Final = frozenset({Role.FILLER})
_NAMED: Final = CARD_ROLES | {Role.DIGITS, Role.NUMBER_WORD}
_ARTICLES: Final = frozenset({Role.ARTICLE, Role.ARTICLE_OR_ONE})
_TWO: Final = 2
_ONE_CARD: Final = re.compile(r"[ab]?c*(?:[CES]|[nw])c*")
_INTRODUCED: Final = re.compile(r"(?:[ab]c*(?:[CES]|[nw])c*)+")
_ARTICLE: Final = re.compile("[ab]")
_COUNTED: Final = re.compile(
    r"(?P<number>[nwm])x?c*[CPE]c*|c*[CPE]x(?P<times>[nw])|(?P<face>[nw])xc*[nw]|c*[CE](?P<twice>m)"
)
"""Roles of an item that tells how many of a card there are, of one that is one card, and of one
whose cards have an article each."""


def without_all_of_them(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with such words saying nothing, where there are as many cards.

    "7, 8, skip all three" may be three skips, and is asked about.
    """
    result = _without_number_listed(found, text)
    for place in range(1, len(found)):
        number = number_of_all(found[place], text)
        before = first_before(found, place - 1, _IDLE)
        if number is None or before < 0:
            continue
        apart = is_end(found, before) or _affirms(found[before + 1 : place], text, lexicon)
        apart = apart or "(" in text[found[before].end : found[place].start]
        card = first_behind(found, place + 1, _IDLE)
        counts = counts_of(found[: before + 1])
        if not is_end(found, card):
            again = _affirms(found[before + 1 : place], text, lexicon)
            alone = again and _all_are(found[: before + 1], found[card]) and sum(counts) == number
            told = range(place, card + 1) if alone and is_end(found, card + 1) else range(0)
        elif apart and number in {0, counts[-1], sum(counts)}:
            told = range(place, place + 1)
        else:
            told = range(0)
            one = counts[-1] == 1 and _has_article(found[: before + 1])
            if one or (number == len(counts) and counts[-1] == 1):
                result[place] = replace(found[place], role=Role.UNKNOWN, value=0)
        for idle in told:
            result[idle] = replace(found[idle], role=Role.FILLER, kind=None, value=0)
    return result


def _without_number_listed(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """ "Skip, reverse, 7 -- three of them": behind a dash, of cards that are listed one by one.

    Behind a comma it may be the number of the last.
    """
    result = list(found)
    last = first_before(found, len(found) - 1, _IDLE | ENDS)
    number = last - 1 if is_role(found, last, {Role.PIECES}) else last
    before = first_before(found, number - 1, _IDLE | ENDS)
    if not is_role(found, number, _NUMBERS) or before < 0:
        return result
    words = {key_of(word) for word in _WORD.findall(text, found[number].start)}
    dashed = _DASHES.search(text[found[before].end : found[number].start])
    counts = counts_of(found[: before + 1])
    as_many = set(counts) == {1} and len(counts) == found[number].value >= _LEAST
    if as_many and dashed and not _CARDS.isdisjoint(words):
        for place in range(number, last + 1):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
    return result


def number_of_all(unit: "Unit", text: str) -> int | None:
    """How many "all three" or "both" are, 0 for a mere "all of them"; None for other words."""
    if unit.role is Role.BOTH:
        return _TWO
    if unit.role is Role.HEDGE and unit.value == OF_ALL:
        return 0
    words = text[unit.start : unit.end].split()
    whole = unit.role is Role.MULTIPLE and key_of(words[0]) in _ALL
    return unit.value if whole else None


def _affirms(between: Sequence["Unit"], text: str, lexicon: Lexicon) -> bool:
    said = [key_of(word) for unit in between for word in text[unit.start : unit.end].split()]
    return not lexicon.affirms.isdisjoint(said)


def counts_of(listed: Sequence["Unit"]) -> list[int]:
    """How many cards each item of the list is; -1 where that is not known."""
    counts = []
    for item in items_of(listed):
        counted = _COUNTED.fullmatch(item.roles)
        if counted:
            name = next(name for name, said in counted.groupdict().items() if said)
            counts.append(listed[item.places[counted.start(name)]].value)
        else:
            cards = len(_ARTICLE.findall(item.roles)) if _INTRODUCED.fullmatch(item.roles) else 0
            counts.append(cards or (1 if _ONE_CARD.fullmatch(item.roles) else -len(listed)))
    return counts or [-1]


def _has_article(listed: Sequence["Unit"]) -> bool:
    """ "A wild, all four": what begins with an article is one."""
    items = items_of(listed)
    return bool(items) and is_role(listed, items[-1].places[0], _ARTICLES)


def _all_are(listed: Sequence["Unit"], card: "Unit") -> bool:
    """Whether no other card is listed."""
    kinds = {unit.kind or str(unit.value) for unit in listed if unit.role in _NAMED}
    return is_role([card], 0, CARD_ROLES) and kinds == {card.kind}
