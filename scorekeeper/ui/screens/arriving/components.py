"""The components of taking over a copy."""

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import CopyRefused, Refusal
from scorekeeper.sharing.copying import Pile
from scorekeeper.tables.copying import Arrival, Reading, read_file, read_text, take
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal, view
from scorekeeper.ui.hooks import Setter, keyed, use_memory, use_value
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.arriving.picking import pick_files
from scorekeeper.ui.screens.arriving.view_model import Progress, preview_of, progress_of
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

_LINES = 4


@ft.component
def ArriveScreen() -> ft.View:
    """First what to read, then what has arrived; nothing is changed before the last tap."""
    session = use_session()
    reading, set_reading = use_value(lambda: Reading(Pile()))
    refusal, set_refusal = use_refusal()
    busy, set_busy = ft.use_state(False)
    t = session.t

    async def read(call: Callable[[Pile], Reading]) -> None:
        set_busy(True)
        set_refusal(None)
        try:
            set_reading(await session.work(lambda: call(reading.pile)))
        except Refusal as fault:
            set_refusal(fault)
        finally:
            set_busy(False)

    def start_again() -> None:
        set_refusal(None)
        set_reading(Reading(Pile()))

    body: list[ft.Control] = []
    if refusal is not None:
        body.append(refusal_panel(session, refusal))
    bottom: list[ft.Control] = []
    if reading.arrival is not None:
        body.append(keyed("arrived", Arrived, reading.arrival))
        bottom.append(keyed("take", Taking, reading.arrival, start_again, set_refusal))
    else:
        progress = progress_of(t, reading.pile)
        if progress is not None:
            body.append(keyed("progress", SoFar, progress, start_again))
        else:
            body.append(parts.body(t("arrive-how"), use_look().palette.soft_ink))
        body.append(keyed("ways", Ways, read, set_refusal, busy, set_busy))
    return view(
        parts.screen(
            parts.top_bar(
                t("arrive-title"), on_back=lambda: session.go("/"), back_label=t("back-home")
            ),
            body,
            bottom,
        )
    )


@ft.component
def Ways(
    read: Callable[[Callable[[Pile], Reading]], Awaitable[None]],
    refuse: Callable[[Refusal | None], None],
    busy: bool,
    set_busy: Setter[bool],
) -> ft.Control:
    """A picture or file to choose, or a text to paste."""
    session = use_session()
    typed, set_typed = ft.use_state("")
    field = use_memory(NO_FIELD)
    t = session.t
    tables = session.services.tables
    limit = session.services.settings.limits.import_file_bytes

    async def choose() -> None:
        try:
            chosen = await pick_files(session, lambda: set_busy(True))
        except CopyRefused as fault:
            refuse(fault)
            return
        finally:
            set_busy(False)
        if chosen:
            await read(lambda pile: _read_files(session, pile, chosen, limit))

    async def read_typed() -> None:
        text = field.current.value if field.current else typed
        await read(lambda pile: read_text(tables, pile, text, limit))

    return ft.Column(
        controls=[
            parts.primary_button(
                t("arrive-reading") if busy else t("arrive-choose"),
                choose,
                icon="upload",
                disabled=busy,
                identifier="choose",
            ),
            parts.text_field(
                label=t("arrive-paste"),
                value=typed,
                hint=t("arrive-paste-hint"),
                on_change=set_typed,
                lines=_LINES,
                ref=field,
            ),
            parts.secondary_button(
                t("arrive-read"),
                read_typed,
                disabled=busy or not typed.strip(),
                compact=True,
                identifier="read",
            ),
        ],
        spacing=Space.L,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


@ft.component
def SoFar(progress: Progress, start_again: Callable[[], None]) -> ft.Control:
    """How many codes have been read, and which are missing."""
    t = use_session().t
    palette = use_look().palette
    return parts.card_sheet(
        ft.Column(
            controls=[
                parts.announced(progress.line, parts.name(progress.line)),
                ft.ProgressBar(
                    value=progress.share,
                    color=palette.primary,
                    bgcolor=palette.key,
                    bar_height=Space.S,
                ),
                parts.note(progress.missing),
                parts.quiet_button(
                    t("arrive-again"), start_again, icon="rotate-ccw", identifier="again"
                ),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


@ft.component
def Arrived(arrival: Arrival) -> ft.Control:
    """The copy, before anything is changed."""
    preview = preview_of(use_session().t, arrival)
    palette = use_look().palette
    return parts.hero_card(
        ft.Column(
            controls=[
                parts.heading(preview.title, large=True),
                ft.Column(
                    controls=[parts.body(line, palette.soft_ink) for line in preview.facts],
                    spacing=Space.XS,
                    tight=True,
                ),
                *(parts.strong(line) for line in preview.changes),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


@ft.component
def Taking(
    arrival: Arrival,
    start_again: Callable[[], None],
    refuse: Callable[[Refusal | None], None],
) -> ft.Control:
    """The last tap, and the way back from it."""
    session = use_session()
    t = session.t

    async def take_over() -> None:
        try:
            await session.work(partial(take, session.services.tables, arrival))
        except Refusal as fault:
            refuse(fault)
            return
        await session.confirm_saved()
        session.go(f"/table/{arrival.table}")

    return ft.Column(
        controls=[
            parts.primary_button(
                t("arrive-take") if arrival.new else t("arrive-open"),
                take_over,
                icon="check" if arrival.new else "arrow-right",
                identifier="take",
            ),
            parts.quiet_button(t("arrive-other"), start_again, identifier="other"),
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _read_files(session: Session, pile: Pile, files: list[bytes], limit: int) -> Reading:
    """One file after the other, until a copy is whole."""
    reading = Reading(pile)
    for data in files:
        reading = read_file(session.services.tables, reading.pile, data, limit)
        if reading.arrival is not None:
            break
    return reading
