"""Which way play goes after several reverses."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.settling import Answer
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def answer_to(question: str, language: str) -> Answer:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY, (), None)
    return answer(Asked(question, table, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        (
            "en",
            "Two Reverses by different players in a row: are we back to the first direction?",
            "yes",
        ),
        ("en", "Three reverses so far. Is play clockwise again?", "no"),
        ("en", "It went clockwise, one reverse was played, are we still going clockwise?", "no"),
        ("en", "Play went to the left, then a Reverse. Do we now go to the right?", "yes"),
        ("de", "Zwei Richtungswechsel hintereinander, läuft es jetzt andersrum als vorher?", "no"),
        ("de", "Dreimal Richtungswechsel. Geht es jetzt gegen den Uhrzeigersinn?", "yes"),
        (
            "nl",
            "Drie keer na elkaar keer-om, we begonnen naar links. Gaan we nu naar rechts?",
            "yes",
        ),
        ("nl", "Eén keer-om gelegd. Draaien we nog met de klok mee?", "no"),
        (
            "nl",
            "Na één Keer-om speelden we naar rechts. Nu komt er nog een Keer-om."
            " Gaan we weer naar links?",
            "yes",
        ),
    ],
)
def test_every_reverse_turns_the_direction_once(language: str, question: str, verdict: str) -> None:
    told = answer_to(question, language)
    assert told.verdict == verdict
    assert told.ruling in {"direction", "effect"}


def test_the_reason_names_how_often_it_turned() -> None:
    told = answer_to("Three reverses so far. Is play clockwise again?", "en")
    assert told.answer == "3 times turned: play goes the other way than before."


@pytest.mark.parametrize(
    "question",
    [
        "Ann played a reverse, then Dee one as well. So are we back to the old direction?",
        "Flex Reverse as flex: is the first player in the new direction skipped?",
        "Does a reverse change the direction?",
    ],
)
def test_other_questions_about_a_direction_are_not_reckoned(question: str) -> None:
    assert "turned" not in answer_to(question, "en").answer
