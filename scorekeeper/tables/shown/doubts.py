"""What of the line was not understood, and what it may mean."""

from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.families import Family, wilds
from scorekeeper.rulebook.mending import Mended, Named, Read, Span, called, mended
from scorekeeper.tables.hand_line import languages_of

OFFERS: Final = 3
"""Offers to a piece, but to a word for all the wilds or draw cards of a game: one for each."""
FAMILY: Final = 4
"""Offers to a piece that is near to nothing but wilds."""
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

    def offer(kind: str, way: Mended) -> Offer:
        name = library.card_name(kind, language)
        key = library.card_label(kind, language) if cards[kind].face else None
        return Offer(named(way, kind, name), kind, key, not cards[kind].colour, way.line)

    def near(place: Span, kind: str) -> list[Offer]:
        known = [known for known, meant in names.items() if meant == kind]
        name = library.card_name(kind, language)
        return [offer(kind, way) for way in mended(text, place, name, known, read)]

    def of_family(place: Span, family: Family) -> tuple[Offer, ...]:
        lines = {
            kind: called(
                text, place, Named(kind, library.card_name(kind, language), family.count), read
            )
            for kind in family.kinds
        }
        return tuple(offer(kind, Mended(line)) for kind, line in lines.items() if line)

    def offers(words: str, place: Span) -> tuple[Offer, ...]:
        if words in reading.families:
            return of_family(place, reading.families[words])
        kinds = reading.suggestions.get(words, ())
        every = wilds(cards.values())
        if len(kinds) == OFFERS and set(kinds) <= set(every) and len(every) <= FAMILY:
            # "Wild thing" in Flex: the one that is left out is as near as the others.
            kinds = every
        most = max(OFFERS, len(kinds))
        return tuple(found for kind in kinds for found in near(place, kind))[:most]

    return tuple(
        Doubt(
            text=words if len(words) <= SHOWN else f"{words[:SHOWN]}…",
            said=text,
            place=place,
            offers=offers(words, place) if at < EXPLAINED else (),
            too_many=words.isdecimal() and int(words[:_ENOUGH]) > MAX_AMOUNT,
        )
        for at, (words, place) in enumerate(
            zip(reading.not_understood, reading.places, strict=True)
        )
    )
