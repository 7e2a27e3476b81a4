"""When a game is over and who has won, by scoring method.

Looked at after each round, because a game ends at the end of a round only (RULES.md §2.1).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.state import Ending, Termination
from scorekeeper.domain.variants import ScoringMethod

EndingRule = Callable[[AgreedRules, Mapping[str, int], Sequence[str], str], Ending | None]
"""Rules, totals, players and the round just scored to the ending, or None while it goes on."""


def first_to_target(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending | None:
    """First to reach or pass the target wins (`deluxe-1999#winner`); equal leaders share it."""
    if max(totals.values(), default=0) < rules.target:
        return None
    # Somebody who has left may be past the target; only those still playing can win.
    best = max((totals[player] for player in players), default=0)
    if best < rules.target:
        return None
    winners = tuple(player for player in players if totals[player] == best)
    return Ending(Termination.TARGET_REACHED, winners, round_id)


ENDINGS: Final[dict[ScoringMethod, EndingRule]] = {"winner-takes-all": first_to_target}


def ending(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending | None:
    """The game's ending after a round, or None."""
    return ENDINGS[rules.scoring](rules, totals, players, round_id)
