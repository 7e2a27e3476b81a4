"""Whether anything of a hand that is told may be played."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

CLASSIC = rules_for(LIBRARY.variant("classic"), LIBRARY)

PLAYS = [
    ("en", "Red 7 on the pile. My hand: blue 7, green 2. Can I play?", "yes"),
    ("en", "Red 7 on the pile. My hand: blue 6, green 2. Can I play?", "no"),
    ("en", "Blue 8 is up. I've a green 8 and a wild. Have I anything to play?", "yes"),
    ("de", "Lisa legt blaue 7. Ich habe rote 3, gelbe 1. Kann ich spielen?", "no"),
    ("de", "Lisa legt blaue 7. Ich habe rote 3, blaue 1. Kann ich spielen?", "yes"),
    ("nl", "Ligt: blauwe 0. Hand: rode 0, gele 5, groene 7. Heb ik iets om te spelen?", "yes"),
    ("nl", "Ligt: blauwe 0. Hand: rode 1, gele 5, groene 7. Heb ik iets om te spelen?", "no"),
    ("en", "A Wild with red named. I have a blue 5 and a yellow 5. Can I use one of them?", "no"),
    ("en", "A Wild with red named. I have a blue 5 and a red 6. Can I use one of them?", "yes"),
]
MUST_DRAW = [
    ("en", "Blue Skip on top. I hold red 1, green 8, yellow 0. Do I have to draw?", "yes"),
    ("en", "Blue Skip on top. I hold red 1, blue 8, yellow 0. Do I have to draw?", "no"),
    ("nl", "Er ligt een rode 4. Ik heb groen 5, geel 6. Moet ik pakken?", "yes"),
    ("nl", "Er ligt een rode 4. Ik heb groen 4, geel 6. Moet ik pakken?", "no"),
    ("de", "Oben liegt eine rote 4. Ich habe grün 5 und gelb 6. Muss ich ziehen?", "yes"),
    ("de", "Oben liegt eine rote 4. Ich habe grün 5 und rot 6. Muss ich ziehen?", "no"),
]


def _verdict(language: str, question: str) -> str:
    asked = Asked(question, CLASSIC, language, language)
    return on_its_way(asked, RULEBASE, LIBRARY).first().answer.verdict


@pytest.mark.parametrize(("language", "question", "verdict"), PLAYS)
def test_a_hand_may_be_played_from_if_any_of_its_cards_fits(
    language: str, question: str, verdict: str
) -> None:
    assert _verdict(language, question) == verdict


@pytest.mark.parametrize(("language", "question", "verdict"), MUST_DRAW)
def test_one_must_draw_only_if_no_card_of_the_hand_fits(
    language: str, question: str, verdict: str
) -> None:
    assert _verdict(language, question) == verdict


def test_where_a_wild_draw_four_is_held_it_is_left_to_its_own_ruling() -> None:
    question = "Blue 5 on the pile. I have a blue 1 and a Wild Draw Four. May I play the black one?"
    found = on_its_way(Asked(question, CLASSIC, "en", "en"), RULEBASE, LIBRARY)
    assert found.first().answer.ruling == "wild-draw-four-when"
