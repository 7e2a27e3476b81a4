"""Cards of the deck counted by what they have in common, or what is left without some of them.

What is understood word by word, and what is missing or claimed, is asked of `deck_asked.py` first.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_COLOURS: Final = 4
_DECKS: Final = (104, 108, 112, 168)
_ACTIONS: Final = ("draw-two", "skip", "reverse")
_WILDS: Final = ("wild", "wild-draw-four")
_EXTRAS: Final = ("swap-hands", "customizable")
_OF_A_NUMBER: Final = 2


def deck_counted(story: Story) -> Sum | None:
    """How many cards of the deck; None where no such number is asked for, or it is not known."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or story.said & _PLAYED or story.hand.told:
        return None
    # "Die Zahlen" are cards, "zählen" is not said of them.
    if any(word.key in _POINTS and "number-card" not in word.concepts for word in situation.heard):
        return None
    return next((found for event in _EVENTS if (found := event(story)) is not None), None)


def _keys(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys)


def _told(story: Story) -> int | None:
    """The size of the deck, where it is told."""
    return next((n.value for n in story.situation.numbers if n.value in _DECKS), None)


def _counts(story: Story, kinds: Iterable[str]) -> int | None:
    """How many cards of these kinds there are, where all are known."""
    found = [k.count.value for name in kinds if (k := story.kinds.get(name)) and k.count]
    return sum(found) if len(found) == len([*kinds]) else None


def _of_deck(value: int, shown: str) -> Sum:
    return Sum(value, shown, "deck", None, "cards")


