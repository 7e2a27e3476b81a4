"""The cards that a question speaks of, and the numbers that are none."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.card_names import one_card
from scorekeeper.rulebook.asking.card_verbs import (
    counts_a_card,
    is_a_verb,
    is_an_order,
    is_asked_about,
    is_coloured_noun,
    is_done_by_card,
    is_to_miss,
)
from scorekeeper.rulebook.asking.card_words import (
    COLOURS,
    MANY_ALIKE,
    coloured,
    count_at,
    count_of,
    longer_than_one,
    place_of_colour,
    unit_of,
)
from scorekeeper.rulebook.asking.chains import draw_card
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.knocked_told import is_of_whoever_is_out
from scorekeeper.rulebook.asking.limits_said import is_limit
from scorekeeper.rulebook.asking.number_cards import number_cards, one_more
from scorekeeper.rulebook.asking.people_counted import counts_people_told
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber
from scorekeeper.rulebook.asking.summed_lists import is_summed_item
from scorekeeper.rulebook.asking.those_told import counting_those_told
from scorekeeper.rulebook.asking.words import GROUP_BEFORE, Word
from scorekeeper.rulebook.lexicon import MAX_PHRASE, Lexicon
from scorekeeper.rulebook.roles import CARD_ROLES, Role
from scorekeeper.rulebook.word_lists import word_list

_BEFORE_OUT: Final = 5
_MANY: Final = 10
_OWN_BEFORE: Final = 5
_AND: Final = word_list("cards.and")
_I: Final = word_list("cards.i")


def _begins_a_list(words: Sequence[Word], first: SaidCard, place: int) -> bool:
    """ "Draw 4 and Draw 2": nobody is told who does it, so both are cards."""
    opens = first.start == 0 or words[first.start].breaks
    behind = first.end == place - 1 and words[first.end].key in _AND
    return opens and behind and words[first.start].key == words[place].key


def said_cards(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary, lexicon: Lexicon
) -> list[SaidCard]:
    """The cards said, in order; those of other games are marked so."""
    found: list[SaidCard] = []
    place = 0
    while place < len(words):
        listed = bool(found) and found[-1].end == place and found[-1].kind not in DRAWING
        listed = listed or (bool(found) and _begins_a_list(words, found[-1], place))
        card = _nicknamed(words, place, mentions, lexicon) or _named(
            words,
            place,
            glossary,
            lexicon,
            mentions,
            listed=listed,
            among_cards=_is_among_cards(words, place, found),
            before=found[-1].end if found else -1,
        )
        if card is None:
            place += 1
            continue
        joined = one_card(found[-1], card, words) if found else None
        if joined is not None:
            found[-1] = joined
        else:
            if found and (count_at(words, place) or 0) < found[-1].end:
                card = replace(card, count=1)
            found.append(card)
        place = card.end
    if len(found) > 1 and not any(mention.concept == "deck-size" for mention in mentions):
        found = [_single(card, words, lexicon) for card in found]
    numbers = number_cards(words, mentions, found, glossary, lexicon)
    cards = sorted([*found, *numbers], key=lambda card: card.start)
    return [_with_colour(card, words, cards) for card in cards]


def _single(card: SaidCard, words: Sequence[Word], lexicon: Lexicon) -> SaidCard:
    """ "8 flex skip flip wild", without a plural: a list, as nobody holds eight of one kind."""
    if card.count <= MANY_ALIKE or card.kind.isdecimal():
        return card
    name = lexicon.words.get("".join(word.key for word in words[card.start : card.end]))
    plural = name is None or name.role is Role.CARDS
    return card if plural else replace(card, count=1)


def said_numbers(
    words: Sequence[Word], mentions: Sequence[Mention], cards: Sequence[SaidCard], begins: int
) -> tuple[SaidNumber, ...]:
    """The numbers that are no cards and do not count cards of a kind."""
    used: set[int | None] = {at for card in cards for at in range(card.start, card.end)}
    used |= {count_at(words, card.start) for card in cards if card.count > 1}
    used |= counting_those_told(words, cards) | _of_house_rule(words, mentions)
    more = one_more(words, mentions)
    extra = () if more is None else (SaidNumber(1, "card", more),)
    return extra + tuple(
        SaidNumber(
            word.value,
            _unit_or_out(place, words, mentions),
            place,
            place >= begins,
            _of_partner(place, words, mentions),
            any(m.concept == "opponents" and m.start <= place + 1 < m.end + 1 for m in mentions),
            is_of_whoever_is_out(place, words, mentions),
            place > 0 and (words[place - 1].key in _COPULAS or _ends_so(words, place)),
            is_limit(place, words),
        )
        for place, word in enumerate(words)
        if word.value is not None and place not in used and not word.plus
    )


def _of_house_rule(words: Sequence[Word], mentions: Sequence[Mention]) -> set[int]:
    """ "We play with seven-zero": the rule's name, and nobody's points."""
    rules = [m.places for m in mentions if m.concept == "seven-zero" and len(m.places) > 1]
    named = [places for places in rules if not any(words[at].breaks for at in places[1:])]
    return {at for places in named for at in places}


def _ends_so(words: Sequence[Word], place: int) -> bool:
    """ "I was wrong, four cards then?": the last clause is the number, and what it counts."""
    return words[place].breaks and len(words) - place <= _NUMBER_AND_THEN


def colours_of(words: Sequence[Word], lexicon: Lexicon) -> list[tuple[int, str]]:
    """The colours said, with their places."""
    return [
        (place, colour)
        for place, word in enumerate(words)
        for colour in [COLOURS.get(word.key)]
        if colour is not None
        if lexicon.is_colour(word.key) or lexicon.is_colour(word.key.removesuffix("s"))
    ]


def _is_among_cards(words: Sequence[Word], place: int, found: Sequence[SaidCard]) -> bool:
    """ "Wild, plus 4, alles weg, een 6": right behind a card or a number, where no verb stands."""
    if not place or words[place].breaks:
        return False
    return words[place - 1].value is not None or (bool(found) and found[-1].end == place)


def _nicknamed(
    words: Sequence[Word], place: int, mentions: Sequence[Mention], lexicon: Lexicon
) -> SaidCard | None:
    """ "Der Vierer" is the Wild Draw Four where drawing or doubting is spoken of, and else a 4."""
    value = _NICKNAMES.get(words[place].key)
    said = {mention.concept for mention in mentions}
    black = place > 0 and words[place - 1].key.startswith("schwarz")
    # Of a plain 4 nobody says "die Viererkarte" who asks whether it may be laid after all.
    noun = words[place].key.endswith("karte") and {"hold", "may"} <= said
    if value is None or coloured(words, place) or not (black or noun or said & _OF_DRAW_CARDS):
        return None
    card = draw_card(value, place, lexicon.kinds)
    if card is None:
        return None
    after = words[card.end] if card.end < len(words) else None
    # "Die Vierer-Zieh" is one name.
    named = after is not None and not after.breaks and after.key == "zieh"
    return replace(card, end=card.end + named, count=count_of(words, place))


def _named(
    words: Sequence[Word],
    place: int,
    glossary: Glossary,
    lexicon: Lexicon,
    mentions: Sequence[Mention],
    *,
    listed: bool,
    among_cards: bool,
    before: int,
) -> SaidCard | None:
    for length in range(_until_break(words, place), 0, -1):
        end = place + length
        key = "".join([word.key for word in words[place:end]])
        meaning = lexicon.words.get(key) or lexicon.find(key, tight=True)
        if meaning is None or meaning.kind is None or meaning.kind.isdecimal():
            continue
        if meaning.role not in CARD_ROLES and meaning.role is not Role.UNKNOWN:
            continue
        item = is_summed_item(words, place, end, mentions, lexicon, glossary)
        item = item or is_asked_about(words, place, meaning.kind)
        noun = item and key in glossary.lists["nouns-too"]
        # What is done with a wild and with a draw card is said so of no card, too: "zelf kiezen".
        done = meaning.kind in DRAWING | WILDS
        noun = noun or (length > 1 and among_cards and not done)
        if key in glossary.lists["not-cards"] and not (
            noun or is_coloured_noun(words, place, key, meaning.kind, glossary)
        ):
            continue
        if meaning.kind == _SKIP and is_done_by_card(words, place, before):
            continue
        longer = (
            stop - start > length
            for start, stop in longer_than_one(mentions)
            if start <= place and end <= stop
        )
        if not item and any(longer) and (not place or words[place - 1].key not in _HOW_MANY):
            continue
        if (
            not item
            and length == 1
            and meaning.kind == _SKIP
            and is_to_miss(words, place, mentions, glossary)
        ):
            return None
        here = meaning.kind in lexicon.kinds
        together = meaning.kind == "discard-all" and any(m.concept == "at-once" for m in mentions)
        if is_a_verb(words, place, end, meaning.kind, glossary) or (together and not here):
            continue
        if not item and is_an_order(words, place, end, glossary, mentions, listed=listed):
            return None
        if counts_a_card(words, place, end, lexicon):
            return None
        return SaidCard(meaning.kind, place, end, count_of(words, place), here=here)
    return None


def _until_break(words: Sequence[Word], place: int) -> int:
    """How many words a name may have that begins here: none goes across a comma."""
    ends = min(place + MAX_PHRASE, len(words))
    return next((at - place for at in range(place + 1, ends) if words[at].breaks), ends - place)


def _with_colour(card: SaidCard, words: Sequence[Word], cards: Sequence[SaidCard]) -> SaidCard:
    inside = [COLOURS[word.key] for word in words[card.start : card.end] if word.key in COLOURS]
    before = words[card.start - 1] if card.start and not words[card.start].breaks else None
    colour = inside[0] if inside else COLOURS.get(before.key) if before else None
    if colour is None and card.end < len(words) and not words[card.end].breaks:
        place = place_of_colour(words, card.end)
        follows = any(other.start == place + 1 for other in cards)
        colour = None if follows else COLOURS.get(words[place].key)
    return SaidCard(card.kind, card.start, card.end, card.count, colour, card.here)


def _of_partner(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> bool | None:
    """Whose the number is, where partners and opponents are spoken of: the nearest before it."""
    near = range(place - 1, max(place - _OWN_BEFORE, -1), -1)
    for at in near:
        if words[at].key in _I:
            return True
        if words[at + 1].breaks:
            break
    before = [m for m in mentions if m.concept in {"partners", "opponents"} and m.start < place]
    told = any(mention.concept == "opponents" for mention in mentions)
    return before[-1].concept == "partners" if before and told else None


def _unit_or_out(place: int, words: Sequence[Word], mentions: Sequence[Mention]) -> str:
    """As `unit_of`; in "two of them were knocked out" the number counts those who were."""
    out = any(
        mention.concept == "knock-out"
        and (
            0 < mention.start - place <= _BEFORE_OUT
            or mention.end == place
            or mention.start < place < mention.end
        )
        and not any(word.breaks for word in words[place + 1 : mention.start + 1])
        for mention in mentions
    )
    unit = unit_of(place, words, mentions)
    if not unit and counts_people_told(words, place, mentions):
        unit = "players-word"
    out = out and not (place and words[place - 1].key in GROUP_BEFORE)
    return (
        "knock-out"
        if out and unit in {"", "players-word"} and (words[place].value or 0) < _MANY
        else unit
    )


_NICKNAMES: Final = {
    "zweier": 2, "vierer": 4, "sechser": 6, "zehner": 10, "viererkarte": 4, "sechserkarte": 6,
}  # fmt: skip
_OF_DRAW_CARDS: Final = frozenset(
    {"challenge", "bluff", "guilty", "draw", "stack", "dodge", "pass-on", "lose-turn"}
)
_SKIP: Final = "skip"
_NUMBER_AND_THEN: Final = 3
_NEAR: Final = 3
_COPULAS: Final = word_list("cards.copulas")
_HOW_MANY: Final = word_list("cards.how-many")
