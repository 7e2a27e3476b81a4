"""Whose turn it is after one card: the answer names the seat."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "players", "question", "case"),
    [
        ("en", "classic", None, "She plays reverse. Whose turn is it now?", "next-turned-open"),
        ("en", "classic", 4, "She plays reverse. Whose turn is it now?", "next-turned"),
        ("en", "classic", None, "Who is next after a skip?", "next-skipped"),
        ("en", "classic", 4, "I skipped Bob, who plays?", "next-skipped"),
        ("en", "classic", None, "Whose turn is it? She played a reverse.", "next-turned-open"),
        ("en", "classic", 4, "Whose turn is it after a wild draw four?", "next-drawn"),
        ("en", "no-mercy", None, "i play skip everyone whose turn", "next-again"),
        ("en", "no-mercy", 4, "whose turn is it after a +6?", "next-stack"),
        ("en", "no-mercy", 4, "Who's next after a wild reverse draw 4?", "next-turned-drawn"),
        ("en", "no-mercy", 4, "Whose turn is it after a seven?", "next-swapped"),
        ("en", "flex", 4, "flex skip, four of us, whose turn?", "next-flex-skip"),
        ("en", "flex", 4, "Whose turn is it after a flexed flex reverse?", "next-flex-turned"),
        ("de", "classic", None, "Zu dritt: Ich leg Retour, wer ist dran?", "next-turned"),
        ("de", "classic", None, "Wer ist nach Aussetzen dran?", "next-skipped"),
        ("de", "classic", 4, "Er hat ausgesetzt bekommen, wer ist dran?", "next-skipped"),
        ("de", "classic", 4, "Wer ist nach der +2 dran?", "next-drawn"),
        ("de", "classic", 4, "Nina hat zwei gezogen. Wer macht dann weiter?", "next-drawn"),
        ("de", "classic", None, "Nach einem Joker, wer ist dran?", "next-usual"),
        ("de", "no-mercy", 4, "Wer ist nach Alle aussetzen dran?", "next-again"),
        ("nl", "classic", None, "Wie is er na een keer-om?", "next-turned-open"),
        ("nl", "classic", None, "Bij wie is de beurt na een +2?", "next-drawn"),
        ("nl", "classic", 4, "Ik leg een keerkaart, wie mag er dan?", "next-turned"),
        ("nl", "classic", 4, "Ik leg sla beurt over, wie is er aan zet?", "next-skipped"),
        ("nl", "no-mercy", 4, "Wie is er na een 0 aan de beurt?", "next-swapped"),
        ("nl", "flex", 4, "Wie is aan de beurt na een geflexte Neem-4?", "next-usual"),
    ],
)
def test_the_seat_is_named_that_has_the_turn(
    language: str, game: str, players: int | None, question: str, case: str
) -> None:
    told = answered(question, game, language, players)
    assert (told.verdict, told.case, told.confidence) == ("explain", case, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "case"),
    [
        ("en", "She plays reverse. Whose turn is it now?", "two-reverse", "next-again"),
        ("de", "Ich spiele Aussetzen. Wer ist dann am Zug?", "two-skip", "next-again"),
        ("nl", "Wie is er na een +2 aan de beurt?", "two-draw", "next-again"),
    ],
)
def test_with_two_players_whoever_laid_the_card_is_next_again(
    language: str, question: str, ruling: str, case: str
) -> None:
    told = answered(question, "classic", language, 2)
    assert (told.verdict, told.ruling, told.case) == ("explain", ruling, case)


def test_where_draw_cards_stack_the_other_one_may_answer_first() -> None:
    four = answered("Wer ist nach der +2 dran?", "classic", "de", 4, ("progressive",))
    two = answered("Wer ist nach der +2 dran?", "classic", "de", 2, ("progressive",))
    assert (four.ruling, four.case) == ("lose-turn", "next-stack")
    assert (two.ruling, two.case) == ("two-draw", "next-stack")


@pytest.mark.parametrize(
    ("language", "told", "answer"),
    [
        ("en", "We sit Tom, Anna, Nora, me, clockwise. Anna lays a reverse. Who is next?",
         "Tom is next."),
        ("en", "We sit Tom, Anna, Nora, me, clockwise. Anna lays a skip. Who is next?",
         "You are next."),
        ("de", "Wir sitzen reihum Tom, Anna, Nora, ich. Anna legt eine Retour. Wer ist dran?",
         "Tom ist als Nächstes dran."),
        ("nl", "We zitten met de klok mee Tom, Anna, Nora, ik. Anna legt een keerkaart. Wie is er "
         "aan de beurt?", "Tom is als volgende aan de beurt."),
    ],
)  # fmt: skip
def test_whoever_is_named_there_is_told_by_name(language: str, told: str, answer: str) -> None:
    assert answered(told, "classic", language).answer == answer


@pytest.mark.parametrize(
    ("language", "game", "question"),
    [
        ("en", "classic", "Reverse is the first card. Who plays first?"),
        ("en", "classic", "Who is skipped after a skip?"),
        ("en", "classic", "Who draws after a +4?"),
        ("en", "classic", "Who names the colour after a wild?"),
        ("en", "classic", "Tom laid a wrong card, who's next?"),
        ("en", "classic", "She put a +4 on me and I challenged, who's next?"),
        ("en", "classic", "Number 4 lays a Reverse, then number 3 a Skip. Who comes next?"),
        ("en", "no-mercy", "Draw ten from Cal, Dee, who's next. Dee gets the ten?"),
        ("de", "classic", "Ändert der Richtungswechsel, wer als Nächstes dran ist?"),
        ("nl", "no-mercy", "kleur kiezen na +6 joker wie"),
    ],
)
def test_other_questions_are_not_taken_for_it(language: str, game: str, question: str) -> None:
    assert "next-" not in (answered(question, game, language).case or "")
