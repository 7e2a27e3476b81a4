"""The roster: one person is entered once, whatever the spelling of the moment."""

import pytest

from scorekeeper.domain.refusals import NameRefused
from scorekeeper.storage import EventStore
from scorekeeper.tables.roster import Roster


@pytest.fixture
def roster(store: EventStore) -> Roster:
    return Roster(store)


def test_somebody_added_twice_is_one_person(roster: Roster) -> None:
    first = roster.add("Mira")
    assert roster.add("  MIRA ") == first
    assert len(roster.entries()) == 1


def test_a_name_that_cannot_be_is_refused(roster: Roster) -> None:
    for raw in ("", "   ", "x" * 200):
        with pytest.raises(NameRefused):
            roster.add(raw)
    assert roster.entries() == []


def test_a_rename_keeps_the_person_and_refuses_a_name_somebody_has(roster: Roster) -> None:
    mira, tom = roster.add("Mira"), roster.add("Tom")
    roster.rename(mira.player, "Mirjam")
    assert {entry.player: entry.name for entry in roster.entries()}[mira.player] == "Mirjam"
    with pytest.raises(NameRefused):
        roster.rename(tom.player, "mirjam")


def test_somebody_hidden_is_no_longer_offered(roster: Roster) -> None:
    mira = roster.add("Mira")
    roster.hide(mira.player)
    assert roster.entries() == []


def test_a_name_corrected_at_a_table_is_corrected_in_the_roster(roster: Roster) -> None:
    mira = roster.add("Mria")
    roster.correct(mira.player, "Mira")
    assert [entry.name for entry in roster.entries()] == ["Mira"]


def test_a_correction_never_makes_two_people_one(roster: Roster) -> None:
    roster.add("Mira")
    tom = roster.add("Tom")
    roster.correct(tom.player, "mira")
    roster.correct("never-heard-of", "Zoe")
    assert {entry.name for entry in roster.entries()} == {"Mira", "Tom"}
