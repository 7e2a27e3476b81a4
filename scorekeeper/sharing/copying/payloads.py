"""What an event says, kind by kind, on the tape; a kind not listed here goes as JSON.

A new kind of event needs nothing here: it is carried, only not as small.
"""

import json
from collections.abc import Callable, Hashable
from typing import Any, Final, get_args

from scorekeeper.domain.payloads import (
    MAX_SEATS,
    GameStarted,
    HandReported,
    Payload,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    RulingAgreed,
    RulingVerdict,
    SeatingChanged,
    TableClosed,
    TableOpened,
    payload_data,
    read_payload,
)
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.agreement import code_rules
from scorekeeper.sharing.copying.entries import code_entry, code_table
from scorekeeper.sharing.copying.holdings import code_hand
from scorekeeper.sharing.copying.memory import TABLES, Memory
from scorekeeper.sharing.copying.tape import Tape

_VERDICTS: Final[tuple[RulingVerdict, ...]] = get_args(RulingVerdict)


def _opened(tape: Tape, memory: Memory, payload: TableOpened | None) -> TableOpened:
    return TableOpened(name=tape.text(payload.name if payload else None))


def _agreed(tape: Tape, memory: Memory, payload: RulesAgreed | None) -> RulesAgreed:
    rules = code_rules(tape, memory.rules, payload.rules if payload else None)
    return RulesAgreed(rules=rules, game=_optional_game(tape, memory, "rules", payload))


def _seated(tape: Tape, memory: Memory, payload: PlayerSeated | None) -> PlayerSeated:
    number = len(memory.players)
    player = memory.player(tape, "seated", payload.player if payload else None)
    name = tape.text(payload.name if payload else None)
    colour = number % MAX_SEATS
    if not tape.flag("colour-next", payload and payload.colour == colour, 0.95):
        colour = tape.choice("colour", payload.colour if payload else None, MAX_SEATS)
    game = _optional_game(tape, memory, "seated", payload)
    points = tape.number(
        ("points", game is None), payload.points if payload else None, usual=50 if game else 0
    )
    return PlayerSeated(player=player, name=name, colour=colour, game=game, points=points)


def _renamed(tape: Tape, memory: Memory, payload: PlayerRenamed | None) -> PlayerRenamed:
    player = memory.player(tape, "renamed", payload.player if payload else None)
    return PlayerRenamed(player=player, name=tape.text(payload.name if payload else None))


def _left(tape: Tape, memory: Memory, payload: PlayerLeft | None) -> PlayerLeft:
    return PlayerLeft(player=memory.player(tape, "left", payload.player if payload else None))


def _reseated(tape: Tape, memory: Memory, payload: SeatingChanged | None) -> SeatingChanged:
    return SeatingChanged(order=_players(tape, memory, "order", payload.order if payload else None))


def _started(tape: Tape, memory: Memory, payload: GameStarted | None) -> GameStarted:
    players = tuple(memory.present)
    if not tape.flag("all-play", payload and payload.players == players, 0.95):
        players = _players(tape, memory, "playing", payload.players if payload else None)
    dealer = memory.player(tape, "dealer", payload.dealer if payload else None)
    return GameStarted(players=players, dealer=dealer)


def _reported(tape: Tape, memory: Memory, payload: HandReported | None) -> HandReported:
    game = memory.game(tape, "reported", payload.game if payload else None)
    tips = [memory.tip(game, table) for table in range(TABLES)]
    place = tips.index(payload.after) if payload and payload.after in tips else TABLES
    place = tape.choice(("reported-at", memory.habits.get("table", 0)), place, TABLES + 1)
    memory.habits["table"] = place
    if place < TABLES:
        after = tips[place]
    else:
        after = memory.event(tape, "reported", payload.after if payload else None)
    missing = memory.not_reported(game, after)
    player = memory.player(tape, "reported", payload.player if payload else None, missing)
    hand = code_hand(
        tape,
        memory.deck,
        ("own", player),
        payload.hand if payload else None,
        None,
        memory.used[after],
        memory.habits,
    )
    return HandReported(game=game, after=after, player=player, hand=hand)


def _scored(tape: Tape, memory: Memory, payload: RoundScored | None) -> RoundScored:
    game = memory.game(tape, "scored", payload.game if payload else None)
    table = code_table(tape, payload.entry.table if payload else None)
    after = memory.after(tape, "scored", game, table, payload.after if payload else None)
    players = memory.playing.get(game, memory.present)
    expected = memory.reports.get(after, {})
    entry = payload.entry if payload else None
    return RoundScored(
        game=game,
        after=after,
        entry=code_entry(tape, memory, entry, table, players, expected, after),
    )


