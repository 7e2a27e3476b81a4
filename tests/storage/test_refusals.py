"""Databases that cannot be used just now, each of them the real thing. Full disks have a file."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.domain.events import Event
from scorekeeper.storage import EventStore, open_store
from scorekeeper.storage.backup import back_up
from scorekeeper.storage.connection import connect
from scorekeeper.storage.migrate import migrate
from scorekeeper.storage.timestamps import now
from tests.domain.builders import TABLE
from tests.storage.databases import ask, rounds, url_of
from tests.storage.refusing import MORE, refused, stored

NOBODY = 65534


@pytest.fixture
def log(store: EventStore) -> tuple[Event, ...]:
    """What is in the store before anything goes wrong."""
    events = rounds(3)
    store.append(events)
    return events


def test_while_somebody_else_writes_nothing_can_be_appended_but_all_read(
    file: Path, store: EventStore, log: tuple[Event, ...]
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        refused(lambda: store.append(MORE), "storage-locked")
        refused(lambda: store.add_player("Anna"), "storage-locked")
        assert stored(store) == log
        other.execute("ROLLBACK")
    store.append(MORE)
    assert stored(store) == log + MORE


def test_a_database_that_somebody_keeps_for_himself_cannot_be_opened(
    file: Path, store: EventStore, log: tuple[Event, ...]
) -> None:
    store.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("UPDATE event SET by = by")
        refused(lambda: open_store(url_of(file), busy_timeout=0.1), "storage-locked")
    assert stored(open_store(url_of(file))) == log


def test_a_writer_in_the_same_program_is_waited_for_only_so_long(file: Path) -> None:
    database = connect(url_of(file), 0.1)
    migrate(database, now())
    with database.writing():
        refused(lambda: EventStore(database).append(MORE), "storage-locked")
    EventStore(database).append(MORE)


def test_a_database_opened_for_reading_can_be_read_but_not_changed(
    file: Path, log: tuple[Event, ...]
) -> None:
    store = open_store(url_of(file, mode="ro"))
    assert stored(store) == log
    refused(lambda: store.append(MORE), "storage-read-only", file)
    refused(store.device_id, "storage-read-only", file)
    assert stored(store) == log


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, for whom no file is read-only."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that nobody in particular may enter, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


unix_only = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs file modes")


@unix_only
def test_a_read_only_file_can_be_read_but_not_changed(public_folder: Path) -> None:
    file = public_folder / "scorekeeper.db"
    store = open_store(url_of(file))
    store.append(log := rounds(3))
    store.close()
    file.chmod(0o444)
    public_folder.chmod(0o777)
    with as_nobody():
        store = open_store(url_of(file))
        assert stored(store) == log
        refused(lambda: store.append(MORE), "storage-read-only", file)
        store.close()


@unix_only
def test_a_database_in_a_read_only_folder_is_refused(public_folder: Path) -> None:
    file = public_folder / "scorekeeper.db"
    open_store(url_of(file)).close()
    file.chmod(0o444)
    public_folder.chmod(0o555)
    with as_nobody():
        refused(lambda: open_store(url_of(file)), "storage-read-only", file)


@unix_only
def test_a_folder_that_cannot_be_made_or_entered_is_named(public_folder: Path) -> None:
    (public_folder / "closed").mkdir(mode=0o700)
    public_folder.chmod(0o555)
    with as_nobody():
        for folder in ("new", "closed"):
            file = public_folder / folder / "scorekeeper.db"
            refused(partial(open_store, url_of(file)), "storage-unavailable", file)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    refused(lambda: open_store(url_of(tmp_path)), "storage-unavailable", tmp_path)


def damaged_header(content: bytes) -> bytes:
    return b"scrambled" * 10 + content[90:]


def damaged_page(content: bytes) -> bytes:
    middle = len(content) // 2 // 4096 * 4096
    return content[:middle] + b"\xa5" * 4096 + content[middle + 4096 :]


def damaged_throughout(content: bytes) -> bytes:
    return content[:4096] + b"\xa5" * (len(content) - 4096)


def cut_short(content: bytes) -> bytes:
    return content[: len(content) // 2]


@pytest.mark.parametrize("damage", [damaged_header, damaged_page, damaged_throughout, cut_short])
def test_a_damaged_file_is_refused_with_its_newest_backup_and_left_as_it_is(
    file: Path, store: EventStore, damage: Callable[[bytes], bytes]
) -> None:
    store.append(rounds(500))
    store.close()
    file.write_bytes(damage(file.read_bytes()))
    spoiled = file.read_bytes()
    refusal = refused(lambda: open_store(url_of(file)), "storage-corrupt", file)
    assert refusal.params["backup"] == "none"

    for day in (1, 2):
        name = f"{file.name}.before-0001.2024030{day}T000000000000Z.bak"
        file.with_name(name).touch()
    refused(lambda: open_store(url_of(file)), "storage-corrupt", name)
    assert file.read_bytes() == spoiled


def test_damage_found_during_a_game_is_refused_with_the_newest_backup(
    file: Path, store: EventStore
) -> None:
    store.append(rounds(500))
    backup = back_up(file, "0001", datetime(2024, 3, 1, tzinfo=UTC))
    # What a connection has in memory it does not read again; a closed store opens a new one.
    store.close()
    file.write_bytes(damaged_throughout(file.read_bytes()))
    refused(lambda: store.append(MORE), "storage-corrupt", backup.name)
    refused(lambda: store.events(TABLE), "storage-corrupt", backup.name)


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(
    file: Path, store: EventStore, log: tuple[Event, ...]
) -> None:
    ask(file, "UPDATE alembic_version SET version_num = '9999'")
    store.close()
    before = file.read_bytes()
    refused(lambda: open_store(url_of(file)), "storage-newer-version", file)
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_as_it_is(file: Path) -> None:
    ask(file, "CREATE TABLE recipe (name TEXT)")
    before = file.read_bytes()
    refused(lambda: open_store(url_of(file)), "storage-foreign", file)
    assert file.read_bytes() == before
    assert sorted(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    "url", ["", "scorekeeper.db", "mysql://root:secret@localhost/scores", "nosuch://x", "sqlite"]
)
def test_an_address_that_names_no_database_of_ours_is_refused(url: str) -> None:
    refusal = refused(lambda: open_store(url), "storage-url-wrong")
    assert "secret" not in str(refusal)


def test_a_server_that_cannot_be_reached_is_named_without_its_password() -> None:
    url = "postgresql+psycopg://anna:secret@localhost:1/scores"
    refusal = refused(lambda: open_store(url), "storage-unavailable", "localhost:1/scores")
    assert "secret" not in str(refusal)
