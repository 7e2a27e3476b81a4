"""What a question asks for, by how it is put: yes or no, a number, or something else."""

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def told(text: str, variant: str = "classic", language: str = "en") -> Answer:
    table = rules_for(LIBRARY.variant(variant), LIBRARY)
    return answer(Asked(text, table, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        ("May I play a wild now?", "yes-no"),
        ("A green skip on a green nine, allowed?", "yes-no"),
        ("That was against the rules, right?", "yes-no"),
        ("How many cards do I draw?", "number"),
        ("Number of cards in the deck?", "number"),
        ("Who draws, and how many?", "open"),
        ("Do I draw one card or do I go on until one fits?", "open"),
        ("Do I say uno before or after my last but one card?", "open"),
        ("If a wild is the first card, who picks the colour?", "open"),
        ("Does the one who played it have to draw?", "yes-no"),
        ("When a 0 is played does everyone pass the cards on?", "yes-no"),
        ("Am I the one who may challenge?", "yes-no"),
        ("Should you say uno when you have one card left?", "yes-no"),
    ],
)
def test_a_question_asks_for_what_its_words_and_their_order_say(text: str, ask: str) -> None:
    assert told(text).situation.ask == ask


def test_a_word_behind_a_comma_asks_whether_something_is_allowed() -> None:
    assert told("A green skip on a green nine, allowed?").verdict == "yes"
    assert told("A green skip on a red nine, allowed?").verdict == "no"


def test_an_amount_at_the_end_asks_how_many() -> None:
    assert told("Put a blue 3 on a red 5 and got caught, penalty cards?").value == 2


def test_a_phrase_does_not_go_over_a_full_stop() -> None:
    assert "lose-turn" not in told("I play a skip. Me again straight away?").situation.concepts


def test_a_number_behind_a_draw_is_no_card() -> None:
    cards = told("She had a blue card. Do I still have to draw the four?").situation.cards
    assert not any(card.kind == "4" for card in cards)


def test_what_is_done_is_no_card() -> None:
    said = told("Does a 7 make people swap hands?").situation
    assert [card.kind for card in said.cards] == ["7"]
    assert told("What does the swap hands card do?").situation.cards[0].kind == "swap-hands"


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("I only have reds and yellows, the pile is blue. May I play a wild draw four?", False),
        ("I have a blue card and the pile is blue. May I play a wild draw four?", True),
        ("I have no blue card and the pile is blue. May I play a wild draw four?", False),
    ],
)
def test_colours_owned_are_held_against_the_colour_on_top(text: str, holds: bool) -> None:
    assert told(text).situation.has_colour is holds


def test_what_stands_on_top_of_a_card_is_the_card_played() -> None:
    said = told("Can a wild draw ten go on top of a wild draw six?", "no-mercy").situation
    assert said.played is not None
    assert said.pile is not None
    assert (said.played.kind, said.pile.kind) == ("wild-draw-ten", "wild-draw-six")


def test_who_is_out_in_a_game_of_partners_has_finished() -> None:
    text = "Partners: I'm out, the opponents have 25 and 35 and my partner 10. What do we score?"
    found = told(text)
    assert (found.verdict, found.value) == ("value", 60)


def test_points_told_of_the_opponents_are_added_up() -> None:
    found = told("My opponents hold 70, 50 and 30 points. How much does the winner get?")
    assert (found.verdict, found.value) == ("value", 150)


def test_a_number_asked_about_is_not_the_answer() -> None:
    assert told("Last card a draw two: the next player still draws 2?").verdict == "yes"


def test_cards_of_one_colour_are_a_fourth_of_them() -> None:
    assert told("How many blue 6s are there in the deck?").value == 2
    assert told("How many 6s are there in the deck?").value == 8


def test_a_story_of_refusing_does_not_turn_the_question_round() -> None:
    text = "I have something to play but want to hang on to it. May I draw instead?"
    assert told(text).verdict == "yes"


def test_other_games_are_not_answered_for() -> None:
    assert told("In poker, may I draw a card although I could play?").verdict == "unknown"
