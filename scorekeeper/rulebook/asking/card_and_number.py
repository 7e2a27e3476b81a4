"""Draw cards that are only named as where cards came from: "drew ten from a plus ten"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.chains import BY_NUMBER
from scorekeeper.rulebook.asking.persons import IsName
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 2
_AND: Final = word_list("exchange.and")
_FROM: Final = word_list("told-twice.from")


def places_told_once(words: Sequence[Word], cards: Sequence[SaidCard]) -> list[int]:
    """The places of all words but those that name a card whose cards are counted before it."""
    named = {at for card in cards for at in _named_again(words, card)}
    left = [at for at in range(len(words)) if at not in named]
    # "I must draw ten for the plus ten": nothing else is told.
    several = len([at for at in left if words[at].value is not None]) > 1
    return left if several else list(range(len(words)))


def cards_at(places: Sequence[int], cards: Sequence[SaidCard]) -> list[SaidCard]:
    """The cards that are still named where only the words at these places are left."""
    anew = {place: at for at, place in enumerate(places)}
    return [
        replace(card, start=anew[card.start], end=anew[card.end - 1] + 1)
        for card in cards
        if card.start in anew and card.end - 1 in anew
    ]


def names_at(places: Sequence[int], is_name: IsName) -> IsName:
    """Whether a word is a name, where only the words at these places are left."""
    return lambda at: is_name(places[at])


def _named_again(words: Sequence[Word], card: SaidCard) -> range:
    """ "(Ten) from a plus ten", "(zehn) wegen der Plus zehn": the words that tell it again."""
    draws = next((value for value, kinds in BY_NUMBER.items() if card.kind in kinds), None)
    for at in range(card.start - 1, max(card.start - 1 - _NEAR, 0), -1):
        if words[at].breaks:
            break
        if words[at].key in _FROM:
            counted = draws is not None and card.count == 1
            counted = counted and draws in {word.value for word in words[max(at - _NEAR, 0) : at]}
            # The name of one card may have been read on: "een plus tien en …".
            end = card.end - (words[card.end - 1].key in _AND)
            return range(at, end) if counted else range(0)
    return range(0)
