"""What the next player holds when somebody went out with a draw card and cards are counted."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Olga went out with a draw two and I'm next, holding one lonely 8. How many cards do"
         " I have when the points are added?", 3),
        ("en", "Gran's last card is a draw two, Bart sits after her with four cards. How many "
         "cards does he count at the end?", 6),
        ("en", "She ends the round with a draw two and I'm the next player, still holding a blue "
         "7 and a red 3. How many cards are in my hand when we count?", 4),
        ("de", "Olga macht mit einer Zieh zwei Schluss, ich bin die Nächste und habe noch eine 8. "
         "Wie viele Karten habe ich dann?", 3),
        ("de", "Opa beendet die Runde mit einer +2 und Jan sitzt nach ihm. Jan hatte noch vier "
         "Karten. Mit wie vielen Karten auf der Hand zählen wir ab?", 6),
        ("de", "Mia ist mit einer Plus zwei fertig. Ich komme nach ihr und hatte nur noch eine "
         "Karte. Mit wie vielen Karten wird bei mir abgerechnet?", 3),
        ("nl", "Tante gaat uit met een plus twee en Sam zit na haar. Sam had nog vier kaarten. Met "
         "hoeveel kaarten in zijn hand gaan we tellen?", 6),
        ("nl", "Mijn zus legt als laatste kaart een +2 en is uit. Ik zit naast haar met nog één "
         "kaart en ben aan de beurt. Hoeveel kaarten heb ik bij het tellen?", 3),
        ("nl", "Tess maakt het uit met een plus vier. Ik ben na haar en had nog twee kaarten. "
         "Hoeveel kaarten heb ik als de punten geteld worden?", 6),
    ],
)  # fmt: skip
def test_what_the_last_card_has_drawn_is_held_beside_the_others(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict, found.value) == ("last-card-draws", "value", value)


@pytest.mark.parametrize(
    "question",
    [
        "I went out with a draw two and Bart is next. I had three cards before. How many cards does"
        " Bart have when we count?",
        "Bart had three cards. Nina went out with a draw two and I'm next. How many cards do I have"
        " when we count?",
        "Nina went out with a draw two and Tim is next with three cards. How many cards does Nina "
        "have?",
    ],
)
def test_a_hand_of_the_other_one_is_not_added(question: str) -> None:
    assert answered(question, "classic", "en").value != 5
