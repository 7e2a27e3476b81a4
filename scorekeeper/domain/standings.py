"""The ranked totals of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.state import GameState
from scorekeeper.domain.variants import ScoringMethod


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings. Equal totals share a rank (1, 1, 3).

    `out_after` is the number of the round after which the player was out of the race. `team` are
    the partners who share the line, `player` the first of them. Somebody who left before the end
    keeps the total and has no rank.
    """

    rank: int | None
    player: str
    total: int
    out_after: int | None = None
    team: tuple[str, ...] = ()


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
    """Everyone of the game or, of partners, every pair: best first, within a tie in playing order.

    Whoever left comes last.
    """
    key = KEYS[game.rules.scoring]
    teams = {pair[0]: pair for pair in game.pairs} if game.pairs else {}
    compared = teams or [player for player in game.seating if player not in game.left]
    ranked = sorted(compared, key=lambda player: key(game, player))
    lines: list[Standing] = []
    before: Key = ()
    rank = 0
    for place, player in enumerate(ranked, start=1):
        here = key(game, player)
        rank = rank if here == before else place
        fell, team = game.out_after.get(player), teams.get(player, ())
        lines.append(Standing(rank, player, game.totals[player], fell, team))
        before = here
    gone = () if teams else game.left
    lines += [Standing(None, player, game.totals[player]) for player in gone]
    return tuple(lines)


def leaders(game: GameState) -> tuple[str, ...]:
    """Who is first, of partners both; nobody while no round counts."""
    if not any(not played.voided for played in game.rounds):
        return ()
    first = [line for line in standings(game) if line.rank == 1]
    return tuple(player for line in first for player in line.team or (line.player,))
