"""Finds a Chromium and starts it: the system's own, else the one that Playwright has installed."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

ON_PATH: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW_TO_GET_ONE: Final = "`apt install chromium` or `.venv/bin/playwright install chromium`"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    # Drawn by CanvasKit itself: what stands in for a graphics card takes twice the time.
    "--disable-software-rasterizer",
)


@cache
def find_chromium() -> Path | None:
    """A Chromium that can be started, or None."""
    for name in ON_PATH:
        found = shutil.which(name)
        if found and _starts(Path(found)):
            return Path(found)
    try:
        with sync_playwright() as playwright:
            own = Path(playwright.chromium.executable_path)
    except Error:
        return None
    return own if own.exists() and _starts(own) else None


def _starts(program: Path) -> bool:
    # On some systems the name on the path is only a note that says where to get the browser.
    try:
        told = subprocess.run([program, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser without a window. Raises RuntimeError where none can be had."""
    program = find_chromium()
    if program is None:
        raise RuntimeError(f"a Chromium is needed: {HOW_TO_GET_ONE}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()
