"""From the tap on Save to the board with the new total, in a real browser."""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, Error, Page, expect

from tests.bench import Row
from tests.bench.startup import HERE, free_port
from tests.browser.chromium import HOW_TO_GET_ONE, chromium, find_chromium
from tests.browser.evenings import Evening
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

SAVES: Final = 30
COUNTER: Final = """
import sys

import flet as ft


def main(page):
    count = ft.Text("0")

    def add(_):
        count.value = str(int(count.value) + 1)

    page.add(count, ft.TextButton("Add", on_click=add))


ft.run(main, view=None, host="127.0.0.1", port=int(sys.argv[1]), no_cdn=True)
"""


def rows() -> list[Row]:
    """Median and 95th percentile of a save, beside a bare counter in the same browser."""
    if find_chromium() is None:
        return [("save tapped to board updated", "no browser", HOW_TO_GET_ONE, "-")]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        bare = _counted(browser, Path(folder))
        saves = _saved(browser, Path(folder))
    figure, baseline = median(saves), median(bare)
    return [
        (
            f"save tapped to board updated (median of {SAVES})",
            f"{figure * 1000:.0f} ms",
            f"bare Flet counter, tap to text: {baseline * 1000:.0f} ms",
            f"{figure / baseline:.2f}",
        ),
        (
            "the same, 95th percentile",
            f"{quantiles(saves, n=20)[-1] * 1000:.0f} ms",
            f"bare Flet counter: {quantiles(bare, n=20)[-1] * 1000:.0f} ms",
            f"{quantiles(saves, n=20)[-1] / quantiles(bare, n=20)[-1]:.2f}",
        ),
    ]


def _saved(browser: Browser, folder: Path) -> list[float]:
    evening = Evening(folder / "data", ("Mira", "Tom"), target=1_000_000)
    server = Server(folder / "data", folder / "server.log")
    server.start()
    times: list[float] = []
    try:
        page = _page(browser)
        page.context.add_cookies(server.cookies())
        kitchen = Kitchen(page, server.address, touch=False)
        kitchen.open(evening.route)
        for number in range(1, SAVES + 1):
            kitchen.tap("Mira went out")
            kitchen.page.locator('[flt-semantics-identifier="key-9"]').click()
            save = kitchen.page.get_by_role("button", name="Save · +9")
            save.wait_for()
            total = re.compile(rf"^Rank \d+, Mira, {9 * number} points")
            began = time.perf_counter()
            save.click()
            kitchen.page.get_by_role("button", name=total).wait_for()
            times.append(time.perf_counter() - began)
    finally:
        server.close()
    return times


def _counted(browser: Browser, folder: Path) -> list[float]:
    script = folder / "counter.py"
    script.write_text(COUNTER, encoding="utf-8")
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, str(script), str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "FLET_FORCE_WEB_SERVER": "true"},
    )
    times: list[float] = []
    try:
        page = _page(browser)
        kitchen = Kitchen(page, f"http://{HERE}:{port}", touch=False)
        for _ in range(100):
            try:
                kitchen.open("/")
                break
            except Error:  # not up yet
                time.sleep(0.1)
        add = page.get_by_role("button", name="Add")
        for number in range(1, SAVES + 1):
            began = time.perf_counter()
            add.click()
            expect(page.get_by_text(str(number), exact=True)).to_be_visible()
            times.append(time.perf_counter() - began)
    finally:
        process.kill()
        process.wait()
    return times


def _page(browser: Browser) -> Page:
    return browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
