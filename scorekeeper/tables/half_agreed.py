"""Agreements in the making: what somebody has chosen so far outlives a reload of the page.

In memory only, by device, table and matter. What is agreed on is in the table's log.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from scorekeeper.domain.payloads import RulingVerdict

MOST_KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class Agreement:
    """What somebody has chosen so far. `verdict` None: nothing yet; `by` "": all of the table."""

    verdict: RulingVerdict | None = None
    number: str = ""
    words: str = ""
    by: str = ""

    @property
    def in_words(self) -> bool:
        """Whether the verdict says nothing without words."""
        return self.verdict in {"depends", "explain"}

    def with_verdict(self, verdict: RulingVerdict) -> "Agreement":
        """Another verdict."""
        return replace(self, verdict=verdict)

    def with_number(self, number: str) -> "Agreement":
        """Another number."""
        return replace(self, number=number)

    def with_words(self, words: str) -> "Agreement":
        """Other words."""
        return replace(self, words=words)

    def with_by(self, by: str) -> "Agreement":
        """Somebody else decided."""
        return replace(self, by=by)


class Making(NamedTuple):
    """Who is agreeing on what: `known` is the agreement that is being changed, or ""."""

    desk: str
    table: str
    matter: str
    known: str


class HalfAgreed:
    """The agreements in the making of every device. Safe to call from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[Making, Agreement] = OrderedDict()

    def keep(self, making: Making, agreement: Agreement) -> None:
        """So far; of too many the one that was touched longest ago is forgotten."""
        with self._lock:
            self._kept[making] = agreement
            self._kept.move_to_end(making)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def drop(self, making: Making) -> None:
        """It was agreed, or not wanted."""
        with self._lock:
            self._kept.pop(making, None)

    def of(self, making: Making) -> Agreement | None:
        """What was chosen so far; None where nothing was begun."""
        with self._lock:
            return self._kept.get(making)
