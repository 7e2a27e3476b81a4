"""The order of the pad, what is still missing, and how keys and the line add up."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.hands import NO_CARDS, HandTally, typed
from scorekeeper.rulebook.handwords import HandReading
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft
from scorekeeper.ui.screens.entry.place import (
    combined,
    next_hand,
    opponents,
    with_card,
    without_amount,
)

SEATS = ("oma", "mira", "lea", "tom")
ASKED = opponents(SEATS, "mira")
KINDS = st.sampled_from(["0", "7", "skip", "wild"])


def settled(*players: str, out: str) -> RoundDraft:
    draft = RoundDraft(after="game", out=out)
    for player in players:
        draft = draft.with_hand(player, HandDraft(tally=typed(5), entered=True))
    return draft


def test_opponents_come_in_seat_order_from_the_left_of_whoever_went_out() -> None:
    assert opponents(SEATS, "mira") == ("lea", "tom", "oma")
    assert opponents(SEATS, "tom") == ("oma", "mira", "lea")


def test_with_partners_only_the_other_pair_is_asked() -> None:
    pairs = ("oma", "lea"), ("mira", "tom")
    assert opponents(SEATS, "mira", pairs) == ("lea", "oma")
    assert opponents(SEATS, "lea", pairs) == ("tom", "mira")


def test_next_goes_round_the_table_and_ends_when_every_hand_is_in() -> None:
    assert next_hand(settled(out="mira"), ASKED, "lea") == "tom"
    assert next_hand(settled("lea", "tom", out="mira"), ASKED, "tom") == "oma"
    assert next_hand(settled("lea", "tom", "oma", out="mira"), ASKED, "oma") is None


def test_a_hand_passed_over_is_asked_for_before_saving() -> None:
    assert next_hand(settled("tom", "oma", out="mira"), ASKED, "oma") == "lea"


def test_the_hand_on_the_pad_is_not_its_own_next() -> None:
    assert next_hand(settled("tom", "oma", out="mira"), ASKED, "lea") is None


@given(st.lists(st.tuples(KINDS, st.sampled_from([1, -1]))))
def test_taps_never_count_below_nothing(taps: list[tuple[str, int]]) -> None:
    tally = NO_CARDS
    for kind, change in taps:
        before = tally.cards.get(kind, 0)
        tally = with_card(tally, kind, change)
        assert tally.cards.get(kind, 0) == max(0, before + change)
    assert all(tally.cards.values())


def test_keys_and_the_line_add_up() -> None:
    reading = HandReading(
        tally=HandTally(cards={"7": 1, "skip": 1}, amounts=(12,)), items=(), not_understood=()
    )
    hand = HandDraft(tally=HandTally(cards={"7": 2}, amounts=(3,)), text="7, skip, 12")
    assert combined(hand, reading) == HandTally(cards={"7": 3, "skip": 1}, amounts=(3, 12))
    assert combined(hand, None) == hand.tally


def test_one_of_two_equal_amounts_can_be_taken_away() -> None:
    assert without_amount(typed(7, 7, 5), 7) == typed(7, 5)
    assert without_amount(typed(5), 9) == typed(5)
