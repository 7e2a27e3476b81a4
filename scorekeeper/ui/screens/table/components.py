"""The components of the table's board."""

import flet as ft

from scorekeeper.domain.actions.history import can_redo, can_undo
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.tables.drafts import RoundDraft
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_fresh_place, use_refusal, view
from scorekeeper.ui.live import use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.view_model import opponents
from scorekeeper.ui.screens.table.view_model import Board, BoardLine, SeatView, board_of
from scorekeeper.ui.session import Session, use_screen_awake, use_session
from scorekeeper.ui.theme import Radius, Space
from scorekeeper.ui.words import change_done, change_undone

SEAT_WIDTH = 60.0
"""Five seats and their gaps fill the width of the smallest phone, so ten take two rows."""


@ft.component
def TableScreen() -> ft.View:
    """The board, and at the thumb the seats: a tap on whoever went out opens the round."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    use_screen_awake(session)
    place = use_fresh_place()
    if seen.state is None:
        return unavailable(session, seen)
    state = seen.state
    board = board_of(session.t, session.services.library, session.language, state)
    if board is None:
        return unavailable(session, seen)
    # Without keys on purpose: a row that moves and changes in one update reaches the wrong row
    # (Flet 1.0 finds a place of the tree once per update), so every row takes on its new contents.
    body: list[ft.Control] = [BoardRow(line, _destination(state)) for line in board.lines]
    return view(
        parts.screen(
            ft.Column(
                controls=[table_bar(session, table, board), table_tabs(session, table, "board")],
                spacing=0,
                tight=True,
            ),
            body,
            [UndoBar(state), GameOver(state, board) if board.over else WhoWentOut(state, board)],
        ),
        place,
    )


def table_bar(session: Session, table: str, board: Board) -> ft.Control:
    """Name of the table, its rules, the round; the way home and to what can be changed."""
    t = session.t
    return parts.top_bar(
        board.title,
        subtitle=board.subtitle,
        actions=[
            parts.icon_button("house", t("back-home"), lambda: session.go("/")),
            parts.icon_button(
                "ellipsis-vertical", t("setup-title"), lambda: session.go(f"/table/{table}/setup")
            ),
        ],
    )


def table_tabs(session: Session, table: str, active: str) -> ft.Control:
    """The views of a table side by side."""
    tabs = (("board", f"/table/{table}"), ("rounds", f"/table/{table}/rounds"))
    return parts.tab_strip(
        [(session.t(f"tab-{name}"), route, name == active) for name, route in tabs],
        lambda route: session.go(str(route)),
    )


def _destination(state: TableState) -> str:
    return f"/table/{state.id}/rounds"


@ft.component
def BoardRow(line: BoardLine, destination: str) -> ft.Control:
    """One player's line; it opens the rounds that the total is made of."""
    session = use_session()
    t = session.t
    dealing = t("board-deals") if line.deals else None
    spoken = t(
        "board-line-spoken",
        rank=line.rank,
        name=line.seat.name,
        total=line.total,
        note=line.note,
    )
    return parts.board_row(
        line.rank,
        line.seat.colour,
        line.seat.initial,
        line.seat.name,
        line.total,
        note=line.note,
        delta=line.delta,
        progress=line.progress,
        leader=line.leads,
        dealer_label=dealing,
        on_click=lambda: session.go(destination),
        label=f"{spoken}, {dealing}" if dealing else spoken,
    )


@ft.component
def WhoWentOut(state: TableState, board: Board) -> ft.Control:
    """The question of the round, and the seats in playing order as its answers."""
    session = use_session()
    palette = use_look().palette
    return ft.Container(
        content=ft.Column(
            controls=[
                ft.Semantics(heading_level=2, content=parts.name(board.question)),
                ft.Row(
                    controls=[_seat(session, state, seat) for seat in board.seats],
                    wrap=True,
                    spacing=Space.XS,
                    run_spacing=Space.XS,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
            ],
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        bgcolor=palette.tint,
        border_radius=Radius.HERO,
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.M),
    )


def _seat(session: Session, state: TableState, seat: SeatView) -> ft.Control:
    look = use_look()
    width = SEAT_WIDTH * min(look.text_scale, 1.3)
    return parts.tappable(
        ft.Column(
            controls=[
                parts.seat_badge(seat.colour, seat.initial, 40),
                parts.eyebrow(seat.name, look.palette.ink, align=ft.TextAlign.CENTER, max_lines=1),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        label=session.t("board-went-out", name=seat.name),
        on_click=lambda: open_round(session, state, seat.player),
        face=parts.Face(
            fill=look.palette.sheet,
            radius=Radius.KEY,
            padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        ),
        width=width,
        identifier=f"out-{seat.colour}",
    )


def open_round(session: Session, state: TableState, out: str) -> None:
    """Begins (or goes on with) the draft of the next round and shows its first hand."""
    game = state.game
    if game is None:
        return
    drafts = session.desk
    draft = (drafts.get(state.id, game.tip) or RoundDraft(after=game.tip)).with_out(out)
    drafts.put(state.id, game.tip, draft)
    first = next(
        (player for player in opponents(game.players, out) if not draft.hand(player).entered),
        opponents(game.players, out)[-1],
    )
    session.go(f"/table/{state.id}/round/{out}/{first}")


@ft.component
def UndoBar(state: TableState) -> ft.Control:
    """What was done last, and the way back; after an undo, the way forth."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t
    tables = session.services.tables

    async def act(change: str) -> None:
        try:
            if change == "undo":
                event = state.undoable[-1].event
                await session.work(lambda: tables.undo(state.id, event))
            else:
                await session.work(lambda: tables.redo(state.id))
            set_refusal(None)
        except Refusal as fault:
            set_refusal(fault)

    if refusal is not None:
        return refusal_panel(session, refusal)
    if can_redo(state):
        change = state.redoable[-1][1]
        return parts.message_bar(
            change_undone(t, change), t("redo"), lambda: act("redo"), icon="undo-2"
        )
    if can_undo(state):
        change = state.undoable[-1]
        return parts.message_bar(change_done(t, state, change), t("undo"), lambda: act("undo"))
    return ft.Container(height=0)


@ft.component
def GameOver(state: TableState, board: Board) -> ft.Control:
    """Who has won, and the way to the podium."""
    session = use_session()
    return ft.Column(
        controls=[
            ft.Semantics(
                live_region=True,
                content=parts.name(board.over or "", align=ft.TextAlign.CENTER),
            ),
            parts.primary_button(
                session.t("board-to-winner"),
                lambda: session.go(f"/table/{state.id}/winner"),
                icon="trophy",
            ),
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
