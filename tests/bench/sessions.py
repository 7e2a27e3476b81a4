"""From a committed round to ten Flet sessions that have the board open.

What counts is when the server has sent each session its new board; drawing it is the phone's work.
"""

import json
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page

from scorekeeper.sharing.roles import Role
from tests.bench import Row
from tests.browser.chromium import HOW_TO_GET_ONE, chromium, find_chromium
from tests.browser.evenings import Evening
from tests.browser.server import Server
from tests.letting_in import let_in

SESSIONS: Final = 10
ROUNDS: Final = 20
SETTLES: Final = 700
"""Milliseconds between two rounds, and after the last one."""


def rows() -> list[Row]:
    """Median and 95th percentile, beside the answer that whoever saves waits for."""
    if find_chromium() is None:
        return [("commit to ten Flet sessions", "no browser", HOW_TO_GET_ONE, "-")]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        heard, answered = _measured(browser, Path(folder))
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


def _measured(browser: Browser, folder: Path) -> tuple[list[float], list[float]]:
    evening = Evening(folder / "data", ("Mira", "Tom"), target=1_000_000)
    server = Server(folder / "data", folder / "server.log")
    server.start()
    frames: list[list[tuple[float, bytes]]] = [[] for _ in range(SESSIONS)]
    heard: list[float] = []
    answered: list[float] = []
    try:
        pages = [_watching(browser, server, evening, found) for found in frames]
        secret = let_in(folder / "data", Role.OWNER).cookie
        players = list(evening.players.values())
        after = _board(server, evening, secret)
        for number in range(1, ROUNDS + 1):
            for found in frames:
                found.clear()
            total = f"{number * 1009}".encode()
            began = time.perf_counter()
            after = _score(server, evening, secret, after, players)
            answered.append(time.perf_counter() - began)
            pages[0].wait_for_timeout(SETTLES)
            for found in frames:
                times = [at for at, data in found if total in data or _spaced(total) in data]
                heard.append((times[0] if times else began + 10) - began)
    finally:
        server.close()
    return heard, answered


def _spaced(total: bytes) -> bytes:
    return f"{int(total):,}".encode()


def _watching(
    browser: Browser, server: Server, evening: Evening, found: list[tuple[float, bytes]]
) -> Page:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.add_cookies(server.cookies())
    page = context.new_page()

    def note(data: Any) -> None:
        raw = data if isinstance(data, bytes) else str(data).encode()
        found.append((time.perf_counter(), raw))

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.goto(f"{server.address}{evening.route}")
    page.locator("flt-semantics-placeholder").wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(SETTLES)
    return page


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
