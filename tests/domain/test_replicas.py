"""Three phones with the same table, now and then in touch: whatever gets lost, doubled or mixed up
on the way, once all of them have heard of everything they show the same, and nothing is missing.

`SCOREKEEPER_SCHEDULES` says how many evenings are played (`make soak`: 20,000).
"""

import os
import random
from collections.abc import Callable
from datetime import timedelta
from typing import Final

import pytest

from scorekeeper.domain.actions.history import redo, undo
from scorekeeper.domain.actions.rounds import report_hand, revise_round, score_round, void_round
from scorekeeper.domain.actions.tables import change_seating, open_table, rename_player
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry, RoundScored
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.state import RoundState, TableState
from tests.domain.builders import PLAYERS, START, TABLE, classic, newcomers

SCHEDULES: Final = int(os.environ.get("SCOREKEEPER_SCHEDULES", "200"))
BATCHES: Final = 20
STEPS: Final = 24
PHONES: Final = ("attic", "barge", "cabin")
Act = Callable[[random.Random, TableState, Pen], tuple[Event, ...]]


class Phone:
    """One copy of the log, with a clock of its own that may be hours off."""

    def __init__(self, name: str, log: tuple[Event, ...], skew: timedelta) -> None:
        self.name = name
        self.log = list(log)
        self._skew = skew

    def does(self, chance: random.Random, act: Act, minute: int) -> tuple[Event, ...]:
        """Does something at the table as this phone knows it; a refusal leaves the log alone."""
        state = fold(self.log)
        at = START + self._skew + timedelta(minutes=minute)
        pen = Pen(TABLE, self.name, state.last[0] + 1, at, "")
        try:
            written = act(chance, state, pen)
        except Refusal:
            return ()
        self.log.extend(written)
        return written

    def hears(self, chance: random.Random, other: "Phone") -> None:
        """Takes what arrives of the other's log: some lost, some twice, in any order."""
        arrived = [event for event in other.log if chance.random() < 0.7]
        arrived += [event for event in arrived if chance.random() < 0.2]
        chance.shuffle(arrived)
        self.log.extend(arrived)

    def hears_all(self, other: "Phone") -> None:
        """Takes the whole of the other's log."""
        self.log.extend(other.log)


def scores(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """The next round, with anybody going out."""
    game = state.games[-1]
    out, *others = chance.sample(game.players, len(game.players))
    return score_round(state, pen, _entry(chance, out, others), game.tip)


def revises(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Another entry for any round."""
    known = _rounds(state)
    if not known:
        return ()
    played = chance.choice(known)
    others = [player for player in played.players if player != played.entry.out]
    return revise_round(state, pen, played.id, _entry(chance, played.entry.out, others))


def voids(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Any round taken out."""
    known = _rounds(state)
    return void_round(state, pen, chance.choice(known).id) if known else ()


def reports(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Somebody's own hand."""
    game = state.games[-1]
    hand = HandTally(amounts=(chance.randrange(60),))
    return report_hand(state, pen, chance.choice(game.players), hand, game.tip)


def renames(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """A new name for somebody."""
    return rename_player(state, pen, chance.choice(PLAYERS[:4]), f"Name {chance.randrange(50)}")


def reseats(chance: random.Random, state: TableState, pen: Pen) -> tuple[Event, ...]:
    """Another order at the table."""
    return change_seating(state, pen, chance.sample(PLAYERS[:4], 4))


ACTS: Final[tuple[Act, ...]] = (
    *[scores] * 6, revises, revises, voids, reports, reports, renames, reseats,
    lambda _chance, state, pen: undo(state, pen), lambda _chance, state, pen: redo(state, pen),
)  # fmt: skip


def _rounds(state: TableState) -> list[RoundState]:
    return [played for game in state.games for played in (*game.rounds, *game.waiting)]


def _entry(chance: random.Random, out: str, others: list[str]) -> RoundEntry:
    return RoundEntry(
        out, {player: HandTally(amounts=(chance.randrange(90),)) for player in others}
    )


@pytest.mark.parametrize("batch", range(BATCHES))
def test_three_phones_agree_once_they_have_heard_of_everything(batch: int) -> None:
    for schedule in range(batch, SCHEDULES, BATCHES):
        plays_an_evening(schedule)


def plays_an_evening(schedule: int) -> None:
    """One random schedule, and what must be true at its end."""
    chance = random.Random(schedule)
    opened = open_table(
        Pen(TABLE, "attic", 1, START, ""), "Evening", newcomers(4), "anna", classic(400)
    )
    phones = [
        Phone(name, opened, timedelta(minutes=chance.randrange(-600, 600))) for name in PHONES
    ]
    written = {event.id for event in opened}
    for minute in range(STEPS):
        phone, other = chance.sample(phones, 2)
        if chance.random() < 0.6:
            written |= {e.id for e in phone.does(chance, chance.choice(ACTS), minute)}
        else:
            phone.hears(chance, other)
    for phone in phones:
        for other in phones:
            phone.hears_all(other)
    states = [fold(phone.log) for phone in phones]
    assert states[0] == states[1] == states[2], f"schedule {schedule}"
    assert {event.id for event in phones[0].log} == written, f"schedule {schedule}"
    shown = {played.id for played in _rounds(states[0])}
    shown |= {skipped.event for skipped in states[0].skipped}
    retracted = _retracted(states[0], phones[0].log)
    scored = {e.id for e in phones[0].log if isinstance(e.payload, RoundScored)}
    assert scored <= shown | retracted, f"schedule {schedule}"


def _retracted(state: TableState, log: list[Event]) -> set[str]:
    """What was undone on purpose: no round of the state, but in the log for ever."""
    targets = {getattr(event.payload, "event", "") for event in log}
    return targets - {""}
