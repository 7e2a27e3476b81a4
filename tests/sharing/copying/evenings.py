"""Evenings as people play them, made up from a seed: real decks, real actions, real clocks.

The same seed makes the same evening, so sizes can be pinned.
"""

import random
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from scorekeeper.domain.actions.rounds import playing, report_hand, score_round
from scorekeeper.domain.actions.tables import Newcomer, open_table
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.sharing.copying.known import GAMES

NAMES: Final = (
    "Käthe", "Jürgen", "Zoë", "Łukasz", "Nguyễn", "Søren", "Anaïs", "Oma Friedl", "Björn", "Sjoerd"
)  # fmt: skip
CLASSIC_DECK: Final = Counter(
    {"0": 4, "wild": 4, "wild-draw-four": 4}
    | {str(number): 8 for number in range(1, 10)}
    | dict.fromkeys(("skip", "reverse", "draw-two"), 8)
)
ENDLESS: Final = 10_000
Style = Literal["totals", "cards"]
START: Final = datetime(2026, 11, 20, 18, 30, 12, tzinfo=UTC)
TABLE: Final = "k7m2xq9w4z"
DEVICE: Final = "5be1c0a7"


@dataclass(slots=True)
class Evening:
    """How an evening goes: how hands are entered, and whether their owners report them first."""

    seed: int = 1
    players: int = 10
    rounds: int = 30
    style: Style = "totals"
    reports: bool = False
    decks: int = 1

    def log(self) -> list[Event]:
        """The evening's events."""
        chance = random.Random(self.seed)
        at = START
        names = NAMES[: self.players]
        people = [
            Newcomer(f"{chance.getrandbits(32):08x}", name, colour)
            for colour, name in enumerate(names)
        ]
        rules = GAMES[0].model_copy(update={"target": ENDLESS})
        log = [
            *open_table(
                Pen(TABLE, DEVICE, 1, at, ""), "Freitagabend", people, people[0].player, rules
            )
        ]
        for _ in range(self.rounds):
            at += timedelta(seconds=int(chance.lognormvariate(6.0, 0.4)))
            self._round(chance, log, at, rules)
        return log

    def _round(
        self, chance: random.Random, log: list[Event], at: datetime, rules: AgreedRules
    ) -> None:
        game = playing(fold(log))
        out = chance.choice(game.players)
        deck = list((CLASSIC_DECK + Counter()).elements()) * self.decks
        chance.shuffle(deck)
        hands: dict[str, HandTally] = {}
        for player in game.players:
            if player == out:
                continue
            held = Counter(deck.pop() for _ in range(cards_left(chance)))
            hand = HandTally(cards=dict(held))
            hands[player] = hand if self.style == "cards" else typed(hand.points(rules.card_points))
        if self.reports:
            reporters = list(hands)
            chance.shuffle(reporters)
            for player in reporters:
                at += timedelta(seconds=int(chance.expovariate(1 / 4)))
                state = fold(log)
                pen = Pen(TABLE, DEVICE, state.last[0] + 1, at, state.name_of(player))
                log.extend(report_hand(state, pen, player, hands[player], game.tip))
            at += timedelta(seconds=chance.randint(3, 12))
        state = fold(log)
        pen = Pen(TABLE, DEVICE, state.last[0] + 1, at, "")
        log.extend(score_round(state, pen, RoundEntry(out=out, hands=hands), game.tip))


def cards_left(chance: random.Random) -> int:
    """How many cards somebody still holds when another goes out: 4 or 5 on average."""
    return max(1, min(round(chance.gauss(4.5, 2.2)), 14))
