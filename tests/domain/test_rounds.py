"""Scoring, revising and voiding rounds, and how a game ends."""

import pytest

from scorekeeper.domain.actions.rounds import (
    can_score_round,
    can_void_round,
    revise_round,
    score_round,
    verify_revise_round,
    verify_score_round,
    verify_void_round,
)
from scorekeeper.domain.actions.tables import close_table
from scorekeeper.domain.payloads import RoundRevised, RoundScored
from scorekeeper.domain.refusals import Refusal, RoundRefused, StaleRound, TableRefused
from scorekeeper.domain.state import Notice, Termination
from tests.domain.builders import Sitting, classic, entry, line, skipped, totals


def refusal(table: Sitting, out: str, **held: int) -> Refusal:
    with pytest.raises(RoundRefused) as refused:
        verify_score_round(table.state, entry(out, **held), table.game.tip)
    assert not can_score_round(table.state, entry(out, **held), table.game.tip)
    return refused.value


def test_a_game_goes_on_below_the_target_and_ends_when_it_is_reached() -> None:
    table = Sitting()
    table.round("anna", bert=499)
    assert table.game.ending is None
    last = table.round("anna", bert=1)
    ending = table.game.ending
    assert ending is not None
    assert (ending.termination, ending.winners, ending.round) == (
        Termination.TARGET_REACHED,
        ("anna",),
        last,
    )


def test_a_game_ends_when_the_target_is_passed() -> None:
    table = Sitting()
    table.round("bert", anna=501)
    ending = table.game.ending
    assert ending is not None
    assert ending.winners == ("bert",)


def test_no_round_can_be_scored_when_the_game_is_over() -> None:
    table = Sitting()
    table.round("anna", bert=500)
    with pytest.raises(TableRefused) as refused:
        verify_score_round(table.state, entry("anna", bert=1, cleo=1), table.game.tip)
    assert refused.value.key == "game-over"


def test_rounds_after_the_end_are_skipped_with_a_reason() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    late = table.round_after(end, "bert", anna=600)
    assert line(table.game) == [end]
    assert skipped(table.state) == {late: "game-over"}
    assert totals(table.game) == {"anna": 500, "bert": 0, "cleo": 0}


def test_revising_the_last_round_reopens_an_ended_game() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    table.revise(end, "anna", bert=50)
    assert table.game.ending is None
    table.round("bert", cleo=1)
    assert totals(table.game) == {"anna": 50, "bert": 1, "cleo": 0}


def test_revising_an_old_round_can_end_the_game_there_and_undo_gives_the_rest_back() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    second = table.round("bert", anna=20)
    table.revise(first, "anna", bert=500)
    assert line(table.game) == [first]
    assert skipped(table.state) == {second: "game-over"}
    table.undo()
    assert line(table.game) == [first, second]


def test_voiding_the_last_round_reopens_an_ended_game() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    table.void(end)
    assert table.game.ending is None
    assert totals(table.game)["anna"] == 0


def test_a_voided_round_keeps_its_number_and_its_place() -> None:
    table = Sitting()
    ids = [table.round("anna", bert=points) for points in (1, 2, 4)]
    table.void(ids[1])
    assert line(table.game) == ids
    assert [played.number for played in table.game.rounds] == [1, 2, 3]
    assert [played.voided for played in table.game.rounds] == [False, True, False]
    assert [played.totals["anna"] for played in table.game.rounds] == [1, 1, 5]
    assert table.game.played == 2
    assert table.game.next_number == 4


def test_voided_neighbours_keep_their_order_also_when_one_was_moved_before_the_other() -> None:
    table = Sitting()
    first, second = (table.round("anna", bert=points) for points in (1, 2))
    third = table.round("anna", bert=4)
    table.write(RoundRevised(round=second, after=table.game.id))
    table.write(RoundRevised(round=first, after=second))
    table.write(RoundRevised(round=third, after=first))
    assert line(table.game) == [second, first, third]
    table.void(second)
    table.void(first)
    assert line(table.game) == [second, first, third]


def test_all_rounds_may_be_voided_and_play_goes_on() -> None:
    table = Sitting()
    first, second = table.round("anna", bert=1), table.round("bert", anna=2)
    table.void(second)
    table.void(first)
    third = table.round("cleo", anna=4)
    assert line(table.game) == [first, second, third]
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 4}


def test_a_retracted_round_leaves_no_gap() -> None:
    table = Sitting()
    ids = [table.round("anna", bert=points) for points in (1, 2, 4)]
    table.retract(ids[0])
    assert line(table.game) == ids[1:]
    assert [played.number for played in table.game.rounds] == [1, 2]
    assert totals(table.game)["anna"] == 6


def test_a_voided_round_can_be_neither_voided_nor_revised() -> None:
    table = Sitting()
    first = table.round("anna", bert=1)
    table.void(first)
    with pytest.raises(RoundRefused) as again:
        verify_void_round(table.state, first)
    assert (again.value.key, again.value.params) == ("round-voided", {"number": 1})
    with pytest.raises(RoundRefused) as revised:
        verify_revise_round(table.state, first, entry("anna", bert=2, cleo=0))
    assert revised.value.key == "round-voided"
    assert not can_void_round(table.state, first)


