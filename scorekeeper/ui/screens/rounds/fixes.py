"""Corrections of a whole round in one step: two hands swapped, a knock-out moved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.domain.actions.corrections import (
    begun_knock_out,
    can_begin_moving_knock_out,
    can_move_knock_out,
    can_swap_hands,
    moved_knock_out,
    swapped_hands,
)
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.preview import Consequences
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.tables.correction_drafts import changes_only
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft, correction_key
from scorekeeper.tables.service import Tables
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.tables.shown.changes import revision_parts
from scorekeeper.ui import parts
from scorekeeper.ui.effects import effects
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.screens.entry.address import correction_route
from scorekeeper.ui.screens.rounds.panels import Panels, news, panel
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space


@dataclass(frozen=True, slots=True)
class Fix:
    """A correction that takes two players: its words, who can be chosen, what it does."""

    key: str
    firsts: tuple[str, ...]
    others: Callable[[str], tuple[str, ...]]
    asks: Callable[[str, str], bool]
    """Whether the first one's hand has to be counted before it can be made."""
    entry: Callable[[str, str], RoundEntry]
    preview: Callable[[str, str], Consequences]
    apply: Callable[[str, str], TableState]

    @property
    def only(self) -> str | None:
        """The first of the two where there is no choice."""
        return self.firsts[0] if len(self.firsts) == 1 else None


def fixes_of(state: TableState, played: RoundState, tables: Tables) -> tuple[Fix, ...]:
    """The corrections that this round allows."""
    table, round_id = state.id, played.id

    def swapped(one: str) -> tuple[str, ...]:
        return tuple(p for p in played.players if can_swap_hands(state, round_id, one, p))

    def moved(victim: str) -> tuple[str, ...]:
        return tuple(
            p for p in played.players if can_begin_moving_knock_out(state, round_id, victim, p)
        )

    def asks(victim: str, to: str) -> bool:
        return not can_move_knock_out(state, round_id, victim, to)

    found = (
        Fix(
            "swap",
            tuple(player for player in played.players if swapped(player)),
            swapped,
            lambda _one, _other: False,
            partial(swapped_hands, state, round_id),
            partial(tables.preview_swap, table, round_id),
            partial(tables.swap_hands, table, round_id),
        ),
        Fix(
            "move",
            tuple(p for p in played.players if p in played.entry.knocked_out and moved(p)),
            moved,
            asks,
            partial(moved_knock_out, state, round_id),
            partial(tables.preview_knock_out, table, round_id),
            partial(tables.move_knock_out, table, round_id),
        ),
    )
    return tuple(fix for fix in found if fix.firsts)


def fix_effects(
    t: Translator, state: TableState, played: RoundState, after: RoundEntry, found: Consequences
) -> tuple[str, ...]:
    """What the correction does; where no total changes, at least what changes in the round."""
    lines = effects(t, state, found)
    game = state.find_round(played.id)
    if any(one.totals for one in found.games) or game is None:
        return lines
    changed = revision_parts(t, state, game[0].rules.card_points, played.entry, after)
    return (t("fix-round", what=", ".join(changed)), *lines) if changed else lines


def begin_moving(
    session: Session, state: TableState, played: RoundState, victim: str, to: str
) -> None:
    """Begins a correction in which somebody else fell: the hand of who plays on is asked for."""
    entry = begun_knock_out(state, played.id, victim, to)
    # Whoever plays on has a hand that nobody has entered yet: that is a change, too.
    begun = RoundDraft.of(played._replace(entry=entry)).with_hand(victim, HandDraft())
    draft = changes_only(begun, played)
    if draft is not None:
        session.desk.put(state.id, correction_key(played.id), draft)
    session.go(correction_route(state.id, played, victim))


def _first_question(
    t: Translator,
    state: TableState,
    fix: Fix,
    first: str | None,
    choose: Callable[[str], object],
) -> list[ft.Control]:
    if fix.only is not None:
        return []
    return [
        parts.strong(t(f"fix-{fix.key}-first")),
        people_chips(state, fix.firsts, first, choose),
    ]


