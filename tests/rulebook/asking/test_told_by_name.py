"""Hands and totals told by the names of those who have them, and what one round leaves open."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I'm out, my father has a 3 and a skip, Grandma a wild and an 8: what is Grandma's "
         "hand worth?", 58),
        ("en", "Omar went out. Kate holds a reverse and a 2, Ned a wild and a 5. What do the cards "
         "of Kate add up to?", 22),
        ("de", "Ich habe gewonnen, Jule hat eine 7 und ein Aussetzen, Emil einen Joker und eine 1. "
         "Was ist die Hand von Emil wert?", 51),
        ("nl", "Ik ben uit, Sven heeft een 9 en een skip en Bas een joker en een 2. Hoeveel punten "
         "heeft Sven in de hand?", 29),
    ],
)  # fmt: skip
def test_of_several_hands_the_one_asked_for_counts_alone(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("hand-points", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Kate lays the last card, Omar has 12 points and Ned 29. How many points does Omar "
         "get for the round?"),
        ("en", "Ben grumbles with 12 points in hand, Kate has 40 and Omar has won the round. How "
         "many points does Ben get?"),
        ("de", "Jule macht aus, Emil hat noch 34 Punkte und Ida 50. Wie viele Punkte bekommt Ida?"),
        ("nl", "Sven legt de laatste kaart, Fleur heeft 18 punten en Bram 40. Hoeveel krijgt "
         "Fleur aan punten?"),
    ],
)  # fmt: skip
def test_who_did_not_go_out_gets_nothing(language: str, question: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("round-score", 0)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Kate lays the last card and Omar has 12 points and Ned 29 in hand. How many points "
         "does Kate get?", 41),
        ("nl", "Mijn zus legt de laatste kaart en Fleur heeft 12 punten en mijn neef 30 punten in "
         "de hand. Hoeveel punten krijgt mijn zus?", 42),
    ],
)  # fmt: skip
def test_who_went_out_gets_all_the_hands(language: str, question: str, value: int) -> None:
    assert answered(question, "classic", language).value == value


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "There are three number cards in my hand, a 7, a 3 and a 6. How many "
         "points is that?", 16),
        ("en", "classic", "Kate gets caught with 6, 5 and 5. How many points do these cards count?",
         16),
        ("en", "flex", "If Ned is stuck with a flex plus two and a 6, what do the two make?", 26),
        ("de", "classic", "Ich habe drei Zahlenkarten auf der Hand, nämlich 9, 8 und 4. Wie viel "
         "zählen diese Karten?", 21),
        ("de", "classic", "Emil hat eine 5, eine 9 und einen Richtungswechsel übrig. Wie viele "
         "Punkte ergeben die drei?", 34),
        ("nl", "no-mercy", "Oma zit met een gele +4, een +10 en een 1. Hoeveel maken die drie?",
         71),
    ],
)  # fmt: skip
def test_a_number_that_counts_the_cards_told_is_none_of_them(
    language: str, game: str, question: str, value: int
) -> None:
    assert answered(question, game, language).value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Kate has a 5, a 9 and a reverse left, do the three make 34?", "yes"),
        ("de", "Emil hat eine 5, eine 9 und einen Richtungswechsel übrig. Ergeben die drei 37?",
         "no"),
    ],
)  # fmt: skip
def test_what_three_cards_are_said_to_make(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Omar lays the last card, I hold 34 points and Kate 50: has Omar won the whole "
         "game?"),
        ("en", "Does Kate win not just the round but the game if Kate goes out and Ned has 20 "
         "points in hand?"),
        ("en", "Ned has scored 60 this round and we play to 500. Does Ned have 500 now?"),
        ("de", "Jule ist fertig und Emil hat noch 63 Punkte auf der Hand, ist Jule jetzt am Ziel?"),
        ("de", "Reicht mir das zum Gesamtsieg, wenn ich fertig bin und Ida 74 Punkte hat?"),
        ("nl", "Als Sven de laatste kaart legt en Fleur 20 punten in de hand heeft, heeft Sven het "
         "hele spel gewonnen?"),
    ],
)  # fmt: skip
def test_what_one_round_brings_does_not_tell_who_has_won_the_game(
    language: str, question: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("target", "depends")


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Ned wins the round because the 4 others out of 5 were all knocked out. Is that "
         "enough for Ned to win the game?", "yes"),
        ("en", "The round is counted and Kate comes to 640. Is the target 500 here?", "no"),
        ("de", "Die Runde ist gezählt und Emil kommt auf 640, ist das Ziel hier 1000?", "yes"),
        ("nl", "De ronde is geteld en Fleur komt op 640. Is het doel hier 500?", "no"),
    ],
)  # fmt: skip
def test_what_the_target_is_and_when_one_round_reaches_it(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My total was 412, I go out and get 79. Do I still need points to win?", "yes"),
        ("de", "Mein Stand war 412, ich mache aus und kriege 95. Brauche ich noch Punkte zum "
         "Sieg?", "no"),
        ("nl", "Mijn stand was 390, ik ga uit en krijg er 85 bij. Kom ik nog punten tekort voor "
         "500?", "yes"),
    ],
)  # fmt: skip
def test_whether_points_still_lack(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("target", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Elimination race to 500: Kate 505, Ned 495 and me 180. Is Ned out?", "no"),
        ("en", "Elimination race to 500: Kate 505, Ned 495 and me 180. Is Kate out?", "yes"),
        ("de", "Ausscheidungsrennen bis 500, Jule hat 505, Emil hat 495 und ich hab 180, bin ich "
         "raus?", "no"),
        ("nl", "Afvalrace tot 500, Sven heeft 521, Bram heeft 130 en ik heb 499: blijft Bram in "
         "de race?", "yes"),
        ("en", "Kate has 430 and Ned has 120 and they are the last two in our race to 500, does "
         "Kate lose?", "depends"),
        ("de", "Wir spielen Ausscheidungsrennen bis 500 und Emil hat noch 60 Punkte auf der Hand: "
         "ist Emil raus?", "depends"),
        ("nl", "We spelen afvalrace tot 500 en Fleur heeft nog 22 punten in de hand, zou Fleur bij "
         "499 eruit liggen?", "no"),
    ],
)  # fmt: skip
def test_who_of_those_named_is_out_of_a_race(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("elimination", verdict)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "verdict"),
    [
        ("en", "Low score wins at 500. Kate got to 430 while Ned has 121 and Omar only 120. Is "
         "Omar in the lead?", "lowest-total", "yes"),
        ("de", "Die niedrigste Summe gewinnt bei 500, Jule hat 488, Emil 240 und Ida 88. Ist das "
         "Spiel jetzt zu Ende?", "lowest-total", "no"),
        ("nl", "Het laagste totaal wint bij 500, Sven heeft 488, Fleur 88 en Bram 240. Wint Fleur "
         "uiteindelijk?", "lowest-total", "depends"),
        ("nl", "Het laagste totaal wint, Sven heeft 112, Fleur ook 112 en Bram 506. Heeft Fleur "
         "alleen gewonnen?", "ties", "no"),
    ],
)  # fmt: skip
def test_who_leads_where_the_lowest_total_wins(
    language: str, question: str, ruling: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, verdict)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I'm dealing the 108 cards and we are 10, how many cards lie face down after "
         "dealing and turning up the first card?", 37),
        ("de", "Ich teile die 108 Karten aus und wir sind 6: wie viele Karten hat der Ziehstapel "
         "nach dem Geben und Aufdecken der ersten Karte?", 65),
        ("nl", "Ik deel de 108 kaarten en we zijn met 3, hoeveel kaarten heeft de trekstapel zodra "
         "de eerste is opengelegd?", 86),
        ("nl", "Ik deel de 108 kaarten en we zijn met 4. Hoeveel krijg ik er aan het begin?", 7),
    ],
)  # fmt: skip
def test_what_lies_face_down_after_dealing(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("deal", value)
