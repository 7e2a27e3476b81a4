"""Whose turn it is where people are told to sit in an order."""

import pytest

from tests.rulebook.at_hand import answered

SEATS = {
    "en": "We sit Tom, Anna, Nora, me, clockwise.",
    "de": "Wir sitzen reihum Tom, Anna, Nora, ich.",
    "nl": "We zitten met de klok mee Tom, Anna, Nora, ik.",
}


@pytest.mark.parametrize(
    ("language", "variant", "question", "verdict"),
    [
        ("en", "classic", "Anna lays a reverse. Is it Tom's turn?", "yes"),
        ("en", "classic", "Anna lays a reverse. Is Nora next?", "no"),
        ("en", "classic", "Tom plays a skip. Does Anna lose the turn?", "yes"),
        ("en", "classic", "Tom plays a skip. Do I lose my turn?", "no"),
        ("en", "classic", "Tom lays a +2. Must Anna draw?", "yes"),
        ("en", "classic", "Tom lays a +2. Must Nora draw?", "no"),
        ("en", "no-mercy", "Anna lays Skip Everyone. Does Anna play again?", "yes"),
        ("en", "no-mercy", "Anna lays Skip Everyone. Am I next?", "no"),
        ("de", "classic", "Anna legt eine Retour. Ist jetzt Tom dran?", "yes"),
        ("de", "classic", "Anna legt Aussetzen. Bin ich dran?", "yes"),
        ("de", "classic", "Wenn Anna eine Retour legt, kommt dann Nora?", "no"),
        ("de", "classic", "Wenn Nora eine Retour legt kommt dann Anna?", "yes"),
        ("nl", "classic", "Anna legt een keerkaart. Is Tom aan de beurt?", "yes"),
        ("nl", "classic", "Tom legt een skip. Ben ik overgeslagen?", "no"),
        ("nl", "classic", "Anna legt een reverse en Tom ook een reverse. Is Anna weer?", "yes"),
    ],
)
def test_whose_turn_it_is_follows_from_the_order_and_the_cards(
    language: str, variant: str, question: str, verdict: str
) -> None:
    told = answered(f"{SEATS[language]} {question}", variant, language)
    assert (told.verdict, told.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "variant", "question"),
    [
        ("en", "classic", "We sit Tom, Anna, Nora, me. Anna turned it. Tom lays a skip. Am I on?"),
        ("en", "no-mercy", "We sit Tom, Anna, Nora, me. Anna lays a +2. Does Nora draw two?"),
        ("en", "classic", "Tom, Anna and Nora each hold a reverse. Is Tom next?"),
        ("de", "classic", "Gegen die Uhr Tom, Anna, Nora, ich. Tom legt Aussetzen. Bin ich dran?"),
        ("de", "classic", "Es geht Tom, Anna, Nora, ich. Tom legt Aussetzen. Setzt nur Anna aus?"),
    ],
)  # fmt: skip
def test_where_more_is_told_nothing_is_reckoned_from_the_order(
    language: str, variant: str, question: str
) -> None:
    assert answered(question, variant, language).confidence < 1.0


def test_where_not_all_are_told_nobody_knows_who_comes_before_the_first() -> None:
    question = "The order is Tom, Anna, me. Tom lays a reverse. Am I next?"
    assert answered(question, "classic", "en").confidence == 1.0
    assert answered(question, "classic", "en", 4).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "We sit in the order Anna, Ben, Clara, Dan and Anna lays a skip. Is Ben next?",
         "no"),
        ("en", "We sit in the order Anna, Ben, Clara, Dan and Anna lays a reverse. Is Dan next?",
         "yes"),
        ("de", "Wir sitzen in der Reihenfolge Anna, Ben, Clara, Dirk und Anna legt eine +2. Kommt "
         "Ben dran?", "no"),
        ("de", "Wir sitzen in der Reihenfolge Anna, Ben, Clara, Dirk und Anna legt ein Aussetzen. "
         "Ist Clara dran?", "yes"),
        ("nl", "We zitten in de volgorde Anna, Ben, Clara en Dirk en Anna legt een skip. Is Ben "
         "aan de beurt?", "no"),
        ("nl", "We zitten in de volgorde Anna, Ben, Clara, Dirk, zo rond wordt gespeeld en Anna "
         "legt een keerkaart. Is Dirk als volgende aan de beurt?", "yes"),
    ],
)  # fmt: skip
def test_a_name_may_be_a_word_in_another_language(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language, 4)
    assert (told.verdict, told.confidence) == (verdict, 1.0)


def test_a_word_written_large_where_a_sentence_begins_is_no_name() -> None:
    question = "We zitten met de klok mee Tom, Anna, Nora, ik. Anna legt een keerkaart. Ben ik nu?"
    assert answered(question, "classic", "nl", 4).verdict != "yes"
