"""Where a table is found on the first screen, and how tables of one name are told apart."""

from datetime import timedelta

from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.ui.screens.home.view_model import Evening, evening_of, shelves_of
from tests.domain.builders import Sitting, classic

LIBRARY = load_library(rules_dir())
T = translator("en")


def evening(table: Sitting, later: timedelta) -> Evening:
    """The table as it is listed some time after it was last played at."""
    last = table.state.last_at
    assert last is not None
    return evening_of(T, LIBRARY, "en", table.state, last + later)


def unfinished() -> Sitting:
    table = Sitting()
    table.round("anna", bert=10)
    return table


def won() -> Sitting:
    table = Sitting(rules=classic(20))
    table.round("anna", bert=20)
    return table


def test_what_is_still_being_played_today_is_no_earlier_evening() -> None:
    soon, late = timedelta(minutes=5), timedelta(days=2)
    first, second = evening(unfinished(), soon), evening(unfinished(), soon)
    old, over = evening(unfinished(), late), evening(won(), soon)
    shelves = shelves_of([first, over, second, old])
    assert shelves.now is first
    assert shelves.running == (second,)
    assert shelves.earlier == (over, old)


def test_after_a_game_nothing_is_being_played() -> None:
    over, other = evening(won(), timedelta()), evening(unfinished(), timedelta())
    shelves = shelves_of([over, other])
    assert (shelves.now, shelves.running, shelves.earlier) == (None, (other,), (over,))
    assert shelves_of([]).now is None


def test_of_today_the_time_is_told_and_of_other_days_the_day() -> None:
    table = unfinished()
    last = table.state.last_at
    assert last is not None
    assert evening(table, timedelta()).date == f"{last.astimezone():%H:%M}"
    assert evening(table, timedelta(days=3)).date == "Mar 1"
