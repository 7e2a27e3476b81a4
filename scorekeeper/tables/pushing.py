"""What other devices may add to a table's log: whole events, signed and numbered by them.

Whoever keeps score may send any kind of event, a player the own hand for the round to come. What an
event does where it stands is the fold's business; here is only what could harm the log itself.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from scorekeeper.domain.actions.rounds import verify_report_hand, verify_report_knock_out
from scorekeeper.domain.events import Event, event_id
from scorekeeper.domain.names import verify_name
from scorekeeper.domain.payloads import (
    HandReported,
    KnockOutReported,
    PlayerRenamed,
    PlayerSeated,
    TableOpened,
    payload_data,
)
from scorekeeper.domain.refusals import PushRefused
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.roles import AccessRefused
from scorekeeper.tables.exchange import MAX_EVENTS

CLOCK_AHEAD: Final = timedelta(hours=1)
"""How far another device's clock may be ahead of ours. Behind, any: old evenings arrive late."""

_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e")
"""Characters that turn the writing of whatever stands beside them; isolates do not."""
_BREAKS: Final = frozenset("\n\t")


def verify_push(
    state: TableState, known: Sequence[Event], new: Sequence[Event], now: datetime
) -> None:
    """Raises PushRefused, or NameRefused, where new events of a table cannot join its log.

    `known` is the log so far. The first event that cannot be is named by its place in `new`.
    """
    if len(known) + len(new) > MAX_EVENTS:
        raise PushRefused("push-log-full", limit=MAX_EVENTS)
    highest = max((event.lamport for event in known), default=0) + len(new)
    for place, event in enumerate(new, start=1):
        _verify_event(state.id, event, place, highest, now)


def verify_own_hands(state: TableState, seat: str | None, new: Sequence[Event]) -> None:
    """Raises AccessRefused where a player sends more than the own hand; StaleRound, RoundRefused
    or TableRefused where it is not for the round to come.
    """
    for event in new:
        payload = event.payload
        if not isinstance(payload, HandReported | KnockOutReported):
            raise AccessRefused("access-enter-refused")
        if seat is None or payload.player != seat or event.by not in ("", state.name_of(seat)):
            raise AccessRefused("access-report-other-hand")
        fallen = isinstance(payload, KnockOutReported)
        verify = verify_report_knock_out if fallen else verify_report_hand
        verify(state, payload.player, payload.hand, payload.after)


def _verify_event(table: str, event: Event, place: int, highest: int, now: datetime) -> None:
    if event.table != table:
        raise PushRefused("push-other-table", place=place)
    if event.at > now + CLOCK_AHEAD:
        hours = round((event.at - now).total_seconds() / 3600)
        raise PushRefused("push-clock-ahead", place=place, hours=max(1, hours))
    # A number may only follow one that is there, else one event could end all numbering.
    if event.lamport > highest:
        raise PushRefused("push-number-ahead", place=place, highest=highest)
    # An id is made of the content. A made-up one could take the place of an event to come.
    expected = event_id(event.table, event.device, event.lamport, event.at, event.by, event.payload)
    if event.id != expected:
        raise PushRefused("push-id-made-up", place=place)
    _verify_texts(event, place)


def _verify_texts(event: Event, place: int) -> None:
    payload = event.payload
    if isinstance(payload, TableOpened | PlayerSeated | PlayerRenamed):
        name = payload.name
        if verify_name(name) != name:
            raise PushRefused("push-text-harmful", place=place)
    if any(map(_harmful, (event.by, *_texts(payload_data(payload))))):
        raise PushRefused("push-text-harmful", place=place)


def _texts(data: Any) -> Iterator[str]:
    waiting = [data]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            waiting.extend(item)
            waiting.extend(item.values())
        elif isinstance(item, list):
            waiting.extend(item)


def _harmful(text: str) -> bool:
    return any(
        char in _TURNING or (unicodedata.category(char) in {"Cc", "Cs"} and char not in _BREAKS)
        for char in text
    )
