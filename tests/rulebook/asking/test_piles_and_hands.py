"""Sizes of hands, of piles and of the deck, and schedules: counted from what a question tells."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered

TOLD = [
    (
        "classic",
        "",
        "en",
        "Five cards, I draw one and play it at once. How many do I have left?",
        5,
    ),
    ("classic", "", "de", "Drei Karten, ich ziehe eine und behalte sie. Wie viele habe ich?", 4),
    ("no-mercy", "", "de", "Ich hatte 11 Karten und bekam 6 dazu. Wie viele Karten habe ich?", 17),
    (
        "no-mercy",
        "",
        "en",
        "I had nine cards and picked up eight more. How many cards do I have?",
        17,
    ),
    ("classic", "", "en", "108 cards and six players: how many cards are left after dealing?", 66),
    (
        "classic",
        "",
        "de",
        "Drei Spieler, jeder bekommt seine sieben. Wie viele Karten bleiben übrig?",
        87,
    ),
    ("no-mercy", "", "en", "Four of us, the cards are dealt. How many remain of the 168?", 140),
    (
        "flex",
        "",
        "de",
        "Vier Leute, Flex. Wie viele Karten bleiben nach dem Austeilen im Stapel?",
        76,
    ),
    ("classic", "", "en", "I count 105 of the 108 cards. How many are missing?", 3),
    ("no-mercy", "", "de", "In der Schachtel sind nur 160. Wie viele fehlen?", 8),
    ("classic", "", "nl", "Ik kom tot 110 van de 112. Hoeveel kaarten zijn er kwijt?", 2),
    ("classic", "", "de", "Wie viele Karten bleiben beim Mischen auf dem Ablagestapel liegen?", 1),
    ("classic", "", "en", "How many cards stay on the discard pile when it is reshuffled?", 1),
    ("classic", "", "de", "Wir sind zu fünft. Wie viele Karten werden insgesamt ausgeteilt?", 35),
    ("flex", "", "en", "Seven players: how many power cards do I deal out?", 7),
    ("classic", "", "en", "How many cards come on top from 108 to 112?", 4),
    ("classic", "", "de", "Wir sind dreizehn Leute. Wie viele sind das zu viele?", 3),
    ("classic", "", "en", "There are eleven of us. How many too many is that?", 1),
    (
        "classic",
        "jump-in",
        "en",
        "Five cards, I jump in with the identical red 3. How many do I have left?",
        4,
    ),
    (
        "classic",
        "jump-in",
        "de",
        "Sechs Karten, ich werfe die gleiche blaue 9 rein. Wie viele habe ich noch?",
        5,
    ),
    ("classic", "", "en", "Eight of us at two tables, 12 rounds are done. How many are left?", 16),
    ("classic", "", "de", "Zu acht an zwei Tischen, 20 Runden sind gespielt. Wie viele noch?", 8),
    ("classic", "", "en", "Eight players, we are in round 9. Which stage is that, what number?", 3),
    ("classic", "", "de", "Acht Spieler: in wie vielen Etappen ist Tom mein Partner?", 1),
    ("classic", "", "en", "In how many different ways can four players be paired?", 3),
    ("classic", "", "de", "Wie viele verschiedene Paarungen gibt es bei vier Spielern?", 3),
    (
        "classic",
        "",
        "en",
        "Rotating partners: I was on 180 and our pair wins 40. My own total?",
        220,
    ),
    ("no-mercy", "", "en", "Ann has 26, Bob 24, Cat 25 cards. How many players are out?", 2),
    (
        "no-mercy",
        "",
        "de",
        "Hände von 25, 12, 31 und 7 Karten. Wie viele Spieler sind noch drin?",
        2,
    ),
    (
        "no-mercy",
        "",
        "en",
        "I had 22 cards and drew six. With how many cards am I knocked out?",
        28,
    ),
    ("no-mercy", "", "de", "18 Karten. Wie viele kann ich noch nehmen, ohne rauszufliegen?", 6),
    (
        "classic",
        "seven-zero",
        "en",
        "Five cards, one of them the 7 that I play. How many cards do I give away?",
        4,
    ),
    (
        "no-mercy",
        "",
        "de",
        "Zehn Karten, eine davon die 7, die ich lege. Wie viele gebe ich weiter?",
        9,
    ),
    ("no-mercy", "", "en", "Five of us and someone plays a 0. How many hands are passed on?", 5),
    ("classic", "", "en", "How many blue action cards are there?", 6),
    ("classic", "", "de", "Wie viele farbige Aktionskarten sind im Spiel?", 24),
    ("classic", "", "en", "How many black cards are in the pack of 108?", 8),
    ("classic", "", "de", "Wie viele Zahlenkarten bleiben, wenn ich die Nullen rausnehme?", 72),
    (
        "classic",
        "progressive",
        "en",
        "Three players in a row play a Draw Two. How many does the fourth draw?",
        6,
    ),
    ("no-mercy", "", "de", "Dreimal die +10. Wie viele Karten?", 30),
    ("no-mercy", "", "en", "The penalty is at 14 and I add another +4. New total?", 18),
    ("classic", "", "en", "How many cards do I draw myself if I play a Wild Draw Four?", 0),
    ("classic", "", "de", "Wie viele Karten muss ich selbst ziehen, wenn ich eine +2 lege?", 0),
    (
        "flex",
        "",
        "en",
        "I had six cards and somebody used the Flex all draw 2. How many do I have now?",
        8,
    ),
    ("classic", "", "en", "How many opponents do I have in each round with partners?", 2),
]


@pytest.mark.parametrize(("variant", "house", "language", "question", "number"), TOLD)
def test_cards_and_rounds_are_counted_from_what_is_told(
    variant: str, house: str, language: str, question: str, number: int
) -> None:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, (house,) if house else ())
    asked = Asked(question, table, language, language)
    assert on_its_way(asked, RULEBASE, LIBRARY).first().answer.value == number


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Draw pile's finished. When we shuffle the played cards, does the very top one get "
         "shuffled in with them?", "no"),
        ("de", "Der Ziehstapel ist leer. Wird beim Mischen die oberste Karte auch mit eingemischt?",
         "no"),
        ("nl", "De trekstapel is op. Wordt bij het schudden de bovenste kaart ook meegeschud?",
         "no"),
        ("en", "Draw pile's empty. When we shuffle the played cards, does the top card stay out?",
         "yes"),
        ("de", "Der Ziehstapel ist leer. Bleibt beim Mischen die oberste Karte liegen?", "yes"),
    ],
)  # fmt: skip
def test_the_top_card_is_not_shuffled_in(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("pile-empty", verdict)
