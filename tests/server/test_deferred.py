"""The Flet app is built once, beside the server, and every session waits for it."""

import asyncio
import threading

import pytest

from scorekeeper.server.deferred import DeferredMain, FletMain


def test_the_app_is_built_once_for_all_sessions() -> None:
    builds: list[str] = []
    pages: list[str] = []

    def build() -> FletMain:
        builds.append(threading.current_thread().name)
        return pages.append

    async def two_sessions() -> None:
        deferred = DeferredMain(build)
        await asyncio.gather(deferred.main("first"), deferred.main("second"))

    asyncio.run(two_sessions())
    assert builds == ["build-app"]
    assert sorted(pages) == ["first", "second"]


def test_an_asynchronous_entry_point_is_awaited() -> None:
    pages: list[str] = []

    async def main(page: str) -> None:
        await asyncio.sleep(0)
        pages.append(page)

    asyncio.run(DeferredMain(lambda: main).main("page"))
    assert pages == ["page"]


def test_a_browser_that_leaves_early_does_not_stop_the_build_for_the_next() -> None:
    gate = threading.Event()
    pages: list[str] = []

    def build() -> FletMain:
        gate.wait(5)
        return pages.append

    async def leave_and_come() -> None:
        deferred = DeferredMain(build)
        leaving = asyncio.create_task(deferred.main("leaving"))
        await asyncio.sleep(0.05)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        gate.set()
        await deferred.main("staying")

    asyncio.run(leave_and_come())
    assert pages == ["staying"]


def test_a_failed_build_is_told_to_its_session_and_tried_again_for_the_next() -> None:
    pages: list[str] = []
    troubles = [OSError("disk full")]

    def build() -> FletMain:
        if troubles:
            raise troubles.pop()
        return pages.append

    async def two_sessions() -> None:
        deferred = DeferredMain(build)
        with pytest.raises(OSError, match="disk full"):
            await deferred.main("first")
        await deferred.main("second")

    asyncio.run(two_sessions())
    assert pages == ["second"]
