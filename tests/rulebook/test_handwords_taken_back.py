"""What is said and taken back: the last word counts where it is clearly about the same thing."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand

LIBRARY = load_library(rules_dir())


def read(text: str) -> HandReading:
    game = LIBRARY.variant("no-mercy")
    return read_hand(text, game, game.default_deck.id, LIBRARY)


@pytest.mark.parametrize(
    "text",
    [
        "red plus four, no wait, red plus two",
        "rode plus vier, nee, ik bedoel een rode plus twee",
        "grüne +4, Moment, +2 grün",
        "red skip, oops I mean red +2",
    ],
)
def test_another_card_of_the_same_colour_takes_its_place(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert reading.tally.cards == {"draw-two": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red plus four, no wait, blue plus two",
        "plus four, no wait, plus two",
        "red 7, wait, red skip",
        "red skip, wait, red skip",
        "skip, no, reverse",
        "35, sorry, 45",
    ],
)
def test_what_may_be_one_thing_more_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    ["15 points, sorry, 16 points", "15 punten, nee, 16 punten", "15 Punkte, warte, 16 Punkte"],
)
def test_points_are_corrected(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert reading.tally.amounts == (16,)


@pytest.mark.parametrize(
    "text",
    [
        "rote 7 ach nein rote 8",
        "rood 7, o nee rood 8",
        "red 7 oh no, red 8",
        "red 7? no, red 8",
        "rode 7?? nee, rode 8",
        "red 6? no, red 7? no, red 8",
    ],
)
def test_a_sigh_with_a_no_in_it_takes_back_the_same_thing(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert reading.tally.cards == {"8": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red 4 oh no a skip",
        "7 ach nein 8",
        "skip oh no skip",
        "a skip? no, a reverse",
        "red 7? no",
        "wild? no 7s",
        "Joker? nein, keine",
        "8, um, 9",
        "8, äh, 9",
        "8 eh 9",
        "12, er, 15",
    ],
)
def test_what_may_not_be_taken_back_is_asked_about(text: str) -> None:
    assert read(text).not_understood


def test_who_sighs_before_one_more_card_takes_nothing_back() -> None:
    reading = read("rote 8, oh nein und ein Aussetzen")
    assert not reading.not_understood
    assert reading.tally.cards == {"8": 1, "skip": 1}
