"""What is said of a half-entered round that the table has gone past."""

from scorekeeper.domain.hands import typed
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.ui.screens.entry.rivals import hands_in_short
from tests.domain.builders import Sitting


def worth(hand: HandDraft) -> int:
    return sum(hand.tally.amounts)


def test_hands_begun_here_stand_in_the_order_of_the_seats_however_they_were_entered() -> None:
    state = Sitting(4).state
    draft = RoundDraft("tip", "bert")
    for player, points in (("dora", 4), ("anna", 1), ("bert", 9)):
        draft = draft.with_hand(player, HandDraft(typed(points), entered=True))
    draft = draft.with_hand("cleo", HandDraft())
    assert hands_in_short(state, draft, worth) == "Anna 1, Dora 4"
