"""What of the line was not understood, and what it may mean."""

from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.mending import Mended, Read, Span, mended
from scorekeeper.tables.hand_line import languages_of

OFFERS: Final = 3
FAMILY: Final = 4
"""Offers to a piece, and to a word for all the wilds of a game."""
EXPLAINED: Final = 3
"""Doubts that come with offers; the next ones get theirs when these are settled."""
SHOWN: Final = 80
"""Characters of a piece. A whole page pasted into the line is no piece to read."""
_ENOUGH: Final = 20
"""Digits that tell whether a number is too large."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a piece may mean, and the line that then says so.

    `key` is what stands on the card's key where it has no symbol, a number.
    """

    name: str
    kind: str
    key: str | None
    wild: bool
    line: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A piece of the line `said` that was not understood, and its `place` there.

    `too_many`: it is a number, of more points than a hand can be worth.
    """

    text: str
    said: str
    place: Span
    offers: tuple[Offer, ...]
    too_many: bool = False


def doubts_of(
    library: Library, language: str, rules: AgreedRules, text: str, read: Read
) -> tuple[Doubt, ...]:
    """The pieces of a line that were not understood, in its order."""
    reading = read(text)
    if reading is None or not reading.not_understood:
        return ()
    variant = library.variant(rules.variant)
    names = library.lexicon(variant, rules.deck, languages_of(language)).names
    cards = {card.kind: card for card in variant.cards_of(rules.deck)}

    def named(way: Mended, kind: str, name: str) -> str:
        if way.beside is not None:
            return f"{way.beside} + {name}"
        after = read(way.line) or reading
        more = after.tally.cards.get(kind, 0) - reading.tally.cards.get(kind, 0)
        return name if more <= 1 else f"{more} × {name}"

    def offers(place: Span, kind: str) -> list[Offer]:
        name = library.card_name(kind, language)
        called = [known for known, meant in names.items() if meant == kind]
        key = library.card_label(kind, language) if cards[kind].face else None
        return [
            Offer(named(way, kind, name), kind, key, not cards[kind].colour, way.line)
            for way in mended(text, place, name, called, read)
        ]

    def meant(words: str) -> tuple[str, ...]:
        found = reading.suggestions.get(words, ())
        wilds = tuple(kind for kind, card in cards.items() if not card.colour)
        # A word for every wild, as "joker" in Flex: none of them is left out.
        every = len(found) == OFFERS and set(found) <= set(wilds)
        return wilds if every and len(wilds) <= FAMILY else found

    return tuple(
        Doubt(
            text=words if len(words) <= SHOWN else f"{words[:SHOWN]}…",
            said=text,
            place=place,
            offers=tuple(
                offer
                for kind in (meant(words) if at < EXPLAINED else ())
                for offer in offers(place, kind)
            )[: max(OFFERS, len(meant(words)))],
            too_many=words.isdecimal() and int(words[:_ENOUGH]) > MAX_AMOUNT,
        )
        for at, (words, place) in enumerate(
            zip(reading.not_understood, reading.places, strict=True)
        )
    )
