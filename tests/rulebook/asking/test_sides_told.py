"""Who is on where it is told at whose side everybody sits."""

import pytest

from tests.rulebook.at_hand import answered

DE = "Anna sitzt links von mir, Bert links von Anna, Carla links von Bert. "
EN = "Anna sits to my left, Bert to the left of Anna, Carla to the left of Bert. "
NL = "Anna zit links van mij, Bert links van Anna, Carla links van Bert. "


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", f"{DE}Gespielt wird links herum, und ich lege eine Aussetzkarte. Ist danach Bert "
         "dran?", "yes"),
        ("en", f"{EN}Play goes to the left and I lay a Skip. Is it Bert's turn after that?", "yes"),
        ("nl", f"{NL}Er wordt linksom gespeeld en ik leg een beurt overslaan. Is Bert daarna aan "
         "de beurt?", "yes"),
        ("de", f"{DE}Gespielt wird rechts herum, und ich lege eine Aussetzkarte. Ist danach Anna "
         "dran?", "no"),
        ("de", f"{DE}Ich lege eine Retour. Ist Carla als Nächste dran?", "yes"),
        ("en", "On my left is Anna, on Anna's left is Bert and Carla sits on my right. I play a "
         "reverse. Is Carla next?", "yes"),
        ("nl", "Links van mij zit Anna, links van Anna zit Bert, links van Bert zit Carla. Anna "
         "legt een neem twee. Moet Bert pakken?", "yes"),
    ],
)  # fmt: skip
def test_the_sides_make_a_row(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Anna sitzt links von mir, Bert links von Anna, Carla mir gegenüber. Ich lege eine "
         "Aussetzkarte. Ist Bert dran?"),
        ("en", "Anna sits to my left, Bert to the left of Carla. I lay a Skip. Is it Bert's turn?"),
        ("nl", "Anna zit links van mij, Bert links van haar. Ik leg een beurt overslaan. Is Bert "
         "aan de beurt?"),
    ],
)  # fmt: skip
def test_no_row_is_made_of_half_of_it(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).situation.seats is None
