"""Logs that no sane table would write, and the questions a log must answer whatever it holds.

The answers here are found the slow and obvious way and share no code with the fold.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Final

from hypothesis import strategies as st

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event
from scorekeeper.domain.formations import Pairing
from scorekeeper.domain.grown import Grown
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import (
    DecidingRoundAgreed,
    GameStarted,
    HandReported,
    KnockOutReported,
    Payload,
    PlayerLeft,
    PlayerRenamed,
    PlayerSeated,
    Retracted,
    RoundEntry,
    RoundRevised,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    RulingAgreed,
    SeatingChanged,
    TableClosed,
    TableOpened,
    Unknown,
)
from scorekeeper.domain.scoring import SCORERS
from scorekeeper.domain.state import TableState
from scorekeeper.domain.variants import Formation, ScoringMethod
from tests.domain.builders import PLAYERS, START, TABLE, cards, classic

FEW: Final = PLAYERS[:3]
STRANGERS: Final = (*FEW, *FEW, "dora", "nobody")
NAMES: Final = ("Anna", "Bert", "أحمد", "🦊")
TARGETS: Final = (500, 150, 1)
OUR_SCORING: Final = tuple(SCORERS)
DRAWN: Final = st.integers(0, 2**80)


@dataclass(slots=True)
class Muddle:
    """Turns one number after the other into choices, so that a whole step is cheap to draw."""

    ids: Sequence[str]
    scorings: Sequence[ScoringMethod]
    game: str
    people: Sequence[str] = FEW
    formation: Formation = "individual"
    rounds: list[str] = field(default_factory=list)
    number: int = 0

    def below(self, limit: int) -> int:
        """A choice of 0 to limit - 1."""
        self.number, choice = divmod(self.number, limit)
        return choice

    def seldom(self, odds: int) -> bool:
        """True once in `odds` times, and never where the number has run out."""
        return self.below(odds) == odds - 1

    def one_of(self, *things: Any) -> Any:
        """One of the things, the first where the number has run out."""
        return things[self.below(len(things))]

    def anything(self) -> str:
        """Any event, seldom of the opening; also one to come, or one that does not exist."""
        ids = self.ids if self.seldom(4) else self.ids[len(self.people) + 3 :]
        return str(self.one_of(*ids, "no-such-event"))

    def a_round(self) -> str:
        """Mostly one of the last rounds."""
        if not self.rounds or self.seldom(6):
            return self.anything()
        return str(self.one_of(*reversed(self.rounds[-4:])))

    def a_game(self) -> str:
        """Mostly the game of the opening."""
        return self.anything() if self.seldom(12) else self.game

    def a_place(self) -> str:
        """Where a round may come after: mostly the last round."""
        if self.seldom(4):
            return self.a_round()
        return self.rounds[-1] if self.rounds else self.game

    def somebody(self) -> str:
        """Mostly somebody at the table."""
        return str(self.one_of(*(STRANGERS if self.seldom(4) else self.people)))

    def hand(self) -> HandTally:
        """A few points, a few cards, or cards that nobody knows."""
        return (typed(self.below(120)), cards("9", "wild"), cards("never-heard-of"))[
            max(0, self.below(5) - 2)
        ]

    def entry(self) -> RoundEntry:
        """Mostly what the others held; sometimes a hand too few or one too many."""
        out = self.somebody()
        held = [player for player in self.people if player != out]
        if self.seldom(8):
            held = [self.somebody() for _ in range(2)]
        return RoundEntry(
            out=out,
            hands={player: self.hand() for player in held},
            knocked_out={self.somebody(): self.one_of(None, out)} if self.seldom(6) else {},
            last_standing=self.seldom(20),
            table=self.one_of(1, 2, 0) if self.formation == "rotating-partners" else 0,
            pairs=self.pairs() if self.seldom(6) else None,
        )

    def pairs(self) -> Pairing:
        """Two pairs of anybody, sometimes with the same person twice."""
        return (self.somebody(), self.somebody()), (self.somebody(), self.somebody())

    def rules(self) -> AgreedRules:
        """Rules that end a game at once, soon or late."""
        rules = classic(self.one_of(*TARGETS))
        return rules.model_copy(
            update={
                "scoring": self.one_of(*self.scorings),
                "formation": self.formation,
                "knock_out": self.one_of(250, 0),
                "knock_out_to": self.one_of("winner", "cause"),
                "deal": self.one_of("left", "winner", "stays"),
            }
        )


FREQUENT: Final[tuple[Callable[[Muddle], Payload], ...]] = (
    *(
        lambda any_: RoundScored(game=any_.a_game(), after=any_.a_place(), entry=any_.entry())
        for _ in range(5)
    ),
    lambda any_: RoundVoided(round=any_.a_round()),
    lambda any_: Retracted(event=any_.a_round()),
    lambda any_: Retracted(event=any_.anything()),
    lambda any_: RoundRevised(
        round=any_.a_round(),
        entry=any_.one_of(any_.entry(), None),
        after=any_.one_of(None, any_.a_round()),
    ),
)
RARE: Final[tuple[Callable[[Muddle], Payload], ...]] = (
    lambda any_: Unknown(kind=any_.one_of("round-annulled", "weather-noted")),
    lambda any_: TableOpened(name=any_.one_of(*NAMES)),
    lambda _: TableClosed(),
    lambda any_: RulesAgreed(rules=any_.rules(), game=any_.one_of(None, any_.a_game())),
    lambda any_: PlayerSeated(
        player=any_.somebody(),
        name=any_.one_of(*NAMES),
        colour=any_.below(10),
        game=any_.one_of(any_.a_game(), None),
        points=any_.below(600),
    ),
    lambda any_: PlayerRenamed(player=any_.somebody(), name=any_.one_of(*NAMES)),
    lambda any_: PlayerLeft(player=any_.somebody()),
    lambda any_: SeatingChanged(order=tuple(any_.somebody() for _ in range(any_.below(4) + 1))),
    lambda any_: GameStarted(
        players=tuple(any_.somebody() for _ in range(any_.below(3) + 2)), dealer=any_.somebody()
    ),
    lambda any_: DecidingRoundAgreed(game=any_.a_game(), after=any_.a_round()),
    lambda any_: HandReported(
        game=any_.a_game(), after=any_.a_place(), player=any_.somebody(), hand=any_.hand()
    ),
    lambda any_: KnockOutReported(
        game=any_.a_game(), after=any_.a_place(), player=any_.somebody(), hand=any_.hand()
    ),
    lambda any_: RulingAgreed(
        matter=any_.one_of("stacking:draw-two", "?:partners", "jump-in"),
        question=any_.one_of(*NAMES),
        verdict=any_.one_of("yes", "no", "value", "depends", "explain"),
        answer=any_.one_of("", *NAMES),
        value=any_.one_of(None, any_.below(300)),
    ),
)


def event_name(index: int) -> str:
    """Ids are given, not computed: only so can an event speak of one that comes after it."""
    return f"event-{index}"


@st.composite
def logs(
    draw: st.DrawFn,
    *,
    steps: int = 24,
    scorings: Sequence[ScoringMethod] = OUR_SCORING,
    formation: Formation = "individual",
    people: Sequence[str] = FEW,
) -> list[Event]:
    """A table that starts well and then everything goes wrong, written on two phones."""
    length = draw(st.integers(0, steps))
    numbers = draw(st.lists(DRAWN, min_size=length, max_size=length))
    any_ = Muddle((), scorings, "", people, formation, number=draw(DRAWN))
    opening: list[Payload] = [
        TableOpened(name="Kitchen"),
        *(
            PlayerSeated(player=player, name=player, colour=colour)
            for colour, player in enumerate(people)
        ),
        RulesAgreed(rules=any_.rules()),
        GameStarted(players=tuple(people), dealer=any_.somebody()),
    ]
    if any_.seldom(10):
        del opening[any_.below(len(opening))]
    written = list(opening)
    any_.ids = [event_name(index) for index in range(len(opening) + len(numbers))]
    any_.game = event_name(len(opening) - 1)
    stamps = [(lamport, "phone-a") for lamport in range(len(opening))]
    for number in numbers:
        any_.number = number
        place = len(written)
        lamport = place + any_.one_of(0, 0, 0, 0, 0, -1, -5, 4)
        stamps.append((lamport, any_.one_of("phone-a", "phone-b")))
        kinds = RARE if any_.seldom(4) else FREQUENT
        written.append(any_.one_of(*kinds)(any_))
        if isinstance(written[-1], RoundScored):
            any_.rounds.append(event_name(place))
    return [
        Event(event_name(index), TABLE, device, lamport, START, "Anna", payload)
        for index, (payload, (lamport, device)) in enumerate(zip(written, stamps, strict=True))
    ]


def in_order(log: Sequence[Event]) -> list[Event]:
    """The log as every phone reads it."""
    return sorted(log, key=lambda event: (event.lamport, event.device, event.id))


def later(log: Sequence[Event], *payloads: Payload) -> list[Event]:
    """The payloads as events after everything in the log."""
    first = max((event.lamport for event in log), default=0) + 1
    return [
        Event(
            f"later-{lamport}",
            TABLE,
            "phone-c",
            lamport,
            START + timedelta(minutes=lamport),
            "Cleo",
            payload,
        )
        for lamport, payload in enumerate(payloads, start=first)
    ]


def in_force(log: Sequence[Event]) -> set[str]:
    """Events that no later event in force retracts."""
    ordered = in_order(log)
    counts: set[str] = set()
    for place in reversed(range(len(ordered))):
        retractions = {
            event.id
            for event in ordered[place + 1 :]
            if isinstance(event.payload, Retracted) and event.payload.event == ordered[place].id
        }
        if not retractions & counts:
            counts.add(ordered[place].id)
    return counts


def meaning(state: TableState) -> tuple[object, ...]:
    """What people can see of a table: all but the clock and what can be undone.

    Dictionaries compare equal in any order, but the order of seats and totals is shown.
    """
    return (
        replace(state, undoable=Grown(), redoable=(), undone=None, last=(-1, "", ""), last_at=None),
        list(state.seats),
        [list(game.totals) for game in state.games],
    )
