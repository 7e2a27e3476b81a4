"""The cards that a question speaks of, and the numbers that are none."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.card_words import (
    COLOURS,
    count_at,
    count_of,
    longer_than_one,
    unit_of,
)
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.number_cards import number_cards
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import MAX_PHRASE, Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, Role

_BEFORE_OUT: Final = 5
_MANY: Final = 10


def said_cards(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary, lexicon: Lexicon
) -> list[SaidCard]:
    """The cards said, in order; those of other games are marked so."""
    found: list[SaidCard] = []
    place = 0
    while place < len(words):
        card = _named(words, place, glossary, lexicon, mentions)
        if card is None:
            place += 1
            continue
        if found and (count_at(words, place) or 0) < found[-1].end:
            card = replace(card, count=1)
        found.append(card)
        place = card.end
    numbers = number_cards(words, mentions, found, glossary, lexicon)
    cards = sorted([*found, *numbers], key=lambda card: card.start)
    return [_with_colour(card, words, cards) for card in cards]


def said_numbers(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard], begins: int
) -> tuple[SaidNumber, ...]:
    """The numbers that are no cards and do not count cards of a kind."""
    used: set[int | None] = {at for card in cards for at in range(card.start, card.end)}
    used |= {count_at(words, card.start) for card in cards if card.count > 1}
    return tuple(
        SaidNumber(
            word.value,
            _unit_or_out(place, words, mentions),
            place,
            place >= begins,
            _of_partner(place, mentions),
        )
        for place, word in enumerate(words)
        if word.value is not None and place not in used and not word.plus
    )


def colours_of(words: Sequence[Word], lexicon: Lexicon) -> list[tuple[int, str]]:
    """The colours said, with their places."""
    return [
        (place, colour)
        for place, word in enumerate(words)
        for colour in [COLOURS.get(word.key)]
        if colour is not None and lexicon.is_colour(word.key)
    ]


def _named(
    words: Sequence[Word],
    place: int,
    glossary: Glossary,
    lexicon: Lexicon,
    mentions: Sequence[Mention],
) -> SaidCard | None:
    taken = longer_than_one(mentions)
    for length in range(min(MAX_PHRASE, len(words) - place), 0, -1):
        end = place + length
        span = words[place:end]
        if any(word.breaks for word in span[1:]):
            continue
        key = "".join(word.key for word in span)
        meaning = lexicon.words.get(key) or lexicon.find(key, tight=True)
        if meaning is None or meaning.kind is None or meaning.kind.isdecimal():
            continue
        if meaning.role not in CARD_ROLES and meaning.role is not Role.UNKNOWN:
            continue
        if key in glossary.lists["not-cards"]:
            continue
        if any(start <= place and end <= stop and stop - start > length for start, stop in taken):
            continue
        here = meaning.kind in lexicon.kinds
        if _is_an_order(words, place, end, glossary, mentions):
            return None
        return SaidCard(meaning.kind, place, end, count_of(words, place), here=here)
    return None


def _is_an_order(
    words: Sequence[Word],
    place: int,
    end: int,
    glossary: Glossary,
    mentions: Sequence[Mention],
) -> bool:
    """ "I must draw 2 cards": a verb and a number, and no card's name."""
    span = words[place:end]
    verbs = [word for word in span if word.value is None]
    if len(span) < 2 or len(verbs) == len(span) or any(word.plus for word in span):
        return False
    if not any(word.stem in _DRAWING for word in verbs) or len(verbs) > 1:
        return False
    before = words[place - 1] if place and not words[place].breaks else None
    if before is not None and (
        before.key in glossary.lists["before-card"] or before.key in COLOURS
    ):
        return False
    if any(m.concept == "play" and m.end == place for m in mentions):
        return False
    after = words[end] if end < len(words) and not words[end].breaks else None
    if after is not None and after.stem in _CARD_NOUNS:
        return True
    return before is not None


def _with_colour(card: SaidCard, words: Sequence[Word], cards: Sequence[SaidCard]) -> SaidCard:
    inside = [COLOURS[word.key] for word in words[card.start : card.end] if word.key in COLOURS]
    before = words[card.start - 1] if card.start and not words[card.start].breaks else None
    colour = inside[0] if inside else COLOURS.get(before.key) if before else None
    if colour is None and card.end < len(words) and not words[card.end].breaks:
        follows = any(other.start == card.end + 1 for other in cards)
        colour = None if follows else COLOURS.get(words[card.end].key)
    return SaidCard(card.kind, card.start, card.end, card.count, colour, card.here)


def _of_partner(place: int, mentions: Sequence[Mention]) -> bool | None:
    """Whose the number is, where partners and opponents are spoken of: the nearest before it."""
    before = [m for m in mentions if m.concept in {"partners", "opponents"} and m.start < place]
    told = any(mention.concept == "opponents" for mention in mentions)
    return before[-1].concept == "partners" if before and told else None


def _unit_or_out(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> str:
    """As `unit_of`; in "two of them were knocked out" the number counts those who were."""
    out = any(
        mention.concept == "knock-out" and 0 < mention.start - place <= _BEFORE_OUT
        for mention in mentions
    )
    unit = unit_of(place, words, mentions)
    return (
        "knock-out"
        if out and unit in {"", "players-word"} and (words[place].value or 0) < _MANY
        else unit
    )


_DRAWING: Final = frozenset(
    {
        "draw",
        "take",
        "pick",
        "pickup",
        "get",
        "pull",
        "add",
        "zieh",
        "nehm",
        "nimm",
        "neem",
        "nem",
        "pak",
        "pakk",
        "trek",
        "ziehst",
        "zieht",
    }
)
_CARD_NOUNS: Final = frozenset(
    {"card", "kart", "kaart", "karten", "more", "extra", "weiter", "mehr", "kaarten"}
)
