"""Handing the score-keeping over: a code for one use, and the word that it has been used."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.hosting import Hosting
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed, use_value
from scorekeeper.ui.live import use_listening, use_table
from scorekeeper.ui.screens.share.components import WayIn
from scorekeeper.ui.screens.share.view_model import Invitation, guests_name, hand_over
from scorekeeper.ui.session import Session, use_session


@ft.component
def HandOverScreen() -> ft.View:
    """The code that makes another phone the one that keeps score."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    hosting = session.services.hosting
    if seen.state is None or hosting is None:
        return unavailable(session, seen)
    t = session.t
    return view(
        parts.screen(
            parts.top_bar(
                t("share-hand-over"),
                subtitle=seen.state.name,
                on_back=lambda: session.go(f"/table/{table}/share"),
                back_label=t("share-back"),
            ),
            [keyed("keeper", Keeper, seen.state), keyed("code", HandOver, seen.state, hosting)],
        )
    )


@ft.component
def HandOver(state: TableState, hosting: Hosting) -> ft.Control:
    """The code for whoever keeps score from now on."""
    session = use_session()
    services = session.services
    make = partial(hand_over, services.access, hosting, state.id, services.device)
    return OnceCode(make, session.t("share-hand-over-text"))


@ft.component
def OnceCode(make: Callable[[], Invitation], text: str) -> ft.Control:
    """A code for one use; a new one is made each time somebody comes here."""
    session = use_session()
    shown, set_shown = use_value(_nothing)
    refusal, set_refusal = use_refusal()

    async def show() -> None:
        try:
            set_shown(await session.work(make))
        except Refusal as fault:
            set_refusal(fault)

    ft.use_effect(show, dependencies=[])
    if refusal is not None:
        return refusal_panel(session, refusal)
    return WayIn(shown, text) if shown is not None else ft.Container(height=0)


@ft.component
def Keeper(state: TableState) -> ft.Control:
    """Who keeps score since it was handed over; nothing while that is this device or nobody."""
    session = use_session()
    name = use_keeper(session, state)
    if not name:
        return ft.Container(height=0)
    said = session.t("share-keeper", name=name)
    return parts.announced(said, parts.message_bar(said, icon="hand-helping"))


def use_keeper(session: Session, state: TableState) -> str:
    """The name of whoever keeps score in this device's place, empty while nobody does. A hook."""
    name, set_name = ft.use_state("")
    access = session.services.access

    async def refresh() -> None:
        try:
            set_name(await session.work(partial(_keeper_name, session, state)))
        except Refusal:
            set_name("")

    use_listening(session.live, f"keeper-{state.id}", access.here.subscribe, refresh)
    return name


def _keeper_name(session: Session, state: TableState) -> str:
    access = session.services.access
    keeper = access.keeper(state.id)
    if keeper is None or keeper == session.services.device:
        return ""
    return guests_name(session.t, state, access.here.at(state.id), keeper)


def _nothing() -> Invitation | None:
    return None
