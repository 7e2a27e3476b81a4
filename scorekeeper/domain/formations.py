"""Who plays for whom: pairs at one table, and the schedules in which partners change.

What a pair's round is worth is in `scoring.py`, when the evening is over in `endings.py`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.variants import Formation

Pair = tuple[str, str]
"""Two players who play for each other."""

Pairing = tuple[Pair, Pair]
"""The two pairs at a table."""

FOUR: Final = 4
EIGHT: Final = 8
ROUNDS_OF_FOUR: Final = 4
"""Rounds that four players play with changing partners unless they agree otherwise."""

ROUNDS_PER_STAGE: Final = 4
ONLY_TABLE: Final = 0
"""The number of the table where there is one only."""

SEATS: Final[dict[Formation, tuple[int, ...]]] = {
    "partners": (FOUR,),
    "rotating-partners": (FOUR, EIGHT),
}
"""How many players a formation takes; a formation that is not listed takes any number."""

_OF_FOUR: Final = (((1, 3), (2, 4)), ((1, 2), (3, 4)), ((1, 4), (2, 3)))
# A whist tournament: with 8 standing still and the others turning, the three partners' distances
# 1, 2 and 3 come up once and the opponents' twice.
_TURNED: Final = (((8, 1), (2, 4)), ((3, 7), (5, 6)))

Places = tuple[tuple[int, int], tuple[int, int]]
"""Two pairs of positions in the players' list, from 1."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Who plays whom at one table of a stage."""

    table: int
    pairs: Places


@dataclass(frozen=True, slots=True)
class Stage:
    """Some rounds with the same partners at every table."""

    stage: int
    rounds: int
    tables: tuple[TablePlan, ...]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays whom in the round that comes next at a table.

    `number` is that round's place in the whole evening of the table; `stage` counts from 1.
    """

    table: int
    number: int
    stage: int
    pairs: Pairing

    @property
    def players(self) -> tuple[str, ...]:
        """The four in playing order: partners sit opposite each other."""
        (first, third), (second, fourth) = self.pairs
        return (first, second, third, fourth)

    @property
    def dealer(self) -> str:
        """Whose deal it is where each of the four deals once in a stage."""
        return self.players[(self.number - 1) % ROUNDS_PER_STAGE]


def fits(formation: Formation, players: int) -> bool:
    """Whether so many can play in a formation."""
    return players in SEATS.get(formation, (players,))


def opposite(order: Sequence[str]) -> Pairing:
    """The partners of four who sit opposite each other (`deluxe-1999#partners`)."""
    return (order[0], order[2]), (order[1], order[3])


def schedule(players: int, total_rounds: int | None = None) -> tuple[Stage, ...]:
    """The stages of an evening with changing partners (`deluxe-1999#partners`).

    Four players have three pairings, played in turn. Eight play seven stages of four rounds at
    two tables: everyone has everyone as partner once and as opponent twice. Empty for any other
    number of players.
    """
    if players == EIGHT:
        return tuple(Stage(turn + 1, ROUNDS_PER_STAGE, _turned(turn)) for turn in range(EIGHT - 1))
    if players != FOUR:
        return ()
    return tuple(
        Stage(turn + 1, 1, (TablePlan(1, _OF_FOUR[turn % len(_OF_FOUR)]),))
        for turn in range(total_rounds or ROUNDS_OF_FOUR)
    )


def rounds_at_a_table(stages: Iterable[Stage]) -> int:
    """Rounds that each table plays in the whole evening."""
    return sum(stage.rounds for stage in stages)


def tables_of(rules: AgreedRules, order: Sequence[str]) -> tuple[int, ...]:
    """The numbers under which rounds are entered: 1 and 2, or ONLY_TABLE."""
    two = rules.formation == "rotating-partners" and len(order) == EIGHT
    return (1, 2) if two else (ONLY_TABLE,)


def table_of(rules: AgreedRules, order: Sequence[str], entered: int) -> int:
    """The table a round counts for: the first where the entry names none that there is."""
    tables = tables_of(rules, order)
    return entered if entered in tables else tables[0]


def sittings(rules: AgreedRules, order: Sequence[str], table: int) -> tuple[Sitting, ...]:
    """Every round of the evening at one table; empty where partners do not change."""
    if rules.formation != "rotating-partners":
        return ()
    found: list[Sitting] = []
    for stage in schedule(len(order), rules.total_rounds):
        for plan in stage.tables:
            if table in (ONLY_TABLE, plan.table):
                pairs = _seated(plan.pairs, order)
                found += [
                    Sitting(table, len(found) + played + 1, stage.stage, pairs)
                    for played in range(stage.rounds)
                ]
    return tuple(found)


def still_to_play(
    rules: AgreedRules, order: Sequence[str], table: int, played: Iterable[Pairing]
) -> tuple[Sitting, ...]:
    """The rounds of a table that have not been played, in order.

    Rounds are told by who played whom: one that is voided is still to be played.
    """
    waiting = list(sittings(rules, order, table))
    rest: list[Pairing] = []
    for pairs in played:
        same = next((sitting for sitting in waiting if alike(sitting.pairs, pairs)), None)
        if same is None:
            rest.append(pairs)
        else:
            waiting.remove(same)
    # A round of a schedule that is no longer agreed stands for one that would come first.
    return tuple(waiting[len(rest) :])


def next_sitting(
    rules: AgreedRules, order: Sequence[str], table: int, played: Iterable[Pairing]
) -> Sitting | None:
    """The first round of a table that has not been played; None when all have."""
    return next(iter(still_to_play(rules, order, table, played)), None)


def pairs_in(rules: AgreedRules, order: Sequence[str], entered: Pairing | None) -> Pairing | None:
    """Who played for whom in a round entered so; None where nobody did or it was not said."""
    if rules.formation == "partners":
        return opposite(order)
    if rules.formation == "rotating-partners" and entered:
        four = {*entered[0], *entered[1]}
        return entered if len(four & set(order)) == FOUR else None
    return None


def alike(one: Pairing, other: Pairing) -> bool:
    """Whether the same people play for each other, wherever they sit."""
    return {frozenset(pair) for pair in one} == {frozenset(pair) for pair in other}


def pair_of(player: str, pairs: Pairing) -> Pair | None:
    """The player with their partner, or None for somebody who does not play."""
    return next((pair for pair in pairs if player in pair), None)


def _turned(turn: int) -> tuple[TablePlan, ...]:
    def turned(place: int) -> int:
        return place if place == EIGHT else (place - 1 + turn) % (EIGHT - 1) + 1

    return tuple(
        TablePlan(table, (_mapped(one, turned), _mapped(other, turned)))
        for table, (one, other) in enumerate(_TURNED, start=1)
    )


def _mapped(pair: tuple[int, int], turned: Callable[[int], int]) -> tuple[int, int]:
    return turned(pair[0]), turned(pair[1])


def _seated(places: Places, order: Sequence[str]) -> Pairing:
    (one, two), (three, four) = places
    return (order[one - 1], order[two - 1]), (order[three - 1], order[four - 1])
