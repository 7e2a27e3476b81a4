"""Rulings agreed at a table, against a real database."""

import pytest

from scorekeeper.domain.actions.rulings import RulingDraft
from scorekeeper.domain.refusals import RulingRefused, TableRefused
from scorekeeper.domain.state import TableState
from scorekeeper.storage import open_store
from scorekeeper.tables.service import Tables

STACKING = RulingDraft("stacking:draw-two", "May I put a +2 on a +2?", "yes", "We stack.")


def test_a_ruling_is_there_after_a_restart_with_who_decided_it(
    tables: Tables, table: TableState, url: str
) -> None:
    tables.agree_ruling(table.id, STACKING, by="Mira")
    (again,) = Tables(open_store(url)).state(table.id).rulings
    assert (again.matter, again.verdict, again.by) == ("stacking:draw-two", "yes", "Mira")


def test_a_ruling_taken_back_is_gone_and_undo_takes_back_the_last_one(
    tables: Tables, table: TableState
) -> None:
    state = tables.agree_ruling(table.id, STACKING)
    assert tables.retract(table.id, state.rulings[0].id).rulings == ()
    tables.agree_ruling(table.id, STACKING)
    assert tables.undo(table.id).rulings == ()
    assert len(tables.redo(table.id).rulings) == 1


def test_an_agreement_changes_no_score(tables: Tables, table: TableState) -> None:
    state = tables.agree_ruling(table.id, STACKING)
    assert tables.preview_undo(table.id, state.rulings[0].id).games == ()


def test_what_cannot_be_agreed_on_writes_nothing(tables: Tables, table: TableState) -> None:
    before = tables.events(table.id)
    with pytest.raises(RulingRefused):
        tables.agree_ruling(table.id, RulingDraft("stacking", " ", "yes"))
    with pytest.raises(TableRefused):
        tables.agree_ruling("nowhere", STACKING)
    assert tables.events(table.id) == before
