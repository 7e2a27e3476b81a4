"""Understanding a typed or dictated hand: "37", "12+11+7", "rot 7, aussetzen, +4".

Text becomes tokens (`tokens.py`), tokens become units with a role (`units.py`, by the words in
`lexicon.py`), units become cards and points (`grammar.py`). Here the line is put together. What is
not understood, or could be read in two ways worth different points, is reported and not counted.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.domain.hands import MAX_AMOUNTS, MAX_COUNT, NO_CARDS, HandTally
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.grammar import (
    NUMBERS,
    Piece,
    Setting,
    counts_everything,
    read_segment,
)
from scorekeeper.rulebook.lexicon import CARD_ROLES, Lexicon, Role
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.units import Unit, units

MAX_TEXT: Final = 500
"""Characters. A hand of 60 cards in words is shorter."""

_SEPARATORS: Final = frozenset({Role.SEPARATOR, Role.WEAK_SEPARATOR})


@dataclass(frozen=True, slots=True)
class HandItem:
    """One thing understood: `count` cards of a `kind`, or an `amount` of points."""

    text: str
    kind: str | None
    count: int = 1
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class HandReading:
    """What a line says. `tally` holds what was understood; the rest is in `not_understood`.

    An empty line has no items; an explicit nothing ("0", "no cards") is an item of 0 points.
    """

    tally: HandTally
    items: tuple[HandItem, ...]
    not_understood: tuple[str, ...]


def read_hand(
    text: str,
    variant: Variant,
    deck: str,
    library: Library,
    languages: tuple[str, ...] = ("en", "de", "nl"),
) -> HandReading:
    """What the text says a hand holds, in the words of these languages, mixed as people like.

    A number on its own is a total. In a list, 0 to 9 are number cards and larger numbers points;
    3,5 and 1.000 are no numbers of points and not guessed at. Never raises: a text longer than
    MAX_TEXT is not understood as a whole.
    """
    line = unicodedata.normalize("NFC", text)
    if not line.strip():
        return HandReading(NO_CARDS, (), ())
    if len(line) > MAX_TEXT:
        return HandReading(NO_CARDS, (), (line[:MAX_TEXT],))
    lexicon = library.lexicon(variant, deck, languages)
    found = units(line, lexicon)
    if _says_nothing(found):
        spoken = line[found[0].start : found[-1].end]
        return HandReading(NO_CARDS, (HandItem(spoken, None, amount=0),), ())
    return _put_together(line, list(_pieces(found, lexicon)), lexicon)


def written(items: Sequence[HandItem], library: Library, language: str) -> str:
    """The items as a line that reads back as the same tally."""
    points = library.texts[language].connectors.points[0]
    return ", ".join(
        f"{item.amount} {points}"
        if item.kind is None
        else f"{item.count}x {library.card_name(item.kind, language)}"
        for item in items
    )


def _says_nothing(found: Sequence[Unit]) -> bool:
    said = [unit for unit in found if unit.role not in {Role.FILLER, Role.SEPARATOR}]
    return len(said) == 1 and said[0].role is Role.NOTHING


def _pieces(found: Sequence[Unit], lexicon: Lexicon) -> Iterator[Piece | Unit]:
    segments = list(_segments(_without_card_plus(found, lexicon)))
    said = [segment for segment, _ in segments if segment]
    counted = counts_everything(said)
    commas = any(apart for _, apart in segments)
    if not said:
        yield from (replace(unit, role=Role.UNKNOWN) for unit in found)
    for segment, apart in segments:
        with_cards = any(unit.role in CARD_ROLES for unit in segment)
        setting = Setting(lexicon, apart and commas, counted, len(segment), with_cards)
        yield from read_segment(segment, setting)


def _segments(found: Sequence[Unit]) -> Iterator[tuple[list[Unit], bool]]:
    """The line cut at its separators; whether commas stand on both sides (or its ends)."""
    strong = any(unit.role is Role.SEPARATOR for unit in found)
    segment: list[Unit] = []
    before = strong
    for unit in found:
        if unit.role in _SEPARATORS:
            apart = unit.role is Role.SEPARATOR
            yield segment, before and apart
            segment, before = [], apart
        elif unit.role is not Role.FILLER:
            segment.append(unit)
    yield segment, before and strong


def _without_card_plus(found: Sequence[Unit], lexicon: Lexicon) -> list[Unit]:
    """Plus signs between numbers stay; others are separators, or in doubt before a 2 or a 4."""
    result = list(found)
    for place, unit in enumerate(found):
        before = result[place - 1].role if place else Role.SEPARATOR
        after = found[place + 1] if place + 1 < len(found) else None
        if unit.role is Role.PLUS_CARD and unit.spelled and before not in _PLUS_MAY_FOLLOW:
            result[place] = replace(unit, role=Role.UNKNOWN)
        if unit.role is not Role.PLUS:
            continue
        if after is None or before in _SEPARATORS or after.role in _SEPARATORS:
            result[place] = replace(unit, role=Role.UNKNOWN)
        elif after.role not in NUMBERS:
            result[place] = replace(unit, role=Role.WEAK_SEPARATOR)
        elif before not in NUMBERS:
            is_card = f"+{after.value}" in lexicon.words
            result[place] = replace(unit, role=Role.UNKNOWN if is_card else Role.WEAK_SEPARATOR)
    return result


_PLUS_MAY_FOLLOW: Final = _SEPARATORS | {Role.TIMES, Role.ARTICLE, Role.ARTICLE_OR_ONE}


def _put_together(line: str, pieces: list[Piece | Unit], lexicon: Lexicon) -> HandReading:
    known = [piece for piece in pieces if isinstance(piece, Piece)]
    small = [piece for piece in known if piece.bare and str(piece.amount) in lexicon.kinds]
    is_list = len(small) > 1 or any(piece.kind for piece in known)
    items: list[HandItem] = []
    lost: list[tuple[int, int]] = [
        (piece.start, piece.end) for piece in pieces if isinstance(piece, Unit)
    ]
    cards: dict[str, int] = {}
    amounts: list[int] = []
    for piece in known:
        place = (piece.units[0].start, piece.units[-1].end)
        kind = str(piece.amount) if is_list and piece in small else piece.kind
        if kind is not None and cards.get(kind, 0) + piece.count <= MAX_COUNT:
            cards[kind] = cards.get(kind, 0) + piece.count
            items.append(HandItem(line[slice(*place)], kind, piece.count))
        elif kind is None and piece.amount is not None and len(amounts) < MAX_AMOUNTS:
            # A typed 0 beside other amounts adds nothing; alone it is the explicit nothing.
            amounts.extend([piece.amount] if piece.amount else [])
            items.append(HandItem(line[slice(*place)], None, amount=piece.amount))
        else:
            lost.append(place)
    tally = HandTally(cards=cards, amounts=tuple(amounts))
    return HandReading(tally, tuple(items), _texts(line, sorted(lost)))


def _texts(line: str, places: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """The text of each place; neighbours with nothing but spaces between them are one."""
    merged: list[tuple[int, int]] = []
    for start, end in places:
        if merged and not line[merged[-1][1] : start].strip():
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return tuple(line[start:end] for start, end in merged)
