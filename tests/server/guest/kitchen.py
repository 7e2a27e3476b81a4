"""A kitchen with a gate: a table in a database, devices of every role, and what they ask for."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.types import ASGIApp

from scorekeeper.bootstrap import Opener
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import agree_on
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import TableState
from scorekeeper.server.gate import Gate
from scorekeeper.server.guest import guest_routes
from scorekeeper.settings import load_settings
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.services import Services

PEOPLE = tuple(
    Newcomer(f"{name.lower()}-id", name, colour)
    for colour, name in enumerate(("Oma", "Mira", "Lea", "Tom"))
)
OMA, MIRA, LEA, TOM = (person.player for person in PEOPLE)
HOST = "http://table"
COOKIE = "scorekeeper-http"
"""The cookie of a server on the usual port."""


class Kitchen:
    """Everything that one evening needs, without a browser."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        settings = load_settings(data_dir=folder)
        self.opener = Opener(settings)
        self.services: Services = self.opener.services()
        self.app: ASGIApp = Gate(
            Starlette(routes=guest_routes(self.opener.services)), self.opener.access
        )

    def another_process(self) -> "Kitchen":
        """The same database, seen by a program that knows nothing of this one."""
        return Kitchen(self.folder)

    def table(self, variant: str = "classic", people: tuple[Newcomer, ...] = PEOPLE) -> TableState:
        """A table of four with one game begun."""
        rules = agree_on(self.services.library.variant(variant))
        return self.services.tables.open("Friday kitchen", people, people[0].player, rules)

    def round(self, table: str, out: str, **held: int | HandTally) -> TableState:
        """One more round; players not named held nothing. Names without their `-id`."""
        game = self.services.tables.state(table).game
        assert game is not None
        hands = {
            player: hand if isinstance(hand, HandTally) else typed(hand)
            for player, hand in (
                dict.fromkeys((p for p in game.players if p != out), 0)
                | {f"{name}-id": hand for name, hand in held.items()}
            ).items()
        }
        return self.services.tables.score_round(table, RoundEntry(out=out, hands=hands), game.tip)

    def device(self, role: Role, table: str, seat: str | None = None) -> "Phone":
        """A browser that has been let in, sitting at a seat."""
        entry = self.services.access.let_in(role, table)
        if seat is not None:
            self.services.access.choose_seat(entry.device, table, seat)
        assert entry.cookie is not None
        return Phone(self.app, entry.device, {COOKIE: entry.cookie})

    def stranger(self) -> "Phone":
        """A browser that nobody has let in."""
        return Phone(self.app, "", {})


class Phone:
    """A browser without a script: it follows no redirects and keeps its cookies."""

    def __init__(self, app: ASGIApp, device: str, cookies: dict[str, str]) -> None:
        self.app = app
        self.device = device
        self.cookies = dict(cookies)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """A page, as a person asks for it unless `accept` says otherwise."""
        return self._ask("GET", path, headers)

    def head(self, path: str) -> httpx.Response:
        """Whether something is there, as a script asks."""
        return self._ask("HEAD", path, {"accept": "*/*"})

    def post(self, path: str, form: dict[str, str] | None = None, **sent: Any) -> httpx.Response:
        """A form or, with `json`, what the script sends."""
        headers = {"accept": "application/json"} if "json" in sent else {}
        headers |= sent.pop("headers", {})
        return self._ask("POST", path, headers, data=form, **sent)

    def _ask(self, method: str, path: str, headers: dict[str, str], **sent: Any) -> httpx.Response:
        said = {"accept": "text/html", "accept-language": "en", "origin": HOST}
        said |= {name.replace("_", "-"): value for name, value in headers.items()}

        async def fetch() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(
                transport=transport, base_url=HOST, cookies=self.cookies
            ) as client:
                answer = await client.request(method, path, headers=said, **sent)
                self.cookies |= {one.name: one.value or "" for one in answer.cookies.jar}
                return answer

        return asyncio.run(fetch())
