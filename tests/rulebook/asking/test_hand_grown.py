"""What a hand and the cards drawn on top of it come to, asked for as "how many is it then?"."""

import pytest

from tests.rulebook.at_hand import answered

PROGRESSIVE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Three draw twos are stacked and Olga has to draw. She already had five cards. How "
         "many is it after drawing?", 11),
        ("en", "Four draw twos are stacked on Ben. He already held three cards. How many are there"
         " in total after that?", 11),
        ("de", "Drei Zieh zwei liegen übereinander und Olga muss ziehen. Sie hatte schon fünf "
         "Karten. Wie viele sind es nach dem Ziehen?", 11),
        ("de", "Zwei +2 wurden gestapelt, und ich muss ziehen. Vorher hatte ich drei Karten. Wie "
         "viele sind es danach?", 7),
        ("nl", "Er liggen drie plus twee's op elkaar en Olga moet trekken. Ze had al vijf kaarten."
         " Hoeveel zijn het er na het trekken?", 11),
        ("nl", "Er liggen twee plus twee's op elkaar, Bas moet pakken. Hij had er al zes. Hoeveel "
         "zijn dat er dan samen?", 10),
    ],
)  # fmt: skip
def test_what_was_held_before_is_counted_with_what_is_drawn(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, house=PROGRESSIVE)
    assert (found.ruling, found.verdict, found.value) == ("stack-total", "value", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Three draw twos are stacked and Olga has to draw. She already had five cards. How "
         "many does she draw?"),
        ("de", "Drei Zieh zwei liegen übereinander und Olga muss ziehen. Sie hatte schon fünf "
         "Karten. Wie viele muss sie ziehen?"),
        ("nl", "Er liggen drie plus twee's op elkaar en Olga moet trekken. Ze had al vijf kaarten."
         " Hoeveel moet ze er trekken?"),
    ],
)  # fmt: skip
def test_what_was_held_is_left_aside_where_draws_are_asked_for(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language, house=PROGRESSIVE).value == 6
