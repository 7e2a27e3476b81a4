"""Joining a game that has begun, leaving it, and coming back."""

import pytest

from scorekeeper.domain.actions.people import (
    average_points,
    can_join,
    can_leave,
    join,
    leave,
    verify_join,
    verify_leave,
)
from scorekeeper.domain.actions.tables import Newcomer, change_rules, close_table
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.refusals import Refusal, RulesRefused, SeatingRefused
from scorekeeper.domain.standings import standings
from tests.domain.builders import Sitting, classic, no_mercy, together, totals

EMIL = Newcomer("emil", "Emil", 4)


def comes(table: Sitting, newcomer: Newcomer = EMIL, points: int = 0) -> None:
    table.add(join(table.state, table.pen, newcomer, points))


def goes(table: Sitting, player: str) -> None:
    table.add(leave(table.state, table.pen, player))


def ranked(table: Sitting) -> list[tuple[int | None, str, int]]:
    return [(line.rank, line.player, line.total) for line in standings(table.game)]


def test_a_late_joiner_plays_from_the_next_round_on_with_the_points_chosen() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=20)
    comes(table, points=12)
    assert table.game.players == ("anna", "bert", "cleo", "emil")
    table.round("emil", anna=1)
    assert totals(table.game) == {"anna": 30, "bert": 0, "cleo": 0, "emil": 13}
    assert table.game.rounds[0].players == ("anna", "bert", "cleo")


def test_the_average_is_of_those_who_play_and_rounded_down() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=21)
    assert average_points(table.game) == 10
    goes(table, "cleo")
    assert average_points(table.game) == 15


def test_whoever_leaves_keeps_the_total_and_has_no_rank() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=20)
    goes(table, "anna")
    assert ranked(table) == [(1, "bert", 0), (1, "cleo", 0), (None, "anna", 30)]
    table.round("bert", cleo=5)
    assert ranked(table) == [(1, "bert", 5), (2, "cleo", 0), (None, "anna", 30)]


def test_the_deal_skips_whoever_has_left() -> None:
    table = Sitting(4)
    table.round("anna", bert=1)
    goes(table, "bert")
    assert table.game.dealer == "cleo"


def test_somebody_who_comes_back_has_the_total_they_left_with() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=20)
    goes(table, "anna")
    with pytest.raises(SeatingRefused, match="join-comes-back"):
        verify_join(table.state, Newcomer("anna", "Anna", 0), 99)
    comes(table, Newcomer("anna", "Anna", 0))
    assert ranked(table)[0] == (1, "anna", 30)


def test_whoever_goes_home_after_the_last_round_was_there_when_it_ended() -> None:
    table = Sitting(3, rules=classic(20))
    table.round("anna", bert=10, cleo=20)
    with pytest.raises(Refusal, match="game-over"):
        verify_leave(table.state, "anna")
    assert ranked(table)[0] == (1, "anna", 30)


def test_undoing_the_last_round_keeps_a_leaver_out() -> None:
    table = Sitting(3)
    goes(table, "cleo")
    table.round("anna", bert=10)
    table.undo()
    assert table.game.players == ("anna", "bert")


