"""A table as a file: out and in again, merged, and everything that is no such file."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.domain.refusals import TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import open_store
from scorekeeper.tables.exchange import export_table, find_table, import_table
from scorekeeper.tables.service import Tables
from tests.tables.test_service import tip, totals, won_by_mira

LIMIT = 5_000_000


@pytest.fixture
def elsewhere(tmp_path: Path) -> Tables:
    return Tables(open_store(f"sqlite:///{tmp_path / 'elsewhere.db'}"))


def as_text(tables: Tables, table: str) -> str:
    return json.dumps(export_table(tables, table))


def test_a_table_comes_in_as_it_went_out(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    state = tables.score_round(table.id, won_by_mira(42), tip(table))
    there, added = import_table(elsewhere, as_text(tables, table.id), LIMIT)
    assert there == state
    assert added == len(tables.events(table.id))


def test_importing_the_same_file_twice_changes_nothing(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    text = as_text(tables, table.id)
    import_table(elsewhere, text, LIMIT)
    assert import_table(elsewhere, text, LIMIT)[1] == 0
    assert len(elsewhere.recent()) == 1


def test_a_table_played_on_in_two_places_keeps_both_rounds_and_shows_the_dispute(
    tables: Tables, table: TableState, elsewhere: Tables
) -> None:
    import_table(elsewhere, as_text(tables, table.id), LIMIT)
    tables.score_round(table.id, won_by_mira(10), tip(table))
    elsewhere.score_round(table.id, won_by_mira(20), tip(table))
    here, _ = import_table(tables, as_text(elsewhere, table.id), LIMIT)
    there, _ = import_table(elsewhere, as_text(tables, table.id), LIMIT)
    assert here == there
    assert here.game is not None
    assert len(here.game.rounds) == 1
    assert len(here.game.aside) == 1
    voided = tables.void_round(table.id, here.game.rounds[0].id)
    assert sorted([totals(here)["mira-id"], totals(voided)["mira-id"]]) == [10, 20]


def with_event(data: dict[str, Any], **changes: object) -> dict[str, Any]:
    """The file with its last event forged."""
    *before, last = data["events"]
    return {**data, "events": [*before, {**last, **changes}]}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda data: "no json at all", "import-not-json"),
        (lambda data: "[" * 100_000, "import-not-json"),
        (lambda data: [], "import-not-a-table"),
        (lambda data: {**data, "format": "something"}, "import-not-a-table"),
        (lambda data: {**data, "version": 2}, "import-newer-version"),
        (lambda data: {**data, "events": []}, "import-damaged"),
        (lambda data: {**data, "events": [{"id": "x"}]}, "import-damaged"),
        (lambda data: {**data, "table": "another-table"}, "import-mixed-tables"),
        (lambda data: with_event(data, id="made-up"), "import-damaged"),
        (lambda data: with_event(data, by="Somebody else"), "import-damaged"),
    ],
)
def test_what_is_no_table_file_is_refused_with_its_reason_and_nothing_changes(
    tables: Tables, table: TableState, elsewhere: Tables, change: Any, key: str
) -> None:
    content = change(export_table(tables, table.id))
    text = content if isinstance(content, str) else json.dumps(content)
    with pytest.raises(TableRefused) as refused:
        import_table(elsewhere, text, LIMIT)
    assert refused.value.key == key
    assert elsewhere.recent() == []


def test_a_file_over_the_limit_is_refused_before_it_is_read(tables: Tables) -> None:
    with pytest.raises(TableRefused) as refused:
        import_table(tables, "x" * 1001, 1000)
    assert refused.value.key == "import-too-large"


def test_a_table_is_found_by_id_and_by_a_name_that_only_it_has(
    tables: Tables, table: TableState, rules: Any
) -> None:
    from tests.tables.conftest import OMA, PEOPLE

    assert find_table(tables, "Kitchen").id == table.id
    tables.open("Kitchen", PEOPLE, OMA, rules)
    assert find_table(tables, table.id).id == table.id
    for wanted, key in (("Kitchen", "table-ambiguous"), ("Cellar", "table-not-found")):
        with pytest.raises(TableRefused) as refused:
            find_table(tables, wanted)
        assert refused.value.key == key
