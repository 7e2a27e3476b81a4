"""Starting another game at the same table."""

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.actions.tables import verify_formation_seats
from scorekeeper.domain.dealing import next_dealer
from scorekeeper.domain.events import Event, GameStarted, Pen
from scorekeeper.domain.refusals import SeatingRefused, TableRefused
from scorekeeper.domain.state import TableState


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
