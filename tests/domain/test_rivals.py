"""Two phones that enter a round after the same one: nothing is lost and a person decides."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.games import deciding_round
from scorekeeper.domain.actions.rounds import can_void_round, void_round
from scorekeeper.domain.fold import fold
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import (
    HandReported,
    RoundRevised,
    RoundVoided,
)
from tests.domain.builders import Sitting, classic, line, skipped, totals


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


def said_twice() -> tuple[Sitting, str, str]:
    """Two phones without a network that both kept score: the first round, its echo."""
    table = Sitting()
    other = table.on_another_phone()
    first, echo = table.round("anna", bert=10), other.round("anna", bert=10)
    table.merge(other)
    return table, first, echo


def test_the_very_same_round_on_two_phones_is_one_round() -> None:
    table, first, echo = said_twice()
    assert line(table.game) == [first]
    assert table.game.aside == ()
    assert totals(table.game) == {"anna": 10, "bert": 0, "cleo": 0}
    assert skipped(table.state) == {echo: "said-before"}


def test_what_follows_an_echo_follows_the_round_itself() -> None:
    table = Sitting()
    other = table.on_another_phone()
    first, second = table.round("anna", bert=10), table.round("bert", cleo=20)
    echoes = {other.round("anna", bert=10), other.round("bert", cleo=20)}
    third = other.round("cleo", anna=5)
    table.merge(other)
    assert line(table.game) == [first, second, third]
    assert table.game.aside == ()
    assert set(skipped(table.state)) == echoes


def test_a_round_after_an_echo_disputes_the_one_after_the_round_itself() -> None:
    table = Sitting()
    other = table.on_another_phone()
    first, second = table.round("anna", bert=10), table.round("bert", cleo=20)
    other.round("anna", bert=10)
    rival = other.round("cleo", anna=5)
    table.merge(other)
    assert line(table.game) == [first, second]
    assert table.game.rounds[1].rivals == (rival,)
    assert [waiting.number for waiting in table.game.waiting] == [2]


def test_a_round_corrected_on_one_phone_stays_one_round() -> None:
    table, first, _echo = said_twice()
    table.revise(first, "anna", bert=12)
    assert line(table.game) == [first]
    assert table.game.aside == ()
    assert totals(table.game) == {"anna": 12, "bert": 0, "cleo": 0}


def test_an_echo_that_was_corrected_is_a_rival_until_the_round_says_the_same() -> None:
    table = Sitting()
    other = table.on_another_phone()
    first, echo = table.round("anna", bert=10), other.round("anna", bert=10)
    other.revise(echo, "anna", bert=12)
    table.merge(other)
    assert table.game.rounds[0].rivals == (echo,)
    table.revise(first, "anna", bert=12)
    assert table.game.aside == ()
    assert line(table.game) == [first]


def test_a_voided_round_does_not_come_back_as_its_echo() -> None:
    table, first, _echo = said_twice()
    table.void(first)
    assert line(table.game) == [first]
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 0}


def test_undoing_a_round_leaves_what_the_other_phone_said() -> None:
    table, first, echo = said_twice()
    table.retract(first)
    assert line(table.game) == [echo]


def test_an_echo_is_nothing_to_undo() -> None:
    table, first, _echo = said_twice()
    assert [change.round for change in table.state.undoable] == [first]


def test_a_hand_reported_after_an_echo_is_there_for_the_round_to_come() -> None:
    table = Sitting()
    other = table.on_another_phone()
    first, echo = table.round("anna", bert=10), other.round("anna", bert=10)
    other.write(HandReported(game=other.game.id, after=echo, player="bert", hand=typed(7)))
    table.merge(other)
    assert table.state.reports[first, "bert"].hand == typed(7)


def test_a_deciding_round_agreed_after_an_echo_is_played() -> None:
    lowest = classic(20).model_copy(update={"scoring": "lowest-total-wins"})
    table = Sitting(rules=lowest)
    other = table.on_another_phone()
    for phone in (table, other):
        phone.round("anna", cleo=20)
    ended = other.game.ending
    assert ended is not None
    assert ended.winners == ("anna", "bert")
    other.add(deciding_round(other.state, other.pen))
    table.merge(other)
    assert table.game.ending is None
    assert table.game.players == ("anna", "bert")


rounds = st.lists(
    st.tuples(st.sampled_from(("anna", "bert", "cleo")), st.integers(0, 9), st.integers(0, 9)),
    max_size=8,
)


@given(rounds, rounds)
def test_an_evening_kept_on_two_phones_merges_without_a_dispute(
    both: list[tuple[str, int, int]], one_more: list[tuple[str, int, int]]
) -> None:
    table = Sitting()
    other = table.on_another_phone()
    for phone, played in ((table, both), (other, [*both, *one_more])):
        for out, *held in played:
            rest = [player for player in ("anna", "bert", "cleo") if player != out]
            phone.round(out, **dict(zip(rest, held, strict=True)))
    table.merge(other)
    assert totals(table.game) == totals(other.game)
    assert len(table.game.rounds) == len(other.game.rounds)
    assert table.game.waiting == ()
    assert fold(reversed(table.log)) == table.state
