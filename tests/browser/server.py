"""Scorekeeper as people start it: a process of its own, on one port and one data folder."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EVERY_TABLE
from tests.letting_in import cookie, let_in

ROOT: Final = Path(__file__).parents[2]
HERE: Final = "127.0.0.1"
PATIENCE: Final = 30.0
"""Seconds that starting or stopping may take on a busy machine."""


class Server:
    """`python -m scorekeeper run` on this computer; it can be stopped, killed and started again."""

    program: tuple[str, ...] = ("-m", "scorekeeper")

    def __init__(self, data_dir: Path, log: Path, **variables: str) -> None:
        self.data_dir = data_dir
        self._environment = {**_environment(), **variables}
        self._log = log
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is served, without a slash at the end."""
        return f"http://{HERE}:{self._port}"

    @property
    def port(self) -> int:
        """The port it has, or had when it ran last; 0 before its first start."""
        return self._port

    @property
    def pid(self) -> int:
        """The running process. Raises RuntimeError where there is none."""
        if self._process is None:
            raise RuntimeError("it is not running")
        return self._process.pid

    @property
    def printed(self) -> str:
        """Everything it has printed since the first start."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def cookies(self, role: Role = Role.OWNER, table: str = EVERY_TABLE) -> Any:
        """The cookies of a new device that has been let in, for Playwright."""
        entry = let_in(self.data_dir, role, table)
        return [
            {"name": name, "value": value, "url": self.address}
            for name, value in cookie(entry, self.port).items()
        ]

    def start(self) -> None:
        """Starts it, the first time on a free port and then always on that one."""
        if self._process is not None:
            raise RuntimeError("it is running already")
        before = len(self.printed)
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, *self.program, "run", "--no-browser"),
                    *("--host", HERE, "--port", str(self._port)),
                    *("--data-dir", str(self.data_dir)),
                ],
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_it_answers(before)

    def stop(self) -> None:
        """Asks it to end, as a service manager does; raises where it ends badly."""
        if self._end(signal.SIGTERM) != 0:
            raise AssertionError(f"it stopped with an error:\n{self.printed}")

    def kill(self) -> None:
        """Ends it without any warning, as a power cut does."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Ends it if it is still running."""
        if self._process is not None:
            self.kill()

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            raise RuntimeError("it is not running")
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def _wait_until_it_answers(self, printed_before: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = re.search(rf"http://{HERE}:(\d+)", self.printed[printed_before:])
            if found:
                if self._port not in (0, int(found[1])):
                    break
                self._port = int(found[1])
                if self._is_healthy():
                    return
            if self._process is None or self._process.poll() is not None:
                break
            # Polling a file and a port; there is nothing to wait on.
            time.sleep(0.02)
        self.close()
        raise AssertionError(f"it does not start:\n{self.printed}")

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except urllib.error.URLError:
            return False


def _environment() -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("SCOREKEEPER_", "FLET_", "LC_"))
    }
    return {
        **kept,
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
        "PYTHONUNBUFFERED": "1",
        "PYTHONPATH": str(ROOT),
    }
