"""The winner's screen."""

from collections.abc import Callable

import flet as ft

from scorekeeper.domain.actions.games import can_play_deciding_round
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.standings import Standing, standings
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.tables.shown.board import seat_view
from scorekeeper.tables.shown.words import won_line
from scorekeeper.ui import parts, symbols
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.table.undo import UndoBar
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@ft.component
def WinnerScreen() -> ft.View:
    """Who won, the final standings, and the rematch in one tap."""
    session = use_session()
    table = ft.use_route_params().get("table", "")
    seen = use_table(session.live, session.services.tables, table)
    refusal, set_refusal = use_refusal()
    state = seen.state
    game = state.game if state else None
    if state is None or game is None:
        return unavailable(session, seen)
    t = session.t
    board = f"/table/{table}"

    async def go_on(how: Callable[[str], TableState]) -> None:
        try:
            await session.work(lambda: how(table))
            session.go(board)
        except Refusal as fault:
            set_refusal(fault)

    top = parts.top_bar(
        state.name,
        subtitle=t("winner-rounds", count=game.played),
        on_back=lambda: session.go(board),
        back_label=t("back-to-table"),
        actions=[parts.icon_button("house", t("back-home"), lambda: session.go("/"))],
    )
    if game.ending is None:
        body: list[ft.Control] = [
            parts.empty_state("play", t("winner-not-yet-title"), t("winner-not-yet-text"))
        ]
        bottom: list[ft.Control] = [
            UndoBar(state),
            parts.primary_button(t("back-to-table"), lambda: session.go(board)),
        ]
    else:
        body = [
            Hero(state, game),
            *(keyed(line.player, Place, state, line) for line in _rest(game)),
        ]
        tables = session.services.tables
        bottom = [UndoBar(state)]
        if can_play_deciding_round(state):
            bottom.append(
                parts.secondary_button(
                    t("winner-deciding"), lambda: go_on(tables.deciding_round), on_paper=True
                )
            )
        bottom.append(
            parts.primary_button(
                t("winner-rematch"), lambda: go_on(tables.rematch), icon="rotate-ccw"
            )
        )
    if refusal is not None:
        body.insert(0, refusal_panel(session, refusal))
    return view(parts.screen(top, body, bottom))


def _rest(game: GameState) -> list[Standing]:
    winners = game.ending.winners if game.ending else ()
    return [line for line in standings(game) if line.player not in winners]


@ft.component
def Hero(state: TableState, game: GameState) -> ft.Control:
    """The winner, large."""
    session = use_session()
    palette = use_look().palette
    winners = game.ending.winners if game.ending else ()
    total = game.totals[winners[0]] if winners else 0
    seats = [seat_view(state, player) for player in winners]
    return parts.hero_card(
        ft.Column(
            controls=[
                symbols.icon("crown", palette.primary, 36),
                ft.Row(
                    controls=[parts.seat_badge(seat.colour, seat.initial, 72) for seat in seats],
                    alignment=ft.MainAxisAlignment.CENTER,
                    wrap=True,
                ),
                ft.Semantics(
                    heading_level=1,
                    live_region=True,
                    content=ft.Text(
                        won_line(session.t, "winner-title", state, game) or "",
                        style=use_look().headline(),
                        text_align=ft.TextAlign.CENTER,
                    ),
                ),
                parts.subtotal(str(total)),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )


@ft.component
def Place(state: TableState, line: Standing) -> ft.Control:
    """One of the others in the final standings, or a pair."""
    session = use_session()
    seats = [seat_view(state, player) for player in line.team or (line.player,)]
    first, mate = seats[0], seats[1] if line.team else None
    return parts.board_row(
        "–" if line.rank is None else str(line.rank),
        first.colour,
        first.initial,
        " + ".join(seat.name for seat in seats),
        str(line.total),
        mate=(mate.colour, mate.initial) if mate else None,
        note=session.t("board-out-after", number=line.out_after)
        if line.out_after is not None
        else session.t("board-went-home")
        if line.rank is None
        else None,
        dimmed=line.rank is None,
    )
