"""The share sheet: a large QR code for each role, the code to type, who is here."""

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.hosting import Hosting
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.access import CODE_LASTS
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed, use_value
from scorekeeper.ui.live import use_listening, use_table, use_task
from scorekeeper.ui.screens.share.here import HereNow
from scorekeeper.ui.screens.share.view_model import (
    Invitation,
    addresses,
    invitation,
    roles_to_share,
)
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

PLATE = 300.0
"""Logical pixels; the code brings its own margin."""


@ft.component
def ShareScreen() -> ft.View:
    """One tab for each role that somebody may invite to."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    if seen.state is None or session.services.hosting is None:
        return unavailable(session, seen)
    return share_page(session, seen.state, session.services.hosting)


def share_page(session: Session, state: TableState, hosting: Hosting) -> ft.View:
    """The sheet of a table that is served by this process."""
    t = session.t
    return view(
        parts.screen(
            parts.top_bar(
                t("share-title"),
                subtitle=state.name,
                on_back=lambda: session.go(f"/table/{state.id}"),
                back_label=t("back-to-table"),
                actions=[
                    parts.icon_button(
                        "users",
                        t("share-people-title"),
                        lambda: session.go(f"/table/{state.id}/share/people"),
                        identifier="people",
                    )
                ],
            ),
            [
                keyed("ways", Ways, state, hosting),
                keyed("here", HereNow, state),
                _others(session, state.id),
            ],
        )
    )


@ft.component
def Ways(state: TableState, hosting: Hosting) -> ft.Control:
    """The tabs, and the way in that is chosen."""
    session = use_session()
    t = session.t
    device = session.services.device
    mine = session.services.access.role_at(device, state.id) if device else None
    roles = roles_to_share(mine)
    role, set_role = use_value(lambda: roles[0])
    shown, set_shown = use_value(_nothing)
    refusal, set_refusal = use_refusal()
    chosen, choose = ft.use_state("")

    async def refresh() -> None:
        try:
            set_shown(
                await session.work(
                    partial(invitation, session.services.access, hosting, state.id, role)
                )
            )
        except Refusal as fault:
            set_refusal(fault)

    use_listening(session.live, f"{role}-{chosen}", session.services.access.here.subscribe, refresh)

    async def renew_code() -> None:
        # A code lasts ten minutes and is replaced a little before.
        while True:
            await asyncio.sleep(CODE_LASTS.total_seconds() - 110)
            await refresh()

    use_task(renew_code, [role])

    def take(address: str) -> None:
        hosting.preferred = address
        choose(address)

    controls: list[ft.Control] = [
        parts.segmented(
            [(one.value, t(f"share-tab-{one}")) for one in roles],
            role.value,
            lambda value: set_role(Role(value)),
            label=t("share-title"),
        )
    ]
    if refusal is not None:
        controls.append(refusal_panel(session, refusal))
    elif shown is not None:
        controls.append(WayIn(shown, t(f"share-text-{role}")))
        controls.append(Addresses(hosting, take))
    return ft.Column(
        controls=controls,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


@ft.component
def WayIn(shown: Invitation, text: str) -> ft.Control:
    """The code to scan; below it what to open and type where no camera works."""
    t = use_session().t
    controls: list[ft.Control] = [
        parts.code_plate(shown.picture, t("share-qr", address=shown.address), PLATE),
        parts.note(text, align=ft.TextAlign.CENTER),
    ]
    if shown.code:
        controls.append(
            ft.Semantics(
                label=t("share-or-type-spoken", place=shown.place, code=" ".join(shown.code)),
                exclude_semantics=True,
                container=True,
                content=ft.Column(
                    controls=[
                        parts.note(
                            t("share-or-type", place=shown.place), align=ft.TextAlign.CENTER
                        ),
                        parts.number(shown.code, align=ft.TextAlign.CENTER),
                    ],
                    spacing=0,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    tight=True,
                ),
            )
        )
    return ft.Column(
        controls=controls,
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


@ft.component
def Addresses(hosting: Hosting, take: Callable[[str], None]) -> ft.Control:
    """The other addresses of this computer, where it has several."""
    session = use_session()
    opened, set_opened = ft.use_state(False)
    t = session.t
    found = addresses(hosting)
    if len(found) < 2:
        return ft.Container(height=0)
    rows: list[ft.Control] = [
        parts.folding_row(
            t("share-address"), found[0][1], lambda: set_opened(not opened), opened=opened
        )
    ]
    if opened:
        rows += [
            parts.option_row(shown, partial(take, address), selected=address == found[0][0])
            for address, shown in found
        ]
    return ft.Column(
        controls=rows,
        spacing=Space.XS,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _others(session: Session, table: str) -> ft.Control:
    """What can be done beside inviting somebody."""
    t = session.t
    ways = [
        ("scan-qr-code", "copy", f"/table/{table}/copy"),
        ("hand-helping", "hand-over", f"/table/{table}/share/hand-over"),
    ]
    return ft.Column(
        controls=[
            parts.list_row(
                t(f"share-{name}"),
                note=t(f"share-{name}-note"),
                icon=icon,
                on_click=partial(session.go, route),
                identifier=name,
            )
            for icon, name, route in ways
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _nothing() -> Invitation | None:
    return None
