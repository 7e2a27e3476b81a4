"""Prints the table of all benchmarks, or of the modules named: `python -m tests.bench fold`."""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from rich.console import Console
from rich.table import Table

import tests.bench as package
from tests.bench import Row


def benchmarks(wanted: Sequence[str]) -> Iterator[tuple[str, Callable[[], list[Row]]]]:
    """The modules beside this one that measure something, by name."""
    for found in iter_modules(package.__path__):
        if found.name.startswith("_") or (wanted and found.name not in wanted):
            continue
        module = import_module(f"{package.__name__}.{found.name}")
        if hasattr(module, "rows"):
            yield found.name, cast("Callable[[], list[Row]]", module.rows)


def main(wanted: Sequence[str]) -> int:
    """Exit code 2 where a module was named that measures nothing."""
    chosen = dict(benchmarks(wanted))
    missing = [name for name in wanted if name not in chosen]
    if missing:
        print(f"no such benchmark: {', '.join(missing)}", file=sys.stderr)
        return 2
    table = Table("what", "figure", "baseline", "ratio", title="Medians")
    for column in table.columns[1:]:
        column.justify = "right"
    for rows in chosen.values():
        for row in rows():
            table.add_row(*row)
        table.add_section()
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
