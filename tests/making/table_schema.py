"""Writes the JSON Schema of an exported table to docs/table.schema.json.

    python -m tests.making.table_schema

Made from the models that read such a file, so that the two cannot differ.
"""

import json
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from scorekeeper.domain.payloads import KnownPayload
from scorekeeper.tables.exchange import TableFile

TARGET: Final = Path(__file__).parents[2] / "docs" / "table.schema.json"


def schema() -> dict[str, Any]:
    """The schema of the file, with all kinds of payload this version knows."""
    file = TableFile.model_json_schema(ref_template="#/$defs/{model}")
    payload = TypeAdapter[Any](KnownPayload).json_schema(ref_template="#/$defs/{model}")
    file["$defs"] |= payload.pop("$defs")
    # A newer version may write kinds that this one does not know; they are kept as they come.
    newer = {
        "type": "object",
        "properties": {"kind": {"type": "string", "minLength": 1, "maxLength": 40}},
        "required": ["kind"],
        "title": "A kind or layout of a newer version",
    }
    file["$defs"]["EventRecord"]["properties"]["payload"] = {
        "anyOf": [payload, newer],
        "title": "Payload",
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A table exported from Scorekeeper",
        **{key: value for key, value in file.items() if key != "title"},
    }


def written() -> str:
    """The schema as the file has it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
