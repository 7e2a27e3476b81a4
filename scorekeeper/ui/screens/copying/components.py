"""The components of the copy sheet."""

import asyncio
import json
import re
from functools import partial
from typing import Final

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.sharing.copying import to_text
from scorekeeper.sharing.qr import table_code
from scorekeeper.tables.copying import codes_of
from scorekeeper.tables.exchange import export_table
from scorekeeper.ui import parts
from scorekeeper.ui.clipboard import use_copying
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed, use_value
from scorekeeper.ui.live import use_following, use_table, use_task
from scorekeeper.ui.look import use_look
from scorekeeper.ui.session import Session, use_screen_awake, use_session
from scorekeeper.ui.theme import Space

EACH_FOR: Final = 0.6
"""Seconds that each of several codes is shown."""

LARGEST: Final = 460.0
"""Logical pixels on a side: a camera sees small modules best on a large code."""

_SHARE_OF_HEIGHT: Final = 0.56
_NOT_IN_FILE_NAMES: Final = re.compile(r"[^\w-]+")


@ft.component
def CopyScreen() -> ft.View:
    """The table as one large code, or as several that take turns."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    codes, set_codes = use_value(_nothing)
    refusal, set_refusal = use_refusal()
    use_screen_awake(session)

    async def refresh() -> None:
        try:
            set_codes(await session.work(partial(_codes, session, table)))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    use_following(session.live, table, refresh)
    if seen.state is None:
        return unavailable(session, seen)
    t = session.t
    shared = session.services.hosting is not None
    body: list[ft.Control] = []
    if refusal is not None:
        body.append(refusal_panel(session, refusal))
    elif codes:
        body.append(keyed(codes[0], Codes, codes))
        body.append(keyed("text", CopyText, codes))
    else:
        body.append(parts.note(t("copy-preparing"), align=ft.TextAlign.CENTER))
    body.append(keyed("file", SaveFile, table, seen.state.name))
    return view(
        parts.screen(
            parts.top_bar(
                t("copy-title"),
                subtitle=seen.state.name,
                on_back=lambda: session.go(
                    f"/table/{table}/share" if shared else f"/table/{table}"
                ),
                back_label=t("share-back") if shared else t("back-to-table"),
            ),
            body,
        )
    )


@ft.component
def Codes(codes: tuple[str, ...]) -> ft.Control:
    """One code; where there are several, they take turns until somebody pauses them."""
    session = use_session()
    place, set_place = ft.use_state(0)
    turning, set_turning = ft.use_state(len(codes) > 1 and not use_look().reduced_motion)
    t = session.t

    async def turn() -> None:
        while turning:
            await asyncio.sleep(EACH_FOR)
            set_place(lambda now: (now + 1) % len(codes))

    use_task(turn, [turning, codes])

    def show(step: int) -> None:
        set_turning(False)
        set_place((place + step) % len(codes))

    if len(codes) == 1:
        controls = [plate(session, codes[0], t("copy-code")), parts.note(t("copy-one"))]
    else:
        controls = [
            plate(
                session,
                codes[place],
                t("copy-code-of", place=place + 1, count=len(codes)),
            ),
            ft.Row(
                controls=[
                    parts.icon_button(
                        "arrow-left", t("copy-previous"), lambda: show(-1), identifier="previous"
                    ),
                    ft.Container(
                        content=parts.strong(t("copy-place", place=place + 1, count=len(codes))),
                        width=96 * use_look().text_scale,
                        alignment=ft.Alignment.CENTER,
                    ),
                    parts.icon_button(
                        "arrow-right", t("copy-next"), lambda: show(1), identifier="next"
                    ),
                    parts.icon_button(
                        "pause" if turning else "play",
                        t("copy-pause") if turning else t("copy-play"),
                        lambda: set_turning(not turning),
                        identifier="turning",
                    ),
                ],
                alignment=ft.MainAxisAlignment.CENTER,
                spacing=Space.S,
            ),
            parts.note(t("copy-many", count=len(codes))),
        ]
    return ft.Column(
        controls=controls,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


def plate(session: Session, code: str, label: str) -> ft.Control:
    """A code as large as the screen allows."""
    width = (session.page.width or LARGEST) - 2 * Space.L
    height = (session.page.height or LARGEST / _SHARE_OF_HEIGHT) * _SHARE_OF_HEIGHT
    side = min(width, max(height, 260), LARGEST)
    return parts.code_plate(table_code(code).svg(), label, side)


@ft.component
def CopyText(codes: tuple[str, ...]) -> ft.Control:
    """Puts the codes on the clipboard as text, for a messenger or a mail."""
    t = use_session().t
    copied, copy = use_copying(lambda: to_text(codes))
    return parts.secondary_button(
        t("copy-as-text-done") if copied else t("copy-as-text"),
        copy,
        icon="check" if copied else "copy",
        on_paper=True,
        compact=True,
        identifier="copy-text",
    )


@ft.component
def SaveFile(table: str, name: str) -> ft.Control:
    """Saves the table with its whole history as a JSON file."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t

    async def save() -> None:
        try:
            content = await session.work(lambda: export_table(session.services.tables, table))
        except Refusal as fault:
            set_refusal(fault)
            return
        await ft.FilePicker().save_file(
            file_name=file_name(name),
            src_bytes=json.dumps(content, ensure_ascii=False, indent=1).encode(),
        )

    button = parts.quiet_button(
        t("copy-as-file"), save, icon="download", outlined=True, identifier="copy-file"
    )
    if refusal is None:
        return button
    return ft.Column(controls=[refusal_panel(session, refusal), button], tight=True)


def file_name(name: str) -> str:
    """A file name that every system takes.

    >>> file_name("Oma & Co: Freitag!"), file_name("???")
    ('Oma-Co-Freitag.json', 'Scorekeeper.json')
    """
    plain = _NOT_IN_FILE_NAMES.sub("-", name).strip("-_")
    return f"{plain or 'Scorekeeper'}.json"


def _codes(session: Session, table: str) -> tuple[str, ...]:
    codes = codes_of(session.services.tables, table)
    for code in codes:
        # Drawn here, off the event loop; a screen then finds each at hand.
        table_code(code)
    return codes


def _nothing() -> tuple[str, ...]:
    return ()
