"""Totals, limits told in other words, what a round adds to them, and who begins or deals."""

import pytest

from tests.rulebook.at_hand import answered

_ASKED = ("language", "question", "ruling", "expected")


def _told(found: object) -> str:
    value = getattr(found, "value", None)
    return str(getattr(found, "verdict", "")) if value is None else str(value)


@pytest.mark.parametrize(
    _ASKED,
    [
        ("en", "Elimination race, whoever reaches 250 is gone. Sue 251, Pete 249, Kim 260, Jo 30. "
         "How many are out?", "elimination", "2"),
        ("en", "In our elimination race anyone who gets to 400 is out: Sue 400, Pete 399, Kim 12. "
         "How many play on?", "elimination", "2"),
        ("en", "Elimination race, out at 250: Sue 251, Pete 249, Kim 260. How many are eliminated?",
         "elimination", "2"),
        ("de", "Wer 400 erreicht, ist raus, so läuft unser Ausscheidungsrennen. Inge 410, Udo 399, "
         "Gerd 400, Ilse 90. Wie viele bleiben drin?", "elimination", "2"),
        ("de", "Ausscheidungsrennen, bei 200 ist Schluss: Inge 210, Gerd 199, Udo 150. Wie viele "
         "sind raus?", "elimination", "1"),
        ("de", "Wer 300 hat, fliegt, das ist unser Ausscheidungsrennen. Ida 301, Tom 299, Lu 150, "
         "Bo 300. Wie viele sind raus?", "elimination", "2"),
        ("nl", "Wie 300 heeft ligt eruit, zo is onze afvalrace. Ida 301, Tom 299, Lu 150, Bo 300. "
         "Hoeveel liggen er uit?", "elimination", "2"),
        ("nl", "Wie 250 haalt valt af in onze afvalrace: Kees 251, Truus 249, Piet 100. Hoeveel "
         "doen er nog mee?", "elimination", "2"),
        ("nl", "Afvalrace tot 500, de stand: Kees 502, Truus 500, ik 480, Piet 90. Hoeveel mensen "
         "gaan er nog door?", "elimination", "2"),
        # The number itself is asked for, and a total is no limit.
        ("en", "In our elimination race whoever has 470 is out, right?", "elimination", "no"),
        ("en", "Elimination race to 500: Pete at 470 is out, Sue at 505 too. How many are out?",
         "elimination", "1"),
    ],
)  # fmt: skip
def test_whoever_reaches_a_number_is_out_tells_the_limit(
    language: str, question: str, ruling: str, expected: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, _told(found)) == (ruling, expected)


