"""Cards of the deck, who sits beside the dealer, and how far a total is from what is played to."""

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered

NUMBERS = [
    ("classic", "en", "How many blue number cards and blue action cards belong in the box?", 25),
    ("classic", "en", "How many blue cards are there, action cards included?", 25),
    ("classic", "en", "Number cards of one single colour, zero included: how many?", 19),
    ("classic", "en", "The dog was at the box. I only find six reverses. How many did he eat?", 2),
    ("classic", "en", "Threes in the deck, every colour counted: how many?", 8),
    ("classic", "en", "Leave out every wild and every action card: how many number cards ought "
     "there be in our 108 deck?", 76),
    ("classic", "en", "Take out all wilds: how many cards are left of the 108?", 104),
    ("classic", "de", "Ohne Joker und ohne Aktionskarten: wie viele Zahlenkarten müssen im 108er "
     "Deck sein?", 76),
    ("classic", "nl", "Zonder jokers en actiekaarten: hoeveel cijferkaarten zitten er in het spel "
     "van 108?", 76),
    ("classic", "de", "Wie viele blaue Karten, Zahlen und Aktionskarten, hat das Spiel?", 25),
    ("classic", "de", "Wie viele Joker und Vier-Zieh-Joker sind zusammen im Spiel?", 8),
    ("classic", "de", "Mehr als sieben Aussetzer find ich nicht. Wie viele fehlen?", 1),
    ("flex", "de", "Ich finde nur sieben Power-Karten. Wie viele fehlen?", 1),
    ("classic", "nl", "Hoeveel actiekaarten van één kleur horen er in het pak?", 6),
    ("classic", "nl", "Hoeveel keuzekaarten en neem-vieren zitten er samen in de doos?", 8),
    ("no-mercy", "nl", "Ik vind maar 160 kaarten. Hoeveel ontbreken er?", 8),
    ("classic", "en", "Elimination race to 500, I'm on 455. What can I take and still be in?", 44),
    (
        "classic",
        "de",
        "Ausscheidungsrennen bis 300, ich hab 262. Was darf ich höchstens noch kriegen, "
        "ohne rauszufliegen?",
        37,
    ),
    (
        "classic",
        "nl",
        "Afvalrace tot 500, ik sta op 455. Hoeveel punten mag ik er nog bij krijgen "
        "zonder eruit te liggen?",
        44,
    ),
    (
        "classic",
        "nl",
        "Afvalrace tot 500, ik zit op 495. Bij hoeveel extra punten lig ik eruit?",
        5,
    ),
    (
        "classic",
        "en",
        "Eight of us at two tables with changing partners, twelve rounds are behind us. "
        "How many partners have I had so far?",
        3,
    ),
    (
        "classic",
        "de",
        "Zu acht an zwei Tischen mit wechselnden Partnern: Wie viele Partner hatte ich "
        "nach 16 Runden?",
        4,
    ),
    (
        "classic",
        "nl",
        "We zijn met acht aan twee tafels met wisselende partners. Hoeveel partners heb "
        "ik gehad na twaalf rondes?",
        3,
    ),
]  # fmt: skip
VERDICTS = [
    ("classic", "en", "Every number from one to nine is in there twice per colour, right?", "yes"),
    ("classic", "en", "There are two zeros in every colour, right?", "no"),
    ("classic", "de", "Die Null ist in jeder Farbe einmal drin, oder?", "yes"),
    ("classic", "nl", "Er zitten acht neem-vieren in het spel, toch?", "no"),
    ("no-mercy", "en", "How many skips are in the deck?", "unknown"),
    ("classic", "en", "The dealer sits on my right. Do I begin?", "yes"),
    ("classic", "en", "The dealer sits on my left. Do I begin?", "no"),
    ("classic", "de", "Ich sitze links vom Geber. Fange ich an?", "yes"),
    ("classic", "de", "Mein linker Nachbar hat gegeben. Fange ich an?", "no"),
    (
        "classic",
        "nl",
        "De deler zit rechts van mij en er ligt een gewoon cijfer open. Mag ik dan beginnen?",
        "yes",
    ),
    ("classic", "nl", "Ik zit rechts van de deler. Begin ik?", "no"),
    (
        "classic",
        "en",
        "I was on 470 and I've just won another round. Have I reached the 500?",
        "depends",
    ),
    ("no-mercy", "en", "I was on 690 and get 250 and 74. Is that the 1000?", "yes"),
    (
        "no-mercy",
        "de",
        "Ich stand bei 640 und kriege 250 und 74 dazu. Reicht das für die 1000?",
        "no",
    ),
    (
        "classic",
        "nl",
        "Ik stond op 470 en heb net een ronde gewonnen. Heb ik de 500 gehaald?",
        "depends",
    ),
]


