"""The program as it is, but for one thing: it notes when each commit begins.

`python -m tests.bench._timed <arguments of scorekeeper>`; the file to note it in is BENCH_TIMES.
"""

import os
import time
from pathlib import Path
from typing import Any, Final

from scorekeeper.storage import EventStore

TIMES: Final = "BENCH_TIMES"


def note_commits(file: Path) -> None:
    """From now on every append of this process leaves a line: seconds of the clock."""
    append = EventStore.append

    def timed(store: EventStore, *arguments: Any) -> int:
        began = time.time()
        seq = append(store, *arguments)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f"{began!r}\n")
        return seq

    EventStore.append = timed  # type: ignore[method-assign, assignment]


def noted(file: Path) -> list[float]:
    """When the commits began, in their order."""
    return [float(line) for line in file.read_text(encoding="utf-8").split()]


if __name__ == "__main__":
    from scorekeeper.cli import main

    note_commits(Path(os.environ[TIMES]))
    main()
