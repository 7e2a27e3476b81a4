"""A disk that fills up: nothing that was saved is lost, and later there is room again."""

import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy

from scorekeeper.domain.events import Event
from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage import EventStore, open_store
from scorekeeper.storage.backup import back_up
from scorekeeper.storage.connection import connect
from scorekeeper.storage.migrate import migrate
from scorekeeper.storage.timestamps import now
from tests.storage.databases import is_intact, rounds, url_of
from tests.storage.refusing import MORE, refused, stored


def append_until_full(store: EventStore) -> tuple[list[Event], StorageRefused]:
    """What was saved before the disk was full, two rounds at a time."""
    saved: list[Event] = []
    for number in range(10_000):
        pair = rounds(2, first=1000 + 2 * number)
        try:
            store.append(pair)
        except StorageRefused as refusal:
            return saved, refusal
        saved.extend(pair)
    raise AssertionError("the disk is too large for this test")


def test_when_no_page_is_left_nothing_saved_is_lost(file: Path) -> None:
    database = connect(url_of(file), 1.0)
    migrate(database, now())
    store = EventStore(database)
    pages = 30

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    sqlalchemy.event.listen(database.engine, "connect", limit)
    store.close()
    saved, refusal = append_until_full(store)
    refused(lambda: store.append(MORE), "storage-disk-full", file)
    assert refusal.key == "storage-disk-full"
    assert list(stored(store)) == saved
    assert is_intact(file)

    pages = 1000
    store.close()
    store.append(MORE)
    assert list(stored(store)) == [*saved, *MORE]


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 512 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("a small disk can be mounted by root only; the page limit is tested above")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_when_the_disk_is_full_nothing_saved_is_lost(tiny_disk: Path) -> None:
    file = tiny_disk / "scorekeeper.db"
    ballast = tiny_disk / "ballast"
    ballast.write_bytes(bytes(50_000))
    with closing(open_store(url_of(file))) as store:
        saved, refusal = append_until_full(store)
        assert saved
        assert refusal.key == "storage-disk-full"
        refused(lambda: store.append(rounds(200, first=50_000)), "storage-disk-full", file)
        assert list(stored(store)) == saved
        ballast.unlink()
        store.append(MORE)
    with closing(open_store(url_of(file))) as store:
        assert list(stored(store)) == [*saved, *MORE]
    assert is_intact(file)


def test_a_new_database_on_a_full_disk_is_refused_and_made_later(tiny_disk: Path) -> None:
    file = tiny_disk / "scorekeeper.db"
    ballast = tiny_disk / "ballast"
    ballast.write_bytes(bytes(shutil.disk_usage(tiny_disk).free))
    refused(lambda: open_store(url_of(file)), "storage-disk-full", file)
    ballast.unlink()
    with closing(open_store(url_of(file))) as store:
        store.append(MORE)
        assert stored(store) == MORE


def test_an_existing_database_on_a_full_disk_opens_once_there_is_room(tiny_disk: Path) -> None:
    file = tiny_disk / "scorekeeper.db"
    ballast = tiny_disk / "ballast"
    with closing(open_store(url_of(file))) as store:
        store.append(MORE)
    ballast.write_bytes(bytes(shutil.disk_usage(tiny_disk).free))
    refused(lambda: open_store(url_of(file)), "storage-disk-full", file)
    ballast.unlink()
    with closing(open_store(url_of(file))) as store:
        assert stored(store) == MORE


def test_a_backup_that_finds_no_room_leaves_nothing_behind(tiny_disk: Path) -> None:
    file = tiny_disk / "scorekeeper.db"
    with closing(open_store(url_of(file))) as store:
        store.append(rounds(300))
    (tiny_disk / "ballast").write_bytes(bytes(shutil.disk_usage(tiny_disk).free - 60_000))
    with pytest.raises(sqlite3.OperationalError, match="full"):
        back_up(file, "0002", datetime(2024, 3, 1, tzinfo=UTC))
    assert {path.name for path in tiny_disk.iterdir()} == {"ballast", file.name}