def _actions(story: Story) -> Sum | None:
    """ "How many red action cards", "coloured action cards in all"."""
    said = story.said
    value = _counts(story, _ACTIONS)
    coloured = bool(story.situation.colours) or not _COLOURED.isdisjoint(_keys(story))
    if value is None or "action-card" not in said or "number-card" in said or not coloured:
        return None
    if story.situation.cards or not counts(story, _ACTION_WORDS):
        return None
    named = [key for key in story.situation.keys if key in _ONE_COLOUR]
    if len(set(named)) == 1 or len(story.situation.colours) == 1:
        return _of_deck(value // _COLOURS, f"{value} ÷ {_COLOURS} = {value // _COLOURS}")
    return _of_deck(value, str(value)) if not named else None


def _of_one_colour(story: Story) -> Sum | None:
    """Numbers and action cards of one colour together."""
    value, numbers = _counts(story, _ACTIONS), story.facts.numbers.get("number_cards")
    kinds = {card.kind for card in story.situation.cards}
    # "The numbers, and the red draw twos, skips and reverses".
    actions_told = kinds == {*_ACTIONS} or (not kinds and "action-card" in story.said)
    both = "number-card" in story.said and actions_told
    named = {COLOURS.get(key, key) for key in story.situation.keys if key in _ONE_COLOUR}
    if value is None or numbers is None or not both or len(named) != 1:
        return None
    numbers = numbers if numbers < _MANY else numbers // _COLOURS
    actions = value // _COLOURS
    return _of_deck(numbers + actions, f"{numbers} + {actions} = {numbers + actions}")


def _wilds(story: Story) -> Sum | None:
    """ "How many black cards are there in the 108", "wilds in the 112 with all extras"."""
    told, kinds = _told(story), {card.kind for card in story.situation.cards}
    value = _counts(story, _WILDS)
    black = not _BLACK.isdisjoint(_keys(story))
    all_wilds = ("wild-card" in story.said or black) and not kinds
    # "Wilds of both kinds", "Joker aller Art".
    all_wilds = all_wilds or (kinds == {"wild"} and not _SORTS.isdisjoint(_keys(story)))
    with_extras = kinds == {"wild", *_EXTRAS}
    if value is None or story.situation.colours or not (all_wilds or with_extras):
        return None
    if not counts(story, _WILD_WORDS) and not _opens_with(story, _WILD_WORDS):
        return None
    if told == _DECKS[1] and all_wilds:
        return _of_deck(value, str(value))
    if told == _DECKS[2] or (with_extras and told is None):
        extra = _DECKS[2] - _DECKS[1]
        return _of_deck(value + extra, f"{value} + {extra} = {value + extra}")
    return None


def _opens_with(story: Story, nouns: frozenset[str]) -> bool:
    """ "Black cards in the 108, total?": a half sentence names first what it counts."""
    keys, begins = story.situation.keys, story.situation.begins
    half = begins > 0 and len(keys) - begins == 1
    return half and not nouns.isdisjoint(keys[:_OF_A_NUMBER])


def _without_zeros(story: Story) -> Sum | None:
    """How many number cards are left without the zeros."""
    numbers = story.facts.numbers.get("number_cards")
    cards = story.situation.cards
    out = "leave-out" in story.said or not _WITHOUT.isdisjoint(_keys(story))
    zeros = bool(cards) and all(card.kind == "0" and not card.colour for card in cards)
    if numbers is None or numbers < _MANY or not (out and zeros and "number-card" in story.said):
        return None
    value = numbers - _COLOURS
    return _of_deck(value, f"{numbers} − {_COLOURS} = {value}")


def _number_cards_alone(story: Story) -> Sum | None:
    """ "Leave out every wild and every action card: how many number cards are there?"."""
    numbers, cards = story.facts.numbers.get("number_cards"), story.situation.cards
    out = "leave-out" in story.said or not _WITHOUT.isdisjoint(_keys(story))
    asks = "number-card" in story.situation.asked and counts(story, _CARDS)
    others = {"action-card", "wild-card"} & story.said
    plain = all(not card.colour and not card.kind.isdecimal() for card in cards)
    if numbers is None or numbers < _MANY or not (out and asks and others and plain):
        return None
    if story.situation.colours or any(n.value not in _DECKS for n in story.situation.numbers):
        return None
    return _of_deck(numbers, str(numbers))


def _deck_without(story: Story) -> Sum | None:
    """ "108 without all wilds", "112, but two of the blank ones stay in the box"."""
    told, cards = _told(story), story.situation.cards or story.situation.named
    out = "leave-out" in story.said or not _WITHOUT.isdisjoint(_keys(story))
    if told is None or not out or not cards or any(card.colour for card in cards):
        return None
    if not counts(story, _CARDS) or any(card.kind.isdecimal() for card in cards):
        return None
    few = [n.value for n in story.situation.numbers if n.value != told]
    if any(pair in _ONE_OF for pair in pairwise(story.situation.keys)):
        few = few or [1]
    kinds = tuple({card.kind: None for card in cards})
    less = few[0] if len(few) == 1 and len(kinds) == 1 else None if few else _counts(story, kinds)
    if less is None or not 0 < less < _MANY:
        return None
    return _of_deck(told - less, f"{told} − {less} = {told - less}")


def _of_several_numbers(story: Story) -> Sum | None:
    """ "Green threes and green fours together": two of each, one of a zero, in each colour."""
    cards = story.situation.cards
    coloured = all(card.colour for card in cards)
    plain = all(card.kind.isdecimal() and card.count == 1 for card in cards)
    plain = plain and (coloured or not any(card.colour for card in cards))
    if len(cards) <= 1 or not plain or _keys(story).isdisjoint(_TOGETHER):
        return None
    if "deck-size" not in story.said or story.facts.values.get("variant") != "classic":
        return None
    each = 1 if coloured else _COLOURS
    parts = [each * (1 if card.kind == "0" else _OF_A_NUMBER) for card in cards]
    value = sum(parts)
    return _of_deck(value, f"{' + '.join(str(part) for part in parts)} = {value}")


_MANY: Final = 20
"""Number cards; more are of several colours."""
_PLAYED: Final = frozenset(
    {"hand-points", "may", "stack", "uno", "challenge", "finish", "dealt", "mercy", "knock-out"}
)
_POINTS: Final = word_list("deck-counted.points")
_COLOURED: Final = word_list("deck-counted.coloured")
_ACTION_WORDS: Final = word_list("deck-counted.action-words")
_ONE_COLOUR: Final = word_list("deck-counted.one-colour")
_WILD_WORDS: Final = word_list("deck-counted.wild-words")
_SORTS: Final = word_list("deck-counted.sorts")
_BLACK: Final = word_list("deck-counted.black")
_ONE_OF: Final = frozenset(
    {("one", "of"), ("eine", "der"), ("eine", "von"), ("einen", "der"), ("een", "van")}
)
_WITHOUT: Final = word_list("deck-counted.without")
_CARDS: Final = word_list("deck-counted.cards")
_TOGETHER: Final = word_list("deck-counted.together")
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _actions, _of_one_colour, _wilds, _without_zeros, _number_cards_alone, _deck_without,
    _of_several_numbers,
)  # fmt: skip
