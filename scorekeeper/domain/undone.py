"""What was undone last, as far as it can be named: the round, or the change of one.

Which changes can be undone and redone is in `history.py`.
"""

from collections.abc import Iterable, Mapping

from scorekeeper.domain.events import Event
from scorekeeper.domain.game_log import GameLog
from scorekeeper.domain.payloads import RoundRevised, RoundScored
from scorekeeper.domain.state import GameState, Revision, RoundState


def undone_of(
    event: Event, logs: Mapping[str, GameLog], games: Iterable[GameState]
) -> RoundState | Revision | None:
    """What the event would bring back: its round, or its change of a round that is there."""
    payload = event.payload
    if isinstance(payload, RoundScored):
        played = (game for game in games if game.id == payload.game)
        return next((logs[game.id].as_brought_back(event.id, game) for game in played), None)
    if isinstance(payload, RoundRevised) and payload.entry is not None:
        changed = (game.round(payload.round) for game in games)
        before = next((found for found in changed if found), None)
        if before is not None:
            return Revision(before.entry, payload.entry, event.at, event.by, event.id)
    return None
