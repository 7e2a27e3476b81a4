"""Receipts of totals: what a player started with, and the rounds that came to it.

Where the points of one round come from is in `receipts.py`.
"""

from dataclasses import dataclass

from scorekeeper.domain.formations import table_of
from scorekeeper.domain.receipts import BY_CONVENTION, Cites, rule_of
from scorekeeper.domain.state import GameState
from scorekeeper.domain.variants import Variant


@dataclass(frozen=True, slots=True)
class TotalLine:
    """A round in a total: its points and the total after it. `table` is 0 where there is one."""

    round: str
    number: int
    table: int
    points: int
    total: int
    voided: bool = False


@dataclass(frozen=True, slots=True)
class TotalReceipt:
    """Where a player's total comes from: what they started with and the rounds they played.

    That a late joiner starts with 0 unless agreed otherwise is a convention (`start_cite`).
    """

    player: str
    start: int
    lines: tuple[TotalLine, ...]
    cite: Cites
    late: bool = False

    @property
    def start_cite(self) -> Cites:
        """Why somebody who joined late starts with these points."""
        return BY_CONVENTION if self.late else ()

    @property
    def total(self) -> int:
        """The sum of the receipt."""
        return self.start + sum(line.points for line in self.lines)


def total_receipt(
    game: GameState, player: str, variant: Variant | None = None, *, through: str | None = None
) -> TotalReceipt:
    """Where a player's total comes from, or the running total after the round `through`."""
    lines: list[TotalLine] = []
    start = game.totals.get(player, 0)
    shown = True
    for played in game.rounds:
        points = played.points.get(player, 0)
        start -= points
        if shown and (points or player in played.players):
            table = table_of(game.rules, game.order, played.entry.table)
            total = played.totals.get(player, 0)
            lines.append(TotalLine(played.id, played.number, table, points, total, played.voided))
        shown = shown and played.id != through
    late = player not in game.order
    return TotalReceipt(player, start, tuple(lines), rule_of(game.rules, variant), late)
