"""The components of the table's board."""

from collections.abc import Mapping
from dataclasses import dataclass

import flet as ft

from scorekeeper.domain.state import Seat
from scorekeeper.tables.shown.board import BoardLine, SeatView
from scorekeeper.ui import parts
from scorekeeper.ui.frame import unavailable, use_fresh_place, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import Seen, use_watched_table
from scorekeeper.ui.look import Look, use_look
from scorekeeper.ui.screens.share.handing import Keeper
from scorekeeper.ui.screens.table.seats import WhoWentOut
from scorekeeper.ui.screens.table.sight import board_in
from scorekeeper.ui.screens.table.top import rules_note, table_top
from scorekeeper.ui.screens.table.undo import UndoBar
from scorekeeper.ui.session import Session, use_screen_awake, use_session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.watched import Watched, use_share


@dataclass(frozen=True, slots=True)
class Shape:
    """What of the board stays the same from round to round; without it nothing can be shown."""

    title: str
    lines: int
    seats: Mapping[str, Seat]
    planned: bool
    over: bool
    fallen: str | None
    two_players: str | None
    cited: str


@ft.component
def TableScreen() -> ft.View:
    """The board, and at the thumb the seats: a tap on whoever went out opens the round."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_watched_table(session.live, session.services.tables, table)
    shape = use_share(seen, lambda _now: _shape(session, seen))
    use_screen_awake(session)
    place = use_fresh_place()
    state = seen.value.state
    if shape is None or state is None:
        return unavailable(session, seen.value)
    # Without keys on purpose: a row that moves and changes in one update reaches the wrong row
    # (Flet 1.0 finds a place of the tree once per update), so every row takes on its new contents.
    body: list[ft.Control] = [BoardRow(seen, table, index) for index in range(shape.lines)]
    if shape.fallen:
        body.insert(0, parts.announced(shape.fallen, parts.message_bar(shape.fallen, icon="flame")))
    body.insert(0, keyed("keeper", Keeper, state))
    if shape.two_players:
        body.append(TwoPlayers(shape.two_players, shape.cited))
    top = table_top(
        session,
        table,
        "board",
        title=shape.title,
        subtitle=RoundToCome(seen),
        planned=shape.planned,
    )
    question = GameOver(seen, table) if shape.over else WhoWentOut(seen)
    return view(parts.screen(top, body, [LastChange(seen), question], high_bottom=True), place)


def _shape(session: Session, seen: Watched[Seen]) -> Shape | None:
    board, state = board_in(session, seen), seen.value.state
    if board is None or state is None:
        return None
    return Shape(
        title=board.title,
        lines=len(board.lines),
        seats=state.seats,
        planned=board.planned,
        over=board.over is not None,
        fallen=board.fallen,
        two_players=board.two_players,
        cited=board.cited,
    )


@ft.component
def RoundToCome(seen: Watched[Seen]) -> ft.Control:
    """The rules in a few words, and which round comes next."""
    session = use_session()

    def words(_now: Seen) -> tuple[str, str]:
        board = board_in(session, seen)
        return (board.subtitle, board.rules) if board else ("", "")

    subtitle, rules = use_share(seen, words)
    return rules_note(subtitle, rules)


@ft.component
def LastChange(seen: Watched[Seen]) -> ft.Control:
    """What was done last, on the board."""
    state = use_share(seen, lambda now: now.state)
    return UndoBar(state) if state else ft.Container(height=0)


@ft.component
def BoardRow(seen: Watched[Seen], table: str, index: int) -> ft.Control:
    """The line at a place of the board; it opens the receipt of the total."""
    session = use_session()

    def at_index(_now: Seen) -> BoardLine | None:
        board = board_in(session, seen)
        lines = board.lines if board else ()
        return lines[index] if index < len(lines) else None

    line = use_share(seen, at_index)
    look = use_look()
    # The seat stays while the numbers beside it change: it is drawn once.
    badge = ft.use_memo(lambda: _badge(look, line), [look, _seats(line)])
    if line is None or badge is None:
        return ft.Container(height=0)
    t = session.t
    destination = f"/table/{table}/receipt/{line.seat.player}"
    dealing = line.dealing or None
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
        note=(line.brief if look.short and not look.stacked else line.note) or None,
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
        badge=badge,
    )


def _seats(line: BoardLine | None) -> tuple[SeatView | None, SeatView | None, bool] | None:
    return (line.seat, line.mate, line.gone) if line else None


def _badge(look: Look, line: BoardLine | None) -> ft.Control | None:
    if line is None:
        return None
    mate = (line.mate.colour, line.mate.initial) if line.mate else None
    seat = (line.seat.colour, line.seat.initial)
    return parts.board_badge(look, seat, mate, dimmed=line.gone)


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
def GameOver(seen: Watched[Seen], table: str) -> ft.Control:
    """Who has won, and the way to the podium."""
    session = use_session()

    def words(_now: Seen) -> str:
        board = board_in(session, seen)
        return (board.over if board else None) or ""

    said = use_share(seen, words)
    return ft.Column(
        controls=[
            ft.Semantics(live_region=True, content=parts.name(said, align=ft.TextAlign.CENTER)),
            parts.primary_button(
                session.t("board-to-winner"),
                lambda: session.go(f"/table/{table}/winner"),
                icon="trophy",
            ),
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )
