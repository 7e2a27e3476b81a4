"""What is asked in one everyday wording is answered as in the other."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "The one I drew is a card that fits. May I lay it?", "yes"),
        ("en", "The card I drew is playable. May I lay it?", "yes"),
        ("en", "The card I drew is playable. Must I lay it?", "no"),
        ("en", "I drew a card. May I lay it?", "depends"),
        ("de", "Die gezogene Karte ist spielbar. Darf ich sie legen?", "yes"),
        ("de", "Die gezogene Karte ist spielbar. Muss ich sie legen?", "no"),
        ("nl", "De kaart die ik trok is speelbaar. Mag ik hem leggen?", "yes"),
        ("nl", "De kaart die ik trok is speelbaar. Moet ik hem leggen?", "no"),
    ],
)
def test_a_playable_card_fits(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I had got 13 cards and picked up 10 more. Am I out?", "no"),
        ("I had got 16 cards and picked up 10 more. Am I out?", "yes"),
        ("I had 13 cards and picked up 10 more. Am I out?", "no"),
    ],
)
def test_what_somebody_had_got_they_held(question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", "en", 4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nora drops a draw two on me. May I also play a card once I've drawn the two?"),
        ("en", "Omar slaps a draw two on me. May I still lay when I've picked up the two?"),
        (
            "de",
            "Nora legt eine Zieh zwei auf mich. Darf ich legen, wenn ich die zwei gezogen habe?",
        ),
        ("nl", "Nora legt een neem twee op mij. Mag ik leggen als ik de twee gepakt heb?"),
    ],
)
def test_whoever_asks_to_play_after_drawing_is_told_no(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).verdict == "no"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nora drops a draw two on me. Do I draw two?"),
        ("de", "Nora legt eine Zieh zwei auf mich. Muss ich zwei ziehen?"),
        ("nl", "Nora legt een neem twee op mij. Moet ik er twee pakken?"),
    ],
)
def test_whoever_asks_to_draw_is_told_yes(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).verdict == "yes"
