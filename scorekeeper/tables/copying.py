"""Copies of a table between phones that share no network: as codes, as text, as a file.

What arrives is looked at before it is taken; taking it is a merge, so nothing is lost and twice is
once. How a log becomes a code is `sharing/copying/`'s work, the JSON file `exchange.py`'s.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from scorekeeper.domain.events import Event
from scorekeeper.domain.fold import fold
from scorekeeper.domain.refusals import CopyRefused, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.sharing.copying import (
    Pile,
    codes_in,
    pack,
    read_frame,
    to_frames,
    unpack,
)
from scorekeeper.sharing.pictures import read_codes
from scorekeeper.tables.exchange import read_table_file
from scorekeeper.tables.pushing import verify_push
from scorekeeper.tables.service import Tables

_BYTE_ORDER_MARK: Final = "\ufeff"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A copy before it is taken: what it is, and what it would change here.

    `new` events are not here yet, `only_here` are not in the copy; with both, the table went on in
    two places. `disputed` rounds would stand beside each other after the merge. `known` tables
    are here already.
    """

    table: str
    name: str
    players: tuple[str, ...]
    rounds: int
    over: bool
    last_at: datetime | None
    known: bool
    new: int
    only_here: int
    disputed: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What has been read so far: a whole copy, or frames of one (`arrival` is None then)."""

    pile: Pile
    arrival: Arrival | None = None


def codes_of(tables: Tables, table: str) -> tuple[str, ...]:
    """The texts of the codes that carry the table, one or more.

    Raises TableRefused, or CopyRefused where the table is too long for codes.
    """
    return to_frames(pack(tables.events(table)))


def read_text(tables: Tables, pile: Pile, text: str, limit: int) -> Reading:
    """A pasted text: codes of a copy, or an exported file of at most `limit` characters.

    Raises CopyRefused or TableRefused with the reason; then nothing has been read.
    """
    text = text.lstrip(_BYTE_ORDER_MARK).strip()
    if text.startswith(("{", "[")):
        table, events = read_table_file(text, limit)
        return Reading(pile, look_at(tables, table, events))
    codes = list(codes_in(text))
    if not codes:
        raise CopyRefused("copy-nothing-in-text" if text else "copy-text-empty")
    return read_all(tables, pile, codes)


def read_file(tables: Tables, pile: Pile, data: bytes, limit: int) -> Reading:
    """A file somebody chose: a picture of codes, or what `read_text` takes.

    Raises CopyRefused or TableRefused with the reason; then nothing has been read.
    """
    try:
        text = data.decode() if b"\0" not in data[:1000] else None
    except UnicodeDecodeError:
        text = None
    if text is None:
        return read_all(tables, pile, read_codes(data))
    return read_text(tables, pile, text, limit)


def read_all(tables: Tables, pile: Pile, codes: Iterable[str]) -> Reading:
    """Codes read together; those that are none of ours do no harm beside one that is.

    Raises CopyRefused where none is, or what they add up to is damaged.
    """
    read = False
    refusal = CopyRefused("copy-not-a-table")
    for code in codes:
        try:
            pile = pile.plus(read_frame(code))
            read = True
        except CopyRefused as refused:
            refusal = refused
            continue
        packed = pile.packed
        if packed is not None:
            events = unpack(packed)
            return Reading(pile.without_latest(), look_at(tables, events[0].table, events))
    if not read:
        raise refusal
    return Reading(pile)


def look_at(tables: Tables, table: str, events: Sequence[Event]) -> Arrival:
    """What events of a table are, and what they would change here; changes nothing.

    Raises CopyRefused where they add up to no table, PushRefused or NameRefused where one of them
    would harm the log, AccessRefused where the visitor may not look at the table.
    """
    here = _here(tables, table)
    known = {event.id for event in here}
    new = [event for event in events if event.id not in known]
    copied = {event.id for event in events}
    arrived, merged = fold(events), fold([*here, *new])
    # A phone whose clock is wrong has played all the same: times are shown, nothing goes by them.
    latest = max(event.at for event in events)
    verify_push(merged, here, new, latest)
    game = arrived.game
    if not arrived.name or game is None:
        raise CopyRefused("copy-not-a-table")
    return Arrival(
        table=table,
        name=arrived.name,
        players=tuple(arrived.name_of(player) for player in game.seating),
        rounds=game.played,
        over=arrived.closed or game.ending is not None,
        last_at=arrived.last_at,
        known=bool(here),
        new=len(new),
        only_here=sum(event.id not in copied for event in here),
        disputed=_disputed(merged),
        events=tuple(events),
    )


def take(tables: Tables, arrival: Arrival) -> tuple[TableState, int]:
    """Merges what has arrived; the state after it, and how many events were new.

    Raises what merging raises; then nothing has been changed.
    """
    return tables.merge(arrival.table, arrival.events)


def _here(tables: Tables, table: str) -> tuple[Event, ...]:
    try:
        return tables.events(table)
    except TableRefused:
        return ()


def _disputed(state: TableState) -> int:
    return sum(bool(played.rivals) for game in state.games for played in game.rounds)
