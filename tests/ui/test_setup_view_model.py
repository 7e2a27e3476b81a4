"""Who may come and go at a table being played at, and what stays as it was agreed."""

import pytest

from scorekeeper.domain.actions.people import leave
from scorekeeper.domain.agreed import AgreedRules, Wishes, agree_on
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui.screens.setup.view_model import (
    by_rounds,
    candidates,
    fixed_lines,
    join_refusal,
    leave_refusal,
    points_to_start,
    total_rounds,
    two_tables,
    who_can_leave,
)
from tests.domain.builders import Sitting, together

ROSTER = [RosterEntry("anna", "Anna", 0), RosterEntry("zoe", "Zoe", 0)]
T = translator("en")


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(rules_dir())


def test_whoever_has_left_is_offered_first_and_comes_back_to_their_points() -> None:
    table = Sitting(4)
    table.round("dora", bert=30)
    table.add(leave(table.state, table.pen, "dora"))
    found = candidates(table.state, ROSTER)
    assert [(one.newcomer.name, one.back_to) for one in found] == [("Dora", 30), ("Zoe", None)]
    assert found[1].newcomer.colour not in {seat.colour for seat in table.state.seats.values()}


def test_with_partners_the_reason_stands_in_for_both_questions() -> None:
    state = Sitting(4, rules=together("partners")).state
    for refusal in (join_refusal(state), leave_refusal(state)):
        assert refusal is not None
        assert refusal.key == "formation-fixed"
    assert candidates(state, ROSTER) == ()
    assert who_can_leave(state) == ()


def test_of_two_nobody_leaves_but_others_may_join() -> None:
    state = Sitting(2).state
    refusal = leave_refusal(state)
    assert refusal is not None
    assert refusal.key == "leave-too-few"
    assert join_refusal(state) is None


def test_of_three_everybody_may_leave() -> None:
    state = Sitting(3).state
    assert leave_refusal(state) is None
    assert who_can_leave(state) == ("anna", "bert", "cleo")


def test_at_a_full_table_nobody_joins() -> None:
    refusal = join_refusal(Sitting(10).state)
    assert refusal is not None
    assert refusal.key == "seats-too-many"


def test_a_joiner_starts_with_nothing_the_average_or_what_is_typed() -> None:
    table = Sitting(3)
    table.round("anna", bert=10, cleo=21)
    assert points_to_start("zero", "99", table.game) == 0
    assert points_to_start("average", "", table.game) == 10
    assert points_to_start("chosen", " 40 ", table.game) == 40
    for typed in ("", "-3", "1.5", "9" * 12):
        with pytest.raises(RulesRefused, match="points-number"):
            points_to_start("chosen", typed, table.game)


def test_how_long_an_evening_with_changing_partners_goes_on() -> None:
    four = Sitting(4, rules=together("rotating-partners")).game
    assert (by_rounds(four), two_tables(four), total_rounds(four)) == (True, False, 4)
    eight = Sitting(8, rules=together("rotating-partners")).game
    assert (by_rounds(eight), two_tables(eight), total_rounds(eight)) == (False, True, 28)
    assert not by_rounds(Sitting(4).game)


def test_what_is_fixed_is_told_in_words(library: Library) -> None:
    classic = agree_on(library.variant("classic"), Wishes(deck="112", formation="partners"))
    assert told(library, classic) == {
        "Game": "Classic",
        "Deck": "112 cards",
        "How you count": "Winner takes all",
        "Who plays for whom": "Partners",
        "Partners": "Anna and Cleo against Bert and Dora",
    }
    no_mercy = library.variant("no-mercy")
    assert told(library, agree_on(no_mercy))["Knock-outs"] == "250: The round’s winner"
    lowest = agree_on(no_mercy, Wishes(scoring="lowest-total-wins", knocked_out_pay="cards"))
    assert told(library, lowest)["Knock-outs"] == "Their cards"


def told(library: Library, rules: AgreedRules) -> dict[str, str]:
    table = Sitting(4, rules=rules)
    return dict(fixed_lines(T, library, "en", table.state, table.game))
