"""Corrections in the making: the rest of the round follows what others correct meanwhile."""

import pytest

from scorekeeper.domain.hands import NO_CARDS, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.refusals import RoundRefused
from scorekeeper.domain.state import RoundState, TableState
from scorekeeper.tables.correction_drafts import (
    changes_only,
    corrected,
    corrected_meanwhile,
    correction_with,
    without_change,
)
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA, TOM
from tests.tables.test_service import tip

FIRST = RoundEntry(MIRA, {OMA: typed(12), LEA: typed(10), TOM: NO_CARDS})


@pytest.fixture
def played(tables: Tables, table: TableState) -> RoundState:
    return the_round(tables.score_round(table.id, FIRST, tip(table)))


def the_round(state: TableState) -> RoundState:
    assert state.game is not None
    return state.game.rounds[0]


def changed(
    draft: RoundDraft, played: RoundState, player: str, points: int, kept: RoundDraft | None = None
) -> RoundDraft:
    """What is kept when a hand is corrected."""
    hand = HandDraft(typed(points), entered=True)
    now = changes_only(draft.with_hand(player, hand), played, kept)
    assert now is not None
    return now


def theirs(tables: Tables, table: TableState, **hands: int) -> RoundState:
    """The round after somebody else has corrected it."""
    found = {f"{name}-id": typed(points) for name, points in hands.items()}
    entry = RoundEntry(MIRA, {**FIRST.hands, **found})
    return the_round(tables.revise_round(table.id, the_round(tables.state(table.id)).id, entry))


def test_a_correction_keeps_only_what_it_changes(played: RoundState) -> None:
    assert changes_only(corrected(None, played), played) is None
    kept = changed(corrected(None, played), played, LEA, 5)
    assert (kept.out, set(kept.hands)) == (None, {LEA})
    back = corrected(kept, played).with_hand(LEA, HandDraft(typed(10), entered=True))
    assert changes_only(back, played, kept) is None


def test_what_somebody_else_corrects_meanwhile_is_not_undone_by_a_correction_of_another_hand(
    tables: Tables, table: TableState, played: RoundState
) -> None:
    kept = changed(corrected(None, played), played, LEA, 5)
    now = theirs(tables, table, oma=50)
    entry = corrected(kept, now).entry(now.players)
    assert entry is not None
    assert entry.hands == {OMA: typed(50), LEA: typed(5), TOM: NO_CARDS}
    assert corrected_meanwhile(kept, now) == ()


def test_a_hand_that_was_corrected_by_somebody_else_meanwhile_is_named_and_theirs_can_be_taken(
    tables: Tables, table: TableState, played: RoundState
) -> None:
    kept = changed(corrected(None, played), played, LEA, 5)
    assert corrected_meanwhile(kept, played) == ()
    now = theirs(tables, table, lea=20)
    assert corrected_meanwhile(kept, now) == (LEA,)
    # Going on changing it does not make that go away, only taking theirs does.
    still = changed(corrected(kept, now), now, LEA, 6, kept)
    assert corrected_meanwhile(still, now) == (LEA,)
    rest = corrected(without_change(still, LEA), now)
    assert rest.entry(now.players) == now.entry
    assert corrected_meanwhile(changed(rest, now, LEA, 7), now) == ()


def test_several_hands_corrected_meanwhile_are_named_in_the_order_of_the_seats(
    tables: Tables, table: TableState, played: RoundState
) -> None:
    kept = changed(corrected(None, played), played, LEA, 5)
    kept = changed(corrected(kept, played), played, OMA, 6, kept)
    assert corrected_meanwhile(kept, theirs(tables, table, lea=20, oma=21)) == (OMA, LEA)


def test_whoever_corrects_to_the_same_is_not_bothered(
    tables: Tables, table: TableState, played: RoundState
) -> None:
    kept = changed(corrected(None, played), played, LEA, 5)
    assert corrected_meanwhile(kept, theirs(tables, table, lea=5)) == ()


def test_an_entered_nothing_is_a_change_where_there_was_no_hand(played: RoundState) -> None:
    draft = corrected(None, played).with_out(OMA)
    begun = changes_only(draft, played)
    assert begun is not None
    assert (begun.out, begun.hands) == (OMA, {})
    done = changes_only(draft.with_hand(MIRA, HandDraft(entered=True)), played, begun)
    assert done is not None
    assert set(done.hands) == {MIRA}
    entry = corrected(done, played).entry(played.players)
    assert entry is not None
    assert entry.hands == {MIRA: NO_CARDS, LEA: typed(10), TOM: NO_CARDS}


def test_the_winner_chosen_back_leaves_nothing_to_correct(played: RoundState) -> None:
    begun = changes_only(corrected(None, played).with_out(OMA), played)
    assert changes_only(corrected(begun, played).with_out(MIRA), played, begun) is None


def test_a_knock_out_of_a_hand_that_is_not_touched_follows_the_round(played: RoundState) -> None:
    kept = changes_only(corrected(None, played).with_knock_out(OMA, TOM), played)
    assert kept is not None
    assert corrected(kept, played).knocked_out == {OMA: TOM}
    assert changes_only(corrected(kept, played).without_knock_out(OMA), played, kept) is None


def test_theirs_corrected_with_mine_keeps_their_hands_where_mine_were_not_reached(
    played: RoundState,
) -> None:
    mine = RoundDraft("game", MIRA, {OMA: HandDraft(typed(13), entered=True), LEA: HandDraft()})
    correction = correction_with(mine, played)
    assert correction is not None
    entry = corrected(correction, played).entry(played.players)
    assert entry is not None
    assert entry.hands == {OMA: typed(13), LEA: typed(10), TOM: NO_CARDS}
    assert correction_with(RoundDraft("game", MIRA), played) is None


def test_a_round_that_no_longer_stands_as_it_was_seen_is_not_revised_blindly(
    tables: Tables, table: TableState, played: RoundState
) -> None:
    theirs(tables, table, oma=50)
    mine = RoundEntry(MIRA, {**FIRST.hands, LEA: typed(5)})
    with pytest.raises(RoundRefused) as refused:
        tables.revise_round(table.id, played.id, mine, seen=played.entry)
    assert refused.value.key == "round-revised-meanwhile"
    assert the_round(tables.state(table.id)).entry.hands[OMA] == typed(50)
