"""Cards told by their class alone, "three action cards and a 3", "two black ones": what they count.

All of a class count alike in a game, so that it need not be said which they are.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from scorekeeper.domain.variants import CardKind
from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard, SaidNumber, Situation
from scorekeeper.rulebook.word_lists import word_list

_MOST: Final = 12
_ADJECTIVES: Final = 2


def class_points(situation: Situation, kinds: Mapping[str, CardKind]) -> int | None:
    """What the cards count that are told by class; None where none are, or they are listed, too."""
    told = [number for number in situation.numbers if counts_class(situation, number)]
    if not told or any(_heads_list(number, situation.cards) for number in told):
        return None
    worth = [_worth(_noun(situation, number), kinds) for number in told]
    known = [(one, n.value) for one, n in zip(worth, told, strict=True) if one is not None]
    return sum(one * value for one, value in known) if len(known) == len(told) else None


def counts_class(situation: Situation, number: SaidNumber) -> bool:
    """Whether a number counts cards of a class: "three coloured action cards"."""
    return 0 < number.value <= _MOST and _noun(situation, number) in _ACTION | _BLACK


def _noun(situation: Situation, number: SaidNumber) -> str:
    """What the number counts, behind adjectives."""
    keys = situation.keys[number.at + 1 : number.at + _ADJECTIVES + _ADJECTIVES]
    for key in keys:
        if key not in _COLOURED and key not in COLOURS:
            return key
    return ""


def _heads_list(number: SaidNumber, cards: Sequence[SaidCard]) -> bool:
    """ "Two action cards: a +2 and a reverse": so many are listed behind it, by name."""
    named = [card for card in cards if card.start > number.at and not card.kind.isdecimal()]
    return sum(card.count for card in named) == number.value


def _worth(noun: str, kinds: Mapping[str, CardKind]) -> int | None:
    """What every card of the class counts; None where they count differently."""
    wild = noun in _BLACK
    points = {
        card.points.value
        for kind, card in kinds.items()
        if not kind.isdecimal() and (kind in WILDS) == wild
    }
    return points.pop() if len(points) == 1 else None


_COLOURED: Final = word_list("classes-told.coloured")
_ACTION: Final = word_list("classes-told.action")
_BLACK: Final = word_list("classes-told.black")
