"""What was done last at a table, and the way back."""

from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.domain.actions.history import can_redo, can_undo
from scorekeeper.domain.events import Order
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import Change, TableState
from scorekeeper.l10n import Translator
from scorekeeper.tables.service import Tables
from scorekeeper.tables.shown.changes import change_done, change_named, change_undone
from scorekeeper.ui import parts
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.look import use_look
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import Space


@dataclass(frozen=True, slots=True)
class Refused:
    """A way back that was refused, and how far the table had come by then."""

    refusal: Refusal
    at: Order

    def is_news(self, state: TableState) -> bool:
        """Whether nothing has happened at the table since."""
        return state.last <= self.at


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be taken back and what brought back from where somebody is."""

    back: Change | None = None
    forth: Change | None = None

    def __bool__(self) -> bool:
        return self.back is not None or self.forth is not None

    @property
    def key(self) -> str:
        """Another one for everything that is done."""
        return "-".join(way.event if way else "" for way in (self.back, self.forth))


def ways_of(state: TableState, round_id: str = "") -> Ways:
    """The ways back and forth; on the page of a round those that concern it and leave it there."""

    def offered(change: Change) -> bool:
        return not round_id or (change.round == round_id and change.kind != "round-scored")

    back = state.undoable[-1] if can_undo(state) else None
    forth = state.redoable[-1][1] if can_redo(state) else None
    return Ways(
        back if back and offered(back) else None, forth if forth and offered(forth) else None
    )


def refused_now(tables: Tables, state: TableState, refusal: Refusal) -> Refused:
    """The refusal at the table as it stands, which may be further than the screen has seen."""
    try:
        return Refused(refusal, tables.state(state.id).last)
    except Refusal:
        return Refused(refusal, state.last)


def _none() -> Refused | None:
    return None


@ft.component
def UndoBar(state: TableState, round_id: str = "") -> ft.Control:
    """What was done last, and the way back; after an undo the way forth, and further back.

    With a `round_id` only what was done to that round.
    """
    session = use_session()
    refused, set_refused = use_value(_none)
    t = session.t
    tables = session.services.tables

    async def act(change: str) -> None:
        try:
            if change == "undo":
                event = state.undoable[-1].event
                await session.work(lambda: tables.undo(state.id, event))
            else:
                await session.work(lambda: tables.redo(state.id))
            set_refused(None)
        except Refusal as fault:
            found = await session.work(partial(refused_now, tables, state, fault))
            set_refused(found)

    # On the board the rows show what there is no room to say; a round's page says all of it.
    brief = use_look().short and not round_id
    ways = ways_of(state, round_id)
    bar = _bar(state, ways, partial(act, "undo"), partial(act, "redo"), brief=brief)
    if refused is None or not refused.is_news(state):
        return bar
    panel = parts.error_panel(
        t("refused-title"), session.say(refused.refusal), t("close"), lambda: set_refused(None)
    )
    return ft.Column(controls=[panel, bar], spacing=Space.S, tight=True)


def _further(
    t: Translator, state: TableState, last: Change | None, undo: parts.Action
) -> tuple[str, str, parts.Action] | None:
    if last is None:
        return None
    named = change_named(t, state, last)
    return named[:1].upper() + named[1:], t("undo-named", change=named), undo


def _bar(
    state: TableState, ways: Ways, undo: parts.Action, redo: parts.Action, *, brief: bool
) -> ft.Control:
    t = use_session().t
    if ways.forth is not None:
        # A round that counts again is brought back already: what is left to do is the opposite.
        forth = t("redo-voided") if ways.forth.kind == "round-voided" else t("redo")
        text = change_undone(t, state, ways.forth, brief=brief)
        spoken = change_undone(t, state, ways.forth)
        further = _further(t, state, ways.back, undo)
        return parts.message_bar(text, forth, redo, further=further, spoken=spoken)
    if ways.back is not None:
        text = change_done(t, state, ways.back, brief=brief)
        spoken = change_done(t, state, ways.back)
        return parts.message_bar(text, t("undo"), undo, spoken=spoken)
    return ft.Container(height=0)
