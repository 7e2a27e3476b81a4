"""Events as rows of the database and back. A row that cannot be read never hides its table."""

import json
import logging
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from scorekeeper.domain.events import Event
from scorekeeper.domain.payloads import (
    KnownPayload,
    Payload,
    Unknown,
    payload_data,
    read_payload,
)
from scorekeeper.storage.schema import EVENT
from scorekeeper.storage.timestamps import from_text, to_text

logger = logging.getLogger(__name__)

UNREADABLE: Final = "unreadable"
"""The kind that an event has whose stored payload cannot be read."""

EVENT_COLUMNS: Final = (
    EVENT.c.seq,
    EVENT.c.id,
    EVENT.c.device,
    EVENT.c.lamport,
    EVENT.c.at,
    EVENT.c.by,
    EVENT.c.kind,
    EVENT.c.payload,
)
"""What `events_of` needs, in its order."""

_UNKNOWN_MOMENT: Final = datetime.fromtimestamp(0, UTC)
_KNOWN: Final[TypeAdapter[KnownPayload]] = TypeAdapter(KnownPayload)


def row_of(event: Event) -> dict[str, Any]:
    """The row that keeps an event."""
    # Escaped to ASCII: not every character that people send is one that databases take.
    text = json.dumps(payload_data(event.payload), separators=(",", ":"))
    return {
        "id": event.id,
        "table_id": event.table,
        "device": event.device,
        "lamport": event.lamport,
        "at": to_text(event.at),
        "by": event.by,
        "kind": event.payload.kind,
        "payload": text,
    }


def events_of(table_id: str, rows: Iterable[Sequence[Any]]) -> list[tuple[int, Event]]:
    """The events of one table with their sequence numbers.

    What cannot be read is reported to the log of the program and comes as an Unknown of the kind
    "unreadable", with its stored kind and text.
    """
    return [
        (
            seq,
            Event(
                id_, table_id, device, lamport, moment_of(seq, at), by, _payload(seq, kind, text)
            ),
        )
        for seq, id_, device, lamport, at, by, kind, text in rows
    ]


def _payload(seq: int, kind: str, text: str) -> Payload:
    try:
        return _KNOWN.validate_json(text)
    except ValidationError:
        return _unusual_payload(seq, kind, text)


def _unusual_payload(seq: int, kind: str, text: str) -> Payload:
    try:
        return read_payload(json.loads(text))
    except (ValueError, TypeError, AttributeError, RecursionError) as fault:
        logger.warning("the event with seq %d cannot be read: %s", seq, type(fault).__name__)
        return Unknown.model_validate({"kind": UNREADABLE, "stored_kind": kind, "stored": text})


def moment_of(seq: int, text: str) -> datetime:
    try:
        return from_text(text)
    except (ValueError, TypeError):
        logger.warning("the moment of the event with seq %d cannot be read", seq)
        return _UNKNOWN_MOMENT
