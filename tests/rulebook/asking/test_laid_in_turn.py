"""Cards that are laid one on the other, and several draw cards of which any may answer."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Er ligt een rode 3. Jelle legt er een gele 3 op en Fatima daar een rode 7 op. "
         "Klopt dat?", "no"),
        ("nl", "Er ligt een rode 3. Jelle legt er een gele 3 op en Fatima daar een gele 7 op. "
         "Klopt dat?", "yes"),
        ("en", "There's a red 3. Jill puts a yellow 3 on it and Fay a red 7 on that. Is that "
         "right?", "no"),
        ("en", "A green 5 lies there, Bo plays a green 9, I play a blue 9 and mum a blue Reverse. "
         "Is that correct?", "yes"),
        ("de", "Da liegt eine rote 3. Jana legt eine gelbe 3 drauf und Fatma darauf eine rote 7. "
         "Stimmt das?", "no"),
    ],
)  # fmt: skip
def test_each_card_has_to_fit_the_one_below(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("match", verdict)


def test_the_words_are_of_the_pair_that_does_not_fit() -> None:
    told = "There's a red 3. Jill puts a yellow 3 on it and Fay a red 7 on that. Is that right?"
    assert answered(told, "classic", "en").answer.startswith("7 does not go on 3")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Jan legt een +4, ik heb een +4 en een +2. Kan ik er iets van opleggen?", "yes"),
        ("nl", "Jan legt een +6, ik heb een +4 en een +2. Kan ik er iets van opleggen?", "no"),
        ("nl", "Jan legt een +4, ik heb een +6 en een +2. Mag ik een van de twee erop leggen?",
         "yes"),
        ("nl", "Jan legt een +4, ik heb een +6 en een +2. Mag ik ze allebei erop leggen?", "no"),
        ("en", "Jan plays a +4, I have a +4 and a +2. Can I put any of them on it?", "yes"),
        ("de", "Jan legt eine +4, ich habe eine +4 und eine +2. Kann ich davon was drauflegen?",
         "yes"),
    ],
)  # fmt: skip
def test_any_that_is_high_enough_will_do(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Els legt een 4 met het draaisymbool. Mijn powerkaart is rood. Wordt die nu groen?",
         "no"),
        ("nl", "Els legt een 4 met het draaisymbool. Mijn powerkaart is rood. Blijft die rood?",
         "yes"),
        ("nl", "ik leg een 4 met het draaisymbool. Mijn powerkaart is rood. Wordt die nu groen?",
         "yes"),
        ("de", "Meine ist rot, ich spiele eine 5 mit Umdreh-Zeichen. Wird sie grün?", "yes"),
        ("de", "Els legt eine 4 mit dem Dreh-Symbol. Meine Powerkarte ist rot. Wird die jetzt "
         "grün?", "no"),
        ("en", "Els plays a 4 with the flip symbol. My power card is red. Does it stay red?",
         "yes"),
    ],
)  # fmt: skip
def test_a_flip_symbol_of_another_leaves_my_side(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict) == ("flip-symbol", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "ik riep uno met een kaart, moet ik dan toch twee pakken?"),
        ("en", "I called uno with one card, do I still have to draw two?"),
        ("de", "ich hab Uno gerufen mit einer Karte, muss ich trotzdem zwei ziehen?"),
    ],
)
def test_whoever_called_it_draws_nothing(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "no"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Er ligt een gele 2. Jef legt een gele 9, Mia een blauwe 9. Kan ik nu een blauwe 5 "
         "leggen?", "yes"),
        ("en", "A yellow 2 is on top. Jeff lays a yellow 9, Mia a blue 9. Can I play a yellow 5 "
         "now?", "no"),
        ("de", "Es liegt eine gelbe 2. Jens legt eine gelbe 9, Mia eine blaue 9. Kann ich jetzt "
         "eine gelbe 5 legen?", "no"),
    ],
)  # fmt: skip
def test_only_the_card_on_top_counts(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Opa deelt en zit rechts van mij, begin ik dan?", "yes"),
        ("nl", "Bram deelt en zit links van mij, begin ik dan?", "no"),
        ("en", "Grandpa deals and sits on my left, do I start?", "no"),
        ("de", "Opa gibt und sitzt rechts von mir, fange ich an?", "yes"),
    ],
)
def test_whoever_deals_may_be_named(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("first-player", verdict)


def test_a_discard_all_may_be_counted_in() -> None:
    told = (
        "ik heb 10 kaarten, 4 blauwe{} de blauwe gooi-alles-weg. "
        "Hoeveel hou ik over als ik die leg?"
    )
    assert answered(told.format(" inclusief"), "no-mercy", "nl").value == 6
    assert answered(told.format(" en"), "no-mercy", "nl").value == 5
