"""Who begins where an action card is turned up first, and it is told who sits beside the dealer."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "Fay dealt, I'm sitting on her left. She turned up a Reverse as the very "
         "first card. I reckon I'm the one who begins. Am I?", "no"),
        ("en", "classic", "Fay dealt, I'm sitting on her left. She turned up a Reverse as the "
         "first card. Does Fay begin?", "yes"),
        ("en", "classic", "Fay dealt, I'm sitting on her left. She turned up a Skip as the first "
         "card. Do I start?", "no"),
        ("en", "no-mercy", "Fay dealt, I'm sitting on her left. She turned up a Reverse as the "
         "first card. Do I begin?", "yes"),
        ("de", "classic", "Fay hat gegeben, ich sitze links von ihr. Als erste Karte hat sie einen "
         "Richtungswechsel aufgedeckt. Fange ich an?", "no"),
        ("de", "classic", "Fay hat gegeben, ich sitze links von ihr. Als erste Karte hat sie einen "
         "Richtungswechsel aufgedeckt. Fängt Fay an?", "yes"),
        ("nl", "classic", "Fay heeft gedeeld, ik zit links van haar. De eerste kaart was een "
         "keer-om. Begint Fay?", "yes"),
        ("nl", "classic", "Fay heeft gedeeld, ik zit links van haar. De eerste kaart was een "
         "keer-om. Begin ik?", "no"),
    ],
)  # fmt: skip
def test_the_first_card_changes_who_begins(
    language: str, game: str, question: str, verdict: str
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.verdict, found.confidence) == ("first-card", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        # Nobody tells where whoever asks sits.
        ("en", "Fay dealt. She turned up a Reverse as the very first card. Do I begin?"),
        ("de", "Fay hat gegeben, ich sitze zwei weiter. Als erste Karte hat sie einen "
         "Richtungswechsel aufgedeckt. Fange ich an?"),
        ("nl", "Fay heeft gedeeld. De eerste kaart was een keer-om. Begin ik?"),
    ],
)  # fmt: skip
def test_who_sits_elsewhere_is_not_read(language: str, question: str) -> None:
    assert answered(question, "classic", language).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Grandma dealt and the first card she turned up was a Reverse. Grandpa sits on her "
         "left and says he gets the first turn then. Is he right?"),
        ("de", "Oma hat gegeben, und die erste Karte war ein Richtungswechsel. Opa sitzt links von "
         "ihr und sagt, er fängt an. Hat er recht?"),
        ("nl", "Oma heeft gedeeld en de eerste kaart die ze omdraaide was een keer-om. Opa zit "
         "links van haar en zegt dat hij dan de eerste beurt krijgt. Heeft opa gelijk?"),
    ],
)  # fmt: skip
def test_whoever_claims_it_is_another_than_she(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=5)
    assert (found.ruling, found.verdict, found.confidence) == ("first-card", "no", 1.0)
