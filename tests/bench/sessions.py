"""From a committed round to ten Flet sessions that have the board open.

What counts is when each session has its new board; drawing it is the phone's work, and ten phones
would not share two cores with the server. So the sessions are clients that draw nothing.
"""

import asyncio
import json
import tempfile
import time
import urllib.request
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from scorekeeper.sharing.roles import Role
from tests.bench import Row
from tests.bench._flet_client import FletClient, flet_client
from tests.browser.evenings import Evening
from tests.browser.server import Server
from tests.letting_in import let_in

SESSIONS: Final = 10
ROUNDS: Final = 40
SETTLES: Final = 0.7
"""Seconds between two rounds, and after the last one."""


def rows() -> list[Row]:
    """Median and 95th percentile, beside the answer that whoever saves waits for."""
    with tempfile.TemporaryDirectory() as folder:
        heard, answered = asyncio.run(_measured(Path(folder)))
    figure, baseline = median(heard), median(answered)
    late = quantiles(heard, n=20)[-1]
    return [
        (
            f"save sent to board sent to {SESSIONS} Flet sessions, each (median)",
            f"{figure * 1000:.0f} ms",
            f"the save's own answer: {baseline * 1000:.0f} ms",
            f"{figure / baseline:.1f}",
        ),
        (
            "the same, 95th percentile",
            f"{late * 1000:.0f} ms",
            f"the save's own answer: {quantiles(answered, n=20)[-1] * 1000:.0f} ms",
            "goal: 100 ms",
        ),
    ]


async def _measured(folder: Path) -> tuple[list[float], list[float]]:
    evening = Evening(folder / "data", ("Mira", "Tom"), target=1_000_000)
    server = Server(folder / "data", folder / "server.log")
    server.start()
    heard: list[float] = []
    answered: list[float] = []
    try:
        async with AsyncExitStack() as stack:
            sessions = [
                await stack.enter_async_context(_watching(server, evening)) for _ in range(SESSIONS)
            ]
            await asyncio.sleep(5 * SETTLES)
            secret = let_in(folder / "data", Role.OWNER).cookie
            players = list(evening.players.values())
            after = await asyncio.to_thread(_board, server, evening, secret)
            for number in range(1, ROUNDS + 1):
                for session in sessions:
                    session.heard.clear()
                began = time.perf_counter()
                after = await asyncio.to_thread(_score, server, evening, secret, after, players)
                answered.append(time.perf_counter() - began)
                await asyncio.sleep(SETTLES)
                heard += [_told(session, f"{number * 1009}", began) for session in sessions]
    finally:
        server.close()
    return heard, answered


def _told(session: FletClient, total: str, began: float) -> float:
    """Seconds until the session had the new total; ten where it never came."""
    moments = (moment for moment, frame in session.heard if total.encode() in frame)
    return next(moments, began + 10) - began


def _watching(server: Server, evening: Evening) -> AbstractAsyncContextManager[FletClient]:
    entry = let_in(server.data_dir)
    return flet_client(server.address, evening.route, f"scorekeeper-{server.port}={entry.cookie}")


def _asked(server: Server, path: str, secret: str | None, body: Any = None) -> Any:
    request = urllib.request.Request(
        f"{server.address}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {secret}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def _board(server: Server, evening: Evening, secret: str | None) -> str:
    shown = _asked(server, f"/api/tables/{evening.id}/board", secret)
    return str(shown["game"]["next"][0]["after"])


def _score(
    server: Server, evening: Evening, secret: str | None, after: str, players: list[str]
) -> str:
    """One more round of 1,009 points for the first player; what the next one comes after."""
    body = {"after": after, "out": players[0], "hands": {players[1]: {"amounts": [1009]}}}
    saved = _asked(server, f"/api/tables/{evening.id}/rounds", secret, body)
    return str(saved["next"][0]["after"])
