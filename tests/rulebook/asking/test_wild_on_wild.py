"""A wild on somebody else's wild: whoever laid the upper one names the colour."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I lay a +4 on Marek's Wild Draw Four. Does Marek name the colour?", "no"),
        ("en", "I put a wild on my sister's wild. May I choose the colour?", "yes"),
        ("en", "My brother lays a wild on my wild draw four. Do I choose the colour?", "no"),
        ("en", "On my wild my brother lays a wild draw four. Do I choose the colour?", "no"),
        ("de", "Ich lege einen Joker auf den Joker von Marek. Sagt Marek die Farbe an?", "no"),
        ("de", "Ich lege einen Joker auf den Joker von Tim. Darf ich die Farbe bestimmen?", "yes"),
        ("de", "Auf meinen Joker legt mein Bruder eine Zieh-4. Sage ich die Farbe an?", "no"),
        ("nl", "Ik leg een joker op de joker van mijn broer. Kiest mijn broer de kleur?", "no"),
        ("nl", "Ik leg een joker op de joker van mijn broer. Kies ik de kleur?", "yes"),
        ("nl", "Mijn broer legt een joker op mijn joker. Mag ik de kleur kiezen?", "no"),
    ],
)  # fmt: skip
def test_the_upper_one_is_heard(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("wild-colour", verdict)


def test_it_is_not_said_who_laid_the_upper_one() -> None:
    found = answered("A wild lies on my wild. Do I choose the colour?", "classic", "en", players=4)
    assert not (found.sure and found.verdict == "yes")