def _revised(tape: Tape, memory: Memory, payload: RoundRevised | None) -> RoundRevised:
    number = memory.event(tape, "revised", payload.round if payload else None)
    after = None
    if tape.flag("revised-place", payload and payload.after is not None, 0.1):
        after = memory.event(tape, "revised-after", payload.after if payload else None)
    entry = payload.entry if payload else None
    if tape.flag("revised-entry", entry is not None, 0.9):
        before = memory.entries.get(number)
        table = code_table(tape, entry.table if entry else None)
        players = (before.out, *before.hands) if before else tuple(memory.present)
        expected = before.hands if before else {}
        entry = code_entry(tape, memory, entry, table, players, expected, f"revised:{number}")
    return RoundRevised(round=number, entry=entry, after=after)


def _voided(tape: Tape, memory: Memory, payload: RoundVoided | None) -> RoundVoided:
    return RoundVoided(round=memory.event(tape, "voided", payload.round if payload else None))


def _ruled(tape: Tape, memory: Memory, payload: RulingAgreed | None) -> RulingAgreed:
    matter = tape.text(payload.matter if payload else None)
    question = tape.text(payload.question if payload else None)
    verdict = tape.choice(
        "verdict", _VERDICTS.index(payload.verdict) if payload else None, len(_VERDICTS)
    )
    answer = tape.text(payload.answer if payload else None)
    value = payload.value if payload else None
    if tape.flag("ruling-value", value is not None, 0.2):
        value = tape.number("ruling-value", value)
    return RulingAgreed(
        matter=matter, question=question, verdict=_VERDICTS[verdict], answer=answer, value=value
    )


def _retracted(tape: Tape, memory: Memory, payload: Retracted | None) -> Retracted:
    return Retracted(event=memory.event(tape, "retracted", payload.event if payload else None))


def _closed(tape: Tape, memory: Memory, payload: TableClosed | None) -> TableClosed:
    return TableClosed()


def _optional_game(
    tape: Tape, memory: Memory, key: Hashable, payload: RulesAgreed | PlayerSeated | None
) -> str | None:
    game = payload.game if payload else None
    if not tape.flag((key, "in-game"), game is not None, 0.05 if len(memory.games) == 0 else 0.8):
        return None
    return memory.game(tape, key, game)


def _players(
    tape: Tape, memory: Memory, key: Hashable, players: tuple[str, ...] | None
) -> tuple[str, ...]:
    count = tape.number((key, "length"), len(players) if players else None)
    if count > MAX_SEATS:
        raise CopyRefused("copy-damaged")
    return tuple(
        memory.player(tape, key, players[place] if players else None) for place in range(count)
    )


def _as_json(tape: Tape, memory: Memory, payload: Payload | None) -> Payload:
    written = None
    if payload is not None:
        written = json.dumps(
            payload_data(payload), sort_keys=True, separators=(",", ":"), ensure_ascii=False
        )
    try:
        data = json.loads(tape.text(written))
    except (ValueError, RecursionError):
        raise CopyRefused("copy-damaged") from None
    if not isinstance(data, dict):
        raise CopyRefused("copy-damaged")
    return read_payload(data)


KINDS: Final[tuple[tuple[type[Any] | None, Callable[..., Payload]], ...]] = (
    (TableOpened, _opened),
    (PlayerSeated, _seated),
    (RulesAgreed, _agreed),
    (GameStarted, _started),
    (RoundScored, _scored),
    (HandReported, _reported),
    (RoundRevised, _revised),
    (Retracted, _retracted),
    (RoundVoided, _voided),
    (RulingAgreed, _ruled),
    (PlayerLeft, _left),
    (PlayerRenamed, _renamed),
    (SeatingChanged, _reseated),
    (TableClosed, _closed),
    (None, _as_json),
)
"""The kinds of payload, by the number that stands for each; part of the format. The last is any
other kind.
"""

OTHER: Final = len(KINDS) - 1
FIRST: Final = OTHER
"""What "comes before" the first event."""

SCORED: Final = 4
REPORTED: Final = 5
_AT_FIRST: Final = {FIRST: 0, 0: 1, 1: 1, 2: 3, 3: SCORED, SCORED: SCORED}
USUAL_NEXT: Final = (_AT_FIRST | {REPORTED: REPORTED}, _AT_FIRST | {REPORTED: SCORED})
"""Which kind mostly follows which, until this table has shown otherwise; while hands are still to
be reported, and when all but one have been.
"""


def kind_of(payload: Payload) -> int:
    """The number of a payload's kind."""
    return next((place for place, (kind, _) in enumerate(KINDS) if type(payload) is kind), OTHER)


def code_payload(tape: Tape, memory: Memory, kind: int, payload: Payload | None) -> Payload:
    """The payload. Raises CopyRefused or pydantic's ValidationError where none comes out."""
    return KINDS[kind][1](tape, memory, payload)
