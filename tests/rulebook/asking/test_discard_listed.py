"""What Discard All leaves, where the others in the hand are told by what they are not."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Tien kaarten heb ik: een blauwe gooi-alles-weg, vier blauwe cijfers en vijf kaarten"
         " in andere kleuren. Ik speel die gooi-alles-weg. Hoeveel hou ik er over?", 5),
        ("nl", "In mijn hand zit een gele gooi-alles-weg, nog twee gele kaarten en zes die niet "
         "geel zijn. Ik leg de gooi-alles-weg. Met hoeveel kaarten zit ik dan?", 6),
        ("en", "I've got nine cards: a red Discard All, three red numbers and five cards in other "
         "colours. I play the Discard All. How many do I keep?", 5),
        ("en", "My hand is a green Discard All, two green numbers, a green skip and five cards of "
         "other colours. I play the Discard All. How many cards remain?", 5),
        ("en", "I hold a yellow discard all, two yellow cards and six that aren't yellow. After I "
         "play it, how many do I have left?", 6),
        ("de", "Acht Karten hab ich: eine rote Alle-abwerfen, zwei rote Zahlen und fünf Karten in "
         "anderen Farben. Ich lege die Alle-abwerfen. Wie viele behalte ich?", 5),
        ("de", "Ich halte ein grünes Alle abwerfen, drei grüne Karten und vier, die nicht grün "
         "sind. Wie viele bleiben, wenn ich Alle abwerfen lege?", 4),
    ],
)  # fmt: skip
def test_cards_of_other_colours_stay(language: str, question: str, value: int) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict, found.value) == ("discard-all", "value", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Of my ten cards four are green, and one of them is the Discard All. I play it. How "
         "many do I have left?", 6),
        ("de", "Von meinen zehn Karten sind vier grün, eine davon ist Alle abwerfen. Die lege ich. "
         "Wie viele habe ich noch?", 6),
        ("nl", "Van mijn tien kaarten zijn er vier groen, een daarvan is gooi-alles-weg. Ik leg "
         "hem. Hoeveel heb ik er nog?", 6),
        ("en", "I've nine cards, four of them red, and one of the four is the red Discard All. I "
         "play it. How many have I got left?", 5),
        ("en", "Nine cards, four reds, one of the reds is the Discard All I play. How many are "
         "left?", 5),
        ("de", "Neun Karten hab ich, vier davon rot, und eine von den vieren ist die rote "
         "Alle-abwerfen. Die leg ich jetzt. Wie viele hab ich hinterher?", 5),
        ("de", "Ich habe neun Karten, vier sind rot, eine der roten ist Alle abwerfen, die ich "
         "lege. Wie viele bleiben mir?", 5),
        ("nl", "Ik heb negen kaarten, vier daarvan rood, en een van die vier is Alles weg. Ik leg "
         "hem, hoeveel houd ik over?", 5),
        ("en", "I've nine cards, four of them red, and one of the four is a red skip. I play the "
         "red Discard All. How many have I left?", 4),
    ],
)  # fmt: skip
def test_the_card_itself_may_be_among_those_of_its_colour(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "no-mercy", language).value == value


def test_of_cards_that_lack_another_colour_nobody_knows_which_stay() -> None:
    question = "A red Discard All, two reds and four that aren't blue: I play it, how many stay?"
    assert answered(question, "no-mercy", "en").value != 4


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Three cards, a red discard all and five other reds. I lay it. How many stay?"),
        ("de", "Drei Karten, die rote Alle-abwerfen, fünf rote. Ich lege sie. Wie viele bleiben?"),
        ("nl", "Drie kaarten, de rode alles-weg en vijf rode. Ik leg hem. Hoeveel houd ik over?"),
    ],
)  # fmt: skip
def test_nobody_is_told_of_less_than_no_cards(language: str, question: str) -> None:
    assert (answered(question, "no-mercy", language).value or 0) >= 0
