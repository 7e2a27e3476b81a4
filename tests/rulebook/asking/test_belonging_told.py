"""What belongs to whom it is told of: the points of a pair, the penalty for advice, a card held."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "We play with changing partners. My pair made 70 points this round. How many points "
         "do I get?"),
        ("en", "Four of us with changing partners. Ida's pair made 70 this round. How many go on "
         "Ida's own line?"),
        ("de", "Wir spielen mit wechselnden Partnern. Idas Paar hat 70 Punkte gemacht. Wie viele "
         "schreibt Ida sich auf?"),
        ("nl", "We spelen met wisselende partners. Het paar van Ida haalde 70 punten. Hoeveel "
         "komen er bij Ida?"),
    ],
)  # fmt: skip
def test_each_of_a_pair_is_credited_with_all_that_it_made(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).value == 70


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Four of us, changing partners. Ida's pair made 70. How many rounds do we play?"),
        ("de", "Wir spielen mit wechselnden Partnern. Idas Paar hat 70 Punkte. Wie viele Runden "
         "spielen wir?"),
        ("nl", "We spelen met wisselende partners. Het paar van Ida haalde 70. Hoeveel rondes "
         "spelen we?"),
    ],
)  # fmt: skip
def test_rounds_are_no_points(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).value == 4


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Flora whispers to her sister that she should lay the red 2. Must Flora draw cards "
         "for that?", "yes"),
        ("de", "Flora flüstert ihrer Schwester zu, dass sie die rote 2 legen soll. Muss Flora "
         "dafür Karten ziehen?", "yes"),
        ("nl", "Floor fluistert haar zusje toe dat ze de rode 2 moet leggen. Moet Floor daarvoor "
         "kaarten pakken?", "yes"),
        ("nl", "Floor fluistert haar zusje toe dat ze de rode 2 moet leggen. Moet haar zusje "
         "daarvoor kaarten pakken?", "no"),
        ("en", "I got told what to play by my brother. Is it me who has to draw for it?", "no"),
    ],
)  # fmt: skip
def test_whoever_gave_advice_draws(language: str, question: str, verdict: str) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.ruling) == (verdict, "advice")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "It's Kit's turn, but I've got a green 3 in my hand. Can I throw it in?", "depends"),
        ("de", "Kim ist dran, aber ich habe eine grüne 3. Darf ich sie reinwerfen?", "depends"),
        ("nl", "Kim is aan de beurt, maar ik heb een groene 3. Mag ik die ertussen gooien?",
         "depends"),
        ("en", "It's Kit's turn and there's a green 3 on top, but I've got a green 3 in my hand. "
         "Can I throw it in?", "yes"),
    ],
)  # fmt: skip
def test_whether_a_card_may_be_thrown_in_hangs_on_the_one_that_lies(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, house=("jump-in",)).verdict == verdict
