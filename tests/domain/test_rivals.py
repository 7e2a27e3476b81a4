"""Two phones that enter a round after the same one: nothing is lost and a person decides."""

from scorekeeper.domain.actions.rounds import can_void_round, void_round
from scorekeeper.domain.fold import fold
from scorekeeper.domain.payloads import RoundRevised, RoundVoided
from tests.domain.builders import Sitting, line, skipped, totals


def disputed() -> tuple[Sitting, str, str, str]:
    """A table after one round, with two different second rounds: first, counting, rival."""
    table = Sitting()
    first = table.round("anna", bert=10)
    other = table.on_another_phone()
    counting = table.round("bert", cleo=20)
    rival = other.round("cleo", anna=40)
    table.merge(other)
    return table, first, counting, rival


def test_both_rival_rounds_are_kept_and_the_first_in_order_counts() -> None:
    table, first, counting, rival = disputed()
    assert line(table.game) == [first, counting]
    assert table.game.rounds[1].rivals == (rival,)
    assert table.game.aside == (rival,)
    assert totals(table.game) == {"anna": 10, "bert": 20, "cleo": 0}
    assert skipped(table.state) == {}


def test_both_phones_see_the_same_dispute() -> None:
    table, *_ = disputed()
    assert fold(reversed(table.log)) == table.state


def test_voiding_the_round_that_counts_lets_the_rival_count() -> None:
    table, first, counting, rival = disputed()
    table.void(counting)
    assert line(table.game) == [first, counting, rival]
    assert table.game.aside == ()
    assert table.game.rounds[2].rivals == ()
    assert totals(table.game) == {"anna": 10, "bert": 0, "cleo": 40}


def test_a_person_may_also_void_the_rival_that_stands_aside() -> None:
    table, _first, _counting, rival = disputed()
    assert can_void_round(table.state, rival)
    table.add(void_round(table.state, table.pen, rival))
    assert table.game.aside == ()
    assert totals(table.game) == {"anna": 10, "bert": 20, "cleo": 0}


def test_voiding_the_rival_ends_the_dispute_and_renumbers_nothing() -> None:
    table, first, counting, rival = disputed()
    before = {played.id: played.number for played in table.game.rounds}
    table.write(RoundVoided(round=rival))
    assert table.game.aside == ()
    assert table.game.rounds[1].rivals == ()
    after = {played.id: played.number for played in table.game.rounds}
    assert (after[first], after[counting]) == (before[first], before[counting])


def test_undoing_the_rival_ends_the_dispute() -> None:
    table, first, counting, rival = disputed()
    table.retract(rival)
    assert line(table.game) == [first, counting]
    assert table.game.aside == ()


def test_moving_the_rival_to_the_end_keeps_both() -> None:
    table, first, counting, rival = disputed()
    table.write(RoundRevised(round=rival, after=counting))
    assert line(table.game) == [first, counting, rival]
    assert table.game.aside == ()
    assert totals(table.game) == {"anna": 10, "bert": 20, "cleo": 40}


def test_play_goes_on_while_a_dispute_is_open() -> None:
    table, first, counting, rival = disputed()
    third = table.round("anna", bert=5)
    assert line(table.game) == [first, counting, third]
    assert table.game.aside == (rival,)


def test_a_rival_bears_the_number_of_the_round_it_disputes() -> None:
    table, _first, counting, rival = disputed()
    table.round("anna", bert=5)
    numbers = {one.id: one.number for one in (*table.game.rounds, *table.game.waiting)}
    assert numbers[rival] == numbers[counting] == 2


def test_rivals_entered_after_the_end_are_skipped_like_any_round_after_the_end() -> None:
    table = Sitting()
    end = table.round("anna", bert=500)
    other = table.on_another_phone()
    late = table.round_after(end, "bert", cleo=20)
    later = other.round_after(end, "cleo", anna=40)
    table.merge(other)
    assert table.game.aside == ()
    assert skipped(table.state) == {late: "game-over", later: "game-over"}


def test_rounds_that_follow_the_rival_wait_beside_it() -> None:
    table = Sitting()
    other = table.on_another_phone()
    counting = table.round("bert", cleo=20)
    rival, next_there = other.round("cleo", anna=40), other.round("anna", bert=5)
    table.merge(other)
    assert line(table.game) == [counting]
    assert table.game.aside == (rival, next_there)
    table.void(counting)
    assert line(table.game) == [counting, rival, next_there]
    assert totals(table.game) == {"anna": 5, "bert": 0, "cleo": 40}


def test_a_round_after_a_rival_waits_also_when_the_round_between_was_undone() -> None:
    table = Sitting()
    other = table.on_another_phone()
    table.round("bert", cleo=20)
    rival, undone, after_it = (other.round("cleo", anna=points) for points in (40, 1, 5))
    other.retract(undone)
    table.merge(other)
    assert table.game.ending is None
    assert table.game.aside == (rival, after_it)
    assert [waiting.number for waiting in table.game.waiting] == [1, 2]
    assert skipped(table.state) == {}


def test_a_voided_round_after_a_rival_is_not_lost() -> None:
    table = Sitting()
    other = table.on_another_phone()
    table.round("bert", cleo=20)
    other.round("cleo", anna=40)
    voided = other.round("anna", bert=5)
    other.void(voided)
    table.merge(other)
    assert voided in {*line(table.game), *table.game.aside, *skipped(table.state)}


def test_three_phones_make_two_rivals() -> None:
    table = Sitting()
    second, third = (table.on_another_phone(f"phone-{name}") for name in "bc")
    counting = table.round("anna", bert=1)
    rivals = (second.round("bert", cleo=2), third.round("cleo", anna=4))
    table.merge(second).merge(third)
    assert line(table.game) == [counting]
    assert table.game.rounds[0].rivals == rivals
    assert table.game.aside == rivals


def test_the_same_round_entered_on_two_phones_counts_once() -> None:
    table = Sitting()
    other = table.on_another_phone()
    table.round("anna", bert=1)
    other.round("anna", bert=1)
    table.merge(other)
    assert totals(table.game) == {"anna": 1, "bert": 0, "cleo": 0}


def test_a_round_voided_on_both_phones_is_voided_once() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    other = table.on_another_phone()
    table.void(first)
    second_void = other.void(first)
    table.merge(other)
    assert skipped(table.state) == {second_void: "already-voided"}
    assert totals(table.game)["anna"] == 0


def test_a_round_scored_after_one_that_another_phone_undid_still_counts() -> None:
    table = Sitting()
    table.round("anna", bert=10)
    other = table.on_another_phone()
    table.undo()
    second = other.round("bert", cleo=20)
    table.merge(other)
    assert line(table.game) == [second]
    assert totals(table.game) == {"anna": 0, "bert": 20, "cleo": 0}
