"""How many cards of a hand that is told fit the one on the pile."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

FITTING = [
    ("en", "Red 4 is on the pile. I hold blue 4, red 9, a wild, green 2. How many of them fit?", 3),
    ("en", "Top card: green skip. My hand is green 1, yellow skip, blue 7. How many match?", 2),
    ("en", "Blue 2 is face up. I've got red 5, green 9 and yellow 1. How many are playable?", 0),
    ("de", "Auf dem Stapel liegt Rot 8. Ich halte Rot 1, Grün 8, Blau 3. Wie viele passen?", 2),
    ("de", "Blau 9 liegt oben. Ich habe Rot 1 und Grün 2. Wie viele davon sind spielbar?", 0),
    ("nl", "Er ligt blauw 7. Ik heb rood 7, blauw 1 en geel 3. Hoeveel passen er?", 2),
    ("nl", "Groen 2 ligt boven. Ik heb groen 5, rood 2, geel 8. Hoeveel daarvan mag ik leggen?", 2),
    (
        "en",
        "A yellow 4 is up. I hold yellow 9, blue 4, red 2, a wild. How many options are there?",
        3,
    ),
    (
        "en",
        "My hand: red 1, red reverse, green 7. The pile shows a green 1. How many can I play?",
        2,
    ),
    ("de", "Ich halte Grün 4, Grün 8, Rot 2. Es liegt Blau 4. Wie viele passen?", 1),
    ("de", "Oben liegt Gelb 6. Hab Gelb 2, Rot 6, Blau 1. Wie viele Möglichkeiten habe ich?", 2),
    ("nl", "Ik heb blauw 3, een joker en geel 9. Er ligt groen 7. Hoeveel kan ik er leggen?", 1),
    ("nl", "Rode 8 ligt open. Ik heb rood 2, geel 8 en blauw 1. Hoeveel keuzes heb ik?", 2),
]
OTHERWISE = [
    ("en", "Top card: blue 5. I have red 5, green 5, yellow 5. How many could I play?"),
    ("en", "I hold a red 2, a red 5 and a blue 9. How many points, if the pile shows red 1?"),
    ("de", "Blau 7 liegt. Ich habe Rot 1, Grün 3. Wie viele Karten muss ich ziehen?"),
    ("nl", "Er ligt blauw 7. Ik heb rood 7, geel 7, groen 7. Hoeveel tegelijk leggen?"),
]


@pytest.mark.parametrize(("language", "text", "value"), FITTING)
def test_cards_that_fit_are_counted(language: str, text: str, value: int) -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    asked = Asked(text, table, language, language)
    found = on_its_way(asked, RULEBASE, LIBRARY).first().answer
    assert (found.value, found.ruling) == (value, "match")


@pytest.mark.parametrize(("language", "text"), OTHERWISE)
def test_where_something_else_is_asked_they_are_not(language: str, text: str) -> None:
    """Of cards that all fit it may be asked how many go at once."""
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    asked = Asked(text, table, language, language)
    assert on_its_way(asked, RULEBASE, LIBRARY).first().answer.ruling != "match"
