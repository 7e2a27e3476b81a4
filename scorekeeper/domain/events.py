"""The events a table's log is made of, and the pen that signs them.

Every kind carries the version of its own layout; an unknown kind is kept as it came. What the
events add up to is `fold.py`'s work.
"""

import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    field_validator,
)
from pydantic.dataclasses import dataclass as pydantic_dataclass

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import NO_CARDS, Amount, HandTally

Id = Annotated[str, Field(min_length=4, max_length=40, pattern=r"^[a-z0-9-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
MAX_SEATS: Final = 10
MAX_PAYLOAD: Final = 50_000
"""Bytes of one payload as JSON; a round of ten full hands takes about five thousand."""

MAX_DEPTH: Final = 100
"""Levels of one payload; our own have five, and writing down a thousand breaks Python."""

MAX_MATTER: Final = 120
MAX_RULING_TEXT: Final = 300
"""Characters of a question, or of the answer that a table agrees on."""

MATTER_PATTERN: Final = r"^[a-z0-9?][a-z0-9?:+_.-]*$"
RulingVerdict = Literal["yes", "no", "value", "depends", "explain"]

_EARLIEST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(2200, 1, 1, tzinfo=UTC)
Order = tuple[int, str, str]
"""(lamport, device_id, id): the one order in which every copy of a log is read."""


class _Payload(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    v: Literal[1] = 1


class TableOpened(_Payload):
    kind: Literal["table-opened"] = "table-opened"
    name: Name


class RulesAgreed(_Payload):
    """Rules for the games to come, or, with `game`, for all of a game already begun."""

    kind: Literal["rules-agreed"] = "rules-agreed"
    rules: AgreedRules
    game: Id | None = None


class PlayerSeated(_Payload):
    """Somebody sits down; with `game` they join that game late, starting at `points`.

    `colour` is the seat's colour and shape, 0 to 9.
    """

    kind: Literal["player-seated"] = "player-seated"
    player: Id
    name: Name
    colour: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    game: Id | None = None
    points: Amount = 0


class PlayerRenamed(_Payload):
    kind: Literal["player-renamed"] = "player-renamed"
    player: Id
    name: Name


class PlayerLeft(_Payload):
    kind: Literal["player-left"] = "player-left"
    player: Id


class SeatingChanged(_Payload):
    """The seats in playing order, clockwise."""

    kind: Literal["seating-changed"] = "seating-changed"
    order: tuple[Id, ...] = Field(min_length=1, max_length=MAX_SEATS)


class GameStarted(_Payload):
    kind: Literal["game-started"] = "game-started"
    players: tuple[Id, ...] = Field(min_length=2, max_length=MAX_SEATS)
    dealer: Id


@pydantic_dataclass(frozen=True, slots=True, config=ConfigDict(extra="forbid"))
class RoundEntry:
    """One round as somebody entered it: who went out and what everyone else held.

    `knocked_out` says who caused it, None where that is not known; `last_standing`: `out` won
    because everyone else was knocked out. `table` and `pairs` say where it was played and who
    played with whom, where there are two tables or partners change.
    """

    out: Id
    hands: dict[Id, HandTally] = Field(max_length=MAX_SEATS)
    knocked_out: dict[Id, Id | None] = Field(default_factory=dict, max_length=MAX_SEATS)
    last_standing: bool = False
    table: Annotated[int, Field(ge=0, le=2)] = 0
    pairs: tuple[tuple[Id, Id], tuple[Id, Id]] | None = None


class DecidingRoundAgreed(_Payload):
    """A game that ended with several winners at round `after` goes on among them."""

    kind: Literal["deciding-round-agreed"] = "deciding-round-agreed"
    game: Id
    after: Id


class HandReported(_Payload):
    """A player's own hand for the round that comes after `after`."""

    kind: Literal["hand-reported"] = "hand-reported"
    game: Id
    after: Id
    player: Id
    hand: HandTally


class KnockOutReported(_Payload):
    """A player says to have been knocked out of the round that comes after `after`.

    `hand` are the cards they held, where those count.
    """

    kind: Literal["knock-out-reported"] = "knock-out-reported"
    game: Id
    after: Id
    player: Id
    hand: HandTally = NO_CARDS


class RoundScored(_Payload):
    """`after` is the round before this one, or the game for its first round."""

    kind: Literal["round-scored"] = "round-scored"
    game: Id
    after: Id
    entry: RoundEntry


class RoundRevised(_Payload):
    """A new entry for a round, a new place for it, or both."""

    kind: Literal["round-revised"] = "round-revised"
    round: Id
    entry: RoundEntry | None = None
    after: Id | None = None


class RoundVoided(_Payload):
    kind: Literal["round-voided"] = "round-voided"
    round: Id


class RulingAgreed(_Payload):
    """How this table settles a matter from now on, whatever the leaflets say or do not say.

    `matter` is what the rules engine calls it, `question` what somebody asked.
    """

    kind: Literal["ruling-agreed"] = "ruling-agreed"
    matter: Annotated[str, Field(min_length=1, max_length=MAX_MATTER, pattern=MATTER_PATTERN)]
    question: Annotated[str, Field(min_length=1, max_length=MAX_RULING_TEXT)]
    verdict: RulingVerdict
    answer: Annotated[str, Field(max_length=MAX_RULING_TEXT)] = ""
    value: Amount | None = None


class Retracted(_Payload):
    """Takes one event out; retracting the retraction puts it back."""

    kind: Literal["retracted"] = "retracted"
    event: Id


class TableClosed(_Payload):
    kind: Literal["table-closed"] = "table-closed"


class Unknown(BaseModel):
    """An event of a kind or layout from a newer version: kept, skipped, passed on unchanged."""

    model_config = ConfigDict(frozen=True, extra="allow")

    kind: Annotated[str, Field(min_length=1, max_length=40)]


KnownPayload = Annotated[
    TableOpened
    | RulesAgreed
    | PlayerSeated
    | PlayerRenamed
    | PlayerLeft
    | SeatingChanged
    | GameStarted
    | DecidingRoundAgreed
    | HandReported
    | KnockOutReported
    | RoundScored
    | RoundRevised
    | RoundVoided
    | RulingAgreed
    | Retracted
    | TableClosed,
    Field(discriminator="kind"),
]
Payload = KnownPayload | Unknown
_KNOWN: Final[TypeAdapter[KnownPayload]] = TypeAdapter(KnownPayload)
_KINDS: Final = frozenset(
    member.model_fields["kind"].default for member in _Payload.__subclasses__()
)


def read_payload(data: dict[str, Any]) -> Payload:
    """The payload that `data` describes.

    Raises pydantic's ValidationError where a kind and layout we know is filled in wrongly; a
    newer kind or layout becomes Unknown.
    """
    try:
        return _KNOWN.validate_python(data)
    except ValidationError:
        kind = data.get("kind")
        if not isinstance(kind, str) or (kind in _KINDS and data.get("v", 1) == 1):
            raise
        return Unknown.model_validate(data)


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a table's log. `at` is UTC to the second; `by` names who made it."""

    id: str
    table: str
    device: str
    lamport: int
    at: datetime
    by: str
    payload: Payload

    @property
    def order(self) -> Order:
        """Where the event stands in its log."""
        return (self.lamport, self.device, self.id)


def payload_data(payload: Payload) -> dict[str, Any]:
    """The payload as plain data; fields at their default are left out, `kind` and `v` stay."""
    if isinstance(payload, Unknown):
        return {"kind": payload.kind, **(payload.model_extra or {})}
    data = payload.model_dump(mode="json", exclude_defaults=True)
    return {"kind": payload.kind, "v": payload.v, **data}


def _depth(data: object) -> int:
    depth = 0
    level: list[object] = [data]
    while level:
        depth += 1
        level = [
            child
            for item in level
            if isinstance(item, dict | list)
            for child in (item.values() if isinstance(item, dict) else item)
        ]
    return depth


class EventRecord(BaseModel):
    """An event as it comes from outside: files, QR codes, other phones."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    table: Id
    device: Id
    lamport: Annotated[int, Field(ge=0, le=2**53)]
    at: Annotated[AwareDatetime, Field(ge=_EARLIEST, lt=_LATEST)]
    by: Annotated[str, Field(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
    payload: dict[str, Any]

    @field_validator("payload")
    @classmethod
    def _can_be_passed_on(cls, payload: dict[str, Any]) -> dict[str, Any]:
        # What cannot be written down again would be lost on the way to the next phone.
        try:
            size = len(json.dumps(payload, ensure_ascii=False, allow_nan=False).encode())
        except (ValueError, RecursionError) as fault:
            raise ValueError("not plain JSON") from fault
        if size > MAX_PAYLOAD:
            raise ValueError(f"longer than {MAX_PAYLOAD} bytes")
        if _depth(payload) > MAX_DEPTH:
            raise ValueError(f"nested deeper than {MAX_DEPTH}")
        return payload

    def event(self) -> Event:
        """The event. Raises ValidationError where its payload is filled in wrongly."""
        return Event(
            id=self.id,
            table=self.table,
            device=self.device,
            lamport=self.lamport,
            at=self.at.astimezone(UTC).replace(microsecond=0),
            by=self.by,
            payload=read_payload(self.payload),
        )


def event_data(event: Event) -> dict[str, Any]:
    """The event as plain data, the inverse of EventRecord."""
    return {
        "id": event.id,
        "table": event.table,
        "device": event.device,
        "lamport": event.lamport,
        "at": event.at.isoformat().replace("+00:00", "Z"),
        "by": event.by,
        "payload": payload_data(event.payload),
    }


def event_id(table: str, device: str, lamport: int, at: datetime, by: str, payload: Payload) -> str:
    """64 bits over the content: equal events get equal ids on every phone."""
    content = [table, device, lamport, int(at.timestamp()), by, payload_data(payload)]
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Pen:
    """Who writes, where, when and from which place in the order: signs payloads into events.

    `lamport` is the number of the first event written.
    """

    table: str
    device: str
    lamport: int
    at: datetime
    by: str

    def write(self, *payloads: Payload) -> tuple[Event, ...]:
        """The payloads as consecutive events."""
        at = self.at.astimezone(UTC).replace(microsecond=0)
        return tuple(
            Event(
                id=event_id(self.table, self.device, lamport, at, self.by, payload),
                table=self.table,
                device=self.device,
                lamport=lamport,
                at=at,
                by=self.by,
                payload=payload,
            )
            for lamport, payload in enumerate(payloads, start=self.lamport)
        )
