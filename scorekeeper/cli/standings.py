"""`scorekeeper standings FILE…`: what score sheets add up to.

A sheet that is wrong is reported in one line and does not keep the others from being printed.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from scorekeeper.cli.messages import fail, terminal_translator, warn_of_broken

if TYPE_CHECKING:
    from scorekeeper.domain.refusals import Refusal
    from scorekeeper.rulebook import Library
    from scorekeeper.tables.sheet_game import SheetResult


def standings(
    files: Annotated[list[Path], typer.Argument(help="Score sheets in TOML.", metavar="FILE…")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    data_dir: Annotated[
        Path | None, typer.Option("--data-dir", help="Folder with the table's own variants.")
    ] = None,
) -> None:
    """Add up score sheets and print who stands where."""
    from scorekeeper.domain.refusals import SheetRefused
    from scorekeeper.resources import rules_dir
    from scorekeeper.rulebook import load_library
    from scorekeeper.settings import load_settings
    from scorekeeper.tables.score_sheet import read_sheet
    from scorekeeper.tables.sheet_game import play_sheet

    library = load_library(rules_dir(), load_settings(data_dir=data_dir).own_variants_dir)
    code = 0
    for file in files:
        try:
            result = play_sheet(read_sheet(_content(file)), library)
        except SheetRefused as refusal:
            code = _report(file, refusal)
            _explain(refusal, library)
            continue
        if as_json:
            # Escaped, so that a terminal without the letters of a name can print it all the same.
            print(json.dumps(as_data(file, result)), flush=True)
        else:
            _print(file, result, library)
    raise typer.Exit(code)


def as_data(file: Path, result: "SheetResult") -> dict[str, Any]:
    """The result as the JSON object of one line."""
    return {
        "file": str(file),
        "variant": result.rules.variant,
        "scoring": result.rules.scoring,
        "formation": result.rules.formation,
        "target": result.rules.target,
        "rounds": result.rounds,
        "finished": result.finished,
        "winners": list(result.winners),
        "standings": [
            {
                "rank": line.rank,
                **({"team": list(line.team)} if line.team else {"player": line.player}),
                "total": line.total,
                "out_after": line.out_after,
            }
            for line in result.standings
        ],
    }


def _print(file: Path, result: "SheetResult", library: "Library") -> None:
    """For people: what was played, the table, and how it stands, in the terminal's language."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    t = terminal_translator()
    variant = library.variant_name(result.rules.variant, t("language-code"))
    table = Table()
    table.add_column(t("standings-rank"), justify="right")
    table.add_column(t("standings-player"))
    table.add_column(t("standings-total"), justify="right")
    race = any(line.out_after is not None for line in result.standings)
    if race:
        table.add_column(t("standings-out-after"), justify="right")
    for line in result.standings:
        fallen = [str(line.out_after or "")] if race else []
        names = Text(" + ".join(line.team) or line.player)
        table.add_row(str(line.rank or "–"), names, str(line.total), *fallen)
    state = t("standings-open")
    if result.finished:
        state = t("standings-won", names=", ".join(result.winners), count=len(result.winners))
    rounds = t("standings-rounds", rounds=result.rounds)
    console = Console(highlight=False, soft_wrap=True)
    rules = t("rules-line", variant=variant, target=result.rules.target)
    console.print(Text(f"{file} · {rules}"))
    console.print(table)
    console.print(Text(f"{rounds} · {state}"))


def _content(file: Path) -> str:
    from scorekeeper.domain.refusals import SheetRefused
    from scorekeeper.tables.score_sheet import MAX_SHEET

    try:
        with file.open(encoding="utf-8-sig") as sheet:
            return sheet.read(MAX_SHEET + 1)
    except (OSError, UnicodeDecodeError):
        raise SheetRefused("sheet-unreadable") from None


def _explain(refusal: "Refusal", library: "Library") -> None:
    """A game that is not known may have a file that is broken."""
    for fault in library.broken:
        if fault.path.stem == refusal.params.get("variant"):
            warn_of_broken(fault)


def _report(file: Path, refusal: "Refusal") -> int:
    params = dict(refusal.params)
    number = params.pop("round", None)
    reason = " ".join(terminal_translator()(refusal.key, **params).split())
    if number is None:
        return fail("sheet-refused", file=str(file), reason=reason)
    return fail("sheet-refused-in-round", file=str(file), round=number, reason=reason)
