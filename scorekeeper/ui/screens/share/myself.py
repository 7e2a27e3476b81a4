"""Who keeps score on this device: whoever says so is named beside what is entered from then on."""

from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.screens.share.view_model import Guest
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def Myself(state: TableState, guest: Guest) -> ft.Control:
    """The seats to choose from, and none of them."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t
    chosen = guest.seat.player if guest.seat else None

    async def choose(player: str | None) -> None:
        choice = partial(session.services.access.choose_seat, guest.device, state.id, player)
        try:
            await session.work(choice)
        except Refusal as fault:
            set_refusal(fault)

    people = [
        parts.chip(
            seat.name,
            partial(choose, seat.player),
            selected=seat.player == chosen,
            leading=_badge(state, seat.player),
        )
        for seat in state.present
    ]
    nobody = parts.chip(t("share-me-nobody"), partial(choose, None), selected=chosen is None)
    return parts.titled_card(
        t("share-me"),
        [
            *([refusal_panel(session, refusal)] if refusal else []),
            parts.body(t("share-me-text")),
            ft.Row(controls=[*people, nobody], wrap=True, spacing=Space.S, run_spacing=Space.S),
        ],
    )


def _badge(state: TableState, player: str) -> ft.Control:
    drawn = seat_view(state, player)
    return parts.seat_badge(drawn.colour, drawn.initial, 28)
