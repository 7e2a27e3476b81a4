"""Who plays, in which order, and who deals first."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.refusals import Refusal
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui import parts, symbols
from scorekeeper.ui.frame import use_refusal
from scorekeeper.ui.hooks import use_memory
from scorekeeper.ui.look import use_look
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.view_model import Choices, newcomers
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space

Change = Callable[[Choices], None]
SEAT_HEIGHT = 52
OFFERED = 24
"""Roster chips shown; somebody seldom seen is found by typing the name."""


def card(title: str, controls: list[ft.Control]) -> ft.Control:
    """One question of the form."""
    return parts.card_sheet(
        ft.Column(
            controls=[parts.heading(title), *controls],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


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
    return card(t("new-players"), [known, line])


@ft.component
def SeatsCard(roster: list[RosterEntry], choices: Choices, change: Change) -> ft.Control:
    """The playing order, clockwise: drag a seat or move it with the arrows."""
    session = use_session()
    look = use_look()
    seats = newcomers(choices, roster)
    last = len(seats) - 1

    def row(place: int) -> ft.Control:
        seat = seats[place]
        t = session.t
        return ft.Container(
            content=ft.Row(
                controls=[
                    ft.ReorderableDragHandle(
                        content=parts.decoration(
                            ft.Container(
                                content=symbols.icon("grip-vertical", look.palette.soft_ink, 24),
                                width=32,
                                height=48,
                                alignment=ft.Alignment.CENTER,
                            )
                        ),
                        mouse_cursor=ft.MouseCursor.GRAB,
                    ),
                    parts.seat_badge(seat.colour, initial_of(seat.name), 34),
                    parts.name(seat.name, max_lines=1, expand=True),
                    parts.icon_button(
                        "arrow-up",
                        t("new-seat-up", name=seat.name),
                        lambda: change(choices.moved(place, place - 1)),
                        disabled=place == 0,
                    ),
                    parts.icon_button(
                        "arrow-down",
                        t("new-seat-down", name=seat.name),
                        lambda: change(choices.moved(place, place + 1)),
                        disabled=place == last,
                    ),
                ],
                spacing=Space.S,
            ),
            key=seat.player,
            height=SEAT_HEIGHT,
        )

    def dropped(event: ft.OnReorderEvent) -> None:
        if event.old_index is not None and event.new_index is not None:
            change(choices.moved(event.old_index, event.new_index))

    return card(
        session.t("new-order"),
        [
            parts.note(session.t("new-order-note")),
            ft.ReorderableListView(
                controls=[row(place) for place in range(len(seats))],
                show_default_drag_handles=False,
                on_reorder=dropped,
                height=SEAT_HEIGHT * len(seats),
                spacing=0,
            ),
        ],
    )


@ft.component
def DealerCard(roster: list[RosterEntry], choices: Choices, change: Change) -> ft.Control:
    """Who deals first: by lot, or whoever drew the highest card."""
    session = use_session()
    t = session.t
    seats = newcomers(choices, roster)
    dealing = choices.dealing
    return card(
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
