"""A whole log as bytes, as few as can be, and back: every event comes back equal.

Version, check, then the events as one arithmetically coded stream (`docs/formats.md`). Ids are
mostly not carried: they are hashes of what is. Frames and QR codes are `frames.py`'s work.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from pydantic import ValidationError

from scorekeeper.domain.events import Event, EventRecord, event_id
from scorekeeper.domain.payloads import (
    HandReported,
    Unknown,
    payload_data,
)
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.arithmetic import BitReader, BitWriter, RanOut
from scorekeeper.sharing.copying.holdings import DECKS
from scorekeeper.sharing.copying.memory import Memory, code_id
from scorekeeper.sharing.copying.payloads import (
    FIRST,
    KINDS,
    REPORTED,
    SCORED,
    USUAL_NEXT,
    code_payload,
    kind_of,
)
from scorekeeper.sharing.copying.tape import Tape

VERSION: Final = 1
MAX_EVENTS: Final = 5_000
MAX_BYTES: Final = 160_000
"""Bytes of one copy; as codes they would take longer to show than a file to send."""

_CHECK: Final = 4
_HEAD: Final = 1 + _CHECK
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_SECOND: Final = timedelta(seconds=1)
_LATEST: Final = 8_000_000_000
"""Seconds since 1970, beyond the last that an event can have."""

_DECK_BITS: Final = 2
_USUAL_WAIT: Final = {SCORED: 250, REPORTED: 4}
"""Seconds from the event before, roughly, by what happens then."""

_WORTH_TRYING: Final = 600
"""Events; a longer log is not written more than once to find the smallest way."""


def pack(events: Iterable[Event]) -> bytes:
    """The events of one table as bytes; which comes first makes no difference.

    Raises CopyRefused where there are none, they are of several tables, or too many for a copy.
    """
    log = sorted(events, key=lambda event: event.order)
    if not log:
        raise CopyRefused("copy-empty")
    if len(log) > MAX_EVENTS:
        raise CopyRefused("copy-too-long")
    if len({event.table for event in log}) > 1:
        raise CopyRefused("copy-mixed-tables")
    body = min(_ways(log), key=len)
    if len(body) + _HEAD > MAX_BYTES:
        raise CopyRefused("copy-too-long")
    return bytes((VERSION,)) + _check(body) + body


def unpack(data: bytes) -> list[Event]:
    """The events of a copy, in their order.

    Raises CopyRefused for what is none, from a newer version, damaged, or larger than any copy;
    the time it takes is bounded.
    """
    if len(data) > MAX_BYTES:
        raise CopyRefused("copy-too-long")
    if len(data) <= _HEAD:
        raise CopyRefused("copy-truncated")
    if data[0] > VERSION:
        raise CopyRefused("copy-newer-version")
    if data[0] != VERSION:
        raise CopyRefused("copy-not-a-table")
    body = data[_HEAD:]
    if data[1:_HEAD] != _check(body):
        raise CopyRefused("copy-damaged")
    tape = Tape(BitReader(body))
    try:
        decks = tape.raw(None, _DECK_BITS)
        if decks >= len(DECKS):
            raise CopyRefused("copy-damaged")
        return _code_log(tape, Memory(DECKS[decks]), None)
    except (RanOut, ValidationError):
        raise CopyRefused("copy-damaged") from None


def _check(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_CHECK, person=b"scorekeeper copy").digest()


def _ways(log: Sequence[Event]) -> Iterator[bytes]:
    """The log as bytes for each number of decks, where cards have been entered at all."""
    for decks, size in enumerate(DECKS):
        coder = BitWriter()
        tape = Tape(coder)
        tape.raw(decks, _DECK_BITS)
        memory = Memory(size)
        _code_log(tape, memory, log)
        yield coder.finish()
        if not memory.deck.seen or len(log) > _WORTH_TRYING:
            break


def _code_log(tape: Tape, memory: Memory, log: Sequence[Event] | None) -> list[Event]:
    count = 1 + tape.number("events", len(log) - 1 if log else None, usual=60)
    if count > MAX_EVENTS:
        raise CopyRefused("copy-too-long")
    table = code_id(tape, "table", log[0].table if log else None)
    envelopes = _Envelopes(tape, memory, table)
    return [envelopes.code(log[place] if log else None) for place in range(count)]


class _Envelopes:
    """Events one after the other: who wrote them, when, and what they say."""

    def __init__(self, tape: Tape, memory: Memory, table: str) -> None:
        self._tape = tape
        self._memory = memory
        self._table = table
        self._kind = FIRST
        self._next: dict[tuple[int, int], int] = {}
        self._devices: dict[str, int] = {}
        self._device = ""
        self._lamport = 0
        self._at = 0
        self._writers: dict[str, int] = {"": 0}
        self._wrote: dict[tuple[int, str], str] = {}

    def code(self, event: Event | None) -> Event:
        """The next event."""
        tape, memory = self._tape, self._memory
        device = self._code_device(event)
        lamport = self._code_lamport(event, device)
        kind = self._code_kind(event)
        payload = code_payload(tape, memory, kind, event.payload if event else None)
        at = self._code_at(event, kind)
        by = self._code_by(event, kind, payload.player if isinstance(payload, HandReported) else "")
        coded = _checked(
            Event(
                id=event_id(self._table, device, lamport, at, by, payload),
                table=self._table,
                device=device,
                lamport=lamport,
                at=at,
                by=by,
                payload=payload,
            )
        )
        if tape.flag("own-id", event and event.id != coded.id, 0.001, 4):
            coded = _with_id(coded, code_id(tape, "event", event.id if event else None))
        self._kind, self._device, self._lamport = kind, device, lamport
        memory.note(coded)
        return coded

    def _code_device(self, event: Event | None) -> str:
        known = self._tape.listed(
            ("device", self._device), event.device if event else None, self._devices
        )
        if known is not None:
            return known
        device = code_id(self._tape, "device", event.device if event else None)
        self._devices.setdefault(device, len(self._devices))
        return device

    def _code_lamport(self, event: Event | None, device: str) -> int:
        tape, step = self._tape, event.lamport - self._lamport if event else None
        if not tape.flag(("lamport", device == self._device), step != 1, 0.03):
            return self._lamport + 1
        step = tape.number("step", step)
        return self._lamport + step

    def _code_kind(self, event: Event | None) -> int:
        kind = kind_of(event.payload) if event else None
        before = (self._kind, self._memory.waiting())
        usual = self._next.get(before, USUAL_NEXT[before[1] < 2].get(self._kind, SCORED))
        if self._tape.flag(("kind", before), kind == usual, 0.9):
            return usual
        kind = self._tape.choice(("kind-is", self._kind), kind, len(KINDS))
        self._next[before] = kind
        return kind

    def _code_at(self, event: Event | None, kind: int) -> datetime:
        moment = (event.at - _EPOCH) // _SECOND if event else None
        change = None if moment is None else moment - self._at
        if not self._at:
            change = self._tape.raw(moment, 33)
        else:
            change = self._tape.signed(
                ("at", kind, self._kind), change, usual=_USUAL_WAIT.get(kind, 2)
            )
        self._at += change
        if not 0 <= self._at < _LATEST:
            raise CopyRefused("copy-damaged")
        return _EPOCH + self._at * _SECOND

    def _code_by(self, event: Event | None, kind: int, subject: str) -> str:
        tape = self._tape
        last = self._wrote.get((kind, subject), "")
        by = event.by if event else None
        if tape.flag(("by", kind), by == last, 0.95):
            return last
        name = self._memory.names.get(subject, "")
        if name and tape.flag(("by-own", kind), by == name, 0.9):
            by = name
        else:
            known = tape.listed("by", by, self._writers)
            by = tape.text(by) if known is None else known
        self._writers.setdefault(by, len(self._writers))
        self._wrote[kind, subject] = by
        return by


def _with_id(event: Event, own: str) -> Event:
    return Event(
        id=EventRecord.model_validate(_envelope(event) | {"id": own}).id,
        table=event.table,
        device=event.device,
        lamport=event.lamport,
        at=event.at,
        by=event.by,
        payload=event.payload,
    )


def _envelope(event: Event) -> dict[str, object]:
    # The payloads we know have been checked while they were made.
    known = {"kind": "known"}
    return {
        "id": event.id,
        "table": event.table,
        "device": event.device,
        "lamport": event.lamport,
        "at": event.at,
        "by": event.by,
        "payload": payload_data(event.payload) if isinstance(event.payload, Unknown) else known,
    }


def _checked(event: Event) -> Event:
    EventRecord.model_validate(_envelope(event))
    return event
