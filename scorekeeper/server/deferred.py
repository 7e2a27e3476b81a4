"""Builds the Flet app beside the running server, so that the first page need not wait for it.

The page a browser loads first is static; only its session needs the database and the screens.
"""

import asyncio
import inspect
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, Final, Generic, TypeVar

FletMain = Callable[[Any], Awaitable[None] | None]

QUICK_TURNS: Final = 0.0005
"""Seconds that a thread may work before others have their turn while the app is built: everybody
who comes back to a restarted server then is served meanwhile, in small steps that must not wait.
"""


Thing = TypeVar("Thing")


class Once(Generic[Thing]):
    """Something that is made when it is first asked for; whoever asks meanwhile waits for it."""

    def __init__(self, make: Callable[[], Thing]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._made: list[Thing] = []

    def __call__(self) -> Thing:
        with self._lock:
            if not self._made:
                self._made.append(self._make())
            return self._made[0]

    def ready(self) -> Thing | None:
        """The thing once it has been made; waits for nothing."""
        return self._made[0] if self._made else None


class DeferredMain:
    """A Flet entry point that is built in a thread, once, when it is started or first needed."""

    def __init__(self, build: Callable[[], FletMain]) -> None:
        self._build = build
        self._lock = threading.Lock()
        self._building: Future[FletMain] | None = None

    def start(self) -> Future[FletMain]:
        """Begins to build, unless that is under way or done; a failed attempt is made again."""
        with self._lock:
            current = self._building
            if current is None or (current.done() and current.exception() is not None):
                current = self._building = Future()
                threading.Thread(
                    target=self._run, args=(current,), name="build-app", daemon=True
                ).start()
            return current

    async def main(self, page: Any) -> None:
        """The entry point to hand to Flet; raises what the build raised."""
        # Shielded: a browser that leaves early must not cancel the build for the others.
        built = await asyncio.shield(asyncio.wrap_future(self.start()))
        outcome = built(page)
        if inspect.isawaitable(outcome):
            await outcome

    def _run(self, building: Future[FletMain]) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(QUICK_TURNS)
        try:
            building.set_result(self._build())
        except BaseException as error:
            # Handed over to whoever waits.
            building.set_exception(error)
        finally:
            sys.setswitchinterval(usual)
