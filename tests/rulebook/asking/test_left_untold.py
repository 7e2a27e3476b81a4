"""Questions that leave untold what decides them: the card drawn, what the others drew."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nothing fitted, so I drew one. May it go down at once?"),
        ("en", "Couldn't play, drew a card. Am I allowed to play it right away?"),
        ("de", "nichts ging, eine gezogen. darf die direkt weg"),
        ("de", "Nichts passt, also eine gezogen. Darf ich die sofort legen?"),
        ("nl", "Niks paste, eentje getrokken. Mag die er meteen op?"),
        ("nl", "Kon niet, kaart gepakt. Mag ik hem direct leggen?"),
    ],
)  # fmt: skip
def test_a_card_drawn_may_be_laid_if_it_fits(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict, found.confidence) == ("drawn-card", "depends", 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nothing fitted, so I drew one, and it's playable. May it go down at once?"),
        ("en", "Nothing fitted, so I drew a wild. May it go down at once?"),
        ("de", "nichts ging, eine gezogen, die passt jetzt. darf die direkt weg"),
        ("nl", "Niks paste, eentje getrokken en die past. Mag die er meteen op?"),
    ],
)  # fmt: skip
def test_a_card_drawn_that_is_told_to_fit_may_be_laid(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Drawing for the deal I got a 6. Do I deal?"),
        ("en", "We drew for the deal and my aunt got a 3. Is she the dealer?"),
        ("de", "Wir losen den Geber aus, ich hab eine 4 gezogen. Gebe ich?"),
        ("de", "Wir ziehen um den Geber, Almut hat eine Sieben erwischt. Gibt sie?"),
        ("nl", "Om wie deelt: ik trok een 3. Ben ik de deler?"),
        ("nl", "Kees trok een 8 bij het loten om het delen. Moet hij geven?"),
    ],
)  # fmt: skip
def test_one_card_drawn_for_the_deal_does_not_decide_it(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict, found.confidence) == ("dealer", "depends", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "We drew for the deal and I got a 3. Pia got a 5. Am I the dealer?", "no"),
        ("de", "Wir losen den Geber aus: ich zieh eine Retour, Jana eine 1. Gibt Jana?", "yes"),
        ("nl", "Om wie deelt: ik trok een 2, Jan een plus twee. Ben ik de deler?", "yes"),
    ],
)  # fmt: skip
def test_the_highest_of_those_told_deals(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


def test_a_first_card_is_none_drawn_for_the_deal() -> None:
    found = answered("Startkarte Zieh zwei: zieht Geber Opa?", "classic", "de")
    assert (found.ruling, found.verdict) == ("first-card", "no")
