"""What is kept of those who have been let in, and of the ways in. How: `access.py`."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

EVERY_TABLE: Final = ""
"""The table of an admission to the whole installation."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A way in. `kind` is link, code or once; `from_device` hands the score-keeping over."""

    fingerprint: str
    table: str
    role: str
    kind: str
    epoch: int = 0
    expires_at: datetime | None = None
    from_device: str | None = None


@dataclass(frozen=True, slots=True)
class Admission:
    """What a device is at a table, and whose seat it has."""

    table: str
    role: str
    seat: str | None


@dataclass(frozen=True, slots=True)
class KnownDevice:
    """A device that has been let in, and where."""

    id: str
    label: str
    created_at: datetime
    seen_at: datetime
    admissions: tuple[Admission, ...]
