"""The lines of `tests/handtexts/`, and how well a reading of one fits what it should be."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.handwords import HandReading, read_hand

FOLDER: Final = Path(__file__).parents[1] / "handtexts"
LANGUAGES: Final = ("en", "de", "nl")


class Outcome(StrEnum):
    """What came of a line. A line that is unclear ought to be warned of."""

    EXACT = "exact"
    WARNED = "warned"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Line:
    """A text and its one right reading; of an unclear one there is none.

    `either`: numbers that are also on cards may be read as cards or as points, the worth decides.
    """

    id: str
    text: str
    lang: str
    variant: Variant
    deck: str
    cards: Mapping[str, int]
    amounts: tuple[int, ...]
    unclear: bool
    either: bool

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it is read in, its own first."""
        return tuple(dict.fromkeys((self.lang, *LANGUAGES)))


@dataclass(frozen=True, slots=True)
class Read:
    """What some reader made of a line."""

    cards: Mapping[str, int]
    amounts: Sequence[int]
    warned: bool


def lines(name: str, library: Library) -> Iterator[Line]:
    """The lines of a file, as "open" or "blind"."""
    for text in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(text)
        variant = library.variant(told["variant"])
        yield Line(
            told["id"],
            told["text"],
            told["lang"],
            variant,
            told.get("deck", variant.default_deck.id),
            told["cards"],
            tuple(told["amounts"]),
            told["unclear"],
            told.get("either", False),
        )


def read(line: Line, library: Library) -> Read:
    """What the program makes of it."""
    reading: HandReading = read_hand(line.text, line.variant, line.deck, library, line.languages)
    tally = reading.tally
    return Read(tally.cards, tally.amounts, bool(reading.not_understood))


def judge(line: Line, read: Read) -> Outcome:
    """How a reading of the line is to be counted."""
    if read.warned:
        return Outcome.WARNED
    if line.unclear:
        return Outcome.WRONG
    points = line.variant.card_points(line.deck)
    same = dict(read.cards) == dict(line.cards) and sum(read.amounts) == sum(line.amounts)
    worth = _worth(read.cards, read.amounts, points) == _worth(line.cards, line.amounts, points)
    return Outcome.EXACT if same or (line.either and worth) else Outcome.WRONG


def _worth(cards: Mapping[str, int], amounts: Sequence[int], points: Mapping[str, int]) -> int:
    return sum(points[kind] * count for kind, count in cards.items()) + sum(amounts)
