"""Small words that change the answer: "and not until", "only … and nobody", "a wild one"."""

import pytest

from tests.rulebook.at_hand import answered

_TOLD = [
    # What is told not to be so beside what is so denies nothing of it.
    ("nl", "classic", "Uno roep je als je er nog één overhoudt en niet pas bij het leggen van de "
     "laatste, klopt dat?", "yes"),
    ("nl", "classic", "Uno roep je pas bij het leggen van de laatste en niet als je er nog één "
     "overhoudt, klopt dat?", "no"),
    ("nl", "classic", "Uno roep je niet pas bij het leggen van de laatste, klopt dat?", "yes"),
    ("de", "classic", "UNO ruft man, wenn man noch eine Karte hat, und nicht erst beim Legen der "
     "letzten, stimmt das?", "yes"),
    ("en", "classic", "You call UNO with one card left and not until you lay the last one, right?",
     "yes"),
    ("de", "classic", "Retour: nur die Richtung dreht sich und sonst wird niemand übersprungen, "
     "stimmt das?", "yes"),
    ("en", "flex", "Flex Reverse, flex side: only the direction changes and otherwise nobody is "
     "skipped, right?", "no"),
    ("nl", "no-mercy", "Wie eruit ligt door te veel kaarten zit alleen deze ronde aan de kant en "
     "niet de volgende, klopt dat?", "yes"),
    ("en", "no-mercy", "Whoever is out through too many cards sits out the whole game and not just "
     "this round, right?", "no"),
    ("nl", "no-mercy", "Alleen het slachtoffer draait kaarten om bij de roulette, verder niemand, "
     "klopt dat?", "yes"),
    ("de", "no-mercy", "Nur das Opfer dreht beim Farbroulette Karten um, stimmt das?", "yes"),
    # A hint in other words is paid for by whoever gave it.
    ("nl", "classic", "Ik zei tegen mijn kleinzoon dat hij beter zijn blauwe kon leggen. Moet híj "
     "nu twee pakken?", "no"),
    ("nl", "classic", "Ik zei tegen mijn kleinzoon dat hij beter zijn blauwe kon leggen. Moet ik "
     "nu twee pakken?", "yes"),
    ("de", "classic", "Oma sagte mir, ich solle lieber die Sieben spielen. Muss ich jetzt zwei "
     "ziehen?", "no"),
    ("en", "classic", "I told my grandson he'd better play his blue one. Do I have to draw two "
     "now?", "yes"),
    # Whoever drew is the one hit, and who sits behind them is on.
    ("nl", "classic", "Ria heeft voor de neem twee gepakt en ik zit na Ria. Mag ik nu al leggen?",
     "yes"),
    ("de", "classic", "Ria hat für die +2 gezogen, ich sitze hinter ihr. Darf sie jetzt legen?",
     "no"),
    ("en", "classic", "Ria drew for the draw two and I'm after Ria. May I play already?", "yes"),
    # To see a hand is to challenge.
    ("nl", "classic", "Jan legt een neem vier op Piet. Ik zit na Piet en geloof Jan niet. Mag ik "
     "zijn kaarten laten zien?", "no"),
    ("nl", "classic", "Jan legt een neem vier op mij. Ik geloof Jan niet. Mag ik hem aanvechten?",
     "yes"),
    ("de", "classic", "Jan legt eine +4 auf Piet. Ich sitze nach Piet und glaube Jan nicht. Darf "
     "ich seine Karten sehen?", "no"),
    ("en", "classic", "Jan plays a +4 on Piet. I sit after Piet and don't trust Jan. May I "
     "challenge?", "no"),
    # Back among the other cards is back into the pile.
    ("nl", "classic", "Allereerste omgedraaide kaart is een neem vier. Moet die eerst terug tussen "
     "de andere kaarten?", "yes"),
    ("de", "classic", "Die allererste Karte ist eine +4. Muss die zurück zu den anderen Karten?",
     "yes"),
    ("en", "classic", "The very first card turned up is a Draw Two. Does it have to go back among "
     "the other cards first?", "no"),
    # What is left over, and what a draw card brings, is not told.
    ("en", "classic", "Elimination race to 500, I had 480 and I'm left with cards again. Am I out "
     "now?", "depends"),
    ("nl", "no-mercy", "Ik heb 21 kaarten en krijg een pakkaart over me heen waar ik niks op kan "
     "leggen. Lig ik eruit?", "depends"),
    ("nl", "no-mercy", "Ik heb 24 kaarten en krijg een pakkaart waar ik niets op kan leggen. Lig "
     "ik eruit?", "yes"),
    ("de", "no-mercy", "Ich habe 21 Karten und kriege eine Ziehkarte, auf die ich nichts legen "
     "kann. Bin ich raus?", "depends"),
    # Of a yellow Flex card with green as its Flex colour yellow is followed.
    ("nl", "flex", "Ik legde een gele flexkaart met groen als flexkleur, en ik heb groen gebruikt. "
     "De volgende moet nu op groen verder, toch?", "no"),
    ("nl", "flex", "Ik legde een gele flexkaart met groen als flexkleur, en ik heb groen gebruikt. "
     "De volgende moet nu op geel verder, toch?", "yes"),
    ("de", "flex", "Ich legte eine gelbe Flexkarte mit Grün als Flexfarbe und habe Grün genutzt. "
     "Der Nächste muss jetzt auf Gelb weiter, oder?", "yes"),
    ("en", "flex", "I laid a yellow flex card with green as its flex colour, and I used the green. "
     "The next player has to follow green now, right?", "no"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "variant", "question", "verdict"), _TOLD)
def test_a_small_word_decides(language: str, variant: str, question: str, verdict: str) -> None:
    assert answered(question, variant, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "count"),
    [
        ("nl", "Roulette op mij: ik zei blauw, er kwam groen, rood, een wilde, geel en toen pas "
         "blauw. Hoeveel neem ik er op?", 5),
        ("nl", "Roulette op mij: ik zei blauw, er kwam groen, rood, een dingesen, geel en toen pas "
         "blauw. Hoeveel neem ik er op?", None),
        ("de", "Farbroulette auf mich: ich sagte Blau, es kamen Grün, Rot, eine Schwarze, Gelb und "
         "dann erst Blau. Wie viele nehme ich?", 5),
        ("en", "Roulette on me: I said blue, and up came green, red, a black one, yellow and only "
         "then blue. How many do I take?", 5),
    ],
)  # fmt: skip
def test_what_came_up_under_an_unknown_name_is_not_left_out(
    language: str, question: str, count: int | None
) -> None:
    assert answered(question, "no-mercy", language).value == count
