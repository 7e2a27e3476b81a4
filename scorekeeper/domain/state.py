"""What a log adds up to: the table, its seats, games and rounds, as frozen records.

Made by `fold.py`, read by everybody. Nothing is counted here. What exists once per round is a named
tuple: frozen dataclasses take four times as long to make, and a fold makes thousands.
"""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Order
from scorekeeper.domain.formations import (
    Pairing,
    Sitting,
    opposite,
    still_to_play,
    table_of,
    tables_of,
)
from scorekeeper.domain.grown import Grown
from scorekeeper.domain.hands import HandTally
from scorekeeper.domain.payloads import RoundEntry, RulingVerdict


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `colour` is the index of its colour and shape."""

    player: str
    name: str
    colour: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Revision:
    """A round's entry as it was before somebody changed it."""

    before: RoundEntry
    after: RoundEntry
    at: datetime
    by: str
    event: str


class TakenBack(NamedTuple):
    """That somebody took a change of a round back: the entry before it holds again."""

    revision: Revision
    at: datetime
    by: str


class Voiding(NamedTuple):
    """That somebody took a round out of the score."""

    event: str
    at: datetime
    by: str


class Restored(NamedTuple):
    """That somebody let a round count again that had been taken out."""

    voiding: Voiding
    at: datetime
    by: str


class Notice(StrEnum):
    """What a person should look at in a round that could be scored all the same."""

    HAND_MISSING = "hand-missing"
    HAND_IGNORED = "hand-ignored"
    KNOCK_OUT_IGNORED = "knock-out-ignored"


class RoundState(NamedTuple):
    """One round of the line: its entry in force, its points and the totals after it.

    A voided round keeps its number and its place, and counts nothing. `rivals` are other rounds
    entered after the same predecessor; while there are any, the round is disputed. `pairs` is who
    played for whom; where there are two tables, each counts its own rounds. `voidings` are all
    that keep it out: two phones may have taken it out at once. `taken_back` are changes that held
    for a while, `restored` what had kept it out for a while.
    """

    id: str
    number: int
    entry: RoundEntry
    players: tuple[str, ...]
    dealer: str
    points: dict[str, int]
    totals: dict[str, int]
    at: datetime
    by: str
    order: Order
    voided: bool = False
    revisions: tuple[Revision, ...] = ()
    rivals: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = ()
    pairs: Pairing | None = None
    voidings: tuple[Voiding, ...] = ()
    taken_back: tuple[TakenBack, ...] = ()
    restored: tuple[Restored, ...] = ()


