"""Lets a browser of the tests in, as `scorekeeper link` does at the machine itself."""

from pathlib import Path

from scorekeeper.sharing.capabilities import load_key
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EVERY_TABLE, open_store
from scorekeeper.tables.access import Access, Entry


def let_in(
    data_dir: Path, role: Role = Role.OWNER, table: str = EVERY_TABLE, label: str = "Tests"
) -> Entry:
    """A new device of that role in the installation of a data folder, with its cookie."""
    store = open_store(f"sqlite:///{(data_dir / 'scorekeeper.db').as_posix()}")
    try:
        access = Access(store.access, load_key(data_dir / "access.key"))
        return access.let_in(role, table, label)
    finally:
        store.close()


def cookie(entry: Entry, port: int) -> dict[str, str]:
    """The cookie of a device let in, for requests to a server on that port."""
    assert entry.cookie is not None
    return {f"scorekeeper-{port}": entry.cookie}
