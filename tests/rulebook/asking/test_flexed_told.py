"""What befalls whom by a card of Flex of which it is told if it was flexed."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict", "value"),
    [
        ("en", "I flexed my Flex Reverse. Does the first one in the new direction play?",
         "no", None),
        ("en", "I laid a Flex Reverse without flexing. Does the first player in the new direction "
         "get a turn?", "yes", None),
        ("en", "If I put down a flex skip as a flex, am I on again?", "yes", None),
        ("en", "I laid my flex skip but didn't flex it. Do I go again?", "no", None),
        ("en", "I used the flex side of my flex draw two. May the next player still play?",
         "yes", None),
        ("en", "I played a flex draw two on its normal side. May the next player play?",
         "no", None),
        ("en", "Tom flexed the all draw. How many does everyone else take?", "value", 2),
        ("en", "I played my flex draw two unflexed, how many must the next one take?", "value", 2),
        ("en", "I flexed a flex wild draw four. Can I choose who draws?", "yes", None),
        ("en", "I laid a target draw two without flexing it. Does anybody draw?", "no", None),
        ("de", "Ich flexe die Flex-Retour. Darf der Erste in der neuen Richtung legen?",
         "no", None),
        ("de", "Ich lege die Flex-Retour ungeflext. Kommt die Erste in der neuen Richtung dran?",
         "yes", None),
        ("de", "Ich lege ein Flex-Aussetzen, aber ohne zu flexen. Bin ich nochmal dran?",
         "no", None),
        ("de", "Wenn ich die Flex-Option vom Alle-ziehen-Joker nutze, darf der Nächste noch legen?",
         "yes", None),
        ("de", "Ich flexe die Zieh 2. Wie viele ziehen die anderen jeweils?", "value", 1),
        ("de", "Ich lege den Flex-Zieh-4-Joker normal. Darf ich aussuchen, wer zieht?", "no", None),
        ("nl", "Ik flex mijn flex-keerkaart. Mag de eerste in de nieuwe richting spelen?",
         "no", None),
        ("nl", "Ik leg een flex-keerkaart maar flex niet. Mag de eerste in de nieuwe richting "
         "leggen?",
         "yes", None),
        ("nl", "Ik speel een flex-neem-twee geflext. Krijgt de volgende speler een beurt?",
         "yes", None),
        ("nl", "Ik leg mijn flex-sla-beurt-over maar ik flex hem niet mag ik nog eens spelen",
         "no", None),
        ("nl", "Ik gebruik de normale kant van de flex-neem-twee. Hoeveel pakt de volgende?",
         "value", 2),
    ],
)  # fmt: skip
def test_the_side_that_is_told_decides(
    language: str, question: str, verdict: str, value: int | None
) -> None:
    found = answered(question, "flex", language, 4)
    assert (found.verdict, found.value) == (verdict, value)
    assert found.confidence == 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I laid a Flex Skip. Am I on again?"),
        ("en", "In Flex I laid a Flex Draw Two. Does the next player draw two?"),
        ("en", "I flexed my Flex Reverse. Does the next player play?"),
        ("en", "I flexed the all draw. How many do the others draw?"),
        ("de", "Ich lege in Flex die Flex-Retour. Darf der Erste in der neuen Richtung legen?"),
        ("de", "Ich flexe die Zieh 2. Darf der Nächste dann auch flexen?"),
        ("nl", "Ik flex de flex-keerkaart en Mia legt een blauwe 4. Is de volgende aan de beurt?"),
        ("nl", "Ik leg een flex-neem-twee. Mag de volgende speler nog leggen?"),
    ],
)
def test_it_is_silent_where_more_or_less_is_told(language: str, question: str) -> None:
    assert answered(question, "flex", language, 4).confidence != 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict", "value"),
    [
        ("de", "Ich hab Flex-Zieh-2 als Flex gelegt, Lina ist die Nächste und hat ihre Karte "
         "gezogen. Darf Lina jetzt trotzdem noch spielen?", "yes", None),
        ("de", "Ich habe Flex-Zieh-2 normal gelegt. Darf die nächste Spielerin trotzdem noch "
         "spielen?", "no", None),
        ("en", "I played Flex Draw 2 as flex, Lina is next and has drawn her card. May Lina still "
         "play now?", "yes", None),
        ("nl", "Ik heb Flex-Trek-2 als flex gelegd, Lina is de volgende en heeft haar kaart "
         "getrokken. Mag Lina nu nog spelen?", "yes", None),
        ("nl", "Ik heb Flex-Trek-2 gewoon gelegd. Mag de volgende speler nog spelen?", "no", None),
        ("de", "wenn ich bei Flex-Zieh-2 das Flex nehme, wie viele muss dann jeder von den anderen "
         "ziehn", "value", 1),
        ("en", "If I take the flex of Flex Draw 2, how many must every one of the others draw?",
         "value", 1),
        ("nl", "Als ik bij Flex-Trek-2 de flex neem, hoeveel moet dan elk van de anderen trekken?",
         "value", 1),
        ("de", "Die Flex-Retour-Karte mit genutzter Flex-Option dreht nur die Richtung und sonst "
         "geschieht gar nichts, nicht wahr?", "no", None),
    ],
)  # fmt: skip
def test_what_i_flexed_hits_the_others(
    language: str, question: str, verdict: str, value: int | None
) -> None:
    found = answered(question, "flex", language)
    assert (found.verdict, found.value) == (verdict, value)
