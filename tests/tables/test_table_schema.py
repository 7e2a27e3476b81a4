"""The documented layout of an exported table is the one that is written and read."""

import json

from scorekeeper.domain.state import TableState
from scorekeeper.tables.exchange import export_table
from scorekeeper.tables.service import Tables
from tests.making.table_schema import TARGET, schema, written
from tests.tables.test_service import tip, won_by_mira


def test_the_schema_in_the_docs_is_that_of_the_program() -> None:
    hint = "write it again with `python -m tests.making.table_schema`"
    assert TARGET.read_text(encoding="utf-8") == written(), hint


def test_everything_an_exported_table_holds_is_in_the_schema(
    tables: Tables, table: TableState
) -> None:
    tables.score_round(table.id, won_by_mira(42), tip(table))
    layout = schema()
    exported = json.loads(json.dumps(export_table(tables, table.id)))
    assert set(exported) == set(layout["properties"])
    record = layout["$defs"]["EventRecord"]
    payload = record["properties"]["payload"]["anyOf"][0]
    for event in exported["events"]:
        assert set(event) == set(record["required"])
        where = payload["discriminator"]["mapping"][event["payload"]["kind"]]
        known = layout["$defs"][where.rpartition("/")[2]]
        assert set(event["payload"]) <= set(known["properties"])
