"""`scorekeeper schedule`: who plays with whom on an evening with changing partners."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from scorekeeper.cli.messages import fail, terminal_translator

if TYPE_CHECKING:
    from scorekeeper.domain.formations import Stage


def schedule(
    players: Annotated[int, typer.Option("--players", help="Four or eight.")] = 8,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Print the stages of an evening with changing partners."""
    from scorekeeper.domain import formations

    stages = formations.schedule(players)
    if not stages:
        raise typer.Exit(fail("seats-formation", formation="rotating-partners", players=players))
    if as_json:
        print(json.dumps(as_data(players, stages)), flush=True)
    else:
        _print(stages)


def as_data(players: int, stages: "tuple[Stage, ...]") -> dict[str, Any]:
    """The schedule as plain data; positions in the players' list count from 1."""
    from scorekeeper.domain.formations import rounds_at_a_table

    return {
        "players": players,
        "total_rounds": rounds_at_a_table(stages),
        "stages": [
            {
                "stage": stage.stage,
                "rounds": stage.rounds,
                "tables": [
                    {"table": plan.table, "pairs": [list(pair) for pair in plan.pairs]}
                    for plan in stage.tables
                ],
            }
            for stage in stages
        ],
    }


def _print(stages: "tuple[Stage, ...]") -> None:
    """For people: a line for each stage, a column for each table."""
    from rich.console import Console
    from rich.table import Table

    t = terminal_translator()
    table = Table()
    table.add_column(t("schedule-stage"), justify="right")
    table.add_column(t("schedule-rounds"), justify="right")
    for plan in stages[0].tables:
        table.add_column(t("board-table", table=plan.table))
    for stage in stages:
        tables = [
            " – ".join(f"{one}+{other}" for one, other in plan.pairs) for plan in stage.tables
        ]
        table.add_row(str(stage.stage), str(stage.rounds), *tables)
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    console.print(t("schedule-note"))
