"""The use cases against a real database: what is saved, what is refused, who is told."""

import threading

import pytest

from scorekeeper.domain.hands import NO_CARDS, HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import (
    EventRefused,
    RoundRefused,
    StaleRound,
    TableRefused,
)
from scorekeeper.domain.state import TableState
from scorekeeper.storage import EventStore, open_store
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, TOM


def won_by_mira(points: int) -> RoundEntry:
    return RoundEntry(out=MIRA, hands={OMA: typed(points), LEA: NO_CARDS, TOM: NO_CARDS})


def tip(state: TableState) -> str:
    assert state.game is not None
    return state.game.tip


def totals(state: TableState) -> dict[str, int]:
    assert state.game is not None
    return state.game.totals


def test_a_round_that_was_saved_is_there_after_a_restart(
    tables: Tables, table: TableState, url: str
) -> None:
    tables.score_round(table.id, won_by_mira(77), tip(table))
    again = Tables(open_store(url)).state(table.id)
    assert totals(again) == {OMA: 0, MIRA: 77, LEA: 0, TOM: 0}


def test_the_second_save_for_the_same_round_is_told_that_somebody_was_first(
    tables: Tables, table: TableState
) -> None:
    first = tip(table)
    tables.score_round(table.id, won_by_mira(10), first)
    with pytest.raises(StaleRound):
        tables.score_round(table.id, won_by_mira(20), first)
    assert totals(tables.state(table.id))[MIRA] == 10


def test_two_processes_on_one_database_see_each_other(
    tables: Tables, table: TableState, url: str
) -> None:
    elsewhere = Tables(open_store(url))
    state = elsewhere.score_round(table.id, won_by_mira(10), tip(table))
    assert tables.state(table.id) == state
    tables.score_round(table.id, won_by_mira(5), tip(state))
    assert totals(elsewhere.state(table.id))[MIRA] == 15


def test_many_threads_that_save_at_once_lose_and_double_nothing(
    tables: Tables, table: TableState, url: str
) -> None:
    saved: list[str] = []
    other = Tables(open_store(url))

    def keep_scoring(service: Tables) -> None:
        for _ in range(10):
            while True:
                state = service.state(table.id)
                try:
                    after = service.score_round(table.id, won_by_mira(1), tip(state))
                except StaleRound:
                    continue
                saved.append(tip(after))
                break

    threads = [
        threading.Thread(target=keep_scoring, args=(service,))
        for service in (tables, tables, other, other)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    game = tables.state(table.id).game
    assert game is not None
    assert len(game.rounds) == len(saved) == 40
    assert game.totals[MIRA] == 40
    assert not game.aside


def test_undo_takes_back_the_last_change_and_redo_brings_it_back(
    tables: Tables, table: TableState
) -> None:
    saved = tables.score_round(table.id, won_by_mira(30), tip(table))
    assert totals(tables.undo(table.id))[MIRA] == 0
    assert totals(tables.redo(table.id)) == totals(saved)
    with pytest.raises(EventRefused):
        tables.redo(table.id)


def test_an_undo_meant_for_an_older_change_does_nothing(tables: Tables, table: TableState) -> None:
    first = tables.score_round(table.id, won_by_mira(30), tip(table))
    meant = first.undoable[-1].event
    tables.score_round(table.id, won_by_mira(5), tip(first))
    with pytest.raises(TableRefused):
        tables.undo(table.id, meant)
    assert totals(tables.state(table.id))[MIRA] == 35


def test_a_revision_that_changes_nothing_writes_nothing(tables: Tables, table: TableState) -> None:
    state = tables.score_round(table.id, won_by_mira(30), tip(table))
    before = len(tables.events(table.id))
    tables.revise_round(table.id, tip(state), won_by_mira(30))
    assert len(tables.events(table.id)) == before


def test_a_revision_below_the_target_reopens_the_game(tables: Tables, table: TableState) -> None:
    state = tables.score_round(table.id, won_by_mira(600), tip(table))
    assert state.game is not None
    assert state.game.ending is not None
    again = tables.revise_round(table.id, tip(state), won_by_mira(60))
    assert again.game is not None
    assert again.game.ending is None


def test_a_rematch_moves_the_deal_on_and_starts_at_zero(tables: Tables, table: TableState) -> None:
    with pytest.raises(TableRefused):
        tables.rematch(table.id)
    tables.score_round(table.id, won_by_mira(500), tip(table))
    state = tables.rematch(table.id)
    assert state.game is not None
    assert state.game.dealer == MIRA
    assert set(state.game.totals.values()) == {0}
    assert len(state.games) == 2


def test_what_is_refused_is_not_written(tables: Tables, table: TableState) -> None:
    before = tables.events(table.id)
    wrong = RoundEntry(out=MIRA, hands={MIRA: HandTally(cards={"7": 1})})
    with pytest.raises(RoundRefused):
        tables.score_round(table.id, wrong, tip(table))
    assert tables.events(table.id) == before


def test_subscribers_hear_of_their_table_only_until_they_unsubscribe(
    tables: Tables, table: TableState
) -> None:
    heard: list[str] = []
    stop = tables.changes.subscribe(table.id, heard.append)
    tables.changes.subscribe("another", heard.append)
    state = tables.score_round(table.id, won_by_mira(1), tip(table))
    assert heard == [table.id]
    stop()
    tables.score_round(table.id, won_by_mira(1), tip(state))
    assert heard == [table.id]


def test_a_table_that_is_not_here_is_refused(tables: Tables) -> None:
    with pytest.raises(TableRefused):
        tables.state("nowhere")


def test_the_tables_last_played_at_come_first(
    tables: Tables, table: TableState, rules: object
) -> None:
    from scorekeeper.domain.agreed import AgreedRules
    from tests.tables.conftest import PEOPLE

    assert isinstance(rules, AgreedRules)
    second = tables.open("Balcony", PEOPLE, TOM, rules)
    assert [state.id for state in tables.recent()] == [second.id, table.id]
    tables.score_round(table.id, won_by_mira(1), tip(table))
    assert [state.id for state in tables.recent()] == [table.id, second.id]


def test_a_reported_hand_is_there_after_a_restart(
    tables: Tables, table: TableState, store: EventStore
) -> None:
    tables.report_hand(table.id, OMA, typed(7), tip(table), by="Oma")
    again = Tables(store).state(table.id)
    assert again.reports[(tip(table), OMA)].hand == typed(7)
