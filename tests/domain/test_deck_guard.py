"""The deck guard: it speaks up for more cards than there are, and never for a hand that can be."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.agreed import AgreedRules, Wishes, agree_on
from scorekeeper.domain.deck_guard import DeckWarning, deck_warnings, round_warnings
from scorekeeper.domain.hands import HandTally, typed
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.variants import Variant
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from tests.domain.builders import PLAYERS, cards

LIBRARY = load_library(rules_dir())
CLASSIC, NO_MERCY, FLEX = (LIBRARY.variant(name) for name in ("classic", "no-mercy", "flex"))
DECKS = [(variant, deck.id) for variant in (CLASSIC, NO_MERCY, FLEX) for deck in variant.decks]


def holding(**held: HandTally) -> dict[str, HandTally]:
    return held


def a_deck(variant: Variant, deck_id: str) -> list[str]:
    """Every card of the deck; where the kinds are not counted, the first kind over and over."""
    deck = variant.deck(deck_id)
    assert deck is not None
    assert deck.size is not None
    kinds = variant.cards_of(deck_id)
    counted = [card.kind for card in kinds if card.count for _ in range(card.count.value)]
    return counted or [kinds[0].kind] * deck.size.value


def test_five_wilds_in_one_round_are_one_too_many_and_the_holders_are_named() -> None:
    hands = holding(anna=cards("wild", "wild"), bert=cards("9"), cleo=cards("wild", "wild", "wild"))
    assert deck_warnings(CLASSIC, "108", hands) == (
        DeckWarning("wild", 5, 4, (("anna", 2), ("cleo", 3))),
    )


def test_all_four_wilds_in_one_round_can_be() -> None:
    hands = holding(anna=cards("wild", "wild"), bert=cards("wild", "wild"))
    assert deck_warnings(CLASSIC, "108", hands) == ()


def test_each_kind_that_is_too_many_is_named_in_the_order_of_the_pad() -> None:
    hands = holding(anna=HandTally({"wild": 5, "0": 5}))
    assert [warning.kind for warning in deck_warnings(CLASSIC, "108", hands)] == ["0", "wild"]


def test_a_card_that_the_deck_does_not_have_is_one_too_many() -> None:
    hands = holding(anna=cards("swap-hands"))
    assert deck_warnings(CLASSIC, "108", hands) == (
        DeckWarning("swap-hands", 1, 0, (("anna", 1),)),
    )
    assert deck_warnings(CLASSIC, "112", hands) == ()


@pytest.mark.parametrize(("variant", "size"), [(NO_MERCY, 168), (FLEX, 112)])
def test_where_kinds_are_not_counted_the_size_of_the_deck_is_the_bound(
    variant: Variant, size: int
) -> None:
    deck = variant.default_deck.id
    hands = holding(anna=HandTally({"skip": size - 1}), bert=cards("8"))
    assert deck_warnings(variant, deck, hands) == ()
    hands["cleo"] = cards("8")
    assert deck_warnings(variant, deck, hands) == (
        DeckWarning(None, size + 1, size, (("anna", size - 1), ("bert", 1), ("cleo", 1))),
    )


@pytest.mark.parametrize(
    ("agreed", "held", "warned"), [(0, 3, []), (1, 1, []), (1, 2, [1]), (2, 3, [2])]
)
def test_a_table_that_plays_with_fewer_customizable_cards_has_fewer(
    agreed: int, held: int, warned: list[int]
) -> None:
    hands = holding(anna=HandTally({"customizable": held}))
    found = deck_warnings(CLASSIC, "112", hands, customizable=agreed)
    assert [warning.available for warning in found] == warned


def test_a_deck_with_fewer_customizable_cards_is_smaller() -> None:
    hands = holding(anna=HandTally(dict(Counter(a_deck(CLASSIC, "112")))))
    found = deck_warnings(CLASSIC, "112", hands, customizable=1)
    assert [(warning.kind, warning.held, warning.available) for warning in found] == [
        ("customizable", 3, 1),
        (None, 112, 110),
    ]


def test_typed_amounts_count_no_cards() -> None:
    hands = holding(anna=typed(*[50] * 9), bert=HandTally({"wild": 4}, (50,)))
    assert deck_warnings(CLASSIC, "108", hands) == ()


def test_of_a_deck_that_nobody_knows_nothing_is_said() -> None:
    assert deck_warnings(CLASSIC, "999", holding(anna=HandTally({"wild": 99}))) == ()


def test_a_deck_of_ones_own_without_a_size_bounds_only_the_kinds_that_are_counted() -> None:
    decks = [deck.model_copy(update={"size": None}) for deck in CLASSIC.decks]
    uncounted = CLASSIC.cards[0].model_copy(update={"count": None})
    own = CLASSIC.model_copy(
        update={"decks": tuple(decks), "cards": (uncounted, *CLASSIC.cards[1:])}
    )
    assert deck_warnings(own, "108", holding(anna=HandTally({"0": 200}))) == ()
    assert deck_warnings(own, "108", holding(anna=HandTally({"1": 9}))) != ()


def agreed(variant: Variant, **wishes: object) -> AgreedRules:
    return agree_on(variant, Wishes(**wishes))  # type: ignore[arg-type]


def test_a_round_is_judged_by_the_deck_and_the_customizable_cards_of_its_table() -> None:
    rules = agreed(CLASSIC, deck="112", customizable=("everyone sings",))
    entry = RoundEntry("anna", holding(bert=cards("customizable"), cleo=cards("customizable")))
    (warning,) = round_warnings(CLASSIC, rules, entry)
    assert (warning.kind, warning.held, warning.available) == ("customizable", 2, 1)


def test_the_cards_of_somebody_knocked_out_may_have_come_back_after_a_shuffle() -> None:
    entry = RoundEntry(
        "anna", holding(bert=HandTally({"9": 100}), cleo=HandTally({"9": 100})), {"bert": None}
    )
    assert round_warnings(NO_MERCY, agreed(NO_MERCY), entry) == ()


@given(st.data(), st.sampled_from(DECKS))
def test_hands_dealt_from_the_deck_are_never_warned_of_and_one_card_more_always_is(
    data: st.DataObject, deck: tuple[Variant, str]
) -> None:
    variant, deck_id = deck
    pack = data.draw(st.permutations(a_deck(variant, deck_id)))
    holders = data.draw(st.integers(1, 9))
    dealt = data.draw(st.integers(0, len(pack)))
    hands = {
        player: HandTally(dict(Counter(pack[place:dealt:holders])))
        for place, player in enumerate(PLAYERS[:holders])
    }
    assert deck_warnings(variant, deck_id, hands) == ()
    everything = {**hands, "jana": HandTally(dict(Counter(pack[dealt:])))}
    assert deck_warnings(variant, deck_id, everything) == ()
    more = data.draw(st.sampled_from(sorted(set(pack))))
    hand = everything["jana"]
    everything["jana"] = HandTally({**hand.cards, more: hand.cards.get(more, 0) + 1})
    warnings = deck_warnings(variant, deck_id, everything)
    assert warnings
    assert {warning.kind for warning in warnings} <= {more, None}
    assert all(warning.held == warning.available + 1 for warning in warnings)
    for warning in warnings:
        assert sum(count for _player, count in warning.holders) == warning.held


tallies = st.builds(
    HandTally,
    st.dictionaries(st.sampled_from(("9", "wild", "x", "customizable")), st.integers(1, 200)),
    st.lists(st.integers(0, 99), max_size=3).map(tuple),
)


@given(
    st.sampled_from([*DECKS, (CLASSIC, "none")]),
    st.dictionaries(st.sampled_from(PLAYERS), tallies),
    st.integers(0, 9),
)
def test_whatever_is_held_the_guard_answers_and_names_only_who_holds_something(
    deck: tuple[Variant, str], hands: dict[str, HandTally], customizable: int
) -> None:
    for warning in deck_warnings(*deck, hands, customizable=customizable):
        assert warning.held > warning.available >= 0
        assert {player for player, _count in warning.holders} <= set(hands)
        assert all(count > 0 for _player, count in warning.holders)
