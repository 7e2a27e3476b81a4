"""What was entered for the wrong player: two hands swapped, a knock-out moved."""

from typing import get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorekeeper.domain.actions.corrections import (
    begun_knock_out,
    can_begin_moving_knock_out,
    can_move_knock_out,
    can_restore_round,
    can_swap_hands,
    move_knock_out,
    restore_round,
    swap_hands,
    verify_move_knock_out,
    verify_swap_hands,
)
from scorekeeper.domain.actions.rounds import score_round
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import RoundRefused
from scorekeeper.domain.state import RoundState
from scorekeeper.domain.variants import Formation
from tests.domain.builders import PLAYERS, Sitting, no_mercy, together, totals

HELD = {"bert": typed(10), "cleo": typed(20), "dora": typed(30)}


def a_round(
    rules: AgreedRules | None = None,
    hands: dict[str, HandTally] = HELD,
    knocked_out: dict[str, str | None] | None = None,
    *,
    last_standing: bool = False,
) -> tuple[Sitting, str]:
    """A table of four where Anna has just gone out; the round's id."""
    table = Sitting(4, rules=rules or no_mercy())
    entry = RoundEntry("anna", hands, knocked_out or {}, last_standing)
    return table, table.add(score_round(table.state, table.pen, entry, table.game.tip))


def played(table: Sitting) -> RoundState:
    return table.game.rounds[-1]


def swap(table: Sitting, round_id: str, one: str, other: str) -> RoundEntry:
    table.add(swap_hands(table.state, table.pen, round_id, one, other))
    return played(table).entry


def move(table: Sitting, round_id: str, victim: str, to: str) -> RoundEntry:
    table.add(move_knock_out(table.state, table.pen, round_id, victim, to))
    return played(table).entry


def test_two_hands_entered_the_wrong_way_round_are_swapped_in_one_step() -> None:
    table, first = a_round(no_mercy(scoring="lowest-total-wins"))
    events = len(table.log)
    entry = swap(table, first, "bert", "dora")
    assert entry.hands == {"bert": typed(30), "cleo": typed(20), "dora": typed(10)}
    assert totals(table.game) == {"anna": 0, "bert": 30, "cleo": 20, "dora": 10}
    assert len(table.log) == events + 1
    table.undo()
    assert played(table).entry.hands == HELD


def test_a_knock_out_moves_along_with_the_hand() -> None:
    table, first = a_round(knocked_out={"bert": "dora"})
    entry = swap(table, first, "bert", "cleo")
    assert entry.knocked_out == {"cleo": "dora"}
    assert entry.hands == {"bert": typed(20), "cleo": typed(10), "dora": typed(30)}
    assert totals(table.game)["anna"] == 250 + 20 + 30


def test_a_knock_out_without_a_hand_leaves_no_hand_behind() -> None:
    table, first = a_round(hands={"cleo": typed(20), "dora": typed(30)}, knocked_out={"bert": None})
    entry = swap(table, first, "cleo", "bert")
    assert entry.hands == {"bert": typed(20), "dora": typed(30)}
    assert entry.knocked_out == {"cleo": None}


def test_where_the_other_one_had_caused_the_knock_out_the_two_change_places() -> None:
    table, first = a_round(no_mercy(knock_out_to="cause"), knocked_out={"bert": "cleo"})
    assert swap(table, first, "bert", "cleo").knocked_out == {"cleo": "bert"}
    assert totals(table.game)["bert"] == 250


def test_equal_hands_need_no_event() -> None:
    table, first = a_round(hands=dict.fromkeys(HELD, typed(7)))
    assert swap_hands(table.state, table.pen, first, "bert", "cleo") == ()


def test_partners_and_opponents_may_have_each_others_hands() -> None:
    table, first = a_round(together("partners"))
    assert totals(table.game)["anna"] == 40
    swap(table, first, "bert", "cleo")
    assert totals(table.game)["anna"] == 50


@pytest.mark.parametrize(
    ("one", "other", "key", "name"),
    [
        ("anna", "bert", "swap-went-out", "Anna"),
        ("bert", "anna", "swap-went-out", "Anna"),
        ("bert", "bert", "swap-same-player", None),
        ("bert", "emil", "swap-not-playing", "emil"),
    ],
)
def test_hands_that_cannot_be_swapped_are_refused_with_the_reason(
    one: str, other: str, key: str, name: str | None
) -> None:
    table, first = a_round()
    with pytest.raises(RoundRefused) as refused:
        verify_swap_hands(table.state, first, one, other)
    assert (refused.value.key, refused.value.params.get("name")) == (key, name)
    assert not can_swap_hands(table.state, first, one, other)


def test_an_opponent_cannot_be_left_with_the_partners_hand_that_was_never_entered() -> None:
    table, first = a_round(together("partners"), {"bert": typed(10), "dora": typed(30)})
    with pytest.raises(RoundRefused, match="round-hand-missing"):
        verify_swap_hands(table.state, first, "bert", "cleo")
    assert can_swap_hands(table.state, first, "bert", "dora")


@pytest.mark.parametrize("verify", [verify_swap_hands, verify_move_knock_out])
def test_in_a_round_that_is_voided_or_unknown_nothing_is_put_right(verify: object) -> None:
    table, first = a_round(knocked_out={"bert": None})
    with pytest.raises(RoundRefused, match="round-unknown"):
        verify(table.state, "no-such-round", "bert", "cleo")  # type: ignore[operator]
    table.void(first)
    with pytest.raises(RoundRefused, match="round-voided"):
        verify(table.state, first, "bert", "cleo")  # type: ignore[operator]


