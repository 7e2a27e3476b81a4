"""What is told not to be so beside what is: only what is so is claimed, whichever comes first."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "players", "question", "verdict", "ruling"),
    [
        ("de", "no-mercy", None, "Nach „Alle überspringen“ ist nicht mein Nachbar dran, sondern "
            "gleich noch mal ich. Wahr oder falsch?", "yes", "play-again"),
        ("de", "no-mercy", None, "Nach Alle aussetzen bin nicht ich dran, sondern mein Nachbar. "
            "Stimmt das?", "no", "play-again"),
        ("de", "classic", 2, "Zu zweit: nach meiner +2 zieht er und danach ist nicht er dran, "
            "sondern wieder ich. Korrekt?", "yes", "two-draw"),
        ("de", "classic", None, "Wer zu Unrecht anzweifelt, zieht nicht vier, sondern sechs "
            "Karten. Stimmt das?", "yes", "challenge-innocent"),
        ("de", "classic", None, "Wer zu Unrecht anzweifelt, zieht nicht sechs Karten, sondern "
            "vier. Stimmt das?", "no", "challenge-innocent"),
        ("de", "no-mercy", None, "Die 250 Punkte gehen nicht an den, der den anderen rausgeworfen "
            "hat, sondern an den Sieger der Runde, oder?", "yes", "knock-out-bonus"),
        ("de", "classic", None, "Nicht der Geber beginnt, sondern der links von ihm. Richtig?",
            "yes", "first-player"),
        ("de", "classic", None, "Ein Joker zählt keine 20, sondern 50 Punkte, richtig?",
            "yes", "card-points"),
        ("en", "no-mercy", None, "After Skip Everyone not the next player but I go again, right?",
            "yes", "play-again"),
        ("en", "classic", 2, "With two of us, after my draw two it isn't her turn but mine again. "
            "Correct?", "yes", "two-draw"),
        ("en", "classic", None, "If my challenge is wrong I don't draw four but six, right?",
            "yes", "challenge-innocent"),
        ("en", "classic", None, "If my challenge is wrong I don't draw six cards but four, right?",
            "no", "challenge-innocent"),
        ("en", "no-mercy", None, "The 250 doesn't go to whoever knocked the player out but to the "
            "winner of the round, is that right?", "yes", "knock-out-bonus"),
        ("en", "classic", None, "A skip isn't worth 10 but 20, correct?", "yes", "card-points"),
        ("en", "classic", None, "He swears there are not eight but only four zeros in the classic "
            "deck. Is he right?", "yes", "deck"),
        ("en", "no-mercy", None, "You don't draw just one but keep drawing until something fits, "
            "correct?", "yes", "no-playable"),
        ("de", "no-mercy", None, "Man zieht nicht nur eine, sondern so lange, bis was passt, "
            "richtig?", "yes", "no-playable"),
        ("de", "classic", None, "Man zieht nicht, bis was passt, sondern nur eine, richtig?",
            "yes", "no-playable"),
        ("nl", "no-mercy", None, "Je pakt niet één kaart maar net zo lang tot er iets past, juist?",
            "yes", "no-playable"),
        ("nl", "classic", None, "Niet de jongste maar de speler links van de deler begint, hè?",
            "yes", "first-player"),
        ("nl", "no-mercy", None, "Na Iedereen overslaan is niet mijn buurman maar ik weer aan de "
            "beurt. Waar of niet waar?", "yes", "play-again"),
        ("nl", "classic", 2, "Met z'n tweeën: na mijn +2 is niet zij aan de beurt maar ik weer, "
            "klopt dat?", "yes", "two-draw"),
        ("nl", "classic", None, "Wie onterecht betwist pakt niet zes maar vier kaarten, klopt "
            "dat?", "no", "challenge-innocent"),
        ("nl", "no-mercy", None, "De 250 gaat niet naar degene die de ander eruit gooide, maar "
            "naar de winnaar van de ronde. Klopt dat?", "yes", "knock-out-bonus"),
        ("nl", "classic", None, "Ze zweert dat er maar vier nullen in het spel zitten en geen "
            "acht. Heeft ze gelijk?", "yes", "deck"),
    ],
)  # fmt: skip
def test_what_is_so_is_claimed_beside_what_is_not(
    language: str, game: str, players: int | None, question: str, verdict: str, ruling: str
) -> None:
    told = answered(question, game, language, players)
    assert (told.verdict, told.ruling) == (verdict, ruling)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "no-mercy", "not my turn but ive got the exact same card, may i slam it down", "no"),
        ("en", "classic", "I'm not the one drawing, but I'm sure she bluffed, so I may challenge "
            "anyway, right?", "no"),
        ("en", "classic", "I can't stack but must draw, right?", "yes"),
        ("de", "classic", "Stimmt es, dass der Betroffene die +4 nicht anzweifeln darf, sondern "
            "nur die andern?", "no"),
        ("de", "flex", "Ich möchte nicht legen sondern nehmen, kann ich das?", "yes"),
        ("nl", "classic", "Ik kan niet stapelen maar moet pakken, klopt dat?", "yes"),
    ],
)  # fmt: skip
def test_two_things_told_are_both_kept(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict
