"""One entered round on the tape: who went out, who was knocked out, what everyone else held."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import MAX_SEATS, RoundEntry
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying.holdings import code_hand
from scorekeeper.sharing.copying.memory import TABLES, Memory
from scorekeeper.sharing.copying.tape import Tape

_PAIR: Final = (0, 1)


def code_table(tape: Tape, table: int | None) -> int:
    """The table a round is played at, mostly the only one."""
    if tape.flag("only-table", table == 0, 0.97):
        return 0
    return tape.choice("table", table, TABLES)


def code_entry(
    tape: Tape,
    memory: Memory,
    entry: RoundEntry | None,
    table: int,
    players: Sequence[str],
    expected: Mapping[str, HandTally],
    place: str,
) -> RoundEntry:
    """An entry of `players`, whose hands may be `expected`; `place` says in which deal."""
    silent = [player for player in players if player not in expected]
    out = memory.player(tape, "out", entry.out if entry else None, silent)
    others = [player for player in players if player != out]
    last_standing = tape.flag("last-standing", entry and entry.last_standing, 0.03)
    knocked_out = _code_knock_outs(tape, memory, entry.knocked_out if entry else None, others)
    hands = _code_hands(
        tape, memory, entry.hands if entry else None, others, knocked_out, expected, place
    )
    memory.holding[out] = True
    return RoundEntry(
        out=out,
        hands=hands,
        knocked_out=knocked_out,
        last_standing=last_standing,
        table=table,
        pairs=_code_pairs(tape, memory, entry, table),
    )


def _code_knock_outs(
    tape: Tape, memory: Memory, known: Mapping[str, str | None] | None, others: Sequence[str]
) -> dict[str, str | None]:
    likely = bool(memory.rules and memory.rules.knock_out)
    if not tape.flag(("knocked-out", likely), known, 0.4 if likely else 0.01):
        return {}
    result: dict[str, str | None] = {}
    for victim in others:
        if tape.flag(("victim", likely), known and victim in known, 0.2):
            result[victim] = _code_cause(tape, memory, known, victim)
    for victim in _code_strangers(tape, memory, "victim", known, others):
        result[victim] = _code_cause(tape, memory, known, victim)
    return result


def _code_cause(
    tape: Tape, memory: Memory, known: Mapping[str, str | None] | None, victim: str
) -> str | None:
    cause = known.get(victim) if known else None
    if not tape.flag("cause", cause is not None, 0.7):
        return None
    return memory.player(tape, "cause", cause)


def _code_strangers(
    tape: Tape,
    memory: Memory,
    key: Hashable,
    known: Mapping[str, object] | None,
    others: Sequence[str],
) -> list[str]:
    """Those who are in the entry though they do not seem to play."""
    left = [player for player in known or () if player not in others]
    count = tape.number((key, "strangers"), len(left), usual=0)
    if count > MAX_SEATS:
        raise CopyRefused("copy-damaged")
    return [
        memory.player(tape, (key, "stranger"), left[number] if known is not None else None)
        for number in range(count)
    ]


def _code_hands(
    tape: Tape,
    memory: Memory,
    known: Mapping[str, HandTally] | None,
    others: Sequence[str],
    knocked_out: Mapping[str, str | None],
    expected: Mapping[str, HandTally],
    place: str,
) -> dict[str, HandTally]:
    result: dict[str, HandTally] = {}

    def code(player: str) -> None:
        result[player] = code_hand(
            tape,
            memory.deck,
            player,
            known.get(player) if known is not None else None,
            expected.get(player),
            memory.used[place],
            memory.habits,
        )

    for player in others:
        is_out = player in knocked_out
        held_before = memory.holding.get(player, True)
        held = tape.flag(
            ("holds", is_out, held_before or is_out),
            known is not None and player in known,
            0.97 if held_before and not is_out else 0.1,
        )
        memory.holding[player] = held or is_out
        if held:
            code(player)
    for player in _code_strangers(tape, memory, "hand", known, others):
        code(player)
    return result


def _code_pairs(
    tape: Tape, memory: Memory, entry: RoundEntry | None, table: int
) -> tuple[tuple[str, str], tuple[str, str]] | None:
    pairs = entry.pairs if entry else None
    if not tape.flag(("pairs", table), pairs, 0.02 if table == 0 else 0.9):
        return None
    (one, two), (three, four) = (
        tuple(memory.player(tape, "pair", pairs[pair][which] if pairs else None) for which in _PAIR)
        for pair in _PAIR
    )
    return (one, two), (three, four)
