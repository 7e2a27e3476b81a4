"""What the plan of an evening with changing partners shows; nothing of Flet."""

from dataclasses import dataclass

from scorekeeper.domain.formations import sittings, tables_of
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.l10n import Translator
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.words import pair_names


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """One table of a stage: its two pairs, and how many of its rounds are played."""

    title: str
    pairs: tuple[tuple[SeatView, SeatView], tuple[SeatView, SeatView]]
    progress: str
    spoken: str
    done: bool
    now: bool


@dataclass(frozen=True, slots=True)
class PlannedStage:
    """Some rounds with the same partners."""

    title: str
    tables: tuple[PlannedTable, ...]
    done: bool
    now: bool


def plan_of(t: Translator, state: TableState, game: GameState) -> tuple[PlannedStage, ...]:
    """The stages of the evening in order; empty where partners do not change."""
    stages: dict[int, list[PlannedTable]] = {}
    for table in tables_of(game.rules, game.order):
        everything = sittings(game.rules, game.order, table)
        for stage in dict.fromkeys(sitting.stage for sitting in everything):
            stages.setdefault(stage, []).append(_planned(t, state, game, table, stage))
    return tuple(
        PlannedStage(
            title=t("plan-stage", number=stage, count=len(stages)),
            tables=tuple(planned),
            done=all(one.done for one in planned),
            now=any(one.now for one in planned),
        )
        for stage, planned in stages.items()
    )


def _planned(
    t: Translator, state: TableState, game: GameState, table: int, stage: int
) -> PlannedTable:
    rounds = [one for one in sittings(game.rules, game.order, table) if one.stage == stage]
    upcoming = game.sitting(table)
    left = game.still_to_play(table)
    played = sum(one not in left for one in rounds)
    one, other = rounds[0].pairs
    title = t("board-table", table=table) if table else ""
    progress = t("plan-progress", played=played, count=len(rounds))
    return PlannedTable(
        title=title,
        pairs=(
            (seat_view(state, one[0]), seat_view(state, one[1])),
            (seat_view(state, other[0]), seat_view(state, other[1])),
        ),
        progress=progress,
        spoken=t(
            "plan-spoken",
            table=title,
            one=pair_names(state, one),
            other=pair_names(state, other),
            progress=progress,
        ),
        done=played == len(rounds),
        now=upcoming is not None and upcoming.stage == stage,
    )
