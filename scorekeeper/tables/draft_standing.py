"""Where a half-entered round stands by now: still the next one, entered meanwhile, in the air."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from scorekeeper.domain.formations import table_of
from scorekeeper.domain.state import GameState, RoundState, TableState
from scorekeeper.tables.round_drafts import RoundDraft

How = Literal["next", "entered", "taken-back"]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the round after a place of a table's line stands, and its number.

    `entered` has the round that was saved there meanwhile; where the round before was
    `taken-back`, the number is that of the round to come instead.
    """

    how: How
    number: int
    saved: RoundState | None = None


def standing_of(state: TableState, game: GameState, after: str, at: int) -> Standing:
    """How the round after `after` stands at a table of the game that is being played."""
    next_one = game.rounds_at(at) + 1
    if after == game.tip_of(at):
        return Standing("next", next_one)
    saved = _round_after(game, after, at)
    if saved is not None:
        return Standing("entered", saved.number, saved)
    earlier = next((one for one in state.games if _is_of(one, after)), None)
    if earlier is not None and (saved := _round_after(earlier, after, at)) is not None:
        return Standing("entered", saved.number, saved)
    return Standing("taken-back", next_one)


def to_go_on_with(
    state: TableState, game: GameState, half_entered: Iterable[RoundDraft]
) -> tuple[RoundDraft, Standing] | None:
    """The half-entered round to offer, and how it stands; none of a game that is past."""
    for draft in half_entered:
        standing = standing_of(state, game, draft.after, draft.table)
        if standing.saved is None or standing.saved in game.rounds:
            return draft, standing
    return None


def _round_after(game: GameState, after: str, at: int) -> RoundState | None:
    line = [one for one in game.rounds if _table(game, one.entry.table) == _table(game, at)]
    if after == game.id:
        return line[0] if line else None
    before = next((place for place, one in enumerate(line) if one.id == after), None)
    return line[before + 1] if before is not None and before + 1 < len(line) else None


def _table(game: GameState, entered: int) -> int:
    return table_of(game.rules, game.order, entered)


def _is_of(game: GameState, after: str) -> bool:
    return after == game.id or game.round(after) is not None
