"""Lowest total wins and the elimination race: who is charged, who falls, who deals, how it ends."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.games import (
    can_play_deciding_round,
    can_rematch,
    deciding_round,
)
from scorekeeper.domain.actions.rounds import can_score_round
from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.fold import advance, fold
from scorekeeper.domain.standings import standings
from scorekeeper.domain.state import Notice, TableState, Termination
from scorekeeper.domain.variants import ScoringMethod
from tests.domain.builders import PLAYERS, Sitting, classic, entry, totals

LOW: Final[tuple[ScoringMethod, ...]] = ("lowest-total-wins", "elimination-race")


def rules(scoring: ScoringMethod, target: int = 500) -> AgreedRules:
    """The classic cards counted by another method."""
    return classic(target).model_copy(update={"scoring": scoring})


def race(players: int = 4, target: int = 500) -> Sitting:
    """An elimination race."""
    return Sitting(players, rules=rules("elimination-race", target))


def ranks(table: Sitting) -> list[tuple[int | None, str, int | None]]:
    """Rank, player and the round after which they were out."""
    return [(line.rank, line.player, line.out_after) for line in standings(table.game)]


@pytest.mark.parametrize("scoring", LOW)
def test_everyone_keeps_what_they_held_and_whoever_went_out_nothing(scoring: ScoringMethod) -> None:
    table = Sitting(3, rules=rules(scoring))
    table.round("anna", bert=12, cleo=30)
    table.round("bert", anna=5, cleo=1)
    assert totals(table.game) == {"anna": 5, "bert": 12, "cleo": 31}


def test_in_the_worked_race_505_and_510_are_out_and_two_play_on() -> None:
    table = race()
    table.round("dora", anna=480, bert=495, cleo=300)
    table.round("anna", dora=120)
    table.round("bert", anna=25, cleo=210, dora=60)
    assert totals(table.game) == {"anna": 505, "bert": 495, "cleo": 510, "dora": 180}
    assert table.game.players == ("bert", "dora")
    assert table.game.ending is None
    assert ranks(table) == [(1, "dora", None), (2, "bert", None), (3, "anna", 3), (4, "cleo", 3)]


def test_of_the_last_two_the_one_who_reaches_the_number_loses() -> None:
    table = race(3, target=50)
    table.round("anna", bert=60, cleo=49)
    table.round("anna", cleo=1)
    ending = table.game.ending
    assert ending is not None
    assert (ending.termination, ending.winners) == (Termination.LAST_ONE_LEFT, ("anna",))
    assert can_rematch(table.state)


def test_if_only_one_is_left_after_a_round_that_player_has_won() -> None:
    table = race(3, target=50)
    table.round("anna", bert=60, cleo=55)
    ending = table.game.ending
    assert ending is not None
    assert ending.winners == ("anna",)
    assert ranks(table) == [(1, "anna", None), (2, "cleo", 1), (3, "bert", 1)]


def test_the_deal_skips_whoever_is_out() -> None:
    table = race(4, target=50)
    table.round("anna", bert=60)
    assert table.game.dealer == "cleo"
    table.round("anna")
    assert [played.dealer for played in table.game.rounds] == ["anna", "cleo"]


def test_nobody_out_of_the_race_can_be_given_cards_or_go_out() -> None:
    table = race(4, target=50)
    table.round("anna", bert=60)
    tip = table.game.tip
    assert not can_score_round(table.state, entry("anna", bert=0, cleo=1, dora=1), tip)
    assert not can_score_round(table.state, entry("bert", anna=1, cleo=1, dora=1), tip)
    assert can_score_round(table.state, entry("anna", cleo=1, dora=1), tip)


def test_a_correction_brings_somebody_back_and_says_that_their_hands_are_missing() -> None:
    table = race(4, target=50)
    first = table.round("anna", bert=60)
    second = table.round("anna", cleo=7)
    table.revise(first, "anna", bert=6)
    assert table.game.players == ("anna", "bert", "cleo", "dora")
    played = table.game.round(second)
    assert played is not None
    assert played.notices == (Notice.HAND_MISSING,)


def test_a_correction_that_throws_somebody_out_ignores_the_hands_they_held_afterwards() -> None:
    table = race(4, target=50)
    first = table.round("anna", bert=6)
    second = table.round("anna", bert=9)
    table.revise(first, "anna", bert=60)
    assert totals(table.game)["bert"] == 60
    played = table.game.round(second)
    assert played is not None
    assert played.notices == (Notice.HAND_IGNORED,)


def test_undoing_the_round_in_which_somebody_fell_brings_them_back() -> None:
    table = race(4, target=50)
    table.round("anna", bert=60)
    table.undo()
    assert table.game.players == ("anna", "bert", "cleo", "dora")
    assert table.game.out_after == {}


def test_when_somebody_reaches_the_target_the_lowest_total_wins() -> None:
    table = Sitting(3, rules=rules("lowest-total-wins", 100))
    table.round("anna", bert=20, cleo=99)
    assert table.game.ending is None
    table.round("bert", anna=20, cleo=1)
    ending = table.game.ending
    assert ending is not None
    assert (ending.termination, ending.winners) == (Termination.TARGET_REACHED, ("anna", "bert"))


def shared() -> Sitting:
    """Anna and Bert share the win with 20 points, Cleo has reached 100."""
    table = Sitting(3, rules=rules("lowest-total-wins", 100))
    table.round("anna", bert=20, cleo=99)
    table.round("bert", anna=20, cleo=1)
    return table


def winners(table: Sitting) -> tuple[str, ...]:
    return table.game.ending.winners if table.game.ending else ()


def decide(table: Sitting) -> None:
    table.add(deciding_round(table.state, table.pen))


def test_those_who_share_the_win_may_play_a_deciding_round_among_themselves() -> None:
    table = shared()
    decide(table)
    assert table.game.ending is None
    assert table.game.players == ("anna", "bert")
    table.round("bert", anna=3)
    assert winners(table) == ("bert",)
    assert ranks(table) == [(1, "bert", None), (2, "anna", None), (3, "cleo", None)]


def test_a_deciding_round_that_decides_nothing_is_played_again() -> None:
    table = shared()
    decide(table)
    table.round("bert", anna=0)
    assert winners(table) == ("anna", "bert")
    decide(table)
    table.round("anna", bert=1)
    assert winners(table) == ("anna",)


def test_agreeing_on_a_deciding_round_can_be_undone() -> None:
    table = shared()
    decide(table)
    table.undo()
    assert table.game.ending is not None
    assert can_rematch(table.state)


def test_where_one_has_won_alone_there_is_nothing_to_decide() -> None:
    table = Sitting(3, rules=rules("lowest-total-wins", 100))
    assert not can_play_deciding_round(table.state)
    table.round("anna", bert=20, cleo=100)
    assert not can_play_deciding_round(table.state)


a_hand = st.integers(0, 40)
games = st.integers(2, 6).flatmap(
    lambda seats: st.tuples(
        st.just(seats),
        st.lists(st.tuples(st.integers(0, 9), st.lists(a_hand, min_size=seats, max_size=seats))),
    )
)


@given(st.sampled_from(LOW), games)
def test_totals_falls_and_winners_are_those_of_a_paper_sheet(
    scoring: ScoringMethod, game: tuple[int, list[tuple[int, list[int]]]]
) -> None:
    """The paper sheet shares nothing with the program."""
    seats, rounds = game
    table = Sitting(seats, rules=rules(scoring, 100))
    state: TableState = table.state
    paper = dict.fromkeys(PLAYERS[:seats], 0)
    alive = list(paper)
    fell: dict[str, int] = {}
    winners: tuple[str, ...] = ()
    for number, (who, held) in enumerate(rounds, start=1):
        if winners:
            break
        out = alive[who % len(alive)]
        hands = {
            player: points
            for player, points in zip(paper, held, strict=True)
            if player in alive and player != out
        }
        before = len(table.log)
        table.round(out, **hands)
        for player, points in hands.items():
            paper[player] += points
        if scoring == "lowest-total-wins":
            if max(paper.values()) >= 100:
                best = min(paper.values())
                winners = tuple(player for player in paper if paper[player] == best)
        else:
            for player in alive:
                if paper[player] >= 100:
                    fell[player] = number
            alive = [player for player in alive if player not in fell]
            winners = tuple(alive) if len(alive) == 1 else ()
        assert totals(table.game) == paper
        assert table.game.out_after == fell
        assert (table.game.ending.winners if table.game.ending else ()) == winners
        assert table.game.dealer in alive
        for event in table.log[before:]:
            state = advance(state, event) or fold(table.log)
        assert state == table.state
