"""A pad of which nothing is left to enter: one Back from the board or the round's page leads to it.

What it says is that the round, or its correction, is safe; a tap on a hand, or on the round,
corrects it.
"""

import flet as ft

from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.shown.changes import correction_saved
from scorekeeper.tables.shown.rounds import round_page_of
from scorekeeper.tables.shown.words import number_of
from scorekeeper.ui import parts
from scorekeeper.ui.frame import view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.screens.rounds.page import RoundLine
from scorekeeper.ui.session import Session


def saved_here_view(
    session: Session, state: TableState, saved: RoundState, *, corrected: bool = False
) -> ft.View:
    """That the round is saved, its hands in seat order, and the way back to the table; or that it
    is as it was `corrected`, and the way back to its page.
    """
    t = session.t
    found = state.find_round(saved.id)
    assert found is not None
    page = round_page_of(t, state, found[0], saved)
    number = number_of(t, saved)
    said, what = t("entry-saved-here", number=number), ""
    if corrected:
        said, what = correction_saved(t, state, found[0].rules.card_points, saved)
    board = f"/table/{state.id}"
    round_at = f"{board}/rounds/{saved.id}"
    back = round_at if corrected else board
    body: list[ft.Control] = [
        parts.announced(said, parts.strong(said)),
        *([parts.body(what)] if what else []),
        *([parts.note(page.subtitle)] if saved.voided else []),
        *(keyed(line.seat.player, RoundLine, state, saved, line) for line in page.lines),
    ]
    ways: list[ft.Control] = [
        parts.primary_button(t("back-to-table"), lambda: session.go(board), icon="check"),
        parts.quiet_button(
            t("entry-correct-saved", number=number),
            lambda: session.go(round_at),
            icon="pencil",
            outlined=True,
        ),
    ]
    top = parts.top_bar(page.title, on_back=lambda: session.go(back), back_label=t("back"))
    return view(parts.screen(top, body, ways))
