"""A line for the name of somebody who has never been here."""

from collections.abc import Awaitable, Callable

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.ui import parts
from scorekeeper.ui.frame import use_refusal
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def NewcomerLine(
    label: str, hint: str, add: Callable[[str], Awaitable[Refusal | None]]
) -> ft.Control:
    """Enter or the plus adds the name; a refusal stays under it, and so does what was typed."""
    session = use_session()
    typed, set_typed = ft.use_state("")
    cleared, set_cleared = ft.use_state(0)
    refusal, set_refusal = use_refusal()
    field = use_memory(NO_FIELD)
    drawn = use_memory(0)
    renewed, drawn.current = drawn.current != cleared, cleared

    async def submit(raw: str = "") -> None:
        fault = await add(raw or typed)
        set_refusal(fault)
        if fault is None:
            set_typed("")
            set_cleared(cleared + 1)

    return ft.Row(
        controls=[
            parts.text_field(
                label=label,
                hint=hint,
                value=typed,
                error=session.say(refusal) if refusal else None,
                on_change=set_typed,
                on_submit=submit,
                capitalization=ft.TextCapitalization.WORDS,
                show_label=False,
                expand=True,
                ref=field,
                renewed=renewed,
                autofocus=cleared > 0,
                key=f"add-{cleared}",
            ),
            parts.icon_button("plus", session.t("new-add"), submit, filled=True, identifier="add"),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
