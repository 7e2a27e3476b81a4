"""A card's name in a sentence, with the article that the language wants there."""

import pytest

from scorekeeper.rulebook.asking.named import name_of
from tests.rulebook.at_hand import LIBRARY


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
