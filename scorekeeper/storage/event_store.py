"""The logs of all tables in one database: append, read, list; and what belongs to no one table."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, func, select

from scorekeeper.domain.events import Event, event_data
from scorekeeper.storage import roster
from scorekeeper.storage.access import AccessStore
from scorekeeper.storage.connection import (
    DEFAULT_BUSY_TIMEOUT,
    Database,
    connect,
    hold_log,
    insert_new,
    insert_or_replace,
)
from scorekeeper.storage.drafts import (
    Collect,
    DraftKey,
    StoredDraft,
    forget_draft,
    newest_drafts,
    write_drafts,
)
from scorekeeper.storage.errors import LogMoved
from scorekeeper.storage.identifiers import new_id
from scorekeeper.storage.migrate import migrate
from scorekeeper.storage.roster import RosterPlayer
from scorekeeper.storage.rows import EVENT_COLUMNS, events_of, moment_of, row_of
from scorekeeper.storage.schema import EVENT, SETTING
from scorekeeper.storage.timestamps import now

_DEVICE_ID: Final = "device_id"


@dataclass(frozen=True, slots=True)
class TableHead:
    """The end of a table's log: its last seq here, and when that event was made (UTC)."""

    table_id: str
    last_seq: int
    last_at: datetime


class EventStore:
    """An opened database. Safe to use from several threads; everything raises StorageRefused."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.access = AccessStore(database)

    def append(
        self,
        events: Sequence[Event],
        expected_last: int | None = None,
        settles: DraftKey | None = None,
    ) -> int:
        """Adds events of one table and returns the last seq of its log; all of them or none.

        Committed when it returns. Events already here are passed over. `settles` is the draft
        that becomes these events: it is forgotten with the same commit. Raises LogMoved where
        `expected_last` is given and not the log's last seq, ValueError for no events or events
        of several tables.
        """
        tables = {event.table for event in events}
        if len(tables) != 1:
            raise ValueError(f"events of one table are appended, not of {len(tables)}")
        [table_id] = tables
        rows = [row_of(event) for event in events]
        with self._database.writing() as connection:
            hold_log(connection, table_id)
            if expected_last is not None:
                last = _last_seq(connection, table_id)
                if last != expected_last:
                    raise LogMoved(table_id, last)
            insert_new(connection, EVENT, "id", rows)
            roster.note_who_plays(connection, events)
            if settles is not None:
                forget_draft(connection, settles)
            return _last_seq(connection, table_id)

    def events(
        self, table_id: str, since: int = 0, limit: int | None = None
    ) -> list[tuple[int, Event]]:
        """The events after seq `since` with their seqs, in the order of arrival; `limit` at most.

        One whose payload cannot be read comes as an Unknown (see `rows.py`).
        """
        query = (
            select(*EVENT_COLUMNS)
            .where(EVENT.c.table_id == table_id, EVENT.c.seq > since)
            .order_by(EVENT.c.seq)
            .limit(limit)
        )
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return events_of(table_id, rows)

    def export_events(self, table_id: str) -> list[dict[str, Any]]:
        """The whole log as plain data, ready for JSON; empty for a table that is not here."""
        return [event_data(event) for _seq, event in self.events(table_id)]

    def last_seq(self, table_id: str) -> int:
        """The seq of the last event of a table's log, 0 where there is none."""
        with self._database.reading() as connection:
            return _last_seq(connection, table_id)

    def tables(self, limit: int, before: int | None = None) -> list[TableHead]:
        """The tables whose logs grew last, newest first.

        `before` is the `last_seq` of the last table of the page before. Costs a step per table,
        however long their logs are.
        """
        ends = _ends()
        query = (
            select(ends.c.table_id, EVENT.c.seq, EVENT.c.at)
            .join(EVENT, EVENT.c.seq == ends.c.last)
            .order_by(EVENT.c.seq.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(EVENT.c.seq < before)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return [TableHead(table_id, seq, moment_of(seq, at)) for table_id, seq, at in rows]

    def count(self) -> int:
        """How many events there are, of all tables."""
        with self._database.reading() as connection:
            return connection.execute(select(func.count()).select_from(EVENT)).scalar_one()

    def players(self) -> list[RosterPlayer]:
        """Everybody not hidden, whoever played or came last first."""
        with self._database.reading() as connection:
            return roster.players(connection)

    def add_player(self, name: str) -> RosterPlayer:
        """Somebody new, with an id and a colour; the name is taken as it is."""
        with self._database.writing() as connection:
            return roster.add_player(connection, name)

    def rename_player(self, player: str, name: str) -> None:
        """Another name in the roster; tables keep theirs. Raises KeyError for nobody."""
        with self._database.writing() as connection:
            roster.change_player(connection, player, name=name)

    def hide_player(self, player: str) -> None:
        """No longer lists somebody. Raises KeyError for nobody."""
        with self._database.writing() as connection:
            roster.change_player(connection, player, hidden=True)

    def drafts(self, limit: int) -> list[tuple[DraftKey, StoredDraft]]:
        """The drafts touched last, the newest at the end."""
        with self._database.reading() as connection:
            return newest_drafts(connection, limit)

    def keep_drafts(self, collect: Collect, limit: int) -> None:
        """Writes what `collect` gives; of all drafts, the `limit` touched last stay.

        It is asked once nobody else of this process can write, so a draft that is settled by an
        append can never be written after it by somebody who had collected it before.
        """
        with self._database.writing() as connection:
            write_drafts(connection, collect(), limit)

    def device_id(self) -> str:
        """What signs the events written here: made once, the same ever after."""
        query = select(SETTING.c.value).where(SETTING.c.key == _DEVICE_ID)
        with self._database.reading() as connection:
            known = connection.execute(query).scalar_one_or_none()
        if known is not None:
            return str(known)
        with self._database.writing() as connection:
            insert_new(connection, SETTING, "key", [{"key": _DEVICE_ID, "value": new_id()}])
            return str(connection.execute(query).scalar_one())

    def setting(self, key: str) -> str | None:
        """What the installation remembers under a key."""
        query = select(SETTING.c.value).where(SETTING.c.key == key)
        with self._database.reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def remember(self, key: str, value: str) -> None:
        """Remembers something in place of what was there."""
        with self._database.writing() as connection:
            insert_or_replace(connection, SETTING, [{"key": key, "value": value}])

    def close(self) -> None:
        """Lets go of the database; the store is of no use afterwards."""
        self._database.engine.dispose()


def open_store(settings_url: str, *, busy_timeout: float = DEFAULT_BUSY_TIMEOUT) -> EventStore:
    """The store at a SQLAlchemy URL, created or migrated where needed.

    `busy_timeout` is in seconds: how long to wait for another writer. Raises StorageRefused.
    """
    database = connect(settings_url, busy_timeout)
    migrate(database, now())
    return EventStore(database)


def _last_seq(connection: Connection, table_id: str) -> int:
    query = select(func.max(EVENT.c.seq)).where(EVENT.c.table_id == table_id)
    return connection.execute(query).scalar_one() or 0


def _ends() -> Any:
    # Hops from table to table through the index. GROUP BY would read every event instead.
    names = select(func.min(EVENT.c.table_id).label("table_id")).cte("names", recursive=True)
    following = (
        select(func.min(EVENT.c.table_id))
        .where(EVENT.c.table_id > names.c.table_id)
        .scalar_subquery()
    )
    names = names.union_all(select(following).where(names.c.table_id.is_not(None)))
    last = (
        select(func.max(EVENT.c.seq)).where(EVENT.c.table_id == names.c.table_id).scalar_subquery()
    )
    return select(names.c.table_id, last.label("last")).subquery()
