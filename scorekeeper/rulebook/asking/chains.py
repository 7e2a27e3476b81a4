"""Draw cards of which only the number is said: "a two, a two, then a six. How many do I take?"."""

from collections.abc import Collection, Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import count_at
from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.in_turn import laid_in_turn
from scorekeeper.rulebook.asking.laid_by_each import counts_layers
from scorekeeper.rulebook.asking.numbers_of_people import is_company
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.told_again import is_what_hits
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

BY_NUMBER: Final = {
    2: ("draw-two",),
    4: ("draw-four", "wild-draw-four"),
    6: ("wild-draw-six",),
    10: ("wild-draw-ten",),
}
_DRAWN: Final = frozenset({"draw", "stack", "no-match", "how-many"})
_OTHERWISE: Final = frozenset(
    {
        "points", "hand-word", "knock-out", "mercy", "age", "n-may-play", "dealt", "deck-size",
        "challenge", "guilty", "innocent", "uno", "swap", "pass-hands", "lose-turn", "may",
        "partners", "eight-players", "four-players", "draw-pile",
    }
)  # fmt: skip
HELD: Final = word_list("chains.held")
"""Behind these stands how many cards somebody holds."""
_HAS: Final = word_list("chains.has")
_ONLY: Final = word_list("chains.only")
_LAST: Final = word_list("chains.last")
_OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})
_NUMBERED: Final = word_list("chains.numbered")
_OTHER_UNITS: Final = frozenset({"card", "points", "players-word", "round", "age", "n-may-play"})


def with_chain(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    kinds: Collection[str],
) -> list[SaidCard]:
    """The cards, with draw cards for bare numbers if nothing but draws is spoken of."""
    said = {mention.concept for mention in mentions}
    low = [card for card in cards if _cannot_answer(words, card, cards)]
    cards = [card for card in cards if card not in low or "how-many" not in said]
    cards = [*cards, *laid_in_turn(words, cards, mentions)]
    named = [card for card in cards if card.kind in DRAWING]
    others = [card for card in cards if card not in named]
    plain = all(card.kind.isdecimal() and card.colour is None for card in others)
    if not plain or said & _OTHERWISE or ("how-many" not in said and "what" not in said):
        return list(cards)
    held = {at for card in low for at in range(card.start, card.end)}
    bare = [place for place in _bare(words, named, mentions) if place not in held]
    found = [draw_card(words[place].value or 0, place, kinds) for place in bare]
    chain = [*named, *(card for card in found if card is not None)]
    if None in found or not found or len(chain) < 2 or not said & _DRAWN:
        return list(cards)
    return sorted(chain, key=lambda card: card.start)


def _bare(
    words: Sequence[Word], named: Sequence[SaidCard], mentions: Sequence[Mention]
) -> list[int]:
    """The places of numbers that count nothing and are part of no phrase."""
    used = {at for card in named for at in range(card.start, card.end)}
    used |= {at for card in named for at in [count_at(words, card.start)] if at is not None}
    # "Two coloured plus fours": a word may stand between the number and what it counts.
    used |= {card.start - 2 for card in named if is_described(words, card)}
    used |= {place for m in mentions if len(m.places) > 1 for place in m.places}
    counting = {m.start - 1 for m in mentions if m.concept in _OTHER_UNITS}
    return [
        place
        for place, word in enumerate(words)
        if word.value is not None and place not in used | counting and not is_company(words, place)
        if not place or words[place].breaks or words[place - 1].key not in HELD
        if place + 1 == len(words)
        or words[place + 1].key not in {"hat", "heeft", "has", "had", "hatte", "hatten"}
        if tuple(word.key for word in words[place + 1 : place + 3]) not in _OF_US
        if not place or words[place - 1].key not in _NUMBERED | _LAST
        if not counts_layers(words, place, mentions)
        if not (is_what_hits(words, place, place + 1) and _is_told_before(words, place))
    ]


def _is_told_before(words: Sequence[Word], place: int) -> bool:
    return any(word.value == words[place].value for word in words[:place])


def is_described(words: Sequence[Word], card: SaidCard) -> bool:
    """Whether a word of the same clause stands before the card's name that is no number."""
    pair = words[max(card.start - 1, 0) : card.start + 1]
    return all(word.value is None or word.plus for word in pair) and not any(
        word.breaks for word in pair
    )


def _cannot_answer(words: Sequence[Word], card: SaidCard, cards: Sequence[SaidCard]) -> bool:
    """ "+4, then +6, and the next only has a +2": held, and too low to be laid."""
    before = [other for other in cards if other.end <= card.start and other.kind in DRAWING]
    if card.kind not in DRAWING or not before or _draws(card) >= _draws(before[-1]):
        return False
    clause = clause_at(words, card.start)
    held = {words[at].key for at in clause if at < card.start}
    return bool(held & _HAS and held & _ONLY)


def _draws(card: SaidCard) -> int:
    return next((value for value, kinds in BY_NUMBER.items() if card.kind in kinds), 4)


def draw_card(value: int, place: int, kinds: Collection[str]) -> SaidCard | None:
    """The card that makes draw so many, where this game has one."""
    kind = next((kind for kind in BY_NUMBER.get(value, ()) if kind in kinds), None)
    return SaidCard(kind, place, place + 1) if kind is not None else None
