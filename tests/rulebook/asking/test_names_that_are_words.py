"""Names of cards that are everyday words, too: what stands in a list of cards is one."""

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered

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


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I'm out. Tom has a 0 and a plus two, Dawn has two nines. How many points do I get?",
         38),
        ("de", "Ich bin fertig. Tom hat eine 0 und eine Plus zwei, Malte hat zwei Neunen. Wie "
         "viele Punkte bekomme ich?", 38),
        ("nl", "Ik ben uit. Tom heeft een 0 en een plus twee, Roos heeft twee negens. Hoeveel "
         "punten krijg ik?", 38),
        ("nl", "Ik ben uit. Tom heeft een 0 en een plus twee, Wessel heeft twee negens. Hoeveel "
         "punten krijg ik?", 38),
    ],
)  # fmt: skip
def test_a_first_name_near_a_card_or_its_word_is_a_name(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, 4).value == value


@pytest.mark.parametrize(
    ("language", "question", "names"),
    [
        (
            "en",
            "Benny lays a card, then Kenny, then Jenny and then Manny",
            ["benny", "kenny", "jenny", "manny"],
        ),
        (
            "de",
            "Manni legt eine Karte, dann Hanni, dann Birte und dann Köbi",
            ["manni", "hanni", "birte", "kobi"],
        ),
        (
            "nl",
            "Doris legt een kaart, dan Joris, dan Rieke en dan Lieke",
            ["doris", "joris", "rieke", "lieke"],
        ),
    ],
)
def test_one_name_is_no_slip_of_another(language: str, question: str, names: list[str]) -> None:
    keys = answered(question, "classic", language).situation.keys
    assert [key for key in keys if key in names] == names
