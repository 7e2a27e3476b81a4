"""What somebody draws who is told to hold a draw card: too low to be laid, or high enough."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "drawn"),
    [
        ("en", "Pat plays a plus four, Kay a plus six on it, Lars another plus six, Vera's only "
         "draw card is a plus two. How many does Vera take?", 16),
        ("en", "Pat plays a plus ten, Kay has a plus four and Vera a plus two. How many does Kay "
         "draw?", 10),
        ("de", "Jan legt eine Plus vier, Kim eine Plus zehn drauf, Veras einzige Ziehkarte ist "
         "eine Plus sechs. Wie viele nimmt Vera?", 14),
        ("de", "Jan legt eine Plus vier, Kim eine Plus sechs drauf, Vera hat nur eine Plus zwei. "
         "Wie viele zieht Vera?", 10),
        ("nl", "Jan legt een plus vier, Kees een plus tien erop en Vera heeft alleen een plus "
         "vier. Hoeveel kaarten trekt Vera?", 14),
        # It counts nothing either where it is high enough: whether it is laid is not told.
        ("en", "Pat plays a plus four, Kay a plus six on it, Vera holds a plus six. How many does "
         "Vera take?", 10),
        ("nl", "Jan legt een plus vier, Kees een plus zes erop, Vera heeft een plus zes. Hoeveel "
         "pakt Vera?", 10),
    ],
)  # fmt: skip
def test_what_is_held_is_not_added_to_what_lies(language: str, question: str, drawn: int) -> None:
    assert answered(question, "no-mercy", language).value == drawn


@pytest.mark.parametrize(
    ("language", "question", "drawn"),
    [
        ("en", "Pat plays a plus four, Kay has laid a plus six on it, and Vera has laid a plus "
         "six. How many does Ned take?", 16),
        ("de", "Jan legt eine Plus vier, Kim hat eine Plus sechs drauf gelegt. Wie viele zieht "
         "Vera?", 10),
        ("nl", "Jan legt een plus vier en Kees heeft een plus zes gelegd. Hoeveel pakt Vera?", 10),
    ],
)  # fmt: skip
def test_what_was_laid_counts(language: str, question: str, drawn: int) -> None:
    assert answered(question, "no-mercy", language).value == drawn


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Clockwise we are Quinn, Rob, Sue, Tom. Rob lays the Wild Reverse Draw 4. Is it Sue "
         "who draws?", "no"),
        ("de", "Wir sitzen im Uhrzeigersinn Ida, Jan, Kim, Lea. Jan legt den Wild Reverse Draw 4. "
         "Muss Kim ziehen?", "no"),
        ("nl", "We zitten met de klok mee: Ilse, Jan, Kees, Lot. Jan legt de Wild Reverse Draw 4. "
         "Moet Kees pakken?", "no"),
    ],
)  # fmt: skip
def test_whoever_is_not_next_draws_nothing_for_it_where_draw_cards_stack_too(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "no-mercy", language, 4).verdict == verdict
