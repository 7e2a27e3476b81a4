"""Playing the rounds of one game in line: points, totals, dealer, ending.

The fold plays a whole game with it, an append plays one more round: the same steps for both.
"""

from dataclasses import dataclass, field
from typing import Self

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.dealing import next_dealer
from scorekeeper.domain.endings import eliminated, ending
from scorekeeper.domain.events import RoundEntry
from scorekeeper.domain.line import RoundNode
from scorekeeper.domain.scoring import score
from scorekeeper.domain.state import Ending, GameState, Notice, RoundState


@dataclass(slots=True)
class Progress:
    """A game while its rounds are being played."""

    rules: AgreedRules
    totals: dict[str, int]
    dealer: str
    rounds: list[RoundState]
    ending: Ending | None = None
    before: int = 0
    out_after: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, game: GameState) -> Self:
        """Where a game stands, to play on from there."""
        return cls(
            game.rules,
            game.totals,
            game.dealer,
            [],
            game.ending,
            len(game.rounds),
            game.out_after,
        )

    def play(self, node: RoundNode) -> None:
        """One round of the line; a voided one keeps its place and changes nothing."""
        points: dict[str, int] = {}
        notices: tuple[Notice, ...] = ()
        players = self.still_in(node.players)
        dealer = self.dealer
        if dealer not in players:
            dealer = next_dealer(node.seating, dealer, players)
        if not node.voided:
            notices = _notices(node.entry, players)
            points = score(self.rules, node.entry, players)
            totals = dict(self.totals)
            for player, gained in points.items():
                totals[player] = totals.get(player, 0) + gained
            self.totals = totals
        self.rounds.append(
            RoundState(
                node.id,
                self.before + len(self.rounds) + 1,
                node.entry,
                players,
                dealer,
                points,
                self.totals,
                node.at,
                node.by,
                node.order,
                node.voided,
                node.revisions,
                node.rivals,
                notices,
            )
        )
        if not node.voided:
            fallen = eliminated(self.rules, self.totals, players)
            if fallen:
                number = self.before + len(self.rounds)
                self.out_after = {**self.out_after, **dict.fromkeys(fallen, number)}
                players = self.still_in(players)
            self.dealer = next_dealer(node.seating, dealer, players)
            self.ending = ending(self.rules, self.totals, players, node.id)

    def still_in(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the players who are not out of the race."""
        if not self.out_after:
            return players
        return tuple(player for player in players if player not in self.out_after)


def _notices(entry: RoundEntry, players: tuple[str, ...]) -> tuple[Notice, ...]:
    out, hands = entry.out, entry.hands
    # The usual round in as few steps as can be: a fold plays thousands of them.
    if len(hands) == len(players) - 1 and out not in hands:
        for player in hands:
            if player not in players:
                break
        else:
            return ()
    expected = set(players) - {out}
    held = hands.keys()
    found = ((Notice.HAND_MISSING, expected - held), (Notice.HAND_IGNORED, held - expected))
    return tuple(notice for notice, affected in found if affected)
