"""Finds what other processes have written to the tables that are followed in this one.

A change made here is published by whoever makes it. Of one made elsewhere (an import, a second
server on the same database) nobody tells: it is looked for in the log, which is the truth, in a
thread that lives only as long as somebody follows a table.
"""

import logging
import threading
import time
from typing import Final

from scorekeeper.domain.refusals import Refusal
from scorekeeper.tables.logs import TableLogs

_LOG: Final = logging.getLogger(__name__)
LOOK_EVERY: Final = 1.0
"""Seconds between two looks; one costs a step through an index for each table that is followed."""


class Lookout:
    """Looks on behalf of everybody who follows a table, once for all of them."""

    def __init__(self, tables: TableLogs, look_every: float = LOOK_EVERY) -> None:
        self._tables = tables
        self._look_every = look_every
        self._lock = threading.Lock()
        self._looking: threading.Thread | None = None
        tables.changes.on_followed(self._begin)

    @property
    def is_looking(self) -> bool:
        """Whether there is anything to look for."""
        with self._lock:
            return self._looking is not None

    def _begin(self) -> None:
        with self._lock:
            if self._looking is None:
                self._looking = threading.Thread(target=self._look, name="lookout", daemon=True)
                self._looking.start()

    def _look(self) -> None:
        while True:
            time.sleep(self._look_every)
            with self._lock:
                followed = self._tables.changes.followed
                if not followed:
                    self._looking = None
                    return
            for table in followed:
                self._look_at(table)

    def _look_at(self, table: str) -> None:
        try:
            # What is new to it, it publishes.
            self._tables.state(table)
        except Refusal:
            # A database that cannot be read just now is the news of whoever reads it.
            pass
        except Exception:
            # Whoever follows the other tables must not pay for it.
            _LOG.exception("the table %s could not be looked at", table)
