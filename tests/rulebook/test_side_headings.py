"""Headings of a kind of cards: "normal: draw two, skip. Flex: reverse"."""

import pytest

from scorekeeper.rulebook.handwords import HandReading, read_hand
from tests.rulebook.at_hand import LIBRARY


def read(text: str) -> HandReading:
    game = LIBRARY.variant("flex")
    return read_hand(text, game, game.default_deck.id, LIBRARY)


@pytest.mark.parametrize(
    "text",
    [
        "Normal: draw 2, skip. Flex: reverse, 7",
        "regular cards: draw 2, skip; flex cards: reverse, 7",
        "Flex: reverse, 7. Normal: skip, draw 2",
        "Normale: Zieh 2, Aussetzen. Flex: Retour, 7.",
        "Flex-Karten: Retour, 7. Normal: Aussetzen, Zieh 2",
        "Gewone: pak 2, overslaan. Flex: keer om, 7",
        "7, pak 2, overslaan, flex kaarten: keer om",
        "Flexkarten: Retour, 7. Normalkarten: Aussetzen, Zieh 2",
        "Flexkaarten: keer om, 7. Gewone: pak 2, overslaan",
        "Flexcards: reverse, 7. Plain: skip, draw 2",
    ],
)
def test_it_holds_for_what_follows_it(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    expected = {"draw-two": 1, "skip": 1, "flex-reverse": 1, "7": 1}
    assert dict(reading.tally.cards) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Flex: skip",
        "Flex: keer om, overslaan",
        "twee flexkaarten: keer om, overslaan",
        "Flexkarten: Retour. Aussetzen",
        "Normal: 7. Flex: reverse. Skip",
        "Normale: 7. Flex: Retour. Aussetzen",
        "Normale: 7. Flex: keer om. Overslaan",
    ],
)
def test_the_name_of_the_game_and_cards_behind_the_sentence_are_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "7, flex: reverse, normal skip",
        "7, Flex: Retour, normales Aussetzen",
        "7, flex: keer om, gewone overslaan",
    ],
)
def test_a_card_that_says_what_it_is_stays_so(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "flex-reverse": 1, "skip": 1}
