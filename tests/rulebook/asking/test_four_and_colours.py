"""A Wild Draw Four beside colours that are told: as pile or in hand, with one of them left open."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "The colour is yellow. Gus holds a plus four, a yellow reverse and a red 1. Was "
         "that plus four legit?", "no"),
        ("en", "Red lies and I hold two blue cards, a yellow 3 and a plus four. Is the plus four "
         "clean?", "yes"),
        ("en", "The pile showed blue. Gus slammed down his plus four while he still had a blue 2 "
         "in his hand. Was that a bluff?", "yes"),
        ("de", "Rot ist die Farbe, ich halte eine Plus vier, eine rote 3 und eine blaue 9. Darf "
         "die Plus vier jetzt?", "no"),
        ("de", "Rot ist die Farbe, ich halte eine Plus vier, eine gelbe 3 und eine blaue 9. Darf "
         "die Plus vier jetzt?", "yes"),
        ("nl", "Groen ligt er en ik houd een neem vier, een groene 2 en een gele 9 vast. Is de "
         "neem vier dan toegestaan?", "no"),
        ("nl", "Geel is de kleur en ik hou een plus 4, een rode 3 en een blauwe 9 vast. Mag de "
         "plus 4 nu?", "yes"),
    ],
)  # fmt: skip
def test_a_colour_that_is_named_lies_there_and_no_card_of_the_hand(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.ruling) == (verdict, "wild-draw-four-when")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Gus slammed down his plus four while he still had a blue 2 in his hand. Was that "
         "a bluff?"),
        ("en", "The colour is yellow. Gus holds a plus four, a reverse and a red 1. May Gus play "
         "the plus four?"),
        ("en", "Red 9 on top, I hold a plus four and three more cards. May I play the plus four?"),
        ("de", "Grün ist dran, ich hab eine rote 2, ein Aussetzen und die Zieh vier. Darf die "
         "Zieh vier raus?"),
        ("de", "Gelbe 4 liegt oben, ich hab eine Plus vier und noch zwei andere Karten. Darf die "
         "Plus vier raus?"),
        ("nl", "Rode 9 boven, ik heb een plus vier en nog drie andere kaarten op hand. Mag die "
         "plus vier?"),
        ("nl", "Jo legde de plus vier en had nog een blauwe 2 in de hand. Was dat bluf?"),
    ],
)  # fmt: skip
def test_where_a_colour_is_not_told_it_hangs_on_that(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.ruling) == ("depends", "wild-draw-four-when")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Red lies and I have no red. Can she keep me from laying my wild draw four?", "no"),
        ("en", "Red lies and I have a red 5. Does that keep me from playing the +4?", "yes"),
        ("en", "Red lies, I have a blue 5 and no red. Does the blue 5 prevent me from playing the "
         "+4?", "no"),
        ("en", "Blue is the colour and I have no blue. Can I be stopped from playing my +4?", "no"),
        ("de", "Es liegt Rot und ich habe eine rote 5. Kann sie mich hindern, dass ich meine +4 "
         "lege?", "yes"),
        ("de", "Es liegt Rot und ich habe kein Rot. Kann er verhindern, dass ich meine +4 lege?",
         "no"),
        ("de", "Ich habe eine grüne 5, Grün liegt. Darf sie mich davon abhalten, die +4 zu legen?",
         "yes"),
        ("de", "Ich habe kein Grün und Grün liegt. Hindert mich die blaue 5 daran, die +4 zu "
         "legen?", "no"),
        ("nl", "Er ligt rood en ik heb een rode 5. Mag hij mij tegenhouden als ik mijn +4 wil "
         "leggen?", "yes"),
        ("nl", "Er ligt rood en ik heb geen rood. Mag hij verhinderen dat ik mijn +4 leg?", "no"),
        ("nl", "Er ligt rood en ik heb alleen blauw. Houdt die blauwe 5 me tegen om mijn +4 te "
         "leggen?", "no"),
    ],
)  # fmt: skip
def test_who_holds_the_colour_may_be_kept_from_laying_it(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.ruling) == (verdict, "wild-draw-four-when")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Can she keep me from laying my wild draw four?"),
        ("de", "Kann sie mich hindern, meine +4 zu legen?"),
        ("nl", "Mag hij verhinderen dat ik mijn +4 leg?"),
    ],
)
def test_where_no_colour_is_told_it_hangs_on_it_if_one_is_kept_from_it(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).verdict == "depends"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Blue is the colour and I have {} blue. Can I stop him from playing his +4?"),
        ("de", "Blau liegt und ich habe {} Blau. Kann ich verhindern, dass er seine +4 legt?"),
        ("nl", "Blauw ligt en ik heb {} blauw. Mag ik hem tegenhouden als hij zijn +4 legt?"),
    ],
)
def test_the_own_hand_keeps_nobody_else_from_it(language: str, question: str) -> None:
    none = {"en": "no", "de": "kein", "nl": "geen"}[language]
    told = answered(question.format(none), "classic", language)
    assert told.verdict != "no"
