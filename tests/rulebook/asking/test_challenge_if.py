"""Whether I draw if I challenge and it comes out so or so; what a flip symbol of another does."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "If I challenge a Wild Draw Four and I am wrong, do I draw 6 cards?", "yes"),
        ("en", "Do I draw 4 if I challenge and am wrong?", "no"),
        ("en", "Do I have to draw if I challenge and he bluffed?", "no"),
        ("de", "Muss ich ziehen, wenn ich anzweifle und recht habe?", "no"),
        (
            "de",
            "Muss ich ziehen, wenn ich die Zieh-Vier anzweifle und der andere geblufft hat?",
            "no",
        ),
        ("de", "Ziehe ich 6 Karten, wenn ich zu Unrecht anzweifle?", "yes"),
        ("nl", "Moet ik trekken als ik de neem vier uitdaag en gelijk heb?", "no"),
        ("nl", "Als ik uitdaag en ongelijk heb, pak ik dan 6 kaarten?", "yes"),
    ],
)
def test_whoever_was_right_draws_nothing_and_whoever_was_wrong_six(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.verdict, found.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Can I challenge a Wild Draw Four if another player has to draw?", "no"),
        ("en", "Can I challenge the +4 if it's my neighbour who must draw?", "no"),
        ("en", "Can my sister challenge a Wild Draw Four if I have to draw?", "no"),
        ("en", "Can my sister challenge a Wild Draw Four if she has to draw?", "yes"),
        ("en", "Can I challenge a Wild Draw Four if I have to draw?", "yes"),
        ("de", "Darf ich die +4 anzweifeln wenn meine Schwester ziehen muss?", "no"),
        ("de", "Darf ich die +4 anzweifeln wenn ein anderer ziehen muss?", "no"),
        ("de", "Darf ich die +4 anzweifeln wenn ich ziehen muss?", "yes"),
        ("nl", "Mag mijn zus de +4 uitdagen als ik moet pakken?", "no"),
        ("nl", "Mag mijn zus de +4 uitdagen als zij moet pakken?", "yes"),
    ],
)
def test_only_who_has_to_draw_may_challenge(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("challenge-who", verdict)


def test_where_another_challenges_or_i_bluffed_it_is_read_elsewhere() -> None:
    for question in (
        "Do I have to draw if I challenge and I bluffed?",
        "Do I have to draw if she challenges and she is right?",
    ):
        found = answered(question, "classic", "en", players=4)
        assert found.verdict != "yes" or not found.sure


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Do I flip my power card if somebody else plays a number with the flip symbol?",
         "no"),
        ("en", "Do I flip my power card if I play a number with the flip symbol?", "yes"),
        ("de", "Muss ich meine Power-Karte umdrehen, wenn ein anderer eine Zahl mit Umdreh-Symbol "
         "legt?", "no"),
        ("nl", "Moet ik mijn powerkaart omdraaien als een ander een cijfer met omdraaiteken legt?",
         "no"),
        ("de", "Umdrehsymbol gelegt, muss ich drehen?", "yes"),
    ],
)  # fmt: skip
def test_a_flip_symbol_turns_the_card_of_whoever_laid_it(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language, players=4)
    assert (found.ruling, found.verdict) == ("flip-symbol", verdict)