def test_a_knock_out_entered_for_the_wrong_player_is_moved_and_the_hands_stay() -> None:
    table, first = a_round(knocked_out={"bert": "dora"})
    entry = move(table, first, "bert", "cleo")
    assert (entry.knocked_out, entry.hands) == ({"cleo": "dora"}, HELD)
    assert totals(table.game)["anna"] == 250 + 10 + 30
    table.undo()
    assert played(table).entry.knocked_out == {"bert": "dora"}


def test_a_knock_out_moved_to_whoever_caused_it_was_caused_by_the_first() -> None:
    table, first = a_round(knocked_out={"bert": "cleo"})
    assert move(table, first, "bert", "cleo").knocked_out == {"cleo": "bert"}


@pytest.mark.parametrize(
    ("victim", "to", "key"),
    [
        ("cleo", "dora", "swap-not-knocked-out"),
        ("bert", "bert", "swap-same-player"),
        ("bert", "emil", "swap-not-playing"),
        ("bert", "anna", "round-winner-knocked-out"),
    ],
)
def test_a_knock_out_that_cannot_be_moved_is_refused_with_the_reason(
    victim: str, to: str, key: str
) -> None:
    table, first = a_round(knocked_out={"bert": "dora"})
    with pytest.raises(RoundRefused) as refused:
        verify_move_knock_out(table.state, first, victim, to)
    assert refused.value.key == key
    assert not can_move_knock_out(table.state, first, victim, to)


def test_a_knock_out_cannot_be_moved_to_somebody_knocked_out_too() -> None:
    table, first = a_round(knocked_out={"bert": None, "cleo": None})
    with pytest.raises(RoundRefused, match="swap-already-knocked-out"):
        verify_move_knock_out(table.state, first, "bert", "cleo")


def test_whoever_was_not_knocked_out_after_all_needs_a_hand() -> None:
    table, first = a_round(hands={"cleo": typed(20), "dora": typed(30)}, knocked_out={"bert": None})
    with pytest.raises(RoundRefused) as refused:
        verify_move_knock_out(table.state, first, "bert", "cleo")
    assert (refused.value.key, refused.value.params) == ("round-hand-missing", {"name": "Bert"})


losers = st.sampled_from(PLAYERS[1:4])
tallies = st.integers(0, 99).map(typed)


@given(
    st.sampled_from(get_args(Formation)),
    st.fixed_dictionaries(dict.fromkeys(PLAYERS[1:4], tallies)),
    st.dictionaries(losers, st.none() | st.sampled_from(PLAYERS[:4])),
    losers,
    losers,
)
def test_swapping_twice_or_moving_there_and_back_is_as_it_was(
    formation: Formation,
    hands: dict[str, HandTally],
    knocked_out: dict[str, str | None],
    one: str,
    other: str,
) -> None:
    assume(one != other)
    assume(all(victim != cause for victim, cause in knocked_out.items()))
    table, first = a_round(no_mercy(formation=formation), hands, knocked_out)
    before = played(table)
    swap(table, first, one, other)
    swap(table, first, other, one)
    assert played(table).entry == before.entry
    assert totals(table.game) == before.totals
    if can_move_knock_out(table.state, first, one, other):
        move(table, first, one, other)
        move(table, first, other, one)
        assert played(table).entry == before.entry


def test_a_plain_knock_out_can_be_begun_to_be_moved_and_leaves_a_hand_to_count() -> None:
    table = Sitting(rules=no_mercy())
    table.add(
        score_round(
            table.state,
            table.pen,
            RoundEntry("anna", {"cleo": typed(7)}, {"bert": "cleo"}),
            table.game.tip,
        )
    )
    (played,) = table.game.rounds
    where = (table.state, played.id, "bert", "cleo")
    assert not can_move_knock_out(*where)
    assert can_begin_moving_knock_out(*where)
    # Nobody knocks out themself: the two change places.
    assert begun_knock_out(*where) == RoundEntry("anna", {"cleo": typed(7)}, {"cleo": "bert"})
    assert not can_begin_moving_knock_out(table.state, played.id, "bert", "anna")
    assert not can_begin_moving_knock_out(table.state, played.id, "cleo", "bert")


def test_a_round_taken_out_long_ago_counts_again() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    table.void(first)
    table.round("bert", cleo=20)
    assert not can_restore_round(table.state, table.game.rounds[-1].id)
    table.add(restore_round(table.state, table.pen, first))
    assert table.game.totals == {"anna": 10, "bert": 20, "cleo": 0}
    assert not can_restore_round(table.state, first)
    assert table.state.redoable[-1][1].round == first


def test_a_round_that_two_phones_took_out_counts_again_in_one_step() -> None:
    table = Sitting()
    first = table.round("anna", bert=10)
    other = table.on_another_phone()
    table.void(first)
    other.void(first)
    table.merge(other)
    assert [voiding.by for voiding in table.game.rounds[0].voidings] == ["Anna", "Anna"]
    table.add(restore_round(table.state, table.pen, first))
    assert table.game.totals["anna"] == 10
