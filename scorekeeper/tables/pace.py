"""How often somebody may try to come in, and how often a player may report.

The counting itself is in `sharing/attempts.py`.
"""

from collections.abc import Callable
from typing import Final

from scorekeeper.sharing.attempts import Attempts
from scorekeeper.sharing.roles import AccessRefused

_WRONG_SECRETS: Final = (10, 6.0)
_WRONG_CODES_OF_ALL: Final = (60, 1.0)
_JOINS: Final = (60, 2.0)
_REPORTS: Final = (500, 2.0)
"""Hands of one player: far more than anybody changes in an evening, too few to fill a table."""
_EVERYBODY: Final = "everybody"


class Pace:
    """The attempts made lately at one installation. Not safe between threads by itself."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._wrong = Attempts(*_WRONG_SECRETS)
        self._wrong_codes_of_all = Attempts(*_WRONG_CODES_OF_ALL)
        self._joins = Attempts(*_JOINS)
        self._reports = Attempts(*_REPORTS)

    def verify_may_try(self, place: str, *, typed: bool) -> None:
        """Raises AccessRefused where somebody at this address has to wait before trying again."""
        now = self._ticks()
        wait = max(self._wrong.wait(place, now), self._joins.wait(place, now))
        if typed:
            # Only codes can be guessed: a flood of them must not keep those out who scan.
            wait = max(wait, self._wrong_codes_of_all.wait(_EVERYBODY, now))
        _verify_no_wait(wait)

    def note_wrong(self, place: str, *, typed: bool) -> None:
        """Somebody at this address had a secret that is none."""
        now = self._ticks()
        self._wrong.spend(place, now)
        if typed:
            self._wrong_codes_of_all.spend(_EVERYBODY, now)

    def note_join(self, place: str) -> None:
        """Somebody at this address has come in."""
        self._joins.spend(place, self._ticks())

    def verify_report(self, device: str) -> None:
        """Counts a hand that a player reports. Raises AccessRefused where it is a flood of them."""
        now = self._ticks()
        _verify_no_wait(self._reports.wait(device, now))
        self._reports.spend(device, now)


def _verify_no_wait(wait: float) -> None:
    if wait > 0:
        raise AccessRefused("access-too-many-attempts", seconds=int(wait) + 1)
