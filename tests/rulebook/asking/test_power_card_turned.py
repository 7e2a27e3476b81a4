"""Which side my power card turns to, once I used a Flex option."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I played the flex side of a card. Do I have to flip my power card?", "yes"),
        ("en", "Does my power card turn to red when I use a flex option?", "yes"),
        ("en", "I used the flex side. Does my power card go green?", "no"),
        ("de", "Ich habe die Flex-Option benutzt. Muss ich meine Power-Karte umdrehen?", "yes"),
        ("de", "Wird meine Power-Karte rot, wenn ich die Flex-Seite spiele?", "yes"),
        ("de", "Wenn ich die Flex-Seite spiele, wird meine Power-Karte dann wieder grün?", "no"),
        ("nl", "Ik heb de flexoptie gebruikt. Moet ik mijn powerkaart omdraaien?", "yes"),
        ("nl", "Wordt mijn powerkaart rood als ik de flexkant speel?", "yes"),
        ("nl", "Als ik de flexkant speel, wordt mijn powerkaart dan weer groen?", "no"),
    ],
)
def test_it_turns_to_red_and_not_to_green(language: str, question: str, verdict: str) -> None:
    found = answered(question, "flex", language, 4)
    assert (found.verdict, found.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nora used her flex option. Do I have to flip my power card?"),
        ("en", "My power card is red. I use a flex option. Does my power card flip?"),
        ("en", "I did not use the flex side. Do I have to flip my power card?"),
        ("de", "Nora benutzt ihre Flex-Option. Muss ich meine Power-Karte umdrehen?"),
        ("nl", "Nora gebruikt haar flexoptie. Moet ik mijn powerkaart omdraaien?"),
    ],
)
def test_somebody_elses_or_none_leaves_doubt(language: str, question: str) -> None:
    found = answered(question, "flex", language, 4)
    assert not (found.verdict == "yes" and found.sure)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "My power card is red. Can I flex?"),
        ("en", "Can I flex when my power card is red?"),
        ("de", "Meine Powerkarte ist rot. Darf ich flexen?"),
        ("nl", "powerkaart rood mag ik flexen"),
        ("nl", "Mijn powerkaart is rood. Mag ik flexen?"),
    ],
)
def test_whether_i_may_flex_at_all_is_another_question(language: str, question: str) -> None:
    found = answered(question, "flex", language, players=4)
    assert (found.ruling, found.verdict) == ("power-card", "no")
