"""Partners and changing partners: who plays with whom, what they get, when the evening is over."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.rounds import score_round, verify_revise_round, verify_score_round
from scorekeeper.domain.actions.tables import verify_open_table
from scorekeeper.domain.formations import Stage, schedule
from scorekeeper.domain.hands import typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import RoundRefused, SeatingRefused
from scorekeeper.domain.standings import leaders, standings
from scorekeeper.domain.state import Termination
from tests.domain.builders import PLAYERS, Sitting, newcomers, together, totals


def at_table(table: Sitting, number: int, out: str, points: int = 10) -> str:
    """Scores the next round of one of two tables; everyone else there held `points`."""
    sitting = table.game.sitting(number)
    assert sitting is not None
    hands = {player: typed(points) for player in sitting.players if player != out}
    entry = RoundEntry(out, hands, table=number)
    tip = table.game.tip_of(number)
    return table.add(score_round(table.state, table.pen, entry, tip))


def evening() -> Sitting:
    """Eight players at two tables."""
    return Sitting(8, rules=together("rotating-partners"))


def test_partners_sit_opposite_each_other_and_get_the_other_pairs_hands() -> None:
    table = Sitting(4, rules=together("partners"))
    table.round("anna", bert=34, dora=50, cleo=12)
    assert totals(table.game) == {"anna": 84, "bert": 0, "cleo": 84, "dora": 0}


def test_the_standings_of_partners_are_of_pairs() -> None:
    table = Sitting(4, rules=together("partners"))
    table.round("dora", anna=1, cleo=2)
    lines = [(line.rank, line.team, line.total) for line in standings(table.game)]
    assert lines == [(1, ("bert", "dora"), 3), (2, ("anna", "cleo"), 0)]
    assert leaders(table.game) == ("bert", "dora")


def test_a_pair_that_reaches_the_target_wins_together() -> None:
    table = Sitting(4, rules=together("partners", 80))
    table.round("cleo", bert=34, dora=50)
    assert table.game.ending is not None
    assert table.game.ending.winners == ("anna", "cleo")


def test_the_hand_of_the_winners_partner_need_not_be_entered() -> None:
    table = Sitting(4, rules=together("partners"))
    entry = RoundEntry("anna", {"bert": typed(1), "dora": typed(2)})
    table.add(score_round(table.state, table.pen, entry, table.game.tip))
    assert table.game.rounds[0].notices == ()
    with pytest.raises(RoundRefused, match="round-hand-missing"):
        verify_score_round(
            table.state, RoundEntry("anna", {"bert": typed(1), "cleo": typed(2)}), table.game.tip
        )


@pytest.mark.parametrize(
    ("formation", "players"),
    [("partners", 3), ("partners", 5), ("rotating-partners", 6), ("rotating-partners", 7)],
)
def test_partners_are_four_and_changing_partners_four_or_eight(
    formation: str, players: int
) -> None:
    with pytest.raises(SeatingRefused) as refused:
        verify_open_table("Kitchen", newcomers(players), "anna", formation)  # type: ignore[arg-type]
    assert refused.value.params == {"formation": formation, "players": players}


def test_four_players_go_through_their_three_pairings_and_play_four_rounds() -> None:
    table = Sitting(4, rules=together("rotating-partners"))
    seen = []
    for out in ("anna", "anna", "anna", "bert"):
        sitting = table.game.sitting(0)
        assert sitting is not None
        seen.append({frozenset(pair) for pair in sitting.pairs})
        table.round(out, **{p: 10 for p in PLAYERS[:4] if p != out})
    assert seen[0] == seen[3]
    assert len({frozenset(pairing) for pairing in seen}) == 3
    # Anna three times with another partner, Bert once with the first one.
    assert totals(table.game) == {"anna": 60, "bert": 40, "cleo": 20, "dora": 40}
    assert table.game.ending is not None
    assert table.game.ending.termination == Termination.ROUNDS_PLAYED
    assert table.game.ending.winners == ("anna",)


def test_a_table_may_agree_on_more_rounds_with_changing_partners() -> None:
    table = Sitting(4, rules=together("rotating-partners", total_rounds=6))
    for _ in range(5):
        table.round("anna", bert=1, cleo=1, dora=1)
    assert table.game.ending is None
    table.round("anna", bert=1, cleo=1, dora=1)
    assert table.game.ending is not None


def test_a_voided_round_is_played_again_with_the_same_partners_and_the_others_keep_theirs() -> None:
    table = Sitting(4, rules=together("rotating-partners"))
    ids = [table.round("anna", bert=10, cleo=10, dora=10) for _ in range(3)]
    before = [played.pairs for played in table.game.rounds]
    table.void(ids[1])
    assert [played.pairs for played in table.game.rounds] == before
    sitting = table.game.sitting(0)
    assert sitting is not None
    assert sitting.pairs == before[1]


def test_revising_a_round_keeps_who_played_whom() -> None:
    table = Sitting(4, rules=together("rotating-partners"))
    first = table.round("anna", bert=10, cleo=10, dora=10)
    table.round("anna", bert=10, cleo=10, dora=10)
    pairs = table.game.rounds[0].pairs
    table.revise(first, "bert", anna=1, cleo=2, dora=3)
    assert table.game.rounds[0].pairs == pairs
    assert totals(table.game)["bert"] == 1 + 2 + 20


def pairs_at(stage: Stage) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [plan.pairs for plan in stage.tables]


def test_with_eight_everyone_partners_everyone_once_and_opposes_everyone_twice() -> None:
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for stage in schedule(8):
        assert sorted(p for pairs in pairs_at(stage) for pair in pairs for p in pair) == list(
            range(1, 9)
        )
        for one, other in pairs_at(stage):
            partners.update((frozenset(one), frozenset(other)))
            opponents.update(frozenset((a, b)) for a in one for b in other)
    everyone = {frozenset(pair) for pair in combinations(range(1, 9), 2)}
    assert partners == Counter(dict.fromkeys(everyone, 1))
    assert opponents == Counter(dict.fromkeys(everyone, 2))


def test_with_eight_there_are_seven_stages_of_four_rounds_at_two_tables() -> None:
    stages = schedule(8)
    assert [stage.rounds for stage in stages] == [4] * 7
    assert all([plan.table for plan in stage.tables] == [1, 2] for stage in stages)


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 9])
def test_other_numbers_of_players_have_no_schedule(players: int) -> None:
    assert schedule(players) == ()


def test_both_tables_are_entered_on_their_own_and_in_any_order() -> None:
    one, other = evening(), evening()
    for _ in range(2):
        at_table(one, 1, one.game.sitting(1).players[0])  # type: ignore[union-attr]
    at_table(one, 2, one.game.sitting(2).players[0])  # type: ignore[union-attr]
    at_table(other, 2, other.game.sitting(2).players[0])  # type: ignore[union-attr]
    for _ in range(2):
        at_table(other, 1, other.game.sitting(1).players[0])  # type: ignore[union-attr]
    assert totals(one.game) == totals(other.game)
    assert one.game.sittings == other.game.sittings


def test_two_phones_may_score_both_tables_at_the_same_moment_without_a_dispute() -> None:
    here = evening()
    there = here.on_another_phone()
    at_table(here, 1, here.game.sitting(1).players[0])  # type: ignore[union-attr]
    at_table(there, 2, there.game.sitting(2).players[0])  # type: ignore[union-attr]
    here.merge(there)
    assert here.game.aside == ()
    assert [played.number for played in here.game.rounds] == [1, 1]
    assert len(here.game.rounds) == 2


def test_the_same_table_scored_on_two_phones_is_disputed() -> None:
    here = evening()
    there = here.on_another_phone()
    at_table(here, 1, here.game.sitting(1).players[0])  # type: ignore[union-attr]
    at_table(there, 1, there.game.sitting(1).players[1])  # type: ignore[union-attr]
    here.merge(there)
    assert len(here.game.aside) == 1


def test_in_a_stage_each_of_the_four_deals_once() -> None:
    table = evening()
    dealers = []
    for _ in range(4):
        sitting = table.game.sitting(1)
        assert sitting is not None
        dealers.append(sitting.dealer)
        at_table(table, 1, sitting.players[0])
    assert sorted(dealers) == sorted(table.game.rounds[0].players)
    assert [played.dealer for played in table.game.rounds] == dealers


def test_nobody_from_the_other_table_can_go_out_or_hold_cards_here() -> None:
    table = evening()
    here, there = table.game.sittings
    hands = {player: typed(1) for player in here.players[1:]}
    stranger = RoundEntry(there.players[0], hands, table=1)
    with pytest.raises(RoundRefused, match="round-out-not-playing"):
        verify_score_round(table.state, stranger, table.game.tip_of(1))
    crowd = RoundEntry(here.players[0], hands | {there.players[0]: typed(1)}, table=1)
    with pytest.raises(RoundRefused, match="round-hand-not-playing"):
        verify_score_round(table.state, crowd, table.game.tip_of(1))
    with pytest.raises(RoundRefused, match="round-table-unknown"):
        verify_score_round(table.state, RoundEntry(here.players[0], hands), table.game.tip)


@given(st.lists(st.tuples(st.integers(1, 2), st.integers(0, 3), st.integers(0, 90)), max_size=60))
def test_a_whole_evening_adds_up_like_a_paper_sheet(
    rounds: list[tuple[int, int, int]],
) -> None:
    """The paper sheet knows the printed schedule only."""
    table = evening()
    paper = dict.fromkeys(PLAYERS[:8], 0)
    played = {1: 0, 2: 0}
    stages = schedule(8)
    for number, who, points in rounds:
        if played[number] == 28:
            continue
        (a, b), (c, d) = stages[played[number] // 4].tables[number - 1].pairs
        four = [PLAYERS[place - 1] for place in (a, b, c, d)]
        at_table(table, number, four[who], points)
        for player in four[:2] if who < 2 else four[2:]:
            paper[player] += 2 * points
        played[number] += 1
    assert totals(table.game) == paper
    assert (table.game.ending is not None) == (played == {1: 28, 2: 28})


def test_the_evening_is_over_when_both_tables_have_played_all_their_rounds() -> None:
    table = evening()
    for number in (1, 2):
        for _ in range(28):
            sitting = table.game.sitting(number)
            assert sitting is not None
            assert table.game.ending is None
            at_table(table, number, sitting.players[0])
        if number == 1:
            with pytest.raises(RoundRefused, match="round-table-finished"):
                verify_score_round(table.state, RoundEntry("anna", {}, table=1), "")
    assert table.game.ending is not None
    assert len(table.game.rounds) == 56
    assert table.game.sittings == ()


def test_a_round_of_the_evening_can_be_revised_for_those_who_played_it_only() -> None:
    table = evening()
    first, second = table.game.sittings
    played = at_table(table, 1, first.players[0])
    hands = {player: typed(1) for player in second.players[1:]}
    with pytest.raises(RoundRefused, match="round-out-not-playing"):
        verify_revise_round(table.state, played, RoundEntry(second.players[0], hands, table=1))
