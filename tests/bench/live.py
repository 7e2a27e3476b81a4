"""From a commit to the last of many open boards, beside a bare broadcast of the same commit.

The clients are bare sockets on both sides: what is measured is what the servers do. A hand is sent,
the server writes it down and tells everybody. The clock runs from the moment when the commit begins
to the one when the last board has come in whole.
"""

import asyncio
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from scorekeeper.settings import load_settings
from scorekeeper.sharing.capabilities import load_key
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import open_store
from scorekeeper.tables.access import Access
from scorekeeper.tables.service import Tables
from tests.bench import Row
from tests.bench._timed import TIMES, noted
from tests.browser.evenings import Evening
from tests.browser.server import HERE, Server

FEW: Final = 100
MANY: Final = 1_000
SAVES: Final = {FEW: 200, MANY: 60}
WARM_UP: Final = 5
PAUSE: Final = 0.02
"""Seconds between two saves, so that each is a change of its own."""
PATIENCE: Final = 30.0
PEOPLE: Final = ("Oma", "Mira", "Lea", "Tom", "Jonas")


class TimedServer(Server):
    """The program, noting its commits."""

    program = ("-m", "tests.bench._timed")


class Board(asyncio.Protocol):
    """One open page: notes when a board has come in whole. `end_of` finds where one ends."""

    def __init__(self, hello: bytes, end_of: Callable[[bytearray], int], came: "Came") -> None:
        self._hello = hello
        self._end_of = end_of
        self._came = came
        self._rest = bytearray()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Counts every board that is complete."""
        self._rest += data
        while end := self._end_of(self._rest):
            del self._rest[:end]
            self._came.one()


class Came:
    """Counts the boards that have come in, and knows when the last of them did."""

    def __init__(self) -> None:
        self._missing = 0
        self._last = 0.0
        self._all = asyncio.Event()

    def expect(self, boards: int) -> None:
        """Counts anew."""
        self._missing = boards
        self._all.clear()

    def one(self) -> None:
        """One more has come in."""
        self._missing -= 1
        if self._missing == 0:
            self._last = time.time()
            self._all.set()

    async def last(self) -> float:
        """The moment when the last one came."""
        async with asyncio.timeout(PATIENCE):
            await self._all.wait()
        return self._last


class Guests:
    """Open guest pages of the program itself, and a player who sends their hand."""

    def __init__(self, port: int, evening: Evening, tip: str, cookies: Sequence[str]) -> None:
        self._port = port
        self._after = tip
        self._evening = evening
        self._cookies = cookies
        self._came = Came()
        self._boards: list[Board] = []
        self._player: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.length = 0

    async def open(self) -> None:
        """Opens the pages; `length` is that of a board."""
        for cookie in self._cookies[1:]:
            self._came.expect(1)
            self._boards.append(await self._board(cookie))
            await self._came.last()
        self._player = await asyncio.open_connection(HERE, self._port)

    async def _board(self, cookie: str) -> Board:
        hello = (
            f"GET /t/{self._evening.id}/live HTTP/1.1\r\nHost: {HERE}:{self._port}\r\n"
            f"Accept: text/event-stream\r\nAccept-Language: en\r\n"
            f"Cookie: scorekeeper-{self._port}={cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _transport, board = await loop.create_connection(
            lambda: Board(hello.encode(), self._end_of, self._came), HERE, self._port
        )
        return board

    def _end_of(self, heard: bytearray) -> int:
        begin = heard.find(b"event: board")
        end = heard.find(b"\n\n", begin) if begin >= 0 else -1
        if end < 0:
            return 0
        self.length = end - begin
        return end + 2

    async def save(self, points: int) -> float:
        """Sends a hand; when the last board came in, in seconds of the clock."""
        assert self._player is not None
        reader, writer = self._player
        player = self._evening.players[PEOPLE[0]]
        body = json.dumps({"after": self._after, "player": player, "line": str(points)})
        request = (
            f"POST /t/{self._evening.id}/hand HTTP/1.1\r\nHost: {HERE}:{self._port}\r\n"
            f"Cookie: scorekeeper-{self._port}={self._cookies[0]}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        self._came.expect(len(self._boards))
        writer.write(request.encode())
        last = await self._came.last()
        answer = await reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", answer)[1])  # type: ignore[index]
        await reader.readexactly(length)
        return last

    def close(self) -> None:
        """Closes the pages."""
        _close(self._boards)
        if self._player is not None:
            self._player[1].close()


class Bare:
    """Connections to a bare broadcast; the first of them sends what is to be written down."""

    def __init__(self, folder: Path, boards: int, length: int) -> None:
        self._port_file = folder / "port"
        # A notebook of its own: what it writes is no news for the other server.
        evening = Evening(folder / "bare", PEOPLE, target=1_000_000)
        url = load_settings(data_dir=folder / "bare").database_url
        self._command = [
            *(sys.executable, "-m", "tests.bench._broadcast", url, evening.id),
            *(evening.players[PEOPLE[1]], str(self._port_file), str(folder / "theirs")),
        ]
        self._number = boards
        self._length = length
        self._came = Came()
        self._boards: list[Board] = []
        self._process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        """Starts the server and opens the connections."""
        self._process = subprocess.Popen(self._command)
        async with asyncio.timeout(PATIENCE):
            while not self._port_file.exists() or not self._port_file.read_text():
                await asyncio.sleep(0.05)
        port = int(self._port_file.read_text())
        key = base64.b64encode(os.urandom(16)).decode()
        hello = (
            f"GET / HTTP/1.1\r\nHost: {HERE}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        for _ in range(self._number):
            self._came.expect(1)
            _transport, board = await loop.create_connection(
                lambda: Board(hello.encode(), self._end_of, self._came), HERE, port
            )
            self._boards.append(board)
            await self._came.last()

    def _end_of(self, heard: bytearray) -> int:
        if heard.startswith(b"HTTP/1.1 101"):
            end = heard.find(b"\r\n\r\n")
            return end + 4 if end >= 0 else 0
        # A header of four bytes: the boards are between 126 bytes and 64 kB long.
        return self._length + 4 if len(heard) >= self._length + 4 else 0

    async def save(self, points: int) -> float:
        """Sends a hand; when it came in at the last connection, in seconds of the clock."""
        transport = self._boards[0].transport
        assert transport is not None
        message = f"{points} {self._length}".encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(message))
        self._came.expect(len(self._boards))
        transport.write(bytes((0x81, 0x80 | len(message))) + mask + masked)
        return await self._came.last()

    def close(self) -> None:
        """Ends the server."""
        _close(self._boards)
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def rows() -> list[Row]:
    """100 and 1,000 boards, and what the server's memory comes to."""
    found: list[Row] = []
    for boards, goal in ((FEW, 50), (MANY, 300)):
        with tempfile.TemporaryDirectory() as folder:
            measured = asyncio.run(_evening(Path(folder), boards))
        ours, bare = measured.ours, measured.bare
        found += [
            (
                f"commit to the last of {boards:,} guest boards (median)",
                f"{median(ours) * 1000:.1f} ms",
                f"bare websockets broadcast: {median(bare) * 1000:.1f} ms",
                f"{median(ours) / median(bare):.2f}",
            ),
            (
                f"the same, 99th percentile of {len(ours)} (goal ≤ {goal} ms)",
                f"{_p99(ours) * 1000:.1f} ms",
                f"bare: {_p99(bare) * 1000:.1f} ms",
                f"{_p99(ours) / _p99(bare):.2f}" + (" (goal ≤ 2)" if boards == FEW else ""),
            ),
        ]
        if boards == MANY:
            found.append(
                (
                    f"memory of the server with {boards:,} boards (goal ≤ 250 MB)",
                    f"{measured.memory:.0f} MB",
                    f"with none: {measured.memory_before:.0f} MB",
                    f"{(measured.memory - measured.memory_before) * 1000 / boards:.0f} kB a board",
                )
            )
    return found


