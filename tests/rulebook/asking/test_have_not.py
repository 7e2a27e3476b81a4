"""A colour that somebody does not have: "I don't have a red card"."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Yellow is on top and I don't have a yellow card. May I lay the wild draw four?"),
        ("en", "The pile is green and Nora hasn't got a green card. Can she play her +4?"),
        ("en", "Blue is up. I didn't have a blue card, so I laid the wild draw four. Was that ok?"),
        ("en", "I don't have a card of the current colour. Can I use my wild draw four?"),
        ("en", "The colour is blue. I haven't got blue, just green and red. May I play a +4?"),
        ("de", "Gelb liegt, ich habe keine gelbe Karte, aber eine blaue. Darf ich die +4 legen?"),
        ("de", "Der Stapel ist grün und eine grüne Karte habe ich nicht. Darf ich eine +4 legen?"),
        ("nl", "Geel ligt. Ik heb geen gele kaart, maar wel een blauwe. Mag ik de +4 leggen?"),
        ("nl", "Groen ligt. Ik heb geen groen, alleen rood en geel. Mag ik een +4 leggen?"),
    ],
)  # fmt: skip
def test_whoever_has_not_the_colour_may_lay_the_wild_draw_four(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Yellow is on top and I do have a yellow card. May I lay the wild draw four?"),
        ("en", "Yellow lies there. I don't have a blue card but a yellow one. May I lay the +4?"),
        ("en", "The colour is blue. I haven't got red, just green and blue. May I play a +4?"),
        ("en", "Don has a green card and green lies on top. May he play a wild draw four?"),
        ("en", "Can't I lay a wild draw four if I have a blue card and blue is on top?"),
        ("de", "Gelb liegt. Ich habe keine blaue Karte, aber eine gelbe. Darf ich eine +4 legen?"),
        ("de", "Grün liegt. Ich habe kein Rot, nur Grün und Blau. Darf ich eine +4 legen?"),
        ("nl", "Geel ligt. Ik heb geen blauwe kaart, maar wel een gele. Mag ik een +4 leggen?"),
        ("nl", "Groen ligt. Ik heb geen rood, alleen groen en blauw. Mag ik een +4 leggen?"),
    ],
)
def test_whoever_has_it_may_not(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "no"
