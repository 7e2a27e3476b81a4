"""The points of a round in which somebody was knocked out, told in many words for it."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Mia macht Schluss. Theo ist vorher rausgeknallt, Ute hält noch eine +10 und eine "
         "3, Kai eine 9. Wie viele Punkte kriegt Mia?", 312),
        ("de", "Mia gewinnt die Runde. Theo und Bernd wurden rausgeballert, Kai hat noch eine 9. "
         "Wie viele Punkte für Mia?", 509),
        ("de", "Mia gewinnt. Theo ist unterwegs abgeschmiert, Kai hat noch eine 4 und eine "
         "Aussetzen. Wie viele Punkte bekommt Mia?", 274),
        ("en", "Mia wins the round. Grandpa got blasted out along the way, Nick still has a 6 and "
         "a 9. How many points for Mia?", 265),
        ("en", "Mia wins the round. Grandpa was chucked out, Nick still has a skip. How many "
         "points for Mia?", 270),
        ("en", "Mia wins the round. Grandpa and Bo were zapped, Nick still has a 6. How many "
         "points for Mia?", 506),
        ("nl", "Mia wint de ronde. Opa is er onderweg uitgeknald, Nick heeft nog een gekleurde "
         "plus vier en een 6, en Bas alleen een plus tien. Hoeveel punten voor Mia?", 326),
        ("nl", "Mia is als eerste leeg. Daan was al uitgeknikkerd, Sam heeft nog een plus tien. "
         "Hoeveel punten voor Mia?", 300),
        ("nl", "Mia wint. Opa is weggevaagd, Nick heeft nog een 6 en een 9. Hoeveel punten voor "
         "Mia?", 265),
    ],
)  # fmt: skip
def test_whoever_was_thrown_out_in_any_words_is_worth_the_bonus(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert (found.ruling, found.value) == ("round-score", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Mia gewinnt. Theo hatte 27 und war raus, Kai hat noch eine 6 und eine 9. Wie viele "
         "Punkte für Mia?", 265),
        ("en", "Mia wins. Grandpa had 26 and got zapped, Nick has a 6 and a 9 left. How many "
         "points for Mia?", 265),
        ("en", "Mia wins. Nick's hand is worth 26 points and Grandpa got knocked out. How many "
         "points for Mia?", 276),
        ("nl", "Mia wint. Opa had er 25 en lag eruit, Nick heeft nog een 6 en een 9. Hoeveel "
         "punten voor Mia?", 265),
    ],
)  # fmt: skip
def test_the_cards_somebody_had_who_was_out_by_them_are_no_points(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language, players=3).value == value
