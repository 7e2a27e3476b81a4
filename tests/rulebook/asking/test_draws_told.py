"""A draw card that meets another in the hand, a +4 and the colours told beside it."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Kim drops a +6 on me and the best I hold is a +4. Is stacking out of the question?",
         "yes"),
        ("en", "There's a +4 on me and I've got a +10. Must I draw either way?", "no"),
        ("de", "Oma wirft mir eine +6 hin und ich habe nur eine +4, kann ich kontern?", "no"),
        ("de", "Mich trifft eine +4 und meine einzige Ziehkarte ist eine +6. "
         "Rettet mich die Karte?", "yes"),
        ("nl", "Er komt een +10 op mij af en ik heb alleen een +6. Is mijn kaart te laag?", "yes"),
        ("nl", "Bas gooit een +2 op mij en ik heb een +2, mag ik stapelen?", "yes"),
    ],
)  # fmt: skip
def test_a_draw_card_in_the_hand_answers_one_that_is_not_higher(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.verdict, found.sure) == (verdict, True)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Kim drops a +6 on me and all I hold is a +2. How many do I take?", 6),
        ("de", "Jo legt mir eine +10 hin und ich habe bloß eine +4. Wie viele muss ich nehmen?",
         10),
        ("nl", "Bas gooit een +6 op mij en ik heb alleen een +4. Hoeveel moet ik pakken?", 6),
    ],
)  # fmt: skip
def test_what_cannot_be_laid_is_not_added(language: str, question: str, value: int) -> None:
    assert answered(question, "no-mercy", language).value == value


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Kim hits me with a +2, I hold a +4 and no +2. Do I have to draw?"),
        ("de", "Ich kriege von Jo eine +2 und habe eine +4, aber keine +2. Muss ich ziehen?"),
        ("nl", "Ik krijg een +2 van Bas en heb een +4 maar geen +2. Moet ik pakken?"),
    ],
)
def test_another_kind_saves_nobody_where_draw_cards_add_up(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Ann lays the last of 3 draw twos in a row and Ben follows and has none. "
         "How many does Ben draw?", 6),
        ("de", "Ann legt die letzte von 2 Plus 2 hintereinander und Ben folgt und hat keine. "
         "Wie viele zieht Ben?", 4),
        ("nl", "Ann legt de laatste van 4 trek-twees achter elkaar en Bas volgt en heeft er geen. "
         "Hoeveel trekt Bas er?", 8),
    ],
)  # fmt: skip
def test_who_follows_and_has_none_lays_none(language: str, question: str, value: int) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Kim wished for green with a +4 laid on yellow, Ben challenged, and in her hand "
         "there are yellows but no greens. How many does Kim draw?", 4),
        ("de", "Kim hat mit der +4 auf Gelb Grün gewünscht, Ben zweifelt an, auf der Hand ist Grün "
         "und kein Gelb. Wie viele zieht Ben?", 6),
        ("nl", "Kim koos groen met een +4 op geel, Bas daagde uit, in de hand zit geel en geen "
         "groen. Hoeveel trekt Kim er?", 4),
    ],
)  # fmt: skip
def test_the_colour_that_lay_counts_and_not_the_one_called(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Green lies there and I hold a +4 and a green 9. How many do I draw once the next "
         "player challenges my +4?", 4),
        ("de", "Grün liegt und ich habe eine +4 und eine grüne 9. Wie viele ziehe ich, sobald der "
         "Nächste meine +4 anzweifelt?", 4),
        ("nl", "Er ligt groen en ik heb een +4 en een groene 9. Hoeveel trek ik zodra de volgende "
         "mijn +4 uitdaagt?", 4),
        ("en", "Green lies there and I hold a +4 and a red 9 and no green. How many does the next "
         "player draw after challenging my +4?", 6),
    ],
)  # fmt: skip
def test_what_a_challenge_of_my_own_card_would_bring(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language).value == value


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I hold a +4 and a blue 8. Would the +4 be a bluff?"),
        ("de", "Ich habe eine +4 und eine blaue 8. Wäre die +4 geblufft?"),
        ("nl", "Ik heb een +4 en een blauwe 8. Zou de +4 bluf zijn?"),
    ],
)
def test_whether_it_is_a_bluff_hangs_on_the_colour_that_lies(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "depends"
