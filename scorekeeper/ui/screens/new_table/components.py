"""The new-table screen: which game, who plays, and only what those two leave open."""

from datetime import datetime

import flet as ft

from scorekeeper.domain.refusals import NameRefused, Refusal
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal, view
from scorekeeper.ui.hooks import Setter, keyed, use_value
from scorekeeper.ui.screens.new_table.game import GameCard
from scorekeeper.ui.screens.new_table.length import LengthCard
from scorekeeper.ui.screens.new_table.more import MoreSection
from scorekeeper.ui.screens.new_table.people import DealerCard, PeopleCard, SeatsCard
from scorekeeper.ui.screens.new_table.view_model import (
    Choices,
    agreed,
    default_name,
    first_choices,
    newcomers,
    obstacle,
)
from scorekeeper.ui.screens.new_table.way import WaySection
from scorekeeper.ui.session import Session, use_session


@ft.component
def NewTableScreen() -> ft.View:
    """One scroll, sensible defaults, and a start button that says what is missing."""
    session = use_session()
    roster, set_roster = use_value(_not_loaded)
    choices, set_choices = use_value(Choices)
    refusal, set_refusal = use_refusal()
    t, library = session.t, session.services.library

    async def load() -> None:
        try:
            recent = await session.work(session.services.tables.recent)
            set_choices(first_choices(recent, library))
            set_roster(await session.work(session.services.roster.entries))
        except Refusal as fault:
            set_refusal(fault)

    ft.use_effect(load, dependencies=[])
    top = parts.top_bar(t("new-title"), on_back=lambda: session.go("/"), back_label=t("back-home"))
    if roster is None:
        return view(parts.screen(top, [refusal_panel(session, refusal)] if refusal else []))
    name = choices.name.strip() or default_name(t, datetime.now().astimezone())
    missing = obstacle(choices, roster, library, name)

    async def start() -> None:
        try:
            state = await session.work(lambda: _open(session, choices, roster, name))
            session.go(f"/table/{state}")
        except Refusal as fault:
            set_refusal(fault)

    async def add(raw: str) -> Refusal | None:
        return await _add(session, raw, choices, set_roster, set_choices)

    body: list[ft.Control] = [refusal_panel(session, refusal)] if refusal else []
    body += [
        keyed("game", GameCard, choices, set_choices),
        keyed("people", PeopleCard, roster, choices, set_choices, add),
    ]
    if choices.players:
        body.append(keyed("seats", SeatsCard, roster, choices, set_choices))
    if len(choices.players) > 1 and not choices.two_tables:
        body.append(keyed("dealer", DealerCard, roster, choices, set_choices))
    body += [
        keyed("way", WaySection, choices, set_choices),
        # Another game begins with its own number, whatever was typed for the one before.
        keyed(f"length-{choices.variant}-{choices.by_rounds}", LengthCard, choices, set_choices),
        keyed("more", MoreSection, choices, set_choices, name),
    ]
    bottom = parts.primary_button(
        t("new-start"),
        start,
        trailing_icon="arrow-right",
        disabled=missing is not None,
        reason=session.say(missing) if missing else None,
        identifier="start",
    )
    return view(parts.screen(top, body, [bottom]))


def _not_loaded() -> list[RosterEntry] | None:
    return None


def _open(session: Session, choices: Choices, roster: list[RosterEntry], name: str) -> str:
    services = session.services
    state = services.tables.open(
        name,
        newcomers(choices, roster),
        choices.dealing or "",
        agreed(choices, services.library),
    )
    return state.id


async def _add(
    session: Session,
    raw: str,
    choices: Choices,
    set_roster: Setter[list[RosterEntry] | None],
    set_choices: Setter[Choices],
) -> Refusal | None:
    services = session.services
    try:
        entry = await session.work(lambda: services.roster.add(raw))
        set_roster(await session.work(services.roster.entries))
    except Refusal as fault:
        return fault
    if entry.player in choices.players:
        return NameRefused("name-taken", name=entry.name)
    set_choices(lambda now: now if entry.player in now.players else now.toggled(entry.player))
    return None
