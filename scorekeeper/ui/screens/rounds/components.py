"""The grid of rounds."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.domain.state import GameState, TableState
from scorekeeper.tables.shown.board import SeatView, board_of
from scorekeeper.tables.shown.rounds import Cell, Grid, GridRow, grid_of
from scorekeeper.ui import parts
from scorekeeper.ui.frame import unavailable, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.table.top import rules_note, table_top
from scorekeeper.ui.screens.table.undo import UndoBar
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Radius, Space

NUMBER_WIDTH = 44
CELL_WIDTH = 52
"""Five players fit the smallest phone; a cell stays wide enough to be hit."""
PAGE = 40
"""Rows drawn at once; long lists of our own rows are slow in Flet."""


@ft.component
def RoundsScreen() -> ft.View:
    """Every round with everyone's points; a tap opens the round or the one hand.

    Where several games were played, those before the last are a tap away.
    """
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    shown, set_shown = ft.use_state(PAGE)
    wanted, set_wanted = ft.use_state("")
    if seen.state is None:
        return unavailable(session, seen)
    state = seen.state
    board = board_of(session.t, session.services.library, session.language, state)
    game = next((one for one in state.games if one.id == wanted), state.game)
    if board is None or game is None:
        return unavailable(session, seen)
    t = session.t
    body: list[ft.Control] = []
    if len(state.games) > 1:
        body.append(_games(session, state, game, set_wanted))
    if game.rounds:
        body.append(RoundsGrid(state, game, shown))
        if len(game.rounds) > shown:
            body.append(
                parts.quiet_button(
                    t("rounds-older"), lambda: set_shown(shown + PAGE), outlined=True
                )
            )
    else:
        body.append(parts.empty_state("list", t("rounds-empty-title"), t("rounds-empty-text")))
    top = table_top(
        session,
        table,
        "rounds",
        title=board.title,
        subtitle=rules_note(board.subtitle, board.rules),
        planned=board.planned,
    )
    return view(parts.screen(top, body, [UndoBar(state)]))


def _games(
    session: Session, state: TableState, shown: GameState, choose: Callable[[str], object]
) -> ft.Control:
    chips: list[ft.Control] = [
        parts.chip(
            session.t("rounds-game", number=number),
            partial(choose, game.id),
            selected=game.id == shown.id,
        )
        for number, game in enumerate(state.games, 1)
    ]
    return ft.Row(controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S)


@ft.component
def RoundsGrid(state: TableState, game: GameState, shown: int) -> ft.Control:
    """Players across, rounds down, newest first; wider than the phone it scrolls sideways."""
    session = use_session()
    grid = grid_of(session.t, state, game)
    return ft.Row(
        controls=[
            ft.Column(
                controls=[
                    _header(grid),
                    _totals(grid, state.id if game is state.game else None),
                    *(keyed(row.round, GridLine, state.id, row) for row in grid.rows[:shown]),
                ],
                spacing=Space.XS,
                tight=True,
            )
        ],
        scroll=ft.ScrollMode.AUTO,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _width(base: float) -> float:
    return base * min(parts.COLUMN_SCALE, use_look().text_scale)


def _header(grid: Grid) -> ft.Control:
    names = [
        ft.Container(
            content=ft.Column(
                controls=[
                    parts.seat_badge(seat.colour, seat.initial, 32),
                    parts.column_label(seat.name, ft.TextAlign.CENTER),
                ],
                spacing=2,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                tight=True,
            ),
            width=_width(CELL_WIDTH),
        )
        for seat in grid.seats
    ]
    return ft.Row(controls=[ft.Container(width=_width(NUMBER_WIDTH)), *names], spacing=Space.XS)


def _totals(grid: Grid, table: str | None) -> ft.Control:
    """The totals; of the game being played, at `table`, each leads to its receipt."""
    session = use_session()

    def cell(seat: SeatView, total: str) -> ft.Control:
        said = session.t("rounds-total-of", name=seat.name, total=total)
        text = parts.name(total, align=ft.TextAlign.CENTER)
        width = _width(CELL_WIDTH)
        if table is None:
            return ft.Semantics(
                label=said, exclude_semantics=True, content=ft.Container(text, width=width)
            )
        return parts.tappable(
            text,
            label=said,
            on_click=lambda: session.go(f"/table/{table}/receipt/{seat.player}"),
            face=parts.Face(radius=Radius.CHIP),
            width=width,
            height=48,
        )

    title = parts.column_label(session.t("rounds-total"))
    return ft.Row(
        controls=[
            ft.Container(content=title, width=_width(NUMBER_WIDTH)),
            *(cell(seat, total) for seat, total in zip(grid.seats, grid.totals, strict=True)),
        ],
        spacing=Space.XS,
    )


@ft.component
def GridLine(table: str, row: GridRow) -> ft.Control:
    """One round: its number opens the round, a cell the receipt of that number."""
    session = use_session()
    palette = use_look().palette
    t = session.t
    base = f"/table/{table}/rounds/{row.round}"

    def cell(content: Cell) -> ft.Control:
        if not content.text:
            return ft.Container(width=_width(CELL_WIDTH))
        colour = palette.soft_ink if row.voided else palette.gain if content.won else palette.ink
        text = parts.strong(content.text, colour, align=ft.TextAlign.CENTER, struck=row.voided)
        return parts.tappable(
            text,
            label=content.spoken,
            on_click=lambda: session.go(f"{base}/receipt/{content.player}"),
            face=parts.Face(fill=palette.sheet, radius=Radius.CHIP),
            width=_width(CELL_WIDTH),
            height=48,
        )

    mark = " ×" if row.voided else " •" if row.changed or row.disputed else ""
    status = "voided" if row.voided else "changed" if row.changed else "plain"
    number = parts.tappable(
        parts.strong(f"{row.number}{mark}", palette.soft_ink),
        label=t(f"round-open-{status}", number=row.spoken),
        on_click=lambda: session.go(base),
        face=parts.Face(radius=Radius.CHIP),
        width=_width(NUMBER_WIDTH),
        height=48,
    )
    return ft.Row(controls=[number, *(cell(content) for content in row.cells)], spacing=Space.XS)
