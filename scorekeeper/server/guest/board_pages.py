"""The pages to look at: the board, the rounds, and the receipt of every number."""

from typing import Any

from starlette.responses import Response

from scorekeeper.domain.refusals import RoundRefused, SeatingRefused, TableRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.server.guest.board import guest_board, hands_of
from scorekeeper.server.guest.pages import page
from scorekeeper.server.guest.visit import Visit
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.tables.shown.receipts import round_receipt_of, total_receipt_of
from scorekeeper.tables.shown.rounds import grid_of


def board(visit: Visit) -> Response:
    """The live board, and below it the way to the own cards."""
    visit.verify(Act.WATCH)
    seq, state = visit.services.tables.position(visit.table)
    seat = visit.seat
    hands = hands_of(visit.t, state, visit.services.drafts.begun)
    return page(
        visit.request,
        "board_page.html",
        visit.language,
        shown=guest_board(visit.services, visit.language, state),
        seq=seq,
        seat=seat_view(state, seat) if seat in state.seats else None,
        hand=hands.get(seat) if seat else None,
        watched=hands[""],
        may_report=visit.may_report,
        may_invite=visit.visitor.may(Act.INVITE, visit.table),
        **around(visit, state),
    )


def rounds(visit: Visit) -> Response:
    """All rounds, the newest first; every number leads to its receipt."""
    visit.verify(Act.WATCH)
    seq, state = visit.services.tables.position(visit.table)
    game = state.game
    return page(
        visit.request,
        "rounds.html",
        visit.language,
        grid=grid_of(visit.t, state, game) if game else None,
        seq=seq,
        **around(visit, state),
    )


def total_receipt(visit: Visit) -> Response:
    """Where a total comes from. Raises SeatingRefused for somebody who does not play here."""
    state, game = _playing(visit)
    player = str(visit.request.path_params["player"])
    if player not in game.seating:
        raise SeatingRefused("player-not-seated")
    receipt = total_receipt_of(visit.t, visit.services.library, visit.language, state, game, player)
    return page(
        visit.request,
        "receipt.html",
        visit.language,
        receipt=receipt,
        player=player,
        back=f"/t/{visit.table}",
        **around(visit, state),
    )


def round_receipt(visit: Visit) -> Response:
    """Where the points of a round come from. Raises RoundRefused for a round not played here."""
    state, _game = _playing(visit)
    player = str(visit.request.path_params["player"])
    found = state.find_round(str(visit.request.path_params["round"]))
    if found is None or player not in found[1].players:
        raise RoundRefused("round-not-here")
    game, played = found
    receipt = round_receipt_of(
        visit.t, visit.services.library, visit.language, state, game, played, player
    )
    return page(
        visit.request,
        "receipt.html",
        visit.language,
        receipt=receipt,
        player=player,
        back=f"/t/{visit.table}/rounds",
        **around(visit, state),
    )


def _playing(visit: Visit) -> tuple[TableState, GameState]:
    visit.verify(Act.WATCH)
    state = visit.state()
    if state.game is None:
        raise TableRefused("table-no-game")
    return state, state.game


def around(visit: Visit, state: TableState) -> dict[str, Any]:
    """What every page of a table shows beside its own."""
    return {"table": state.id, "name": state.name, "plays": visit.may_report}
