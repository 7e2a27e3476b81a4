"""The events a table's log is made of, and the pen that signs them.

What they say is in `payloads.py`; what they add up to is `fold.py`'s work.
"""

import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator

from scorekeeper.domain.payloads import Id, Payload, payload_data, read_payload

MAX_PAYLOAD: Final = 50_000
"""Bytes of one payload as JSON; a round of ten full hands takes about five thousand."""

MAX_DEPTH: Final = 100
"""Levels of one payload; our own have five, and writing down a thousand breaks Python."""

_EARLIEST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(2200, 1, 1, tzinfo=UTC)
Order = tuple[int, str, str]
"""(lamport, device_id, id): the one order in which every copy of a log is read."""


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
