"""The schemas that a database can have, from the first one to that of this version."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

VERSION_TABLE: Final = "alembic_version"


@dataclass(frozen=True, slots=True)
class Schema:
    """Migration scripts and the ids of all schemas they lead through, the oldest first."""

    scripts: Path
    revisions: tuple[str, ...]

    @property
    def head(self) -> str:
        """The schema that the program works with."""
        return self.revisions[-1]


OURS: Final = Schema(Path(__file__).parent / "migrations", ("0001", "0002", "0003"))
