"""What people remark on beside their cards, and what takes a card back in the same words."""

import pytest

from scorekeeper.rulebook.handwords import HandReading, read_hand
from tests.rulebook.at_hand import LIBRARY


def read(text: str) -> HandReading:
    game = LIBRARY.variant("classic")
    return read_hand(text, game, game.default_deck.id, LIBRARY)


@pytest.mark.parametrize(
    "text",
    [
        "two wilds and a 9, that's so not fair",
        "two wilds and a 9 no mercy indeed",
        "not much, two wilds and a 9",
        "two wilds and a 9, how is that even possible",
        "two wilds and a 9, why is it always me",
        "it's two wilds and a 9 isn't it",
        "got two wilds and a 9 again, didn't I?",
        "no luck at all, two wilds and a 9",
        "unfair! two wilds and a 9",
        "zwei Joker und eine 9, das ist doch nicht fair",
        "zwei Joker und eine 9, keine Gnade",
        "nicht viel, zwei Joker und eine 9",
        "zwei Joker und eine 9, wie geht das denn",
        "zwei Joker und eine 9, warum immer ich",
        "zwei Joker und eine 9, ne?",
        "zwei Joker und eine 9, nicht wahr",
        "kein Wunder, zwei Joker und eine 9",
        "twee jokers en een 9, dat is toch niet eerlijk",
        "twee jokers en een 9, geen genade inderdaad",
        "niet veel, twee jokers en een 9",
        "twee jokers en een 9, hoe kan dat nou",
        "twee jokers en een 9, waarom ik weer",
        "twee jokers en een 9, toch?",
        "ik heb twee jokers en een 9, of niet",
        "geen wonder, twee jokers en een 9",
    ],
)
def test_a_remark_says_nothing_of_the_cards(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild": 2, "9": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "two wilds, not really",
        "two wilds, not anymore",
        "two wilds, I haven't",
        "two wilds, didn't I have three",
        "two skips, no not fair",
        "a red 7, that's not mine",
        "not much wild",
        "not many wilds, a red 7",
        "two wilds if I'm not lucky",
        "three wilds, two not nice",
        "zwei Joker, stimmt nicht",
        "zwei Joker, nicht wirklich",
        "zwei Joker oder",
        "drei Joker, zwei nicht fair",
        "zwei Joker, das wäre nicht fair",
        "eine rote 7, nicht meine",
        "nicht viel: eine 7",
        "nicht viel Joker",
        "twee jokers, klopt niet",
        "twee jokers, niet echt",
        "twee jokers, eentje niet leuk",
        "twee jokers, dat zou niet eerlijk zijn",
        "een rode 7, niet van mij",
        "niet veel joker",
    ],
)
def test_what_may_take_back_a_card_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "had to draw four, so red 1 and a skip",
        "drew four at the end so it's red 1 and a skip",
        "musste am Ende vier ziehen also rote 1 und Aussetzen",
        "moest op het eind vier pakken dus rode 1 en een skip",
    ],
)
def test_what_had_to_be_drawn_is_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"1": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "had to draw four and a red 1",
        "musste vier ziehen und eine rote 1",
        "moest vier pakken en een rode 1",
    ],
)
def test_a_draw_behind_which_no_hand_begins_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "i had to keep a draw four and a red 1",
        "hatte eine Zieh Vier und eine rote 1",
        "had een pak vier en een rode 1",
    ],
)
def test_a_card_to_draw_that_is_held_counts(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"wild-draw-four": 1, "1": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red 1 and a skip, unlucky or what",
        "red 1 and a skip, jesus",
        "rote 1 und Aussetzen, krass oder",
        "rote 1 Aussetzen krass oder",
        "rode 1 en een skip, ik ben de pineut",
        "ne rode 1 en ne skip, da's al",
    ],
)
def test_what_is_felt_about_the_cards_is_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"1": 1, "skip": 1}


@pytest.mark.parametrize("text", ["red 7 or red 8", "rot 7 oder rot 8", "rood 7 of rood 8"])
def test_one_card_or_another_is_asked_about(text: str) -> None:
    assert read(text).not_understood
