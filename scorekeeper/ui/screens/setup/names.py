"""The names at a table; each is saved on its own, and the last one changed can be taken back."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import Seat, TableState
from scorekeeper.tables import renaming
from scorekeeper.tables.renaming import Renamed
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.hooks import keyed, use_memory, use_value
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def NamesCard(state: TableState) -> ft.Control:
    """Everyone's name in a line of its own; below the one just changed the way back."""
    session = use_session()
    renamed, set_renamed = use_value(_nobody_renamed)
    refusal, set_refusal = use_refusal()
    services, t = session.services, session.t

    def told(now: Renamed) -> None:
        set_renamed(now)
        set_refusal(None)

    async def take_back() -> None:
        if renamed is None:
            return
        back = partial(renaming.take_back, services.tables, services.roster, state.id, renamed)
        try:
            await session.work(back)
            set_renamed(None)
        except Refusal as fault:
            set_refusal(fault)

    rows: list[ft.Control] = []
    for seat in state.present:
        rows.append(keyed(f"{seat.player}-{seat.name}", NameLine, state.id, seat, told))
        if renamed is not None and renamed.player == seat.player and renamed.holds(state):
            said = t("setup-renamed", before=renamed.before, name=renamed.name)
            rows.append(parts.message_bar(said, t("undo"), take_back))
            rows += [refusal_panel(session, refusal)] if refusal else []
    return parts.titled_card(t("setup-names"), rows)


def _nobody_renamed() -> Renamed | None:
    return None


@ft.component
def NameLine(table: str, seat: Seat, done: Callable[[Renamed], None]) -> ft.Control:
    """One name; Enter or the tick saves it."""
    session = use_session()
    typed, set_typed = use_value(lambda: seat.name)
    refusal, set_refusal = use_refusal()
    field = use_memory(NO_FIELD)
    t = session.t

    async def save(raw: str = "") -> None:
        services, wanted = session.services, raw or typed
        rename = partial(
            renaming.rename, services.tables, services.roster, table, seat.player, wanted
        )
        try:
            done(await session.work(rename))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    return ft.Row(
        controls=[
            parts.seat_badge(seat.colour, initial_of(seat.name), 40),
            parts.text_field(
                label=t("setup-name-of", name=seat.name),
                value=typed,
                error=session.say(refusal) if refusal else None,
                on_change=set_typed,
                on_submit=save,
                capitalization=ft.TextCapitalization.WORDS,
                show_label=False,
                ref=field,
                expand=True,
            ),
            parts.icon_button(
                "check",
                f"{t('setup-save')}: {t('setup-name-of', name=seat.name)}",
                save,
                disabled=typed == seat.name,
            ),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
