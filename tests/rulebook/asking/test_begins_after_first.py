"""Whether the dealer or whoever sits to their left begins, by the card that is turned up first."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Opening card is a Skip. So the dealer begins?", "no"),
        ("en", "A Skip gets turned over to begin with. Does the person left of the dealer play "
         "first?", "no"),
        ("en", "Opening card's a Reverse. So the one left of the dealer begins?", "no"),
        ("en", "Reverse first card. So the dealer starts?", "yes"),
        ("en", "Skip came up as the opening card, does the first player get skipped?", "yes"),
        ("en", "Draw two flipped at the start: does player one miss the turn too?", "yes"),
        ("de", "Startkarte: Aussetzen. Beginnt dann der Geber?", "no"),
        ("de", "Die Startkarte ist eine Zieh Zwei. Darf der erste Spieler gleich legen?", "no"),
        ("de", "Die Startkarte ist ein Aussetzen. Wird der erste Spieler übersprungen?", "yes"),
        ("nl", "De startkaart is een beurt overslaan. Dus de deler begint?", "no"),
        ("nl", "De startkaart is een +2. Mag de eerste speler dan spelen?", "no"),
    ],
)  # fmt: skip
def test_the_card_tells_who_begins(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.ruling) == (verdict, "first-card")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Ben dealt and flipped over a Skip as the starting card, and they are only two. So "
         "Ben himself begins?", "yes"),
        ("en", "Ben dealt and flipped over a Skip as the starting card, and they are only two. So "
         "Ann begins?", "no"),
        ("de", "Wir sind zu zweit, ich hab gegeben, erste Karte Aussetzen. Fange ich an?", "yes"),
        ("nl", "Ben deelde en draaide een beurt overslaan om als startkaart, ze zijn maar met zijn "
         "tweeën. Dus Ben begint zelf?", "yes"),
    ],
)  # fmt: skip
def test_of_two_the_other_one_is_skipped(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, 2)
    assert (found.verdict, found.ruling) == (verdict, "first-card")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "We each drew one to see who deals. Sam pulled a Skip, Olu an 8, me a 5, and Sam "
         "says an action card beats any number. So who deals?"),
        ("de", "Jeder hat eine Karte gezogen, um zu sehen, wer gibt. Sam zog ein Aussetzen, Ole "
         "eine 8, ich eine 5. Sam meint, Aktionskarten gehen vor. Wer gibt also?"),
        ("nl", "We trokken elk een kaart om te zien wie deelt. Sam trok een beurt overslaan, Olu "
         "een 8, ik een 5. Sam zegt dat een actiekaart hoger is. Wie deelt er dan?"),
    ],
)  # fmt: skip
def test_who_deals_is_no_question_of_yes_and_no(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.ruling) == ("explain", "dealer")


def test_whether_somebody_is_right_still_is() -> None:
    question = (
        "We drew for the deal. Sam drew a Reverse and I drew a 2. Sam says action cards beat "
        "numbers. Is he right?"
    )
    assert answered(question, "classic", "en").verdict == "no"


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("de", "classic", "Darf ich mir bei der normalen +2 aussuchen, wer zieht?", "no"),
        ("de", "classic", "Bekommt jeder gleich viele Karten, auch wer gibt?", "yes"),
        ("nl", "classic", "trekken we allemaal een kaart om te zien wie mag geven", "yes"),
        ("de", "no-mercy", "Zweiundzwanzig plus drei ist fünfundzwanzig, damit bin ich weg, ne?",
         "yes"),
    ],
)  # fmt: skip
def test_who_in_the_midst_of_a_question_asks_for_nobody(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict
