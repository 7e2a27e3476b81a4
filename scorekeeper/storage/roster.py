"""The people who play here, across tables: who they are and when they played last.

What a name may not be is decided in `domain/names.py`, who may be offered a seat in `tables/`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from scorekeeper.domain.events import Event
from scorekeeper.domain.payloads import (
    MAX_SEATS,
    GameStarted,
    PlayerSeated,
)
from scorekeeper.storage.identifiers import new_id
from scorekeeper.storage.schema import PLAYER
from scorekeeper.storage.timestamps import now, to_text

_LAST_SEEN: Final = func.coalesce(PLAYER.c.played_at, PLAYER.c.created_at)


@dataclass(frozen=True, slots=True)
class RosterPlayer:
    """Somebody who plays here. `colour` is 0 to 9, the seat colour they are offered first."""

    id: str
    name: str
    colour: int


def players(connection: Connection) -> list[RosterPlayer]:
    """Everybody not hidden, whoever played or came last first."""
    query = (
        select(PLAYER.c.id, PLAYER.c.name, PLAYER.c.colour)
        .where(PLAYER.c.hidden.is_(False))
        .order_by(_LAST_SEEN.desc(), PLAYER.c.name, PLAYER.c.id)
    )
    return [RosterPlayer(*row) for row in connection.execute(query)]


def add_player(connection: Connection, name: str) -> RosterPlayer:
    """Somebody new, in the colour that the fewest people here have."""
    player = RosterPlayer(new_id(), name, _free_colour(players(connection)))
    connection.execute(
        insert(PLAYER).values(
            id=player.id, name=name, colour=player.colour, created_at=to_text(now()), hidden=False
        )
    )
    return player


def change_player(connection: Connection, player: str, **changes: str | bool) -> None:
    """Sets columns of one player. Raises KeyError for nobody in the roster."""
    changed = connection.execute(update(PLAYER).where(PLAYER.c.id == player).values(**changes))
    if changed.rowcount == 0:
        raise KeyError(player)


def note_who_plays(connection: Connection, events: Iterable[Event]) -> None:
    """Remembers when the players of these events sat down to play; strangers are passed over."""
    for event in events:
        if seated := _who_plays(event):
            at = to_text(event.at)
            connection.execute(
                update(PLAYER)
                .where(PLAYER.c.id.in_(seated))
                .where(func.coalesce(PLAYER.c.played_at, "") < at)
                .values(played_at=at)
            )


def _who_plays(event: Event) -> Sequence[str]:
    match event.payload:
        case PlayerSeated(player=player):
            return (player,)
        case GameStarted(players=seated):
            return seated
    return ()


def _free_colour(known: Iterable[RosterPlayer]) -> int:
    worn = [player.colour for player in known]
    return min(range(MAX_SEATS), key=worn.count)
