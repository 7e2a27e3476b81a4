"""The live stream on a real connection: complete, in order, once each, for as long as one may."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from scorekeeper.domain.hands import typed
from scorekeeper.server.api import live
from scorekeeper.sharing.roles import Role
from tests.server.api.scene import LEA, MIRA, OMA, Scene, listening, served


@pytest.fixture(scope="module")
def base(scene: Scene) -> Iterator[str]:
    with served(scene.app) as address:
        yield address


def seqs_of(scene: Scene, table: str) -> list[int]:
    """The seqs of the whole log."""
    return [seq for seq, _event in scene.services.tables.arrivals(table)]


def test_a_stream_catches_up_and_then_tells_what_happens(
    scene: Scene, table: str, base: str
) -> None:
    viewer = scene.program(Role.VIEWER, table)

    async def watch() -> None:
        async with listening(base, viewer, table) as heard:
            assert await heard.until_live() == seqs_of(scene, table)
            await asyncio.to_thread(scene.round, table, OMA, mira=12)
            told = await heard.next()
            assert (told.name, told.data["event"]) == ("event", scene.log(table)[-1])
            assert told.id == str(told.data["seq"]) == str(seqs_of(scene, table)[-1])

    asyncio.run(watch())


@pytest.mark.parametrize("how", ["since", "last-event-id"])
def test_whoever_comes_back_misses_nothing_and_hears_nothing_twice(
    scene: Scene, table: str, base: str, how: str
) -> None:
    viewer = scene.program(Role.VIEWER, table)
    seen = seqs_of(scene, table)[-1]
    scene.round(table, OMA, mira=12)
    scene.round(table, MIRA, lea=3)

    async def watch() -> list[int]:
        headers = {"last_event_id": str(seen)} if how == "last-event-id" else {}
        since = seen if how == "since" else 0
        async with listening(base, viewer, table, since, **headers) as heard:
            return await heard.until_live()

    missed = [seq for seq in seqs_of(scene, table) if seq > seen]
    assert len(missed) == 2
    assert asyncio.run(watch()) == missed


def test_a_place_beyond_the_end_is_one_of_another_database(
    scene: Scene, table: str, base: str
) -> None:
    viewer = scene.program(Role.VIEWER, table)

    async def watch() -> list[int]:
        async with listening(base, viewer, table, 10**9) as heard:
            return await heard.until_live()

    assert asyncio.run(watch()) == seqs_of(scene, table)


def test_many_streams_hear_many_writers_complete_and_in_order(
    scene: Scene, table: str, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A short memory, so that streams which are behind read the log themselves.
    monkeypatch.setattr(live, "REMEMBERED", 1_500)
    monkeypatch.setattr(live, "PAGE", 3)
    viewers = [scene.program(Role.VIEWER, table) for _ in range(8)]
    reports = 40

    async def write(player: str) -> None:
        for number in range(reports):
            await asyncio.to_thread(
                scene.services.tables.report_hand,
                *(table, player, typed(number + 1), scene.game(table).tip),
            )

    async def watch(place: int) -> list[int]:
        await asyncio.sleep(0.02 * place)
        heard_seqs: list[int] = []
        async with listening(base, viewers[place], table) as heard:
            while len(heard_seqs) < start + 2 * reports:
                told = await heard.next()
                if told.name == "event":
                    heard_seqs.append(told.data["seq"])
        return heard_seqs

    async def everybody() -> Any:
        return await asyncio.gather(
            *(watch(place) for place in range(len(viewers))), write(MIRA), write(LEA)
        )

    start = len(seqs_of(scene, table))
    *heard, _one, _other = asyncio.run(everybody())
    complete = seqs_of(scene, table)
    assert len(complete) == start + 2 * reports
    assert all(seqs == complete for seqs in heard)


def test_what_another_process_writes_is_told_too(scene: Scene, table: str, base: str) -> None:
    viewer = scene.program(Role.VIEWER, table)
    other = scene.another_process()

    async def watch() -> None:
        async with listening(base, viewer, table) as heard:
            await heard.until_live()
            await asyncio.to_thread(other.round, table, OMA, mira=12)
            told = await heard.next()
            assert told.data["event"]["payload"]["kind"] == "round-scored"

    asyncio.run(watch())


def test_whoever_is_sent_away_hears_no_more(scene: Scene, table: str, base: str) -> None:
    viewer = scene.program(Role.VIEWER, table)

    async def watch() -> None:
        async with listening(base, viewer, table) as heard:
            await heard.until_live()
            await asyncio.to_thread(scene.services.access.send_away, viewer.device, table)
            assert (await heard.next()).name == "gone"
            with pytest.raises(EOFError):
                await heard.next()
        async with httpx.AsyncClient(base_url=base, headers=viewer.headers) as client:
            answer = await client.get(f"/api/tables/{table}/stream")
            assert answer.status_code == 401

    asyncio.run(watch())


def test_a_quiet_stream_gives_signs_of_life(
    scene: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BEAT_EVERY", 0.05)
    scene = scene.another_process()
    viewer = scene.program(Role.VIEWER, table)

    async def watch(base: str) -> int:
        beats = 0
        async with (
            httpx.AsyncClient(base_url=base, headers=viewer.headers) as client,
            client.stream("GET", f"/api/tables/{table}/stream") as response,
        ):
            async with asyncio.timeout(5):
                async for line in response.aiter_lines():
                    beats += line == ": beat"
                    if beats == 3:
                        return beats
        return beats

    with served(scene.app) as base:
        assert asyncio.run(watch(base)) == 3


def test_those_who_follow_are_here_and_gone_when_they_leave(
    scene: Scene, table: str, base: str
) -> None:
    viewer = scene.program(Role.VIEWER, table)

    def here() -> bool:
        found = scene.services.access.here.at(table)
        return next(one.here for one in found if one.device == viewer.device)

    async def watch() -> None:
        async with listening(base, viewer, table) as heard:
            await heard.until_live()
            assert here()
        for _ in range(100):
            if not here():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("still here")

    asyncio.run(watch())
