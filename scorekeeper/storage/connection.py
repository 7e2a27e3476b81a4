"""How the database is reached, and everything that is peculiar to one kind of database.

SQLite is what everybody gets; PostgreSQL is for hosts that outgrow one machine.
"""

import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    QueuePool,
    Table,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage.errors import corrupt, refusing

_PRAGMAS: Final = {
    "foreign_keys": "ON",
    "synchronous": "FULL",  # a commit is on the disk before it returns
    "fullfsync": "ON",  # on macOS fsync alone does not get it there
}
_KINDS: Final = frozenset({"sqlite", "postgresql"})
DEFAULT_BUSY_TIMEOUT: Final = 5.0
_ASK_AGAIN: Final = 0.02
MEMORY: Final = ":memory:"


@dataclass(frozen=True, slots=True)
class Database:
    """An opened database. `file` is None where it is not a file of ours.

    `busy_timeout` is in seconds: how long a writer waits for another one.
    """

    engine: Engine
    place: str
    file: Path | None
    busy_timeout: float = DEFAULT_BUSY_TIMEOUT
    _turn: threading.Lock = field(default_factory=threading.Lock)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for looking; each statement sees the last commit. Raises StorageRefused."""
        with refusing(self.place, self.file), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when the block is left, or not at all.

        Raises StorageRefused, also where somebody else keeps writing for `busy_timeout`.
        """
        # In one process writers queue here, where waiting is fair; SQLite's own waiting is not.
        if not self._turn.acquire(timeout=self.busy_timeout):
            raise StorageRefused("storage-locked", file=self.place)
        try:
            with refusing(self.place, self.file), self.engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    # At once a writer: a reader that turns writer half-way can be refused.
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                connection.commit()
        finally:
            self._turn.release()

    def use_wal(self) -> None:
        """Lets readers go on while somebody writes; SQLite remembers it in the file.

        Raises StorageRefused where somebody else keeps writing for `busy_timeout`.
        """
        if self.engine.dialect.name != "sqlite":
            return
        give_up = time.monotonic() + self.busy_timeout
        while not self._now_in_wal(give_up):
            time.sleep(_ASK_AGAIN)

    def _now_in_wal(self, give_up: float) -> bool:
        # SQLite does not wait for a writer here, whatever its own timeout says.
        try:
            with self.reading() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        except StorageRefused as refusal:
            if refusal.key != "storage-locked" or time.monotonic() >= give_up:
                raise
            return False
        return True

    def verify_intact(self) -> None:
        """Reads the whole file once, about a millisecond per megabyte. Raises StorageRefused."""
        if self.file is None:
            return
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise corrupt(self.place, self.file)


def connect(url: str, busy_timeout: float) -> Database:
    """The database at a SQLAlchemy URL; its folder is made, the file not yet touched.

    Raises StorageRefused for a URL or a kind of database that cannot be used.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        raise StorageRefused("storage-url-wrong") from None
    if address.get_backend_name() not in _KINDS:
        raise StorageRefused("storage-url-wrong")
    file = database_file(address)
    place = str(file or address.render_as_string(hide_password=True))
    with refusing(place, file):
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        engine = _engine(address, busy_timeout)
    return Database(engine, place, file, busy_timeout)


def database_file(url: URL) -> Path | None:
    """The file that a SQLite URL means; None for one in memory and for other databases.

    >>> database_file(make_url("sqlite:///file:/data/my%20scores.db?mode=ro&uri=true")).name
    'my scores.db'
    """
    name = url.database or MEMORY
    if url.get_backend_name() != "sqlite" or MEMORY in name:
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name).absolute()


def insert_new(
    connection: Connection, table: Table, key: str, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Inserts rows, passing over those whose `key` is already there."""
    insert = _insert(connection, table)
    connection.execute(insert.on_conflict_do_nothing(index_elements=[key]), rows)


def insert_or_replace(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Inserts whole rows; one whose primary key is there already takes the old one's place."""
    keys = [column.name for column in table.primary_key]
    insert = _insert(connection, table)
    others = {
        column.name: insert.excluded[column.name]
        for column in table.columns
        if column.name not in keys
    }
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=others), rows)


def _insert(connection: Connection, table: Table) -> Any:
    # What PostgreSQL brings takes long to import, and hardly anybody has one.
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)


def hold_log(connection: Connection, table_id: str) -> None:
    """Keeps other writers out of one table's log until the transaction ends.

    So the sequence numbers of a log become visible in their order. SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(table_id, 0))))


def _engine(address: URL, busy_timeout: float) -> Engine:
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    in_memory = database_file(address) is None
    engine = create_engine(
        address,
        poolclass=QueuePool,
        # A database in memory lives as long as its one connection.
        pool_size=1 if in_memory else 5,
        max_overflow=0 if in_memory else -1,
        connect_args={
            "timeout": busy_timeout,
            "check_same_thread": False,
            "isolation_level": None,  # transactions begin where `writing` says, not by guesswork
        },
    )
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    # A damaged byte in a text must not hide the rows around it.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    for pragma, value in _PRAGMAS.items():
        connection.execute(f"PRAGMA {pragma} = {value}")
