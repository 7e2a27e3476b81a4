"""Who is let in and who is not any more, on a real database."""

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.domain.refusals import Refusal
from scorekeeper.sharing.capabilities import KEY_BYTES
from scorekeeper.sharing.roles import AccessRefused, Act, Role
from scorekeeper.storage import EVERY_TABLE, EventStore
from scorekeeper.tables.access import MAX_LABEL, Access
from scorekeeper.tables.known_devices import FORGOTTEN_AFTER
from tests.storage.databases import ask

TABLE = "table-a"


class Clock:
    """Time that goes by when it is told to."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)
        self.ticks = 0.0

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.now += timedelta(seconds=seconds)
        self.ticks += seconds

    def access(self, store: EventStore) -> Access:
        """The door of a process that lives by this clock."""
        return Access(
            store.access, bytes(KEY_BYTES), clock=lambda: self.now, ticks=lambda: self.ticks
        )


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def access(store: EventStore, clock: Clock) -> Access:
    return clock.access(store)


def why(act: Callable[[], object]) -> str:
    """The message of the refusal that an act ends with."""
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.key


def test_a_link_for_one_lets_one_of_many_in_who_come_at_once(access: Access) -> None:
    secret = access.link_once()
    let_in: list[str] = []
    refused: list[str] = []
    barrier = threading.Barrier(8)

    def come(number: int) -> None:
        barrier.wait()
        try:
            let_in.append(access.enter(secret, None, "", f"10.0.0.{number}").device)
        except AccessRefused as refusal:
            refused.append(refusal.key)

    comers = [threading.Thread(target=come, args=(number,)) for number in range(8)]
    for one in comers:
        one.start()
    for one in comers:
        one.join()
    assert len(let_in) == 1
    assert refused == ["access-wrong-secret"] * 7


def test_a_link_for_one_waits_half_a_day(access: Access, clock: Clock) -> None:
    early, late = access.link_once(), access.link_once()
    clock.wait(11.9 * 3600)
    assert access.enter(early, None, "", "10.0.0.1").role is Role.OWNER
    clock.wait(0.2 * 3600)
    assert why(lambda: access.enter(late, None, "", "10.0.0.1")) == "access-wrong-secret"


def test_the_code_of_a_table_not_shared_before_lets_in_after_its_link_is_made(
    access: Access,
) -> None:
    code = access.code(TABLE, Role.VIEWER)
    access.link(TABLE, Role.VIEWER)
    assert access.code(TABLE, Role.VIEWER) == code
    assert access.enter(code.text, None, "", "here").role is Role.VIEWER


def test_a_code_lasts_ten_minutes_and_is_shown_anew_before_it_ends(
    access: Access, clock: Clock
) -> None:
    code = access.code(TABLE, Role.VIEWER)
    clock.wait(7 * 60)
    assert access.code(TABLE, Role.VIEWER) == code
    assert access.enter(code.text, None, "", "10.0.0.1").role is Role.VIEWER
    clock.wait(2 * 60)
    another = access.code(TABLE, Role.VIEWER)
    assert another.text != code.text
    assert why(lambda: access.enter(code.text, None, "", "10.0.0.1")) == "access-wrong-secret"
    clock.wait(10 * 60 + 1)
    assert why(lambda: access.enter(another.text, None, "", "10.0.0.1")) == "access-wrong-secret"


def test_wrong_codes_from_everywhere_are_slowed_down_but_links_are_not(
    access: Access, clock: Clock
) -> None:
    link, code = access.link(TABLE, Role.VIEWER), access.code(TABLE, Role.VIEWER).text
    for number in range(60):
        enter = partial(access.enter, "222222", None, "", f"10.0.1.{number}")
        assert why(enter) == "access-wrong-secret"
    assert why(lambda: access.enter(code, None, "", "10.0.2.1")) == "access-too-many-attempts"
    assert access.enter(link, None, "", "10.0.2.2").role is Role.VIEWER
    clock.wait(2)
    assert access.enter(code, None, "", "10.0.2.1").role is Role.VIEWER


def test_a_code_cannot_be_guessed_in_its_ten_minutes(access: Access, clock: Clock) -> None:
    """Ten thousand phones that guess together get through some hundred tries: one in a million."""
    access.code(TABLE, Role.VIEWER)
    tries = 0
    for second in range(600):
        for number in range(20):
            try:
                access.enter("222222", None, "", f"10.{number}.{second >> 8}.{second & 255}")
            except AccessRefused as refusal:
                tries += refusal.key == "access-wrong-secret"
        clock.wait(1)
    assert tries <= 60 + 600


def test_who_had_to_wait_may_try_again_when_said(access: Access, clock: Clock) -> None:
    for _ in range(10):
        why(lambda: access.enter("x" * 22, None, "", "10.0.0.1"))
    link = access.link(TABLE, Role.VIEWER)
    with pytest.raises(AccessRefused) as caught:
        access.enter(link, None, "", "10.0.0.1")
    seconds = caught.value.params["seconds"]
    assert isinstance(seconds, int)
    clock.wait(seconds)
    assert access.enter(link, None, "", "10.0.0.1").role is Role.VIEWER


def test_nothing_on_the_disk_lets_anybody_in(access: Access, store: EventStore, url: str) -> None:
    secrets = [
        access.link(TABLE, Role.SCORER),
        access.code(TABLE, Role.VIEWER).text,
        access.link_once(),
    ]
    cookie = access.enter(secrets[0], None, "Lea’s phone", "10.0.0.1").cookie
    assert cookie
    file = Path(url.removeprefix("sqlite:///"))
    rows = ask(file, "SELECT * FROM invitation") + ask(file, "SELECT * FROM device")
    written = repr(rows)
    for secret in (*secrets, cookie):
        assert secret not in written
    for row in rows:
        stolen = str(row[0])
        assert access.device(stolen) is None
        assert why(partial(access.enter, stolen, None, "", "10.0.0.9")) == "access-wrong-secret"
    for fingerprint in (row[1] for row in ask(file, "SELECT * FROM device")):
        assert access.device(fingerprint) is None


def test_links_and_devices_outlast_a_restart(
    access: Access, clock: Clock, store: EventStore
) -> None:
    link = access.link(TABLE, Role.PLAYER)
    entry = access.enter(link, None, "", "10.0.0.1")
    access.choose_seat(entry.device, TABLE, "oma-id")
    again = clock.access(store)
    assert again.link(TABLE, Role.PLAYER) == link
    assert again.device(entry.cookie) == entry.device
    assert again.role_at(entry.device, TABLE) is Role.PLAYER
    assert again.seat_at(entry.device, TABLE) == "oma-id"


def test_with_another_key_nothing_of_before_counts(access: Access, store: EventStore) -> None:
    link = access.link(TABLE, Role.PLAYER)
    entry = access.enter(link, None, "", "10.0.0.1")
    other = Access(store.access, b"x" * KEY_BYTES)
    assert other.device(entry.cookie) is None
    assert why(lambda: other.enter(link, None, "", "10.0.0.1")) == "access-wrong-secret"


def test_another_process_learns_within_seconds_who_was_sent_away(
    access: Access, clock: Clock, store: EventStore
) -> None:
    other = clock.access(store)
    entry = access.enter(access.link(TABLE, Role.SCORER), None, "", "10.0.0.1")
    assert other.can(entry.device, Act.ENTER, TABLE)
    access.send_away(entry.device, TABLE)
    assert not access.can(entry.device, Act.ENTER, TABLE)
    clock.wait(FORGOTTEN_AFTER + 0.1)
    assert not other.can(entry.device, Act.ENTER, TABLE)


def test_handing_over_makes_the_other_the_keeper_and_tells_the_old_one(access: Access) -> None:
    old = access.let_in(Role.SCORER, TABLE)
    told: list[str] = []
    access.here.subscribe(lambda: told.append("changed"))
    secret = access.link_once(TABLE, Role.SCORER, from_device=old.device)
    assert access.keeper(TABLE) is None
    new = access.enter(secret, None, "", "10.0.0.2")
    assert access.keeper(TABLE) == new.device
    assert access.role_at(old.device, TABLE) is Role.PLAYER
    assert access.role_at(new.device, TABLE) is Role.SCORER
    assert told


def test_the_owner_stays_the_owner_after_handing_over(access: Access) -> None:
    owner = access.let_in(Role.OWNER)
    secret = access.link_once(TABLE, Role.SCORER, from_device=owner.device)
    new = access.enter(secret, None, "", "10.0.0.2")
    assert access.keeper(TABLE) == new.device
    assert access.role_at(owner.device, TABLE) is Role.OWNER


def test_an_owner_sent_away_everywhere_keeps_nothing_of_the_seats_taken(access: Access) -> None:
    owner = access.let_in(Role.OWNER)
    access.choose_seat(owner.device, TABLE, "oma-id")
    assert access.role_at(owner.device, TABLE) is Role.OWNER
    access.send_away(owner.device, EVERY_TABLE)
    assert access.role_at(owner.device, TABLE) is None
    assert access.tables_of(owner.device) == set()


def test_who_is_here_is_listed_with_what_they_are(access: Access, clock: Clock) -> None:
    owner = access.let_in(Role.OWNER, label="Laptop")
    player = access.let_in(Role.PLAYER, TABLE, label="x" * 1_000)
    access.let_in(Role.VIEWER, "table-b")
    access.choose_seat(player.device, TABLE, "oma-id")
    left = access.here.arrived(player.device)
    first, second = access.here.at(TABLE)
    assert (first.device, first.role, first.seat, first.here) == (
        player.device, Role.PLAYER, "oma-id", True,
    )  # fmt: skip
    assert len(first.label) == MAX_LABEL
    assert (second.device, second.everywhere, second.here) == (owner.device, True, False)
    left()
    assert not any(one.here for one in access.here.at(TABLE))


def test_two_connections_of_a_device_are_one_that_is_here(access: Access) -> None:
    device = access.let_in(Role.VIEWER, TABLE).device
    one, other = access.here.arrived(device), access.here.arrived(device)
    one()
    assert access.here.at(TABLE)[0].here
    other()
    assert not access.here.at(TABLE)[0].here


def test_when_somebody_was_seen_is_noted_once_a_minute(access: Access, clock: Clock) -> None:
    device = access.let_in(Role.VIEWER, TABLE).device
    clock.wait(3_600)
    access.here.note(device)
    [seen] = [one.seen_at for one in access.here.at(TABLE)]
    assert abs(seen - clock.now) < timedelta(seconds=1)
    clock.wait(30)
    access.here.note(device)
    assert access.here.at(TABLE)[0].seen_at == seen
    clock.wait(31)
    access.here.note(device)
    assert access.here.at(TABLE)[0].seen_at > seen


def test_when_somebody_was_seen_is_on_the_disk_a_little_later(
    access: Access, clock: Clock, store: EventStore
) -> None:
    devices = [access.let_in(Role.VIEWER, TABLE).device for _ in range(3)]
    clock.wait(3_600)
    for device in devices:
        access.here.note(device)
    access.here.write()
    stored = {one.id: one.seen_at for one in store.access.devices(TABLE)}
    assert all(abs(stored[device] - clock.now) < timedelta(seconds=1) for device in devices)


@pytest.mark.parametrize(
    "cookie", [None, "", "x", "x" * 65, "x" * 1_000_000, "AAAAAAAAAAAAAAAAAAAAAA"]
)
def test_a_cookie_that_is_none_is_nobodys(access: Access, cookie: str | None) -> None:
    assert access.device(cookie) is None


def test_a_listener_that_has_left_is_told_nothing(access: Access) -> None:
    told: list[int] = []
    stop = access.here.subscribe(lambda: told.append(1))
    access.let_in(Role.VIEWER, TABLE)
    assert told
    stop()
    told.clear()
    access.let_in(Role.VIEWER, TABLE)
    assert not told
