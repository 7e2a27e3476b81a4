"""A table agrees how a matter is settled: from then on, until it agrees otherwise or undoes it."""

from dataclasses import replace

import pytest

from scorekeeper.domain.actions.history import redo
from scorekeeper.domain.actions.rulings import (
    RulingDraft,
    agree_ruling,
    can_agree_ruling,
    verify_agree_ruling,
    withdraw_ruling,
)
from scorekeeper.domain.actions.tables import close_table
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import MAX_RULING_TEXT, TableOpened
from scorekeeper.domain.refusals import RulingRefused, TableRefused
from tests.domain.builders import Sitting, pen, totals

STACKING = RulingDraft("stacking:draw-two:draw-two", "May I put a +2 on a +2?", "yes", "We stack.")


def agree(table: Sitting, draft: RulingDraft = STACKING) -> str:
    return table.add(agree_ruling(table.state, table.pen, draft))


def verdicts(table: Sitting) -> dict[str, str]:
    return {ruling.matter: ruling.verdict for ruling in table.state.rulings}


def test_a_ruling_is_there_with_who_decided_it_and_scores_nothing() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    event = agree(table)
    found = table.state.ruling_on("stacking:draw-two:draw-two")
    assert found is not None
    assert (found.id, found.verdict, found.by) == (event, "yes", "Anna")
    assert found.question == "May I put a +2 on a +2?"
    assert totals(table.game)["anna"] == 10
    assert table.state.ruling_on("jump-in") is None


def test_the_latest_ruling_on_a_matter_counts_and_stands_last() -> None:
    table = Sitting()
    agree(table)
    agree(table, RulingDraft("jump-in", "May I jump in?", "yes"))
    agree(table, replace(STACKING, verdict="no"))
    assert verdicts(table) == {"jump-in": "yes", "stacking:draw-two:draw-two": "no"}
    assert [ruling.matter for ruling in table.state.rulings][-1] == STACKING.matter


def test_a_ruling_that_was_changed_is_withdrawn_as_a_whole_and_brought_back_as_it_was() -> None:
    table = Sitting()
    agree(table)
    other = agree(table, RulingDraft("jump-in", "May I jump in?", "yes"))
    changed = agree(table, replace(STACKING, verdict="depends", answer="Gran decides."))
    events = withdraw_ruling(table.state, table.pen, changed)
    table.add(events)
    assert verdicts(table) == {"jump-in": "yes"}
    assert withdraw_ruling(table.state, table.pen, changed) == ()
    table.add(redo(table.state, table.pen))
    assert verdicts(table) == {"jump-in": "yes", STACKING.matter: "depends"}
    # What was one tap is brought back by one: there is nothing left to bring back.
    assert table.state.redoable == ()
    table.undo()
    assert verdicts(table) == {"jump-in": "yes", STACKING.matter: "yes"}
    table.redo()
    table.add(withdraw_ruling(table.state, table.pen, other))
    assert verdicts(table) == {STACKING.matter: "depends"}


def test_the_same_ruling_once_more_writes_nothing() -> None:
    table = Sitting()
    agree(table)
    assert agree_ruling(table.state, table.pen, STACKING) == ()
    somebody_else = replace(table.pen, by="Bert")
    assert agree_ruling(table.state, somebody_else, STACKING) != ()


def test_undo_takes_a_ruling_back_and_the_one_before_counts_again() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    agree(table)
    agree(table, replace(STACKING, verdict="no"))
    table.undo()
    assert verdicts(table) == {STACKING.matter: "yes"}
    table.undo()
    assert verdicts(table) == {}
    assert totals(table.game)["anna"] == 10
    # Taken back one by one, they come back one by one.
    table.redo()
    assert verdicts(table) == {STACKING.matter: "yes"}
    table.redo()
    assert verdicts(table) == {STACKING.matter: "no"}


def test_a_round_can_be_undone_after_the_ruling_agreed_on_since() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    ruling = agree(table)
    assert table.state.undoable[-1].event == ruling
    table.retract(table.state.undoable[-2].event)
    assert totals(table.game)["anna"] == 0
    assert verdicts(table) == {STACKING.matter: "yes"}


def test_rulings_of_two_phones_are_joined_and_the_later_one_counts() -> None:
    table = Sitting()
    other = table.on_another_phone()
    agree(table)
    agree(other, replace(STACKING, verdict="no"))
    agree(other, RulingDraft("jump-in", "May I jump in?", "no"))
    assert verdicts(table.merge(other)) == {STACKING.matter: "no", "jump-in": "no"}


def test_a_closed_table_agrees_on_nothing_more() -> None:
    table = Sitting()
    table.add(close_table(table.state, table.pen))
    with pytest.raises(TableRefused) as refused:
        verify_agree_ruling(table.state, STACKING)
    assert refused.value.key == "table-closed"
    with pytest.raises(TableRefused):
        verify_agree_ruling(fold(()), STACKING)


def test_a_table_without_a_game_may_agree() -> None:
    events = pen(0).write(TableOpened(name="Kitchen"))
    assert can_agree_ruling(fold(events), STACKING)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"matter": ""}, "ruling-matter-unclear"),
        ({"matter": "Stacking!"}, "ruling-matter-unclear"),
        ({"matter": "x" * 121}, "ruling-matter-unclear"),
        ({"question": " \n "}, "ruling-question-empty"),
        ({"question": "x" * (MAX_RULING_TEXT + 1)}, "ruling-too-long"),
        ({"question": "x" * 1_000_000}, "ruling-too-long"),
        ({"answer": "x" * (MAX_RULING_TEXT + 1)}, "ruling-too-long"),
        ({"verdict": "value"}, "ruling-value-missing"),
        ({"verdict": "value", "value": -1}, "ruling-value-range"),
        ({"verdict": "value", "value": 10_001}, "ruling-value-range"),
        ({"verdict": "depends", "answer": ""}, "ruling-answer-empty"),
        ({"verdict": "explain", "answer": " "}, "ruling-answer-empty"),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_on_is_refused(changes: dict[str, object], key: str) -> None:
    table = Sitting()
    wrong = replace(STACKING, **changes)  # type: ignore[arg-type]
    with pytest.raises(RulingRefused) as refused:
        agree_ruling(table.state, table.pen, wrong)
    assert refused.value.key == key
    assert not can_agree_ruling(table.state, wrong)


def test_texts_are_tidied_and_a_number_is_kept_with_a_number_only() -> None:
    table = Sitting()
    agree(table, replace(STACKING, question="  How\nmany?\u202e ", verdict="value", value=7))
    agree(table, RulingDraft("jump-in", "May I?", "yes", value=3))
    first, second = table.state.rulings
    assert (first.question, first.value) == ("How many?", 7)
    assert second.value is None
