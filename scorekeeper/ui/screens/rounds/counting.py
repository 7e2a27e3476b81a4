"""Taking a round out of the score, and letting it count again: asked first, with what it does."""

from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.shown.words import number_of
from scorekeeper.ui import parts
from scorekeeper.ui.effects import effects
from scorekeeper.ui.hooks import Setter, use_value
from scorekeeper.ui.session import use_session


def _nothing() -> tuple[str, ...]:
    return ()


@ft.component
def Counting(
    state: TableState, played: RoundState, set_refusal: Setter[Refusal | None]
) -> ft.Control:
    """One button: out of the score, or back into it."""
    session = use_session()
    asking, set_asking = ft.use_state(False)
    said, set_said = use_value(_nothing)
    t, tables = session.t, session.services.tables
    key = "restore" if played.voided else "void"
    preview = tables.preview_restore if played.voided else tables.preview_void
    carry_out = tables.restore_round if played.voided else tables.void_round

    async def ask() -> None:
        try:
            found = await session.work(partial(preview, state.id, played.id))
        except Refusal as fault:
            set_refusal(fault)
            return
        set_said(effects(t, state, found, taken_out=played.id))
        set_asking(True)

    async def confirm() -> None:
        set_asking(False)
        try:
            await session.work(partial(carry_out, state.id, played.id))
            session.go(f"/table/{state.id}/rounds")
        except Refusal as fault:
            set_refusal(fault)

    return ft.Column(
        controls=[
            parts.quiet_button(
                t(f"round-{key}"),
                ask,
                icon="undo-2" if played.voided else "trash-2",
                danger=not played.voided,
            ),
            parts.confirm_dialog(
                open=asking,
                title=t(f"{key}-title", number=number_of(t, played)),
                text="\n".join((t(f"{key}-text"), *said)),
                confirm_label=t(f"{key}-confirm"),
                cancel_label=t("cancel"),
                on_confirm=confirm,
                on_cancel=lambda: set_asking(False),
            ),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=0,
        tight=True,
    )
