"""Two who play, and two cards."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import understood
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered


def players_in(question: str, language: str) -> int | None:
    """How many players the question is taken to speak of."""
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    return understood(Asked(question, table, language, language), RULEBASE, LIBRARY)[1].players


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "do I get away with drawing just two"),
        ("en", "only two left in my hand, do I say it?"),
        ("en", "I have just two cards left, must I call?"),
        ("en", "he has only two left, is that UNO?"),
        ("de", "ich hab nur noch 2 übrig, muss ich was sagen?"),
        ("de", "nur 2 ziehen?"),
        ("nl", "ik heb er nog maar twee, moet ik uno zeggen?"),
    ],
)
def test_two_cards_are_no_two_players(language: str, question: str) -> None:
    assert players_in(question, language) is None


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "there are only two of us and I play a skip"),
        ("en", "only two left in the game, who goes next?"),
        ("en", "just two playing, does a reverse skip?"),
        ("de", "wir sind nur noch 2, was macht Retour?"),
        ("de", "zu zweit gespielt, was macht Retour?"),
        ("nl", "we zijn nog met 2, wat doet keerom?"),
    ],
)
def test_two_who_play_are(language: str, question: str) -> None:
    assert players_in(question, language) == 2


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "There's eleven of us. Is that more than the box allows?", "yes"),
        ("de", "Wir sind elf. Sind das mehr als erlaubt?", "yes"),
        ("nl", "We zijn met elf. Is dat meer dan er mogen meedoen?", "yes"),
        ("de", "Wir sind neun. Sind das mehr als erlaubt?", "no"),
        ("en", "There's eleven of us. Is that allowed?", "no"),
    ],
)
def test_more_than_may_play_is_asked_the_other_way_round(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("players", verdict)
