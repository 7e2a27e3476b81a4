"""Who is let in, read before the whole store is open: the same answers, and only from our files."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from scorekeeper.storage import EVERY_TABLE, AccessStore, Doorstep, is_in_order, open_store

TABLE = "t" * 16


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with three devices, in a folder whose name needs care in an address."""
    file = tmp_path / "50%? of #1 ü" / "scorekeeper.db"
    store = whole(file)
    store.admit(store.add_device("owner", "Oma's phone"), EVERY_TABLE, "owner", None)
    player = store.add_device("player", "ü" * 60)
    store.admit(player, TABLE, "player", "seat")
    store.admit(player, "another", "viewer", None)
    store.add_device("sent away", "")
    return file


def whole(file: Path) -> AccessStore:
    name = file.as_posix().replace("%", "%25").replace("?", "%3F")
    return open_store(f"sqlite:///{name}").access


def never() -> AccessStore:
    raise AssertionError("the whole store is opened")


@pytest.mark.parametrize("fingerprint", ["owner", "player", "sent away", "nobody", ""])
def test_the_doorstep_says_of_every_device_what_the_whole_store_says(
    file: Path, fingerprint: str
) -> None:
    assert is_in_order(file)
    assert Doorstep(file, never).device(fingerprint) == whole(file).device(fingerprint)


def test_what_the_doorstep_cannot_do_the_whole_store_does_opened_once(file: Path) -> None:
    opened: list[Path] = []

    def open_whole() -> AccessStore:
        opened.append(file)
        return whole(file)

    doorstep = cast(AccessStore, Doorstep(file, open_whole))
    player = doorstep.device("player")
    assert player is not None
    assert opened == []
    assert doorstep.fingerprint_of(player.id) == "player"
    doorstep.dismiss(TABLE, device=player.id)
    left = doorstep.device("player")
    assert left is not None
    assert [one.table for one in left.admissions] == ["another"]
    assert opened == [file]


def test_what_has_happened_to_the_file_since_is_for_the_whole_store_to_say(file: Path) -> None:
    whole_store = whole(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE admission")
    asked: list[bool] = []

    def open_whole() -> AccessStore:
        asked.append(True)
        return whole_store

    assert Doorstep(file, open_whole).device("nobody") is None
    assert asked == []
    with pytest.raises(Exception, match="storage-"):
        Doorstep(file, open_whole).device("owner")
    assert asked == [True]


def _older(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()


def _foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE theirs (x)")


def _without_wal(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _no_database(file: Path) -> None:
    _without_wal(file)
    file.write_text("no")


def _damaged(file: Path) -> None:
    _without_wal(file)
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(bytes(content))


@pytest.mark.parametrize("change", [_older, _foreign, _damaged, _no_database])
def test_a_file_that_is_not_as_it_should_be_is_left_to_the_whole_store(
    file: Path, change: Callable[[Path], object]
) -> None:
    change(file)
    assert not is_in_order(file)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert not is_in_order(tmp_path / "new.db")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_somebody_else_keeps_is_left_to_the_whole_store_which_waits(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert not is_in_order(file)
    assert is_in_order(file)
