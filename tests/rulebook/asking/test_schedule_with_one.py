"""How many rounds somebody plays together with one certain person, where eight change partners."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "zu acht, zwei tische, partner wechseln: wie viele runden spiele ich mit jedem "
         "einzelnen zusammen"),
        ("de", "Wir sind acht mit wechselnden Partnern. Wie viele Runden bin ich mit meiner Tante "
         "im Team?"),
        ("de", "Acht Leute, wechselnde Partner. Wie viele Runden spielen Ina und Jan zusammen?"),
        ("en", "Eight of us with rotating partners. How many rounds do I play alongside Nora?"),
        ("en", "Eight players rotating partners: how many rounds am I paired with my sister in "
         "all?"),
        ("en", "how many rounds do I play with each partner when eight of us rotate"),
        ("nl", "Hoeveel rondes speel ik dan samen met Wout?"),
        ("nl", "Met z'n achten aan twee tafels, wisselende partners. Hoeveel rondes speel ik "
         "samen met Lotte?"),
        ("nl", "Hoeveel rondes speel ik met ieder van de anderen samen als we met acht zijn en van "
         "partner wisselen?"),
    ],
)  # fmt: skip
def test_two_are_partners_for_the_four_rounds_of_one_stage(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=8)
    assert (found.ruling, found.value) == ("rotating-partners", 4)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Acht Leute, wechselnde Partner: Wie viele Runden spiele ich insgesamt?", 28),
        ("de", "Acht Leute, wechselnde Partner: Wie viele Runden spiele ich gegen Ute?", 8),
        ("en", "Eight of us rotating partners. How many rounds do I play with this schedule?", 28),
        ("nl", "Met z'n achten, wisselende partners: hoeveel rondes spelen we met z'n achten?", 28),
    ],
)
def test_all_rounds_and_those_against_somebody_are_others(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, players=8).value == value


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Zu acht mit wechselnden Partnern: Wie viele Runden gewinne ich mit Ute?"),
        ("en", "Eight of us rotating partners. How many rounds do I win with Sue?"),
        ("nl", "Met z'n achten, wisselende partners: hoeveel rondes win ik samen met Wout?"),
    ],
)
def test_nobody_knows_how_many_rounds_two_win(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=8)
    assert found.value != 4


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Eight of us at two tables with changing partners: we've finished three of the "
         "stages. How many rounds are still to come?", 16),
        ("de", "Zu acht an zwei Tischen mit wechselnden Partnern: Drei der Abschnitte haben wir "
         "hinter uns. Wie viele Runden kommen noch?", 16),
        ("nl", "Acht spelers, twee tafels, wisselende partners, vijf etappes achter de rug. "
         "Hoeveel rondes moeten we nog?", 8),
        ("en", "Eight of us, two tables, changing partners: three of the rounds are done. How many "
         "rounds are left?", 25),
        ("en", "Eight of us, changing partners: three stages done. How many stages are left?", 4),
    ],
)  # fmt: skip
def test_each_stage_that_is_over_has_taken_four_rounds(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=8)
    assert (found.ruling, found.value) == ("rotating-partners", value)
