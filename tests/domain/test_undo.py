"""Undo and redo: the last change of the score out, and in again."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorekeeper.domain.actions.history import (
    can_redo,
    can_undo,
    redo,
    undo,
    verify_redo,
    verify_undo,
)
from scorekeeper.domain.events import Event, Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import (
    DecidingRoundAgreed,
    Retracted,
    RulingAgreed,
)
from scorekeeper.domain.refusals import EventRefused
from scorekeeper.domain.state import RoundState
from tests.domain.builders import Sitting, line, pen, totals
from tests.domain.nonsense import in_force, in_order, later, logs, meaning

log = logs()


def next_pen(log: list[Event]) -> Pen:
    return pen(max(event.lamport for event in log) + 1, "phone-c")


@given(log)
def test_undo_then_redo_restores_the_table(log: list[Event]) -> None:
    before = fold(log)
    assume(before.undoable)
    change = before.undoable[-1]
    undone = [*log, *later(log, Retracted(event=change.event))]
    assert change not in fold(undone).undoable
    assert verify_redo(fold(undone)) == change
    after = fold([*undone, *redo(fold(undone), next_pen(undone))])
    assert meaning(after) == meaning(before)
    assert set(after.undoable) == set(before.undoable)


@given(log)
def test_only_changes_in_force_can_be_undone(log: list[Event]) -> None:
    counts = in_force(log)
    assert [change for change in fold(log).undoable if change.event not in counts] == []


@given(log)
def test_undo_names_a_round_or_game_that_is_there(log: list[Event]) -> None:
    state = fold(log)
    there = {game.id for game in state.games}
    there |= {played.id for game in state.games for played in game.rounds}
    there |= {aside for game in state.games for aside in game.aside}
    there |= {skip.event for skip in state.skipped}
    alone = DecidingRoundAgreed | RulingAgreed
    there |= {event.id for event in log if isinstance(event.payload, alone)}
    assert [change for change in state.undoable if change.round not in there] == []


@given(log, st.lists(st.sampled_from(("undo", "redo", "retract")), min_size=4, max_size=12))
def test_undo_and_redo_do_what_they_say_however_they_are_mixed(
    log: list[Event], steps: list[str]
) -> None:
    assume(log)
    for step in steps:
        state = fold(log)
        if step == "undo" and can_undo(state):
            change = verify_undo(state)
            assert change.event in in_force(log)
            log = [*log, *undo(state, next_pen(log))]
            assert change.event not in in_force(log)
        elif step == "redo" and can_redo(state):
            change = verify_redo(state)
            assert change.event not in in_force(log)
            log = [*log, *redo(state, next_pen(log))]
            assert change.event in in_force(log)
        elif step == "retract":
            log = [*log, *later(log, Retracted(event=in_order(log)[-1].id))]


def test_undo_takes_back_changes_last_first() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.round("bert", cleo=20)
    table.revise(first, "anna", bert=30)
    assert totals(table.game) == {"anna": 30, "bert": 20, "cleo": 0}
    table.undo()
    assert totals(table.game) == {"anna": 10, "bert": 20, "cleo": 0}
    table.undo()
    assert totals(table.game) == {"anna": 10, "bert": 0, "cleo": 0}
    table.undo()
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 0}
    assert not can_undo(table.state)


def test_redo_brings_back_in_the_order_of_undoing_backwards() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    second = table.round("bert", cleo=20)
    before = table.state
    table.undo()
    table.undo()
    table.redo()
    assert line(table.game) == [first]
    table.redo()
    assert line(table.game) == [first, second]
    assert meaning(table.state) == meaning(before)
    assert table.state.undoable == before.undoable
    assert not can_redo(table.state)


def test_undo_and_redo_of_one_round_can_go_on_for_ever() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    for _ in range(5):
        table.undo()
        assert line(table.game) == []
        assert not can_undo(table.state)
        table.redo()
        assert totals(table.game)["anna"] == 10
        assert not can_redo(table.state)


def test_a_new_round_ends_redoing() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.undo()
    table.round("bert", cleo=5)
    assert not can_redo(table.state)


def test_undoing_a_void_lets_the_round_count_again() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.void(first)
    table.undo()
    assert totals(table.game)["anna"] == 10
    table.redo()
    assert totals(table.game)["anna"] == 0


def test_nothing_to_undo_or_redo_is_refused() -> None:
    table = Sitting()
    with pytest.raises(EventRefused) as nothing_done:
        undo(table.state, table.pen)
    assert nothing_done.value.key == "undo-nothing"
    with pytest.raises(EventRefused) as nothing_undone:
        redo(table.state, table.pen)
    assert nothing_undone.value.key == "redo-nothing"


def test_the_first_game_cannot_be_undone() -> None:
    assert not can_undo(Sitting().state)


def test_an_undone_rematch_can_be_redone() -> None:
    table = Sitting()
    table.round("anna", bert=500)
    second_game = table.rematch()
    table.undo()
    assert table.game.id != second_game
    assert can_redo(table.state)
    table.redo()
    assert table.game.id == second_game


def test_two_phones_that_both_undo_the_same_round_can_still_redo_it() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    other = table.on_another_phone()
    table.undo()
    other.undo()
    table.merge(other)
    assert totals(table.game)["anna"] == 0
    table.redo()
    assert totals(table.game)["anna"] == 10


def test_a_redo_that_somebody_retracts_is_an_undo() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.undo()
    redone = table.redo()
    table.retract(redone)
    assert totals(table.game)["anna"] == 0
    assert not can_undo(table.state)
    assert can_redo(table.state)


def test_a_change_of_a_round_that_another_phone_undid_is_not_offered_for_undo() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    other = table.on_another_phone()
    table.undo()
    other.revise(first, "anna", bert=20)
    table.merge(other)
    assert line(table.game) == []
    assert not can_undo(table.state)


def test_a_retracted_retraction_of_an_old_round_puts_it_back_in_its_place() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    second = table.round("bert", cleo=20)
    before = table.state
    retraction = table.retract(first)
    assert line(table.game) == [second]
    table.retract(retraction)
    assert line(table.game) == [first, second]
    assert meaning(table.state) == meaning(before)


def test_the_round_that_a_redo_brings_back_is_known_with_its_place_and_its_points() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    table.round("bert", cleo=20)
    before = table.game.rounds[-1]
    table.undo()
    undone = table.state.undone
    assert isinstance(undone, RoundState)
    assert (undone.id, undone.number, undone.points) == (before.id, 2, {"bert": 20})
    table.redo()
    assert table.state.undone is None


@given(log)
def test_what_a_redo_brings_back_is_there_once_it_is_redone(log: list[Event]) -> None:
    state = fold(log)
    undone = state.undone
    assume(undone is not None)
    after = fold([*log, *redo(state, next_pen(log))])
    if isinstance(undone, RoundState):
        found = after.find_round(undone.id)
        # A round may come back as one that was said before, or after the end of its game.
        there = {skip.event for skip in after.skipped}
        assert found is not None or undone.id in there
    elif undone is not None:
        revisions = {
            revision.event
            for game in after.games
            for played in (*game.rounds, *game.waiting)
            for revision in played.revisions
        }
        assert undone.event in revisions | {skip.event for skip in after.skipped}
