"""Who is let in, read from a SQLite file before SQLAlchemy is there.

The first page waits for nothing but that answer, and importing SQLAlchemy takes as long as all the
rest of the start. Only a file that is as `open_store` leaves it is read here; whatever is unusual
is left to `open_store`, which makes, migrates or refuses it and says why.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scorekeeper.storage.admissions import Admission, KnownDevice
from scorekeeper.storage.revisions import OURS, VERSION_TABLE
from scorekeeper.storage.timestamps import from_text

if TYPE_CHECKING:
    from scorekeeper.storage.access import AccessStore


def is_in_order(file: Path) -> bool:
    """Whether `open_store` would open the file as it is: ours, up to date, whole, to be written."""
    try:
        with _reading(file) as connection:
            [(revision,)] = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}")
            [(found,)] = connection.execute("PRAGMA quick_check(1)")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except (sqlite3.Error, ValueError):
        return False
    return bool(revision == OURS.head and found == "ok")


class Doorstep:
    """An AccessStore of a file that `is_in_order`; it opens the whole one for all but `device`."""

    def __init__(self, file: Path, open_whole: "Callable[[], AccessStore]") -> None:
        self._file = file
        self._open_whole = open_whole
        self._lock = threading.Lock()
        self._opened: AccessStore | None = None

    def device(self, fingerprint: str) -> KnownDevice | None:
        """The device with that cookie, as `AccessStore.device`."""
        if self._opened is None:
            try:
                return _device(self._file, fingerprint)
            except (sqlite3.Error, ValueError):
                # Something has happened to the file; the whole store says what.
                pass
        return self._whole().device(fingerprint)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole(), name)

    def _whole(self) -> "AccessStore":
        with self._lock:
            if self._opened is None:
                self._opened = self._open_whole()
            return self._opened


def _device(file: Path, fingerprint: str) -> KnownDevice | None:
    with _reading(file) as connection:
        found = connection.execute(
            "SELECT id, label, created_at, seen_at FROM device WHERE fingerprint = ?",
            (fingerprint,),
        ).fetchone()
        if found is None:
            return None
        id_, label, made, seen = found
        admissions = connection.execute(
            "SELECT table_id, role, seat FROM admission WHERE device = ?", (id_,)
        ).fetchall()
    return KnownDevice(
        id_, label, from_text(made), from_text(seen), tuple(Admission(*row) for row in admissions)
    )


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    # Never makes the file, and waits for nobody.
    address = f"{file.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, 0, isolation_level=None, uri=True)) as connection:
        yield connection
