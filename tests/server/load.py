"""A server under load: scripts that write and scripts that follow, each of which comes back.

They use the API as any script would. What they were told is kept, to be held against the log.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from scorekeeper.domain.events import Pen, event_data
from scorekeeper.domain.payloads import RulingAgreed
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.logs import utc_now
from tests.bench.startup import free_port
from tests.letting_in import let_in

ROOT: Final = Path(__file__).parents[2]
PAUSE: Final = 0.1
"""Seconds between two entries of a writer."""
COMES_BACK_AFTER: Final = 0.05
"""Seconds after which a client that has lost the server tries again."""
PATIENCE: Final = 60.0


class Server:
    """`scorekeeper run` on one port and one data folder, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.errors = folder / "stderr.txt"
        # Bytecode is kept as everywhere: where that is forbidden, each start compiles everything.
        self._environment = {
            **os.environ,
            "LANG": "C.UTF-8",
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it; returns at once."""
        command = [sys.executable, "-m", "scorekeeper", "run", "--no-browser"]
        command += ["--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data-dir", str(self.folder)]
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )

    def kill(self) -> None:
        """Ends it with SIGKILL: it has no chance to finish anything."""
        assert self._process is not None
        assert self._process.poll() is None, self.errors.read_text()
        self._process.kill()
        self._process.wait()

    async def is_back(self) -> float:
        """The moment at which it answers again."""
        async with httpx.AsyncClient(base_url=self.base) as client:
            began = time.monotonic()
            while time.monotonic() - began < PATIENCE:
                with suppress(httpx.TransportError):
                    answer = await client.get("/healthz", timeout=PATIENCE)
                    assert answer.status_code == 200
                    return time.monotonic()
                await asyncio.sleep(0.005)
        raise AssertionError(f"not back within {PATIENCE} s: {self.errors.read_text()}")


@dataclass(slots=True)
class Client:
    """A script with a secret of its own, at one table.

    `live_at`: when it was first answered after the last kill.
    """

    base: str
    table: str
    headers: dict[str, str]
    live_at: float | None = None
    stop: bool = False

    @classmethod
    def joined(cls, server: Server, role: Role, table: str, **more: Any) -> "Client":
        """A client that has been let in."""
        entry = let_in(server.folder, role, table, label="load")
        return cls(server.base, table, {"authorization": f"Bearer {entry.cookie}"}, **more)

    def session(self) -> httpx.AsyncClient:
        """Its connections."""
        return httpx.AsyncClient(
            base_url=f"{self.base}/api/tables/{self.table}", headers=self.headers, timeout=PATIENCE
        )

    async def sent(self, client: httpx.AsyncClient, path: str, body: object) -> httpx.Response:
        """What is answered to a POST, sent again until it is answered."""
        while True:
            try:
                answer = await client.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(COMES_BACK_AFTER)
                continue
            self.note_live()
            return answer

    def note_live(self) -> None:
        """The server has answered; the first time since the kill counts."""
        if self.live_at is None:
            self.live_at = time.monotonic()


@dataclass(slots=True)
class Pusher(Client):
    """Signs events of its own and pushes each until it is acknowledged."""

    name: str = ""
    acknowledged: list[str] = field(default_factory=list)

    async def run(self) -> None:
        """Writes until it is stopped."""
        async with self.session() as client:
            log = (await client.get("/events")).json()["events"]
            lamport = max(one["event"]["lamport"] for one in log)
            number = 0
            while not self.stop:
                number, lamport = number + 1, lamport + 1
                pen = Pen(self.table, f"load-{self.name}", lamport, utc_now(), "")
                question = f"{self.name} {number}?"
                [event] = pen.write(
                    RulingAgreed(matter=f"matter-{self.name}", question=question, verdict="yes")
                )
                answer = await self.sent(client, "/events", {"events": [event_data(event)]})
                assert answer.status_code == 200, answer.text
                self.acknowledged.append(event.id)
                await asyncio.sleep(PAUSE)


@dataclass(slots=True)
class Scorer(Client):
    """Enters rounds for the server to sign; each has a total that no other round has."""

    number: int = 0
    players: tuple[str, ...] = ()
    game: str = ""
    acknowledged: list[tuple[int, int]] = field(default_factory=list)

    async def run(self) -> None:
        """Writes until it is stopped."""
        out, first, *others = self.players
        after, count = self.game, 0
        async with self.session() as client:
            while not self.stop:
                count += 1
                mark = [self.number, count]
                hands: dict[str, Any] = {player: {"amounts": [1]} for player in others}
                hands[first] = {"amounts": mark}
                while True:
                    body = {"after": after, "out": out, "hands": hands}
                    answer = await self.sent(client, "/rounds", body)
                    after = answer.json()["next"][0]["after"]
                    if answer.status_code == 200:
                        break
                    assert answer.status_code == 409, answer.text
                    # Somebody was faster; it may have been the own round, whose answer was lost.
                    if await self._is_there(client, first, mark):
                        break
                self.acknowledged.append((self.number, count))
                await asyncio.sleep(PAUSE)

    async def _is_there(self, client: httpx.AsyncClient, player: str, mark: list[int]) -> bool:
        since, more = self._pulled_to, True
        while more:
            try:
                page = (await client.get("/events", params={"since": since})).json()
            except httpx.TransportError:
                await asyncio.sleep(COMES_BACK_AFTER)
                continue
            for one in page["events"]:
                since = one["seq"]
                entry = one["event"]["payload"].get("entry", {})
                if entry.get("hands", {}).get(player, {}).get("amounts") == mark:
                    return True
            more = page["more"]
        # What came before an entry that has not been sent yet need not be read again.
        self._pulled_to = since
        return False

    _pulled_to: int = 0


@dataclass(slots=True)
class Follower(Client):
    """Follows the table's stream and goes on where it was cut off."""

    seqs: list[int] = field(default_factory=list)
    is_live: bool = False

    async def run(self) -> None:
        """Listens until it is stopped."""
        async with self.session() as client:
            while not self.stop:
                with suppress(httpx.TransportError):
                    await self._listen(client)
                self.is_live = False
                await asyncio.sleep(COMES_BACK_AFTER)

    async def _listen(self, client: httpx.AsyncClient) -> None:
        headers = {"last-event-id": str(self.seqs[-1])} if self.seqs else {}
        async with client.stream("GET", "/stream", headers=headers) as response:
            assert response.status_code == 200, await response.aread()
            rest = b""
            async for chunk in response.aiter_raw():
                *messages, rest = (rest + chunk).split(b"\n\n")
                for message in messages:
                    self._hear(message)
                if self.stop:
                    return

    def _hear(self, message: bytes) -> None:
        if b"event: live" in message:
            self.is_live = True
            self.note_live()
        elif message.startswith(b"id: "):
            self.seqs.append(int(message[4 : message.index(b"\n")]))


async def until(condition: Callable[[], bool]) -> None:
    """Waits for something that will be so. Raises AssertionError where it is not in time."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < PATIENCE
        await asyncio.sleep(0.005)
