"""Who plays, in which order, and who deals first."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.domain.names import initial_of
from scorekeeper.domain.refusals import Refusal
from scorekeeper.l10n import Translator
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui import parts
from scorekeeper.ui.screens.new_table.newcomer import NewcomerLine
from scorekeeper.ui.screens.new_table.offers import PlayedAt, first_tables
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
    t = use_session().t
    chips = [
        parts.chip(
            entry.name,
            partial(change, choices.toggled(entry.player)),
            selected=entry.player in choices.players,
        )
        for entry in roster[:OFFERED]
    ]
    known = ft.Row(
        controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S, visible=bool(chips)
    )
    line = NewcomerLine(t("new-add-label"), t("new-add-hint"), add)
    return parts.titled_card(t("new-players"), [known, line])


@ft.component
def SeatsCard(roster: list[RosterEntry], choices: Choices, change: Change) -> ft.Control:
    """The playing order, clockwise: drag a seat or move it with the arrows; who plays whom."""
    t = use_session().t
    seats = newcomers(choices, roster)
    rows = [
        parts.OrderRow(
            key=seat.player,
            seat_index=seat.colour,
            initial=initial_of(seat.name),
            text=seat.name,
            up=t("seat-up", name=seat.name),
            down=t("seat-down", name=seat.name),
        )
        for seat in seats
    ]
    return parts.titled_card(
        t("new-order"),
        [
            parts.note(t("new-order-note")),
            parts.order_list(rows, lambda old, new: change(choices.moved(old, new))),
            *(_table(t, choices, table) for table in first_tables(choices, seats)),
        ],
    )


def _table(t: Translator, choices: Choices, table: PlayedAt) -> ft.Control:
    """The two pairs at one table."""
    (one, two), (three, four) = table.pairs
    return parts.pairs_row(
        [
            [parts.Partner(seat.colour, initial_of(seat.name), seat.name) for seat in pair]
            for pair in table.pairs
        ],
        t("new-pairs-against"),
        title=t("new-pairs-title-table", table=table.table)
        if table.table
        else t(f"new-pairs-title-{choices.formation}"),
        label=t(
            "new-pairs-spoken",
            one=one.name,
            two=two.name,
            three=three.name,
            four=four.name,
        ),
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
