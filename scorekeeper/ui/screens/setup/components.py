"""The components of the table's setup."""

from functools import partial

import flet as ft

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import use_table
from scorekeeper.ui.screens.setup.names import NamesCard
from scorekeeper.ui.screens.setup.people import PeopleCard
from scorekeeper.ui.screens.setup.rules import rules_cards
from scorekeeper.ui.session import use_session


@ft.component
def SetupScreen() -> ft.View:
    """Names, order, people and rules; each is saved on its own and can be changed again."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    if seen.state is None:
        return unavailable(session, seen)
    state = seen.state
    t = session.t
    body: list[ft.Control] = [
        keyed("names", NamesCard, state),
        keyed("order", OrderCard, state),
    ]
    if state.game is not None and state.game.ending is None:
        body.append(keyed("people", PeopleCard, state, state.game))
        body += rules_cards(state, state.game)
    if session.services.hosting is None:
        # Elsewhere the share sheet leads there; without a server there is none.
        body.append(
            parts.quiet_button(
                t("copy-title"),
                lambda: session.go(f"/table/{table}/copy"),
                icon="scan-qr-code",
                outlined=True,
                identifier="copy",
            )
        )
    body.append(
        parts.quiet_button(
            t("settings-title"), lambda: session.go("/settings"), icon="settings", outlined=True
        )
    )
    body.insert(
        0,
        parts.quiet_button(t("back-home"), lambda: session.go("/"), icon="house", outlined=True),
    )
    return view(
        parts.screen(
            parts.top_bar(
                t("setup-title"),
                subtitle=state.name,
                on_back=lambda: session.go(f"/table/{table}"),
                back_label=t("back-to-table"),
            ),
            body,
        )
    )


@ft.component
def OrderCard(state: TableState) -> ft.Control:
    """The playing order; a move is saved at once."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t
    seats = state.present

    async def move(old: int, new: int) -> None:
        order = [seat.player for seat in seats]
        if not 0 <= new < len(order):
            return
        order.insert(new, order.pop(old))
        try:
            await session.work(partial(session.services.tables.change_seating, state.id, order))
        except Refusal as fault:
            set_refusal(fault)

    rows = [
        parts.OrderRow(
            key=seat.player,
            seat_index=seat.colour,
            initial=initial_of(seat.name),
            text=seat.name,
            up=t("seat-up", name=seat.name),
            down=t("seat-down", name=seat.name),
        )
        for seat in seats
    ]
    controls: list[ft.Control] = [refusal_panel(session, refusal)] if refusal else []
    controls += [parts.note(t("setup-order-note")), parts.order_list(rows, move)]
    return parts.titled_card(t("setup-order"), controls)