class Termination(StrEnum):
    """Why a game ended."""

    TARGET_REACHED = "target-reached"
    LAST_ONE_LEFT = "last-one-left"
    ROUNDS_PLAYED = "rounds-played"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: the reason, everyone who won, and the round that ended it."""

    termination: Termination
    winners: tuple[str, ...]
    round: str


@dataclass(frozen=True, slots=True)
class GameState:
    """A game: its rounds in line, the totals, whose deal it is, and its ending if it has one.

    `players` are those who play the next round, `seating` everyone who was ever in the game, both
    in playing order; `tip` is the round (or the game itself) that the next round comes after;
    `waiting` are rival rounds, and what follows them, until a person has decided; their
    points say what they would be worth. `out_after` has whoever is out of the race, with the
    number of the round after which they were; `left` are those who went home before the end.
    `order` is the players' list that partners and schedules go by; `tips` has what the next round
    of each table comes after, where there are two; `tied` are those who play a deciding round.
    """

    id: str
    rules: AgreedRules
    players: tuple[str, ...]
    seating: tuple[str, ...]
    first_dealer: str
    dealer: str
    tip: str
    rounds: Grown[RoundState]
    totals: dict[str, int]
    ending: Ending | None = None
    waiting: tuple[RoundState, ...] = ()
    out_after: dict[str, int] = field(default_factory=dict)
    left: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    tips: dict[int, str] = field(default_factory=dict)
    tied: tuple[str, ...] = ()

    @property
    def pairs(self) -> Pairing | None:
        """The partners of the whole game, where it has such."""
        return opposite(self.order) if self.rules.formation == "partners" else None

    def tip_of(self, table: int) -> str:
        """What the next round of a table comes after."""
        return self.tips.get(table, self.tip)

    def still_to_play(self, table: int) -> tuple[Sitting, ...]:
        """The rounds that a table has left, where partners change."""
        return still_to_play(self.rules, self.order, table, self._pairings(table))

    def sitting(self, table: int) -> Sitting | None:
        """Who plays whom next at a table, where partners change and rounds are left."""
        return next(iter(self.still_to_play(table)), None)

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """Who plays whom next, at each table that has rounds left."""
        tables = tables_of(self.rules, self.order)
        return tuple(sitting for table in tables if (sitting := self.sitting(table)))

    def comes_before(self, table: int) -> tuple[Sitting, ...]:
        """The rounds that another table has left of stages before the one that comes next here.

        Some of those who come next here still sit there.
        """
        here = self.sitting(table)
        others = (one for one in tables_of(self.rules, self.order) if one != table)
        return tuple(
            sitting
            for other in others
            for sitting in self.still_to_play(other)
            if here is not None and sitting.stage < here.stage
        )

    def _pairings(self, table: int) -> list[Pairing]:
        return [
            played.pairs
            for played in self.rounds
            if played.pairs and not played.voided and self._is_at(played, table)
        ]

    @property
    def aside(self) -> tuple[str, ...]:
        """The ids of the rounds that wait for a decision."""
        return tuple(played.id for played in self.waiting)

    @property
    def played(self) -> int:
        """Rounds that count."""
        return sum(not played.voided for played in self.rounds)

    def rounds_at(self, table: int) -> int:
        """How many rounds have been entered at a table, voided ones included."""
        if not self.tips:
            return len(self.rounds)
        return sum(self._is_at(played, table) for played in self.rounds)

    def _is_at(self, played: RoundState, table: int) -> bool:
        return table_of(self.rules, self.order, played.entry.table) == table

    @property
    def next_number(self) -> int:
        """The number of the round to come, where there is one table."""
        return len(self.rounds) + 1

    def round(self, round_id: str) -> RoundState | None:
        """The round of that id, in the line or waiting, or None."""
        everything = (*self.rounds, *self.waiting)
        return next((played for played in everything if played.id == round_id), None)


@dataclass(frozen=True, slots=True)
class Report:
    """A hand as its owner reported it, or that they were knocked out."""

    player: str
    hand: HandTally
    at: datetime
    by: str
    event: str
    knocked_out: bool = False


@dataclass(frozen=True, slots=True)
class AgreedRuling:
    """What a table has agreed on a matter; `id` is the event that says so, `by` who decided.

    `before`: the events that had said so until then, oldest first.
    """

    id: str
    matter: str
    question: str
    verdict: RulingVerdict
    answer: str
    value: int | None
    at: datetime
    by: str
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Skipped:
    """An event that makes no sense where it stands: kept in the log, not counted, with a reason."""

    event: str
    reason: str


class Change(NamedTuple):
    """A change of the score that can be undone: its event, what it did and to which round."""

    event: str
    kind: str
    round: str


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything known of a table. `seats` holds whoever was ever seated, in playing order.

    `undoable` are the changes in force, `redoable` those taken back since the last change, each
    with the retractions that keep it out; the last of both is the next to be undone or redone.
    `undone` is what a redo brings back, where that is a round or the change of one.
    `rulings` has the latest of each matter, the newest last.
    """

    id: str
    name: str = ""
    opened_at: datetime | None = None
    closed: bool = False
    rules: AgreedRules | None = None
    seats: dict[str, Seat] = field(default_factory=dict)
    games: tuple[GameState, ...] = ()
    reports: dict[tuple[str, str], Report] = field(default_factory=dict)
    rulings: tuple[AgreedRuling, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    undoable: Grown[Change] = field(default_factory=Grown)
    redoable: tuple[tuple[tuple[str, ...], Change], ...] = ()
    undone: RoundState | Revision | None = None
    last: Order = (-1, "", "")
    last_at: datetime | None = None

    @property
    def game(self) -> GameState | None:
        """The game being played or played last."""
        return self.games[-1] if self.games else None

    def find_round(self, round_id: str) -> tuple[GameState, RoundState] | None:
        """The round of that id with its game, newest game first, or None."""
        for game in reversed(self.games):
            found = game.round(round_id)
            if found is not None:
                return game, found
        return None

    @property
    def present(self) -> tuple[Seat, ...]:
        """Seats of those who have not left, in playing order."""
        return tuple(seat for seat in self.seats.values() if not seat.left)

    def ruling_on(self, matter: str) -> AgreedRuling | None:
        """What the table has agreed on a matter, if anything."""
        return next((ruling for ruling in self.rulings if ruling.matter == matter), None)

    def name_of(self, player: str) -> str:
        """The player's name, or the id of somebody never seated."""
        seat = self.seats.get(player)
        return seat.name if seat else player
