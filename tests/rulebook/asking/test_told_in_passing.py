"""What is told in passing before something else is asked: hands, who plays, rounds."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Ik had er vier over toen er een ketting van vier neem-tweeën bij mij uitkwam, en ik"
         " heb er geen. Hoeveel kaarten heb ik na het pakken?", 12),
        ("de", "Ich hatte nur noch vier, als drei Zieh-Zweien bei mir ankamen, und ich habe keine."
         " Wie viele Karten habe ich dann?", 10),
        ("en", "I had only four left when a run of three draw twos got to me and I had none. How"
         " many cards do I have then?", 10),
    ],
)  # fmt: skip
def test_what_was_held_is_no_card_of_the_chain(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, players=4, house=("progressive",))
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Wij spelen met zeven-nul en ik ben uit! Sofie heeft nog een 4 en een trek twee,"
         " opa twee negens. Hoeveel punten mag ik opschrijven?", 42),
        ("de", "Wir spielen mit Sieben-Null und ich bin aus! Sofie hat noch eine 4 und eine Zieh"
         " zwei, der Opa zwei Neunen. Wie viele Punkte darf ich aufschreiben?", 42),
        ("en", "We play 7-0. I'm out, Sophie has 12 points left, grandpa 30. How many points do I"
         " get?", 42),
        ("en", "I'm out, Sophie has a 7 and a 0 left, grandpa 7, 0 and a wild. How many points do"
         " I get?", 64),
    ],
)  # fmt: skip
def test_the_name_of_a_house_rule_counts_nothing(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language, players=4, house=("seven-zero",))
    assert (found.ruling, found.value) == ("round-score", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Ik had vijf kaarten. Ik kreeg een +2 en de ronde daarna een +4. Hoeveel kaarten"
         " heb ik nu?", 11),
        ("en", "I held five cards. Somebody hit me with a draw two and on the next go round with a"
         " wild draw four. How many cards have I got?", 11),
        ("de", "Ich hatte fünf Karten, bekam eine +2 und in der nächsten Runde eine +4. Wie viele"
         " Karten habe ich jetzt?", 11),
        # A draw card on another, where they do not add up.
        ("nl", "Ik had vijf kaarten. Piet legt +2, Jan legt daarop +2 en ik pak. Hoeveel heb ik?",
         7),
    ],
)  # fmt: skip
def test_two_rounds_are_no_chain(language: str, question: str, value: int) -> None:
    assert answered(question, "classic", language, players=4).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Met z'n zessen, allemaal onze kaarten gekregen uit het pak van 108, en de eerste is"
         " omgedraaid. Hoeveel kaarten liggen er dan nog in de stok?", 65),
        ("en", "Six of us, all got our cards from the deck of 108, and the first one is turned"
         " over. How many cards are left in the stock then?", 65),
        ("de", "Zu sechst, alle haben ihre Karten aus dem 108er-Spiel bekommen und die erste ist"
         " umgedreht. Wie viele Karten liegen dann noch im Stock?", 65),
        ("nl", "Met ons gevijven: hoeveel kaarten deel ik uit?", 35),
        ("nl", "Met ons vieren: hoeveel kaarten worden er in totaal uitgedeeld?", 28),
    ],
)  # fmt: skip
def test_who_plays_and_what_was_dealt(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("deal", value)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Iemand speelt een nul. Krijg ik dan het handje van mijn linkerbuurvrouw?",
         "depends"),
        ("nl", "Er wordt met de klok mee gespeeld. Iemand speelt een nul. Krijg ik dan het handje"
         " van mijn linkerbuurvrouw?", "no"),
        ("de", "Jemand spielt eine Null. Krieg ich dann das Blatt von meiner linken Nachbarin?",
         "depends"),
        ("en", "Somebody plays a zero. Do I get the cards of the woman on my left?", "depends"),
    ],
)  # fmt: skip
def test_whose_hand_comes_hangs_on_the_direction(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4, house=("seven-zero",))
    assert (found.ruling, found.verdict) == ("zero", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "Er ligt een gele draaikaart en Noor springt er met haar eigen gele draaikaart"
         " bovenop. Hoe zit het dan met die eerste?"),
        ("de", "Es liegt ein gelber Richtungswechsel und Noor wirft ihren gelben Richtungswechsel"
         " rein. Was ist dann mit dem ersten?"),
        ("en", "There's a yellow reverse and Noor jumps in with her own yellow reverse on top."
         " What about the first one then?"),
    ],
)  # fmt: skip
def test_what_becomes_of_the_first_is_told(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4, house=("jump-in",))
    assert (found.ruling, found.verdict) == ("jump-in-action", "explain")
