"""Joining and leaving a table, and changing its rules, against a real database."""

import pytest

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import NO_CARDS, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import NameRefused, RulesRefused, SeatingRefused
from scorekeeper.domain.state import GameState, TableState
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.roster import Roster, RosterEntry, joiner, newcomers
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, PEOPLE, TOM

EMIL = RosterEntry("emil-id", "Emil", 2)


def game_of(state: TableState) -> GameState:
    assert state.game is not None
    return state.game


def mira_wins(tables: Tables, table: str, points: int) -> TableState:
    entry = RoundEntry(out=MIRA, hands={OMA: typed(points), LEA: NO_CARDS, TOM: NO_CARDS})
    return tables.score_round(table, entry, game_of(tables.state(table)).tip)


def test_a_joiner_is_there_after_a_restart_with_the_points_chosen(
    tables: Tables, table: TableState, url: str
) -> None:
    mira_wins(tables, table.id, 40)
    tables.join(table.id, joiner(EMIL, table), points=10)
    again = game_of(Tables(open_store(url)).state(table.id))
    assert again.players == (OMA, MIRA, LEA, TOM, "emil-id")
    assert again.totals == {OMA: 0, MIRA: 40, LEA: 0, TOM: 0, "emil-id": 10}


def test_whoever_leaves_keeps_the_total_and_comes_back_to_it(
    tables: Tables, table: TableState
) -> None:
    mira_wins(tables, table.id, 40)
    state = tables.leave(table.id, MIRA)
    assert game_of(state).players == (OMA, LEA, TOM)
    assert game_of(state).totals[MIRA] == 40
    back = tables.join(table.id, joiner(RosterEntry(MIRA, "Mira", 7), state), points=0)
    assert game_of(back).players == (OMA, MIRA, LEA, TOM)
    assert game_of(back).totals[MIRA] == 40
    assert back.seats[MIRA].colour == PEOPLE[1].colour


def test_that_somebody_left_or_came_can_be_taken_back_as_if_it_had_not_been(
    tables: Tables, table: TableState
) -> None:
    before = game_of(mira_wins(tables, table.id, 40))
    gone = tables.leave(table.id, MIRA)
    assert game_of(tables.retract(table.id, gone.last[-1])) == before
    come = tables.join(table.id, joiner(EMIL, table), points=10)
    back = tables.retract(table.id, come.last[-1])
    assert game_of(back) == before
    assert [seat.player for seat in back.present] == [OMA, MIRA, LEA, TOM]


def test_what_cannot_be_is_refused_and_not_written(tables: Tables, table: TableState) -> None:
    before = tables.events(table.id)
    with pytest.raises(NameRefused, match="name-taken"):
        tables.join(table.id, joiner(RosterEntry("other-id", "mira", 5), table))
    with pytest.raises(SeatingRefused, match="join-already-playing"):
        tables.join(table.id, PEOPLE[0])
    with pytest.raises(SeatingRefused, match="player-not-seated"):
        tables.leave(table.id, "emil-id")
    assert tables.events(table.id) == before


def test_with_partners_nobody_comes_or_goes(tables: Tables, rules: AgreedRules) -> None:
    pairs = rules.model_copy(update={"formation": "partners"})
    table = tables.open("Pairs", PEOPLE, OMA, pairs)
    with pytest.raises(SeatingRefused, match="formation-fixed"):
        tables.join(table.id, joiner(EMIL, table))
    with pytest.raises(SeatingRefused, match="formation-fixed"):
        tables.leave(table.id, OMA)


def test_two_have_to_stay(tables: Tables, table: TableState) -> None:
    tables.leave(table.id, OMA)
    tables.leave(table.id, LEA)
    with pytest.raises(SeatingRefused, match="leave-too-few"):
        tables.leave(table.id, TOM)


def test_house_rules_change_in_the_middle_of_a_game_and_say_so_to_everybody(
    tables: Tables, table: TableState, rules: AgreedRules, url: str
) -> None:
    mira_wins(tables, table.id, 40)
    heard: list[str] = []
    tables.changes.subscribe(table.id, heard.append)
    wanted = rules.model_copy(update={"house_rules": ("jump-in",), "own_rule": "Yellow is lava"})
    tables.change_rules(table.id, wanted)
    again = Tables(open_store(url)).state(table.id)
    assert game_of(again).rules == again.rules == wanted
    assert game_of(again).totals[MIRA] == 40
    assert heard == [table.id]


def test_the_same_rules_are_no_event_and_other_scoring_is_refused(
    tables: Tables, table: TableState, rules: AgreedRules
) -> None:
    before = tables.events(table.id)
    tables.change_rules(table.id, rules)
    with pytest.raises(RulesRefused, match="rules-fixed"):
        tables.change_rules(table.id, rules.model_copy(update={"scoring": "lowest-total-wins"}))
    assert tables.events(table.id) == before


def test_a_joiner_gets_a_colour_that_nobody_at_the_table_has(
    tables: Tables, table: TableState, store: EventStore
) -> None:
    roster = Roster(store)
    # The roster here is empty, so its first entry likes the colour that Oma already wears.
    entry = roster.add("Emil")
    assert entry.colour == PEOPLE[0].colour
    newcomer = joiner(entry, table)
    assert newcomer.colour not in {seat.colour for seat in table.seats.values()}
    state = tables.join(table.id, newcomer)
    assert state.seats[entry.player].colour == newcomer.colour
    assert roster.entries()[0].name == "Emil"


def test_colours_of_those_who_left_are_taken_up_only_when_all_are_gone(
    tables: Tables, table: TableState
) -> None:
    state = tables.leave(table.id, OMA)
    for number in range(6):
        entry = RosterEntry(f"new-{number}", f"New {number}", 0)
        state = tables.join(table.id, joiner(entry, state))
    assert {seat.colour for seat in state.seats.values()} == set(range(10))
    last = joiner(RosterEntry("last", "Last", 5), state)
    assert last.colour == PEOPLE[0].colour


def test_at_a_new_table_everyone_keeps_their_colour_where_it_is_free() -> None:
    people = [RosterEntry("a", "A", 3), RosterEntry("b", "B", 3), RosterEntry("c", "C", 0)]
    assert [seat.colour for seat in newcomers(people)] == [3, 1, 0]
