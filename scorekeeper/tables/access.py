"""Who may do what at which table: letting devices in, sending them away, handing over.

Secrets are made in `sharing/capabilities.py`, kept as fingerprints by `storage/access.py`, carried
by `server/`. Safe to call from several threads.
"""

import threading
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from scorekeeper.domain.refusals import Refusal
from scorekeeper.sharing.capabilities import (
    MAX_SECRET,
    Keyring,
    new_code,
    new_token,
    tidy_code,
)
from scorekeeper.sharing.roles import AccessRefused, Act, Role, higher, may
from scorekeeper.storage import EVERY_TABLE, Admission, Invitation
from scorekeeper.tables.known_devices import KnownDevices
from scorekeeper.tables.pace import Pace
from scorekeeper.tables.presences import Presences

# With it comes SQLAlchemy, which the first page need not wait for.
if TYPE_CHECKING:
    from scorekeeper.storage import AccessStore

CODE_LASTS: Final = timedelta(minutes=10)
ONCE_LASTS: Final = timedelta(hours=12)
"""How long a link for one use waits to be used."""

MAX_LABEL: Final = 60
VISITOR: ContextVar[str | None] = ContextVar("visitor", default=None)
"""The device on whose behalf this task works; None at the machine itself."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody has come in: the device, its new cookie if it had none, and where it may go."""

    device: str
    cookie: str | None
    table: str
    role: Role


@dataclass(frozen=True, slots=True)
class Code:
    """A short code, and until when it counts (UTC)."""

    text: str
    until: datetime


