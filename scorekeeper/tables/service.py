"""The use cases of a table, over one log in one database.

Every change goes the same way: read the state, ask the domain for the signed events, append them,
publish. Only after the database has committed does a change count as made.
"""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from scorekeeper.domain.actions import games, history, people, rounds, rulings, tables
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen, RoundEntry
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.preview import Consequences, consequences
from scorekeeper.domain.refusals import Refusal, StorageRefused, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import DraftKey, EventStore, LogMoved
from scorekeeper.tables.changes import Changes

Action = Callable[[TableState, Pen], tuple[Event, ...]]
Clock = Callable[[], datetime]

MAX_CACHED_TABLES: Final = 64
MAX_ATTEMPTS: Final = 8
"""Appends tried before a table that others keep writing to is called busy."""
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def utc_now() -> datetime:
    """The time of day for events, UTC."""
    return datetime.now(UTC)


def new_table_id() -> str:
    """Ten characters without look-alikes, 49 random bits: short enough for an address."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


@dataclass(slots=True)
class _Known:
    seq: int
    events: list[Event]
    state: TableState


class Tables:
    """All tables of one installation. Safe to call from several threads."""

    def __init__(
        self, store: EventStore, *, changes: Changes | None = None, clock: Clock = utc_now
    ) -> None:
        self._store = store
        self._clock = clock
        self._lock = threading.RLock()
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._device = store.device_id()
        self.changes = changes or Changes()

    def state(self, table: str) -> TableState:
        """The table as it stands, with whatever other processes have appended.

        Raises TableRefused for a table that is not here.
        """
        with self._lock:
            return self._current(table).state

    def position(self, table: str) -> tuple[int, TableState]:
        """The table as it stands, and the seq here of the last event it is made of.

        Raises TableRefused for a table that is not here.
        """
        with self._lock:
            known = self._current(table)
            return known.seq, known.state

    def events(self, table: str) -> tuple[Event, ...]:
        """The table's log in the order of arrival. Raises TableRefused."""
        with self._lock:
            return tuple(self._current(table).events)

    def arrivals(
        self, table: str, since: int = 0, limit: int | None = None
    ) -> list[tuple[int, Event]]:
        """The events that came after seq `since`, with their seqs here; `limit` at most.

        Empty for a table that is not here.
        """
        return self._store.events(table, since, limit)

    def recent(self, limit: int = 30) -> list[TableState]:
        """The tables last played at, newest first."""
        with self._lock:
            return [self._current(head.table_id).state for head in self._store.tables(limit=limit)]

    def open(
        self, name: str, newcomers: Sequence[tables.Newcomer], dealer: str, rules: AgreedRules
    ) -> TableState:
        """A new table with its first game. Raises NameRefused, SeatingRefused, StorageRefused."""
        table = new_table_id()
        pen = Pen(table, self._device, 1, self._clock(), "")
        events = tables.open_table(pen, name, newcomers, dealer, rules)
        with self._lock:
            seq = self._store.append(events, expected_last=0)
            self._remember(table, _Known(seq, list(events), fold(events)))
        self.changes.publish(table)
        return self.state(table)

    def score_round(
        self,
        table: str,
        entry: RoundEntry,
        after: str,
        by: str = "",
        settles: DraftKey | None = None,
    ) -> TableState:
        """One more round; the draft it `settles` is forgotten by the same commit.

        Raises RoundRefused, StaleRound, TableRefused, StorageRefused.
        """
        return self._act(
            table, by, lambda state, pen: rounds.score_round(state, pen, entry, after), settles
        )

    def report_hand(
        self, table: str, player: str, hand: HandTally, after: str, by: str = ""
    ) -> TableState:
        """A player's own hand for the round to come. Raises RoundRefused, StaleRound,
        TableRefused, StorageRefused.
        """
        return self._act(
            table, by, lambda state, pen: rounds.report_hand(state, pen, player, hand, after)
        )

    def revise_round(
        self,
        table: str,
        round_id: str,
        entry: RoundEntry,
        by: str = "",
        settles: DraftKey | None = None,
    ) -> TableState:
        """Another entry for a round. Raises RoundRefused, TableRefused, StorageRefused."""
        return self._act(table, by, _revise(round_id, entry), settles)

    def void_round(self, table: str, round_id: str, by: str = "") -> TableState:
        """Takes a round out of the score. Raises RoundRefused, TableRefused, StorageRefused."""
        return self._act(table, by, _void(round_id))

    def swap_hands(
        self, table: str, round_id: str, one: str, other: str, by: str = ""
    ) -> TableState:
        """Two players' hands of a round, put right. Raises RoundRefused, StorageRefused."""
        return self._act(table, by, _swap(round_id, one, other))

    def move_knock_out(
        self, table: str, round_id: str, victim: str, to: str, by: str = ""
    ) -> TableState:
        """A knock-out that was somebody else's. Raises RoundRefused, StorageRefused."""
        return self._act(table, by, _move_knock_out(round_id, victim, to))

    def preview(self, table: str, action: Action) -> Consequences:
        """What an action would do to the score; writes nothing, raises what the action does."""
        with self._lock:
            known = self._current(table)
            before, events = known.state, list(known.events)
        new = action(before, Pen(table, self._device, before.last[0] + 1, self._clock(), ""))
        return consequences(before, fold([*events, *new])) if new else Consequences()

    def preview_revision(self, table: str, round_id: str, entry: RoundEntry) -> Consequences:
        """What another entry for a round would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _revise(round_id, entry))

    def preview_void(self, table: str, round_id: str) -> Consequences:
        """What taking a round out would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _void(round_id))

    def preview_swap(self, table: str, round_id: str, one: str, other: str) -> Consequences:
        """What swapping two hands would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _swap(round_id, one, other))

    def preview_knock_out(self, table: str, round_id: str, victim: str, to: str) -> Consequences:
        """What moving a knock-out would do. Raises RoundRefused, TableRefused."""
        return self.preview(table, _move_knock_out(round_id, victim, to))

    def preview_undo(self, table: str, event: str | None = None) -> Consequences:
        """What an undo would do. Raises EventRefused, TableRefused."""
        return self.preview(table, _undo(event))

    def retract(self, table: str, event: str, by: str = "") -> TableState:
        """Takes any event out of force. Raises TableRefused, StorageRefused."""
        return self._act(table, by, lambda _state, pen: history.retract(pen, event))

    def undo(self, table: str, event: str | None = None, by: str = "") -> TableState:
        """Takes back the last change, or nothing if `event` names one that is no longer the last.

        Raises EventRefused where there is nothing to undo.
        """
        return self._act(table, by, _undo(event))

    def redo(self, table: str, by: str = "") -> TableState:
        """Brings back what was undone last. Raises EventRefused where there is nothing."""
        return self._act(table, by, history.redo)

    def rematch(self, table: str, by: str = "") -> TableState:
        """Another game at the table. Raises TableRefused, SeatingRefused, StorageRefused."""
        return self._act(table, by, games.rematch)

    def deciding_round(self, table: str, by: str = "") -> TableState:
        """The game goes on among those who share the win. Raises TableRefused, StorageRefused."""
        return self._act(table, by, games.deciding_round)

    def rename_player(self, table: str, player: str, name: str, by: str = "") -> TableState:
        """A new name for a seat. Raises NameRefused, SeatingRefused, StorageRefused."""
        return self._act(
            table, by, lambda state, pen: tables.rename_player(state, pen, player, name)
        )

    def change_seating(self, table: str, order: Sequence[str], by: str = "") -> TableState:
        """Another playing order. Raises SeatingRefused, StorageRefused."""
        return self._act(table, by, lambda state, pen: tables.change_seating(state, pen, order))

    def change_target(self, table: str, target: int, by: str = "") -> TableState:
        """Another target for the game. Raises RulesRefused, TableRefused, StorageRefused."""
        return self._act(table, by, lambda state, pen: tables.change_target(state, pen, target))

    def change_rules(self, table: str, rules: AgreedRules, by: str = "") -> TableState:
        """Other rules for the game, where they may still change; the same ones write nothing.

        Raises RulesRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: tables.change_rules(state, pen, rules))

    def join(
        self, table: str, newcomer: tables.Newcomer, points: int = 0, by: str = ""
    ) -> TableState:
        """Somebody plays from the next round on; who has left goes on with their total.

        Raises NameRefused, SeatingRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: people.join(state, pen, newcomer, points))

    def leave(self, table: str, player: str, by: str = "") -> TableState:
        """Somebody goes home; their total stays. Raises SeatingRefused, TableRefused,
        StorageRefused.
        """
        return self._act(table, by, lambda state, pen: people.leave(state, pen, player))

    def agree_ruling(self, table: str, draft: rulings.RulingDraft, by: str = "") -> TableState:
        """A matter is settled at this table from now on; `by` says who decided.

        Raises RulingRefused, TableRefused, StorageRefused.
        """
        return self._act(table, by, lambda state, pen: rulings.agree_ruling(state, pen, draft))

    def close(self, table: str, by: str = "") -> TableState:
        """The end of the sitting. Raises TableRefused, StorageRefused."""
        return self._act(table, by, tables.close_table)

    def merge(self, table: str, events: Sequence[Event]) -> tuple[TableState, int]:
        """The union of this log and other events of the same table; how many were new."""
        with self._lock:
            before = len(self._events_or_none(table))
            self._store.append(events)
            current = self._current(table)
            added = len(current.events) - before
        if added:
            self.changes.publish(table)
        return current.state, added

    def _share_with(self, other: "Tables") -> None:
        """Makes this the same tables as another one, with the same memory of them."""
        self._store = other._store
        self._clock = other._clock
        self._lock = other._lock
        self._known = other._known
        self._device = other._device
        self.changes = other.changes

    def _act(
        self, table: str, by: str, action: Action, settles: DraftKey | None = None
    ) -> TableState:
        return self._act_as(table, by, action, settles)

    def _act_as(self, table: str, by: str, action: Action, settles: DraftKey | None) -> TableState:
        for _attempt in range(MAX_ATTEMPTS):
            with self._lock:
                known = self._current(table)
                pen = Pen(table, self._device, known.state.last[0] + 1, self._clock(), by)
                events = action(known.state, pen)
                if not events:
                    return known.state
                try:
                    seq = self._store.append(events, known.seq, settles)
                except LogMoved:
                    continue
                state = self._extended(known, seq, events)
            self.changes.publish(table)
            return state
        raise StorageRefused("storage-locked")

    def _extended(self, known: _Known, seq: int, events: Sequence[Event]) -> TableState:
        known.events.extend(events)
        step = advance(known.state, events[0]) if len(events) == 1 else None
        known.state = step if step is not None else fold(known.events)
        known.seq = seq
        return known.state

    def _current(self, table: str) -> _Known:
        known = self._known.get(table)
        if known is None:
            rows = self._store.events(table)
            if not rows:
                raise TableRefused("table-unknown")
            events = [event for _seq, event in rows]
            known = _Known(rows[-1][0], events, fold(events))
            self._remember(table, known)
        elif self._store.last_seq(table) != known.seq:
            rows = self._store.events(table, since=known.seq)
            self._extended(known, rows[-1][0], [event for _seq, event in rows])
            # Another program has written: whoever looks at the table learns it with us.
            self.changes.publish(table)
        self._known.move_to_end(table)
        return known

    def _events_or_none(self, table: str) -> list[Event]:
        try:
            return self._current(table).events
        except Refusal:
            return []

    def _remember(self, table: str, known: _Known) -> None:
        self._known[table] = known
        while len(self._known) > MAX_CACHED_TABLES:
            self._known.popitem(last=False)


def _revise(round_id: str, entry: RoundEntry) -> Action:
    return lambda state, pen: rounds.revise_round(state, pen, round_id, entry)


def _void(round_id: str) -> Action:
    return lambda state, pen: rounds.void_round(state, pen, round_id)


def _swap(round_id: str, one: str, other: str) -> Action:
    return lambda state, pen: rounds.swap_hands(state, pen, round_id, one, other)


def _move_knock_out(round_id: str, victim: str, to: str) -> Action:
    return lambda state, pen: rounds.move_knock_out(state, pen, round_id, victim, to)


def _undo(event: str | None) -> Action:
    def action(state: TableState, pen: Pen) -> tuple[Event, ...]:
        if event is not None and history.verify_undo(state).event != event:
            raise TableRefused("undo-moved")
        return history.undo(state, pen)

    return action