@pytest.mark.parametrize(
    ("newcomer", "points", "reason"),
    [
        (Newcomer("anna", "Anna", 0), 0, "join-already-playing"),
        (Newcomer("emil", "Bert", 4), 0, "name-taken"),
        (Newcomer("emil", " ", 4), 0, "name-empty"),
        (EMIL, -1, "join-points-range"),
        (EMIL, 500, "join-points-range"),
    ],
)
def test_a_join_that_cannot_be_is_refused_with_its_reason(
    newcomer: Newcomer, points: int, reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        verify_join(Sitting(3).state, newcomer, points)
    assert refused.value.key == reason


def test_ten_are_enough() -> None:
    table = Sitting(10)
    assert not can_join(table.state, Newcomer("karl", "Karl", 0), 0)


def test_somebody_out_of_the_race_waits_for_the_next_game() -> None:
    table = Sitting(4, rules=no_mercy(50, scoring="elimination-race"))
    table.round("anna", bert=60)
    with pytest.raises(SeatingRefused, match="join-out-of-the-race"):
        verify_join(table.state, Newcomer("bert", "Bert", 1), 0)


def test_somebody_out_of_the_race_keeps_the_rank_when_going_home() -> None:
    table = Sitting(4, rules=no_mercy(50, scoring="elimination-race"))
    table.round("anna", bert=60)
    goes(table, "bert")
    assert ranked(table)[-1] == (4, "bert", 60)
    assert standings(table.game)[-1].out_after == 1


def test_two_have_to_stay() -> None:
    table = Sitting(3)
    goes(table, "anna")
    with pytest.raises(SeatingRefused) as refused:
        verify_leave(table.state, "bert")
    assert (refused.value.key, refused.value.params) == ("leave-too-few", {"minimum": 2})


def test_partners_stay_together_to_the_end() -> None:
    table = Sitting(4, rules=together("partners"))
    assert not can_leave(table.state, "anna")
    assert not can_join(table.state, EMIL, 0)


def test_at_a_closed_table_nobody_comes_or_goes() -> None:
    table = Sitting(3)
    table.add(close_table(table.state, table.pen))
    assert not can_leave(table.state, "anna")
    assert not can_join(table.state, EMIL, 0)


def changed(table: Sitting, **others: object) -> AgreedRules:
    return table.game.rules.model_copy(update=others)


def test_house_rules_and_the_tables_own_words_can_change_in_the_middle_of_a_game() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=20)
    rules = changed(table, house_rules=("jump-in",), own_rule="Seven minutes a turn", deal="winner")
    table.add(change_rules(table.state, table.pen, rules))
    assert table.game.rules == rules
    assert table.state.rules == rules
    assert totals(table.game)["anna"] == 30


def test_the_same_rules_once_more_are_no_event() -> None:
    table = Sitting(3)
    assert change_rules(table.state, table.pen, table.game.rules) == ()


@pytest.mark.parametrize(
    "others",
    [
        {"scoring": "lowest-total-wins"},
        {"formation": "partners"},
        {"variant": "flex"},
        {"card_points": {"9": 8}},
        {"knock_out": 100},
        {"knock_out_to": "cause"},
        {"knocked_out_pay": "cards"},
    ],
)
def test_what_would_count_old_rounds_differently_is_refused(others: dict[str, object]) -> None:
    table = Sitting(4, rules=no_mercy())
    table.round("anna", bert=10)
    with pytest.raises(RulesRefused, match="rules-fixed"):
        change_rules(table.state, table.pen, changed(table, **others))


def test_who_gets_the_bonus_may_change_before_the_first_round() -> None:
    table = Sitting(4, rules=no_mercy())
    table.add(change_rules(table.state, table.pen, changed(table, knock_out_to="cause")))
    assert table.game.rules.knock_out_to == "cause"


def test_the_evening_cannot_be_made_shorter_than_it_has_been() -> None:
    table = Sitting(4, rules=together("rotating-partners"))
    for _ in range(2):
        table.round("anna", bert=1)
    with pytest.raises(RulesRefused, match="rules-rounds-played"):
        change_rules(table.state, table.pen, changed(table, total_rounds=2))
    table.add(change_rules(table.state, table.pen, changed(table, total_rounds=3)))
    table.round("anna", bert=1)
    assert table.game.ending is not None


@pytest.mark.parametrize(("deal", "dealers"), [("winner", "ac"), ("stays", "aa"), ("left", "ab")])
def test_a_table_may_agree_who_deals_next(deal: str, dealers: str) -> None:
    table = Sitting(3, rules=classic().model_copy(update={"deal": deal}))
    table.round("cleo", bert=1)
    assert "".join((table.game.rounds[0].dealer[0], table.game.dealer[0])) == dealers
