"""A Flex card laid the normal way does what it does in any game, whatever its name says."""

import pytest

from tests.rulebook.at_hand import answered

CASES = [
    # The name of the card has the word, and it is no flexing.
    ("en", "Bo plays Flex Draw 2 the normal way. How many does the next player draw?", 2),
    ("en", "Tom lays the Flex Draw Two normally. Does the next one miss a turn?", "yes"),
    ("de", "Tom legt die Flex-Zieh-2 normal. Setzt der Nächste aus?", "yes"),
    ("nl", "Tom legt de flex neem twee gewoon. Slaat de volgende een beurt over?", "yes"),
    ("de", "Tom legt die Flex-Zieh-2 geflext. Setzt der Nächste aus?", "no"),
    # A wild that hits all is a plain one on its normal side.
    ("en", "All-draw wild, not flexed, four of us. How many cards are drawn in all?", 0),
    ("de", "Alle-ziehen-Joker ohne Flex, wir sind zu viert. Wie viele zieht man insgesamt?", 0),
    (
        "nl",
        "Iedereen-trekt-joker, zonder flex, we zijn met vier. Hoeveel worden er samen gepakt?",
        0,
    ),
    (
        "nl",
        "Iedereen-trekt-joker, geflext, we zijn met vier. Hoeveel worden er samen gepakt?",
        6,
    ),
]


@pytest.mark.parametrize(("language", "question", "expected"), CASES)
def test_a_card_laid_the_normal_way_is_not_flexed(
    language: str, question: str, expected: str | int
) -> None:
    found = answered(question, "flex", language, players=4)
    assert (found.value if isinstance(expected, int) else found.verdict) == expected
