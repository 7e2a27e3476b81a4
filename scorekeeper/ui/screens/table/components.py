"""The components of the table's board."""

import flet as ft

from scorekeeper.domain.actions.history import can_redo, can_undo
from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import Act
from scorekeeper.tables.drafts import RoundDraft, place_key
from scorekeeper.tables.shown.board import Board, BoardLine, SeatView, board_of
from scorekeeper.tables.shown.words import change_done, change_undone
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_fresh_place, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.flow import round_route
from scorekeeper.ui.screens.entry.place import opponents, seated
from scorekeeper.ui.screens.share.handing import Keeper
from scorekeeper.ui.session import Session, use_screen_awake, use_session
from scorekeeper.ui.theme import Radius, Space

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
    body: list[ft.Control] = [
        BoardRow(line, f"/table/{table}/receipt/{line.seat.player}") for line in board.lines
    ]
    if board.fallen:
        body.insert(0, parts.announced(board.fallen, parts.message_bar(board.fallen, icon="flame")))
    body.insert(0, keyed("keeper", Keeper, state))
    if board.two_players:
        body.append(TwoPlayers(board.two_players, board.cited))
    return view(
        parts.screen(
            table_top(session, table, board, "board"),
            body,
            [UndoBar(state), GameOver(state, board) if board.over else WhoWentOut(state, board)],
        ),
        place,
    )


def table_top(session: Session, table: str, board: Board, active: str) -> ft.Control:
    """Name of the table, its rules, the round; the way home and to what can be changed; the views
    of a table side by side.
    """
    t = session.t
    bar = parts.top_bar(
        board.title,
        subtitle=board.subtitle,
        actions=[
            _way_out(session, table),
            parts.icon_button(
                "scale",
                t("rules-title"),
                lambda: session.go(f"/table/{table}/rules"),
                identifier="rules",
            ),
            parts.icon_button(
                "ellipsis-vertical", t("setup-title"), lambda: session.go(f"/table/{table}/setup")
            ),
        ],
    )
    tabs = [("board", f"/table/{table}"), ("rounds", f"/table/{table}/rounds")]
    if board.planned:
        tabs.append(("plan", f"/table/{table}/plan"))
    strip = parts.tab_strip(
        [(t(f"tab-{name}"), route, name == active) for name, route in tabs],
        lambda route: session.go(str(route)),
    )
    return ft.Column(controls=[bar, strip], spacing=0, tight=True)


def _way_out(session: Session, table: str) -> ft.Control:
    """The way to share the table; for those who cannot, the way home."""
    t = session.t
    if session.services.hosting is None or not session.may(Act.INVITE, table):
        return parts.icon_button("house", t("back-home"), lambda: session.go("/"))
    return parts.icon_button(
        "qr-code",
        t("share-title"),
        lambda: session.go(f"/table/{table}/share"),
        identifier="share",
    )


@ft.component
def BoardRow(line: BoardLine, destination: str) -> ft.Control:
    """One player's line; it opens the receipt of the total."""
    session = use_session()
    t = session.t
    dealing = t("board-deals") if line.deals else None
    spoken = t(
        "board-line-spoken" if line.note else "board-line-spoken-short",
        rank=line.rank,
        name=line.name,
        total=line.total,
        note=line.note,
    )
    return parts.board_row(
        line.rank,
        line.seat.colour,
        line.seat.initial,
        line.name,
        line.total,
        note=line.note or None,
        delta=line.delta,
        progress=line.progress,
        leader=line.leads,
        dealer_label=dealing,
        dimmed=line.gone,
        mate=(line.mate.colour, line.mate.initial) if line.mate else None,
        low_is_good=line.low_is_good,
        warned=line.warned,
        on_click=lambda: session.go(destination),
        label=f"{spoken}, {dealing}" if dealing else spoken,
    )


@ft.component
def TwoPlayers(rules: str, cited: str) -> ft.Control:
    """What changes when only two play, and where that is written."""
    t = use_session().t
    return ft.Column(
        controls=[
            parts.strong(t("board-two-players")),
            parts.body(rules),
            parts.note(cited),
        ],
        spacing=Space.XS,
        tight=True,
    )


@ft.component
def WhoWentOut(state: TableState, board: Board) -> ft.Control:
    """The question of the round, and the seats in playing order as its answers.

    Where two tables play, it is asked for one of them at a time.
    """
    session = use_session()
    wanted, set_wanted = ft.use_state(board.questions[0].table)
    palette = use_look().palette
    t = session.t
    question = next((one for one in board.questions if one.table == wanted), board.questions[0])
    controls: list[ft.Control] = []
    if question.table != ONLY_TABLE:
        controls.append(
            parts.segmented(
                [(str(one.table), t("board-table", table=one.table)) for one in board.questions],
                str(question.table),
                lambda value: set_wanted(int(value)),
                label=t("board-tables"),
            )
        )
    controls.append(ft.Semantics(heading_level=2, content=parts.name(question.text)))
    if question.plan:
        controls.append(parts.note(question.plan, align=ft.TextAlign.CENTER))
    controls.append(
        ft.Row(
            controls=[_seat(session, state, seat, question.table) for seat in question.seats],
            wrap=True,
            spacing=Space.XS,
            run_spacing=Space.XS,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    )
    return ft.Container(
        content=ft.Column(
            controls=controls,
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        bgcolor=palette.tint,
        border_radius=Radius.HERO,
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.M),
    )


def _seat(session: Session, state: TableState, seat: SeatView, table: int) -> ft.Control:
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
        on_click=lambda: open_round(session, state, seat.player, table),
        face=parts.Face(
            fill=look.palette.sheet,
            radius=Radius.KEY,
            padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        ),
        width=width,
        identifier=f"out-{seat.colour}",
    )


def open_round(session: Session, state: TableState, out: str, table: int = ONLY_TABLE) -> None:
    """Begins (or goes on with) the draft of the next round and shows its first hand."""
    game = state.game
    if game is None:
        return
    players, pairs = seated(game, table)
    drafts, key = session.desk, place_key(game, table)
    begun = drafts.get(state.id, key) or RoundDraft(after=game.tip_of(table), table=table)
    draft = begun.with_out(out)
    drafts.put(state.id, key, draft)
    # Those who watch are told whose cards are asked for now; the log says so only with the save.
    session.services.tables.changes.publish(state.id)
    asked = opponents(players, out, pairs)
    first = next((player for player in asked if not draft.hand(player).entered), asked[-1])
    session.go(round_route(state.id, draft, first))


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
