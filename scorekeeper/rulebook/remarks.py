"""What people remark on beside their cards: "that's not fair", "no mercy", "didn't I?".

A "no" or "not" in it denies no card: in a clause of its own, or at the beginning and the end of
one, it belongs to luck and fun, and all words around it are such as tell of no card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scorekeeper.rulebook.headings import SAYING
from scorekeeper.rulebook.places import ENDS, is_role
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of
from scorekeeper.rulebook.word_lists import word_list

if TYPE_CHECKING:
    from scorekeeper.rulebook.units import Unit

_ABOUT: Final = word_list("remarks.about")
"""What is remarked on, or asked without an answer: luck, fun, fairness; how and why."""

_BESIDE: Final = word_list("remarks.beside") | word_list("dictated.things")
"""Words around it, the denying ones too."""

_ALONE: Final = word_list("remarks.alone")
"""Such as are a remark without any word beside them."""

_DENIALS: Final = word_list("remarks.denials")
"""Of two in a row, the first refuses what stands before it."""

_JESTS: Final = word_list("remarks.jests")
"""Words that take back what stands before them, where nothing denies them: "just kidding"."""

_NOT: Final = _DENIALS - {"no"}
"""What denies the jest: "not joking", but "no, I'm joking"."""

_DESCRIBING: Final = word_list("remarks.describing")
_DETERMINERS: Final = word_list("remarks.determiners")
"""Of "no good 7" and "not a nice wild", which may be about the card."""

_AMOUNTS: Final = word_list("remarks.amounts")
"""Of "not much", which may be about a card that is named behind it."""

_WISHES: Final = word_list("remarks.wishes")
"""Words of a wish or a doubt: "a wild would be so nice"."""

_SAYINGS: Final = word_list("remarks.sayings")
"""What is said of any hand, each written together: "I know", "don't laugh"."""

_TAGS: Final = word_list("remarks.tags")
"""Questions at the end that ask nothing, each written together: "didn't I"."""

_TAGS_APART: Final = word_list("remarks.tags-apart")
"""Such as only a comma before them, or a question mark behind them, tells from other words."""

_BOUNDS: Final = ENDS | {Role.COLON}
_SOME: Final = frozenset(
    {Role.DIGITS, Role.NUMBER_WORD, Role.ARTICLE, Role.ARTICLE_OR_ONE, Role.MULTIPLE}
)
_NAMED: Final = CARD_ROLES | {Role.COLOUR, Role.DIGITS, Role.NUMBER_WORD, Role.PERHAPS_CARD}
_TALK: Final = frozenset(
    {Role.FILLER, Role.UNKNOWN, Role.NOTHING, Role.WITHOUT, Role.TOTAL, Role.HEDGE, Role.INSTEAD}
)
_SAYING: Final = SAYING | {Role.ARTICLE, Role.ARTICLE_OR_ONE}
_SHORTEST: Final = 2
_PARTS: Final = _ABOUT | _BESIDE
_PARTS_WITH_AMOUNTS: Final = _PARTS | _AMOUNTS
_LONGEST_TAG: Final = 3
_LONGEST_SAYING: Final = 8
"""Units."""


def without_remarks(found: Sequence["Unit"], text: str) -> list["Unit"]:
    """The units, with such remarks saying nothing."""
    result = list(found)
    for first, end in _clauses(found, text):
        start, stop = _remark(found, first, end, text)
        if first < stop < end and _describes(found, first, stop, text):
            result[stop - 1] = replace(found[stop - 1], role=Role.UNKNOWN, kind=None, value=0)
            continue
        if stop <= start:
            start, stop = _saying(found, first, end, text)
        tag = _tag(found, first, end, text)
        if stop > start:
            tag = end if stop == end else tag
            for place in range(start, stop):
                result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
        for place in range(tag, end):
            result[place] = replace(found[place], role=Role.FILLER, kind=None, value=0)
        asks = end < len(found) and _is_question_mark(found[end], text)
        if asks and (tag < end or (stop == end and stop > start)):
            result[end] = replace(found[end], role=Role.WEAK_SEPARATOR)
    return result


def _clauses(found: Sequence["Unit"], text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for place, unit in enumerate(found):
        if unit.role in _BOUNDS or _is_mark(unit, text):
            if place > start:
                yield start, place
            start = place + 1
    if start < len(found):
        yield start, len(found)


def _remark(found: Sequence["Unit"], first: int, end: int, text: str) -> tuple[int, int]:
    """Where a remark begins and ends: the clause, its end, or the beginning of the line."""
    # "Not much: a 7" tells of what is listed.
    whole = _ABOUT if is_role(found, end, {Role.COLON}) else _ABOUT | _AMOUNTS
    wishes = any(_has(unit, text, _WISHES) for unit in found[first:end])
    if wishes or _takes_back(found, first, end, text):
        return end, end
    if _is_remark(found[first:end], text, whole):
        return first, end
    start = end
    while start > first and _may_be_part(found[start - 1], text):
        start -= 1
    start = _behind_fillers(found, start, end)
    if _is_remark(found[start:end], text, _ABOUT) and not _is_of_some(found, first, start):
        return start, end
    stop = first
    while stop < end and first == 0 and _may_be_part(found[stop], text):
        stop += 1
    # "Not fair no wilds": the second "no" is about the wilds.
    while stop > first and not _has(found[stop - 1], text, _ABOUT):
        stop -= 1
    return (first, stop) if _is_remark(found[first:stop], text, _ABOUT) else (end, end)


def _takes_back(found: Sequence["Unit"], first: int, end: int, text: str) -> bool:
    """ "70, just kidding, 17": between two numbers, where "no kidding" is a mere remark."""
    for place in range(first, end):
        unit = found[place]
        if unit.role is Role.INSTEAD and _has(unit, text, _JESTS):
            sides = (found[:place], found[place + 1 :])
            denied = any(_has(other, text, _NOT) for other in found[first:end])
            return not denied and all(any(u.role in _SAYING for u in side) for side in sides)
    return False


def _describes(found: Sequence["Unit"], first: int, stop: int, text: str) -> bool:
    """ "No good 7", "not a nice wild": a sigh, or that there is no such card?"""
    words = [word for unit in found[first:stop] for word in _words(unit, text)]
    denied = not _DENIALS.isdisjoint(words) and not _DETERMINERS.isdisjoint(words)
    return denied and words[-1] in _DESCRIBING and found[stop].role in _NAMED


def _saying(found: Sequence["Unit"], first: int, end: int, text: str) -> tuple[int, int]:
    """Where ", I know" is a clause of its own; "two wilds I know I know" ends with it, too."""
    idle = end
    while idle > first and found[idle - 1].role is Role.FILLER:
        idle -= 1
    for stop in {end, idle}:
        start = stop
        while start > max(first, stop - _LONGEST_SAYING) and found[start - 1].role in _TALK:
            start -= 1
            if _is_saying(found, (first, start, stop), text):
                return start, end
    return end, end


def _is_saying(found: Sequence["Unit"], places: tuple[int, int, int], text: str) -> bool:
    """Whether it stands there in brackets or behind idle words, or twice."""
    first, start, stop = places
    said = "".join(word for unit in found[start:stop] for word in _words(unit, text))
    half = said[: len(said) // 2]
    if half and half * 2 == said:
        return half in _SAYINGS
    bracket = text[: found[start].start].endswith("(")
    alone = bracket or all(unit.role is Role.FILLER for unit in found[first:start])
    return alone and said in _SAYINGS


def _is_of_some(found: Sequence["Unit"], first: int, start: int) -> bool:
    """ "Three wilds, two not nice": a number behind the cards, of which it may be said."""
    told = [unit for unit in found[first:start] if unit.role is not Role.FILLER]
    ones = [unit.role in _SOME or unit.kind == "1" for unit in told]
    return first > 0 and ones == [True]


def _behind_fillers(found: Sequence["Unit"], start: int, end: int) -> int:
    while start < end and found[start].role is Role.FILLER:
        start += 1
    return start


def _is_remark(told: Sequence["Unit"], text: str, about: frozenset[str]) -> bool:
    words = [word for unit in told for word in _words(unit, text)]
    told_of = about & set(words)
    # "Nothing much" tells of no empty hand, where there is more in the line.
    of_amount = not _AMOUNTS.isdisjoint(told_of)
    known = all(_may_be_part(unit, text, of_amount=of_amount) for unit in told)
    enough = len(words) >= _SHORTEST or not _ALONE.isdisjoint(words)
    strange = any(unit.role is not Role.FILLER for unit in told)
    # "Two skips, no not three".
    twice = any({one, other} <= _DENIALS for one, other in pairwise(words))
    return bool(told_of) and known and enough and strange and not twice


def _may_be_part(unit: "Unit", text: str, *, of_amount: bool = False) -> bool:
    if unit.role is Role.FILLER:
        return True
    if unit.kind is not None or unit.role is Role.NOTHING:
        return of_amount and unit.kind is None
    words = set(_words(unit, text))
    return bool(words) and words <= (_PARTS_WITH_AMOUNTS if of_amount else _PARTS)


def _tag(found: Sequence["Unit"], first: int, end: int, text: str) -> int:
    """Where a question begins that asks nothing, behind something that is said; else the end."""
    if not any(unit.role in SAYING for unit in found[:end]):
        return end
    asks = end < len(found) and _is_question_mark(found[end], text)
    for start in range(max(first, end - _LONGEST_TAG), end):
        if any(unit.kind is not None for unit in found[start:end]):
            continue
        said = "".join(word for unit in found[start:end] for word in _words(unit, text))
        behind_card = is_role(found, start - 1, SAYING | {Role.COLOUR, Role.POINTS})
        # "Red 7 unlucky or what".
        behind_remark = start > first and _has(found[start - 1], text, _ABOUT)
        if said in _TAGS or (
            said in _TAGS_APART and (start == first or behind_remark or (asks and behind_card))
        ):
            return start
    return end


def _is_mark(unit: "Unit", text: str) -> bool:
    """Whether it is a question mark or a face."""
    idle = unit.role in {Role.UNKNOWN, Role.FILLER} and unit.kind is None
    return idle and not any(map(str.isalnum, text[unit.start : unit.end]))


def _is_question_mark(unit: "Unit", text: str) -> bool:
    return unit.role is Role.UNKNOWN and text[unit.start : unit.end] == "?"


def _words(unit: "Unit", text: str) -> Iterator[str]:
    said = text[unit.start : unit.end].replace("'", " ").replace("’", " ")
    return (key_of(word) for word in said.split())


def _has(unit: "Unit", text: str, listed: frozenset[str]) -> bool:
    return not listed.isdisjoint(_words(unit, text))
