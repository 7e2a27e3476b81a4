"""Copies of the database file, made beside it before a migration changes it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

KEPT_BACKUPS: Final = 5


def back_up(file: Path, revision: str, moment: datetime) -> Path:
    """Copies the database as last committed; older copies beyond KEPT_BACKUPS are removed.

    `revision` is the schema that the database is about to get. The copy gets its name only when
    it is complete. Raises sqlite3.Error or OSError; then nothing has been removed.
    """
    stamp = moment.astimezone(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    backup = file.with_name(f"{file.name}.before-{revision}.{stamp}.bak")
    partial = backup.with_suffix(".partial")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        partial.replace(backup)
    finally:
        partial.unlink(missing_ok=True)
    for old in backups(file)[:-KEPT_BACKUPS]:
        old.unlink()
    return backup


def backups(file: Path) -> list[Path]:
    """The copies beside a database, the newest last."""
    return sorted(
        (
            path
            for path in file.parent.iterdir()
            if path.name.startswith(f"{file.name}.before-") and path.suffix == ".bak"
        ),
        key=_stamp,
    )


def newest_backup(file: Path) -> Path | None:
    """The newest copy beside a database, or None."""
    return next(reversed(backups(file)), None)


def _stamp(path: Path) -> str:
    return path.name.split(".")[-2]
