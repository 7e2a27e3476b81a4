"""Cards that are told by what they do."""

import pytest

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import read_hand

LIBRARY = load_library(rules_dir())


@pytest.mark.parametrize(
    "text",
    [
        "the card where you swap hands and a card that skips you",
        "the one where you swap hands and a blue one that skips you",
        "die Karte, mit der man die Hände tauscht, und die blaue, wo man aussetzen muss",
        "de kaart waarmee je handen ruilt en eentje waarbij de volgende moet overslaan",
    ],
)
def test_what_a_card_does_is_its_name(text: str) -> None:
    reading = read_hand(text, LIBRARY.variant("classic"), "112", LIBRARY)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"swap-hands": 1, "skip": 1}


@pytest.mark.parametrize(
    "text", ["two cards where you choose the colour", "zwei Karten, wo man zwei ziehen muss"]
)
def test_how_many_do_it_is_asked_about(text: str) -> None:
    assert read_hand(text, LIBRARY.variant("classic"), "112", LIBRARY).not_understood


@pytest.mark.parametrize(
    "text",
    ["anpassbar Joker, rot 5", "aanpasbaar joker, rood 5", "red 5, house rule wild"],
)
def test_a_wild_told_by_what_is_written_on_it_is_one_card(text: str) -> None:
    reading = read_hand(text, LIBRARY.variant("classic"), "112", LIBRARY)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"5": 1, "customizable": 1}


@pytest.mark.parametrize(
    "text",
    [
        "rot 5 anpassbare yoker",
        "rood 5 joker huisregel groen 3",
        "red 5 wild house rule green 3",
        "ruilkaart joker",
        "Joker Tauschkarte",
    ],
)
def test_the_name_of_a_wild_beside_another_may_be_one_card_or_two(text: str) -> None:
    assert read_hand(text, LIBRARY.variant("classic"), "112", LIBRARY).not_understood
