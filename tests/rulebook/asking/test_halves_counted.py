"""Numbers asked for in halves of sentences, and of those who draw nothing, in three languages."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LACKING = [
    ("en", "classic", "We play to the usual five hundred, I've 437. Need?", 63),
    ("en", "flex", "350 in the Flex match, standard target; still lacking?", 150),
    ("en", "classic", "To 300 we agreed; I have 212. How many still?", 88),
    ("de", "no-mercy", "Ich hab 800. Abstand zum Ziel?", 200),
    ("de", "classic", "Ich habe 437. Fehlt noch?", 63),
    ("nl", "classic", "Ik heb 437 punten. Nog nodig?", 63),
]
STACKED = [
    ("de", "no-mercy", "+6 auf +6, armer Kerl zieht...?", 12),
    ("de", "no-mercy", "Sechs und zehn gestapelt, ich zieh?", 16),
    ("de", "no-mercy", "Zehn und sechs gestapelt. Strafe?", 16),
    ("nl", "no-mercy", "+6 op +6, de volgende pakt?", 12),
    ("en", "no-mercy", "+4 on +4, then a +6. Penalty?", 14),
]
IN_THE_DECK = [
    ("en", "classic", "Wilds and Wild Draw Fours combined: how many cards?", 8),
    ("de", "classic", "Retour, Aussetzen und Zieh-Zwei zusammen, wie viele Karten macht das?", 24),
    ("nl", "classic", "Hoeveel kaarten zijn er van skip en reverse samen?", 16),
    ("de", "classic", "Wie viele Joker aller Art stecken im 108er-Spiel?", 8),
    ("en", "classic", "Number of wild cards of both kinds in the 108-card set?", 8),
    ("de", "classic", "Wie viele Zahlenkarten je Farbe?", 19),
    ("de", "classic", "Zahlenkarten je Farbe?", 19),
    ("de", "classic", "Zahlenkarten über alle vier Farben?", 76),
    ("de", "classic", "Alle Zweien und Siebenen zusammengezählt: wie viele Karten sind das?", 16),
    ("en", "classic", "How many blank customizable cards come in the newer deck?", 3),
    ("nl", "classic", "Hoeveel ruil-je-hand kaarten horen er in de 112-set?", 1),
    ("nl", "classic", "Aantal Neem-twee-kaarten in het klassieke spel?", 8),
    ("en", "flex", "How many Flex cards remain to shuffle once the power cards are out?", 104),
]
DEALT = [
    ("de", "classic", "Wir sind zu dritt, wie viele Karten teile ich insgesamt aus?", 21),
    ("en", "classic", "Two players get how many cards altogether?", 14),
    ("de", "no-mercy", "Sechs Spieler, wie viele Karten gehen raus?", 42),
    ("de", "flex", "Handkarten und Power-Karte zusammen, wie viele Karten hat man vor sich?", 8),
    (
        "de",
        "classic",
        "Zu viert mit 108: wie viele Karten bleiben nach dem Geben übrig, Startkarte noch nicht "
        "aufgedeckt?",
        80,
    ),
]
NOTHING = [
    ("en", "classic", "First card is a Draw Two. How many does the dealer take?", 0),
    ("de", "classic", "Startkarte ist eine Zieh-Zwei. Wie viele Karten zieht der Geber?", 0),
    ("nl", "classic", "Neem-twee ligt bij de start open. Hoeveel kaarten trekt de gever?", 0),
    ("en", "classic", "She bluffed and I proved it. How many must I, the challenger, pick up?", 0),
    ("de", "classic", "Ich habe richtig gezweifelt. Wie viele Karten muss ich selbst nehmen?", 0),
    ("nl", "classic", "Wouter was eerlijk, Xandra daagde uit. Hoeveel pakt Wouter?", 0),
]
NOT_NOTHING = [
    ("en", "How many cards does the first player draw if the dealer turns up a Draw Two?", 2),
    ("en", "He bluffed and was caught. How many cards does he draw?", 4),
    ("de", "Ich habe geblufft und wurde erwischt. Wie viele nehme ich?", 4),
    ("nl", "Anna was eerlijk, Ben daagde uit. Hoeveel pakt Ben?", 6),
]
ABOVE_THE_FOUR = [
    ("en", "How many extra beyond the four for a failed challenge?", 2),
    ("de", "Wie viele Karten kommen beim falschen Zweifel auf die vier noch obendrauf?", 2),
]
RUNS = [
    ("de", "classic", "Alle Karten von 0 bis 9 einmal: Summe der Punkte?", 45),
    ("de", "flex", "Alle Zahlen von 1 bis 8 je einmal: Summe?", 36),
    ("en", "classic", "One of each number from 0 to 9, how many points is that?", 45),
    ("nl", "classic", "Van elk cijfer een, van 1 tot 9: hoeveel punten?", 45),
]
LAST_LEFT = [
    ("nl", "no-mercy", "Ik was de laatste die overbleef van vijf spelers. Hoeveel punten?", 1000),
    ("nl", "no-mercy", "Laatste overeind van vier: hoeveel punten?", 750),
    ("nl", "classic", "Hoeveel spelers blijven er over voor de slotstrijd van de afvalrace?", 2),
    ("de", "classic", "Mindestens wie viele Leute braucht man?", 2),
]


def _number(language: str, game: str, question: str) -> int | None:
    table = rules_for(LIBRARY.variant(game), LIBRARY)
    return answer(Asked(question, table, language, language), RULEBASE, LIBRARY).value


@pytest.mark.parametrize(("language", "game", "question", "number"), LACKING)
def test_what_is_missing_is_asked_for_in_a_word(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


@pytest.mark.parametrize(("language", "game", "question", "number"), STACKED)
def test_half_a_sentence_asks_what_is_drawn_for_a_stack(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


@pytest.mark.parametrize(("language", "game", "question", "number"), IN_THE_DECK)
def test_cards_of_the_deck_are_counted_by_what_is_named(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


@pytest.mark.parametrize(("language", "game", "question", "number"), DEALT)
def test_what_is_dealt_and_what_stays_is_counted(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


@pytest.mark.parametrize(("language", "game", "question", "number"), NOTHING)
def test_who_only_deals_or_was_right_draws_nothing(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


@pytest.mark.parametrize(("language", "question", "number"), NOT_NOTHING + ABOVE_THE_FOUR)
def test_who_was_wrong_or_begins_still_draws(language: str, question: str, number: int) -> None:
    assert _number(language, "classic", question) == number


@pytest.mark.parametrize(("language", "game", "question", "number"), RUNS + LAST_LEFT)
def test_a_run_of_cards_and_the_last_ones_left_are_counted(
    language: str, game: str, question: str, number: int
) -> None:
    assert _number(language, game, question) == number


def test_draw_cards_together_are_no_kinds_of_the_deck() -> None:
    assert _number("en", "classic", "Draw Two and Wild Draw Four together, how many cards?") != 12
