"""A real store on disk, and a table of four people with one game begun."""

from pathlib import Path

import pytest

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules, agree_on
from scorekeeper.domain.state import TableState
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.service import Tables

PEOPLE = tuple(
    Newcomer(f"{name.lower()}-id", name, colour)
    for colour, name in enumerate(("Oma", "Mira", "Lea", "Tom"))
)
OMA, MIRA, LEA, TOM = (person.player for person in PEOPLE)


@pytest.fixture(scope="session")
def library() -> Library:
    return load_library(rules_dir())


@pytest.fixture
def rules(library: Library) -> AgreedRules:
    variant = library.variant("classic")
    assert variant is not None
    return agree_on(variant)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'scorekeeper.db'}"


@pytest.fixture
def store(url: str) -> EventStore:
    return open_store(url)


@pytest.fixture
def tables(store: EventStore) -> Tables:
    return Tables(store)


@pytest.fixture
def table(tables: Tables, rules: AgreedRules) -> TableState:
    return tables.open("Kitchen", PEOPLE, OMA, rules)
