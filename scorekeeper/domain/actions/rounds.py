"""Scoring, revising and voiding a round."""

from scorekeeper.domain.actions import allowed
from scorekeeper.domain.events import Event, Pen, RoundEntry, RoundRevised, RoundScored, RoundVoided
from scorekeeper.domain.refusals import RoundRefused, StaleRound, TableRefused
from scorekeeper.domain.state import GameState, RoundState, TableState


def playing(state: TableState) -> GameState:
    """The game that takes the next round.

    Raises TableRefused where there is none, it is over, or the table is closed.
    """
    game = state.game
    if game is None:
        raise TableRefused("table-no-game")
    if state.closed:
        raise TableRefused("table-closed")
    if game.ending is not None:
        raise TableRefused("game-over")
    return game


def _verify_entry(state: TableState, players: tuple[str, ...], entry: RoundEntry) -> None:
    if entry.out not in players:
        raise RoundRefused("round-out-not-playing", name=state.name_of(entry.out))
    if entry.out in entry.hands:
        raise RoundRefused("round-winner-has-cards", name=state.name_of(entry.out))
    for player in entry.hands:
        if player not in players:
            raise RoundRefused("round-hand-not-playing", name=state.name_of(player))
    for player in players:
        if player != entry.out and player not in entry.hands:
            raise RoundRefused("round-hand-missing", name=state.name_of(player))


def verify_score_round(state: TableState, entry: RoundEntry, after: str) -> None:
    """Raises TableRefused, RoundRefused, or StaleRound where `after` is not the last round."""
    game = playing(state)
    if after != game.tip:
        raise StaleRound("round-stale", number=len(game.rounds))
    _verify_entry(state, game.players, entry)


can_score_round = allowed(verify_score_round)


def score_round(state: TableState, pen: Pen, entry: RoundEntry, after: str) -> tuple[Event, ...]:
    """The round that comes after `after`, as entered."""
    verify_score_round(state, entry, after)
    return pen.write(RoundScored(game=playing(state).id, after=after, entry=entry))


def _known_round(state: TableState, round_id: str) -> RoundState:
    found = state.find_round(round_id)
    if found is None:
        raise RoundRefused("round-unknown")
    if found[1].voided:
        raise RoundRefused("round-voided", number=found[1].number)
    return found[1]


def verify_revise_round(state: TableState, round_id: str, entry: RoundEntry) -> None:
    """Raises RoundRefused where the round is unknown or voided, or the entry cannot be."""
    _verify_entry(state, _known_round(state, round_id).players, entry)


can_revise_round = allowed(verify_revise_round)


def revise_round(
    state: TableState, pen: Pen, round_id: str, entry: RoundEntry
) -> tuple[Event, ...]:
    """Another entry for a round already scored; the old one stays in its history.

    An unchanged entry needs no event.
    """
    verify_revise_round(state, round_id, entry)
    if _known_round(state, round_id).entry == entry:
        return ()
    return pen.write(RoundRevised(round=round_id, entry=entry))


def verify_void_round(state: TableState, round_id: str) -> None:
    """Raises RoundRefused where the round is unknown or voided already."""
    _known_round(state, round_id)


can_void_round = allowed(verify_void_round)


def void_round(state: TableState, pen: Pen, round_id: str) -> tuple[Event, ...]:
    """Takes a round out of the score; it stays in the list, crossed out."""
    verify_void_round(state, round_id)
    return pen.write(RoundVoided(round=round_id))
