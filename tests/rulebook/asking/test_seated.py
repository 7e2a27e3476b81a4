"""Whom a draw card hits where the players are named, and who of them may doubt it."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Order: Abe, Bella, Cody. Abe plays a Wild Draw Four. Can Cody challenge?", "no"),
        ("en", "Order: Abe, Bella, Cody. Abe plays a Wild Draw Four. Can Bella challenge?", "yes"),
        ("de", "Reihenfolge: Anna, Ben und Carla. Carla legt +4. Darf Anna anzweifeln?", "yes"),
        ("de", "Anna legt eine +4, Ben muss ziehen. Darf Carla anzweifeln?", "no"),
        ("nl", "Sien legt +4, Mats moet trekken. Mag Mats uitdagen?", "yes"),
        (
            "nl",
            "Sien legt +4, Mats moet trekken, Luna vertrouwt het niet. Mag Luna uitdagen?",
            "no",
        ),
    ],
)
def test_only_the_one_who_is_hit_may_doubt_it(language: str, question: str, verdict: str) -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    found = on_its_way(Asked(question, table, language, language), RULEBASE, LIBRARY).first().answer
    assert (found.verdict, found.ruling) == (verdict, "challenge-who")


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Papa zweifelt meine Zieh Vier an, zu Unrecht. Wie viele zieht Papa?", 6),
        ("de", "Papa zweifelt meine Zieh Vier an, zu Unrecht. Wie viele ziehe ich?", 0),
        ("en", "Tom challenges Ann's +4 and she had the colour. How many does Tom draw?", 0),
        ("en", "Tom challenges Ann's +4 and she had the colour. How many does Ann draw?", 4),
        ("nl", "Tom betwist Anna's +4, maar zij had de kleur niet. Hoeveel pakt Tom?", 6),
        (
            "en",
            "Vince laid a Wild Draw Four while yellow was the colour. Wendy, next in line,"
            " challenged. He turned out to have two reds and a blue. How many does Wendy draw?",
            6,
        ),
    ],
)
def test_who_draws_after_a_doubt_is_known_by_name(language: str, question: str, value: int) -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    assert answer(Asked(question, table, language, language), RULEBASE, LIBRARY).value == value
