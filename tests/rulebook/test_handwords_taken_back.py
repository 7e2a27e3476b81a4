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
