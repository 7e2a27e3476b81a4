"""Numbers that no card bears: counted from a story, in three languages."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

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
MISSING = [
    (
        "en",
        "I won 120 in the first round, 130 in the second, 80 in the third. What do I need?",
        170,
    ),
    ("de", "Runde eins 200, Runde zwei 150, Runde drei 55. Was fehlt mir noch zu den 500?", 95),
    ("nl", "Eindgrens 750, ik sta op 510. Verschil?", 240),
    ("en", "We play to a thousand. I am at 600, how many points am I missing?", 400),
    ("de", "Wir spielen bis tausend. Ich habe 600, wie viele Punkte fehlen mir?", 400),
    ("nl", "Wij spelen tot duizend. Ik sta op 600, hoeveel punten mis ik nog?", 400),
]
LEFT_OVER = [
    ("en", "My opponents are left with 77, 20 and 88. How much do I get?", 185),
    ("de", "Die drei anderen haben 55, 20 und 50 übrig. Was kriege ich?", 125),
    ("nl", "Mijn tegenstanders houden 77, 20 en 88 over. Hoeveel krijg ik?", 185),
]
FORGOTTEN = [
    ("en", "I forgot UNO twice and was caught twice. How many penalty cards altogether?", 4),
    ("de", "Dreimal Uno vergessen und erwischt worden. Wie viele Strafkarten insgesamt?", 6),
    ("nl", "Twee keer UNO vergeten en betrapt. Hoeveel strafkaarten in totaal?", 4),
]
ALL_OF_THEM = [
    ("de", "Beide grünen Aussetzer auf der Hand, wie viele Punkte?", 40),
    ("nl", "Alle drie de blanco kaarten in één hand, hoeveel punten?", 120),
    ("en", "All three blank cards in one hand, how many points?", 120),
]
WHAT_IS_DRAWN = [
    ("en", "What does the next player pick up for a +2?", 2),
    ("en", "What do I have to take for a +4?", 4),
    ("nl", "Hoe groot is het pak?", 108),
]
KNOCKED_OUT = [
    ("en", "Six at the table, everyone but me was knocked out. How much bonus do I get?", 1250),
    ("de", "Sechs am Tisch und alle außer mir sind rausgeflogen. Wie viel bringt das?", 1250),
    ("nl", "Zes aan tafel en iedereen behalve ik is uitgeschakeld. Hoeveel levert dat op?", 1250),
    ("de", "Fünf Spieler, zwei sind geflogen. Wie hoch ist der Bonus?", 500),
    ("nl", "Een ligt eruit, de andere drie spelen nog. Hoeveel bonus krijgt de winnaar?", 250),
]
WON = [
    (
        "en",
        "I won at Flex. The others are left with a Flip Wild and a Flex Skip. Points for me?",
        70,
    ),
    ("de", "Flex gewonnen. Die anderen haben Flip Wild und Flex Aussetzen. Wie viele Punkte?", 70),
    ("nl", "Flex gewonnen. De anderen houden een Flip Wild en Flex-skip over. Hoeveel punten?", 70),
]
FIXED = [
    ("classic", "en", "How many players may challenge a Wild Draw Four?", 1),
    ("classic", "de", "Wie viele Spieler dürfen eine Zieh Vier anzweifeln?", 1),
    ("classic", "nl", "Hoeveel spelers mogen een neem-4 aanvechten?", 1),
    ("no-mercy", "en", "Five players, I lay Skip Everyone. How many people lose their turn?", 4),
    (
        "no-mercy",
        "nl",
        "We zijn met zes. Iedereen overslaan gelegd. Hoeveel mensen missen hun beurt?",
        5,
    ),
    ("flex", "en", "I lay a 5 with the flip symbol. How many power cards turn?", 1),
    ("flex", "de", "Ich lege eine 4 mit Drehsymbol. Wie viele Powerkarten werden gedreht?", 1),
    ("flex", "nl", "Iemand legt een 5 met flipteken. Hoeveel powerkaarten draaien er om?", 1),
]
DOUBTED = [
    ("en", "I challenged a +4 but it was played fairly. How many do I have to draw?", 6),
    ("de", "Ich habe eine +4 angezweifelt, aber sie war berechtigt. Wie viele muss ich ziehen?", 6),
    ("nl", "Ik vocht een +4 aan maar hij was terecht. Hoeveel moet ik pakken?", 6),
    ("nl", "Ik daagde terecht uit. Hoeveel moet ik pakken?", 0),
    ("nl", "Mijn uitdaging was terecht. Hoeveel kaarten pakt hij?", 4),
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


@pytest.mark.parametrize(("language", "question", "number"), MISSING)
def test_what_rounds_brought_is_added_up_to_what_is_missing(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), KNOCKED_OUT)
def test_people_at_the_table_are_counted_and_those_who_are_out(
    language: str, question: str, number: int
) -> None:
    assert counted("no-mercy", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), WON)
def test_a_game_named_beside_a_win_is_not_who_won(
    language: str, question: str, number: int
) -> None:
    assert counted("flex", (), language, question) == number


@pytest.mark.parametrize(("variant", "language", "question", "number"), FIXED)
def test_how_many_people_or_cards_the_rules_speak_of_is_told(
    variant: str, language: str, question: str, number: int
) -> None:
    assert counted(variant, (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), DOUBTED)
def test_what_a_doubt_costs_hangs_on_what_was_right(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), LEFT_OVER)
def test_what_the_others_are_left_with_is_what_one_gets(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), FORGOTTEN)
def test_each_uno_that_was_forgotten_costs_its_penalty(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), ALL_OF_THEM)
def test_all_three_and_both_say_how_many_cards_there_are(
    language: str, question: str, number: int
) -> None:
    assert counted("classic", (), language, question) == number


@pytest.mark.parametrize(("language", "question", "number"), WHAT_IS_DRAWN)
def test_a_number_is_asked_for_without_how_many(language: str, question: str, number: int) -> None:
    assert counted("classic", (), language, question) == number
