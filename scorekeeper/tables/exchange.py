"""A table as a JSON file: out of one installation and into another, nothing lost, nothing doubled.

The file is the log itself. Merging is a set union, so importing the same file twice changes
nothing.
"""

import json
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.domain.events import Event, EventRecord, event_data, event_id
from scorekeeper.domain.refusals import TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.tables.service import Tables

FORMAT: Final = "scorekeeper-table"
MAX_EVENTS: Final = 50_000


class TableFile(BaseModel):
    """The layout of an exported table."""

    model_config = ConfigDict(extra="ignore")

    format: Literal["scorekeeper-table"]
    version: int = Field(ge=1, le=1_000_000)
    table: str
    events: list[EventRecord] = Field(min_length=1, max_length=MAX_EVENTS)


def export_table(tables: Tables, table: str) -> dict[str, Any]:
    """The table's log as plain data, ready for JSON. Raises TableRefused."""
    return {
        "format": FORMAT,
        "version": 1,
        "table": table,
        "events": [event_data(event) for event in tables.events(table)],
    }


def read_table_file(text: str, limit: int) -> tuple[str, list[Event]]:
    """The table's id and events of an exported file.

    Raises TableRefused where it is longer than `limit` characters, no such file, from a newer
    version, damaged, or mixes tables.
    """
    if len(text) > limit:
        raise TableRefused("import-too-large", limit=limit // 1_000_000)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise TableRefused("import-not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise TableRefused("import-not-a-table")
    if isinstance(data.get("version"), int) and data["version"] > 1:
        raise TableRefused("import-newer-version")
    try:
        content = TableFile.model_validate(data)
        events = [record.event() for record in content.events]
    except ValidationError as fault:
        where = ".".join(str(part) for part in fault.errors()[0]["loc"])
        raise TableRefused("import-damaged", place=where or "events") from None
    if any(event.table != content.table for event in events):
        raise TableRefused("import-mixed-tables")
    for place, event in enumerate(events):
        # A made-up id could take the place of another event, and two tables would never agree.
        if event.id != _own_id(event):
            raise TableRefused("import-damaged", place=f"events.{place}.id")
    return content.table, events


def _own_id(event: Event) -> str:
    return event_id(event.table, event.device, event.lamport, event.at, event.by, event.payload)


def import_table(tables: Tables, text: str, limit: int) -> tuple[TableState, int]:
    """Merges an exported file; the state after it and how many events were new.

    Raises TableRefused or StorageRefused; then nothing has been changed.
    """
    table, events = read_table_file(text, limit)
    return tables.merge(table, events)


def find_table(tables: Tables, wanted: str) -> TableState:
    """The table of that id or, where it is the only one, of that name.

    Raises TableRefused where there is none or more than one.
    """
    by_name = [
        state for state in tables.recent(limit=1000) if wanted == state.id or wanted == state.name
    ]
    exact = [state for state in by_name if state.id == wanted]
    if exact:
        return exact[0]
    if not by_name:
        raise TableRefused("table-not-found", table=wanted)
    if len(by_name) > 1:
        raise TableRefused("table-ambiguous", table=wanted)
    return by_name[0]
