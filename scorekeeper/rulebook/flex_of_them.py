"""Cards of which some are Flex ones: "two skips, one of them flex", "three reverses, all flex"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.headings import SAYING
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.roles import DEFINITE, Hue, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_THEM: Final = word_list("some-of-them.them") | word_list("some-of-them.among")
"""Words that stand for what was counted, or before some of it."""

_ALL: Final = word_list("flex-of-them.all")
"""Words for all that was counted."""

_BOTH: Final = word_list("flex-of-them.both")
"""Words for two of two."""

_PLAIN_WORDS: Final = word_list("flex-of-them.plain")
_ONE: Final = "1"
_TWO: Final = 2
_ALL_OF_THEM: Final = "A"
_BOTH_OF_THEM: Final = "B"
_SOME_OF_THEM: Final = "q"
_NUMBER_OF_THEM: Final = "M"
_FLEX_GROUP: Final = "flex"
_FLEX: Final = "F"
_PLAIN: Final = "L"
_FLEX_CARD: Final = "G"
_SHARE: Final = (
    r"(?:[ft]*(?:[nwabmM]f*q?|q[ft]*[nwabm]?|A|B)[ft]*[ab]?f*[FL]c*[kKb]?"
    r"|f*(?:[nwab]?f*q[ft]*[nwab]?|M)f*c*G)"
)
"""Roles of how many are of which kind: "one of them is a flex one", "one normal", "all flex"."""

_TOLD: Final = re.compile(
    r"(?:(?<=[,|:f])|^)f*(?:(?:(?P<count>[nwm])x?f*c*(?P<card>[CPES])"
    r"|(?P<first>[CPE])[xy](?P<behind>[nw])))"
    rf"(?P<apart>(?:f*[,|:])*)(?P<shares>{_SHARE}(?:f*[,|+]*{_SHARE})*)(?=f*(?:[,|]|$))"
)
"""Roles: how many of a card there are, and the shares of these."""


@dataclass(frozen=True, slots=True)
class _Shares:
    """How many are said to be flex, how many plain; whether of "them" or of all of them."""

    flex: int = 0
    plain: int = 0
    of_them: bool = False


def with_flex_of_them(found: Sequence["Unit"], text: str, lexicon: Lexicon) -> list["Unit"]:
    """The units, with the plain ones and the flex ones as two entries of a list.

    Where the shares are not all of the cards, and not said to be some of them, nobody knows.
    """
    result = list(found)
    if not any(kind.startswith(_FLEX_GROUP) for kind in lexicon.kinds):
        return result
    roles = "".join(_role(unit, text, lexicon) for unit in found)
    for match in reversed([*_TOLD.finditer(roles)]):
        number = match.start("count" if match["count"] else "behind")
        card = match.start("card" if match["card"] else "first")
        first, end = match.span("shares")
        kind = f"{_FLEX_GROUP}-{found[card].kind}"
        count, said = found[number].value, match["shares"]
        flex_place = re.search(f"[{_FLEX}{_FLEX_CARD}]", said)
        if str(found[card].kind).isdecimal() or (kind not in lexicon.kinds and not flex_place):
            continue
        shares = _shares(found[first:end], said, count, text)
        idle = [replace(unit, role=Role.FILLER, kind=None, value=0) for unit in found[first:end]]
        at = first + flex_place.start() if flex_place else first
        fits = kind in lexicon.kinds and found[at].kind in {kind, _FLEX_GROUP}
        flex = _flex_ones(shares, count) if fits and not _is_of_more(said, found[:number]) else 0
        if not flex and not (shares.plain == count and not flex_place):
            result[first:end] = [replace(unit, role=Role.UNKNOWN) for unit in idle]
            continue
        others = count - flex
        if flex and others:
            here = found[at].start
            comma = replace(idle[0], role=Role.SEPARATOR, start=here, end=here)
            counted = replace(comma, role=Role.MULTIPLE, value=flex)
            special = replace(found[at], role=Role.CARD, kind=kind, value=0)
            idle[at - first : at - first + 1] = [comma, counted, special]
        result[first:end] = idle
        for place in range(*match.span("apart")):
            if found[place].role is Role.COLON:
                result[place] = replace(found[place], role=Role.WEAK_SEPARATOR, value=0)
        if flex and not others:
            result[card] = replace(found[card], kind=kind)
        counts = found[number].role if match["behind"] else Role.MULTIPLE
        result[number] = replace(found[number], role=counts, value=others or flex)
        if match["count"] and roles[number + 1] == Role.TIMES:
            result[number + 1] = replace(found[number + 1], role=Role.FILLER)
    return result


def _is_of_more(shares: str, before: Sequence["Unit"]) -> bool:
    """Whether "all flex" may be said of other cards as well."""
    return _ALL_OF_THEM in shares and any(unit.role in SAYING for unit in before)


def _flex_ones(shares: _Shares, count: int) -> int:
    """How many are flex ones; none where that is not known."""
    whole = shares.flex + shares.plain == count
    some = shares.of_them and not shares.plain and shares.flex <= count
    return shares.flex if whole or some else 0


def _shares(told: Sequence["Unit"], roles: str, count: int, text: str) -> _Shares:
    shares = _Shares()
    number = 0
    for unit, role in zip(told, roles, strict=True):
        them = not _THEM.isdisjoint(_words(unit, text))
        # "Two skips, one is flex".
        told_of = them or role in {_ALL_OF_THEM, _BOTH_OF_THEM, Role.TOTAL}
        shares = replace(shares, of_them=shares.of_them or told_of)
        if role == _ALL_OF_THEM:
            number = count
        elif role == _BOTH_OF_THEM:
            number = count if count == _TWO else 0
        elif role in {Role.DIGITS, Role.NUMBER_WORD, Role.MULTIPLE, _NUMBER_OF_THEM}:
            number = unit.value
        elif role in {Role.ARTICLE, Role.ARTICLE_OR_ONE, _SOME_OF_THEM}:
            number = max(number, 1)
        elif role in {_FLEX, _FLEX_CARD}:
            shares, number = replace(shares, flex=shares.flex + number), 0
        elif role == _PLAIN:
            shares, number = replace(shares, plain=shares.plain + number), 0
    return shares


def _role(unit: "Unit", text: str, lexicon: Lexicon) -> str:
    """The role of a unit as far as it tells of shares: "eentje" is one of them, and no 1."""
    words = _words(unit, text)
    if _is_flex(unit):
        return _FLEX
    idle = unit.role is Role.FILLER
    if idle and (unit.value == DEFINITE or (words and _is_article(words[0], lexicon))):
        # "The flex and the normal one"; "eine normal" has been taken for a remark.
        return Role.ARTICLE
    if words and _PLAIN_WORDS.issuperset(words):
        return _PLAIN
    if str(unit.kind).startswith(f"{_FLEX_GROUP}-") and _ALL.isdisjoint(words):
        return _FLEX_CARD
    if unit.role is Role.BOTH or not _BOTH.isdisjoint(words):
        return _BOTH_OF_THEM
    if not _ALL.isdisjoint(words):
        return _ALL_OF_THEM
    if not _THEM.isdisjoint(words):
        return _NUMBER_OF_THEM if unit.role is Role.MULTIPLE else _SOME_OF_THEM
    if unit.kind == _ONE and unit.role is Role.CARD:
        return Role.ARTICLE_OR_ONE
    return Role.CARD_NOUNS if unit.kind == _ONE and unit.role is Role.CARDS else unit.role


def _is_article(word: str, lexicon: Lexicon) -> bool:
    known = lexicon.words.get(word)
    return known is not None and known.role in {Role.ARTICLE, Role.ARTICLE_OR_ONE}


def _is_flex(unit: "Unit") -> bool:
    return unit.role is Role.COLOUR and unit.value == Hue.ADJECTIVE and unit.kind is not None


def _words(unit: "Unit", text: str) -> list[str]:
    said = text[unit.start : unit.end].replace("'", " ").replace("’", " ")
    return [key_of(word) for word in said.split()]
