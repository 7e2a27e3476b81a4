"""The hub: drawn once for all, only the newest for the slow, nothing left of those who go."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.server import live as hub_module
from scorekeeper.server.live import LiveTables, Push
from scorekeeper.server.watcher import Watcher
from scorekeeper.tables.presences import Presences
from tests.server.guest.kitchen import LEA, MIRA, Kitchen


class Drawer:
    """Draws a table as its number of rounds, and counts how often."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen
        self.drawn: list[tuple[str, str]] = []
        self.broken = False
        self.hold = threading.Event()
        self.hold.set()

    def __call__(self, table: str, language: str) -> Push:
        self.hold.wait(10)
        if self.broken:
            raise StorageRefused("storage-locked")
        self.drawn.append((table, language))
        seq, state = self.kitchen.services.tables.position(table)
        rounds = len(state.game.rounds) if state.game else 0
        return Push(seq, f"{language} {rounds}".encode())


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Kitchen:
    return Kitchen(tmp_path_factory.mktemp("live"))


def hub(kitchen: Kitchen, drawer: Drawer, look_every: float = 60.0) -> LiveTables:
    """A hub that looks for what others have written hardly ever."""
    services = kitchen.services
    return LiveTables(services.tables, services.access.here, drawer, look_every=look_every)


def always() -> bool:
    return True


async def heard(watcher: Watcher) -> str:
    async with asyncio.timeout(10):
        data = await watcher.next()
    assert data is not None
    return data.decode()


