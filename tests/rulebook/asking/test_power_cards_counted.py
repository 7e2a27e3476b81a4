"""How many power cards show green or red."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

BACK = "power-card-back"
COUNTED = [
    ("en", "Two power cards are green, three red. A Flip Wild: how many are green then?", 3, BACK),
    ("en", "Four players, start of the game. How many power cards show red?", 0, "power-card"),
    ("de", "Sechs Spieler und alle Power-Karten sind rot. Wie viele werden grün?", 6, BACK),
    ("nl", "Bij de start met vijf spelers: hoeveel powerkaarten zijn groen?", 5, "power-card"),
]


@pytest.mark.parametrize(("language", "text", "value", "ruling"), COUNTED)
def test_power_cards_are_counted(language: str, text: str, value: int, ruling: str) -> None:
    table = rules_for(LIBRARY.variant("flex"), LIBRARY)
    asked = Asked(text, table, language, language)
    found = on_its_way(asked, RULEBASE, LIBRARY).first().answer
    assert (found.value, found.ruling) == (value, ruling)
