"""The ranked totals of a game."""

from dataclasses import dataclass

from scorekeeper.domain.state import GameState


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings. Equal totals share a rank (1, 1, 3).

    `out_after` is the number of the round after which the player was out of the race.
    """

    rank: int
    player: str
    total: int
    out_after: int | None = None


def standings(game: GameState) -> tuple[Standing, ...]:
    """Everyone of the game, best first; within a tie in playing order."""
    ranked = sorted(game.seating, key=lambda player: -game.totals[player])
    lines: list[Standing] = []
    for place, player in enumerate(ranked, start=1):
        total = game.totals[player]
        tied = bool(lines) and lines[-1].total == total
        lines.append(Standing(lines[-1].rank if tied else place, player, total))
    return tuple(lines)


def leaders(game: GameState) -> tuple[str, ...]:
    """Who is first; nobody while no round counts."""
    if not any(not played.voided for played in game.rounds):
        return ()
    return tuple(line.player for line in standings(game) if line.rank == 1)
