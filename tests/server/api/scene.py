"""A server with tables and programs that use its API, in this process; and one on a real port."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.types import ASGIApp

from scorekeeper.domain.actions.rounds import report_hand
from scorekeeper.domain.events import Event, Pen, event_data
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import (
    Payload,
    RoundEntry,
    RoundScored,
)
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.server.asgi import Doors, create_asgi
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.logs import utc_now
from tests.server.guest.kitchen import HOST, LEA, MIRA, OMA, TOM, Kitchen

__all__ = ["HOST", "LEA", "MIRA", "OMA", "TOM", "Program", "Scene", "nothing", "problem_of"]

PHONE = "phone-1"
"""The device that signs events of its own."""


def nothing(_page: Any) -> None:
    """A Flet entry point that shows nothing."""


class Scene(Kitchen):
    """One installation with its whole web application."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        doors = Doors(self.opener.access, self.opener.services)
        self.app: ASGIApp = create_asgi(nothing, self.opener.settings, doors)

    def another_process(self) -> "Scene":
        """The same database, seen by a program that knows nothing of this one."""
        return Scene(self.folder)

    def program(self, role: Role, table: str = "", seat: str | None = None) -> "Program":
        """A program that has been let in."""
        entry = self.services.access.let_in(role, table)
        if seat is not None:
            self.services.access.choose_seat(entry.device, table, seat)
        assert entry.cookie is not None
        return Program(self.app, entry.device, entry.cookie)

    def nobody(self) -> "Program":
        """A program that has not been let in."""
        return Program(self.app, "", None)

    def game(self, table: str) -> GameState:
        """The game being played."""
        game = self.services.tables.state(table).game
        assert game is not None
        return game

    def sign(self, table: str, *payloads: Payload, by: str = "") -> tuple[Event, ...]:
        """Events that a phone has made of its copy of the table."""
        return self.pen(table, by).write(*payloads)

    def pen(self, table: str, by: str = "") -> Pen:
        """What that phone would sign with next."""
        state = self.services.tables.state(table)
        return Pen(table, PHONE, state.last[0] + 1, utc_now(), by)

    def round_of(self, table: str, out: str = OMA, points: int = 7) -> RoundScored:
        """The round to come, everybody else holding as many points."""
        game = self.game(table)
        hands = {player: typed(points) for player in game.players if player != out}
        return RoundScored(game=game.id, after=game.tip, entry=RoundEntry(out=out, hands=hands))

    def hand_of(self, table: str, player: str, points: int) -> tuple[Event, ...]:
        """A hand reported for the round to come, signed by that phone."""
        state = self.services.tables.state(table)
        return report_hand(state, self.pen(table), player, typed(points), self.game(table).tip)

    def log(self, table: TableState | str) -> list[dict[str, Any]]:
        """The whole log as plain data."""
        wanted = table if isinstance(table, str) else table.id
        return [event_data(event) for event in self.services.tables.events(wanted)]


@dataclass(slots=True)
class Program:
    """A script with a secret of its own."""

    app: ASGIApp
    device: str
    secret: str | None

    @property
    def headers(self) -> dict[str, str]:
        """What it shows at the gate."""
        return {"authorization": f"Bearer {self.secret}"} if self.secret else {}

    def get(self, path: str, **headers: str) -> httpx.Response:
        """A GET below /api."""
        return self.ask("GET", path, headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A POST of JSON below /api."""
        sent = {} if body is None else {"json": body}
        return self.ask("POST", path, headers, **sent)

    def push(self, table: str, events: tuple[Event, ...] | list[Event]) -> httpx.Response:
        """Events sent as they are."""
        return self.post(f"/tables/{table}/events", {"events": [event_data(e) for e in events]})

    def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None, **sent: Any
    ) -> httpx.Response:
        """Any request below /api; underscores in names of headers stand for dashes."""
        said = self.headers | {
            name.replace("_", "-"): value for name, value in (headers or {}).items()
        }

        async def fetch() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, client=("192.168.1.77", 50_000))
            async with httpx.AsyncClient(transport=transport, base_url=HOST) as client:
                return await client.request(method, f"/api{path}", headers=said, **sent)

        return asyncio.run(fetch())


def problem_of(answer: httpx.Response) -> str:
    """The kind of problem that an answer is."""
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert body["status"] == answer.status_code
    assert body["detail"]
    return str(body["type"]).removeprefix("urn:scorekeeper:")


@contextmanager
def served(app: ASGIApp) -> Iterator[str]:
    """The application on a free port of this machine; its address."""
    config = uvicorn.Config(
        app, port=0, log_config=None, lifespan="on", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive()


@dataclass(frozen=True, slots=True)
class Told:
    """One message of a stream."""

    name: str
    data: Any
    id: str | None


class Listener:
    """Reads a stream message by message."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines = response.aiter_lines()

    async def next(self, patience: float = 5.0) -> Told:
        """The next message that says something."""
        async with asyncio.timeout(patience):
            return await self._message()

    async def until_live(self) -> list[int]:
        """The seqs of the events until the stream says it has caught up."""
        seqs: list[int] = []
        while (told := await self.next()).name == "event":
            seqs.append(told.data["seq"])
        assert told.name == "live", told
        return seqs

    async def _message(self) -> Told:
        fields: dict[str, str] = {}
        async for line in self._lines:
            name, _, value = line.partition(": ")
            if name:
                fields[name] = value
            elif "event" in fields:
                return Told(fields["event"], json.loads(fields["data"]), fields.get("id"))
            elif not line:
                fields = {}
        raise EOFError


@asynccontextmanager
async def listening(
    base: str, program: Program, table: str, since: int = 0, **headers: str
) -> AsyncIterator[Listener]:
    """An open stream of a table."""
    said = program.headers | {name.replace("_", "-"): v for name, v in headers.items()}
    async with (
        httpx.AsyncClient(base_url=base, timeout=10) as client,
        client.stream(
            "GET", f"/api/tables/{table}/stream", params={"since": since}, headers=said
        ) as response,
    ):
        assert response.status_code == 200, await response.aread()
        yield Listener(response)