def _second_question(
    t: Translator,
    state: TableState,
    fix: Fix,
    first: str,
    second: str | None,
    choose: Callable[[str], object],
) -> list[ft.Control]:
    instead = t("fix-move-instead", name=state.name_of(first))
    return [
        parts.strong(instead if fix.only else t(f"fix-{fix.key}-second")),
        people_chips(
            state,
            fix.others(first),
            second,
            choose,
            lambda name: t(f"fix-{fix.key}-with", name=name),
        ),
    ]


def _nobody() -> str | None:
    return None


def _nothing() -> tuple[str, ...]:
    return ()


@ft.component
def FixCard(state: TableState, played: RoundState, fix: Fix, panels: Panels) -> ft.Control:
    """Folded to one button; opened it asks for both players and says what changes."""
    session = use_session()
    open_, set_open = ft.use_state(False)
    first, set_first = use_value(lambda: fix.only)
    second, set_second = use_value(_nobody)
    said, set_said = use_value(_nothing)
    refusal, set_refusal = use_refusal()
    t = session.t

    def choose_first(player: str | None) -> None:
        set_first(player)
        set_second(None)
        set_said(())

    async def choose_second(player: str) -> None:
        if first is None:
            return
        if fix.asks(first, player):
            set_second(player)
            set_said((t("fix-begin-note", name=state.name_of(first)),))
            return
        try:
            found = await session.work(lambda: fix.preview(first, player))
        except Refusal as fault:
            set_refusal(fault)
            return
        set_refusal(None)
        set_second(player)
        set_said(fix_effects(t, state, played, fix.entry(first, player), found))

    async def apply() -> None:
        if first is None or second is None:
            return
        try:
            await session.work(lambda: fix.apply(first, second))
        except Refusal as fault:
            set_refusal(fault)
            return
        close()

    async def begin() -> None:
        if first is None or second is None:
            return
        close()
        # Who comes back from the pad is told first of what was begun.
        await panels.show_top()
        begin_moving(session, state, played, first, second)

    def close() -> None:
        set_open(False)
        choose_first(fix.only)

    if not open_:
        return parts.quiet_button(
            t(f"fix-{fix.key}"), lambda: set_open(True), icon="shuffle", identifier=f"fix-{fix.key}"
        )
    key = f"fix-{fix.key}"
    newest = _newest(key, fix, first, second)
    rows = _first_question(t, state, fix, first, choose_first)
    if first:
        asked = _column(_second_question(t, state, fix, first, second, choose_second))
        rows.append(asked if fix.only else news(panels, key, f"{key}-{first}", asked))
    if refusal is not None:
        rows.append(refusal_panel(session, refusal))
    if said and newest:
        lines = _column([parts.announced(line, parts.body(line)) for line in said])
        rows.append(news(panels, key, newest, lines))
    if first and second and fix.asks(first, second):
        label = t("fix-begin", name=state.name_of(first))
        rows.append(parts.primary_button(label, begin, icon="pencil"))
    elif second:
        rows.append(parts.primary_button(t(f"fix-{fix.key}-do"), apply, icon="check"))
    rows.append(parts.quiet_button(t("cancel"), close))
    return panel(panels, key, t(key), rows, newest)


def _newest(key: str, fix: Fix, first: str | None, second: str | None) -> str | None:
    """The key of what came into the panel last; None while nothing was chosen."""
    if second:
        return f"{key}-{first}-{second}"
    return f"{key}-{first}" if first and fix.only is None else None


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(
        controls=controls,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def people_chips(
    state: TableState,
    players: Sequence[str],
    chosen: str | None,
    choose: Callable[[str], object],
    spoken: Callable[[str], str] = str,
) -> ft.Control:
    """The players to choose from, with their seats; `spoken` makes what is said of a name."""
    chips: list[ft.Control] = []
    for player in players:
        seat = seat_view(state, player)
        chips.append(
            parts.chip(
                seat.name,
                partial(choose, player),
                selected=player == chosen,
                name=spoken(seat.name),
                leading=parts.seat_badge(seat.colour, seat.initial, 28, rimmed=player == chosen),
            )
        )
    return ft.Row(controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S)
