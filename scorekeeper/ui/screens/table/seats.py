"""The question of the round at the thumb: a tap on whoever went out opens it."""

from dataclasses import replace
from math import ceil

import flet as ft

from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.state import TableState
from scorekeeper.tables.round_drafts import RoundDraft
from scorekeeper.tables.shown.board import Question, SeatView
from scorekeeper.ui import insets, parts
from scorekeeper.ui.live import Seen
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.address import round_route
from scorekeeper.ui.screens.entry.place import first_open, opponents, seated
from scorekeeper.ui.screens.table.half_entered import HalfEntered
from scorekeeper.ui.screens.table.sight import board_in
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Radius, Space
from scorekeeper.ui.watched import Watched, use_share

SEATS_WIDTH = 312.0
"""What the smallest phone has for a row of seats."""
SEATS_A_ROW = 5
WIDEST_SEAT = 96.0


@ft.component
def WhoWentOut(seen: Watched[Seen]) -> ft.Control:
    """The question of the round, and the seats in playing order as its answers.

    Where two tables play, it is asked for one of them at a time.
    """
    session = use_session()
    questions = use_share(seen, lambda _now: _wordless(session, seen))
    wanted, set_wanted = ft.use_state(ONLY_TABLE)
    look = use_look()
    palette = look.palette
    t = session.t
    if not questions:
        return ft.Container(height=0)
    question = next((one for one in questions if one.table == wanted), questions[0])
    controls: list[ft.Control] = []
    if question.table != ONLY_TABLE:
        controls.append(
            parts.segmented(
                [(str(one.table), t("board-table", table=one.table)) for one in questions],
                str(question.table),
                lambda value: set_wanted(int(value)),
                label=t("board-tables"),
            )
        )
    controls.append(QuestionText(seen, question.table))
    if question.plan:
        controls.append(parts.note(question.plan, align=ft.TextAlign.CENTER))
    if question.first:
        controls.append(parts.warning(question.first))
    if question.sent:
        controls.append(parts.note(question.sent, align=ft.TextAlign.CENTER))
    controls.append(HalfEntered(seen, question.table))
    width = seat_width(len(question.seats))
    controls.append(
        ft.Row(
            controls=[_seat(session, seen, seat, question.table, width) for seat in question.seats],
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
        padding=insets.symmetric(horizontal=Space.S, vertical=Space.S if look.short else Space.M),
    )


def _wordless(session: Session, seen: Watched[Seen]) -> tuple[Question, ...]:
    """The questions without their words, which name the round and so change with each one."""
    board = board_in(session, seen)
    return tuple(replace(one, text="") for one in board.questions) if board else ()


@ft.component
def QuestionText(seen: Watched[Seen], table: int) -> ft.Control:
    """Which round it is, and what is asked."""
    session = use_session()

    def words(_now: Seen) -> str:
        board = board_in(session, seen)
        asked = board.questions if board else ()
        return next((one.text for one in asked if one.table == table), "")

    said = use_share(seen, words)
    return ft.Semantics(heading_level=2, content=parts.name(said))


def seat_width(seats: int) -> float:
    """As wide as the smallest phone allows, so that names are not cut beside free room; rows are
    of one length, and ten seats take two.

    >>> [seat_width(seats) for seats in (3, 4, 5, 8, 10)]
    [96.0, 75.0, 59.2, 75.0, 59.2]
    """
    across = ceil(seats / ceil(seats / SEATS_A_ROW))
    return min(WIDEST_SEAT, (SEATS_WIDTH - Space.XS * (across - 1)) / across)


def _seat(
    session: Session, seen: Watched[Seen], seat: SeatView, table: int, width: float
) -> ft.Control:
    look = use_look()
    width = width * min(look.text_scale, 1.3)
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
        on_click=lambda: open_round(session, seen.value.state, seat.player, table),
        face=parts.Face(
            fill=look.palette.sheet,
            radius=Radius.KEY,
            padding=insets.symmetric(horizontal=2, vertical=4 if look.short else 6),
        ),
        width=width,
        identifier=f"out-{seat.colour}",
    )


def open_round(session: Session, state: TableState | None, out: str, table: int) -> None:
    """Begins (or goes on with) the draft of the next round and shows its first hand."""
    game = state.game if state else None
    if state is None or game is None:
        return
    players, pairs = seated(game, table)
    fresh = RoundDraft(after=game.tip_of(table), out=out, table=table)
    begun = session.desk.get(state.id, fresh.place)
    draft = begun.with_out(out) if begun else fresh
    session.desk.put(state.id, draft.place, draft)
    # Those who watch are told whose cards are asked for now; the log says so only with the save.
    session.services.tables.changes.publish(state.id)
    first = first_open(draft, opponents(players, out, pairs))
    session.go(round_route(state.id, draft, first))