class Access:
    """The doorkeeper of one installation."""

    def __init__(
        self,
        store: "AccessStore",
        key: bytes,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._keys = Keyring(key)
        self._clock = clock
        self._lock = threading.RLock()
        self._known = KnownDevices(store, ticks)
        self._codes: dict[tuple[str, Role], Code] = {}
        self.here = Presences(store, clock, ticks)
        self._pace = Pace(ticks)

    # Ways in.

    def link(self, table: str, role: Role) -> str:
        """The secret of the standing link that makes whoever opens it `role` at the table."""
        with self._lock:
            epoch = self._store.epoch(table, role)
            if epoch == 0:
                return self.renew(table, role)
            return self._keys.link(table, role, epoch)

    def renew(self, table: str, role: Role, *, send_away: bool = False) -> str:
        """Another standing link; the old one and the code are dead.

        With `send_away`, everybody who has that role at the table is out too.
        """
        with self._lock:
            epoch = self._store.epoch(table, role) + 1
            secret = self._keys.link(table, role, epoch)
            fingerprint = self._keys.fingerprint(secret)
            self._store.invite(Invitation(fingerprint, table, role, "link", epoch))
            self._new_code(table, role)
            if send_away:
                self._store.dismiss(table, role=role)
            self._known.forget_all()
        self.here.tell()
        return secret

    def code(self, table: str, role: Role) -> Code:
        """The short code to type, made anew when less than two minutes of it are left."""
        with self._lock:
            # The first link of a table brings a code of its own, which would end an earlier one.
            self.link(table, role)
            known = self._codes.get((table, role))
            if known is not None and known.until - self._clock() > timedelta(minutes=2):
                return known
            return self._new_code(table, role)

    def link_once(
        self,
        table: str = EVERY_TABLE,
        role: Role = Role.OWNER,
        *,
        from_device: str | None = None,
    ) -> str:
        """The secret of a link that lets one device in; `from_device` hands over to it."""
        secret = new_token()
        until = self._clock() + ONCE_LASTS
        self._store.invite(
            Invitation(
                self._keys.fingerprint(secret),
                table,
                role,
                "once",
                expires_at=until,
                from_device=from_device,
            )
        )
        return secret

    def enter(self, secret: str, cookie: str | None, label: str, place: str) -> Entry:
        """Lets a device in by a link or a code; `place` is the address it comes from.

        Raises AccessRefused for a secret that is wrong, used up or too old, and for too many
        attempts from one place.
        """
        with self._lock:
            code = tidy_code(secret)
            self._pace.verify_may_try(place, typed=bool(code))
            invitation = self._invitation(code or secret)
            if invitation is None or (
                invitation.kind == "once" and not self._store.use_up(invitation.fingerprint)
            ):
                self._pace.note_wrong(place, typed=bool(code))
                raise AccessRefused("access-wrong-secret")
            self._pace.note_join(place)
            return self._admitted(invitation, cookie, label)

    def let_in(self, role: Role, table: str = EVERY_TABLE, label: str = "") -> Entry:
        """Lets a new device in without an invitation: for whoever has the machine itself."""
        return self._admitted(Invitation("", table, role, "once"), None, label)

    # What a device is.

    def device(self, cookie: str | None) -> str | None:
        """The device that carries a cookie, None where it is nobody's.

        Raises StorageRefused.
        """
        if not cookie or len(cookie) > MAX_SECRET:
            return None
        with self._lock:
            known = self._known.carrying(self._keys.fingerprint(cookie))
        return None if known is None else known.id

    def role_at(self, device: str | None, table: str) -> Role | None:
        """What a device is at a table. Raises StorageRefused."""
        role: Role | None = None
        for admission in self._admissions(device):
            if admission.table in (table, EVERY_TABLE):
                role = higher(role, Role(admission.role))
        return role

    def seat_at(self, device: str | None, table: str) -> str | None:
        """The seat a device has taken at a table."""
        return next(
            (one.seat for one in self._admissions(device) if one.table == table and one.seat), None
        )

    def seats_of_others(self, device: str, table: str) -> frozenset[str]:
        """The players whose hands other devices report. Raises StorageRefused."""
        others = (known for known in self._store.devices(table) if known.id != device)
        admitted = (one for known in others for one in known.admissions)
        return frozenset(one.seat for one in admitted if one.seat and one.table == table)

    def tables_of(self, device: str | None) -> set[str] | None:
        """The tables a device has been let in to; None for every table there is."""
        admissions = self._admissions(device)
        if any(one.table == EVERY_TABLE for one in admissions):
            return None
        return {one.table for one in admissions}

    def verify(self, device: str | None, act: Act, table: str = EVERY_TABLE) -> None:
        """Raises AccessRefused where a device may not do that at the table."""
        role = self.role_at(device, table)
        if role is None:
            raise AccessRefused("access-not-let-in")
        if not may(role, act):
            raise AccessRefused(f"access-{act}-refused")

    def can(self, device: str | None, act: Act, table: str = EVERY_TABLE) -> bool:
        """Whether a device may do that at the table."""
        try:
            self.verify(device, act, table)
        except Refusal:
            return False
        return True

    def verify_pace(self, device: str, reports: int = 1) -> None:
        """Counts hands that a player reports. Raises AccessRefused where it is a flood of them."""
        with self._lock:
            for _ in range(reports):
                self._pace.verify_report(device)

    # Changing it.

    def choose_seat(self, device: str, table: str, player: str | None) -> None:
        """The player whose hands this device reports. Raises AccessRefused, StorageRefused."""
        self.verify(device, Act.REPORT, table)
        with self._lock:
            # Whoever is let in everywhere must not keep that here when it ends everywhere.
            here = next((one for one in self._admissions(device) if one.table == table), None)
            role = Role.PLAYER if here is None else Role(here.role)
            self._store.admit(device, table, role, player)
            self._known.forget(device)
        self.here.tell()

    def change_role(self, device: str, table: str, role: Role) -> None:
        """Makes a device something else at a table; it keeps its seat."""
        with self._lock:
            self._store.admit(device, table, role, self.seat_at(device, table))
            self._known.forget(device)
        self.here.tell()

    def send_away(self, device: str, table: str) -> None:
        """A device is no longer let in to a table; sent away from EVERY_TABLE, nowhere any more."""
        with self._lock:
            left = (
                {one.table for one in self._admissions(device)} if table == EVERY_TABLE else {table}
            )
            for one in left:
                self._store.dismiss(one, device=device)
            self._known.forget(device)
        self.here.tell()

    def keeper(self, table: str) -> str | None:
        """The device that the score-keeping was handed to last, None where it never was."""
        found = self._store.keeper(table)
        return None if found is None else found[0]

    # Inside.

    def _invitation(self, secret: str) -> Invitation | None:
        if not secret or len(secret) > MAX_SECRET:
            return None
        found = self._store.invitation(self._keys.fingerprint(secret))
        if found is None or (found.expires_at is not None and found.expires_at < self._clock()):
            return None
        return found

    def _admitted(self, invitation: Invitation, cookie: str | None, label: str) -> Entry:
        role, table = Role(invitation.role), invitation.table
        with self._lock:
            device = self.device(cookie)
            fresh: str | None = None
            if device is None:
                fresh = new_token()
                device = self._store.add_device(self._keys.fingerprint(fresh), label[:MAX_LABEL])
            already = self.role_at(device, table)
            best = higher(already, role)
            if best != already:
                # Whoever keeps score and scans the QR code to watch still keeps score.
                self._store.admit(device, table, role, self.seat_at(device, table))
            if invitation.from_device is not None:
                self._hand_over(invitation.from_device, device, table)
            self._known.forget(device)
        self.here.tell()
        return Entry(device, fresh, table, best or role)

    def _hand_over(self, former: str, device: str, table: str) -> None:
        if former == device:
            return
        self._store.hand_over(table, device)
        if self.role_at(former, table) is Role.SCORER:
            self._store.admit(former, table, Role.PLAYER, self.seat_at(former, table))
        self._known.forget(former)

    def _new_code(self, table: str, role: Role) -> Code:
        code = Code(new_code(), self._clock() + CODE_LASTS)
        fingerprint = self._keys.fingerprint(code.text)
        self._store.invite(Invitation(fingerprint, table, role, "code", expires_at=code.until))
        self._codes[table, role] = code
        return code

    def _admissions(self, device: str | None) -> tuple[Admission, ...]:
        with self._lock:
            return self._known.admissions(device)
