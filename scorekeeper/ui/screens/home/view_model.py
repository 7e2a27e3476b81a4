"""What Home shows of the tables played here; nothing of Flet."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from scorekeeper.domain.standings import leaders
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import Translator
from scorekeeper.rulebook import Library
from scorekeeper.tables.shown.board import SeatView, seat_view
from scorekeeper.tables.shown.words import names, round_to_come, rules_line

_A_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Evening:
    """A table in the list. `running`: not over, and played at within a day."""

    table: str
    name: str
    line: str
    date: str
    over: bool
    seats: tuple[SeatView, ...]
    running: bool = False


@dataclass(frozen=True, slots=True)
class Shelves:
    """The tables by what one comes for: on with this one, with another one, or to look back."""

    now: Evening | None
    running: tuple[Evening, ...]
    earlier: tuple[Evening, ...]


def shelves_of(evenings: Sequence[Evening]) -> Shelves:
    """The tables, newest first, put where they are looked for."""
    now = evenings[0] if evenings and not evenings[0].over else None
    others = evenings[1:] if now else evenings
    return Shelves(
        now=now,
        running=tuple(evening for evening in others if evening.running),
        earlier=tuple(evening for evening in others if not evening.running),
    )


def evening_of(
    t: Translator, library: Library, language: str, state: TableState, now: datetime
) -> Evening:
    """A table in two lines."""
    game = state.game
    if game is None:
        return Evening(state.id, state.name, "", _when(t, state.last_at, now), True, ())
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
    over = state.closed or game.ending is not None
    return Evening(
        table=state.id,
        name=state.name,
        line=line,
        date=_when(t, state.last_at, now),
        over=over,
        running=not over and state.last_at is not None and now - state.last_at < _A_DAY,
        seats=tuple(seat_view(state, player) for player in game.players),
    )


def greeting(t: Translator, hour: int) -> str:
    """Good morning, afternoon or evening, by the host's clock."""
    parts_of_day = ((5, "night"), (12, "morning"), (18, "afternoon"), (24, "evening"))
    part = next(name for until, name in parts_of_day if hour < until)
    return t(f"home-greeting-{part}")


def _when(t: Translator, at: datetime | None, now: datetime) -> str:
    """The day; of today the time, since several tables of one day have the same name."""
    if at is None:
        return ""
    local = at.astimezone()
    if local.date() == now.astimezone().date():
        return f"{local.hour:02}:{local.minute:02}"
    return t("date-short", day=local.day, month=t(f"month-{local.month}"))
