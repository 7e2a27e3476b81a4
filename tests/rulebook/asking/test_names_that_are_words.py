"""Names of cards that are everyday words, too: what stands in a list of cards is one."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

CLASSIC = rules_for(LIBRARY.variant("classic"), LIBRARY)


def kinds(question: str) -> list[str]:
    asked = Asked(question, CLASSIC, "nl", "nl")
    return [card.kind for card in on_its_way(asked, RULEBASE, LIBRARY).situation.cards]


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ("pas, retour en een 4 over. hoeveel punten?", ["skip", "reverse", "4"]),
        ("Ik heb nog 7, pas en joker. Wat kost dat?", ["7", "skip", "wild"]),
        ("Ik trok een kaart, pas daarna zag ik dat ik kon. Mag het?", []),
    ],
)
def test_pas_among_cards_is_a_skip(question: str, named: list[str]) -> None:
    assert kinds(question) == named
