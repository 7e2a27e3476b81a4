"""Corrections of a whole round in one step: two hands swapped, a knock-out moved."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.domain.actions.rounds import can_move_knock_out, can_swap_hands
from scorekeeper.domain.preview import Consequences
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.service import Tables
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.ui import parts
from scorekeeper.ui.effects import effects
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@dataclass(frozen=True, slots=True)
class Fix:
    """A correction that takes two players: its words, who can be chosen, what it does."""

    key: str
    firsts: tuple[str, ...]
    others: Callable[[str], tuple[str, ...]]
    preview: Callable[[str, str], Consequences]
    apply: Callable[[str, str], TableState]


def fixes_of(state: TableState, played: RoundState, tables: Tables) -> tuple[Fix, ...]:
    """The corrections that this round allows."""
    table, round_id = state.id, played.id

    def swapped(one: str) -> tuple[str, ...]:
        return tuple(p for p in played.players if can_swap_hands(state, round_id, one, p))

    def moved(victim: str) -> tuple[str, ...]:
        return tuple(p for p in played.players if can_move_knock_out(state, round_id, victim, p))

    found = (
        Fix(
            "swap",
            tuple(player for player in played.players if swapped(player)),
            swapped,
            partial(tables.preview_swap, table, round_id),
            partial(tables.swap_hands, table, round_id),
        ),
        Fix(
            "move",
            tuple(player for player in played.entry.knocked_out if moved(player)),
            moved,
            partial(tables.preview_knock_out, table, round_id),
            partial(tables.move_knock_out, table, round_id),
        ),
    )
    return tuple(fix for fix in found if fix.firsts)


def _nobody() -> str | None:
    return None


def _nothing() -> tuple[str, ...]:
    return ()


@ft.component
def FixCard(state: TableState, fix: Fix) -> ft.Control:
    """Folded to one button; opened it asks for both players and says what changes."""
    session = use_session()
    open_, set_open = ft.use_state(False)
    first, set_first = use_value(_nobody)
    second, set_second = use_value(_nobody)
    said, set_said = use_value(_nothing)
    refusal, set_refusal = use_refusal()
    t = session.t

    def choose_first(player: str) -> None:
        set_first(player)
        set_second(None)
        set_said(())

    async def choose_second(player: str) -> None:
        if first is None:
            return
        try:
            found = await session.work(lambda: fix.preview(first, player))
        except Refusal as fault:
            set_refusal(fault)
            return
        set_refusal(None)
        set_second(player)
        set_said(effects(t, state, found))

    async def apply() -> None:
        if first is None or second is None:
            return
        try:
            await session.work(lambda: fix.apply(first, second))
        except Refusal as fault:
            set_refusal(fault)
            return
        set_open(False)
        choose_first("")

    if not open_:
        return parts.quiet_button(
            t(f"fix-{fix.key}"), lambda: set_open(True), icon="shuffle", identifier=f"fix-{fix.key}"
        )
    rows: list[ft.Control] = [
        parts.strong(t(f"fix-{fix.key}-first")),
        _people(state, fix.firsts, first, choose_first, ""),
    ]
    if first:
        others = fix.others(first)
        rows += [
            parts.strong(t(f"fix-{fix.key}-second")),
            _people(state, others, second, choose_second, t("fix-with")),
        ]
    if refusal is not None:
        rows.append(refusal_panel(session, refusal))
    rows += [parts.announced(line, parts.body(line)) for line in said]
    if second:
        rows.append(parts.primary_button(t(f"fix-{fix.key}-do"), apply, icon="check"))
    return parts.titled_card(t(f"fix-{fix.key}"), rows)


def _people(
    state: TableState,
    players: tuple[str, ...],
    chosen: str | None,
    choose: Callable[[str], object],
    before: str,
) -> ft.Control:
    chips: list[ft.Control] = []
    for player in players:
        seat = seat_view(state, player)
        chips.append(
            parts.chip(
                seat.name,
                partial(choose, player),
                selected=player == chosen,
                name=f"{before} {seat.name}".strip(),
                leading=parts.seat_badge(seat.colour, seat.initial, 28),
            )
        )
    return ft.Row(controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S)
