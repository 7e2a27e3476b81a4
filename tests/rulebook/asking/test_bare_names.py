"""Cards named without an article, as one types them: "how many points is draw two worth?"."""

from collections.abc import Mapping, Sequence

import pytest

from tests.rulebook.at_hand import answered

WORTH = {
    "en": ("How many points is {} worth?", "points for {}", "what is {} worth at the end"),
    "de": ("Wie viele Punkte zählt {}?", "Punkte für {}?", "wie viel ist {} wert"),
    "nl": ("Hoeveel punten is {} waard?", "punten voor {}?", "wat is {} waard"),
}
DRAWN = {
    "en": ("How many cards do you draw for {}?", "how many cards does {} make you draw"),
    "de": ("Wie viele Karten zieht man für {}?", "wie viele muss ich bei {} nehmen"),
    "nl": ("Hoeveel kaarten trek je voor {}?", "hoeveel pak je bij {}"),
}
DOES = {
    "en": ("What does {} do?", "how does {} work", "explain {}", "{}?", "{} rules"),
    "de": ("Was macht {}?", "wie funktioniert {}", "was bedeutet {}", "{}?", "{} Regel"),
    "nl": ("Wat doet {}?", "hoe werkt {}", "wat betekent {}", "{}?", "{} regel"),
}
TWO = {"en": ("draw two", "Draw 2"), "de": ("Zieh 2", "zieh zwei"), "nl": ("neem twee", "pak 2")}
OFTEN = {
    "en": ("how often is {} in the deck",),
    "de": ("wie oft kommt {} vor", "Wie oft gibt es {}?"),
    "nl": ("hoe vaak komt {} voor", "Hoe vaak zit {} in het spel?"),
}
SKIPS = {"en": ("skip", "Skip"), "de": ("Aussetzen",), "nl": ("sla beurt over",)}


def asked(
    shapes: Mapping[str, Sequence[str]], names: Mapping[str, Sequence[str]]
) -> list[tuple[str, str]]:
    return [
        (language, shape.format(name))
        for language, written in shapes.items()
        for shape in written
        for name in names[language]
    ]


@pytest.mark.parametrize(("language", "question"), [*asked(WORTH, TWO), *asked(WORTH, SKIPS)])
def test_what_it_is_worth(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("card-points", 20)


@pytest.mark.parametrize(("language", "question"), asked(DRAWN, TWO))
def test_how_many_it_makes_draw(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("draw-count", 2)


@pytest.mark.parametrize(("language", "question"), asked(OFTEN, TWO))
def test_how_many_of_them_there_are(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == ("deck", 8)


@pytest.mark.parametrize(("language", "question"), [*asked(DOES, TWO), *asked(DOES, SKIPS)])
def test_what_it_does(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("effect", "explain")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Does a draw two skip the next player?"),
        ("en", "Does draw two skip the next player?"),
        ("en", "Does a skip skip the next player?"),
        ("de", "Muss der Nächste bei Zieh 2 aussetzen?"),
        ("nl", "Sla je bij neem twee een beurt over?"),
    ],
)
def test_whoever_is_hit_loses_the_turn(language: str, question: str) -> None:
    assert answered(question, "classic", language, players=4).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I forgot to say UNO and they caught me. Must I draw two?"),
        ("de", "Ich habe UNO vergessen und wurde erwischt. Muss ich zwei ziehen?"),
        ("nl", "Ik ben UNO vergeten en betrapt. Moet ik er twee trekken?"),
    ],
)
def test_who_is_told_to_draw_has_no_card(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("uno-penalty", "yes")
    assert found.situation.cards == ()


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "May I play a skip on a wild?", "depends"),
        ("en", "Can I put a wild draw four on a wild?", "depends"),
        ("en", "Can I play a red reverse on a blue skip?", "no"),
        ("de", "Darf ich Aussetzen auf einen Joker legen?", "depends"),
        ("de", "Darf ich Zieh 2 auf Retour legen?", "depends"),
        ("nl", "Mag ik een keer om op een keer om leggen?", "yes"),
    ],
)
def test_one_card_on_another_and_nothing_else_said(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.verdict, found.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "typed", "ruling"),
    [
        ("en", "mercy rule", "mercy"),
        ("en", "the Mercy rule", "mercy"),
        ("de", "gnadenregel", "mercy"),
        ("nl", "de speelrichting", "direction"),
        ("de", "Spielrichtung", "direction"),
    ],
)
def test_a_name_out_of_the_rulebook_is_a_question(language: str, typed: str, ruling: str) -> None:
    found = answered(typed, "no-mercy", language, players=4)
    assert (found.ruling, found.confidence) == (ruling, 1.0)
