"""Whose turn it is among two, once one of them laid a card that takes the other's turn."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I play a skip. Me again?", "yes"),
        ("en", "He plays a skip. Me again?", "no"),
        ("en", "I played a draw two and she drew. Is it my turn now?", "yes"),
        ("en", "I played a draw two and she drew. Is it her turn now?", "no"),
        ("en", "My brother plays a reverse. Is it his turn again?", "yes"),
        ("de", "Ich leg Aussetzen, ich wieder?", "yes"),
        ("de", "Er legt Aussetzen, ich wieder?", "no"),
        ("de", "Ich leg Plus zwei und er hat gezogen. Bin ich jetzt dran?", "yes"),
        ("de", "Er legt Plus zwei und ich hab gezogen. Bin ich jetzt dran?", "no"),
        ("de", "Ich leg Plus zwei. Ist mein Bruder jetzt dran?", "no"),
        ("nl", "Ik leg sla-beurt-over, ik weer?", "yes"),
        ("nl", "Hij legt sla-beurt-over, ik weer?", "no"),
        ("nl", "Ik leg een plus twee en zij heeft getrokken. Ben ik nu aan de beurt?", "yes"),
        ("nl", "Mijn zus legt een keerkaart. Ben ik nu aan de beurt?", "no"),
    ],
)  # fmt: skip
def test_whoever_laid_it_plays_on(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, 2)
    assert (found.verdict, found.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "He draws two for my +2. Is it my turn again?", "yes"),
        ("en", "She draws my +2, is it her turn?", "no"),
        ("de", "Sie hat wegen meiner +2 gezogen, ist sie danach an der Reihe?", "no"),
        ("nl", "Hij trekt twee om mijn +2. Is het weer mijn beurt?", "yes"),
    ],
)  # fmt: skip
def test_who_draws_for_it_did_not_lay_it(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, 2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I play a skip. Me again?"),
        ("de", "Ich leg Aussetzen, ich wieder?"),
        ("nl", "Ik leg sla-beurt-over, ik weer?"),
    ],
)
def test_of_more_than_two_nobody_plays_on(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).verdict != "yes"


@pytest.mark.parametrize(
    ("language", "variant", "question", "theirs", "mine"),
    [
        ("de", "classic", "Er legt +4, ich ziehe. Darf ich danach legen?", "ziehst du", "bist du"),
        ("de", "classic", "Er legt Aussetzen, bin ich dran?", "setzt du aus", "darfst du"),
        ("de", "no-mercy", "Er legt Retour-Zieh-4-Joker, wer zieht?", "Sie zieht", "ziehst du"),
        ("en", "classic", "My wife plays reverse, is it my turn?", "passes you", "you play"),
        ("en", "flex", "My brother plays a skip. Is it my turn?", "passes you over", "is yours"),
        ("en", "no-mercy", "He plays wild reverse draw four, who picks up", "skips you", "whoever"),
        ("nl", "classic", "Hij legt een +4, ik pak. Mag ik daarna leggen?", "trek jij", "ben jij"),
        ("nl", "no-mercy", "Hij legt een +2, ben ik daarna aan de beurt?", "trek jij", "jij weer"),
        ("nl", "classic", "Hij legt een pas, ben ik aan de beurt?", "jou je beurt", "speel je"),
    ],
)  # fmt: skip
def test_where_the_other_one_laid_it_the_sentence_speaks_of_the_other_one(
    language: str, variant: str, question: str, theirs: str, mine: str
) -> None:
    said = answered(question, variant, language, 2).answer
    assert theirs in said
    assert mine not in said


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "question", ["I play a skip. Me again?", "She takes my +2. May I play again?"]
)
def test_of_ones_own_card_and_among_more_it_does_not(question: str, players: int) -> None:
    assert "other one’s" not in answered(question, "classic", "en", players).answer