def _asked(variant: str, language: str, text: str, players: int | None = None) -> Answer:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, (), players)
    return answer(Asked(text, table, language, language), RULEBASE, LIBRARY)


@pytest.mark.parametrize(("variant", "language", "text", "value"), NUMBERS)
def test_counts(variant: str, language: str, text: str, value: int) -> None:
    told = _asked(variant, language, text)

    assert (told.verdict, told.value) == ("value", value)


@pytest.mark.parametrize(("variant", "language", "text", "verdict"), VERDICTS)
def test_says(variant: str, language: str, text: str, verdict: str) -> None:
    assert _asked(variant, language, text, 4).verdict == verdict


@pytest.mark.parametrize(
    ("lang", "question", "sentences"),
    [
        (
            "en",
            "How many blue zeros are in the deck?",
            ("That is 1 card.", "Count yours if you think that one is missing."),
        ),
        (
            "de",
            "Wie viele blaue Nullen sind im Deck?",
            ("Das ist 1 Karte.", "Zählt nach, wenn ihr glaubt, dass eine fehlt."),
        ),
        (
            "nl",
            "Hoeveel blauwe nullen zitten er in het spel?",
            ("Dat is 1 kaart.", "Tel ze na als je denkt dat er een ontbreekt."),
        ),
        (
            "en",
            "How many skips are in the deck?",
            ("That is 8 cards.", "Count yours if you think that one is missing."),
        ),
    ],
)
def test_one_card_is_told_of_in_the_singular(
    lang: str, question: str, sentences: tuple[str, str]
) -> None:
    found = _asked("classic", lang, question)
    assert (found.answer, found.why) == sentences


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "I've found two blue zeros in our pack. Is that one more than there ought to be?"),
        ("de", "Zwei blaue Nullen hab ich im Deck gefunden. Ist das eine mehr als sein sollte?"),
        ("nl", "Ik vond twee blauwe nullen in het pak. Is dat er één meer dan hoort?"),
    ],
)
def test_what_is_more_than_there_ought_to_be_is_not_said_to_be_wrong_for_sure(
    lang: str, question: str
) -> None:
    found = _asked("classic", lang, question)
    assert found.verdict != "no" or not found.sure


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Eight of us at two tables, a new partner after every four rounds. How many "
         "different partners will I have had when it's all finished?"),
        ("de", "Zu acht an zwei Tischen, alle vier Runden ein neuer Partner. Wie viele "
         "verschiedene Partner hatte ich am Schluss?"),
        ("nl", "Met zijn achten aan twee tafels, om de vier rondes een andere partner. Hoeveel "
         "verschillende partners heb ik gehad als alles klaar is?"),
    ],
)  # fmt: skip
def test_rounds_that_a_pair_lasts_are_not_rounds_done(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=8)
    assert (found.ruling, found.value) == ("rotating-partners", 7)


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("who says what colour comes next once a wild has been put down", "wild-colour"),
        ("Must I say what colours I still have?", "manners"),
    ],
)
def test_a_colour_said_for_a_wild_is_no_hand_told(question: str, ruling: str) -> None:
    assert answered(question, "classic", "en").ruling == ruling


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Elimination to 500: we had 410, 466 and 220, and this round adds 80, 33 and 0. "
         "Does anybody drop out?", "no"),
        ("en", "Elimination to 500: we had 410, 466 and 220, and this round brings 80, 34 and 0. "
         "Does anybody drop out?", "yes"),
        ("de", "Ausscheidungsrennen bis 500: wir hatten 410, 466 und 220, diese Runde kommen 80, "
         "33 und 0 dazu. Fliegt jemand raus?", "no"),
        ("nl", "Afvalrace tot 500: we hadden 410, 466 en 220, en deze ronde komen er 80, 33 en 0 "
         "bij. Valt er iemand af?", "no"),
    ],
)  # fmt: skip
def test_somebody_is_out_where_one_of_the_sums_reaches_the_limit(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("elimination", verdict)


def test_of_fewer_new_points_than_totals_nobody_knows_whose_they_are() -> None:
    question = (
        "Elimination to 500: we had 410, 466 and 220, and this round adds 80 and 33. Does anybody "
        "drop out?"
    )
    assert answered(question, "classic", "en").confidence < 1.0


def test_the_other_two_hold_points_beside_the_bonus() -> None:
    question = (
        "Wir waren zu viert, einer is mit 27 Karten rausgeflogen, die andern beiden ham 12 und 45 "
        "Punkte auf der Hand. Wie viel krieg ich als Sieger?"
    )
    found = answered(question, "no-mercy", "de", players=4)
    assert (found.ruling, found.value) == ("round-score", 307)
