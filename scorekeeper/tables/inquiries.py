"""What was asked in the course of an evening: by device and table, newest first.

In memory only: what a table agrees on is in its log, what it merely asked is nobody's business
tomorrow.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.lookup import Inquiry

MOST_KEPT: Final = 50
MOST_PLACES: Final = 200


@dataclass(frozen=True, slots=True)
class Inquired:
    """Something asked, and when."""

    inquiry: Inquiry
    at: datetime


class Inquiries:
    """The questions of every device at every table. Safe to call from several threads."""

    def __init__(self, clock: Callable[[], datetime] = utc_now) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._asked: OrderedDict[tuple[str, str], tuple[Inquired, ...]] = OrderedDict()

    def note(self, desk: str, table: str, inquiry: Inquiry) -> None:
        """Something was asked; asked before, it moves to the front. `table` "" is at none."""
        key = (desk, table)
        with self._lock:
            before = self._asked.pop(key, ())
            others = [old for old in before if old.inquiry.question != inquiry.question]
            self._asked[key] = (Inquired(inquiry, self._clock()), *others)[:MOST_KEPT]
            while len(self._asked) > MOST_PLACES:
                self._asked.popitem(last=False)

    def asked(self, desk: str, table: str) -> tuple[Inquired, ...]:
        """What this device has asked at a table, newest first."""
        with self._lock:
            return self._asked.get((desk, table), ())
