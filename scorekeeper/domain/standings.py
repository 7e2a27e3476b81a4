"""The ranked totals of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.state import GameState
from scorekeeper.domain.variants import ScoringMethod


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings. Equal totals share a rank (1, 1, 3).

    `out_after` is the number of the round after which the player was out of the race.
    """

    rank: int
    player: str
    total: int
    out_after: int | None = None


Key = tuple[int, ...]


def _highest(game: GameState, player: str) -> Key:
    return (-game.totals[player],)


def _lowest(game: GameState, player: str) -> Key:
    return (game.totals[player],)


def _longest_in_the_race(game: GameState, player: str) -> Key:
    # Whoever is out ranks by when: later is better, then by lower total (RULES.md §2.3).
    out_after = game.out_after.get(player)
    total = game.totals[player]
    return (0, 0, total) if out_after is None else (1, -out_after, total)


KEYS: Final[dict[ScoringMethod, Callable[[GameState, str], Key]]] = {
    "winner-takes-all": _highest,
    "lowest-total-wins": _lowest,
    "elimination-race": _longest_in_the_race,
}


def standings(game: GameState) -> tuple[Standing, ...]:
    """Everyone of the game, best first; within a tie in playing order."""
    key = KEYS[game.rules.scoring]
    ranked = sorted(game.seating, key=lambda player: key(game, player))
    lines: list[Standing] = []
    before: Key = ()
    for place, player in enumerate(ranked, start=1):
        here = key(game, player)
        rank = lines[-1].rank if here == before else place
        lines.append(Standing(rank, player, game.totals[player], game.out_after.get(player)))
        before = here
    return tuple(lines)


def leaders(game: GameState) -> tuple[str, ...]:
    """Who is first; nobody while no round counts."""
    if not any(not played.voided for played in game.rounds):
        return ()
    return tuple(line.player for line in standings(game) if line.rank == 1)
