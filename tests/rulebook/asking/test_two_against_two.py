"""What a pair gets where it is told that two play against two."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Wir spielen zwei gegen zwei. Meine Partnerin Lotte macht Schluss, ich hab selber "
         "noch 28 Punkte auf der Hand, Karl 21 und Bernd 30. Wie viel schreiben wir uns als Paar "
         "gut?", 51),
        ("de", "2 gegen 2, ich bin fertig, meine Partnerin hat 15 übrig, Karl 21, Lea 30. Wie viel "
         "bekommt unser Team?", 51),
        ("en", "Two against two. My partner Joan goes out, I've still got 31 points in hand, Bert "
         "22 and Hank 17. How many points do we get?", 39),
        ("en", "2v2: my partner's out. I'm sitting on 12, Bo on 40 and Kit on 33. What do we "
         "score?", 73),
        ("nl", "We spelen twee tegen twee. Mijn maat Piet is uit, ik heb zelf nog 31 punten, Bea "
         "22 en Hein 17. Hoeveel schrijven wij samen op?", 39),
        ("nl", "2 tegen 2. Ik ben uit, mijn maat heeft nog 12 over, Bea 22 en Hein 18. Hoeveel "
         "krijgen we?", 40),
    ],
)  # fmt: skip
def test_the_two_and_two_are_nobodys_hand(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("partners", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Wir spielen zwei gegen zwei. Karl macht Schluss, ich hab noch 31 Punkte, mein "
         "Partner Ralf 22 und Lea 17. Wie viel schreiben wir uns gut?"),
        ("en", "Two against two. Bert goes out, I have 31 points, my partner Joan 22 and Hank 17. "
         "How many points do we get?"),
        ("nl", "Twee tegen twee. Bea is uit, ik heb nog 31 punten, mijn maat Piet 22 en Hein 17. "
         "Hoeveel krijgen wij?"),
    ],
)  # fmt: skip
def test_what_the_others_win_is_not_ours(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert found.value not in {39, 48, 53, 70}