@dataclass(frozen=True, slots=True)
class Measured:
    """The times of both servers in seconds, measured in turns; memory of ours in MB."""

    ours: list[float]
    bare: list[float]
    memory_before: float
    memory: float


async def _evening(folder: Path, boards: int) -> Measured:
    evening = Evening(folder / "data", PEOPLE, target=1_000_000)
    variables = {TIMES: str(folder / "ours")}
    server = TimedServer(folder / "data", folder / "server.log", **variables)
    server.start()
    guests: Guests | None = None
    bare: Bare | None = None
    try:
        tip, cookies = _let_in(folder / "data", evening, boards)
        guests = Guests(server.port, evening, tip, cookies)
        before = _resident(server.pid)
        await guests.open()
        bare = Bare(folder, boards, guests.length)
        await bare.open()
        arrived: tuple[list[float], list[float]] = ([], [])
        for number in range(WARM_UP + SAVES[boards]):
            for save, kept in zip((guests.save, bare.save), arrived, strict=True):
                kept.append(await save(30 + number % 2))
                await asyncio.sleep(PAUSE)
        return Measured(
            ours=_since_commit(folder / "ours", arrived[0]),
            bare=_since_commit(folder / "theirs", arrived[1]),
            memory_before=before,
            memory=_resident(server.pid),
        )
    finally:
        for one in (guests, bare):
            if one is not None:
                one.close()
        server.close()


def _since_commit(file: Path, arrived: Sequence[float]) -> list[float]:
    """How long each hand took from its commit, in seconds, without the first ones."""
    begun = noted(file)[-len(arrived) :]
    took = [last - began for began, last in zip(begun, arrived, strict=True)]
    return took[WARM_UP:]


def _let_in(data: Path, evening: Evening, boards: int) -> tuple[str, list[str]]:
    """What the hands come after; the cookies of a player with a seat and of so many guests."""
    store = open_store(load_settings(data_dir=data).database_url)
    access = Access(store.access, load_key(data / "access.key"))
    player = access.let_in(Role.PLAYER, evening.id)
    access.choose_seat(player.device, evening.id, evening.players[PEOPLE[0]])
    guests = [access.let_in(Role.VIEWER, evening.id) for _ in range(boards)]
    game = Tables(store).state(evening.id).game
    store.close()
    assert game is not None
    return game.tip, [entry.cookie or "" for entry in (player, *guests)]


def _close(boards: Sequence[Board]) -> None:
    for board in boards:
        if board.transport is not None:
            board.transport.abort()


def _p99(times: Sequence[float]) -> float:
    return sorted(times)[min(len(times) - 1, round(0.99 * len(times)))]


def _resident(pid: int) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1000
