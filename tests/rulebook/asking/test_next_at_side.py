"""Who is next, where it is told which way play goes and on which side somebody sits."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Five of us, going round to the left. Tom lays a Reverse and I'm sat directly on "
         "his left. Am I up next?", "no"),
        ("en", "We go to the right. Anna plays a reverse. I sit to her left. Do I play next?",
         "yes"),
        ("en", "We play clockwise. The woman on my left puts down a reverse. Is it my turn next?",
         "yes"),
        ("en", "We play clockwise. Joe on my right puts down a 5. Am I next?", "yes"),
        ("en", "Four of us going left. Mia plays a Reverse, I'm on her left. Is it my turn next?",
         "no"),
        ("de", "Wir spielen links herum. Tom legt einen Richtungswechsel, ich sitze links von "
         "ihm. Bin ich dran?", "no"),
        ("de", "Wir spielen im Uhrzeigersinn. Anna sitzt links von mir und legt einen "
         "Richtungswechsel. Bin ich dran?", "yes"),
        ("nl", "We gaan met de klok mee. Tom legt een keerkaart, ik zit rechts van hem. Ben ik nu "
         "aan de beurt?", "yes"),
        ("nl", "We gaan naar links. Tom legt een keerkaart, ik zit links van hem. Ben ik aan de "
         "beurt?", "no"),
    ],
)  # fmt: skip
def test_a_reverse_turns_play_to_the_other_side(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, 5)
    assert (found.verdict, found.ruling) == (verdict, "direction")


def test_with_two_a_reverse_turns_to_no_side() -> None:
    assert answered("We go left. Tom on my left lays a reverse. Am I next?", "classic", "en",
                    2).ruling != "direction"  # fmt: skip


def test_a_way_told_behind_the_card_may_be_the_new_one() -> None:
    question = "Tom lays a reverse and we go to the left. I'm on his left. Am I next?"
    assert answered(question, "classic", "en", 5).confidence < 1.0
