"""The ranked totals."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.tables import change_seating
from scorekeeper.domain.standings import leaders, standings
from tests.domain.builders import PLAYERS, Sitting, classic


def ranks(table: Sitting) -> list[tuple[int | None, str, int]]:
    return [(place.rank, place.player, place.total) for place in standings(table.game)]


def test_equal_totals_share_a_rank_and_the_next_rank_is_left_out() -> None:
    table = Sitting(3)
    table.round("cleo", anna=30)
    table.round("bert", anna=30)
    assert ranks(table) == [(1, "bert", 30), (1, "cleo", 30), (3, "anna", 0)]
    assert leaders(table.game) == ("bert", "cleo")


def test_before_the_first_round_all_are_equal_and_nobody_leads() -> None:
    table = Sitting(3)
    assert ranks(table) == [(1, "anna", 0), (1, "bert", 0), (1, "cleo", 0)]
    assert leaders(table.game) == ()


def test_nobody_leads_when_the_only_round_is_void() -> None:
    table = Sitting(3)
    table.void(table.round("anna", bert=10))
    assert leaders(table.game) == ()


def test_a_tie_lists_players_in_playing_order_also_after_they_changed_seats() -> None:
    table = Sitting(3)
    table.add(change_seating(table.state, table.pen, ["cleo", "bert", "anna"]))
    assert ranks(table) == [(1, "cleo", 0), (1, "bert", 0), (1, "anna", 0)]


some_wins = st.lists(st.tuples(st.integers(0, 9), st.sampled_from((0, 5, 10))), max_size=6)


@given(st.integers(2, 10), some_wins)
def test_a_rank_is_one_more_than_the_players_who_are_better(
    seats: int, wins: list[tuple[int, int]]
) -> None:
    table = Sitting(seats, rules=classic(target=1_000_000))
    expected = dict.fromkeys(PLAYERS[:seats], 0)
    for number, points in wins:
        winner, loser = PLAYERS[number % seats], PLAYERS[(number + 1) % seats]
        table.round(winner, **{loser: points})
        expected[winner] += points
    for place in standings(table.game):
        assert place.total == expected[place.player]
        assert place.rank == 1 + sum(total > place.total for total in expected.values())
    assert sorted(place.player for place in standings(table.game)) == sorted(expected)
