import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copytree

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlmodel import SQLModel, create_engine

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.storage import DraftKey, EventStore, StoredDraft, open_store
from scorekeeper.storage.backup import KEPT_BACKUPS, back_up, backups, newest_backup
from scorekeeper.storage.connection import connect
from scorekeeper.storage.migrate import migrate
from scorekeeper.storage.revisions import OURS, Schema
from tests.domain.builders import TABLE
from tests.storage.databases import ask, is_intact, rounds, url_of

NOON = datetime(2024, 3, 1, 12, 0, tzinfo=UTC)

NEXT_SCHEMA = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.add_column("player", sa.Column("nickname", sa.String(), nullable=True))
    op.execute("UPDATE event SET by = 'migrated'")
"""


def next_schema(folder: Path, script: str = NEXT_SCHEMA) -> Schema:
    """Our migrations and one more, as the next version of the program will have them."""
    scripts = folder / "100% next"
    copytree(OURS.scripts, scripts)
    (scripts / "versions" / "r0004_next.py").write_text(script)
    return Schema(scripts, (*OURS.revisions, "0004"))


def earlier_schema(folder: Path, revision: str) -> Schema:
    """Our migrations up to one of them, as that version of the program had them."""
    scripts = folder / f"until {revision}"
    copytree(OURS.scripts, scripts)
    known = tuple(known for known in OURS.revisions if known <= revision)
    for script in (scripts / "versions").glob("r*.py"):
        if script.name[1:5] not in known:
            script.unlink()
    return Schema(scripts, known)


def move_on(file: Path, schema: Schema, moment: datetime = NOON) -> None:
    database = connect(url_of(file), 1.0)
    migrate(database, moment, schema)
    database.engine.dispose()


def tables_of(file: Path) -> list[tuple[str, str]]:
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    return [(name, " ".join(sql.split())) for name, sql in ask(file, query)]


def test_the_program_knows_every_migration_in_its_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(OURS.scripts))
    scripts = ScriptDirectory.from_config(config)
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == OURS.revisions
    assert scripts.get_heads() == [OURS.head]


def test_the_migrated_tables_are_the_ones_the_program_works_with(
    tmp_path: Path, file: Path, store: EventStore
) -> None:
    engine = create_engine(url_of(file))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, SQLModel.metadata) == []
    # Alembic does not see everything: AUTOINCREMENT, for one.
    direct = tmp_path / "direct.db"
    SQLModel.metadata.create_all(create_engine(url_of(direct)))
    migrated = [table for table in tables_of(file) if table[0] != "alembic_version"]
    assert migrated == tables_of(direct)


def test_a_new_database_needs_no_backup_and_its_folder_is_made(tmp_path: Path) -> None:
    file = tmp_path / "not yet" / "there" / "scorekeeper.db"
    store = open_store(url_of(file))
    store.append(rounds(1))
    assert store.count() == 1
    assert backups(file) == []


def test_a_database_that_is_up_to_date_is_left_alone(file: Path, store: EventStore) -> None:
    store.append(rounds(3))
    store.close()
    before = file.read_bytes()
    move_on(file, OURS)
    assert file.read_bytes() == before
    assert backups(file) == []


def test_alembic_is_not_loaded_for_a_database_that_is_up_to_date(
    file: Path, store: EventStore
) -> None:
    program = (
        "import sys; from scorekeeper.storage import open_store;"
        f"open_store({url_of(file)!r}).count(); print('alembic' in sys.modules)"
    )
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "False\n"


def test_an_older_database_is_copied_and_then_migrated(
    tmp_path: Path, file: Path, store: EventStore
) -> None:
    log = rounds(3)
    store.append(log)
    # The store stays open: what is only in its write-ahead log must be in the copy too.
    move_on(file, next_schema(tmp_path))
    assert ask(file, "SELECT DISTINCT by FROM event") == [("migrated",)]
    assert "nickname" in dict(tables_of(file))["player"]
    [copy] = backups(file)
    assert copy.name == "scorekeeper.db.before-0004.20240301T120000000000Z.bak"
    assert is_intact(copy)
    assert [event for _seq, event in open_store(url_of(copy)).events(TABLE)] == list(log)
    assert store.count() == 3


def test_a_database_from_before_the_drafts_is_copied_and_keeps_its_log(
    tmp_path: Path, file: Path
) -> None:
    database = connect(url_of(file), 1.0)
    migrate(database, NOON, earlier_schema(tmp_path, "0001"))
    log = rounds(3)
    EventStore(database).append(log)
    assert "draft" not in dict(tables_of(file))
    store = open_store(url_of(file))
    assert [event for _seq, event in store.events(TABLE)] == list(log)
    assert store.drafts(10) == []
    [copy] = backups(file)
    assert copy.name.startswith("scorekeeper.db.before-0003.")
    assert "draft" not in dict(tables_of(copy))
    assert is_intact(copy)


def test_a_database_from_before_the_doors_keeps_everything_and_lets_nobody_in(
    tmp_path: Path, file: Path
) -> None:
    database = connect(url_of(file), 1.0)
    migrate(database, NOON, earlier_schema(tmp_path, "0002"))
    before = EventStore(database)
    log = rounds(3)
    before.append(log)
    before.add_player("Anna")
    before.remember("served_at", "http:8550")
    device = before.device_id()
    drafts = {DraftKey("desk", TABLE, "place"): StoredDraft("{}", NOON)}
    before.keep_drafts(lambda: drafts, 10)
    kept = {
        name: ask(file, f"SELECT * FROM {name} ORDER BY 1")
        for name in ("event", "player", "setting", "draft")
    }
    assert all(kept.values())
    assert "device" not in dict(tables_of(file))
    before.close()

    store = open_store(url_of(file))
    assert [event for _seq, event in store.events(TABLE)] == list(log)
    assert store.device_id() == device
    assert dict(store.drafts(10)) == drafts
    for name, rows in kept.items():
        assert ask(file, f"SELECT * FROM {name} ORDER BY 1") == rows
    assert store.access.devices(TABLE) == []
    assert store.access.epoch(TABLE, "viewer") == 0
    store.close()
    [copy] = backups(file)
    assert copy.name.startswith("scorekeeper.db.before-0003.")
    assert ask(copy, "SELECT * FROM event ORDER BY 1") == kept["event"]
    assert is_intact(copy)
    assert is_intact(file)


def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(
    tmp_path: Path, file: Path, store: EventStore
) -> None:
    store.append(rounds(3))
    before = (
        tables_of(file),
        ask(file, "SELECT * FROM event"),
        ask(file, "SELECT * FROM alembic_version"),
    )
    broken = next_schema(
        tmp_path, f"{NEXT_SCHEMA}    op.execute('UPDATE no_such_table SET a = 1')\n"
    )
    with pytest.raises(StorageRefused) as caught:
        move_on(file, broken)
    assert caught.value.key == "storage-unavailable"
    assert "no_such_table" in str(caught.value.params["reason"])
    assert before == (
        tables_of(file),
        ask(file, "SELECT * FROM event"),
        ask(file, "SELECT * FROM alembic_version"),
    )
    assert is_intact(file)
    assert len(backups(file)) == 1


def test_the_last_backups_are_kept_and_nothing_else_is_touched(
    file: Path, store: EventStore
) -> None:
    other = file.with_name("scorekeeper.db.mine.bak")
    other.touch()
    # A revision that sorts before the others must not count as older.
    made = [
        back_up(file, "0003" if day < 3 else "0002", NOON + timedelta(days=day))
        for day in range(KEPT_BACKUPS + 2)
    ]
    assert backups(file) == made[-KEPT_BACKUPS:]
    assert newest_backup(file) == made[-1]
    assert {path.name for path in file.parent.glob("*.bak")} == {
        other.name, *(path.name for path in made[-KEPT_BACKUPS:])
    }  # fmt: skip


def test_a_backup_that_fails_takes_no_older_one_with_it(tmp_path: Path) -> None:
    file = tmp_path / "scorekeeper.db"
    file.write_bytes(b"This is no database. " * 500)
    older = [
        tmp_path / f"scorekeeper.db.before-0001.2024030{day}T000000000000Z.bak" for day in range(7)
    ]
    for path in older:
        path.touch()
    with pytest.raises(sqlite3.DatabaseError):
        back_up(file, "0002", NOON)
    assert set(tmp_path.iterdir()) == {file, *older}


@contextmanager
def another_writer(file: Path) -> Iterator[sqlite3.Connection]:
    """Somebody in the middle of writing to a file that is not yet in WAL mode."""
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    yield other
    other.close()


def test_the_start_waits_for_another_program_that_is_writing(file: Path) -> None:
    with another_writer(file) as other, ThreadPoolExecutor(1) as pool:
        start = pool.submit(open_store, url_of(file))
        assert wait([start], timeout=0.3).not_done, "it did not wait"
        other.execute("COMMIT")
        assert start.result().device_id()
    assert ask(file, "PRAGMA journal_mode") == [("wal",)]


def test_the_start_gives_up_where_another_program_keeps_writing(file: Path) -> None:
    with another_writer(file), pytest.raises(StorageRefused) as refused:
        migrate(connect(url_of(file), busy_timeout=0.1), NOON)
    assert refused.value.key == "storage-locked"


def test_two_programs_may_start_at_once_on_a_new_database(file: Path) -> None:
    program = (
        "from scorekeeper.storage import open_store;"
        f"store = open_store({url_of(file)!r}); print(store.device_id())"
    )
    starts = [
        subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    devices = [start.communicate()[0] for start in starts]
    assert [start.returncode for start in starts] == [0, 0, 0]
    assert len(set(devices)) == 1
    assert is_intact(file)
    assert backups(file) == []
