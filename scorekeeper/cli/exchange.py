"""`scorekeeper export TABLE` and `scorekeeper import FILE`: a table as a JSON file, out and in."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scorekeeper.cli.messages import terminal_translator

if TYPE_CHECKING:
    from scorekeeper.settings import Settings
    from scorekeeper.tables.service import Tables

DataDir = Annotated[
    Path | None, typer.Option("--data-dir", help="Folder of the database and backups.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]


def export(
    table: Annotated[str, typer.Argument(help="Id of the table, or its name.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write; else standard output.")
    ] = None,
    data_dir: DataDir = None,
) -> None:
    """Write a table with its whole history as JSON."""
    import json

    from scorekeeper.tables.exchange import export_table, find_table

    tables, _settings = _open(data_dir)
    content = json.dumps(
        # Escaped on standard output, where not every terminal has all letters.
        export_table(tables, find_table(tables, table).id),
        ensure_ascii=output is None,
        indent=1,
    )
    if output is None:
        print(content)
    else:
        output.write_text(content + "\n", encoding="utf-8")


def import_(
    file: Annotated[Path, typer.Argument(help="A file made by `scorekeeper export`; - reads in.")],
    as_json: AsJson = False,
    data_dir: DataDir = None,
) -> None:
    """Take a table in; what is here already is kept, nothing is doubled."""
    import json

    from scorekeeper.tables.exchange import import_table

    tables, settings = _open(data_dir)
    limit = settings.limits.import_file_bytes
    state, added = import_table(tables, _read(file, limit), limit)
    if as_json:
        print(json.dumps({"table": state.id, "name": state.name, "added": added}))
    else:
        print(terminal_translator()("cli-imported", name=state.name, count=added))


def _read(file: Path, limit: int) -> str:
    from scorekeeper.domain.refusals import TableRefused

    try:
        if str(file) == "-":
            return sys.stdin.read(limit + 1)
        with file.open(encoding="utf-8") as content:
            return content.read(limit + 1)
    except OSError as fault:
        raise TableRefused("import-unreadable", file=str(file)) from fault
    except UnicodeDecodeError as fault:
        raise TableRefused("import-not-json") from fault


def _open(data_dir: Path | None) -> "tuple[Tables, Settings]":
    from scorekeeper.bootstrap import open_tables
    from scorekeeper.settings import load_settings

    settings = load_settings(data_dir=data_dir)
    return open_tables(settings), settings
