"""One round: its hands, its history, and the ways to correct it."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import flet as ft

from scorekeeper.domain.refusals import Refusal, RoundRefused
from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.correction_drafts import changes_only, corrected
from scorekeeper.tables.round_drafts import RoundDraft, correction_key
from scorekeeper.tables.shown.rounds import (
    HandLine,
    RoundPage,
    round_page_of,
)
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, unavailable, use_refusal, view
from scorekeeper.ui.hooks import keyed
from scorekeeper.ui.live import Seen, use_table
from scorekeeper.ui.look import use_look
from scorekeeper.ui.screens.entry.address import correction_route
from scorekeeper.ui.screens.entry.place import first_open, opponents
from scorekeeper.ui.screens.rounds.counting import Counting
from scorekeeper.ui.screens.rounds.fixes import FixCard, fixes_of, people_chips
from scorekeeper.ui.screens.rounds.panels import Panels, done_first, panel, use_panels
from scorekeeper.ui.screens.rounds.unfinished import (
    UnfinishedCorrection,
    unfinished,
    use_correction,
)
from scorekeeper.ui.screens.table.undo import UndoBar, ways_of
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

_BADGE = 40


@ft.component
def RoundScreen() -> ft.View:
    """Hands as entered; a tap on one revises it, a tap on another winner changes who went out."""
    session = use_session()
    params = ft.use_route_params()
    table, round_id = params.get("table", ""), params.get("round", "")
    seen = use_table(session.live, session.services.tables, table)
    refusal, set_refusal = use_refusal()
    kept = use_correction(session, table, round_id)
    panels = use_panels()
    found = seen.state.find_round(round_id) if seen.state else None
    if seen.state is None or found is None:
        missing = Seen(refusal=RoundRefused("round-not-here")) if seen.state else seen
        return unavailable(session, missing)
    state, (game, played) = seen.state, found
    t = session.t
    page = round_page_of(t, state, game, played)
    correction = None if page.voided else unfinished(kept, played)

    async def take_out(rounds: Sequence[str]) -> None:
        tables = session.services.tables
        try:
            for one in rounds:
                await session.work(partial(tables.void_round, table, one))
            session.go(f"/table/{table}/rounds")
        except Refusal as fault:
            set_refusal(fault)

    # One lands here after a correction: what it did and the way back are here, too; where letters
    # are so large that a bar at the thumb would follow everything else, they come first.
    ways = ways_of(state, round_id)
    done: list[ft.Control] = [UndoBar(state, round_id)] if ways else []
    first = parts.follows_body(use_look())
    body: list[ft.Control] = [refusal_panel(session, refusal)] if refusal else []
    body += [
        *([UnfinishedCorrection(state, played, correction)] if correction else []),
        *(done_first(panels, f"done-{ways.key}", bar) for bar in done if first),
        *(parts.body(notice) for notice in page.notices),
        *(keyed(line.seat.player, RoundLine, state, played, line) for line in page.lines),
        *([RivalsCard(page, take_out)] if page.rivals else []),
        HistoryCard(page),
    ]
    # Another address shows another round on the same screen: what is open belongs to its round.
    if not page.voided:
        now = f"{round_id}-{len(played.revisions)}"
        body += [
            keyed(f"out-{round_id}", OtherWinner, state, played, correction, panels),
            *(
                keyed(f"{fix.key}-{now}", FixCard, state, played, fix, panels)
                for fix in fixes_of(state, played, session.services.tables)
            ),
        ]
    body.append(keyed(f"counting-{round_id}", Counting, state, played, set_refusal))
    top = parts.top_bar(
        page.title,
        subtitle=page.subtitle,
        on_back=lambda: session.go(f"/table/{table}/rounds"),
        back_label=t("back"),
    )
    bottom = [] if first else done
    return view(
        parts.screen(
            top,
            body,
            bottom,
            scroll_key=round_id,
            scroll_ref=panels.scroller,
            on_room=panels.has_room,
        )
    )


@ft.component
def RoundLine(state: TableState, played: RoundState, line: HandLine) -> ft.Control:
    """One player's part in the round."""
    session = use_session()
    palette = use_look().palette
    colour = palette.soft_ink if played.voided else palette.gain if line.won else palette.ink
    row = parts.whose(
        parts.seat_badge(line.seat.colour, line.seat.initial, _BADGE),
        _BADGE,
        line.seat.name,
        parts.number(line.value, colour, struck=played.voided),
        edges=4 * Space.L,
        note=parts.note(line.text),
    )
    base = f"/table/{state.id}/rounds/{played.id}"
    if played.voided or not line.hand:
        return parts.card_sheet(
            row,
            on_click=lambda: session.go(f"{base}/receipt/{line.seat.player}"),
            label=line.spoken,
            padding=Space.L,
        )
    return parts.card_sheet(
        row,
        on_click=lambda: session.go(correction_route(state.id, played, line.seat.player)),
        label=line.spoken,
        padding=Space.L,
    )


