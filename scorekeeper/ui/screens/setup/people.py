"""Somebody joins a game that has begun, somebody leaves it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.domain.actions.people import average_points, verify_join
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.tables.roster import RosterEntry, joiner
from scorekeeper.ui import parts
from scorekeeper.ui.frame import refusal_panel, use_refusal
from scorekeeper.ui.hooks import Setter, keyed, use_memory, use_value
from scorekeeper.ui.parts.fields import NO_FIELD
from scorekeeper.ui.screens.new_table.newcomer import NewcomerLine
from scorekeeper.ui.screens.setup.view_model import (
    Candidate,
    Start,
    candidates,
    join_refusal,
    leave_refusal,
    points_to_start,
    who_can_leave,
)
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space

OFFERED = 12
"""People offered in one tap; somebody seldom seen is found by typing the name."""

Done = Callable[[TableState, str], None]
"""Told of the table after somebody has come or gone, and who."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody who has just come or gone, and the event that can be taken back."""

    event: str
    name: str
    came: bool


@ft.component
def PeopleCard(state: TableState, game: GameState) -> ft.Control:
    """Joining and leaving; where one of them is not possible, why."""
    session = use_session()
    moved, set_moved = use_value(_nobody_moved)
    refusal, set_refusal = use_refusal()
    t = session.t
    no_join, no_leave = join_refusal(state), leave_refusal(state)
    if no_join and no_leave and no_join.key == no_leave.key:
        return parts.titled_card(t("setup-people"), [parts.note(session.say(no_join))])

    def told(came: bool) -> Done:
        def done(after: TableState, player: str) -> None:
            # What has just been written is the last event of the table.
            set_moved(Moved(after.last[-1], after.name_of(player), came))
            set_refusal(None)

        return done

    async def take_back() -> None:
        if moved is None:
            return
        try:
            await session.work(partial(session.services.tables.retract, state.id, moved.event))
            set_moved(None)
        except Refusal as fault:
            set_refusal(fault)

    def bar(came: bool) -> list[ft.Control]:
        if moved is None or moved.came is not came:
            return []
        said = t("setup-joined" if came else "setup-left", name=moved.name)
        shown: list[ft.Control] = [parts.message_bar(said, t("undo"), take_back)]
        return [*shown, refusal_panel(session, refusal)] if refusal else shown

    rows = [
        _question(t("setup-join")),
        *bar(came=True),
        parts.note(session.say(no_join))
        if no_join
        else keyed("join", Joining, state, game, told(came=True)),
        parts.divider(),
        _question(t("setup-leave")),
        *bar(came=False),
        parts.note(session.say(no_leave))
        if no_leave
        else keyed("leave", Leaving, state, told(came=False)),
    ]
    return parts.titled_card(t("setup-people"), rows)


def _nobody_moved() -> Moved | None:
    return None


def _question(text: str) -> ft.Control:
    return ft.Semantics(heading_level=3, content=parts.strong(text))


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(
        controls=controls,
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        tight=True,
    )


