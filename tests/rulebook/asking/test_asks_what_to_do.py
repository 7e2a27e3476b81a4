"""What is to be done is explained, and not answered with yes or no."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Omar got knocked out with 27 cards in his hand. My dad wants to shuffle them "
         "straight into the draw pile so we don't run short, Omar wants to keep hold of them. What "
         "are we supposed to do with those cards?", "explain"),
        ("de", "Omar flog mit 27 Karten raus. Papa will sie gleich in den Ziehstapel mischen, Omar "
         "will sie behalten. Was sollen wir mit diesen Karten machen?", "explain"),
        ("nl", "Omar vloog eruit met 27 kaarten. Papa wil ze meteen in de trekstapel schudden, "
         "Omar wil ze houden. Wat moeten we met die kaarten doen?", "explain"),
        ("en", "Omar got knocked out with 27 cards. Do we shuffle them straight into the draw "
         "pile?", "no"),
        ("de", "Omar flog mit 27 Karten raus. Mischen wir sie gleich in den Ziehstapel?", "no"),
        ("nl", "Omar vloog eruit met 27 kaarten. Schudden we ze meteen in de trekstapel?", "no"),
    ],
)  # fmt: skip
def test_what_to_do_is_explained(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy-cards", verdict)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        # Another question that has such a word in it.
        ("de", "Legt allein der Geber fest, was die beschreibbaren Joker machen?", "customizable",
         "no"),
        ("en", "Uncle Des put a green 4 on a red 7 and we caught him at it right away. He's taken "
         "it back and drawn his two. Does he get to try again with a proper card before the next "
         "person?", "wrong-card", "no"),
        ("de", "Er hat eine falsche Karte gelegt, zurückgenommen und zwei gezogen. Darf er jetzt "
         "eine passende legen?", "wrong-card", "no"),
        ("nl", "Hij legde een verkeerde kaart, nam hem terug en pakte er twee. Mag hij nu een "
         "goede leggen?", "wrong-card", "no"),
    ],
)  # fmt: skip
def test_what_may_be_done_is_not(language: str, question: str, ruling: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, verdict)