async def silent(watcher: Watcher, seconds: float = 0.1) -> bool:
    """Whether nothing comes for so long."""
    try:
        async with asyncio.timeout(seconds):
            await watcher.next()
    except TimeoutError:
        return True
    return False


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_a_change_is_drawn_once_for_each_language_however_many_watch(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        with ExitStack() as stack:
            watchers = [
                stack.enter_context(live.watch(table, language, always))
                for language in ("en", "de") * 50
            ]
            await asyncio.gather(*(live.newest(watcher.key) for watcher in watchers))
            assert sorted(drawer.drawn) == [(table, "de"), (table, "en")]
            await asyncio.to_thread(kitchen.round, table, MIRA, lea=3)
            said = [await heard(watcher) for watcher in watchers]
            assert said == ["en 1", "de 1"] * 50
            assert len(drawer.drawn) == 4

    asyncio.run(evening())


def test_for_a_slow_one_only_the_newest_is_kept(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        with live.watch(table, "en", always) as slow, live.watch(table, "en", always) as quick:
            for number in range(1, 6):
                await asyncio.to_thread(kitchen.round, table, MIRA, lea=number)
                assert await heard(quick) == f"en {number}"
            assert await heard(slow) == "en 5"
            assert await silent(slow)

    asyncio.run(evening())


def test_changes_that_come_while_it_draws_end_with_the_last_one(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        with live.watch(table, "en", always) as watcher:
            drawer.hold.clear()
            for number in range(1, 4):
                await asyncio.to_thread(kitchen.round, table, MIRA, lea=number)
            drawer.hold.set()
            async with asyncio.timeout(10):
                while await heard(watcher) != "en 3":
                    pass
            assert len(drawer.drawn) <= 2

    asyncio.run(evening())


def test_a_change_that_changes_nothing_to_see_is_not_sent(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        with live.watch(table, "en", always) as watcher:
            await live.newest(watcher.key)
            kitchen.services.tables.changes.publish(table)
            await until(lambda: len(drawer.drawn) == 2)
            assert await silent(watcher)

    asyncio.run(evening())


def test_other_tables_are_not_drawn(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, mine, other = Drawer(kitchen), kitchen.table().id, kitchen.table().id
        live = hub(kitchen, drawer)
        with live.watch(mine, "en", always) as watcher:
            await asyncio.to_thread(kitchen.round, other, MIRA, lea=3)
            assert await silent(watcher)
            assert drawer.drawn == []

    asyncio.run(evening())


def test_nothing_is_left_behind_when_the_last_one_goes(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        changes, here = kitchen.services.tables.changes, kitchen.services.access.here
        before = (len(changes._subscribers), len(here._listeners))
        tasks = asyncio.all_tasks()
        with live.watch(table, "en", always), live.watch(table, "de", always):
            assert live.watching == 2
            assert len(changes._subscribers) == before[0] + 1
        assert live.watching == 0
        assert (len(changes._subscribers), len(here._listeners)) == before
        await until(lambda: asyncio.all_tasks() == tasks)
        await asyncio.to_thread(kitchen.round, table, MIRA, lea=3)
        assert drawer.drawn == []
        with live.watch(table, "en", always) as watcher:
            assert (await live.newest(watcher.key)).data == b"en 1"

    asyncio.run(evening())


def test_what_others_write_to_the_database_is_found_while_anybody_watches(
    kitchen: Kitchen,
) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        other = kitchen.another_process()
        live = hub(kitchen, drawer, look_every=0.02)
        with live.watch(table, "en", always) as watcher:
            await live.newest(watcher.key)
            await asyncio.to_thread(other.round, table, MIRA, lea=3)
            assert await heard(watcher) == "en 1"

    asyncio.run(evening())


def test_a_database_that_cannot_be_read_for_a_while_is_read_later(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer, look_every=0.02)
        with live.watch(table, "en", always) as watcher:
            await live.newest(watcher.key)
            drawer.broken = True
            await asyncio.to_thread(kitchen.round, table, MIRA, lea=3)
            assert await silent(watcher)
            with pytest.raises(StorageRefused):
                await live.newest(watcher.key)
            drawer.broken = False
            assert await heard(watcher) == "en 1"

    asyncio.run(evening())


def test_who_may_not_watch_any_more_is_sent_away_and_the_others_stay(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        live = hub(kitchen, drawer)
        allowed = True

        def unknown() -> bool:
            raise StorageRefused("storage-locked")

        with (
            live.watch(table, "en", lambda: allowed) as leaving,
            live.watch(table, "en", always) as staying,
            live.watch(table, "en", unknown) as doubted,
        ):
            allowed = False
            kitchen.services.access.here.tell()
            async with asyncio.timeout(10):
                assert await leaving.next() is None
            assert leaving.sent_away
            assert not staying.sent_away
            assert not doubted.sent_away

    asyncio.run(evening())


def test_a_sign_of_life_never_takes_the_place_of_a_board(kitchen: Kitchen) -> None:
    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        services = kitchen.services
        live = LiveTables(
            services.tables, services.access.here, drawer, beat=b"beat", beat_every=0.05
        )
        with live.watch(table, "en", always) as idle, live.watch(table, "en", always) as busy:
            assert await heard(idle) == "beat"
            assert await heard(busy) == "beat"
            busy.offer(b"board")
            busy.beat(b"beat")
            assert await heard(busy) == "board"

    asyncio.run(evening())


def test_a_browser_that_takes_nothing_is_given_up(
    kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "GIVEN_UP_AFTER", 0.05)

    async def evening() -> None:
        drawer, table = Drawer(kitchen), kitchen.table().id
        services = kitchen.services
        live = LiveTables(
            services.tables, services.access.here, drawer, beat=b"beat", beat_every=0.02
        )

        async def stuck() -> None:
            with live.watch(table, "en", always) as watcher:
                await watcher.next()
                await asyncio.Event().wait()

        async def lively() -> None:
            with live.watch(table, "en", always) as watcher:
                for _ in range(20):
                    assert await heard(watcher) == "beat"

        sending = asyncio.create_task(stuck())
        async with asyncio.timeout(10):
            await lively()
            with pytest.raises(asyncio.CancelledError):
                await sending
        assert live.watching == 0

    asyncio.run(evening())


def test_saving_goes_on_when_the_server_has_stopped(kitchen: Kitchen, tmp_path: Path) -> None:
    drawer, table = Drawer(kitchen), kitchen.table().id
    live = hub(kitchen, drawer)
    left_open = ExitStack()

    async def evening() -> None:
        left_open.enter_context(live.watch(table, "en", always))

    asyncio.run(evening())
    kitchen.round(table, MIRA, lea=3)
    assert kitchen.services.tables.state(table).game is not None
    assert isinstance(kitchen.services.access.here, Presences)
    assert LEA in kitchen.services.tables.state(table).seats
