"""From opening the guest page to the painted board, with nothing in the browser's cache.

Beside it the same page with the same files, kept in memory by the plainest of servers.
"""

import re
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import Browser

from scorekeeper.sharing.roles import Role
from tests.bench import Row
from tests.browser.chromium import HOW_TO_GET_ONE, chromium, find_chromium
from tests.browser.conftest import PHONE
from tests.browser.evenings import Evening
from tests.browser.server import HERE, Server
from tests.letting_in import cookie, let_in

VISITS: Final = 20
PEOPLE: Final = ("Oma", "Mira", "Lea", "Tom", "Jonas")
PAINTED: Final = """() => new Promise((done) => new PerformanceObserver((list) => {
    const found = list.getEntriesByName('first-contentful-paint')[0];
    if (found) done(found.startTime);
}).observe({type: 'paint', buffered: true}))"""
"""Milliseconds from the navigation to the first picture; the board is in the page itself."""

Kept = Mapping[str, tuple[str, bytes]]
"""Media type and content by address."""


def rows() -> list[Row]:
    """Median and the slowest of the visits; what a visit loads."""
    if find_chromium() is None:
        return [("guest page opened to board painted", "no browser", HOW_TO_GET_ONE, "-")]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        evening = Evening(Path(folder) / "data", PEOPLE, target=1_000)
        evening.play(("Oma", {"Mira": 40, "Lea": 71, "Tom": 120, "Jonas": 33}))
        server = Server(Path(folder) / "data", Path(folder) / "server.log")
        server.start()
        try:
            entry = let_in(server.data_dir, Role.PLAYER, evening.id)
            cookies = cookie(entry, server.port)
            route = f"/t/{evening.id}"
            kept, weight = _kept(server.address, route, cookies)
            ours: list[float] = []
            bare: list[float] = []
            with _plain(kept) as plain:
                for _ in range(VISITS + 1):
                    ours.append(_visit(browser, server.address, route, cookies))
                    bare.append(_visit(browser, plain, route, {}))
        finally:
            server.close()
    # The very first visit of a server waits for the pages to be loaded.
    first, ours, bare = ours[0], ours[1:], bare[1:]
    return [
        (
            f"guest page opened to board painted, cold cache (median of {VISITS}; goal ≤ 300 ms)",
            f"{median(ours):.0f} ms",
            f"the same files from memory: {median(bare):.0f} ms",
            f"{median(ours) / median(bare):.2f}",
        ),
        ("the slowest of them", f"{max(ours):.0f} ms", f"{max(bare):.0f} ms", "-"),
        ("the very first visit of a server", f"{first:.0f} ms", "-", "-"),
        ("what a visit loads (goal ≤ 30 kB)", f"{weight / 1000:.1f} kB", "-", "-"),
    ]


def _visit(browser: Browser, address: str, route: str, cookies: Mapping[str, str]) -> float:
    width, height = PHONE
    context = browser.new_context(viewport={"width": width, "height": height})
    said: Any = [{"name": name, "value": text, "url": address} for name, text in cookies.items()]
    if said:
        context.add_cookies(said)
    page = context.new_page()
    page.goto(address + route, wait_until="commit")
    painted = float(page.evaluate(PAINTED))
    assert page.locator("li.line").count() == len(PEOPLE)
    context.close()
    return painted


def _kept(address: str, route: str, cookies: Mapping[str, str]) -> tuple[Kept, int]:
    """The page and its files as they are, and how many bytes travel for them."""
    found: dict[str, tuple[str, bytes]] = {}
    weight = 0
    with httpx.Client(base_url=address, cookies=dict(cookies)) as client:
        page = client.get(route, headers={"Accept": "text/html"})
        for path in (route, *set(re.findall(r'"(/guest/[^"]+)"', page.text))):
            answer = client.get(path, headers={"Accept": "text/html"})
            assert answer.status_code == 200
            found[path] = (answer.headers["content-type"], answer.content)
            weight += answer.num_bytes_downloaded
    return found, weight


@contextmanager
def _plain(kept: Kept) -> Iterator[str]:
    """The address of a server that has these things in memory."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            media_type, content = kept.get(self.path, ("text/plain", b""))
            self.send_response(200 if content else 404)
            self.send_header("Content-Type", media_type)
            self.send_header("Content-Length", str(len(content)))
            # A browser that has seen enough hangs up.
            with suppress(OSError):
                self.end_headers()
                self.wfile.write(content)

        def log_message(self, format: str, *arguments: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer((HERE, 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://{HERE}:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
