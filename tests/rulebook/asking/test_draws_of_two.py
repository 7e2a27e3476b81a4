"""Who draws for a draw card among two, and for one that turns the direction."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "wij zijn maar met twee en ik leg een neem-twee op haar. moet ik zelf iets pakken?",
         "no"),
        ("nl", "met twee: hij legt een neem-twee. moet ik er twee pakken?", "yes"),
        ("en", "just two of us, I play a Draw Two on her. do I draw anything myself?", "no"),
        ("de", "wir sind zu zweit, ich lege eine Zieh Zwei auf sie. muss ich selbst was ziehen?",
         "no"),
    ],
)  # fmt: skip
def test_of_two_the_other_one_draws(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "players", "verdict"),
    [
        ("nl", "Samen met mijn vriendin aan no mercy. Ik leg de joker die omdraait en plus vier "
         "geeft. Moet zij die vier pakken?", 2, "no"),
        ("nl", "ik leg de joker die de richting omdraait en plus vier geeft. moet de vorige speler "
         "er vier pakken?", 4, "yes"),
        ("en", "I play the wild reverse draw 4. Does the player before me draw four?", 4, "yes"),
        ("en", "I play the wild reverse draw 4. Does the player before me draw two?", 4, "no"),
        ("de", "Ich lege den Joker Richtungswechsel plus 4. Muss die Person vor mir vier ziehen?",
         4, "yes"),
    ],
)  # fmt: skip
def test_a_wild_that_turns_the_direction_hits_backwards(
    language: str, question: str, players: int, verdict: str
) -> None:
    assert answered(question, "no-mercy", language, players=players).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Er ligt geel, ik heb geen enkel geel meer maar wel een keer-om in t groen. Mag de "
         "neem-vier dan?", "yes"),
        ("er ligt een neem-twee in het geel, mag ik er een keer-om in het geel op gooien?", "yes"),
        ("mag een keer-om in het groen op een rode 4?", "no"),
    ],
)  # fmt: skip
def test_dutch_names_a_colour_behind_the_card(question: str, verdict: str) -> None:
    found = answered(question, "classic", "nl")
    assert found.verdict == verdict
    assert found.sure


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "wat gebeurt er bij regenwormen als je niks kan leggen"),
        ("en", "what happens in Farkle if you roll only fives"),
        ("de", "was passiert bei Heckmeck wenn man nur Fünfen würfelt"),
    ],
)
def test_games_of_others_are_not_answered(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "unknown"
