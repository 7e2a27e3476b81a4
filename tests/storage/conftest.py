"""A database of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.storage import EventStore, open_store
from tests.storage.databases import url_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database will be; nothing is there yet."""
    return tmp_path / "scorekeeper.db"


@pytest.fixture
def store(file: Path) -> Iterator[EventStore]:
    """A new database."""
    opened = open_store(url_of(file), busy_timeout=0.2)
    yield opened
    opened.close()
