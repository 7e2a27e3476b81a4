"""What one round is worth to whom, by scoring method.

A method is one function in the table `SCORERS`. Endings are in `endings.py`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import RoundEntry
from scorekeeper.domain.variants import Formation, ScoringMethod

Scorer = Callable[[AgreedRules, RoundEntry, Sequence[str]], dict[str, int]]
"""Rules, entry and players of the round to points per player; players without points are absent."""


def winner_takes_all(
    rules: AgreedRules, entry: RoundEntry, players: Sequence[str]
) -> dict[str, int]:
    """The player who goes out gets what all opponents still hold (`deluxe-1999#scoring`)."""
    out, card_points = entry.out, rules.card_points
    total = 0
    for player, hand in entry.hands.items():
        if player != out and player in players:
            total += hand.points(card_points)
    return {out: total}


def own_cards(rules: AgreedRules, entry: RoundEntry, players: Sequence[str]) -> dict[str, int]:
    """Everyone keeps what they still hold (`deluxe-1999#winner`, `#elimination-race`)."""
    card_points = rules.card_points
    return {
        player: hand.points(card_points)
        for player, hand in entry.hands.items()
        if player != entry.out and player in players
    }


FORMATIONS: Final[frozenset[Formation]] = frozenset({"individual"})
SCORERS: Final[dict[ScoringMethod, Scorer]] = {
    "winner-takes-all": winner_takes_all,
    "lowest-total-wins": own_cards,
    "elimination-race": own_cards,
}


def can_score(rules: AgreedRules) -> bool:
    """Whether this version knows how to count by these rules; a newer one may know more."""
    return rules.scoring in SCORERS and rules.formation in FORMATIONS


def score(rules: AgreedRules, entry: RoundEntry, players: Sequence[str]) -> dict[str, int]:
    """Points of one round by the agreed method."""
    return SCORERS[rules.scoring](rules, entry, players)
