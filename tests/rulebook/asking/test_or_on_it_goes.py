""" "Is it over, or do we go on?" is answered as its first half."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("nl", "flex", "als ik bij flex 510 punten heb, is het spel dan gedaan of gaan we tot "
         "duizend?", "yes"),
        ("nl", "no-mercy", "ik heb 510 punten, is het spel nu gedaan of gaan we door tot duizend?",
         "no"),
        ("nl", "classic", "Eva zit aan 495. Is het gedaan, of moeten we verder spelen?", "no"),
        ("en", "flex", "if I have 510 points, is the game over or do we go to a thousand?", "yes"),
        ("en", "classic", "Eva is on 495. Is it over, or do we play another round?", "no"),
        ("de", "classic", "ich hab 520 Punkte, ist jetzt Schluss oder geht's weiter?", "yes"),
        ("de", "no-mercy", "ich hab 510 Punkte, ist das Spiel jetzt vorbei oder geht es weiter bis "
         "tausend?", "no"),
    ],
)  # fmt: skip
def test_the_first_half_is_asked(language: str, game: str, question: str, verdict: str) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.verdict) == ("target", verdict)
