"""What is known of the devices that have been let in, read from the disk again every few seconds.

Whom somebody lets in and what that means is `access.py`. Not safe between threads by itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scorekeeper.storage import Admission, KnownDevice

# With it comes SQLAlchemy, which the first page need not wait for.
if TYPE_CHECKING:
    from scorekeeper.storage import AccessStore

FORGOTTEN_AFTER: Final = 5.0
"""Seconds after which what is known of a device is read again: others may have changed it."""


@dataclass(slots=True)
class _Remembered:
    device: KnownDevice
    at: float


class KnownDevices:
    """The devices of one installation, by the fingerprint of what they carry and by their ids."""

    def __init__(self, store: "AccessStore", ticks: Callable[[], float]) -> None:
        self._store = store
        self._ticks = ticks
        self._remembered: dict[str, _Remembered] = {}
        self._by_id: dict[str, str] = {}

    def carrying(self, fingerprint: str) -> KnownDevice | None:
        """The device whose secret has this fingerprint. Raises StorageRefused."""
        known = self._remembered.get(fingerprint)
        if known is None or self._ticks() - known.at > FORGOTTEN_AFTER:
            found = self._store.device(fingerprint)
            if found is None:
                self._remembered.pop(fingerprint, None)
                return None
            known = self._remembered[fingerprint] = _Remembered(found, self._ticks())
            self._by_id[found.id] = fingerprint
        return known.device

    def admissions(self, device: str | None) -> tuple[Admission, ...]:
        """Where a device has been let in. Raises StorageRefused."""
        if device is None:
            return ()
        fingerprint = self._by_id.get(device) or self._store.fingerprint_of(device)
        known = self.carrying(fingerprint) if fingerprint else None
        return known.admissions if known is not None else ()

    def forget(self, device: str) -> None:
        """Something about the device has changed."""
        fingerprint = self._by_id.pop(device, None)
        if fingerprint:
            self._remembered.pop(fingerprint, None)

    def forget_all(self) -> None:
        """Something about many of them has changed."""
        self._remembered.clear()
        self._by_id.clear()
