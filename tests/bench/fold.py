"""Reading a long log, and adding one round to a short and to a long one."""

import gc
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter
from typing import Final

from scorekeeper.domain.events import Event
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.domain.variants import MAX_TARGET
from scorekeeper.memory import settle_memory
from tests.bench import Row
from tests.domain.builders import CLASSIC_POINTS, PLAYERS, Sitting, classic, pen

SEATED: Final = 4
LONG: Final = 10_000
SHORT: Final = 10
FOLDS: Final = 7
APPENDS: Final = 51

Sheet = list[tuple[str, dict[str, tuple[dict[str, int], tuple[int, ...]]]]]
"""Rounds as plain data: who went out, and per other player cards and amounts."""


def rounds(count: int) -> Sheet:
    """Rounds of four players with a few cards each, too small to reach the largest target."""
    table = PLAYERS[:SEATED]
    return [
        (
            table[number % SEATED],
            {
                player: ({str(number % 10): 1, "skip": 1}, (number % 7,))
                for player in table
                if player != table[number % SEATED]
            },
        )
        for number in range(count)
    ]


def written(sheet: Sheet) -> list[Event]:
    """The sheet as the log of a table."""
    log = Sitting(SEATED, rules=classic(MAX_TARGET)).log
    game = after = log[-1].id
    for out, held in sheet:
        hands = {
            player: HandTally(cards=cards, amounts=amounts)
            for player, (cards, amounts) in held.items()
        }
        entry = RoundEntry(out=out, hands=hands)
        log.extend(pen(len(log)).write(RoundScored(game=game, after=after, entry=entry)))
        after = log[-1].id
    return log


def added_up(sheet: Sheet, card_points: Mapping[str, int]) -> dict[str, int]:
    """The totals of a sheet by a bare loop."""
    totals = dict.fromkeys(PLAYERS[:SEATED], 0)
    for out, held in sheet:
        for cards, amounts in held.values():
            totals[out] += sum(amounts)
            for kind, count in cards.items():
                totals[out] += card_points[kind] * count
    return totals


def seconds(work: Callable[[], object]) -> float:
    """How long the work took once."""
    start = perf_counter()
    work()
    return perf_counter() - start


def folding() -> Row:
    """A fold of exactly LONG events beside the bare loop over the same rounds."""
    opening = len(written([]))
    sheet = rounds(LONG - opening)
    log = written(sheet)
    game = fold(log).game
    if game is None or len(log) != LONG or game.totals != added_up(sheet, CLASSIC_POINTS):
        raise AssertionError("the fold and the bare loop do not add up to the same totals")
    fold_times, loop_times = [], []
    for _ in range(FOLDS):
        gc.collect()
        fold_times.append(seconds(lambda: fold(log)))
        loop_times.append(seconds(lambda: added_up(sheet, CLASSIC_POINTS)))
    figure, baseline = median(fold_times), median(loop_times)
    return (
        f"fold of {LONG:,} events",
        f"{figure * 1e3:.1f} ms",
        f"bare loop over the rounds {baseline * 1e3:.2f} ms",
        f"{figure / baseline:.1f}",
    )


def advancing() -> Row:
    """Rounds added one by one to a long game, beside the same to a short one, in turn."""
    logs = [written(rounds(count + APPENDS)) for count in (SHORT, LONG)]
    states = [fold(log[:-APPENDS]) for log in logs]
    times: list[list[float]] = [[] for _ in logs]
    gc.collect()
    for step in range(APPENDS):
        for which, log in enumerate(logs):
            start = perf_counter()
            state = advance(states[which], log[step - APPENDS])
            times[which].append(perf_counter() - start)
            if state is None:
                raise AssertionError("the round was not simply the next one")
            states[which] = state
    baseline, figure = map(median, times)
    return (
        f"one more round at {LONG:,} rounds",
        f"{figure * 1e6:.1f} µs",
        f"at {SHORT} rounds {baseline * 1e6:.1f} µs",
        f"{figure / baseline:.2f}",
    )


def rows() -> list[Row]:
    """What reading a log costs, with the memory as the running program keeps it."""
    settle_memory()
    return [folding(), advancing()]
