"""Joining a game that has begun, and leaving it.

Opening a table and the order of its seats are in `tables.py`.
"""

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.actions.tables import MIN_SEATS, Newcomer
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.names import verify_name
from scorekeeper.domain.payloads import (
    MAX_SEATS,
    PlayerLeft,
    PlayerSeated,
)
from scorekeeper.domain.refusals import SeatingRefused, TableRefused
from scorekeeper.domain.state import GameState, TableState


def average_points(game: GameState) -> int:
    """The mean total of those who still play, rounded down: what a late joiner may start with."""
    return sum(game.totals[player] for player in game.players) // len(game.players)


def verify_join(state: TableState, newcomer: Newcomer, points: int) -> None:
    """Raises NameRefused, SeatingRefused or TableRefused where somebody cannot join now.

    The leaflets say nothing of late joiners; that they start with 0 unless the table chooses
    otherwise is a convention of this app (RULES.md §2.9).
    """
    game = _open_game(state)
    names = [seat.name for seat in state.present if seat.player != newcomer.player]
    verify_name(newcomer.name, names)
    if newcomer.player in game.players:
        raise SeatingRefused("join-already-playing", name=newcomer.name)
    if newcomer.player in game.out_after:
        raise SeatingRefused("join-out-of-the-race", name=newcomer.name)
    if newcomer.player in game.seating and points not in {0, game.totals[newcomer.player]}:
        total = game.totals[newcomer.player]
        raise SeatingRefused("join-comes-back", name=newcomer.name, points=total)
    if len(state.present) >= MAX_SEATS and newcomer.player not in state.seats:
        raise SeatingRefused("seats-too-many", limit=MAX_SEATS)
    if not 0 <= points < game.rules.target:
        raise SeatingRefused("join-points-range", limit=game.rules.target - 1)


can_join = allowed(verify_join)


def join(state: TableState, pen: Pen, newcomer: Newcomer, points: int = 0) -> tuple[Event, ...]:
    """Somebody plays from the next round on, starting with `points`.

    Whoever was in the game before comes back to the total they left with.
    """
    verify_join(state, newcomer, points)
    game = _open_game(state)
    return pen.write(
        PlayerSeated(
            player=newcomer.player,
            name=verify_name(newcomer.name),
            colour=newcomer.colour,
            game=game.id,
            points=points,
        )
    )


def verify_leave(state: TableState, player: str) -> None:
    """Raises SeatingRefused or TableRefused where this player cannot leave the game."""
    game = _open_game(state)
    seat = state.seats.get(player)
    if seat is None or seat.left:
        raise SeatingRefused("player-not-seated")
    if len(set(game.players) - {player}) < MIN_SEATS:
        raise SeatingRefused("leave-too-few", minimum=MIN_SEATS)


can_leave = allowed(verify_leave)


def leave(state: TableState, pen: Pen, player: str) -> tuple[Event, ...]:
    """Somebody goes home: their total stays on the board, out of the ranking."""
    verify_leave(state, player)
    return pen.write(PlayerLeft(player=player))


def _open_game(state: TableState) -> GameState:
    game = state.game
    if game is None:
        raise TableRefused("table-no-game")
    if state.closed:
        raise TableRefused("table-closed")
    if game.ending is not None:
        raise TableRefused("game-over")
    if game.rules.formation != "individual":
        raise SeatingRefused("formation-fixed")
    return game
