"""Who is meant: the one after the next, whoever asks, all together, and names that are no slips."""

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import Question, on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def asked(question: str, game: str, language: str) -> Asked:
    return Asked(question, rules_for(LIBRARY.variant(game), LIBRARY), language, language)


def understood(question: str, game: str, language: str) -> Question:
    return on_its_way(asked(question, game, language), RULEBASE, LIBRARY)


def reckoned(question: str, game: str, language: str) -> Answer:
    return understood(question, game, language).first().answer


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "How many cards does the player after next draw for a +4?", 0),
        ("de", "classic", "Wie viele Karten zieht der Übernächste bei einer +4?", 0),
        ("nl", "classic", "Hoeveel kaarten pakt de overvolgende bij een +4?", 0),
        ("nl", "classic", "Ik leg een +4, hoeveel kaarten pakt de speler daarna?", 4),
        ("de", "no-mercy", "+4 gelegt, der Nächste stapelt +4. Wie viele der Übernächste?", 8),
        ("de", "flex", "Wie viele zieht der Übernächste bei einer geflexten Zieh 2?", 1),
    ],
)
def test_the_one_after_the_next_draws_only_what_is_passed_on(
    language: str, game: str, question: str, value: int
) -> None:
    assert reckoned(question, game, language).value == value


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "flex", "Flex, five players. Total of cards in all hands at the start?", 35),
        ("de", "flex", "Wir sind acht. Wie viele Handkarten sind das insgesamt?", 56),
        ("de", "flex", "Zu viert: wie viele Karten haben wir alle zusammen auf der Hand?", 28),
        ("en", "flex", "How many cards in my hand at the start, five players?", 7),
    ],
)
def test_all_hands_together_hold_what_was_dealt(
    language: str, game: str, question: str, value: int
) -> None:
    assert reckoned(question, game, language).value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I have 19 cards and Tom has 26. Am I out?", "no"),
        ("en", "I have 26 cards and Tom has 19. Am I out?", "yes"),
        ("en", "Tom has 26, I have 19. Is Tom knocked out?", "yes"),
        ("de", "Ich hab 19 Karten, mein Nachbar 26. Bin ich raus?", "no"),
        ("nl", "Ik heb 19 kaarten en mijn buurman 26. Lig ik eruit?", "no"),
    ],
)
def test_what_another_holds_knocks_nobody_else_out(
    language: str, question: str, verdict: str
) -> None:
    assert reckoned(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize("who", ["ich bin fertig", "bin fertig"])
def test_who_is_just_finished_has_won(who: str) -> None:
    story = f"{who}, die anderen haben ne 5 und ein Aussetzen, wie viele Punkte schreib ich auf"
    assert reckoned(story, "classic", "de").value == 25


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("zes plus tien gestapeld, hoeveel pakt de volgende?", 16),
        ("tien plus tien gestapeld, hoeveel pakt de volgende?", 20),
        ("drie plus tienen gestapeld, hoeveel pakt de volgende?", 30),
    ],
)
def test_two_numbers_with_a_plus_are_two_cards(question: str, value: int) -> None:
    assert reckoned(question, "no-mercy", "nl").value == value


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("Moet Maarten pakken als Tineke een skip legt?", ["skip"]),
        ("Grietje heeft een 8 en Nienke een joker, hoeveel punten?", ["8", "wild"]),
    ],
)
def test_given_names_are_no_slips_of_cards(question: str, cards: list[str]) -> None:
    told = understood(question, "classic", "nl").situation.cards
    assert [card.kind for card in told] == cards


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "three nines are twenty seven points isnt that so"),
        ("en", "A +2 is two cards for whoever can't answer, right?"),
        ("en", "When there's nothing left to draw you shuffle the discards, right?"),
        ("nl", "De jongste deelt altijd als eerste, niet?"),
        ("de", "Man muss jedes Mal UNO rufen, nicht?"),
    ],
)
def test_a_tag_that_asks_for_assent_turns_nothing(language: str, question: str) -> None:
    assert not understood(question, "classic", language).turned


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I ended the round with a +6. Does the next player still have to draw?"),
        ("de", "Letzte Karte +10: muss der Nächste die zehn noch ziehen?"),
        ("nl", "Pakt de volgende nog als mijn laatste kaart een +10 is?"),
    ],
)
def test_where_the_leaflet_is_silent_nothing_is_a_yes_or_no(language: str, question: str) -> None:
    assert answer(asked(question, "no-mercy", language), RULEBASE, LIBRARY).verdict == "unknown"
