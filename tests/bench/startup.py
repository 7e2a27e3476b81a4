"""From the start of the process to the first page served, beside a bare Flet app.

Both have their bytecode at hand, as whatever was installed or has run once: in a folder of its own,
since an environment may forbid it beside the sources.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median
from typing import Final

from scorekeeper.tables.access import Entry
from tests.bench import Row
from tests.letting_in import cookie, let_in

RUNS: Final = 7
HERE: Final = "127.0.0.1"
PATIENCE: Final = 30.0
HELLO: Final = """
import sys

import flet as ft


def main(page):
    page.add(ft.Text("Hello"))


ft.run(main, view=None, host="127.0.0.1", port=int(sys.argv[1]), no_cdn=True)
"""


def rows() -> list[Row]:
    """Ours and the bare app started in turns; medians."""
    with tempfile.TemporaryDirectory() as folder:
        hello = Path(folder) / "hello.py"
        hello.write_text(HELLO, encoding="utf-8")
        data = str(Path(folder) / "data")
        entry = let_in(Path(data))
        bytecode = Path(folder) / "bytecode"
        serve = ["-m", "scorekeeper", "run", "--no-browser", "--host", HERE]
        serve += ["--port", "{port}", "--data-dir", data]
        ours: list[float] = []
        bare: list[float] = []
        for run in range(1 + RUNS):
            took = _first_page([str(hello), "{port}"], None, bytecode)
            ours_took = _first_page(serve, entry, bytecode)
            if run:  # The first one compiles.
                bare.append(took)
                ours.append(ours_took)
    figure, baseline = median(ours), median(bare)
    return [
        (
            f"start to first served page (median of {RUNS})",
            f"{figure * 1000:.0f} ms",
            f"bare Flet hello-world: {baseline * 1000:.0f} ms",
            f"{figure / baseline:.2f} (goal ≤ 1.3)",
        )
    ]


def _first_page(arguments: list[str], entry: Entry | None, bytecode: Path) -> float:
    port = free_port()
    cookies = cookie(entry, port) if entry else {}
    asked = urllib.request.Request(
        f"http://{HERE}:{port}/",
        headers={"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())},
    )
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *(argument.format(port=port) for argument in arguments)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={
            **os.environ,
            "FLET_FORCE_WEB_SERVER": "true",
            "PYTHONPYCACHEPREFIX": str(bytecode),
            "PYTHONDONTWRITEBYTECODE": "",
        },
    )
    try:
        while time.perf_counter() - began < PATIENCE:
            try:
                with urllib.request.urlopen(asked, timeout=5) as page:
                    if page.status == 200:
                        return time.perf_counter() - began
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.002)
        raise AssertionError(f"no page within {PATIENCE} s: {arguments}")
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
