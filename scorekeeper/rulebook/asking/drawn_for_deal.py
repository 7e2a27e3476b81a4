"""Who deals where everybody drew a card for it: the highest number, and action cards count zero."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation

_LEAST: Final = 2
"""Cards that are compared."""


def deals_with_highest(situation: Situation) -> bool | None:
    """Whether the one asked about drew the highest card; None where that is not told."""
    cards = situation.cards
    if len(cards) < _LEAST or "dealer" not in situation.concepts:
        return None
    whose = [_before(situation, at) for at in range(len(cards))]
    persons = PERSONS[situation.language]
    asked = frozenset(situation.keys[situation.begins :])
    asked = asked & persons.i or asked
    # A word that stands before every card ("a", "and") tells nobody apart.
    common = frozenset.intersection(*whose)
    drew = [at for at, near in enumerate(whose) if (near - common) & asked]
    if len(drew) != 1:
        return None
    worth = [_worth(card) for card in cards]
    best = max(worth)
    return worth[drew[0]] == best and worth.count(best) == 1


def _before(situation: Situation, at: int) -> frozenset[str]:
    """The words between the card before and this one: whose it is."""
    cards: Sequence[SaidCard] = situation.cards
    first = cards[at - 1].end if at else 0
    return frozenset(situation.keys[first : cards[at].start])


def _worth(card: SaidCard) -> int:
    return int(card.kind) if card.kind.isdecimal() else 0
