"""Whatever happens at the door, in whatever order: nobody ever has more than the rules say.

A plain model of the rules is kept beside the real thing, which works on a real database.
"""

import shutil
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from scorekeeper.sharing.capabilities import KEY_BYTES
from scorekeeper.sharing.roles import AccessRefused, Act, Role, higher, may
from scorekeeper.storage import EVERY_TABLE, open_store
from scorekeeper.tables.access import CODE_LASTS, ONCE_LASTS, Access
from tests.soaking import SOAKING

TABLES = ("table-a", "table-b")
PLACES = (*TABLES, EVERY_TABLE)
SHARED = (Role.VIEWER, Role.PLAYER, Role.SCORER)
"""The roles that standing links and codes are for."""


@dataclass(slots=True)
class Invited:
    """A way in, as the model knows it."""

    secret: str
    table: str
    role: Role
    kind: str
    until: datetime | None = None
    from_device: str | None = None
    dead: bool = False


@dataclass(slots=True)
class Row:
    """What a device is at one place."""

    role: Role
    seat: str | None = None


@dataclass(slots=True)
class Known:
    """A device, as the model knows it."""

    id: str
    cookie: str
    rows: dict[str, Row] = field(default_factory=dict)

    def role_at(self, table: str) -> Role | None:
        """What it is there, by its place at this table and at every table."""
        role: Role | None = None
        for place in {table, EVERY_TABLE}:
            if place in self.rows:
                role = higher(role, self.rows[place].role)
        return role