def _chips(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(
        controls=chips, wrap=True, spacing=Space.S, run_spacing=Space.S, visible=bool(chips)
    )


@ft.component
def Joining(state: TableState, game: GameState, done: Done) -> ft.Control:
    """Who comes: somebody known, or a new name; then the points to start with."""
    session = use_session()
    roster, set_roster = use_value(_nobody)
    chosen, set_chosen = use_value(_no_player)

    async def load() -> None:
        set_roster(await session.work(session.services.roster.entries))

    ft.use_effect(load, dependencies=[state.last])
    t = session.t
    offered = candidates(state, roster)
    found = next((one for one in offered if one.newcomer.player == chosen), None)

    async def add(raw: str) -> Refusal | None:
        return await _add(session, state, raw, set_roster, set_chosen)

    def joined(after: TableState, player: str) -> None:
        set_chosen(None)
        done(after, player)

    chips = [
        parts.chip(
            one.newcomer.name,
            partial(set_chosen, one.newcomer.player),
            selected=one is found,
        )
        for one in offered
        if one is found or one in offered[:OFFERED]
    ]
    controls: list[ft.Control] = [
        parts.note(t("setup-join-note")),
        _chips(chips),
        keyed("name", NewcomerLine, t("setup-join-label"), t("setup-join-hint"), add),
    ]
    if found:
        key = f"points-{found.newcomer.player}"
        controls.append(keyed(key, Starting, state.id, game, found, joined))
    return _column(controls)


def _nobody() -> list[RosterEntry]:
    return []


def _no_player() -> str | None:
    return None


async def _add(
    session: Session,
    state: TableState,
    raw: str,
    set_roster: Setter[list[RosterEntry]],
    choose: Setter[str | None],
) -> Refusal | None:
    roster = session.services.roster
    try:
        entry = await session.work(lambda: roster.add(raw))
        set_roster(await session.work(roster.entries))
        verify_join(state, joiner(entry, state), 0)
    except Refusal as fault:
        return fault
    choose(entry.player)
    return None


@ft.component
def Starting(table: str, game: GameState, candidate: Candidate, joined: Done) -> ft.Control:
    """The points to start with, and the button; whoever comes back has theirs already."""
    session = use_session()
    start, set_start = use_value(_from_zero)
    typed, set_typed = ft.use_state("")
    refusal, set_refusal = use_refusal()
    field = use_memory(NO_FIELD)
    t = session.t
    newcomer, back_to = candidate.newcomer, candidate.back_to

    async def join() -> None:
        try:
            points = points_to_start(start, typed, game)
            join_now = partial(session.services.tables.join, table, newcomer, points)
            joined(await session.work(join_now), newcomer.player)
        except Refusal as fault:
            set_refusal(fault)

    if back_to is not None:
        button = t("setup-join-back", name=newcomer.name, points=back_to)
        rows = [parts.secondary_button(button, join, icon="user-plus", compact=True)]
    else:
        shown = _points_if_any(start, typed, game)
        rows = [
            parts.eyebrow(t("setup-join-points")),
            _chips(_starts(session, game, start, set_start)),
            parts.note(t("setup-join-points-note")),
        ]
        if start == "chosen":
            rows.append(
                parts.text_field(
                    label=t("setup-join-points-label"),
                    value=typed,
                    on_change=set_typed,
                    keyboard=ft.KeyboardType.NUMBER,
                    ref=field,
                )
            )
        button = t("setup-join-do", name=newcomer.name, points=shown)
        rows.append(parts.secondary_button(button, join, icon="user-plus", compact=True))
    if refusal:
        rows.append(refusal_panel(session, refusal))
    return _column(rows)


def _from_zero() -> Start:
    return "zero"


def _points_if_any(start: Start, typed: str, game: GameState) -> int:
    try:
        return points_to_start(start, typed, game)
    except Refusal:
        return 0


def _starts(
    session: Session, game: GameState, start: Start, choose: Setter[Start]
) -> list[ft.Control]:
    t = session.t
    texts: dict[Start, str] = {
        "zero": "0",
        "average": t("setup-join-average", points=average_points(game)),
        "chosen": t("setup-join-chosen"),
    }
    return [
        parts.chip(text, partial(choose, value), selected=value == start)
        for value, text in texts.items()
    ]


@ft.component
def Leaving(state: TableState, done: Done) -> ft.Control:
    """Everyone who may go home; one tap, as one more takes it back."""
    session = use_session()
    refusal, set_refusal = use_refusal()
    t = session.t

    async def leave(player: str) -> None:
        try:
            leave_now = partial(session.services.tables.leave, state.id, player)
            after = await session.work(leave_now)
            set_refusal(None)
            done(after, player)
        except Refusal as fault:
            set_refusal(fault)

    chips = [
        parts.chip(
            state.name_of(player),
            on_remove=partial(leave, player),
            remove_label=t("setup-leave-do", name=state.name_of(player)),
        )
        for player in who_can_leave(state)
    ]
    controls: list[ft.Control] = [parts.note(t("setup-leave-note")), _chips(chips)]
    if refusal:
        controls.append(refusal_panel(session, refusal))
    return _column(controls)
