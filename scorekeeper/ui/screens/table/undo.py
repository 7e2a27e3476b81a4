"""What was done last at a table, and the way back."""

import flet as ft

from scorekeeper.domain.actions.history import can_redo, can_undo
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.tables.shown.words import change_done, change_undone
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.session import use_session


@ft.component
def UndoBar(state: TableState) -> ft.Control:
    """What was done last, and the way back; after an undo, the way forth."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t
    tables = session.services.tables

    async def act(change: str) -> None:
        try:
            if change == "undo":
                event = state.undoable[-1].event
                await session.work(lambda: tables.undo(state.id, event))
            else:
                await session.work(lambda: tables.redo(state.id))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    if refusal is not None:
        return refusal_panel(session, refusal)
    if can_redo(state):
        change = state.redoable[-1][1]
        return parts.message_bar(
            change_undone(t, change), t("redo"), lambda: act("redo"), icon="undo-2"
        )
    if can_undo(state):
        change = state.undoable[-1]
        return parts.message_bar(change_done(t, state, change), t("undo"), lambda: act("undo"))
    return ft.Container(height=0)
