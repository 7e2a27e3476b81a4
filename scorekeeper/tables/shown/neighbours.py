"""What a table has agreed beside the matter that is asked: one agreement bears on its neighbours.

Who has agreed that a +2 goes on a +2 is to see that again where it is asked how much two of them
come to: what is printed there counts without it.
"""

from collections.abc import Iterable
from typing import Final

from scorekeeper.domain.state import AgreedRuling
from scorekeeper.rulebook.asking import Answer
from scorekeeper.rulebook.asking.matters import broadly

KIN: Final[tuple[frozenset[str], ...]] = (
    frozenset({"stacking", "stack-total", "stack-several", "dodge", "progressive"}),
    frozenset({"challenge-who", "challenge-guilty", "challenge-innocent", "challenge-show"}),
    frozenset({"no-playable", "drawn-card", "drawn-other-card", "draw-although-able"}),
    frozenset({"jump-in", "jump-in-twice", "jump-in-action"}),
    frozenset({"uno-when", "uno-penalty", "uno-caught", "uno-corrected", "false-call"}),
    frozenset({"last-card", "last-card-draws", "last-card-swap"}),
    frozenset({"mercy", "mercy-cards", "mercy-back"}),
)
"""Rulings of which one bears on the other."""


def beside(answer: Answer, matter: str, agreed: Iterable[AgreedRuling]) -> tuple[AgreedRuling, ...]:
    """The agreements that bear on a matter, or answer it asked in another way, newest first."""
    broad = broadly(matter)
    ruling, _, cards = broad.partition(":")
    about = {ruling} if answer.ruling else {near.ruling for near in answer.passages}
    named = set(cards.split(":")) - {""} if answer.ruling else _named(answer)
    return tuple(
        one
        for one in reversed(tuple(agreed))
        if broadly(one.matter) == broad or _bears_on(broadly(one.matter), about, named)
    )


def _named(answer: Answer) -> set[str]:
    return {card.kind for card in answer.situation.cards}


def _bears_on(matter: str, about: Iterable[str], named: set[str]) -> bool:
    """Whether an agreement is on a kindred ruling, and not on other cards only."""
    ruling, _, rest = matter.partition(":")
    cards = set(rest.split(":")) - {""}
    kindred = any(ruling in kin and not kin.isdisjoint(about) for kin in KIN)
    return kindred and (not cards or not named or not cards.isdisjoint(named))
