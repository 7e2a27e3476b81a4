"""Tables as the tests need them: one line per thing that happens at the kitchen table.

Everything goes through the real actions where there is one; `write` puts any event into the log.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Self

from scorekeeper.domain.actions.games import rematch
from scorekeeper.domain.actions.history import redo, retract, undo
from scorekeeper.domain.actions.rounds import revise_round, score_round, void_round
from scorekeeper.domain.actions.tables import Newcomer, open_table
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import (
    Payload,
    RoundEntry,
    RoundScored,
)
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.domain.variants import Formation, ScoringMethod

PLAYERS: Final = (
    "anna", "bert", "cleo", "dora", "emil", "fina", "gert", "hans", "ilse", "jana"
)  # fmt: skip
TABLE: Final = "table-1"
START: Final = datetime(2024, 3, 1, 19, 0, tzinfo=UTC)

CLASSIC_POINTS: Final = (
    {str(number): number for number in range(10)}
    | dict.fromkeys(("draw-two", "skip", "reverse"), 20)
    | dict.fromkeys(("swap-hands", "customizable"), 40)
    | dict.fromkeys(("wild", "wild-draw-four"), 50)
)


def classic(target: int = 500) -> AgreedRules:
    """The classic game to `target`."""
    return AgreedRules(
        variant="classic", deck="classic-112", card_points=CLASSIC_POINTS, target=target
    )


NO_MERCY_POINTS: Final = (
    {str(number): number for number in range(10)}
    | dict.fromkeys(("draw-four", "discard-all", "skip-everyone", "skip"), 20)
    | dict.fromkeys(("wild-color-roulette", "wild-draw-ten"), 50)
)


def no_mercy(
    target: int = 1000,
    *,
    scoring: ScoringMethod = "winner-takes-all",
    formation: Formation = "individual",
    **others: Any,
) -> AgreedRules:
    """No Mercy with its 250 for each knock-out."""
    return AgreedRules(
        variant="no-mercy",
        deck="168",
        card_points=NO_MERCY_POINTS,
        scoring=scoring,
        formation=formation,
        target=target,
        knock_out=250,
        **others,
    )


def together(formation: Formation, target: int = 500, **others: Any) -> AgreedRules:
    """The classic game for partners."""
    return classic(target).model_copy(update={"formation": formation, **others})


def newcomers(count: int) -> list[Newcomer]:
    """The first `count` of PLAYERS, named like their ids."""
    return [
        Newcomer(player, player.title(), colour) for colour, player in enumerate(PLAYERS[:count])
    ]


def cards(*kinds: str) -> HandTally:
    """A hand of single cards: cards("9", "9", "skip")."""
    return HandTally(cards={kind: kinds.count(kind) for kind in kinds})


def entry(out: str, **held: int | HandTally) -> RoundEntry:
    """Who went out and what the others held, as a total or as cards."""
    hands = {
        player: hand if isinstance(hand, HandTally) else typed(hand)
        for player, hand in held.items()
    }
    return RoundEntry(out=out, hands=hands)


def pen(lamport: int = 0, device: str = "phone-a", by: str = "Anna") -> Pen:
    """A pen whose clock moves a minute per event."""
    return Pen(TABLE, device, lamport, START + timedelta(minutes=lamport), by)


class Sitting:
    """A table and its log on one device."""

    def __init__(
        self, players: int = 3, *, rules: AgreedRules | None = None, dealer: str = "anna"
    ) -> None:
        self.device = "phone-a"
        self.log: list[Event] = []
        self.add(open_table(self.pen, "Kitchen", newcomers(players), dealer, rules or classic()))

    @property
    def pen(self) -> Pen:
        """Writes after everything in the log."""
        return pen(max((event.lamport for event in self.log), default=-1) + 1, self.device)

    @property
    def state(self) -> TableState:
        """What the log adds up to."""
        return fold(self.log)

    @property
    def game(self) -> GameState:
        """The game played last."""
        game = self.state.game
        assert game is not None
        return game

    def add(self, events: Iterable[Event]) -> str:
        """Puts events into the log; the id of the last one."""
        self.log.extend(events)
        return self.log[-1].id

    def write(self, payload: Payload) -> str:
        """Puts any payload into the log, sensible or not."""
        return self.add(self.pen.write(payload))

    def round(self, out: str, **held: int | HandTally) -> str:
        """Scores the next round; players not named held nothing."""
        rest = dict.fromkeys(self.game.players, 0) | held
        del rest[out]
        return self.add(score_round(self.state, self.pen, entry(out, **rest), self.game.tip))

    def round_after(self, after: str, out: str, **held: int | HandTally) -> str:
        """Scores a round after any round, without asking whether that can be."""
        rest = dict.fromkeys(self.game.players, 0) | held
        del rest[out]
        return self.write(RoundScored(game=self.game.id, after=after, entry=entry(out, **rest)))

    def revise(self, round_id: str, out: str, **held: int | HandTally) -> str:
        """Another entry for a round; players not named held nothing."""
        found = self.state.find_round(round_id)
        assert found is not None
        rest = dict.fromkeys(found[1].players, 0) | held
        del rest[out]
        return self.add(revise_round(self.state, self.pen, round_id, entry(out, **rest)))

    def void(self, round_id: str) -> str:
        """Voids a round."""
        return self.add(void_round(self.state, self.pen, round_id))

    def undo(self) -> str:
        """Takes back the last change of the score."""
        return self.add(undo(self.state, self.pen))

    def redo(self) -> str:
        """Brings back what was undone last."""
        return self.add(redo(self.state, self.pen))

    def retract(self, event: str) -> str:
        """Takes any event out."""
        return self.add(retract(self.pen, event))

    def rematch(self) -> str:
        """Starts the next game."""
        return self.add(rematch(self.state, self.pen))

    def on_another_phone(self, device: str = "phone-b") -> Self:
        """A second device that has everything so far and from now on hears nothing."""
        other = type(self).__new__(type(self))
        other.device, other.log = device, list(self.log)
        return other

    def merge(self, other: "Sitting") -> Self:
        """Takes over what the other device has written."""
        known = {event.id for event in self.log}
        self.log.extend(event for event in other.log if event.id not in known)
        return self


def totals(game: GameState) -> dict[str, int]:
    """The running totals, for comparing."""
    return dict(game.totals)


def skipped(state: TableState) -> dict[str, str]:
    """Skipped events with their reasons."""
    return {skip.event: skip.reason for skip in state.skipped}


def line(game: GameState) -> list[str]:
    """The ids of the rounds in line."""
    return [played.id for played in game.rounds]
