"""Which of two things is so: neither yes nor no tells it, so the answer explains."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE

CLASSIC = rules_for(LIBRARY.variant("classic"), LIBRARY)


def verdict(text: str, language: str) -> str:
    return answer(Asked(text, CLASSIC, language, language), RULEBASE, LIBRARY).verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Does play pass to the left or to the right?", "en"),
        ("Does the dealer start, or the player to the left?", "en"),
        ("Fängt der Geber an oder der Spieler links von ihm?", "de"),
        ("Zählen die Karten für den Gewinner oder für die Verlierer?", "de"),
        ("Begint de deler of de speler links van hem?", "nl"),
        ("Zieh ich eine Karte oder so lange bis was passt?", "de"),
        ("Pak je één kaart of net zo lang tot je kunt?", "nl"),
        ("Trek ik er een of trek ik door tot er een past?", "nl"),
        ("Met de klok mee of tegen de klok in?", "nl"),
        ("Bij een 0, geven we door naar links of met de richting mee?", "nl"),
    ],
)
def test_which_of_two_things_is_so_is_explained(text: str, language: str) -> None:
    assert verdict(text, language) == "explain"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("May I put a Skip or a Reverse down last?", "en"),
        ("Do I lose my turn after a Draw Two, or not?", "en"),
        ("Mag je een Skip of een Reverse als laatste kaart spelen?", "nl"),
        ("Verliere ich nach einer +2 meinen Zug, oder nicht?", "de"),
        ("Verlies ik na een +2 mijn beurt, of niet?", "nl"),
    ],
)
def test_two_cards_that_will_both_do_and_a_mere_or_not_set_nothing_apart(
    text: str, language: str
) -> None:
    assert verdict(text, language) == "yes"


def test_with_two_players_it_is_the_other_one_who_loses_a_turn() -> None:
    assert verdict("Two of us play and I lay a Reverse. Does she lose her turn?", "en") == "yes"
    assert verdict("With two players I play a skip, do I lose my turn?", "en") == "no"
