"""Points: the worked numbers, and that none appear or disappear."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.actions.rounds import revise_round, score_round, void_round
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from tests.domain.builders import CLASSIC_POINTS, PLAYERS, Sitting, cards, classic, entry, totals


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (cards("7", "skip", "wild"), 77),
        (cards("0", "draw-two"), 20),
        (cards("9", "9", "reverse", "wild-draw-four"), 88),
        (cards("swap-hands", "customizable", "3"), 83),
        (cards("0"), 0),
        (typed(12, 11, 7), 30),
        (HandTally(cards={"9": 2}, amounts=(5,)), 23),
        (HandTally(), 0),
    ],
    ids=str,
)
def test_a_hand_is_worth_its_cards(hand: HandTally, points: int) -> None:
    assert hand.points(CLASSIC_POINTS) == points


def test_the_worked_round_of_the_classic_game_gives_the_winner_185() -> None:
    table = Sitting(4)
    table.round(
        "anna",
        bert=cards("7", "skip", "wild"),
        cleo=cards("0", "draw-two"),
        dora=cards("9", "9", "reverse", "wild-draw-four"),
    )
    assert table.game.rounds[0].points == {"anna": 185}
    assert totals(table.game) == {"anna": 185, "bert": 0, "cleo": 0, "dora": 0}


def test_a_card_that_the_agreed_rules_do_not_know_counts_nothing() -> None:
    assert cards("never-heard-of", "9").points(CLASSIC_POINTS) == 9


def test_a_round_in_which_nobody_held_a_point_counts_as_a_round() -> None:
    table = Sitting()
    table.round("bert")
    assert table.game.played == 1
    assert totals(table.game) == {"anna": 0, "bert": 0, "cleo": 0}


@dataclass(frozen=True, slots=True)
class Played:
    """One round as a paper sheet would hold it."""

    out: str
    held: dict[str, tuple[dict[str, int], tuple[int, ...]]]
    voided: bool

    @property
    def worth(self) -> int:
        """Recomputed card by card."""
        total = 0
        for kinds, amounts in self.held.values():
            for kind, count in kinds.items():
                for _ in range(count):
                    total += CLASSIC_POINTS[kind]
            total += sum(amounts)
        return total

    @property
    def entry(self) -> RoundEntry:
        """The same for the program."""
        return RoundEntry(
            out=self.out,
            hands={
                player: HandTally(cards=kinds, amounts=amounts)
                for player, (kinds, amounts) in self.held.items()
            },
        )


a_hand = st.tuples(
    st.dictionaries(st.sampled_from(list(CLASSIC_POINTS)), st.integers(1, 4), max_size=3),
    st.lists(st.integers(0, 60), max_size=2).map(tuple),
)


@st.composite
def sheets(draw: st.DrawFn) -> tuple[int, list[tuple[Played, Played | None]]]:
    """Players, and rounds with what they were revised to."""
    seats = draw(st.integers(2, 10))
    table = PLAYERS[:seats]

    def a_round() -> Played:
        out = draw(st.sampled_from(table))
        losers = [player for player in table if player != out]
        return Played(out, {loser: draw(a_hand) for loser in losers}, draw(st.booleans()))

    return seats, [
        (a_round(), a_round() if draw(st.booleans()) else None)
        for _ in range(draw(st.integers(0, 4)))
    ]


@given(sheets())
def test_the_winner_gains_what_all_others_held(
    sheet: tuple[int, list[tuple[Played, Played | None]]],
) -> None:
    seats, rounds = sheet
    table = Sitting(seats, rules=classic(target=1_000_000))
    expected = dict.fromkeys(PLAYERS[:seats], 0)
    for first, revised in rounds:
        table.add(score_round(table.state, table.pen, first.entry, table.game.tip))
        scored = table.game.tip
        if revised is not None:
            table.add(revise_round(table.state, table.pen, scored, revised.entry))
        counted = revised or first
        if counted.voided:
            table.add(void_round(table.state, table.pen, scored))
        else:
            expected[counted.out] += counted.worth
    assert totals(table.game) == expected
    assert sum(expected.values()) == sum(
        sum(played.points.values()) for played in table.game.rounds
    )


@given(sheets(), st.randoms(use_true_random=False))
def test_the_order_in_which_hands_were_entered_does_not_matter(
    sheet: tuple[int, list[tuple[Played, Played | None]]], shuffle: Random
) -> None:
    seats, rounds = sheet
    one, other = (Sitting(seats, rules=classic(target=1_000_000)) for _ in range(2))
    for played, _ in rounds:
        one.add(score_round(one.state, one.pen, played.entry, one.game.tip))
        hands = list(played.entry.hands.items())
        shuffle.shuffle(hands)
        mixed = RoundEntry(out=played.out, hands=dict(hands))
        other.add(score_round(other.state, other.pen, mixed, other.game.tip))
    assert other.state == one.state
    assert [event.id for event in other.log] == [event.id for event in one.log]


def test_amounts_count_the_same_in_any_order() -> None:
    one, other = Sitting(), Sitting()
    one.add(
        score_round(one.state, one.pen, entry("anna", bert=typed(1, 2, 3), cleo=4), one.game.tip)
    )
    other.add(
        score_round(
            other.state, other.pen, entry("anna", cleo=4, bert=typed(3, 2, 1)), other.game.tip
        )
    )
    assert totals(one.game) == totals(other.game)