def test_a_revision_keeps_old_and_new_and_who_made_it() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    change = table.revise(first, "bert", anna=30)
    (revision,) = table.game.rounds[0].revisions
    assert revision.before == entry("anna", bert=10, cleo=0)
    assert revision.after == entry("bert", anna=30, cleo=0)
    assert (revision.by, revision.event) == ("Anna", change)
    assert totals(table.game) == {"anna": 0, "bert": 30, "cleo": 0}


def test_revisions_add_up_and_the_last_counts() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    for points in (20, 30):
        table.revise(first, "anna", bert=points)
    assert len(table.game.rounds[0].revisions) == 2
    assert totals(table.game)["anna"] == 30
    table.undo()
    assert totals(table.game)["anna"] == 20


def test_a_revision_that_changes_nothing_writes_nothing() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    same = entry("anna", bert=10, cleo=0)
    assert revise_round(table.state, table.pen, first, same) == ()


def test_a_stale_round_is_refused_with_the_number_of_the_round_entered_meanwhile() -> None:
    table = Sitting()
    seen = table.game.tip
    table.round("anna", bert=1)
    with pytest.raises(StaleRound) as stale:
        score_round(table.state, table.pen, entry("bert", anna=2, cleo=3), seen)
    assert (stale.value.key, stale.value.params) == ("round-stale", {"number": 1})


def test_a_round_entered_after_a_round_that_was_undone_is_stale() -> None:
    table = Sitting()
    seen = table.round("anna", bert=1)
    table.undo()
    with pytest.raises(StaleRound):
        verify_score_round(table.state, entry("bert", anna=2, cleo=3), seen)


def test_the_winner_holds_no_cards() -> None:
    refused = refusal(Sitting(), "anna", anna=5, bert=1, cleo=1)
    assert (refused.key, refused.params) == ("round-winner-has-cards", {"name": "Anna"})


def test_a_missing_hand_is_named() -> None:
    refused = refusal(Sitting(), "anna", bert=1)
    assert (refused.key, refused.params) == ("round-hand-missing", {"name": "Cleo"})


def test_a_hand_of_somebody_not_playing_is_refused() -> None:
    assert refusal(Sitting(), "anna", bert=1, cleo=1, dora=1).key == "round-hand-not-playing"


def test_a_stranger_cannot_go_out() -> None:
    refused = refusal(Sitting(), "dora", anna=1, bert=1, cleo=1)
    assert (refused.key, refused.params) == ("round-out-not-playing", {"name": "dora"})


def test_an_unknown_round_can_be_neither_revised_nor_voided() -> None:
    table = Sitting()
    with pytest.raises(RoundRefused, match="round-unknown"):
        verify_void_round(table.state, "no-such-round")
    with pytest.raises(RoundRefused, match="round-unknown"):
        verify_revise_round(table.state, "no-such-round", entry("anna", bert=1, cleo=1))


def test_no_round_can_be_scored_at_a_closed_table() -> None:
    table = Sitting()
    closing = table.add(close_table(table.state, table.pen))
    assert not can_score_round(table.state, entry("anna", bert=1, cleo=1), table.game.tip)
    table.retract(closing)
    assert can_score_round(table.state, entry("anna", bert=1, cleo=1), table.game.tip)


def test_a_round_from_elsewhere_that_misses_a_hand_counts_with_a_notice() -> None:
    table = Sitting()
    table.write(
        RoundScored(
            game=table.game.id, after=table.game.tip, entry=entry("anna", anna=7, bert=1, dora=9)
        )
    )
    (played,) = table.game.rounds
    assert played.notices == (Notice.HAND_MISSING, Notice.HAND_IGNORED)
    assert played.points == {"anna": 1}


def test_a_round_won_by_a_stranger_is_skipped() -> None:
    table = Sitting()
    odd = table.write(
        RoundScored(game=table.game.id, after=table.game.tip, entry=entry("dora", anna=1))
    )
    assert skipped(table.state) == {odd: "player-unknown"}
    assert table.game.rounds == ()


def test_a_revision_without_an_entry_or_a_place_is_not_offered_for_undo() -> None:
    table = Sitting()
    first = table.round("anna", bert=1)
    table.write(RoundRevised(round=first))
    assert [change.event for change in table.state.undoable] == [first]


def test_rounds_moved_into_a_circle_are_skipped_not_lost() -> None:
    table = Sitting()
    first, second, third = (table.round("anna", bert=points) for points in (1, 2, 4))
    table.write(RoundRevised(round=second, after=third))
    assert line(table.game) == [first]
    assert skipped(table.state) == {second: "round-detached", third: "round-detached"}
    table.undo()
    assert line(table.game) == [first, second, third]


def test_the_target_of_one_point_ends_with_the_first_point() -> None:
    table = Sitting(2, rules=classic(target=1))
    table.round("anna", bert=0)
    assert table.game.ending is None
    table.round("anna", bert=1)
    assert table.game.ending is not None
