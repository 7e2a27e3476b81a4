"""Numbers that are one less than, or the difference of, those the rules give."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def value_of(question: str, game: str = "classic", players: int | None = None) -> int | None:
    table = rules_for(LIBRARY.variant(game), LIBRARY, players=players)
    return answer(Asked(question, table), RULEBASE, LIBRARY).value


@pytest.mark.parametrize(
    "question",
    [
        "Largest number of cards I can survive with?",
        "Hoeveel kaarten mag ik hooguit hebben en toch overleven?",
        "Mit wie vielen Karten höchstens überlebe ich?",
    ],
)
def test_the_most_cards_one_survives_with_are_one_less_than_the_limit(question: str) -> None:
    assert value_of(question, "no-mercy") == 24


@pytest.mark.parametrize(
    "question",
    [
        "How many more do I draw for a failed challenge than if I'd kept quiet about the +4?",
        "How many extra do I draw for a wrong challenge compared with just taking the four?",
        "Wie viele mehr ziehe ich, wenn ich die +4 zu Unrecht anzweifle, als wenn ich sie nehme?",
    ],
)
def test_a_wrong_challenge_costs_two_more_than_none(question: str) -> None:
    assert value_of(question) == 2


@pytest.mark.parametrize(
    ("question", "players"),
    [
        ("With four rotating partners, how many different ones do you get?", 4),
        ("eight rotating, how many mates does each one get", 8),
        ("vier leut wieviel verschiedene partner hat da jeder", 4),
        ("Hoeveel verschillende partners krijg je met acht spelers?", 8),
    ],
)
def test_with_changing_partners_everybody_else_is_one_once(question: str, players: int) -> None:
    assert value_of(question, players=players) == players - 1
