"""How many cards of a hand that is told fit the one on the pile."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Asked, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way

LIBRARY = load_library(rules_dir())
RULEBASE = load_rulebase(rules_dir(), LIBRARY)

FITTING = [
    ("en", "Red 4 is on the pile. I hold blue 4, red 9, a wild, green 2. How many of them fit?", 3),
    ("en", "Top card: green skip. My hand is green 1, yellow skip, blue 7. How many match?", 2),
    ("en", "Blue 2 is face up. I've got red 5, green 9 and yellow 1. How many are playable?", 0),
    ("de", "Auf dem Stapel liegt Rot 8. Ich halte Rot 1, Grün 8, Blau 3. Wie viele passen?", 2),
    ("de", "Blau 9 liegt oben. Ich habe Rot 1 und Grün 2. Wie viele davon sind spielbar?", 0),
    ("nl", "Er ligt blauw 7. Ik heb rood 7, blauw 1 en geel 3. Hoeveel passen er?", 2),
    ("nl", "Groen 2 ligt boven. Ik heb groen 5, rood 2, geel 8. Hoeveel daarvan mag ik leggen?", 2),
]


@pytest.mark.parametrize(("language", "text", "value"), FITTING)
def test_cards_that_fit_are_counted(language: str, text: str, value: int) -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    asked = Asked(text, table, language, language)
    found = on_its_way(asked, RULEBASE, LIBRARY).first().answer
    assert (found.value, found.ruling) == (value, "match")
