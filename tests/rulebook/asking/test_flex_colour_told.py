"""Whether a card goes by its Flex colour, and whose turn it is after a flexed skip."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "mijn powerkaart is rood, maar die gele kaart heeft groen als flexkleur en er ligt "
         "groen. Mag ik hem nu via die flexkleur spelen?", "no"),
        ("nl", "powerkaart rood, blauwe 5 met flexkleur groen, er ligt een groene 3. kan die?",
         "no"),
        ("nl", "powerkaart groen, blauwe 5 met flexkleur groen, er ligt een groene 3. mag die?",
         "yes"),
        ("nl", "powerkaart op rood. mijn rode 4 heeft flexkleur blauw, er ligt een rode 3. mag hij "
         "er gewoon op?", "yes"),
        ("en", "my power card shows red. my blue 5 has flex colour yellow and a yellow 2 is on top."
         " can I play it?", "no"),
        ("en", "my power card shows green. my blue 5 has flex colour yellow and a yellow 2 is on "
         "top. can I play it?", "yes"),
        ("nl", "mijn powerkaart is rood. De kaart is geel met flexkleur blauw en er ligt een gele "
         "7. Kan ik hem leggen?", "yes"),
        ("de", "Powerkarte rot, meine blaue 5 hat die Flexfarbe Gelb und es liegt eine gelbe 2. "
         "geht die?", "no"),
        ("de", "Powerkarte grün, meine blaue 5 hat die Flexfarbe Gelb und es liegt eine gelbe 2. "
         "geht die?", "yes"),
    ],
)  # fmt: skip
def test_the_side_of_the_power_card_decides(language: str, question: str, verdict: str) -> None:
    assert answered(question, "flex", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Flex-beurt-overslaan met de flexoptie gelegd, zit nu de speler na mij aan de beurt"
         "?", "no"),
        ("nl", "ik leg een flex sla-beurt-over en gebruik de flexkant. is mijn buurman nu aan de "
         "beurt?", "no"),
        ("nl", "Flex-sla-beurt-over met de flexoptie gelegd, ben ik nu weer aan de beurt?", "yes"),
        ("en", "I flexed a Flex Skip. Is the player after me up now?", "no"),
        ("en", "I flexed a Flex Skip. Am I up again?", "yes"),
        ("de", "Flex-Aussetzen mit der Flex-Option gelegt, ist jetzt der Spieler nach mir dran?",
         "no"),
    ],
)  # fmt: skip
def test_nobody_else_is_next_after_a_flexed_skip(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict) == ("play-again", verdict)