class Door(RuleBasedStateMachine):
    """People come, go, are sent away, and try old secrets."""

    invitations = Bundle("invitations")
    empty: Path
    """A database with nothing in it, made once."""

    @initialize()
    def begin(self) -> None:
        """An installation that nobody has been let in to."""
        self.folder = Path(tempfile.mkdtemp())
        shutil.copy(self.empty, self.folder / "scorekeeper.db")
        self.store = open_store(f"sqlite:///{(self.folder / 'scorekeeper.db').as_posix()}")
        # Not earlier than the real time, by which the database forgets what has expired.
        self.now = datetime.now(UTC)
        self.ticks = 0.0
        self.addresses = count()
        self.devices: list[Known] = []
        self.all: list[Invited] = []
        self.access = self._another()

    def _another(self) -> Access:
        return Access(
            self.store.access,
            bytes(KEY_BYTES),
            clock=lambda: self.now,
            ticks=lambda: self.ticks,
        )

    def _device(self, data: st.DataObject) -> Known:
        return data.draw(st.sampled_from(self.devices), label="device")

    def _known(self, invited: Invited) -> Invited:
        """The same way in once more, or a new one."""
        for one in self.all:
            if one.secret == invited.secret:
                return one
        self.all.append(invited)
        return invited

    def _end(self, kind: str, table: str, role: Role, but: str = "") -> None:
        for one in self.all:
            if (one.kind, one.table, one.role) == (kind, table, role) and one.secret != but:
                one.dead = True

    # Ways in.

    @rule(target=invitations, table=st.sampled_from(TABLES), role=st.sampled_from(SHARED))
    def show_link(self, table: str, role: Role) -> Invited:
        """The standing link; the same one until it is renewed."""
        alive = [
            one
            for one in self.all
            if (one.kind, one.table, one.role, one.dead) == ("link", table, role, False)
        ]
        secret = self.access.link(table, role)
        assert [one.secret for one in alive] in ([], [secret])
        if not alive:
            # The first link makes the first code as well, in place of any before.
            self._end("code", table, role, but=self.access.code(table, role).text)
        return self._known(Invited(secret, table, role, "link"))

    @rule(
        target=invitations,
        table=st.sampled_from(TABLES),
        role=st.sampled_from(SHARED),
        send_away=st.booleans(),
    )
    def renew(self, table: str, role: Role, send_away: bool) -> Invited:
        """Another link; the old one and the code are dead, and with `send_away` who used them."""
        self._end("link", table, role)
        self._end("code", table, role)
        secret = self.access.renew(table, role, send_away=send_away)
        assert secret not in {one.secret for one in self.all}
        if send_away:
            for device in self.devices:
                if table in device.rows and device.rows[table].role is role:
                    del device.rows[table]
        return self._known(Invited(secret, table, role, "link"))

    @rule(target=invitations, table=st.sampled_from(TABLES), role=st.sampled_from(SHARED))
    def show_code(self, table: str, role: Role) -> Invited:
        """The short code, good for a while yet."""
        code = self.access.code(table, role)
        assert code.until - self.now >= timedelta(minutes=2)
        assert code.until - self.now <= CODE_LASTS
        self._end("code", table, role, but=code.text)
        return self._known(Invited(code.text, table, role, "code", code.until))

    @rule(
        target=invitations,
        table=st.sampled_from(PLACES),
        role=st.sampled_from([Role.SCORER, Role.OWNER]),
        hand_over=st.booleans(),
        data=st.data(),
    )
    def show_link_for_one(
        self, table: str, role: Role, hand_over: bool, data: st.DataObject
    ) -> Invited:
        """A link for one device, perhaps to hand the score-keeping over to it."""
        former = self._device(data).id if hand_over and self.devices and table else None
        secret = self.access.link_once(table, role, from_device=former)
        until = self.now + ONCE_LASTS
        return self._known(Invited(secret, table, role, "once", until, former))

    # Coming in.

    @rule(invited=invitations, known=st.booleans(), data=st.data())
    def enter(self, invited: Invited, known: bool, data: st.DataObject) -> None:
        """Somebody opens a link or types a code, valid or not, new here or not."""
        device = self._device(data) if known and self.devices else None
        valid = not invited.dead and (invited.until is None or self.now <= invited.until)
        address = f"10.0.0.{next(self.addresses)}"
        cookie = device.cookie if device else None
        if not valid:
            with pytest.raises(AccessRefused) as caught:
                self.access.enter(invited.secret, cookie, "phone", address)
            assert caught.value.key == "access-wrong-secret"
            return
        entry = self.access.enter(invited.secret, cookie, "phone", address)
        if invited.kind == "once":
            invited.dead = True
        if device is None:
            assert entry.cookie is not None
            device = Known(entry.device, entry.cookie)
            self.devices.append(device)
        assert (entry.device, entry.table) == (device.id, invited.table)
        already = device.role_at(invited.table)
        best = higher(already, invited.role)
        assert entry.role is best
        if best is not already:
            row = device.rows.setdefault(invited.table, Row(invited.role))
            row.role = invited.role
        self._hand_over(invited, device)

    def _hand_over(self, invited: Invited, device: Known) -> None:
        former = next((one for one in self.devices if one.id == invited.from_device), None)
        if former is None or former is device:
            return
        assert self.access.keeper(invited.table) == device.id
        if former.role_at(invited.table) is Role.SCORER:
            former.rows[invited.table].role = Role.PLAYER

    @rule(secret=st.text(max_size=70) | st.just("A" * 22))
    def guess(self, secret: str) -> None:
        """Somebody tries what was never given out."""
        with pytest.raises(AccessRefused):
            self.access.enter(secret, None, "phone", f"10.0.0.{next(self.addresses)}")

    # What happens to those inside.

    @precondition(lambda self: self.devices)
    @rule(data=st.data(), table=st.sampled_from(PLACES))
    def send_away(self, data: st.DataObject, table: str) -> None:
        """A device is out at a table; from every table, it is out everywhere."""
        device = self._device(data)
        self.access.send_away(device.id, table)
        if table == EVERY_TABLE:
            device.rows.clear()
        device.rows.pop(table, None)

    @precondition(lambda self: self.devices)
    @rule(data=st.data(), table=st.sampled_from(TABLES), role=st.sampled_from(Role))
    def change_role(self, data: st.DataObject, table: str, role: Role) -> None:
        """Somebody becomes something else at a table."""
        device = self._device(data)
        self.access.change_role(device.id, table, role)
        device.rows.setdefault(table, Row(role)).role = role

    @precondition(lambda self: self.devices)
    @rule(
        data=st.data(), table=st.sampled_from(TABLES), player=st.sampled_from(["oma", "mira", None])
    )
    def choose_seat(self, data: st.DataObject, table: str, player: str | None) -> None:
        """Somebody sits down, where they may report a hand. It makes them nothing more."""
        device = self._device(data)
        if not may(device.role_at(table), Act.REPORT):
            with pytest.raises(AccessRefused):
                self.access.choose_seat(device.id, table, player)
            return
        self.access.choose_seat(device.id, table, player)
        device.rows.setdefault(table, Row(Role.PLAYER)).seat = player

    @rule(seconds=st.sampled_from([1, 30, 7 * 60, 11 * 60, 13 * 3600]))
    def wait(self, seconds: int) -> None:
        """Time goes by."""
        self.now += timedelta(seconds=seconds)
        self.ticks += seconds

    @rule()
    def restart(self) -> None:
        """The program starts anew; it has forgotten which codes it had shown."""
        self.access = self._another()

    # What must always be so.

    @invariant()
    def everybody_has_what_the_model_says(self) -> None:
        """Nothing more, nothing less; in this process and for one that has just started."""
        if not hasattr(self, "access"):
            return
        fresh = self._another()
        for device in self.devices:
            for access in (self.access, fresh):
                assert access.device(device.cookie) == device.id
                for table in TABLES:
                    role = device.role_at(table)
                    assert access.role_at(device.id, table) is role
                    row = device.rows.get(table)
                    assert access.seat_at(device.id, table) == (row.seat if row else None)
                    for act in Act:
                        assert access.can(device.id, act, table) is may(role, act)
                everywhere = EVERY_TABLE in device.rows
                tables = None if everywhere else set(device.rows)
                assert access.tables_of(device.id) == tables

    def teardown(self) -> None:
        """Nothing is left on the disk."""
        if hasattr(self, "store"):
            self.store.close()
            shutil.rmtree(self.folder)


def test_nobody_ever_has_more_than_the_rules_say(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{(tmp_path / 'empty.db').as_posix()}")
    store.close()
    Door.empty = tmp_path / "empty.db"
    examples = 1_000 if SOAKING else 20
    run_state_machine_as_test(
        Door, settings=settings(max_examples=examples, stateful_step_count=30, deadline=None)
    )
