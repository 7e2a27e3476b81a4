"""A card's name in a sentence, with the article that the language wants there."""

import pytest

from scorekeeper.rulebook.asking.named import name_of
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered


@pytest.mark.parametrize(
    ("language", "kind", "written", "said"),
    [
        ("de", "wild", "{:Der} gilt", "Der Joker gilt"),
        ("de", "wild", "auf {:den}", "auf den Joker"),
        ("de", "wild", "{:beim}", "beim Joker"),
        ("de", "swap-hands", "mit {:dem}", "mit der Tauschkarte"),
        ("de", "swap-hands", "{:Beim}", "Bei der Tauschkarte"),
        ("de", "7", "auf {:den}", "auf die 7"),
        ("de", "draw-two", "{:beim}", "bei Zieh 2"),
        ("de", "skip", "{:Der} darf", "Aussetzen darf"),
        ("nl", "wild", "{:De} mag", "De Keuzekaart mag"),
        ("nl", "draw-two", "op {:de}", "op Neem twee"),
        ("nl", "7", "{:der}", "de 7"),
        ("en", "wild", "on {:den}", "on Wild"),
        ("de", "wild", "{}", "Joker"),
        ("de", None, "{:Der}", ""),
    ],
)
def test_article(language: str, kind: str | None, written: str, said: str) -> None:
    assert written.format(name_of(kind, LIBRARY, language)) == said


@pytest.mark.parametrize(
    ("language", "question", "said"),
    [
        ("de", "Er legt eine +2 auf mich, darf ich einen Joker drauflegen?", "Den Joker darfst du"),
        ("de", "Er legt eine +2 auf mich, darf ich eine 7 drauflegen?", "Die 7 darfst du"),
        ("nl", "Hij legt een +2 op mij, mag ik een keuzekaart leggen?", "de Keuzekaart mag je"),
        ("nl", "Hij legt een +2 op mij, mag ik een 7 leggen?", "de 7 mag je"),
    ],
)
@pytest.mark.parametrize("house", [(), ("progressive",)])
def test_what_may_not_be_laid_instead_is_named_with_its_article(
    language: str, question: str, said: str, house: tuple[str, ...]
) -> None:
    assert said in answered(question, "classic", language, 4, house).answer


def test_in_dutch_whoever_has_to_draw_may_challenge_and_is_not_challenged() -> None:
    cases = [case for text in RULEBASE.texts["nl"].rulings.values() for case in text.cases.values()]
    reasons = [case.why for case in cases if "uitdagen" in case.why]
    assert any("wie moet trekken, mag jou uitdagen" in why for why in reasons)
    assert not any("ie moet trekken, mag je uitdagen" in why for why in reasons)
