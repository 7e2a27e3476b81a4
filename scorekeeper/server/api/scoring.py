"""Scoring through the API: rounds and hands that the server signs, and taking back."""

from fastapi import APIRouter

from scorekeeper.domain.hands import NO_CARDS
from scorekeeper.domain.refusals import SeatingRefused
from scorekeeper.server.api.models import NewHand, NewRound, Saved, Undo
from scorekeeper.server.api.visits import AnyVisit, TableId, saved

router = APIRouter(tags=["scoring"])


@router.post("/tables/{table}/rounds")
def score_round(visit: AnyVisit, table: TableId, scored: NewRound) -> Saved:
    """One more round, where it still comes after `after`.

    Where somebody was faster the answer is 409 with what comes next now; nothing has been written.
    """
    state = visit.tables.score_round(table, scored.entry(), scored.after)
    return saved(visit, table, state.last[2])


@router.post("/tables/{table}/hands")
def report_hand(visit: AnyVisit, table: TableId, reported: NewHand) -> Saved:
    """A hand for the round to come, or that there is none because its owner was knocked out: a
    player's own, from those who keep score anybody's.

    The last one counts, and the same one once more writes nothing.
    """
    player = reported.player or visit.visitor.seat_at(table)
    if player is None:
        raise SeatingRefused("player-not-seated")
    tables = visit.tables
    report = tables.report_knock_out if reported.knocked_out else tables.report_hand
    state = report(table, player, reported.hand or NO_CARDS, reported.after)
    return saved(visit, table, state.reports[reported.after, player].event)


@router.post("/tables/{table}/undo")
def undo(visit: AnyVisit, table: TableId, what: Undo | None = None) -> Saved:
    """Takes back the last change of the score; nothing is lost, it can be brought back."""
    state = visit.tables.undo(table, what.event if what else None)
    return saved(visit, table, state.last[2])
