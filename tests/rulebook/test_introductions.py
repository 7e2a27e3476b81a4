"""Who speaks says nothing of the cards; who may be another, or takes back, is reported."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Hallo, Karl hier, ich hab noch Retour", {"reverse": 1}),
        ("Hello this is Margaret, I still have a blue nine", {"9": 1}),
        ("hoi met Karel, ik heb nog een joker", {"wild": 1}),
        ("Guten Abend, hier die Oma: eine rote Drei", {"3": 1}),
        ("mom I have a wild and a three left", {"wild": 1, "3": 1}),
        ("Anna has 2 skips", {"skip": 2}),
        ("mum: wild and a 3", {"wild": 1, "3": 1}),
        ("keine Joker mehr, nur eine 5", {"5": 1}),
        ("red 7, green to", {"7": 1, "2": 1}),
        ("skip 20, wild 50, total 70", {"skip": 1, "wild": 1}),
        ("draw two, draw two, nine. 49", {"draw-two": 2, "9": 1}),
        ("1 rode 5, 2 blauwe 6, 1 joker", {"5": 1, "6": 2, "wild": 1}),
        ("red three, oh and a wild I forgot about", {"3": 1, "wild": 1}),
        ("Femke d'r kaarten: skip en een rode 3", {"skip": 1, "3": 1}),
        ("opa z'n kaarten: skip, rode 3", {"skip": 1, "3": 1}),
        ("rote Drei und ein Joker, den ich fast vergessen hätte", {"3": 1, "wild": 1}),
        ("rode drie en een joker die ik over het hoofd zag", {"3": 1, "wild": 1}),
    ],
)
def test_what_is_said_around_the_cards_adds_nothing(text: str, cards: dict[str, int]) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert (dict(reading.tally.cards), reading.tally.amounts) == (cards, ())


@pytest.mark.parametrize(
    "text",
    [
        "Anna has 2 skips, Tom has 3",
        "mum: wild and a 3, dad: skip",
        "dad has a wild, mom has a three",
        "7, Tom hier, skip",
        "35, sorry, 45",
        "skip 20, wild 50",
        "skip 20, wild 50, total 140",
        "skip, wild, 7, 78",
        "7, skip, mehr",
        "7 green to",
        "2 rote 7",
    ],
)
def test_what_may_be_another_hand_or_another_sum_is_not_guessed_at(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "you all get ninety-two points from me",
        "ihr bekommt zweiundneunzig Punkte von mir",
        "jullie krijgen tweeënnegentig punten van mij",
    ],
)
def test_who_gets_the_points_changes_nothing(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert reading.tally.amounts == (92,)


@pytest.mark.parametrize(
    "text",
    [
        "went out on my last turn so zero",
        "im letzten Zug ausgegangen, also null",
        "vorige beurt uitgegaan dus nul",
    ],
)
def test_when_all_cards_were_gone_changes_nothing(text: str) -> None:
    reading = read(text)
    assert not reading.not_understood
    assert (dict(reading.tally.cards), reading.tally.amounts) == ({}, ())


@pytest.mark.parametrize(
    "text",
    [
        "a 7 and a wild I forgot to play",
        "eine 7 und ein Joker, den ich vergessen habe zu legen",
        "last turn a skip, a 7",
        "vorige beurt een skip, een 7",
        "hij krijgt 92 punten",
        "skip, Femke d'r kaarten: rode 3",
        "red 2, and you all get a wild",
        "rote 2 und du kriegst einen Joker",
        "rode 2 en jij krijgt een joker",
    ],
)
def test_what_may_be_gone_or_another_ones_is_asked_about(text: str) -> None:
    assert read(text).not_understood
