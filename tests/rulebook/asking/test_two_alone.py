"""Who of two has to wait for a skip or a reverse, and who draws for a reverse that draws four."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "Only my mum and I are playing. She has just laid a skip, do I have to "
         "wait now?", "yes"),
        ("en", "no-mercy", "It's just my sister and me. She played a reverse, must I sit this one "
         "out?", "yes"),
        ("en", "classic", "Just the two of us. I play a reverse, do I have to wait?", "no"),
        ("de", "no-mercy", "Nur meine Mama und ich spielen. Sie hat gerade eine Überspringen "
         "gelegt, muss ich jetzt warten?", "yes"),
        ("de", "classic", "Wir sind zu zweit. Ich lege einen Richtungswechsel, muss er warten?",
         "yes"),
        ("nl", "classic", "Alleen mijn moeder en ik spelen. Ze heeft net een sla beurt over "
         "gelegd, moet ik nu wachten?", "yes"),
        ("nl", "no-mercy", "Met z'n tweeën. Ik leg een sla beurt over, moet ik wachten?", "no"),
    ],
)  # fmt: skip
def test_whoever_of_two_did_not_lay_it_waits(
    language: str, game: str, question: str, verdict: str
) -> None:
    found = answered(question, game, language, players=2)
    assert found.ruling in {"two-skip", "two-reverse"}
    assert (found.verdict, found.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My wife and I, nobody else. I play the Wild Reverse Draw Four and grin at her. Is "
         "she the one who draws?", "no"),
        ("en", "Just two of us. She plays a wild reverse draw four. Do I draw?", "no"),
        ("en", "Just two of us. I play a wild reverse draw four. Do I draw the four myself?",
         "yes"),
        ("de", "Meine Frau und ich, sonst niemand. Ich lege die Joker Richtungswechsel Plus Vier "
         "und grinse sie an. Muss sie ziehen?", "no"),
        ("de", "Zu zweit, er legt Joker Retour Plus Vier. Bin ich es, der zieht?", "no"),
        ("nl", "Mijn vrouw en ik, verder niemand. Ik leg de wilde keer om plus vier en grijns naar "
         "haar. Is zij degene die pakt?", "no"),
        ("nl", "Met ons tweetjes, ik leg de keer om neem vier joker. Moet ik zelf pakken?", "yes"),
    ],
)  # fmt: skip
def test_a_reverse_that_draws_comes_back_to_whoever_of_two_laid_it(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language, players=2)
    assert (found.ruling, found.verdict, found.confidence) == ("two-draw", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "He played a skip on me, must I wait a turn?", "yes"),
        ("en", "I played a skip, do I have to wait one turn?", "no"),
        ("de", "Er legt Aussetzen, muss ich eine Runde warten?", "yes"),
        ("de", "Ich lege Aussetzen, muss ich eine Runde warten?", "no"),
        ("nl", "Hij legt een beurt overslaan, moet ik een beurt wachten?", "yes"),
        ("nl", "Ik leg een beurt overslaan, moet ik een beurt wachten?", "no"),
        ("nl", "'t is maar ik en ons Ellen en ik leg een beurt overslaan, moet ik wachten?", "no"),
    ],
)
def test_to_wait_a_turn_is_to_wait(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, players=2)
    assert (found.verdict, found.ruling) == (verdict, "two-skip")


@pytest.mark.parametrize(
    ("question", "two"),
    [
        ("'t is maar ik en ons Ellen, mag ik na een omkeerkaart nog eens?", True),
        ("Jan ligt voor, maar ik en mijn zus hebben kansen. Mag ik na een keerkaart nog eens?",
         False),
    ],
)  # fmt: skip
def test_only_me_and_another_are_two(question: str, two: bool) -> None:
    assert (answered(question, "classic", "nl").ruling == "two-reverse") is two
