"""Keeps score, settles rules and shares the board for card games of the UNO® family.

Only the version lives here, and in how many threads numbers are reckoned. The rooms of the program
and who may know whom: see the import contracts in `pyproject.toml`.
"""

import os
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# The networks are small: threads that wait for each other take longer than the sums themselves,
# several times so where other work goes on. Is read when numpy is imported for the first time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _version() -> str:
    try:
        return version("scorekeeper")
    except PackageNotFoundError:
        # Packaged apps and plain checkouts carry the sources without installing them.
        project = Path(__file__).parent.parent / "pyproject.toml"
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])


__version__ = _version()
