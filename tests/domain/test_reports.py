"""Players report their own hands for the round to come."""

import pytest

from scorekeeper.domain.actions.rounds import (
    can_report_hand,
    can_report_knock_out,
    report_hand,
    report_knock_out,
    verify_report_hand,
    verify_report_knock_out,
)
from scorekeeper.domain.actions.tables import close_table
from scorekeeper.domain.hands import NO_CARDS, HandTally, typed
from scorekeeper.domain.refusals import RoundRefused, StaleRound, TableRefused
from tests.domain.builders import Sitting, cards, no_mercy, together, totals


def report(table: Sitting, player: str, hand: HandTally) -> str:
    return table.add(report_hand(table.state, table.pen, player, hand, table.game.tip))


def test_a_report_is_there_for_its_round_and_scores_nothing() -> None:
    table = Sitting()
    event = report(table, "bert", cards("7", "skip"))
    found = table.state.reports[(table.game.tip, "bert")]
    assert (found.hand, found.by, found.event) == (cards("7", "skip"), "Anna", event)
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 0}


def test_the_last_report_counts_and_the_same_one_again_writes_nothing() -> None:
    table = Sitting()
    report(table, "bert", typed(7))
    report(table, "bert", NO_CARDS)
    assert table.state.reports[(table.game.tip, "bert")].hand == NO_CARDS
    assert report_hand(table.state, table.pen, "bert", NO_CARDS, table.game.tip) == ()


def test_a_report_for_a_round_that_was_entered_meanwhile_comes_too_late() -> None:
    table = Sitting()
    before = table.game.tip
    table.round("anna", bert=7)
    with pytest.raises(StaleRound) as refused:
        verify_report_hand(table.state, "bert", typed(7), before)
    assert refused.value.params == {"number": 1}
    assert not can_report_hand(table.state, "bert", typed(7), before)
    assert can_report_hand(table.state, "bert", typed(7), table.game.tip)


def test_who_does_not_play_has_no_hand_to_report() -> None:
    table = Sitting()
    with pytest.raises(RoundRefused) as refused:
        verify_report_hand(table.state, "dora", typed(7), table.game.tip)
    assert refused.value.key == "round-hand-not-playing"


def test_cards_of_another_game_are_refused() -> None:
    table = Sitting()
    with pytest.raises(RoundRefused) as refused:
        verify_report_hand(table.state, "bert", cards("7", "wild-draw-ten"), table.game.tip)
    assert refused.value.key == "report-card-unknown"


def test_nobody_reports_when_the_game_is_over_or_the_table_closed() -> None:
    table = Sitting()
    table.round("anna", bert=500)
    with pytest.raises(TableRefused):
        verify_report_hand(table.state, "bert", typed(7), table.game.tip)
    table = Sitting()
    table.add(close_table(table.state, table.pen))
    with pytest.raises(TableRefused):
        verify_report_hand(table.state, "bert", typed(7), table.game.tip)


def test_at_two_tables_a_report_belongs_to_the_round_of_the_players_own_table() -> None:
    table = Sitting(8, rules=together("rotating-partners"))
    game = table.game
    for at in (1, 2):
        sitting = game.sitting(at)
        assert sitting is not None
        for player in sitting.players:
            assert can_report_hand(table.state, player, typed(7), game.tip_of(at))


def fallen(table: Sitting, player: str, hand: HandTally = NO_CARDS) -> str:
    return table.add(report_knock_out(table.state, table.pen, player, hand, table.game.tip))


def test_who_was_knocked_out_says_so_instead_of_a_hand_and_can_take_it_back() -> None:
    table = Sitting(rules=no_mercy())
    report(table, "bert", typed(7))
    fallen(table, "bert")
    place = (table.game.tip, "bert")
    assert table.state.reports[place].knocked_out
    assert report_knock_out(table.state, table.pen, "bert", NO_CARDS, table.game.tip) == ()
    report(table, "bert", NO_CARDS)
    assert not table.state.reports[place].knocked_out


def test_the_cards_of_somebody_knocked_out_are_kept_only_where_they_count() -> None:
    table = Sitting(rules=no_mercy())
    fallen(table, "bert", typed(90))
    assert table.state.reports[(table.game.tip, "bert")].hand == NO_CARDS
    paying = Sitting(rules=no_mercy(scoring="lowest-total-wins", knocked_out_pay="cards"))
    fallen(paying, "bert", typed(90))
    assert paying.state.reports[(paying.game.tip, "bert")].hand == typed(90)


def test_nobody_says_to_be_knocked_out_where_the_game_knows_no_such_thing() -> None:
    table = Sitting()
    with pytest.raises(RoundRefused) as refused:
        verify_report_knock_out(table.state, "bert", NO_CARDS, table.game.tip)
    assert refused.value.key == "round-no-knock-outs"
    assert not can_report_knock_out(table.state, "bert", NO_CARDS, table.game.tip)
