"""Who is here just now, in one line of the share sheet."""

from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.tables.presences import Presence
from scorekeeper.ui import parts, symbols
from scorekeeper.ui.hooks import Setter, use_value
from scorekeeper.ui.live import use_listening
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.share.view_model import here
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space


def nobody() -> list[Presence]:
    """The list before it has been read."""
    return []


def use_presences(session: Session, table: str) -> list[Presence]:
    """The devices let in to a table, kept up to date while the component is shown. A hook."""
    found, set_found = use_value(nobody)
    put: Setter[list[Presence]] = set_found
    here_now = session.services.access.here

    async def refresh() -> None:
        try:
            put(await session.work(partial(here_now.at, table)))
        except Refusal:
            put([])

    use_listening(session.live, table, here_now.subscribe, refresh)
    return found


@ft.component
def HereNow(state: TableState) -> ft.Control:
    """The seats whose phones are connected, and how many others are."""
    session = use_session()
    t = session.t
    now = here(t, state, use_presences(session, state.id), session.services.device)
    palette = use_look().palette
    if not now.seats and not now.watching:
        return ft.Container(height=0)
    badges: list[ft.Control] = [
        ft.Semantics(
            label=seat.name,
            container=True,
            exclude_semantics=True,
            content=parts.seat_badge(seat.colour, seat.initial, 40),
        )
        for seat in now.seats
    ]
    if now.watching:
        badges.append(
            ft.Row(
                controls=[symbols.icon("eye", palette.soft_ink, 20), parts.note(now.watching)],
                spacing=Space.XS,
                tight=True,
            )
        )
    return ft.Column(
        controls=[
            parts.eyebrow(t("share-here-now")),
            ft.Row(controls=badges, spacing=Space.S, run_spacing=Space.S, wrap=True),
        ],
        spacing=Space.S,
        tight=True,
    )
