"""A name corrected at a table can be taken back, there and in the roster."""

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.refusals import NameRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import EventStore
from scorekeeper.tables.renaming import rename, take_back
from scorekeeper.tables.roster import Roster, newcomers
from scorekeeper.tables.service import Tables


@pytest.fixture
def roster(store: EventStore) -> Roster:
    return Roster(store)


@pytest.fixture
def evening(tables: Tables, roster: Roster, rules: AgreedRules) -> TableState:
    people = newcomers([roster.add("Mira"), roster.add("Tom")])
    return tables.open("Kitchen", people, people[0].player, rules)


def known(roster: Roster) -> set[str]:
    return {entry.name for entry in roster.entries()}


def test_a_name_taken_back_is_as_it_was_at_the_table_and_in_the_roster(
    tables: Tables, roster: Roster, evening: TableState
) -> None:
    tom = next(seat.player for seat in evening.present if seat.name == "Tom")
    # The list of people may call somebody otherwise than this table does.
    roster.rename(tom, "Thomas")
    renamed = rename(tables, roster, evening.id, tom, " Tim ")
    assert (renamed.before, renamed.name) == ("Tom", "Tim")
    assert renamed.holds(tables.state(evening.id))
    assert known(roster) == {"Mira", "Tim"}
    take_back(tables, roster, evening.id, renamed)
    back = tables.state(evening.id)
    assert back.name_of(tom) == "Tom"
    assert known(roster) == {"Mira", "Thomas"}
    assert not renamed.holds(back)


def test_the_same_name_again_leaves_nothing_to_take_back(
    tables: Tables, roster: Roster, evening: TableState
) -> None:
    mira = evening.present[0].player
    renamed = rename(tables, roster, evening.id, mira, "Mira")
    assert not renamed.holds(tables.state(evening.id))


def test_a_name_that_somebody_else_has_by_now_is_not_taken_back(
    tables: Tables, roster: Roster, evening: TableState
) -> None:
    mira, tom = (seat.player for seat in evening.present)
    renamed = rename(tables, roster, evening.id, tom, "Tim")
    rename(tables, roster, evening.id, mira, "Tom")
    with pytest.raises(NameRefused):
        take_back(tables, roster, evening.id, renamed)
    assert tables.state(evening.id).name_of(tom) == "Tim"
    assert known(roster) == {"Tim", "Tom"}
