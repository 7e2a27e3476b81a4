"""What the storage tests do to databases, and the events they put into them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.payloads import RoundScored
from tests.domain.builders import START, TABLE, entry


def url_of(file: Path, **query: str) -> str:
    """The SQLAlchemy URL of a file; with a query, such as mode="ro", as SQLite's own URI."""
    if not query:
        return f"sqlite:///{file.as_posix()}"
    settings = "&".join(f"{name}={value}" for name, value in query.items())
    return f"sqlite:///file:{file.as_posix()}?{settings}&uri=true"


def ask(file: Path, query: str, *values: Any) -> list[Any]:
    """Rows of a query, past the store; what it changes is committed."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return connection.execute(query, values).fetchall()


def is_intact(file: Path) -> bool:
    """Whether SQLite finds nothing wrong in the whole file."""
    return ask(file, "PRAGMA integrity_check") == [("ok",)]


def rounds(
    count: int, *, table: str = TABLE, first: int = 100, device: str = "phone-a", by: str = "Anna"
) -> tuple[Event, ...]:
    """Rounds of one table, a minute apart, each of them another event."""
    return tuple(_rounds(count, table, first, device, by))


def _rounds(count: int, table: str, first: int, device: str, by: str) -> Iterator[Event]:
    for number in range(first, first + count):
        pen = Pen(table, device, number, START + timedelta(minutes=number), by)
        payload = RoundScored(
            game="game", after=f"round-{number}", entry=entry("anna", bert=number % 500)
        )
        yield from pen.write(payload)
