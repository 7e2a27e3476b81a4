"""Tables to look at: the list, the board, and the QR codes that invite to one."""

from enum import StrEnum
from typing import Annotated, Any, Final

import qrcode
from fastapi import APIRouter, Query, Request
from qrcode.constants import ERROR_CORRECT_M
from starlette.responses import Response

from scorekeeper.domain.state import GameState, TableState
from scorekeeper.l10n import translator
from scorekeeper.server.api.models import BoardShown, Ended, GameShown, TableList
from scorekeeper.server.api.visits import AnyVisit, TableId, Visit, next_rounds, table_shown
from scorekeeper.sharing.qr import Code
from scorekeeper.sharing.roles import Act, Role
from scorekeeper.tables.shown.board import board_of

router = APIRouter(tags=["tables"])


class LinkRole(StrEnum):
    """What a link makes of whoever opens it."""

    VIEWER = Role.VIEWER
    PLAYER = Role.PLAYER
    SCORER = Role.SCORER


class PictureFormat(StrEnum):
    """How a QR code is drawn."""

    SVG = "svg"
    PNG = "png"


_MEDIA_TYPES: Final = {PictureFormat.SVG: "image/svg+xml", PictureFormat.PNG: "image/png"}
_PICTURES: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The QR code",
        "content": {
            media_type: {"schema": {"type": "string", "format": "binary"}}
            for media_type in _MEDIA_TYPES.values()
        },
    }
}


@router.get("/tables")
def list_tables(visit: AnyVisit, limit: Annotated[int, Query(ge=1, le=100)] = 30) -> TableList:
    """The tables that this device has been let in to, those last played at first."""
    return TableList(tables=[table_shown(visit, state) for state in visit.tables.recent(limit)])


@router.get("/tables/{table}/board")
def board(visit: AnyVisit, table: TableId) -> BoardShown:
    """The board as everybody sees it, in words and in numbers."""
    seq, state = visit.tables.position(table)
    return BoardShown(
        table=state.id,
        name=state.name,
        last=seq,
        names={seat.player: seat.name for seat in state.seats.values()},
        board=board_of(translator(visit.language), visit.services.library, visit.language, state),
        game=_game(state, state.game) if state.game else None,
    )


def _game(state: TableState, game: GameState) -> GameShown:
    ending = game.ending
    return GameShown(
        id=game.id,
        variant=game.rules.variant,
        scoring=game.rules.scoring,
        formation=game.rules.formation,
        target=game.rules.target,
        dealer=game.dealer,
        players=list(game.players),
        totals=dict(game.totals),
        rounds=game.played,
        next=[] if state.closed else next_rounds(game),
        disputed=list(game.aside),
        ended=Ended(
            termination=ending.termination.value, winners=list(ending.winners), round=ending.round
        )
        if ending
        else None,
    )


@router.get("/tables/{table}/qr", response_class=Response, responses=_PICTURES)
def invitation(
    request: Request,
    visit: AnyVisit,
    table: TableId,
    role: LinkRole = LinkRole.VIEWER,
    format: PictureFormat = PictureFormat.SVG,
) -> Response:
    """The QR code of the standing link of a role; links for scorers are the owner's to give."""
    visit.verify(Act.MANAGE if role is LinkRole.SCORER else Act.INVITE, table)
    visit.tables.state(table)
    code = _link_code(_address(request, visit, table, Role(role)))
    drawn = code.svg().encode() if format is PictureFormat.SVG else code.png()
    # It is a way in: not for caches.
    return Response(drawn, media_type=_MEDIA_TYPES[format], headers={"Cache-Control": "no-store"})


def _address(request: Request, visit: Visit, table: str, role: Role) -> str:
    hosting = visit.services.hosting
    base = hosting.base() if hosting else f"{request.url.scheme}://{request.url.netloc}"
    return f"{base}/j/{visit.services.access.link(table, role)}"


def _link_code(address: str) -> Code:
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(address)
    code.make(fit=True)
    return Code(tuple(tuple(map(bool, row)) for row in code.modules), code.version)
