"""What a database answers instead of doing its work, as refusals that people understand."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage.backup import newest_backup

NO_BACKUP: Final = "none"
"""The value of the messages' `$backup` where there is none."""

_KEYS: Final = {
    sqlite3.SQLITE_BUSY: "storage-locked",
    sqlite3.SQLITE_LOCKED: "storage-locked",
    sqlite3.SQLITE_READONLY: "storage-read-only",
    sqlite3.SQLITE_CORRUPT: "storage-corrupt",
    sqlite3.SQLITE_NOTADB: "storage-corrupt",
    sqlite3.SQLITE_FULL: "storage-disk-full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "storage-disk-full",  # no room even for the readers' index
}
_PRIMARY_CODE: Final = 0xFF  # the bytes above say it in more detail


class LogMoved(Exception):
    """Somebody has appended to the table's log since it was read; `last` is its last seq now."""

    def __init__(self, table: str, last: int) -> None:
        super().__init__(table, last)
        self.table = table
        self.last = last


@contextmanager
def refusing(place: str, file: Path | None) -> Iterator[None]:
    """Turns errors of the database at `place` (its file, or its address) into StorageRefused."""
    try:
        yield
    except DBAPIError as error:
        raise refused(error.orig or error, place, file) from error
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as error:
        raise refused(error, place, file) from error


def refused(error: BaseException, place: str, file: Path | None) -> StorageRefused:
    """The refusal that says what an error means."""
    code = getattr(error, "sqlite_errorcode", 0)
    key = _KEYS.get(code) or _KEYS.get(code & _PRIMARY_CODE)
    if key is None:
        reason = " ".join(str(error).split())
        return StorageRefused("storage-unavailable", file=place, reason=reason)
    if key == "storage-corrupt":
        return corrupt(place, file)
    return StorageRefused(key, file=place)


def corrupt(place: str, file: Path | None) -> StorageRefused:
    """The refusal of a damaged database, with the copy that could take its place."""
    backup = newest_backup(file) if file else None
    name = backup.name if backup else NO_BACKUP
    return StorageRefused("storage-corrupt", file=place, backup=name)
