"""What somebody claims to hold, and hands that move on between two."""

import pytest

from tests.rulebook.at_hand import answered

SEVEN_ZERO = ("seven-zero",)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "I had three, got hit with a draw two. Is it five now?", "yes"),
        ("en", "classic", "I had three, got hit with a draw two. Is it four now?", "no"),
        ("en", "flex", "I hold three, somebody flexes a Flex Draw 2. Do I end up with four?",
         "yes"),
        ("de", "classic", "Vier Karten hatte ich, die Plus Vier zu Unrecht angezweifelt. "
         "Sind es jetzt zehn?", "yes"),
        ("de", "no-mercy", "Nach meiner gelegten Sieben hatte ich noch drei, mein Bruder elf, und "
         "mit dem tausch ich. Hab ich danach elf?", "yes"),
        ("de", "flex", "Ich hab sechs Karten und Jule spielt Flex Zieh 2 mit der Flexfunktion. "
         "Sind es dann acht bei mir?", "no"),
        ("nl", "flex", "Ruben had nog twee kaarten na zijn flex +4 en die bleek niet te mogen, "
         "gaat hij naar zes?", "yes"),
    ],
)  # fmt: skip
def test_a_hand_that_is_claimed_is_reckoned(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "It's only us two and I play a zero. She's holding 5, I've 2 left. "
         "How many do I end up with?", 5),
        ("en", "classic", "we're two, i lay the zero, keep two and she has six. how many in my "
         "hand then", 6),
        ("de", "no-mercy", "Zu zweit: ich leg ne Null, hatte noch vier, sie hatte elf. Wie viele "
         "halte ich jetzt?", 11),
        ("de", "no-mercy", "Null gelegt, wir zwei, ich hab noch 2, er 7. Wie viele Karten hat er "
         "dann?", 2),
        ("nl", "no-mercy", "We zijn met zijn tweeën, ik speel een nul en heb er nog drie, hij "
         "heeft er acht. Hoeveel heb ik er nu?", 8),
    ],
)  # fmt: skip
def test_of_two_a_zero_gives_each_the_hand_of_the_other(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language, players=2, house=SEVEN_ZERO)
    assert (found.ruling, found.value) == ("zero", value)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("I lay a 7 and trade with Nat, who's sitting on 9 cards. I've got 3 left myself. How many "
         "am I holding afterwards?", 9),
        ("I swapped with Ben by a seven, he had nine and I was left with two. What do I hold now?",
         9),
    ],
)  # fmt: skip
def test_what_is_left_in_a_hand_is_no_hand_on_the_left(question: str, value: int) -> None:
    found = answered(question, "classic", "en", house=SEVEN_ZERO)
    assert (found.ruling, found.value) == ("seven", value)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("nl", "no-mercy", "Ik heb 5 kaarten en krijg een +2. Zijn dat 2 kaarten die ik moet "
         "pakken?", "yes"),
        ("en", "classic", "Elimination race to 500: I was on 380 and got 60. Am I out after this "
         "round?", "no"),
        ("nl", "classic", "Afvalrace tot 500: na de ronde had ik 460. Ben ik af?", "no"),
        ("en", "classic", "Lowest total wins. 120 for me, 90 for Tim, 505 for Ann. Did Tim win?",
         "yes"),
    ],
)  # fmt: skip
def test_a_number_of_something_else_is_no_hand_and_what_is_told_is_not_left_open(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict
