"""Putting a line right where it was not understood: with a card's name, or without the words.

No number gets lost with a name in it: "3x skippy" is three of them, what stands beside stays, and
where "3 skippys" could be three cards or three points and a card, both are offered. Left out, they
go as one: without "3 skippys and" there is no 3 left, and no "and".
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.handwords import HandReading
from scorekeeper.rulebook.tokens import Mark, Token, tokens
from scorekeeper.rulebook.word_lists import word_list

Read = Callable[[str], HandReading | None]
"""What a line means; None for an empty one."""
Span = tuple[int, int]

_BETWEEN: Final = " \t\r\n,;"
_JOINTS: Final = word_list("mending.joints")
_LONGEST: Final = 12
"""Tokens of a piece that are looked at."""
_SPOKEN: Final = frozenset({Mark.WORD, Mark.NUMBER, Mark.PLUS})
_HIGHEST_COUNT: Final = 99


@dataclass(frozen=True, slots=True)
class Mended:
    """A line put right. `beside` is the number that stays one of its own, where it need not."""

    line: str
    beside: int | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """How many cards of a kind, and what the kind is called."""

    kind: str
    name: str
    count: int


def mended(
    text: str, place: Span, name: str, names: Collection[str], read: Read
) -> tuple[Mended, ...]:
    """The text with the words at this place called by the card's name; two ways where in doubt.

    Of the words those are replaced that come nearest to one of the card's `names`. Commas are put
    around the name where it is not understood without them.
    """
    start, end = _behind_count(text, place, read), place[1]
    first, last = _nearest(text[start:end], names)
    near = (start + first, start + last)
    doubts = _doubts(read, text)
    spliced, listed = _spliced(text, near, name), _joined(text, near, name)
    if _doubts(read, spliced) < doubts:
        return (Mended(spliced),)
    number = _number_before(text, near[0], read)
    if number is not None:
        value, begin = number
        ways = (
            Mended(_spliced(text, (begin, near[1]), f"{value}x {name}")),
            Mended(listed, beside=value),
        )
        return tuple(way for way in ways if _doubts(read, way.line) < doubts)
    others = [listed]
    if not any(char.isdecimal() for char in text[start:end]):
        others += [_spliced(text, place, name), _joined(text, place, name)]
    return (Mended(next((line for line in others if _doubts(read, line) < doubts), listed)),)


def called(text: str, place: Span, names: Named, read: Read) -> str | None:
    """The text with so many cards of a kind in place of the words; None where it does not read so.

    "Twee zwarte en een 9" becomes "2x Kleurenroulette en een 9".
    """
    before = read(text)
    wanted = before.tally.cards.get(names.kind, 0) + names.count if before else names.count
    counted = f"{names.count}x {names.name}"
    ways = (counted,) if names.count > 1 else (names.name, counted)
    for way in ways:
        for line in (_spliced(text, place, way), _joined(text, place, way)):
            after = read(line)
            told = after is not None and after.tally.cards.get(names.kind, 0) == wanted
            if told and _doubts(read, line) < _doubts(read, text):
                return line
    return None


def without(text: str, place: Span, read: Read, echo: str) -> str:
    """The text without what stands at this place; all else means what it meant.

    Where that cannot be had by taking it out, `echo`: what was understood, written anew, and the
    other pieces behind it.
    """
    before = read(text)
    if before is None:
        return text
    pieces = zip(before.not_understood, before.places, strict=True)
    others = tuple(words for words, at in pieces if at != place)
    wider = _with_joints(text, place)
    for shorter in (
        _joined(text, wider, ""),
        _joined(text, place, ""),
        _spliced(text, place, ""),
    ):
        after = read(shorter)
        if after is None and not (before.items or others):
            return ""
        if after and (after.tally, after.not_understood) == (before.tally, others):
            return shorter
    return ", ".join(part for part in (echo, *others) if part)


def _doubts(read: Read, text: str) -> int:
    reading = read(text)
    return len(reading.not_understood) if reading else 0


def _spliced(text: str, place: Span, name: str) -> str:
    before, after = text[: place[0]], text[place[1] :]
    left = " " if before[-1:].isalnum() else ""
    right = " " if after[:1].isalnum() else ""
    return f"{before}{left}{name}{right}{after}"


def _joined(text: str, place: Span, name: str) -> str:
    before, after = text[: place[0]].rstrip(_BETWEEN), text[place[1] :].lstrip(_BETWEEN)
    return ", ".join(part for part in (before, name, after) if part)


def _with_joints(text: str, place: Span) -> Span:
    """The place with the "and" on either side of it, which joins nothing once it is left out.

    Both go: a comma stands between what was before and behind.
    """
    start, end = place
    for token in reversed(list(tokens(text[:start]))):
        if not _joins(token):
            break
        start = token.start
    for token in tokens(text[end:]):
        if not _joins(token):
            break
        end = place[1] + token.end
    return start, end


def _joins(token: Token) -> bool:
    return token.mark in {Mark.AND, Mark.SEPARATOR} or token.key in _JOINTS


def _behind_count(text: str, place: Span, read: Read) -> int:
    """Where the name of a piece begins: behind the 2 of "2 blorgs" and of "2x blorg"."""
    start, end = place
    said = list(tokens(text[start:end]))
    if len(said) <= 1 or _number_before(text, start + said[0].end, read) is None:
        return start
    named = next((token for token in said[1:] if token.mark is not Mark.TIMES), said[0])
    return start + named.start


def _number_before(text: str, end: int, read: Read) -> tuple[int, int] | None:
    """The number right before a place, in digits or as a word, and where it begins."""
    before = list(tokens(text[:end]))
    if not before or text[before[-1].end : end].strip():
        return None
    reading = read(text[before[-1].start : before[-1].end])
    if reading is None or reading.not_understood or len(reading.items) != 1:
        return None
    item = reading.items[0]
    value = item.amount if item.kind is None else int(item.kind) if item.kind.isdecimal() else None
    if value is None or not 1 < value <= _HIGHEST_COUNT:
        return None
    return value, before[-1].start


def _nearest(piece: str, names: Collection[str]) -> Span:
    """The part of a piece that looks most like one of the names; all of it where none does."""
    # Imported late: most lines are understood, and starting should not pay for it.
    from rapidfuzz.fuzz import ratio
    from rapidfuzz.process import extractOne

    said = [token for token in tokens(piece) if token.mark in _SPOKEN][:_LONGEST]
    best, nearest = 0.0, (0, len(piece))
    for first, begin in enumerate(said):
        for size in range(len(said) - first, 0, -1):
            part = said[first : first + size]
            found = extractOne(" ".join(token.key for token in part), names, scorer=ratio)
            if found is not None and found[1] > best:
                best, nearest = found[1], (begin.start, part[-1].end)
    return nearest
