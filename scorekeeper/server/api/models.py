"""What goes in and out of the API, as the OpenAPI description shows it."""

from datetime import datetime
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from scorekeeper.domain.events import EventRecord
from scorekeeper.domain.formations import ONLY_TABLE
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import (
    MAX_SEATS,
    Id,
    RoundEntry,
)
from scorekeeper.sharing.capabilities import MAX_SECRET
from scorekeeper.sharing.roles import Role
from scorekeeper.tables.access import MAX_LABEL
from scorekeeper.tables.shown.board import Board

MAX_PULLED = 1_000
MAX_PUSHED = 500
MAX_SEQ = 2**53
"""The largest whole number that every JSON reader keeps exactly."""

Seq = Annotated[int, Field(ge=0, le=MAX_SEQ)]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Answered(BaseModel):
    model_config = ConfigDict(frozen=True)


class Fault(_Answered):
    """A value that cannot be: where it stands, and what is wrong with it (in English)."""

    place: str
    what: str


class Next(_Answered):
    """What the next round of a table comes after. `table` is 0 where there is only one."""

    table: int
    after: str
    number: int


class Problem(_Answered):
    """Why not (RFC 9457): `type` names the kind for programs, `detail` says it to people."""

    type: Annotated[str, Field(pattern=r"^urn:scorekeeper:[a-z0-9-]+$")]
    title: str
    status: int
    detail: str
    faults: list[Fault] | None = None
    last: Seq | None = None
    next: list[Next] | None = None


class Joining(_Sent):
    """The secret of a link (what stands behind `/j/` in it), or a code; how to call the device."""

    secret: Annotated[str, Field(min_length=1, max_length=MAX_SECRET)]
    label: Annotated[str, Field(max_length=MAX_LABEL)] = ""


class Joined(_Answered):
    """`secret` is the device's own, shown this once: null where it has one already.

    `table` is null for somebody let in to every table.
    """

    device: str
    secret: str | None
    table: str | None
    role: Role


class OwnSeat(_Answered):
    """The seat whose hands this device reports."""

    player: str
    name: str


class TableShown(_Answered):
    """A table and what one is there. `rounds` counts those of the game played last."""

    id: str
    name: str
    role: Role
    seat: OwnSeat | None
    closed: bool
    over: bool
    rounds: int
    last_at: datetime | None


class TableList(_Answered):
    """Tables, those last played at first."""

    tables: list[TableShown]


class Me(_Answered):
    """Who asks. `everywhere`: let in to every table, those to come as well."""

    device: str
    everywhere: bool
    tables: list[TableShown]


class Ended(_Answered):
    """How a game ended."""

    termination: Literal["target-reached", "last-one-left", "rounds-played"]
    winners: list[str]
    round: str


class GameShown(_Answered):
    """The game in numbers. `next` is empty once it is over; `disputed` are rounds that wait."""

    id: str
    variant: str
    scoring: str
    formation: str
    target: int
    dealer: str
    players: list[str]
    totals: dict[str, int]
    rounds: int
    next: list[Next]
    disputed: list[str]
    ended: Ended | None


class BoardShown(_Answered):
    """The board: `board` in words of the language asked for, `game` in numbers.

    Both are null while there is no game. `last` is the seq of the log's last event.
    """

    table: str
    name: str
    last: Seq
    names: dict[str, str]
    board: Board | None
    game: GameShown | None


class Arrived(_Answered):
    """An event with its seq: the order in which events arrived at this server."""

    seq: Seq
    event: EventRecord


class Pulled(_Answered):
    """Events that came after `since`; ask again from the last one's seq while there are `more`."""

    events: list[Arrived]
    last: Seq
    more: bool


class Push(_Sent):
    """Whole events, as this device or another one has signed them."""

    events: Annotated[list[EventRecord], Field(min_length=1, max_length=MAX_PUSHED)]


class Pushed(_Answered):
    """How many of them were new."""

    new: int
    last: Seq


class NewRound(_Sent):
    """A round for the server to sign. `after` is what it comes after, see `next` of the board."""

    after: Id
    out: Id
    hands: Annotated[dict[Id, HandTally], Field(max_length=MAX_SEATS)]
    knocked_out: Annotated[dict[Id, Id | None], Field(max_length=MAX_SEATS)] = {}
    last_standing: bool = False
    table: Annotated[int, Field(ge=0, le=2)] = ONLY_TABLE

    def entry(self) -> RoundEntry:
        """The round as the score takes it."""
        return RoundEntry(
            out=self.out,
            hands=dict(self.hands),
            knocked_out=dict(self.knocked_out),
            last_standing=self.last_standing,
            table=self.table,
        )


class NewHand(_Sent):
    """A hand for the round to come. `player` is left out for the own seat.

    `knocked_out`: the player was knocked out; `hand` is then only needed where it counts.
    """

    after: Id
    hand: HandTally | None = None
    player: Id | None = None
    knocked_out: bool = False

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if self.hand is None and not self.knocked_out:
            raise ValueError("neither a hand nor a knock-out")
        return self


class Undo(_Sent):
    """What to take back. With `event`, only where that is still the last change."""

    event: Id | None = None


class Saved(_Answered):
    """The event that has been written, and where the table stands."""

    event: str
    last: Seq
    next: list[Next]


class Imported(_Answered):
    """The table that a file was of, and how many of its events were new."""

    table: str
    new: int
    last: Seq
