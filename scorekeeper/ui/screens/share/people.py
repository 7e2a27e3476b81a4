"""Who has been let in: what each device is, sending one away, making new links."""

from datetime import UTC, datetime
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import Act, Role
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import use_table
from scorekeeper.ui.screens.share.here import use_presences
from scorekeeper.ui.screens.share.myself import Myself
from scorekeeper.ui.screens.share.view_model import SHARED_ROLES, Guest, guests
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space


@ft.component
def PeopleScreen() -> ft.View:
    """The devices at a table; whoever owns it changes what they are."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    if seen.state is None:
        return unavailable(session, seen)
    state = seen.state
    t = session.t
    body: list[ft.Control] = [keyed("devices", Devices, state)]
    if session.may(Act.MANAGE, table):
        body.append(keyed("links", Links, state))
    return view(
        parts.screen(
            parts.top_bar(
                t("share-people-title"),
                subtitle=state.name,
                on_back=lambda: session.go(f"/table/{table}/share"),
                back_label=t("share-back"),
            ),
            body,
        )
    )


@ft.component
def Devices(state: TableState) -> ft.Control:
    """Everybody let in, those connected first; a tap opens what can be done about one."""
    session = use_session()
    opened, set_opened = ft.use_state("")
    presences = use_presences(session, state.id)
    t = session.t
    listed = guests(t, state, presences, session.services.device, datetime.now(UTC))
    manages = session.may(Act.MANAGE, state.id)
    rows: list[ft.Control] = []
    for guest in listed:
        can_change = guest.mine or (manages and guest.can_be_changed)

        def toggle(device: str = guest.device) -> None:
            set_opened("" if opened == device else device)

        rows.append(_row(guest, toggle if can_change else None))
        if opened == guest.device and can_change:
            card = Myself if guest.mine else DeviceCard
            rows.append(keyed(f"device-{guest.device}", card, state, guest))
    if not rows:
        rows = [parts.empty_state("users", t("share-nobody-title"), t("share-nobody-text"))]
    return ft.Column(
        controls=rows,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _row(guest: Guest, on_click: parts.Action | None) -> ft.Control:
    badge = (
        parts.seat_badge(guest.seat.colour, guest.seat.initial, 40, dimmed=not guest.here)
        if guest.seat
        else None
    )
    return parts.list_row(
        guest.name,
        note=guest.note,
        leading=badge,
        icon=None if badge else "eye",
        on_click=on_click,
        identifier=f"device-{guest.device}",
    )


@ft.component
def DeviceCard(state: TableState, guest: Guest) -> ft.Control:
    """What a device is at this table, and the way out."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    asked, set_asked = ft.use_state(False)
    t = session.t
    access = session.services.access

    async def change(role: str) -> None:
        await act(partial(access.change_role, guest.device, state.id, Role(role)))

    async def send_away() -> None:
        set_asked(False)
        await act(partial(access.send_away, guest.device, state.id))

    async def act(change: partial[None]) -> None:
        try:
            await session.work(change)
        except Refusal as fault:
            set_refusal(fault)

    return parts.titled_card(
        guest.name,
        [
            *([refusal_panel(session, refusal)] if refusal else []),
            parts.segmented(
                [(role.value, t(f"share-tab-{role}")) for role in SHARED_ROLES],
                guest.role.value,
                change,
                label=t("share-change-role", name=guest.name),
            ),
            parts.quiet_button(
                t("share-send-away", name=guest.name), lambda: set_asked(True), icon="x"
            ),
            parts.confirm_dialog(
                open=asked,
                title=t("share-send-away", name=guest.name),
                text=t("share-send-away-text"),
                confirm_label=t("share-send-away-do"),
                cancel_label=t("cancel"),
                on_confirm=send_away,
                on_cancel=lambda: set_asked(False),
                danger=True,
            ),
        ],
    )


@ft.component
def Links(state: TableState) -> ft.Control:
    """New links in place of old ones, where one has come into the wrong hands."""
    session = use_session()
    t = session.t
    return parts.titled_card(
        t("share-links"),
        [
            parts.note(t("share-links-note")),
            *(keyed(role.value, RenewButton, state.id, role) for role in SHARED_ROLES),
        ],
    )


@ft.component
def RenewButton(table: str, role: Role) -> ft.Control:
    """Asks whether everybody of that role is to go; then makes the new link."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    asked, set_asked = ft.use_state(False)
    done, set_done = ft.use_state(False)
    t = session.t

    async def renew() -> None:
        set_asked(False)
        try:
            await session.work(_renewing(session, table, role))
            set_done(True)
        except Refusal as fault:
            set_refusal(fault)

    name = t(f"share-tab-{role}")
    controls: list[ft.Control] = [
        parts.quiet_button(
            t("share-renew", name=name), lambda: set_asked(True), icon="rotate-ccw", outlined=True
        ),
        parts.confirm_dialog(
            open=asked,
            title=t("share-renew", name=name),
            text=t("share-renew-text", name=name),
            confirm_label=t("share-renew-do"),
            cancel_label=t("cancel"),
            on_confirm=renew,
            on_cancel=lambda: set_asked(False),
            danger=True,
        ),
    ]
    if refusal is not None:
        controls.append(refusal_panel(session, refusal))
    elif done:
        said = t("share-renewed", name=name)
        controls.append(parts.announced(said, parts.note(said)))
    return ft.Column(
        controls=controls,
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _renewing(session: Session, table: str, role: Role) -> partial[str]:
    return partial(session.services.access.renew, table, role, send_away=True)
