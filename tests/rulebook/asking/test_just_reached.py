"""Reaching what is played to is enough, and other small things of the end of a round."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        ("en", "I'm at exactly 500. My brother says you have to be over it. Is that right?",
         "target", "no"),
        ("en", "You must have more than 500, exactly 500 isn't enough, is it so?", "target", "no"),
        ("de", "500 ist ausgemacht. 472 hatte ich, jetzt kommen für meinen Rundensieg genau 28 "
         "dazu. Mein Mann meint, draufkommen reicht, ich muss nicht drüber sein. Stimmt das?",
         "target", "yes"),
        ("nl", "De afvalrace en ik kom precies op 500 uit. Mijn broer zegt: ge moet er óver zijn, "
         "dus ge zit er nog in. Klopt dat?", "elimination", "no"),
        # Where the lowest wins, and the claim is of whoever makes it.
        ("nl", "Met z'n drieën en de laagste wint. Cas is net op 512 gekomen, ik heb er 144 en "
         "Rosa 143. Rosa zegt dat zij de winnaar is. Is dat zo?", "lowest-total", "yes"),
        ("nl", "Met z'n drieën en de laagste wint. Cas is net op 512 gekomen, ik heb er 144 en "
         "Rosa 143. Heb ik gewonnen?", "lowest-total", "no"),
        ("de", "Wir sind drei, und die niedrigste Summe gewinnt. Cas ist gerade auf 512 gekommen, "
         "ich hab 144 und Rosa 143. Bin ich der Sieger?", "lowest-total", "no"),
    ],
)  # fmt: skip
def test_reaching_it_is_enough(language: str, question: str, ruling: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "answer"),
    [
        ("en", "I'm on 22 cards. How many more, then I'm out?", "mercy", 3),
        ("de", "Steh bei 22 Karten. Wie viele noch dazu, dann flieg ich?", "mercy", 3),
        ("nl", "Ik sta op 22 kaarten. Hoeveel erbij, dan lig ik eruit?", "mercy", 3),
        ("nl", "Met z'n drieën, de twee anderen allebei aan de 25 gekomen, ik bleef over. Hoeveel "
         "punten op mijn blaadje?", "knock-out-bonus", 500),
        ("de", "Olaf hat mir per Sieben seine 24 Karten angedreht. Er lacht und sagt, damit wär "
         "ich raus. Stimmt das?", "mercy", "no"),
        ("en", "Olaf foisted his 24 cards on me with a seven. Then a draw two hit me. Am I out?",
         "mercy", "yes"),
        ("nl", "Olaf heeft mij met een zeven zijn 24 kaarten aangesmeerd. Lig ik eruit?", "mercy",
         "no"),
        ("de", "Sofie hat zwei Leute rausgekegelt, aber abgelegt hab ich zuerst. Sie will die 500 "
         "Bonuspunkte für sich. Stehen die ihr zu?", "knock-out-bonus", "no"),
        ("de", "Sofie hat zwei Leute rausgekegelt, aber abgelegt hab ich zuerst. Ich will die 500 "
         "Bonuspunkte. Stehen die mir zu?", "knock-out-bonus", "yes"),
        ("de", "Zu fünft, vier sind geflogen, nur ich bin noch da. Mein Neffe rechnet mir tausend "
         "Bonuspunkte vor. Stimmt seine Zahl?", "knock-out-bonus", "yes"),
        ("nl", "Vorige ronde lag ik er met 26 kaarten uit. We delen opnieuw en mijn zus slaat mij "
         "over, zij zegt dat ik er het hele spel uit lig. Klopt dat?", "mercy-back", "no"),
        ("en", "I was knocked out. Is the entire game over for me?", "mercy-back", "no"),
    ],
)  # fmt: skip
def test_what_a_knock_out_leaves(
    language: str, question: str, ruling: str, answer: str | int
) -> None:
    found = answered(question, "no-mercy", language)
    given = found.value if isinstance(answer, int) else found.verdict
    assert (found.ruling, given) == (ruling, answer)


def test_what_must_be_over_something_else_is_not_the_target() -> None:
    found = answered("I lead with 470. Must I be over 480 to win the round?", "classic", "en")
    assert not (found.ruling == "target" and found.verdict == "yes" and found.sure)
