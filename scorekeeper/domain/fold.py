"""From a log of events to the state of its table: deterministic, and total.

Reading one event is `reading.py`'s work, the order of rounds `line.py`'s, scoring `scoring.py`'s.
"""

from collections.abc import Iterable
from dataclasses import replace

from scorekeeper.domain.events import Event, Order
from scorekeeper.domain.game_log import node_of
from scorekeeper.domain.payloads import Retracted, RoundScored
from scorekeeper.domain.play import Progress
from scorekeeper.domain.reading import Reader
from scorekeeper.domain.state import Change, TableState


def fold(events: Iterable[Event]) -> TableState:
    """The state that a set of events adds up to, whatever order they arrive in.

    Every copy of the same events folds to the same state. Costs one pass over the events.
    """
    ordered = _distinct(events)
    if not ordered:
        return TableState(id="")
    retracted, misplaced = _retractions(ordered)
    reader = Reader(ordered[0].table)
    for event in ordered:
        reader.read(event, retracted=event.id in retracted, misplaced=event.id in misplaced)
    return reader.state(ordered[-1])


def advance(state: TableState, event: Event) -> TableState | None:
    """The state with one more round, at a cost that does not grow with the game.

    None where the event is not simply the next round: then the log has to be folded again.
    """
    payload = event.payload
    game = state.game
    if (
        not isinstance(payload, RoundScored)
        or game is None
        or payload.game != game.id
        or payload.after != game.tip
        or game.ending is not None
        or game.waiting
        or state.skipped
        or event.order <= state.last
        or payload.entry.out not in game.players
        or game.rules.formation == "rotating-partners"
    ):
        return None
    progress = Progress.of(game)
    progress.play(node_of(event, payload, game.players, game.seating))
    players = progress.still_in(game.players)
    played = replace(
        game,
        players=players,
        out_after=progress.out_after,
        rounds=game.rounds.plus(progress.rounds[0]),
        totals=progress.totals,
        dealer=progress.dealer,
        ending=progress.ending,
        tip=event.id,
    )
    return replace(
        state,
        games=(*state.games[:-1], played),
        undoable=state.undoable.plus(Change(event.id, payload.kind, event.id)),
        redoable=(),
        undone=None,
        last=event.order,
        last_at=event.at,
    )


def _order(event: Event) -> Order:
    return event.order


def _distinct(events: Iterable[Event]) -> list[Event]:
    # One id stands for one content; should a forged log say otherwise, every copy has to choose
    # alike, so the first in order wins.
    ordered: list[Event] = []
    seen: set[str] = set()
    for event in sorted(events, key=_order):
        if event.id not in seen:
            seen.add(event.id)
            ordered.append(event)
    return ordered


def _retractions(ordered: list[Event]) -> tuple[set[str], set[str]]:
    # A retraction counts only for an earlier event, so the last one is in force for certain and
    # each earlier one is decided by then: read backwards, no cycle is possible.
    places = {event.id: place for place, event in enumerate(ordered)}
    retracted: set[str] = set()
    misplaced: set[str] = set()
    for place in range(len(ordered) - 1, -1, -1):
        event = ordered[place]
        if not isinstance(event.payload, Retracted):
            continue
        target = places.get(event.payload.event)
        if target is None or target >= place:
            misplaced.add(event.id)
        elif event.id not in retracted:
            retracted.add(event.payload.event)
    return retracted, misplaced
