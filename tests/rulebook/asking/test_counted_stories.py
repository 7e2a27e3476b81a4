"""Numbers that no card bears: counted from a story, in three languages."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Asked, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way

LIBRARY = load_library(rules_dir())
RULEBASE = load_rulebase(rules_dir(), LIBRARY)

SCHEDULE = [
    ("en", "Eight of us at two tables: how many stages are there?", 7),
    ("de", "Zu acht an zwei Tischen: wie viele Etappen gibt es?", 7),
    ("nl", "Met acht aan twee tafels: hoeveel etappes zijn er?", 7),
    ("en", "Eight players, rotating partners: how many rounds per stage?", 4),
    ("de", "Acht Spieler, wechselnde Partner: wie oft ist jeder mein Gegner?", 2),
    ("nl", "Acht aan twee tafels, wisselende partners: hoeveel ronden per etappe?", 4),
]
RACE = [
    ("en", "Elimination race. We stand at 510, 480, 500 and 499. How many are out?", 2),
    ("de", "Ausscheidungsrennen: 470, 310, 505 und 40. Wie viele sind noch drin?", 3),
    ("nl", "Afvalrace: 470, 310, 505 en 40. Hoeveel spelers liggen eruit?", 1),
]
DRAWN = [
    ("en", "I drew five that didn't fit, then one that did. How many did I draw?", 6),
    ("de", "Erst die vierte Karte passte. Wie viele habe ich gezogen?", 4),
    ("nl", "Pas de derde kaart paste. Hoeveel heb ik er gepakt?", 3),
]
DISCARDED = [
    ("en", "Red Discard All, red 1, red 5 and blue 9: how many cards leave my hand?", 3),
    ("de", "Grünes Alles ablegen, grüne 2, grüne 8, gelbe 1: wie viele Karten bleiben mir?", 1),
    ("nl", "Gele Alles afleggen en nog vier gele kaarten: hoeveel kaarten ben ik kwijt?", 5),
]
PENALTIES = [
    ("en", "I had one card left, forgot to say UNO and was caught. How many do I hold now?", 3),
    ("de", "Ich hatte noch eine Karte, UNO vergessen, erwischt. Wie viele habe ich jetzt?", 3),
    ("nl", "Ik had nog één kaart, UNO vergeten en betrapt. Hoeveel kaarten heb ik nu?", 3),
]
SPARED = [
    ("en", "Ada laid a Draw Two on me, I draw. How many does Ada draw?", 0),
    ("de", "Ich lege eine Zieh Zwei auf Tom. Wie viele Karten ziehe ich?", 0),
    ("nl", "Ik leg een neem twee op Kees. Hoeveel kaarten pak ik?", 0),
]


def counted(variant: str, house: tuple[str, ...], language: str, question: str) -> int | None:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, house)
    asked = Asked(question, table, language, language)
    return on_its_way(asked, RULEBASE, LIBRARY).first().answer.value


@pytest.mark.parametrize(("language", "question", "number"), SCHEDULE)
def test_a_schedule_of_changing_partners_tells_its_numbers(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), RACE)
def test_who_reached_the_limit_of_a_race_is_out(language: str, question: str, number: int) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), DRAWN)
def test_where_one_draws_until_a_card_fits_it_is_drawn_too(
    language: str, question: str, number: int
) -> None:
    assert counted("no-mercy", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), DISCARDED)
def test_discard_all_takes_its_colour_and_itself_along(
    language: str, question: str, number: int
) -> None:
    assert counted("no-mercy", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), PENALTIES)
def test_a_penalty_is_added_to_the_hand_that_was_told(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), SPARED)
def test_who_is_not_hit_draws_nothing(language: str, question: str, number: int) -> None:
    assert counted("classic", (), language, question) == number