@ft.component
def OtherWinner(
    state: TableState, played: RoundState, correction: RoundDraft | None, panels: Panels
) -> ft.Control:
    """The correction for a round in which somebody else went out than stands there, or than a
    `correction` in the making says.
    """
    session = use_session()
    choosing, set_choosing = ft.use_state(False)
    t = session.t
    if not choosing:
        return parts.quiet_button(t("round-other-out"), lambda: set_choosing(True), icon="shuffle")
    now = (correction.out if correction else None) or played.entry.out
    others = [player for player in played.players if player != now]

    async def choose(player: str) -> None:
        set_choosing(False)
        # Who comes back from the pad is told first of what was begun.
        await panels.show_top()
        change_out(session, state, played, player, correction)

    return panel(
        panels,
        "other-out",
        t("round-other-out-question"),
        [
            people_chips(state, others, None, choose, lambda name: t("board-went-out", name=name)),
            parts.quiet_button(t("cancel"), lambda: set_choosing(False)),
        ],
    )


def change_out(
    session: Session,
    state: TableState,
    played: RoundState,
    out: str,
    correction: RoundDraft | None,
) -> None:
    """Begins a correction in which somebody else went out: the old winner's hand is asked for.

    Where that was changed before, this may be the way back to how the round stands.
    """
    draft = corrected(correction, played).with_out(out)
    kept = changes_only(draft, played, correction)
    if kept is None:
        session.desk.drop(state.id, correction_key(played.id))
        return
    session.desk.put(state.id, correction_key(played.id), kept)
    asked = opponents(played.players, out, played.pairs)
    first = first_open(draft, asked)
    session.go(correction_route(state.id, played, first))


@ft.component
def RivalsCard(page: RoundPage, take_out: Callable[[Sequence[str]], Awaitable[None]]) -> ft.Control:
    """Other entries for the same round, made elsewhere: a person decides which one is right."""
    session = use_session()
    t = session.t
    others = [rival.round for rival in page.rivals]
    controls: list[ft.Control] = [
        parts.heading(t("round-disputed")),
        parts.note(t("round-disputed-text")),
        parts.secondary_button(
            t("round-keep-this"), partial(take_out, others), icon="check", compact=True
        ),
    ]
    for rival in page.rivals:
        rest = [page.round, *(other for other in others if other != rival.round)]
        controls += [
            parts.body(rival.text),
            parts.secondary_button(t("round-keep-other"), partial(take_out, rest), compact=True),
        ]
    return parts.card_sheet(
        ft.Column(
            controls=controls,
            spacing=Space.S,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            tight=True,
        )
    )


@ft.component
def HistoryCard(page: RoundPage) -> ft.Control:
    """Who entered the round when, and every change since, newest first."""
    session = use_session()
    return parts.card_sheet(
        ft.Column(
            controls=[
                parts.heading(session.t("round-history"), level=2),
                *(parts.body(line) for line in page.history),
                parts.note(page.entered),
            ],
            spacing=Space.S,
            tight=True,
        )
    )
