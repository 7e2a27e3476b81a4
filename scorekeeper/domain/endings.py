"""When a game is over and who has won, by scoring method.

Looked at after each round, because a game ends at the end of a round only (RULES.md §2.1).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.state import Ending, Termination
from scorekeeper.domain.variants import ScoringMethod

EndingRule = Callable[[AgreedRules, Mapping[str, int], Sequence[str], str], Ending | None]
"""Rules, totals, players still in the race and the round just scored to the ending, if any."""


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


def lowest_at_target(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending | None:
    """When somebody reaches the target the lowest total wins; equal ones share it.

    RULES.md §2.2 (`deluxe-1999#winner`).
    """
    reached = [totals[player] for player in players]
    if max(reached, default=0) < rules.target:
        return None
    lowest = min(reached)
    winners = tuple(player for player in players if totals[player] == lowest)
    return Ending(Termination.TARGET_REACHED, winners, round_id)


def last_one_left(
    _rules: AgreedRules, _totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending | None:
    """The last one who has not reached the target wins (`deluxe-1999#elimination-race`)."""
    if len(players) > 1:
        return None
    return Ending(Termination.LAST_ONE_LEFT, tuple(players), round_id)


def best_of(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending:
    """After a deciding round the best of those who shared the win; equal ones share it again."""
    pick = max if rules.scoring == "winner-takes-all" else min
    best = pick(totals[player] for player in players)
    winners = tuple(player for player in players if totals[player] == best)
    return Ending(Termination.TARGET_REACHED, winners, round_id)


def most_after_all_rounds(
    totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending:
    """With changing partners the highest total wins when all rounds are played.

    `deluxe-1999#partners`.
    """
    best = max(totals[player] for player in players)
    winners = tuple(player for player in players if totals[player] == best)
    return Ending(Termination.ROUNDS_PLAYED, winners, round_id)


ENDINGS: Final[dict[ScoringMethod, EndingRule]] = {
    "winner-takes-all": first_to_target,
    "lowest-total-wins": lowest_at_target,
    "elimination-race": last_one_left,
}
ELIMINATES: Final[frozenset[ScoringMethod]] = frozenset({"elimination-race"})
"""Methods in which whoever reaches the target is out of the race after that round."""


def eliminated(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str]
) -> tuple[str, ...]:
    """Who of the players of a round is out of the race after it (RULES.md §2.3)."""
    if rules.scoring not in ELIMINATES:
        return ()
    return tuple(player for player in players if totals[player] >= rules.target)


def ending(
    rules: AgreedRules, totals: Mapping[str, int], players: Sequence[str], round_id: str
) -> Ending | None:
    """The game's ending after a round, or None; `players` are those still in the race."""
    return ENDINGS[rules.scoring](rules, totals, players, round_id)
