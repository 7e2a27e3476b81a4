"""Whether somebody is out: cards against the Mercy limit, points against that of the race."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.settling import Answer
from tests.rulebook.at_hand import LIBRARY, RULEBASE

CARDS = [
    ("en", "22 cards plus a Draw 2 makes 24: am I knocked out?", "no"),
    ("en", "19 plus a Draw 6 makes 25: am I out?", "yes"),
    ("en", "Ten plus fourteen drawn: that's 24, so out?", "no"),
    ("en", "12 in my hand and 12 drawn. Do I survive?", "yes"),
    ("en", "17 in hand, seven more to draw: finished?", "no"),
    ("en", "25 cards. Still alive?", "no"),
    ("en", "I drew 10. Am I out?", "depends"),
    ("en", "He has 24 cards and I have 12. Is he out?", "no"),
    ("de", "18 Karten und dann eine +6: bin ich raus?", "no"),
    ("de", "Ich hatte 14 und musste 10 ziehen. Darf ich weiterspielen?", "yes"),
    ("de", "25 Karten, lebe ich noch?", "no"),
    ("nl", "Ik had er 14 en moest er 10 nemen, mag ik verder spelen?", "yes"),
    ("nl", "24 kaarten, ik leef nog?", "yes"),
    ("nl", "Kan ik met 24 kaarten nog winnen deze ronde?", "yes"),
    ("nl", "23 kaarten en ik krijg een +2, lig ik eruit?", "yes"),
]
POINTS = [
    ("en", "Race: 480 plus 15 is 495 — am I out?", "no"),
    ("en", "Elimination race: 210 + 300 = 510. Still in?", "no"),
    ("en", "Elimination race to 300: I have 301. Am I still in?", "no"),
    ("en", "In the elimination race I'm on 499. Am I safe?", "yes"),
    ("de", "Ausscheidungsrennen: 470 plus 25 sind 495. Bin ich raus?", "no"),
    ("de", "Ausscheidung: überlebt man, wenn man genau auf 500 landet?", "no"),
    ("de", "Grenze 300, ich stehe nach der Runde bei 299. Raus?", "no"),
    ("nl", "Afvalrace, grens 300 afgesproken, ik heb 310. Speel ik door?", "no"),
    ("nl", "Afvalrace tot 500 en ik sta op 499. Mag ik blijven?", "yes"),
    ("nl", "Afvalrace: 480 plus 25 maakt 505. Lig ik eruit?", "yes"),
    ("en", "Is a player with 350 thrown out of the elimination race at 500?", "no"),
]
OPEN = [
    ("no-mercy", "en", "Do I have to hold 30 to be thrown out?"),
    ("no-mercy", "nl", "ik moet er tien pakken van die plus tien, lig ik er dan uit"),
    ("no-mercy", "de", "Ist man erst ab 26 Karten draußen?"),
    ("no-mercy", "en", "I've 24 cards and play a +2. Am I out?"),
    ("no-mercy", "nl", "Mijn partner ligt eruit met 26. Ik heb 5. Ben ik er ook uit?"),
    ("classic", "en", "Elimination race: am I out or still in with 480?"),
    ("no-mercy", "de", "Ann hat 20, Bob kriegt zehn. Ist er raus?"),
    ("no-mercy", "de", "Mit 19 treffe ich beim Roulette bei der siebten Karte. Bin ich raus?"),
]


def answer_to(variant: str, language: str, question: str) -> Answer:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, (), None)
    return answer(Asked(question, table, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(("language", "question", "verdict"), CARDS)
def test_twenty_five_cards_throw_somebody_out(language: str, question: str, verdict: str) -> None:
    told = answer_to("no-mercy", language, question)
    assert (told.verdict, told.ruling, told.confidence) == (verdict, "mercy", 1.0)


@pytest.mark.parametrize(("language", "question", "verdict"), POINTS)
def test_the_number_of_the_race_throws_somebody_out(
    language: str, question: str, verdict: str
) -> None:
    told = answer_to("classic", language, question)
    assert (told.verdict, told.ruling, told.confidence) == (verdict, "elimination", 1.0)


@pytest.mark.parametrize(("variant", "language", "question"), OPEN)
def test_what_more_than_one_may_have_is_not_compared(
    variant: str, language: str, question: str
) -> None:
    assert answer_to(variant, language, question).confidence < 1.0


def test_the_reason_is_that_of_the_number_reached() -> None:
    told = answer_to("classic", "en", "Elimination race to 300: I have 301. Am I out?")
    assert (told.case, told.known) == ("reached", 300)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "had 13, swalowed ten, am i still in", "yes"),
        ("en", "Had 20, swallowed a +6. Am I out?", "yes"),
        ("de", "hatte 16, zehn geschluckt, bin ich noch drin?", "no"),
        ("nl", "had er 16, tien geslikt, lig ik eruit?", "yes"),
        ("en", "had 26, now 24, am i out", "no"),
        ("de", "Ich nehme zehn auf und habe nun 23. Bin ich raus?", "no"),
        ("en", "I took ten and now hold 25. Am I out?", "yes"),
        ("nl", "Met 18 kaarten na een +10, vlieg ik er dan uit?", "no"),
        ("en", "Nora says you need more than 25. She counts exactly 25 after that plus ten. Is she "
         "out?", "yes"),
        ("en", "Mia has 19 and takes a +6. Is she out?", "yes"),
        ("de", "Lea hat 18 und kriegt eine +6. Ist sie raus?", "no"),
        ("en", "I hold 24 and get hit by a color roulette. Am I out?", "yes"),
        ("de", "Ich halte 24 Karten und werd vom Farbroulette getroffen. Raus?", "yes"),
    ],
)  # fmt: skip
def test_what_is_held_in_the_end_counts(language: str, question: str, verdict: str) -> None:
    found = answer_to("no-mercy", language, question)
    assert (found.ruling, found.verdict) == ("mercy", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I hold 17 and get hit by a color roulette. Am I out?"),
        ("de", "Ich halte 17 Karten und werd vom Farbroulette getroffen. Bin ich damit raus?"),
        ("nl", "Ik heb 17 kaarten en krijg de kleurenroulette. Lig ik eruit?"),
        ("en", "I have 21, nothing fits and I have to draw. Am I out?"),
        ("de", "ich hab 21 und nix passt also muss ich ziehn flieg ich dabei raus"),
        ("nl", "ik heb er 21 en niks past dus moet ik pakken lig ik er dan uit"),
    ],
)
def test_where_nobody_knows_how_many_cards_come_it_depends(language: str, question: str) -> None:
    found = answer_to("no-mercy", language, question)
    assert (found.ruling, found.verdict) == ("mercy", "depends")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Largest hand I may hold without being thrown out?"),
        ("de", "Die größte Hand, die ich halten darf ohne rauszufliegen?"),
        ("nl", "Grootste hand die ik mag hebben zonder eruit te liggen?"),
    ],
)
def test_the_biggest_hand_that_is_safe(language: str, question: str) -> None:
    assert answer_to("no-mercy", language, question).value == 24
