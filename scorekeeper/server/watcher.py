"""One open connection as the hub sees it: what it is to be sent next, and whether it may stay."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from scorekeeper.domain.refusals import Refusal

Key = tuple[str, str]
"""A table and a language."""


class Watcher:
    """One open connection. Only the newest push is kept for one that is slow.

    `sent_away`: it may not look any more; `left`: nobody is at its other end. `waits_since` is
    when it was given something that it has not taken yet, by the loop's clock.
    """

    __slots__ = (
        "_awake",
        "_newest",
        "_task",
        "key",
        "left",
        "may_stay",
        "sent_away",
        "waits_since",
    )

    def __init__(self, key: Key, may_stay: Callable[[], bool]) -> None:
        self.key = key
        self.may_stay = may_stay
        self.sent_away = False
        self.left = False
        self.waits_since: float | None = None
        self._newest: bytes | None = None
        self._awake = asyncio.Event()
        self._task = asyncio.current_task()

    def offer(self, data: bytes) -> None:
        """Takes the place of whatever was not sent yet."""
        self._newest = data
        self._wake()

    def beat(self, data: bytes) -> None:
        """A sign of life, where nothing else is to be sent."""
        if self._newest is None:
            self.offer(data)

    def send_away(self) -> None:
        """Ends the watch: this device may not look any more."""
        self.sent_away = True
        self._wake()

    def leave(self) -> None:
        """Ends the watch: nobody is there any more."""
        self.left = True
        self._wake()

    def give_up(self) -> None:
        """Ends the watch of a browser that takes nothing: whoever sends to it is interrupted."""
        self.left = True
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self.waits_since is None:
            self.waits_since = asyncio.get_running_loop().time()
        self._awake.set()

    async def next(self, patience: float | None = None) -> bytes | None:
        """What is to be sent, once there is something; None at the end of the watch.

        None, too, where nothing has come in `patience` seconds.
        """
        self.waits_since = None
        if self._newest is None and not self.sent_away and not self.left:
            self._awake.clear()
            if patience is None:
                await self._awake.wait()
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await self._awake.wait()
        data, self._newest = self._newest, None
        return None if self.sent_away or self.left else data


def not_allowed(watchers: list[Watcher]) -> list[Watcher]:
    """Those who may not watch any more; asks in the thread that calls."""
    found: list[Watcher] = []
    for watcher in watchers:
        try:
            if not watcher.may_stay():
                found.append(watcher)
        except Refusal:
            # A database that cannot be read just now says nothing about anybody.
            continue
    return found
