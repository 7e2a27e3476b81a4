"""What is known of the logs of tables, and the one way a change goes into one of them.

Read the state, ask the domain for the signed events, append them, publish: only after the database
has committed does a change count as made. What can be done at a table is in `service.py`.
"""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import advance, fold
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


class TableLogs:
    """The logs of all tables of one installation. Safe to call from several threads."""

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

    def preview(self, table: str, action: Action) -> Consequences:
        """What an action would do to the score; writes nothing, raises what the action does."""
        with self._lock:
            known = self._current(table)
            before, events = known.state, list(known.events)
        new = action(before, Pen(table, self._device, before.last[0] + 1, self._clock(), ""))
        return consequences(before, fold([*events, *new])) if new else Consequences()

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

    def _begin(self, write: Callable[[Pen], tuple[Event, ...]]) -> str:
        """The id of a new table whose log begins with what `write` gives."""
        table = new_table_id()
        events = write(Pen(table, self._device, 1, self._clock(), ""))
        with self._lock:
            seq = self._store.append(events, expected_last=0)
            self._remember(table, _Known(seq, list(events), fold(events)))
        self.changes.publish(table)
        return table

    def _share_with(self, other: "TableLogs") -> None:
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
