"""Another game at the same table, or a deciding round where several share the win."""

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.actions.tables import verify_formation_seats
from scorekeeper.domain.dealing import next_dealer
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.payloads import DecidingRoundAgreed, GameStarted
from scorekeeper.domain.refusals import SeatingRefused, TableRefused
from scorekeeper.domain.state import GameState, TableState


def rematch_dealer(state: TableState) -> str:
    """Who deals first in a rematch: the deal simply moves on."""
    game = state.game
    present = [seat.player for seat in state.present]
    if game is None:
        return present[0]
    if game.dealer in present:
        return game.dealer
    return next_dealer(game.seating, game.dealer, present)


def verify_rematch(state: TableState) -> None:
    """Raises TableRefused while a game is on or the table closed, SeatingRefused for one player."""
    if state.closed:
        raise TableRefused("table-closed")
    if state.rules is None:
        raise TableRefused("table-no-game")
    if state.game is not None and state.game.ending is None:
        raise TableRefused("game-not-over")
    if len(state.present) < 2:
        raise SeatingRefused("seats-too-few", minimum=2)
    verify_formation_seats(state.rules.formation, len(state.present))


can_rematch = allowed(verify_rematch)


def rematch(state: TableState, pen: Pen) -> tuple[Event, ...]:
    """A new game from zero with everyone present and the rules last agreed."""
    verify_rematch(state)
    players = tuple(seat.player for seat in state.present)
    return pen.write(GameStarted(players=players, dealer=rematch_dealer(state)))


def verify_deciding_round(state: TableState) -> GameState:
    """The game that a deciding round would go on with.

    Raises TableRefused where none is over at an open table, or only one has won. RULES.md §2.2.
    """
    game = state.game
    if state.closed:
        raise TableRefused("table-closed")
    if game is None or game.ending is None:
        raise TableRefused("game-not-over")
    if game.rules.formation != "individual" or len(game.ending.winners) < 2:
        raise TableRefused("game-not-shared")
    return game


can_play_deciding_round = allowed(verify_deciding_round)


def deciding_round(state: TableState, pen: Pen) -> tuple[Event, ...]:
    """The game goes on among those who share the win, for a round or as many as it takes."""
    game = verify_deciding_round(state)
    assert game.ending is not None
    return pen.write(DecidingRoundAgreed(game=game.id, after=game.ending.round))
