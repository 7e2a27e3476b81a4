"""Questions that offer two amounts are answered with one of them, not with yes or no."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def told(text: str, language: str, game: str) -> tuple[str, int | None]:
    table = rules_for(LIBRARY.variant(game), LIBRARY)
    found = answer(Asked(text, table, language, language), RULEBASE, LIBRARY)
    return found.verdict, found.value


@pytest.mark.parametrize(
    ("text", "language", "game", "value"),
    [
        ("the wild draw ten is that fifty or a hundred points", "en", "no-mercy", 50),
        ("starting hand size, is it seven or ten", "en", "no-mercy", 7),
        ("Zählt die Retour 10 oder 20 Punkte?", "de", "classic", 20),
        ("Hat das alte Spiel 104 oder 108 Karten?", "de", "classic", 108),
        ("Is een keuzekaart 40 of 50 punten waard?", "nl", "classic", 50),
        ("Krijg je zes of zeven kaarten aan het begin?", "nl", "classic", 7),
    ],
)
def test_of_two_amounts_the_right_one_is_told(
    text: str, language: str, game: str, value: int
) -> None:
    assert told(text, language, game) == ("value", value)


@pytest.mark.parametrize(
    ("text", "language", "game", "verdict"),
    [
        ("May I put 2 or 3 cards down at once?", "en", "classic", "no"),
        ("Gibt es im Flex eine Null oder eine Neun?", "de", "flex", "no"),
        ("Mag ik 2 of 3 kaarten tegelijk leggen?", "nl", "classic", "no"),
        ("is blackjack 21 or 22", "en", "classic", "unknown"),
        ("two or four?", "en", "classic", "unknown"),
        ("could we agree on 200 instead of 500", "en", "classic", "yes"),
    ],
)
def test_cards_what_may_be_done_and_other_games_are_no_choice_between_amounts(
    text: str, language: str, game: str, verdict: str
) -> None:
    assert told(text, language, game)[0] == verdict


@pytest.mark.parametrize(
    ("text", "language", "game", "value"),
    [
        ("What's the target in No Mercy?", "en", "no-mercy", 1000),
        ("Zielpunktzahl in Keine Gnade?", "de", "no-mercy", 1000),
    ],
)
def test_a_number_is_told_where_only_its_name_is_asked_for(
    text: str, language: str, game: str, value: int
) -> None:
    assert told(text, language, game) == ("value", value)
