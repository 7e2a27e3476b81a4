"""The cards that a question speaks of, and the numbers that are none."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.lexicon import MAX_PHRASE, Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.tokens import key_of

HIGHEST_FACE: Final = 9
MAX_COPIES: Final = 12
_UNITS: Final = ("card", "points", "players-word", "round", "age", "n-may-play")
_BEFORE_OUT: Final = 5
_NEAR_IN_LIST: Final = 6

Lists = Mapping[str, frozenset[str]]

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
        found.append(card)
        place = card.end
    numbers = _number_cards(words, mentions, found, glossary, lexicon)
    cards = sorted([*found, *numbers], key=lambda card: card.start)
    return [_with_colour(card, words, cards) for card in cards]


def said_numbers(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard], begins: int
) -> tuple[SaidNumber, ...]:
    """The numbers that are no cards and do not count cards of a kind."""
    used = {place for card in cards for place in range(card.start, card.end)}
    used |= {card.start - 1 for card in cards if card.count > 1}
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


def _longer_than_one(mentions: Sequence[Mention]) -> list[tuple[int, int]]:
    return [
        (mention.start, mention.end)
        for mention in mentions
        if len(mention.places) > 1 and mention.end - mention.start == len(mention.places)
    ]


def _named(
    words: Sequence[Word],
    place: int,
    glossary: Glossary,
    lexicon: Lexicon,
    mentions: Sequence[Mention],
) -> SaidCard | None:
    taken = _longer_than_one(mentions)
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
        return SaidCard(meaning.kind, place, end, _count(words, place), here=here)
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


def _count(words: Sequence[Word], place: int) -> int:
    before = words[place - 1] if place and not words[place].breaks else None
    if before is not None and before.key in COLOURS and place > 1:
        before = words[place - 2]
    if before is None or before.value is None or before.plus:
        return 1
    return before.value if 1 < before.value <= MAX_COPIES else 1


def _number_cards(
    words: Sequence[Word],
    mentions: Sequence[Mention],
    named: Sequence[SaidCard],
    glossary: Glossary,
    lexicon: Lexicon,
) -> Iterator[SaidCard]:
    used = {place for card in named for place in range(card.start, card.end)}
    used |= {place for start, end in _longer_than_one(mentions) for place in range(start, end)}
    counts = {card.start - 1 for card in named if card.count > 1}
    listed = bool(named) and any(mention.concept in {"points", "hand-word"} for mention in mentions)
    numbers = [
        place
        for place, word in enumerate(words)
        if word.value is not None and not word.plus and place not in used | counts
    ]
    for place, word in enumerate(words):
        known = lexicon.words.get(word.key) if word.value is None and place not in used else None
        if known is None or known.kind is None or not known.kind.isdecimal():
            continue
        if known.role in CARD_ROLES and word.key not in glossary.lists["not-cards"]:
            yield SaidCard(known.kind, place, place + 1, _count(words, place))
    for place in numbers:
        word = words[place]
        if place + 1 < len(words) and word.value is not None and not words[place + 1].breaks:
            after = lexicon.words.get(words[place + 1].key)
            if (
                after is not None
                and after.kind is not None
                and after.kind.isdecimal()
                and words[place + 1].value is None
            ):
                continue
        kind = str(word.value)
        coloured = _coloured(words, place)
        if word.value is None or word.value > HIGHEST_FACE:
            continue
        if _unit(place, words, mentions) and not coloured:
            continue
        if (
            coloured
            or (word.value == 0 and word.key != "0")
            or _has_article(words, place, glossary)
            or (listed and _in_list(words, place, named, glossary.lists))
            or _number_on_number(words, place, glossary)
            or _plural(words, place)
        ):
            yield SaidCard(kind, place, place + 1, _count(words, place), here=kind in lexicon.kinds)


def _coloured(words: Sequence[Word], place: int) -> bool:
    before = place and not words[place].breaks and words[place - 1].key in COLOURS
    after = (
        place + 1 < len(words) and not words[place + 1].breaks and words[place + 1].key in COLOURS
    )
    return bool(before or after)


def _has_article(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    return (
        place > 0
        and not words[place].breaks
        and words[place - 1].key in glossary.lists["before-card"]
    )


def _in_list(words: Sequence[Word], place: int, named: Sequence[SaidCard], lists: Lists) -> bool:
    """Whether the number stands where a card of a list stands: between commas and "and"."""
    near = any(abs(card.start - place) <= _NEAR_IN_LIST for card in named)
    before = words[place - 1].key if place and not words[place].breaks else ""
    after = words[place + 1] if place + 1 < len(words) else None
    opens = not before or before in lists["joints"] | lists["before-card"] | lists["have"]
    closes = after is None or after.breaks or after.key in lists["joints"]
    return near and opens and closes


def _number_on_number(words: Sequence[Word], place: int, glossary: Glossary) -> bool:
    for other in (place - 2, place + 2):
        if 0 <= other < len(words) and words[(place + other) // 2].key in glossary.lists["on"]:
            return words[other].value is not None or words[other].key in COLOURS
    return False


def _plural(words: Sequence[Word], place: int) -> bool:
    """ "7s", "7er", "7en": the ending is a word of its own, close behind the number."""
    after = words[place + 1] if place + 1 < len(words) else None
    return after is not None and after.start == words[place].end and after.key in _ENDINGS


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
    """As `_unit`; in "two of them were knocked out" the number counts those who were."""
    out = any(
        mention.concept == "knock-out" and 0 < mention.start - place <= _BEFORE_OUT
        for mention in mentions
    )
    unit = _unit(place, words, mentions)
    return (
        "knock-out"
        if out and unit in {"", "players-word"} and (words[place].value or 0) < _MANY
        else unit
    )


def _unit(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> str:
    """What the number counts: the noun right behind it, or one word further."""
    for distance in (1, 2):
        if place + distance >= len(words) or words[place + distance].breaks:
            break
        for mention in mentions:
            if mention.concept in _UNITS and mention.start == place + distance:
                return mention.concept
    return ""


_COLOUR_WORDS: Final[Mapping[str, str]] = {
    "red": "red reds rot rote roten roter rotes rotem rood rode",
    "blue": "blue blues blau blaue blauen blauer blaues blauem blauw blauwe",
    "green": "green greens grün grüne grünen grüner grünes grünem groen groene",
    "yellow": "yellow yellows gelb gelbe gelben gelber gelbes gelbem geel gele gelle",
}
COLOURS: Final = {
    key_of(word): colour for colour, words in _COLOUR_WORDS.items() for word in words.split()
}
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
_ENDINGS: Final = frozenset({"s", "er", "en", "ern", "ers", "es"})
