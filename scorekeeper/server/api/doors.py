"""The way in for programs, and who they are afterwards."""

from typing import Final

from fastapi import APIRouter, Request, Response

from scorekeeper.domain.names import tidy_name
from scorekeeper.server.api.models import Joined, Joining, Me
from scorekeeper.server.api.visits import AnyVisit, table_shown
from scorekeeper.server.gate import OpenAccess
from scorekeeper.server.join import let_in

JOIN: Final = "/join"
_MOST_TABLES: Final = 100

router = APIRouter(tags=["doors"])


@router.post(JOIN)
def join(request: Request, wanted: Joining, response: Response) -> Joined:
    """Lets a program in by a link or a code.

    A device that has been let in before sends its secret along and stays the same device.
    """
    open_access: OpenAccess = request.app.state.open_access
    _access, entry = let_in(open_access, request, wanted.secret, tidy_name(wanted.label))
    response.headers["Cache-Control"] = "no-store"
    return Joined(
        device=entry.device, secret=entry.cookie, table=entry.table or None, role=entry.role
    )


@router.get("/me")
def me(visit: AnyVisit) -> Me:
    """Who this device is, and what it is at which table."""
    return Me(
        device=visit.visitor.device,
        everywhere=visit.visitor.access.tables_of(visit.visitor.device) is None,
        tables=[table_shown(visit, state) for state in visit.tables.recent(_MOST_TABLES)],
    )
