"""Questions that are nothing but cards and a word for their sum: "nine, nine, reverse, total?"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import COLOURS, ONE, TIMES
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_HIGHEST_FACE: Final = 9
_TWO: Final = 2
_SEVERAL: Final = 3
"""Words. What is asked of fewer cards, and of nothing else, nobody knows."""
_LONGEST_TAIL: Final = 6
"""Words behind the list, in which its sum is asked for."""
_BETWEEN: Final = word_list("bare-lists.between") | ONE
_GAMES: Final = word_list("bare-lists.games")
_LEFT: Final = word_list("bare-lists.left")
_OTHERWISE: Final = frozenset(
    {"draw", "stack", "stacking", "may", "must", "who", "when", "play", "turn", "next-player"}
)
"""What asks for no worth."""


def numbers_of_list(
    words: Sequence[Word],
    named: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> frozenset[int]:
    """Where the numbers stand that are cards of a bare list; none if the words are no such list."""
    end, numbers = _list(words, named)
    cards = [card for card in named if card.start < end]
    if not cards or not _asks_for_sum(words, end, mentions, glossary):
        return frozenset()
    counted = [card for card in cards for _ in range(card.count)]
    return frozenset(numbers) if len(counted) + len(numbers) >= _TWO else frozenset()


def sum_asked(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    mentions: Sequence[Mention],
    glossary: Glossary,
) -> int | None:
    """Where the sum of a bare list is asked for; None if the words are no such list."""
    end, numbers = _list(words, cards)
    inside = [card for card in cards if card.start < end]
    if numbers or sum(card.count for card in inside) < _TWO or len(inside) < len(cards):
        return None
    chain = all(card.kind in DRAWING for card in inside)
    asks = not chain and _asks_for_sum(words, end, mentions, glossary)
    return min(end, len(words) - 1) if asks else None


def _list(words: Sequence[Word], cards: Sequence[SaidCard]) -> tuple[int, list[int]]:
    """Where the list that opens the question ends, and its numbers that count no card."""
    starts = {card.start: card for card in cards}
    # "Flex: eight, skip": the game is named first.
    opens = len(words) > 1 and words[1].breaks and words[0].key in _GAMES
    place = last = int(opens)
    numbers: list[int] = []
    while place < len(words):
        word = words[place]
        if place in starts:
            place = last = starts[place].end
        elif word.value is not None and word.value <= _HIGHEST_FACE and not word.plus:
            if not _counts(words, place, starts):
                numbers.append(place)
            place += 1
            last = place
        elif word.key in _BETWEEN | TIMES | COLOURS.keys():
            place += 1
        else:
            break
    return last, numbers


def _counts(words: Sequence[Word], place: int, starts: dict[int, SaidCard]) -> bool:
    """ "Two skips", "two red skips", "two times a skip": how many of the card behind it."""
    at = place + 1
    while at < len(words) and words[at].key in TIMES | COLOURS.keys() and not words[at].breaks:
        at += 1
    card = starts.get(at)
    return card is not None and card.count > 1 and not words[at].breaks


def _asks_for_sum(
    words: Sequence[Word], end: int, mentions: Sequence[Mention], glossary: Glossary
) -> bool:
    tail = range(end, len(words))
    if not tail:
        # "Skip, skip, wild?": nothing but cards.
        return end >= _SEVERAL
    if len(tail) > _LONGEST_TAIL or any((words[at].value or 0) > _HIGHEST_FACE for at in tail):
        # "A 5 and a +2: is that 25?" tells the sum, and asks whether it is right.
        return False
    said = {mention.concept for mention in mentions if mention.start >= end}
    sums = any(words[at].key in glossary.lists["sums"] for at in tail)
    # "Eight and seven left in Flex".
    sums = sums or any(words[at].key in _LEFT and not words[at].breaks for at in tail)
    return (sums or "points" in said) and ("points" in said or not said & _OTHERWISE)
