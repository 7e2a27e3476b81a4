"""The plan: every stage of the evening, who plays with whom at which table, how far it is."""

import flet as ft

from scorekeeper.tables.shown.board import SeatView, board_of
from scorekeeper.ui import parts, symbols
from scorekeeper.ui.frame import unavailable, view
from scorekeeper.ui.live import use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.plan.view_model import PlannedStage, PlannedTable, plan_of
from scorekeeper.ui.screens.table.top import rules_note, table_top
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def PlanScreen() -> ft.View:
    """The stages in order, the one being played marked."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    if seen.state is None:
        return unavailable(session, seen)
    state = seen.state
    board = board_of(session.t, session.services.library, session.language, state)
    if board is None or state.game is None:
        return unavailable(session, seen)
    t = session.t
    body: list[ft.Control] = [StageCard(stage) for stage in plan_of(t, state, state.game)]
    if body:
        body.insert(0, parts.note(t("plan-note", players=len(state.game.order))))
    else:
        body = [parts.empty_state("users", t("plan-none-title"), t("plan-none-text"))]
    return view(
        parts.screen(
            table_top(
                session,
                table,
                "plan",
                title=board.title,
                subtitle=rules_note(board.subtitle, board.rules),
                planned=board.planned,
            ),
            body,
        )
    )


@ft.component
def StageCard(stage: PlannedStage) -> ft.Control:
    """One stage with its tables."""
    t = use_session().t
    palette = use_look().palette
    mark: list[ft.Control] = []
    if stage.done:
        mark = [symbols.icon("check", palette.gain, 20), parts.note(t("plan-done"))]
    elif stage.now:
        mark = [symbols.icon("play", palette.primary, 20), parts.note(t("plan-now"))]
    title = ft.Container(content=parts.heading(stage.title, level=2), expand=True)
    return parts.card_sheet(
        ft.Column(
            controls=[
                ft.Row(controls=[title, *mark], spacing=Space.XS),
                *(_table(one) for one in stage.tables),
            ],
            spacing=Space.M,
            tight=True,
        ),
        padding=Space.L,
    )


def _table(planned: PlannedTable) -> ft.Control:
    one, other = planned.pairs
    lines: list[ft.Control] = [parts.eyebrow(planned.title)] if planned.title else []
    lines += [
        ft.Row(
            controls=[_pair(one), parts.note("–"), _pair(other)],
            spacing=Space.S,
            run_spacing=Space.XS,
            wrap=True,
        ),
        parts.note(planned.progress),
    ]
    return ft.Semantics(
        label=planned.spoken,
        exclude_semantics=True,
        content=ft.Column(controls=lines, spacing=Space.XS, tight=True),
    )


def _pair(pair: tuple[SeatView, SeatView]) -> ft.Control:
    names = " + ".join(seat.name for seat in pair)
    badges = [parts.seat_badge(seat.colour, seat.initial, 28) for seat in pair]
    return ft.Row(controls=[*badges, parts.strong(names)], spacing=Space.XS, tight=True)
