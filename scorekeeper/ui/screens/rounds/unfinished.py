"""A correction of a round that was begun on this device and not saved."""

import flet as ft

from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.correction_drafts import changes_only, corrected
from scorekeeper.tables.round_drafts import RoundDraft, correction_key
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.live import use_desk
from scorekeeper.ui.screens.entry.address import correction_route
from scorekeeper.ui.screens.entry.place import first_open, opponents
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space


def use_correction(session: Session, table: str, round_id: str) -> RoundDraft | None:
    """What is kept of a correction of a round, as it changes. A hook."""
    drawn = use_memory(_nothing_kept())
    _times, redraw = ft.use_state(0)
    kept = drawn.current = session.desk.get(table, correction_key(round_id))

    async def look() -> None:
        if session.desk.get(table, correction_key(round_id)) is not drawn.current:
            redraw(lambda times: times + 1)

    use_desk(session.live, session.desk, table, look)
    return kept


def _nothing_kept() -> RoundDraft | None:
    return None


def unfinished(kept: RoundDraft | None, played: RoundState) -> RoundDraft | None:
    """What a correction still changes of the round as it stands; None for nothing."""
    return None if kept is None else changes_only(corrected(kept, played), played, kept)


@ft.component
def UnfinishedCorrection(
    state: TableState, played: RoundState, correction: RoundDraft
) -> ft.Control:
    """What it would change, and two ways: on with it, or away with it."""
    session = use_session()
    t = session.t
    whole = corrected(correction, played)
    lines: list[str] = []
    if correction.out is not None:
        names = {"name": state.name_of(correction.out), "before": state.name_of(played.entry.out)}
        lines.append(t("unfinished-out", **names))
    lines += [
        t("unfinished-hand", name=state.name_of(player))
        for player in played.players
        if player in correction.hands and player != whole.out
    ]

    def go_on() -> None:
        asked = opponents(played.players, whole.out or "", played.pairs)
        touched = next((player for player in asked if player in correction.hands), asked[0])
        missing = [player for player in asked if not whole.hand(player).entered]
        first = first_open(whole, asked) if missing else touched
        session.go(correction_route(state.id, played, first))

    def discard() -> None:
        session.desk.drop(state.id, correction_key(played.id))

    return parts.card_sheet(
        ft.Column(
            controls=[
                parts.heading(t("unfinished-title"), level=2),
                *(parts.body(line) for line in lines),
                parts.secondary_button(t("unfinished-go-on"), go_on, icon="pencil", compact=True),
                parts.quiet_button(t("unfinished-discard"), discard, icon="trash-2"),
            ],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        ),
        padding=Space.L,
    )
