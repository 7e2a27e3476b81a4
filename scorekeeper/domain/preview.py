"""What a change does to the score, said before it is made.

Two states of a table are compared; nothing is counted here.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.domain.events import Event
from scorekeeper.domain.fold import fold
from scorekeeper.domain.formations import table_of
from scorekeeper.domain.notices import noticed
from scorekeeper.domain.standings import standings
from scorekeeper.domain.state import Ending, GameState, Notice, RoundState, TableState


@dataclass(frozen=True, slots=True)
class TotalChange:
    """A player's total before and after; None where they are not in the game."""

    player: str
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class RankChange:
    """A rank before and after; None for somebody without one. `team` are partners who share it."""

    player: str
    team: tuple[str, ...]
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class EndingChange:
    """How the game ends before and after; None while it goes on."""

    before: Ending | None
    after: Ending | None

    @property
    def reopens(self) -> bool:
        """Whether the game that was over goes on."""
        return self.after is None

    @property
    def ends(self) -> bool:
        """Whether the game that went on is over."""
        return self.before is None

    @property
    def other_winners(self) -> bool:
        """Whether the game is over before and after, and others have won."""
        if self.before is None or self.after is None:
            return False
        return set(self.before.winners) != set(self.after.winners)


@dataclass(frozen=True, slots=True)
class RoundMark:
    """A round and the number it is known by; `table` is 0 where there is one."""

    round: str
    number: int
    table: int


@dataclass(frozen=True, slots=True)
class RoundNotice:
    """Something a person should look at in a round, and whose it is."""

    round: RoundMark
    notice: Notice
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameConsequences:
    """What changes in one game; what stays as it is is left out.

    `begins` and `vanishes` say that the game itself comes or goes. `back_in` come back into the
    race, `falls_out` drop out of it. `counts` and `counts_no_more`
    are rounds, among them those that a game which ends earlier leaves behind. `noticed` are
    notices that appear, `settled` those that go.
    """

    game: str
    begins: bool = False
    vanishes: bool = False
    totals: tuple[TotalChange, ...] = ()
    ranks: tuple[RankChange, ...] = ()
    back_in: tuple[str, ...] = ()
    falls_out: tuple[str, ...] = ()
    ending: EndingChange | None = None
    counts: tuple[RoundMark, ...] = ()
    counts_no_more: tuple[RoundMark, ...] = ()
    noticed: tuple[RoundNotice, ...] = ()
    settled: tuple[RoundNotice, ...] = ()


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a change does, game by game, the oldest first; empty where the score stays as it is."""

    games: tuple[GameConsequences, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.games)

    def of(self, game: str) -> GameConsequences:
        """What changes in a game, perhaps nothing."""
        return next((found for found in self.games if found.game == game), GameConsequences(game))


def preview(events: Iterable[Event], new: Iterable[Event]) -> Consequences:
    """What the new events would do to the log that they are added to."""
    log = list(events)
    return consequences(fold(log), fold([*log, *new]))


def consequences(before: TableState, after: TableState) -> Consequences:
    """What is different between two states of one table."""
    old = {game.id: game for game in before.games}
    new = {game.id: game for game in after.games}
    compared = (
        _compared(game, old.get(game), new.get(game)) for game in dict.fromkeys((*old, *new))
    )
    return Consequences(tuple(game for game in compared if game != GameConsequences(game.game)))


def _compared(game: str, before: GameState | None, after: GameState | None) -> GameConsequences:
    fallen = before.out_after if before else {}
    falling = after.out_after if after else {}
    counted, counting = _counting(before), _counting(after)
    noticed, noticing = _notices(before), _notices(after)
    return GameConsequences(
        game=game,
        begins=before is None,
        vanishes=after is None,
        totals=tuple(_totals(before, after)),
        ranks=tuple(_ranks(before, after)),
        back_in=tuple(player for player in fallen if player not in falling),
        falls_out=tuple(player for player in falling if player not in fallen),
        ending=_ending(before, after),
        counts=tuple(mark for round_id, mark in counting.items() if round_id not in counted),
        counts_no_more=tuple(
            mark for round_id, mark in counted.items() if round_id not in counting
        ),
        noticed=tuple(found for key, found in noticing.items() if key not in noticed),
        settled=tuple(found for key, found in noticed.items() if key not in noticing),
    )


def _totals(before: GameState | None, after: GameState | None) -> Iterator[TotalChange]:
    old = before.totals if before else {}
    new = after.totals if after else {}
    for player in _everyone(before, after):
        change = TotalChange(player, old.get(player), new.get(player))
        if change.before != change.after:
            yield change


def _ranks(before: GameState | None, after: GameState | None) -> Iterator[RankChange]:
    old = {line.player: line for line in standings(before)} if before else {}
    new = {line.player: line for line in standings(after)} if after else {}
    for player in _everyone(before, after):
        was, will_be = old.get(player), new.get(player)
        shown = will_be or was
        before_rank = was.rank if was else None
        after_rank = will_be.rank if will_be else None
        if shown is not None and before_rank != after_rank:
            yield RankChange(player, shown.team, before_rank, after_rank)


def _ending(before: GameState | None, after: GameState | None) -> EndingChange | None:
    change = EndingChange(before.ending if before else None, after.ending if after else None)
    return None if change.before == change.after else change


def _everyone(before: GameState | None, after: GameState | None) -> Sequence[str]:
    """In playing order, as it will be."""
    seats = (*(after.seating if after else ()), *(before.seating if before else ()))
    return list(dict.fromkeys(seats))


def _counting(game: GameState | None) -> dict[str, RoundMark]:
    return {mark.round: mark for played, mark in _rounds(game) if not played.voided}


def _notices(game: GameState | None) -> dict[tuple[str, Notice], RoundNotice]:
    if game is None:
        return {}
    return {
        (mark.round, notice): RoundNotice(mark, notice, players)
        for played, mark in _rounds(game)
        if played.notices
        for notice, players in noticed(
            game.rules, played.entry, played.players, played.pairs
        ).items()
    }


def _rounds(game: GameState | None) -> Iterator[tuple[RoundState, RoundMark]]:
    if game is not None:
        for played in game.rounds:
            table = table_of(game.rules, game.order, played.entry.table)
            yield played, RoundMark(played.id, played.number, table)
