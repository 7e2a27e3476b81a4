"""Playing the rounds of one game in line: points, totals, dealer, ending.

The fold plays a whole game with it, an append plays one more round: the same steps for both.
"""

from dataclasses import dataclass, field
from typing import Self

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.dealing import next_dealer, passed_on
from scorekeeper.domain.endings import best_of, eliminated, ending, most_after_all_rounds
from scorekeeper.domain.formations import (
    Pairing,
    Sitting,
    next_sitting,
    pairs_in,
    table_of,
    tables_of,
)
from scorekeeper.domain.line import RoundNode
from scorekeeper.domain.notices import noticed
from scorekeeper.domain.payloads import RoundEntry
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
    order: tuple[str, ...] = ()
    pairings: dict[int, list[Pairing]] = field(default_factory=dict)
    tied: tuple[str, ...] = ()
    individual: bool = field(init=False)

    def __post_init__(self) -> None:
        self.individual = self.rules.formation == "individual"

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
            game.order,
            tied=game.tied,
        )

    def reopen(self) -> None:
        """The game goes on among those who share the win, if several do."""
        if self.ending is not None and len(self.ending.winners) > 1:
            self.tied, self.ending = self.ending.winners, None

    def takes(self, node: RoundNode) -> bool:
        """Whether the round still belongs to the game; a voided one of the evening always does."""
        if self.ending is not None or self.individual:
            return self.ending is None
        if not self._rotating or node.voided:
            return True
        return self._sitting(self._table(node.entry)) is not None

    def play(self, node: RoundNode) -> None:
        """One round of the line; a voided one keeps its place and changes nothing."""
        points: dict[str, int] = {}
        notices: tuple[Notice, ...] = ()
        players = self.still_in(node.players)
        dealer, pairs, number = self.dealer, None, self.before + len(self.rounds) + 1
        if not self.individual:
            pairs = self._pairs(node)
            players = _playing(players, pairs)
        if not self.individual and len(self._tables) > 1:
            dealer, number = self._at_its_table(node)
        elif dealer not in players:
            dealer = next_dealer(node.seating, dealer, players)
        if not node.voided:
            notices = _notices(self.rules, node.entry, players, pairs)
            points = score(self.rules, node.entry, players, pairs)
            totals = dict(self.totals)
            for player, gained in points.items():
                totals[player] = totals.get(player, 0) + gained
            self.totals = totals
        self.rounds.append(
            RoundState(
                node.id,
                number,
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
                pairs,
                node.voidings,
                node.taken_back,
                node.restored,
            )
        )
        if not node.voided:
            self._move_on(node, players, dealer, pairs)

    def _move_on(
        self,
        node: RoundNode,
        players: tuple[str, ...],
        dealer: str,
        pairs: Pairing | None,
    ) -> None:
        fallen = eliminated(self.rules, self.totals, players)
        if fallen:
            number = self.before + len(self.rounds)
            self.out_after = {**self.out_after, **dict.fromkeys(fallen, number)}
            players = self.still_in(players)
        if pairs and self._rotating:
            table = self._table(node.entry)
            self.pairings = {**self.pairings, table: [*self.pairings.get(table, ()), pairs]}
            if not any(self._sitting(open_table) for open_table in self._tables):
                self.ending = most_after_all_rounds(self.totals, self.order, node.id)
            players = self.order
        elif self.tied:
            self.ending = best_of(self.rules, self.totals, players, node.id)
        else:
            self.ending = ending(self.rules, self.totals, players, node.id)
        self.dealer = passed_on(self.rules.deal, node.seating, dealer, node.entry.out, players)

    @property
    def _rotating(self) -> bool:
        return self.rules.formation == "rotating-partners"

    @property
    def _tables(self) -> tuple[int, ...]:
        return tables_of(self.rules, self.order)

    def _table(self, entry: RoundEntry) -> int:
        return table_of(self.rules, self.order, entry.table)

    def _sitting(self, table: int) -> Sitting | None:
        return next_sitting(self.rules, self.order, table, self.pairings.get(table, ()))

    def _pairs(self, node: RoundNode) -> Pairing | None:
        pairs = pairs_in(self.rules, self.order, node.entry.pairs)
        if pairs is None:
            sitting = self._sitting(self._table(node.entry))
            pairs = sitting.pairs if sitting else None
        return pairs

    def _at_its_table(self, node: RoundNode) -> tuple[str, int]:
        table = self._table(node.entry)
        sitting = self._sitting(table)
        number = sum(self._table(played.entry) == table for played in self.rounds) + 1
        return (sitting.dealer if sitting else self.dealer), number

    def still_in(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the players who are not out of the race and still can win."""
        if not self.out_after and not self.tied:
            return players
        return tuple(
            player
            for player in players
            if player not in self.out_after and (not self.tied or player in self.tied)
        )


def _playing(players: tuple[str, ...], pairs: Pairing | None) -> tuple[str, ...]:
    if pairs is None:
        return players
    (first, third), (second, fourth) = pairs
    four = (first, second, third, fourth)
    return tuple(player for player in four if player in players)


def _notices(
    rules: AgreedRules, entry: RoundEntry, players: tuple[str, ...], pairs: Pairing | None
) -> tuple[Notice, ...]:
    out, hands = entry.out, entry.hands
    # The usual round in as few steps as can be: a fold plays thousands of them.
    if len(hands) == len(players) - 1 and out not in hands and not entry.knocked_out:
        for player in hands:
            if player not in players:
                break
        else:
            return ()
    return tuple(noticed(rules, entry, players, pairs))
