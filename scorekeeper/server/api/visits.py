"""One request of a program: who asks, in which language, and what that device may use."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from scorekeeper.domain.formations import tables_of
from scorekeeper.domain.payloads import Id
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.server.api.models import Next, OwnSeat, Saved, TableShown
from scorekeeper.server.deferred import Once
from scorekeeper.server.languages import preferred
from scorekeeper.server.visitors import Visitor, visitor_of
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.guarded import GuardedTables
from scorekeeper.tables.services import Services

OpenServices = Callable[[], Services]


@dataclass(frozen=True, slots=True)
class Visit:
    """A request behind the gate; `tables` do what this device may do."""

    services: Services
    tables: GuardedTables
    visitor: Visitor
    language: str

    def verify(self, act: Act, table: str) -> None:
        """Raises AccessRefused where this device may not do that at the table."""
        self.visitor.access.verify(self.visitor.device, act, table)


def language_of(request: Request) -> str:
    """The language that the request prefers."""
    return preferred(request.headers.get("accept-language", ""))


async def visit_of(request: Request) -> Visit:
    """The visit of a request. Raises AccessRefused, StorageRefused.

    Only the very first one has to wait for anything; a thread for each would wait for its turn.
    """
    opened: Once[Services] = request.app.state.services
    services = opened.ready()
    if services is None:
        services = await run_in_threadpool(opened)
    visitor = visitor_of(request)
    return Visit(
        services=services,
        tables=GuardedTables(services.tables, services.access, visitor.device),
        visitor=visitor,
        language=language_of(request),
    )


AnyVisit = Annotated[Visit, Depends(visit_of)]
TableId = Annotated[Id, Path(description="The id of a table.")]


def next_rounds(game: GameState | None) -> list[Next]:
    """What the next round of each table of a game comes after; nothing where it is over."""
    if game is None or game.ending is not None:
        return []
    return [
        Next(table=table, after=game.tip_of(table), number=game.rounds_at(table) + 1)
        for table in tables_of(game.rules, game.order)
        if game.rules.formation != "rotating-partners" or game.sitting(table)
    ]


def saved(visit: Visit, table: str, event: str) -> Saved:
    """What an action has written, and where the table stands."""
    seq, state = visit.tables.position(table)
    return Saved(event=event, last=seq, next=next_rounds(state.game))


def table_shown(visit: Visit, state: TableState) -> TableShown:
    """A table, and what the device is there."""
    role = visit.visitor.role_at(state.id)
    assert role is not None
    seat = visit.visitor.seat_at(state.id)
    game = state.game
    return TableShown(
        id=state.id,
        name=state.name,
        role=role,
        seat=OwnSeat(player=seat, name=state.name_of(seat)) if seat else None,
        closed=state.closed,
        over=game is not None and game.ending is not None,
        rounds=game.played if game else 0,
        last_at=state.last_at,
    )
