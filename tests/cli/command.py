"""Starting the program as people do: a process of its own, in a terminal of some language."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def scorekeeper(
    *arguments: str, language: str = "C.UTF-8", columns: int = 80
) -> subprocess.CompletedProcess[str]:
    """The finished command; nothing of the environment's own settings reaches it."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SCOREKEEPER_", "LC_"))}
    return subprocess.run(
        [sys.executable, "-m", "scorekeeper", *arguments],
        cwd=ROOT,
        env={**kept, "LANG": language, "PYTHONUTF8": "1", "COLUMNS": str(columns)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
