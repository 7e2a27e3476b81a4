"""Talk before the cards says nothing, and another one's hand is never added unasked."""

import pytest

from tests.rulebook.at_hand import read


@pytest.mark.parametrize(
    "text",
    [
        "you won't believe it, a red 7 and a skip",
        "we were watching telly: red 7, skip",
        "I really thought I had this one, skip and a red 7",
        "boah ich dacht ich gewinn, aber nein: rot 7, Aussetzen",
        "schreib 27 für mich: rot 7 und Aussetzen",
        "Tante Inge: rot 7, Aussetzen",
        "wie had dat gedacht, rode 7, overslaan",
        "my last two were the red 7 and the skip",
        "warte... rot 7 und Aussetzen",
        "eventjes kijken hoor... rode 7, overslaan",
        "Grandpa can't see too well but it's a red 7 and a skip",
        "oh you're going to love this one, I'm holding a red 7 and a skip",
        "hoi ik ben Daan ik heb rood 7 en overslaan",
        "sooo many cards lol: red 7, skip",
        "red 7, skip. nope that's it",
        "ich hatte noch so viel vor :( rot 7, Aussetzen",
        "pfff echt alle ellende: rode 7, overslaan",
        "rode 7 en overslaan zat ik nog mee",
        "boah echt alles Mist: rote 7, Aussetzen",
        "wie oft denn noch... rote 7, Aussetzen",
        "had ik maar niet gewacht, rode 7, overslaan",
        "kaarten van opa: rode 7, overslaan",
        "die Karten von Anna: rote 7, Aussetzen",
        "pietje had rood 7 en overslaan",
        "nog een keer: rode 7, overslaan",
        "noch einmal dann: rote 7, Aussetzen",
        "I think a red 7 and a skip",
        "ich glaub rot 7 und Aussetzen",
        "ik denk rood 7, overslaan",
        "wait, I have a red 7 and a skip",
        "Moment, ich hab rote 7 und Aussetzen",
        "wacht, ik heb een rode 7 en overslaan",
        "no mate, just the red 7 and a skip",
        "nee du, rote 7 und Aussetzen",
        "nee joh, de rode 7 en overslaan",
        "my lot: red 7, skip",
        "wat heb ik: rode 7, overslaan",
        "oops forgot to call uno, so red 7, skip",
        "vergessen Uno zu sagen, also rote 7, Aussetzen",
        "vergeten uno te roepen, dus rode 7, overslaan",
    ],
)
def test_talk_before_the_cards_is_passed_over(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "skip": 1}
    assert reading.tally.amounts == ()


@pytest.mark.parametrize(
    "text",
    [
        "Jim: a skip; Joe: a red 4",
        "a skip, Joe a red 5",
        "Nils 20, Ole 30",
        "Sanne een joker, Daan een rode 6",
        "Lucy skip, Nick wild",
        "not mine: red 7",
        "Grandpa can't play a skip but a red 7",
        "wacht, rode 7",
        "I had the blorpy, red 7",
        "66, counted twice",
        "rot 3, aber nein: blau 4",
    ],
)
def test_what_may_change_the_hand_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "hab noch eine einzige, ne rote 7",
        "nog maar één kaartje, een rode 7",
        "just one single card, a red 7",
    ],
)
def test_how_few_cards_there_are_is_no_card(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1}


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("Hallo\nKarl hier\nich hab noch Retour\nRetour", "classic"),
        ("die Ziel-Karte\nalso Ziel zieh zwei\nund blau 4", "flex"),
    ],
)
def test_line_breaks_that_say_nothing_do_no_harm(text: str, variant: str) -> None:
    assert read(text, variant).tally.cards


@pytest.mark.parametrize(
    "text",
    [
        "red 7, skip, sorry",
        "red 7 and a skip, my apologies",
        "red 7, skip, sorry mum",
        "rote 7, Aussetzen, tut mir leid",
        "rote 7 und Aussetzen, Verzeihung Oma",
        "rode 7, overslaan, excuses",
        "rode 7, overslaan, het spijt me",
        "a red 7 and a skip bless",
        "red 7, skip, couldn't play any of em",
        "rote 7, Aussetzen, konnte keine davon spielen",
        "rode 7, overslaan, mooi klaar mee",
        "rode 7, overslaan, gunstig!",
        "rote 7, Aussetzen, teurer Spaß",
        "red 7, skip, you name it",
        "rote 7, Aussetzen, alles was man nicht will",
        "rode 7, overslaan, noem maar op",
        "red 7, skip, no idea why I kept those",
        "rote 7, Aussetzen, keine Ahnung warum",
        "rode 7, overslaan, geen idee waarom",
        "red 7 and a skip, ha",
        "rote 7, Aussetzen, unfassbar",
        "rode 7, overslaan, genade!",
        "rode 7, overslaan, valt mee toch",
    ],
)
def test_who_apologizes_or_complains_at_the_end_takes_nothing_back(text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert dict(reading.tally.cards) == {"7": 1, "skip": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red 7, sorry, a skip",
        "red 7, no mate, a skip",
        "red 7, wait, a skip",
        "red 7, skip, my mistake",
        "red 7, skip, sorry she has a wild",
        "maybe two skips",
        "vielleicht zwei Joker",
        "I think 40",
        "I think two or three skips",
        "kaarten van opa en oma: joker",
        "kaarten van jan: joker, kaarten van piet: rode 7",
    ],
)
def test_what_an_apology_or_a_guess_leaves_open_is_asked_about(text: str) -> None:
    assert read(text).not_understood