@pytest.mark.parametrize(
    _ASKED,
    [
        ("en", "Elimination race to 500. I had 475 and I'm left with a Skip and a 4. Am I out?",
         "elimination", "no"),
        ("en", "Elimination race to 500. Pete was on 455 and is stuck with a Wild. Is he still in?",
         "elimination", "no"),
        ("en", "Elimination race to 500, I have 460 and now 39 on top. Do I stay in?",
         "elimination", "yes"),
        ("de", "Ausscheidungsrennen bis 400: Ich hatte 370 und jetzt bleiben mir ne Zieh Zwei und "
         "ne 9. Bin ich raus?", "elimination", "no"),
        ("de", "Ausscheidungsrennen bis 500. Gerd hatte 460 und bleibt auf einem Joker sitzen. "
         "Fliegt er?", "elimination", "yes"),
        ("nl", "Afvalrace tot 500: ik had 480 en houd nog een plus twee over. Lig ik eruit?",
         "elimination", "yes"),
        ("nl", "Val ik af als ik in de afvalrace tot 500 al 420 heb en nu 79 erbij krijg?",
         "elimination", "no"),
        ("en", "We play the elimination race and 70 points stay in the hand of Pete. Has Pete "
         "reached the limit?", "elimination", "depends"),
    ],
)  # fmt: skip
def test_what_the_round_brings_is_added_to_the_total_of_the_race(
    language: str, question: str, ruling: str, expected: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, _told(found)) == (ruling, expected)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Elimination race to 500. Pete was on 460 and Sue is caught with a Wild. Is Pete "
         "out?"),
        ("de", "Ausscheidungsrennen bis 500. Gerd hatte 430, Ilse bleibt auf einem Joker sitzen. "
         "Fliegt Gerd?"),
        ("nl", "Afvalrace tot 500. Ik stond op 460 en Truus zit nog met een keuzekaart. Lig ik "
         "eruit?"),
    ],
)  # fmt: skip
def test_cards_of_another_are_not_added(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert found.verdict != "yes" or not found.sure


@pytest.mark.parametrize(
    _ASKED,
    [
        ("en", "Does a Swap Hands count more than a Skip?", "card-points", "yes"),
        ("en", "Is a Wild worth less than three Draw Twos?", "card-points", "yes"),
        ("en", "Is a Reverse worth less than a 9?", "card-points", "no"),
        ("de", "Ist nen Joker mehr wert als ne Tauschkarte?", "card-points", "yes"),
        ("de", "Zählen zwei Aussetzen so viel wie ein Joker?", "card-points", "no"),
        ("nl", "Is een 8 meer waard dan 'n plus twee?", "card-points", "no"),
        ("nl", "Is een keuzekaart meer waard dan twee plus tweetjes?", "card-points", "yes"),
    ],
)
def test_what_cards_count_is_compared(
    language: str, question: str, ruling: str, expected: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == (ruling, expected)


@pytest.mark.parametrize(
    _ASKED,
    [
        ("en", "Kim and I draw for the deal. I draw a 9, she draws a Skip. Does Kim deal?",
         "dealer", "no"),
        ("de", "Udo und ich ziehen, wer gibt. Ich ziehe eine Zieh Vier, er eine 2. Gibt Udo?",
         "dealer", "yes"),
        ("nl", "Piet en ik trekken om wie er deelt. Ik trek een 8, hij een 3. Is het dan aan Piet "
         "om te delen?", "dealer", "no"),
        ("en", "Mum dealt, Sue sits on her left, Pete on her right. Does Pete start?",
         "first-player", "no"),
        ("de", "Opa hat gegeben, rechts von ihm sitzt Inge, links ich. Fange ich an?",
         "first-player", "yes"),
        ("nl", "Oma heeft gedeeld, links van haar zit Kees en rechts Truus. Begint Kees?",
         "first-player", "yes"),
    ],
)  # fmt: skip
def test_who_deals_and_who_begins_follows_from_the_cards_and_the_seats(
    language: str, question: str, ruling: str, expected: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == (ruling, expected)


@pytest.mark.parametrize(
    _ASKED,
    [
        ("en", "The lowest total wins, Pete went out and I'm stuck with 44. Do my 44 points go to "
         "Pete?", "round-score", "no"),
        ("en", "With the usual scoring Pete went out and I'm stuck with 44. Do those 44 points "
         "count for me?", "round-score", "no"),
        ("de", "Zählen die 44 Punkte für mich, wenn bei der üblichen Wertung Inge gewinnt und ich "
         "mit 44 Punkten sitzen bleibe?", "round-score", "no"),
        ("nl", "De minste punten winnen, Kees gaat uit en ik zit met 44: tellen die 44 punten voor "
         "mij?", "round-score", "yes"),
        ("en", "Own points, low wins, Sue reached 500 and Kim and Pete show 140 each, is Pete the "
         "only winner?", "ties", "no"),
        ("de", "Gerd steht bei 505, Ilse bei 210 und keiner weiß, ob die höchste oder die "
         "niedrigste Summe gewinnt, hat Gerd gewonnen?", "target", "depends"),
        ("nl", "Kees staat op 505, Truus op 210 en niemand weet of het hoogste of het laagste "
         "totaal wint, is Kees de winnaar?", "target", "depends"),
        ("en", "We shook hands on 300 as the finish because the little one has to be in bed. "
         "She's got 187. How many points is she short?", "target", "113"),
        ("en", "We settled on 300. She's got 187. How many points is she short?", "target", "113"),
        ("de", "Wir haben uns auf 300 als Ende die Hand gegeben. Sie hat 187. Wie viele Punkte "
         "fehlen ihr?", "target", "113"),
        ("nl", "300 is de finish vanavond. Ze heeft er 187. Hoeveel punten komt ze tekort?",
         "target", "113"),
        ("nl", "Aan het einde van de ronde heb ik 312. Hoeveel kom ik nog tekort?", "target",
         "188"),
        ("nl", "Tot hoeveel spelen we hier als niemand wat anders zegt?", "target", "500"),
        ("en", "We play to 400. Sue 210, Kim 390, me 120. How many more points do I need to win?",
         "target", "280"),
        ("en", "We play to 400. Sue 210, Kim 390, me 120. How many more points does Kim need to "
         "win?", "target", "10"),
        ("en", "Changing partners, four players: Sue and Pete just won 66 points together. How "
         "many points does Pete write down?", "rotating-partners", "66"),
    ],
)  # fmt: skip
def test_whose_the_points_are_and_what_is_played_to(
    language: str, question: str, ruling: str, expected: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, _told(found)) == (ruling, expected)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I'm done and Kim has 45 points and Sue flew out before with 29 cards. How many "
         "points do I get just for Sue?"),
        ("de", "Ich bin fertig und Gerd hat 45 Punkte und Ilse ist vorher mit 29 Karten "
         "rausgeflogen. Wie viele Punkte bekomme ich allein für Ilse?"),
        ("nl", "Ik ben uit en Truus heeft 45 punten en Kees is daarvoor met 29 kaarten "
         "uitgeschakeld. Hoeveel punten krijg ik alleen voor Kees?"),
    ],
)  # fmt: skip
def test_for_one_who_is_out_it_is_the_bonus_alone(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.value) == ("knock-out-bonus", 250)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Sue held 18 and drew 9 more, is she eliminated?"),
        ("de", "Ilse hatte 18 und zog 9 dazu, ist sie ausgeschieden?"),
        ("nl", "Truus had er 18 en pakte er 9 bij, is ze uitgeschakeld?"),
    ],
)
def test_cards_against_the_mercy_limit_are_no_points_of_a_race(
    language: str, question: str
) -> None:
    found = answered(question, "no-mercy", language, players=4)
    assert found.ruling != "elimination"
