"""The screen of the owner's devices."""

from datetime import UTC, datetime
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.sharing.hosting import Hosting
from scorekeeper.sharing.roles import AccessRefused, Act
from scorekeeper.storage import EVERY_TABLE
from scorekeeper.tables.presences import Presence
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import Seen
from scorekeeper.ui.screens.share.handing import OnceCode
from scorekeeper.ui.screens.share.here import use_presences
from scorekeeper.ui.screens.share.view_model import own_device, when_seen
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def DevicesScreen() -> ft.View:
    """A code for one more device of the owner's, and those that are in already."""
    session = use_session()
    t = session.t
    hosting = session.services.hosting
    if hosting is None or not session.may(Act.MANAGE):
        return unavailable(session, Seen(refusal=AccessRefused("access-manage-refused")))
    return view(
        parts.screen(
            parts.top_bar(
                t("devices-title"),
                on_back=lambda: session.go("/settings"),
                back_label=t("settings-title"),
            ),
            [keyed("code", OwnCode, hosting), keyed("list", OwnDevices)],
        )
    )


@ft.component
def OwnCode(hosting: Hosting) -> ft.Control:
    """The code, made anew each time somebody comes here."""
    session = use_session()
    make = partial(own_device, session.services.access, hosting)
    return OnceCode(make, session.t("devices-text"))


@ft.component
def OwnDevices() -> ft.Control:
    """Every device that may do everything; a tap asks whether to send it away."""
    session = use_session()
    presences = use_presences(session, EVERY_TABLE)
    return ft.Column(
        controls=[keyed(one.device, OwnDevice, one) for one in presences],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


@ft.component
def OwnDevice(device: Presence) -> ft.Control:
    """One device; this one stays."""
    session = use_session()
    asked, set_asked = ft.use_state(False)
    refusal, set_refusal = use_refusal()
    t = session.t
    name = device.label or t("share-unnamed-device")
    mine = device.device == session.services.device
    note = t("share-this-device") if mine else when_seen(t, device, datetime.now(UTC))

    async def send_away() -> None:
        set_asked(False)
        try:
            await session.work(
                partial(session.services.access.send_away, device.device, EVERY_TABLE)
            )
        except Refusal as fault:
            set_refusal(fault)

    return ft.Column(
        controls=[
            parts.list_row(
                name,
                note=note,
                icon="users",
                on_click=None if mine else lambda: set_asked(True),
            ),
            *([refusal_panel(session, refusal)] if refusal else []),
            parts.confirm_dialog(
                open=asked,
                title=t("share-send-away", name=name),
                text=t("devices-send-away-text"),
                confirm_label=t("share-send-away-do"),
                cancel_label=t("cancel"),
                on_confirm=send_away,
                on_cancel=lambda: set_asked(False),
                danger=True,
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
