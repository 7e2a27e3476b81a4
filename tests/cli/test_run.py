"""`scorekeeper run`, as people start it: a process of its own, on a real port."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

import scorekeeper
from scorekeeper.cli.messages import environment_locale
from scorekeeper.server.ports import listen, port_of

ROOT = Path(__file__).parents[2]
HERE = "127.0.0.1"
STARTS_WITHIN = 30
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="signals as on Unix")


def environment(**changes: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SCOREKEEPER_", "LC_"))}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **changes}


def scorekeeper_says(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scorekeeper", *arguments],
        cwd=ROOT,
        env=environment(**changes),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=STARTS_WITHIN,
        check=False,
    )


class Running:
    """A `scorekeeper run` that is up, and what it printed so far."""

    port: int

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.printed = ""
        self._cookie = ""

    def get(self, path: str) -> str:
        asked = urllib.request.Request(
            f"http://{HERE}:{self.port}{path}", headers={"Cookie": self.cookies()}
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return str(answer.read().decode())

    def cookies(self) -> str:
        """The cookie of the owner's browser, which has used the link that was printed."""
        if not self._cookie:
            link = re.search(rf"http://{HERE}:\d+(/j/\S+)", self.printed)
            assert link is not None, self.printed
            connection = http.client.HTTPConnection(HERE, self.port, timeout=10)
            connection.request("GET", link[1])
            answer = connection.getresponse()
            assert answer.status == 303
            self._cookie = str(answer.headers["set-cookie"]).partition(";")[0]
            connection.close()
        return self._cookie

    def read_line(self) -> None:
        """Waits for one more line on stdout."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "it has stopped printing"
        self.printed += line

    def stop(self, number: int) -> tuple[int, str, str]:
        """Sends a signal; the exit code and the rest of stdout and stderr."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=10)
        return self.process.returncode, self.printed + out, err


@contextmanager
def running(
    *arguments: str, data_dir: Path, scheme: str = "http", **changes: str
) -> Iterator[Running]:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "scorekeeper", *arguments),
            *("--no-browser", "--data-dir", str(data_dir)),
        ],
        cwd=ROOT,
        env=environment(**changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    app = Running(process)
    try:
        while not (found := re.search(rf"{scheme}://{HERE}:(\d+)", app.printed)):
            app.read_line()
        app.port = int(found[1])
        yield app
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_it_serves_the_start_page_and_the_health_check(tmp_path: Path) -> None:
    with running("run", "--port", "0", data_dir=tmp_path) as app:
        assert json.loads(app.get("/healthz"))["version"] == scorekeeper.__version__
        assert "<title>Scorekeeper</title>" in app.get("/")


@needs_signals
def test_run_is_what_it_does_without_being_told_and_it_prints_the_way_in(tmp_path: Path) -> None:
    with running("--port", "0", data_dir=tmp_path, LANG="nl_NL.UTF-8") as app:
        while "Ctrl-C" not in app.printed:
            app.read_line()
        code, printed, errors = app.stop(signal.SIGINT)
    assert (code, errors) == (0, "")
    assert "Scorekeeper draait." in printed
    assert "Ctrl-C stopt het." in printed
    assert "Gestopt." in printed
    assert "▄▄▄▄▄" in printed or "Alleen deze computer" in printed


@needs_signals
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_cleanly_while_a_browser_is_connected(
    number: signal.Signals, tmp_path: Path
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    arguments = ("run", "--port", "0", "--host", HERE)
    with (
        running(*arguments, data_dir=tmp_path / "data", TMPDIR=str(scratch)) as app,
        connect(f"ws://{HERE}:{app.port}/ws", additional_headers={"Cookie": app.cookies()}),
    ):
        app.get("/")
        code, _, errors = app.stop(number)
    assert (code, errors) == (0, "")
    assert list(scratch.iterdir()) == []


@needs_signals
def test_a_signal_that_comes_early_stops_it_cleanly_too(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "--no-browser", "--port", "0"],
        cwd=ROOT,
        env=environment(SCOREKEEPER_DATA_DIR=str(tmp_path / "data")),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    while not (tmp_path / "data").exists():
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    errors = process.communicate(timeout=60)[1]
    assert (process.returncode, errors) == (0, "")


@needs_signals
def test_a_broken_variant_of_ones_own_is_one_line_and_it_runs_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "variants"
    folder.mkdir()
    (folder / "pond.toml").write_text('name = "Pond"\ntarget = "lots"\n')
    with running("--port", "0", data_dir=tmp_path, LANG="nl_NL.UTF-8") as app:
        assert app.process.stderr is not None
        warning = app.process.stderr.readline()
        assert json.loads(app.get("/healthz"))["version"] == scorekeeper.__version__
    assert warning == (
        f"scorekeeper: {folder / 'pond.toml'}, regel 2: target moet een geheel getal zijn.\n"
    )


def test_a_taken_port_yields_a_message_and_the_next_free_port(tmp_path: Path) -> None:
    with listen(HERE, 0) as sock:
        taken = port_of(sock)
        arguments = ("run", "--host", HERE, "--port", str(taken))
        with running(*arguments, data_dir=tmp_path, LANG="de_DE.UTF-8") as app:
            assert taken < app.port < taken + 20
            assert app.process.stderr is not None
            message = app.process.stderr.readline()
            app.get("/healthz")
    assert message == (
        f"scorekeeper: Port {taken} ist belegt, stattdessen wird {app.port} benutzt.\n"
    )


def test_the_version_is_told_quickly() -> None:
    started = time.perf_counter()
    told = scorekeeper_says("--version")
    assert (told.returncode, told.stdout) == (0, f"scorekeeper {scorekeeper.__version__}\n")
    # Typically a third of this; the rest is for busy machines.
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (
            {"SCOREKEEPER_PORT": "tcp"},
            "scorekeeper: The setting server.port must be a whole number, not 'tcp'.\n",
        ),
        (
            {"SCOREKEEPER_HOST": "203.0.113.77", "SCOREKEEPER_PORT": "0"},
            "scorekeeper: Cannot listen on 203.0.113.77: it is not an address of this computer.\n",
        ),
        (
            {"SCOREKEEPER_SETTINGS_FILE": "/nowhere/mine.toml"},
            "scorekeeper: The settings file /nowhere/mine.toml does not exist.\n",
        ),
    ],
)
def test_a_wrong_setting_is_one_line_and_exit_code_2(
    changes: dict[str, str], line: str, tmp_path: Path
) -> None:
    told = scorekeeper_says("run", "--no-browser", "--data-dir", str(tmp_path), **changes)
    assert (told.returncode, told.stdout, told.stderr) == (2, "", line)


def test_a_data_folder_that_is_a_file_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    told = scorekeeper_says("--no-browser", "--data-dir", str(file))
    assert told.returncode == 2
    assert told.stderr.startswith(f"scorekeeper: The data folder {file} cannot be used: ")
    assert told.stderr.count("\n") == 1


def test_an_unknown_command_is_refused_with_exit_code_2() -> None:
    told = scorekeeper_says("deal")
    assert told.returncode == 2
    assert "No such command 'deal'" in told.stderr


@pytest.mark.parametrize(
    ("variables", "locale"),
    [
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl_NL.UTF-8"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en_GB.UTF-8"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de_DE.UTF-8"),
    ],
)
def test_the_language_of_the_terminal_follows_the_usual_variables(
    variables: dict[str, str], locale: str
) -> None:
    assert environment_locale(variables) == locale
