"""Who plays, in which order, and who deals first."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.refusals import Refusal
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui import parts
from scorekeeper.ui.frame import use_refusal
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.view_model import Choices, newcomers
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

Change = Callable[[Choices], None]
OFFERED = 24
"""Roster chips shown; somebody seldom seen is found by typing the name."""


@ft.component
def PeopleCard(
    roster: list[RosterEntry],
    choices: Choices,
    change: Change,
    add: Callable[[str], Awaitable[Refusal | None]],
) -> ft.Control:
    """Known people as chips, and a line for somebody new."""
    session = use_session()
    typed, set_typed = ft.use_state("")
    cleared, set_cleared = ft.use_state(0)
    refusal, set_refusal = use_refusal()
    field = use_memory(NO_FIELD)
    drawn = use_memory(0)
    renewed, drawn.current = drawn.current != cleared, cleared
    t = session.t

    async def submit(raw: str = "") -> None:
        fault = await add(raw or typed)
        set_refusal(fault)
        if fault is None:
            set_typed("")
            set_cleared(cleared + 1)

    chips = [
        parts.chip(
            entry.name,
            partial(change, choices.toggled(entry.player)),
            selected=entry.player in choices.players,
        )
        for entry in roster[:OFFERED]
    ]
    line = ft.Row(
        controls=[
            parts.text_field(
                label=t("new-add-label"),
                hint=t("new-add-hint"),
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
            parts.icon_button("plus", t("new-add"), submit, filled=True, identifier="add"),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    known = ft.Row(
        controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S, visible=bool(chips)
    )
    return parts.titled_card(t("new-players"), [known, line])


@ft.component
def SeatsCard(roster: list[RosterEntry], choices: Choices, change: Change) -> ft.Control:
    """The playing order, clockwise: drag a seat or move it with the arrows."""
    t = use_session().t
    rows = [
        parts.OrderRow(
            key=seat.player,
            seat_index=seat.colour,
            initial=initial_of(seat.name),
            text=seat.name,
            up=t("seat-up", name=seat.name),
            down=t("seat-down", name=seat.name),
        )
        for seat in newcomers(choices, roster)
    ]
    return parts.titled_card(
        t("new-order"),
        [
            parts.note(t("new-order-note")),
            parts.order_list(rows, lambda old, new: change(choices.moved(old, new))),
        ],
    )


@ft.component
def DealerCard(roster: list[RosterEntry], choices: Choices, change: Change) -> ft.Control:
    """Who deals first: by lot, or whoever drew the highest card."""
    session = use_session()
    t = session.t
    seats = newcomers(choices, roster)
    dealing = choices.dealing
    return parts.titled_card(
        t("new-dealer"),
        [
            parts.note(t("new-dealer-note")),
            ft.Row(
                controls=[
                    parts.chip(
                        seat.name,
                        partial(change, replace(choices, dealer=seat.player)),
                        selected=seat.player == dealing,
                        name=t("new-dealer-is", name=seat.name),
                    )
                    for seat in seats
                ],
                wrap=True,
                spacing=Space.S,
                run_spacing=Space.S,
            ),
            parts.secondary_button(
                t("new-dealer-random"),
                lambda: change(choices.with_random_dealer()),
                icon="dices",
                compact=True,
            ),
        ],
    )
