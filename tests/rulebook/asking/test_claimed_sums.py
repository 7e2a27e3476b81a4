"""Bare amounts said of cards, and what is claimed that a card does."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from scorekeeper.rulebook.asking.settling import Answer
from tests.rulebook.at_hand import LIBRARY, RULEBASE

WORTH = [
    ("classic", "en", "Is a skip 20?", "yes", "card-points"),
    ("classic", "en", "Is a wild 40?", "no", "card-points"),
    ("classic", "de", "Ist ne Aussetzen 20?", "yes", "card-points"),
    ("flex", "de", "Zieljoker vierzig, stimmt das?", "no", "card-points"),
    ("classic", "nl", "Klopt het dat een stopkaart 20 is?", "yes", "card-points"),
    ("no-mercy", "nl", "Discard all vijftig, klopt dat?", "no", "card-points"),
    ("no-mercy", "en", "Draw 4 and Draw 2 make 70, yes?", "no", "hand-points"),
    ("classic", "en", "Two wilds left so eighty, right?", "no", "hand-points"),
    ("classic", "en", "Two wilds left so a hundred, right?", "yes", "hand-points"),
]
EACH = [
    ("classic", "en", "Are a skip and a wild both worth 20?", "no", "card-points"),
    ("classic", "en", "A wild and a wild draw four are 50 each, right?", "yes", "card-points"),
    (
        "classic",
        "de",
        "Aussetzer, Retour und Zieh Zwei sind alle 20 wert, ja?",
        "yes",
        "card-points",
    ),
    ("flex", "nl", "Zijn Flex-skip en gewone skip allebei 20 punten?", "yes", "card-points"),
    ("classic", "de", "Sind Aussetzen und Retour zusammen 20?", "no", "hand-points"),
    ("no-mercy", "nl", "Skip Everyone telt 20 net als de gewone Skip?", "yes", "card-points"),
]
DRAWN = [
    ("no-mercy", "en", "Three Draw Twos make six, right?", "yes", "stack-total"),
    ("no-mercy", "en", "Three Draw Twos make eight, right?", "no", "stack-total"),
    ("no-mercy", "de", "Sind zwei +6 zusammen zwölf?", "yes", "stack-total"),
    ("no-mercy", "nl", "Is +2 met +10 samen elf?", "no", "stack-total"),
    ("no-mercy", "en", "Three +2s: eight cards for the next one, correct?", "no", "stack-total"),
    ("no-mercy", "de", "Drei +2: sechs Karten für den nächsten, richtig?", "yes", "stack-total"),
    ("no-mercy", "nl", "Drie +2's: acht kaarten voor de volgende, klopt dat?", "no", "stack-total"),
    ("classic", "en", "Is it two for a draw two?", "yes", "draw-count"),
    ("classic", "en", "Is a draw two 4?", "no", "draw-count"),
]
POINTS = [
    ("classic", "en", "The others have 40 and 30 left. Do I get 70?", "yes", "round-score"),
    ("classic", "de", "Die anderen haben noch 40 und 30. Bekomme ich 60?", "no", "round-score"),
    ("classic", "nl", "De anderen hebben nog 40 en 30. Krijg ik 60?", "no", "round-score"),
    ("classic", "en", "I had 430 and won 80. Am I at 510?", "yes", "round-score"),
    ("classic", "de", "Eine 5 und eine +2: sind das 25?", "yes", "hand-points"),
    ("classic", "nl", "Een 5 en een +2: is dat 35?", "no", "hand-points"),
    ("classic", "en", "9 and 9 and a Reverse is 28, right?", "no", "hand-points"),
    ("no-mercy", "nl", "Wilde +6 en een 6: 56 punten, klopt dat?", "yes", "hand-points"),
    ("no-mercy", "en", "Two got knocked out. Is it twice 250?", "yes", "knock-out-bonus"),
    ("no-mercy", "de", "Vier Spieler, zwei rausgeflogen, ich gewinne. Nur 250?", "no",
     "knock-out-bonus"),
    ("no-mercy", "nl", "Twee vlogen eruit en ik won: 500 bonus, toch?", "yes", "knock-out-bonus"),
]  # fmt: skip
WRONG = [
    ("en", "A skip counts twenty points. Is that wrong?", "no"),
    ("de", "Ein Joker zählt zwanzig. Ist das falsch?", "yes"),
    ("nl", "Een joker telt vijftig. Is dat fout?", "no"),
]
DEEDS = [
    ("classic", "en", "Is everyone skipped by a Skip?", "no"),
    ("classic", "en", "Does a Draw Two hit everyone?", "no"),
    ("classic", "de", "Setzen bei der Aussetzen-Karte alle aus?", "no"),
    ("flex", "en", "With the Flex Skip flexed, is everyone skipped?", "yes"),
    ("flex", "nl", "Draait bij de Flip Wild iedereen zijn powerkaart om?", "yes"),
    ("no-mercy", "de", "Dreht der Joker-Retour-Zieh-4 die Richtung um?", "yes"),
]


def _first(variant: str, language: str, question: str) -> Answer:
    table = rules_for(LIBRARY.variant(variant), LIBRARY)
    asked = on_its_way(Asked(question, table, language, language), RULEBASE, LIBRARY)
    return asked.as_said(asked.first().answer)


@pytest.mark.parametrize(("variant", "language", "question", "verdict", "ruling"), WORTH)
def test_an_amount_that_is_nearer_to_the_points_is_one_of_points(
    variant: str, language: str, question: str, verdict: str, ruling: str
) -> None:
    found = _first(variant, language, question)
    assert (found.verdict, found.ruling) == (verdict, ruling)


@pytest.mark.parametrize(("variant", "language", "question", "verdict", "ruling"), DRAWN)
def test_an_amount_that_is_nearer_to_the_cards_drawn_is_one_of_cards(
    variant: str, language: str, question: str, verdict: str, ruling: str
) -> None:
    found = _first(variant, language, question)
    assert (found.verdict, found.ruling) == (verdict, ruling)


@pytest.mark.parametrize(("language", "question", "verdict"), WRONG)
def test_whether_an_amount_is_wrong_is_answered_the_other_way_round(
    language: str, question: str, verdict: str
) -> None:
    assert _first("classic", language, question).verdict == verdict


@pytest.mark.parametrize(("variant", "language", "question", "verdict"), DEEDS)
def test_what_a_card_is_claimed_to_do_is_compared_with_what_it_does(
    variant: str, language: str, question: str, verdict: str
) -> None:
    assert _first(variant, language, question).verdict == verdict


@pytest.mark.parametrize(("variant", "language", "question", "verdict", "ruling"), POINTS)
def test_points_that_are_named_are_compared_with_what_the_rest_comes_to(
    variant: str, language: str, question: str, verdict: str, ruling: str
) -> None:
    found = _first(variant, language, question)
    assert (found.verdict, found.ruling) == (verdict, ruling)


@pytest.mark.parametrize(("variant", "language", "question", "verdict", "ruling"), EACH)
def test_what_cards_count_each_is_not_added(
    variant: str, language: str, question: str, verdict: str, ruling: str
) -> None:
    found = _first(variant, language, question)
    assert (found.verdict, found.ruling) == (verdict, ruling)
