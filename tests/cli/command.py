"""Starting the program as people do: a process of its own, in a terminal of some language."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment(language: str = "C.UTF-8", columns: int = 80, **changes: str) -> dict[str, str]:
    """What the command sees of the environment; nothing of its own settings reaches it."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SCOREKEEPER_", "LC_"))}
    return {**kept, "LANG": language, "PYTHONUTF8": "1", "COLUMNS": str(columns), **changes}


def scorekeeper(
    *arguments: str | bytes,
    language: str = "C.UTF-8",
    columns: int = 80,
    changes: Mapping[str, str] | None = None,
    stdin: str = "",
) -> subprocess.CompletedProcess[str]:
    """The finished command; `changes` are of its environment."""
    return subprocess.run(
        [sys.executable, "-m", "scorekeeper", *arguments],
        cwd=ROOT,
        env=environment(language, columns, **(changes or {})),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=60,
        check=False,
    )
