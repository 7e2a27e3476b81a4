"""Who is at a table just now: the devices let in, which of them are connected, when seen last."""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from scorekeeper.domain.refusals import Refusal
from scorekeeper.sharing.roles import Role, higher
from scorekeeper.storage import EVERY_TABLE

# With it comes SQLAlchemy, which the first page need not wait for.
if TYPE_CHECKING:
    from scorekeeper.storage import AccessStore

SEEN_EVERY: Final = 60.0
"""Seconds between two notes of when a device was seen last."""
WRITTEN_AFTER: Final = 2.0
"""Seconds in which notes of several devices are written down together."""


@dataclass(frozen=True, slots=True)
class Presence:
    """A device at a table, as the list of who is here shows it.

    `here`: connected just now. `everywhere`: let in to every table.
    """

    device: str
    label: str
    role: Role
    seat: str | None
    here: bool
    seen_at: datetime
    everywhere: bool


class Presences:
    """The devices that come and go, and whoever wants to know of it. Safe between threads."""

    def __init__(
        self, store: "AccessStore", clock: Callable[[], datetime], ticks: Callable[[], float]
    ) -> None:
        self._store = store
        self._clock = clock
        self._ticks = ticks
        self._lock = threading.Lock()
        self._connected: dict[str, int] = {}
        self._seen: dict[str, float] = {}
        self._unwritten: dict[str, datetime] = {}
        self._writing: threading.Timer | None = None
        self._listeners: dict[int, Callable[[], None]] = {}
        self._tickets = 0

    def arrived(self, device: str) -> Callable[[], None]:
        """A device has opened a lasting connection; returns what ends it."""
        with self._lock:
            self._connected[device] = self._connected.get(device, 0) + 1
        self.tell()

        def left() -> None:
            with self._lock:
                remaining = self._connected.pop(device, 1) - 1
                if remaining:
                    self._connected[device] = remaining
                self._seen.pop(device, None)
            self.tell()

        return left

    def note(self, device: str) -> None:
        """Notes that a device was here, once a minute at most.

        It is written down a little later, for all of them together: when everybody comes back to a
        server that was started again, nobody waits for the disk because of it.
        """
        now = self._ticks()
        with self._lock:
            if now - self._seen.get(device, -SEEN_EVERY) < SEEN_EVERY:
                return
            self._seen[device] = now
            self._unwritten[device] = self._clock()
            if self._writing is None:
                self._writing = threading.Timer(WRITTEN_AFTER, self.write)
                self._writing.daemon = True
                self._writing.start()

    def write(self) -> None:
        """Writes down what has been noted. Waits for the disk."""
        with self._lock:
            noted, self._unwritten = self._unwritten, {}
            self._writing = None
        # When somebody was seen is not worth a failure.
        with suppress(Refusal):
            self._store.see(noted.items())

    def at(self, table: str) -> list[Presence]:
        """The devices let in to a table, those connected first. Raises StorageRefused."""
        found = []
        with self._lock:
            noted = dict(self._unwritten)
        for device in self._store.devices(table):
            admissions = [one for one in device.admissions if one.table in (table, EVERY_TABLE)]
            role: Role | None = None
            for one in admissions:
                role = higher(role, Role(one.role))
            assert role is not None
            found.append(
                Presence(
                    device=device.id,
                    label=device.label,
                    role=role,
                    seat=next((one.seat for one in admissions if one.seat), None),
                    here=device.id in self._connected,
                    seen_at=noted.get(device.id, device.seen_at),
                    everywhere=any(one.table == EVERY_TABLE for one in admissions),
                )
            )
        return sorted(found, key=lambda one: not one.here)

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener`, from any thread, when somebody came, went or became something else;
        returns the unsubscribe. A listener must not block or raise.
        """
        with self._lock:
            ticket = self._tickets = self._tickets + 1
            self._listeners[ticket] = listener

        def unsubscribe() -> None:
            with self._lock:
                self._listeners.pop(ticket, None)

        return unsubscribe

    def tell(self) -> None:
        """Tells everyone who subscribed."""
        with self._lock:
            listeners = list(self._listeners.values())
        for listener in listeners:
            listener()
