"""What Home shows of the tables played here; nothing of Flet."""

from dataclasses import dataclass
from datetime import datetime

from scorekeeper.domain.standings import leaders
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.words import names, round_to_come, rules_line


@dataclass(frozen=True, slots=True)
class Evening:
    """A table in the list."""

    table: str
    name: str
    line: str
    date: str
    over: bool
    seats: tuple[SeatView, ...]


def evening_of(t: Translator, library: Library, language: str, state: TableState) -> Evening:
    """A table in two lines."""
    game = state.game
    if game is None:
        return Evening(state.id, state.name, "", _date(t, state.last_at), True, ())
    rules = rules_line(t, library, language, game.rules)
    first = leaders(game)
    if game.ending is not None:
        winners = game.ending.winners
        line = t("home-won", rules=rules, names=names(state, winners), count=len(winners))
    elif first:
        line = t(
            "home-leads",
            rules=rules,
            number=round_to_come(game),
            names=names(state, first),
            count=len(first),
            points=game.totals[first[0]],
        )
    else:
        line = t("home-fresh", rules=rules, count=len(game.players))
    return Evening(
        table=state.id,
        name=state.name,
        line=line,
        date=_date(t, state.last_at),
        over=state.closed or game.ending is not None,
        seats=tuple(seat_view(state, player) for player in game.players),
    )


def greeting(t: Translator, hour: int) -> str:
    """Good morning, afternoon or evening, by the host's clock."""
    parts_of_day = ((5, "night"), (12, "morning"), (18, "afternoon"), (24, "evening"))
    part = next(name for until, name in parts_of_day if hour < until)
    return t(f"home-greeting-{part}")


def _date(t: Translator, at: datetime | None) -> str:
    if at is None:
        return ""
    local = at.astimezone()
    return t("date-short", day=local.day, month=t(f"month-{local.month}"))
