"""Whether one card goes on another, with colours told or not, and others named beside them."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "A red 3 is on top and Gwen holds a yellow 8. May she play the eight?", "no"),
        ("en", "A red 3 is on top and Gwen holds a yellow 8. Would a yellow 3 fit?", "yes"),
        ("en", "Could a red 8 be laid if a red 3 is on top and Gwen holds a yellow 8?", "yes"),
        ("de", "Oben liegt eine rote 3 und Gerd hat eine gelbe 8. Passt die gelbe?", "no"),
        ("de", "Wenn Gerd eine gelbe 8 auf die rote 3 legen will, ginge eine gelbe 3?", "yes"),
        ("nl", "Op tafel ligt een rode 3 en Gijs heeft een gele 8. Past die acht?", "no"),
        ("nl", "Gijs wil een gele 8 op de rode 3 leggen. Zou een rode 8 goed zijn?", "yes"),
    ],
)
def test_the_card_asked_about_counts_and_not_the_one_named_beside_it(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "The top card is a green six and I hold a 2, does my card fit?", "depends"),
        ("de", "Es liegt Grün 6 und ich hab ne Zwei. Passt meine Zwei?", "depends"),
        ("de", "Oben liegt eine grüne 6 und ich habe eine Aussetzen. Passt eine grüne?", "yes"),
        ("nl", "Er ligt een groene zes en ik heb een twee. Kan de twee op de zes?", "depends"),
        ("de", "Da liegt ein Retour in Gelb und ich habe Aussetzen in Blau. Geht das?", "no"),
        ("nl", "Er ligt een keerom in het geel en ik heb een skip in het blauw. Mag dat?", "no"),
        ("en", "Do the two fit if a blue skip lies on top and I have a blue reverse?", "yes"),
    ],
)
def test_a_colour_may_be_told_behind_the_card_or_not_at_all(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Gwen played a wild and asked for green. May I play a yellow five?", "no"),
        ("en", "Gwen played a wild and asked for green. Does my green skip go?", "yes"),
        ("en", "Gwen played a wild and asked for green. Does my five go?", "depends"),
        ("de", "Auf dem Stapel ist ein Joker. Darf ich eine grüne Zwei legen?", "depends"),
        ("nl", "Gijs legde een joker en vroeg groen. Past mijn gele vijf?", "no"),
    ],
)
def test_on_a_wild_the_colour_called_counts(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Can I use a Wild even though I could play a red 5?"),
        ("nl", "Gijs gooide een keuzekaart, en hij is dol op groen. Mag mijn gele 2 er nu op?"),
    ],
)
def test_what_could_be_played_beside_it_lies_nowhere(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.confidence) != ("no", 1.0)
