"""What the server's API costs: requests of each kind, beside an empty answer of the same server.

All over one connection on loopback, one after the other, the gate and the role asked each time.
"""

import http.client
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen, event_data
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import (
    RoundEntry,
    RoundScored,
    RulingAgreed,
)
from scorekeeper.sharing.roles import Role
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.logs import utc_now
from scorekeeper.tables.service import Tables
from tests.bench import Row
from tests.letting_in import let_in
from tests.server.load import Server

REQUESTS: Final = 150
WARM_UP: Final = 5
SHORT: Final = 30
LONG: Final = 3_000
PEOPLE: Final = tuple(
    Newcomer(f"{name}-id", name.title(), n) for n, name in enumerate(("oma", "mira", "lea", "tom"))
)
RULES: Final = AgreedRules(variant="classic", deck="108", card_points={"7": 7}, target=1_000_000)
ENTRY: Final = RoundEntry(
    out="mira-id", hands={one.player: typed(9) for one in PEOPLE if one.player != "mira-id"}
)


def rows() -> list[Row]:
    """Medians of each kind of request, at a table of one evening and at a very long one."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        store = open_store(f"sqlite:///{Path(folder) / 'scorekeeper.db'}")
        short, long = (_table(store, rounds) for rounds in (SHORT, LONG))
        store.close()
        entry = let_in(Path(folder), Role.OWNER)
        assert entry.cookie is not None
        server.start()
        try:
            return _measured(Script(server, entry.cookie), short, long)
        finally:
            server.kill()


class Script:
    """A script with one connection that stays open."""

    def __init__(self, server: Server, secret: str) -> None:
        self._headers = {
            "Authorization": f"Bearer {secret}",
            "Content-Type": "application/json",
        }
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self._until_up()

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a request, read and understood."""
        data = None if body is None else json.dumps(body)
        method = "GET" if body is None else "POST"
        self._connection.request(method, path, data, self._headers)
        answer = self._connection.getresponse()
        content = answer.read()
        assert answer.status == 200, content
        return json.loads(content)

    def _until_up(self) -> None:
        for _ in range(3_000):
            try:
                self.ask("/api/me")
                return
            except (ConnectionError, http.client.HTTPException):
                self._connection.close()
                time.sleep(0.01)
        raise AssertionError("it does not come up")


def _measured(script: Script, short: str, long: str) -> list[Row]:
    empty = _median(lambda: script.ask("/healthz"))
    found: list[Row] = []

    def note(what: str, seconds: float) -> None:
        ms = f"{seconds * 1000:.1f} ms"
        baseline = f"an empty answer: {empty * 1000:.1f} ms"
        found.append((what, ms, baseline, f"{seconds / empty:.1f}"))

    note(
        f"API: board as JSON (median of {REQUESTS})",
        _median(lambda: script.ask(f"/api/tables/{short}/board")),
    )
    note(
        "API: pull 100 events",
        _median(lambda: script.ask(f"/api/tables/{long}/events?since=0&limit=100")),
    )
    for name, table in (("", short), (f" at {LONG:,} rounds", long)):
        note(f"API: enter a round{name}, to disk", _median(Entering(script, table)))
        note(f"API: push an event{name}, to disk", _median(Pushing(script, table)))
    return found


class Entering:
    """Enters one round after the other."""

    def __init__(self, script: Script, table: str) -> None:
        self._script = script
        self._path = f"/api/tables/{table}/rounds"
        self._after = script.ask(f"/api/tables/{table}/board")["game"]["next"][0]["after"]

    def __call__(self) -> None:
        hands = {player: {"amounts": [9]} for player in ENTRY.hands}
        body = {"after": self._after, "out": ENTRY.out, "hands": hands}
        self._after = self._script.ask(self._path, body)["next"][0]["after"]


class Pushing:
    """Pushes one event after the other."""

    def __init__(self, script: Script, table: str) -> None:
        self._script = script
        self._table = table
        log, since, more = [], 0, True
        while more:
            page = script.ask(f"/api/tables/{table}/events?since={since}")
            log += page["events"]
            since, more = log[-1]["seq"], page["more"]
        self._lamport = max(one["event"]["lamport"] for one in log)

    def __call__(self) -> None:
        self._lamport += 1
        pen = Pen(self._table, "bench-phone", self._lamport, utc_now(), "")
        question = f"May I {self._lamport}?"
        [event] = pen.write(RulingAgreed(matter="draw", question=question, verdict="yes"))
        self._script.ask(f"/api/tables/{self._table}/events", {"events": [event_data(event)]})


def _median(request: Callable[[], object]) -> float:
    for _ in range(WARM_UP):
        request()
    times: list[float] = []
    for _ in range(REQUESTS):
        began = time.perf_counter()
        request()
        times.append(time.perf_counter() - began)
    return median(times)


def _table(store: EventStore, rounds: int) -> str:
    state = Tables(store).open("Bench", PEOPLE, "oma-id", RULES)
    assert state.game is not None
    game = after = state.game.id
    events: list[Event] = []
    for number in range(rounds):
        pen = Pen(state.id, store.device_id(), state.last[0] + 1 + number, utc_now(), "")
        events += pen.write(RoundScored(game=game, after=after, entry=ENTRY))
        after = events[-1].id
    store.append(events)
    return state.id
