"""Claims of two players, bluffs by their cards, hands wished for or looked at, Flex colours."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "variant", "question", "verdict"),
    [
        ("en", "no-mercy", "two of us left at the table, I played the wild reverse draw four and "
         "have nothing to put on it. she says I'M the one who draws the four. does that hold?",
         "yes"),
        ("en", "no-mercy", "There's just two of us. My brother laid a wild reverse draw four and "
         "can't stack anything. He says I draw the four. Is he right?", "no"),
        ("de", "no-mercy", "Wir sind zu zweit. Ich leg die Joker-Retour +4 und hab nichts zum "
         "Draufstapeln. Ich sage, mein Bruder zieht die vier. Stimmt das?", "no"),
        ("de", "classic", "Wir zwei allein. Ich Plus zwei, Mama zieht zwei, und dann legt sie "
         "einfach ne Karte. Ich sag, jetzt wär ich gewesen. Hab ich recht?", "yes"),
        ("en", "classic", "Just the two of us. I play a draw two, mum draws two and then just lays "
         "a card. I say it was my turn. Am I right?", "yes"),
        ("nl", "classic", "Met zijn tweeën. Ik leg een +2, mama pakt er twee en legt dan gewoon "
         "een kaart. Ik zeg dat ik aan de beurt was. Heb ik gelijk?", "yes"),
        ("en", "classic", "Two of us. I play a skip. She says she doesn't have to wait. Is that "
         "right?", "no"),
        ("de", "classic", "Zu zweit. Ich leg eine Aussetzen. Sie sagt, sie ist dran. Stimmt das?",
         "no"),
    ],
)  # fmt: skip
def test_what_one_of_two_claims_is_weighed_by_who_laid_the_card(
    language: str, variant: str, question: str, verdict: str
) -> None:
    told = answered(question, variant, language, players=2)
    assert (told.verdict, told.confidence) == (verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "A red 5 lay there. He had a green 5, a blue 1 and a draw four, and laid that draw "
         "four. I called bluff! Was it one?", "no"),
        ("en", "A red 5 lay there. He had a red 2, a blue 1 and a draw four, and laid that draw "
         "four. I called bluff! Was it one?", "yes"),
        ("de", "Es lag eine rote 5. Er hatte eine grüne 5, eine blaue 1 und eine Zieh vier, und "
         "legte die Zieh vier. Ich rief Bluff! War es auch einer?", "no"),
        ("nl", "Er lag een rode 5. Hij had een groene 5, een blauwe 1 en een neem vier, en legde "
         "die neem vier. Ik riep bluf! Was het dat ook?", "no"),
    ],
)  # fmt: skip
def test_a_cry_of_bluff_is_weighed_by_the_cards_that_are_told(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict) == ("wild-draw-four-when", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "My sister got the draw four and just sighed and reached for the pile. I'm sure it "
         "was a bluff, so I'm the one who's going to challenge it. Allowed?"),
        ("de", "Meine Schwester hat die Zieh vier abgekriegt und greift schon zum Stapel. Ich bin "
         "sicher, dass es ein Bluff war, also zweifle ich sie an. Darf ich?"),
        ("nl", "Mijn zus kreeg de neem vier en pakte zuchtend haar kaarten. Ik weet zeker dat het "
         "bluf was, dus ik daag hem uit. Mag dat?"),
    ],
)  # fmt: skip
def test_nobody_challenges_for_whoever_has_drawn(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    assert (told.ruling, told.verdict) == ("challenge-who", "no")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Just played my 7. Am I allowed a peek at everybody's cards before I say whose hand "
         "I want?"),
        ("de", "Darf ich vor dem Tauschen bei der 7 in die anderen Hände gucken?"),
        ("nl", "Ik legde een 7. Mag ik eerst in ieders kaarten kijken voordat ik zeg met wie ik "
         "ruil?"),
    ],
)  # fmt: skip
def test_no_leaflet_says_if_one_may_look_before_the_swap(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=("seven-zero",)).verdict == "unknown"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Grandad says with a seven you must swap with your right-hand neighbour. But I want "
         "Greta's hand, she sits opposite me. May I take it?"),
        ("de", "Bei der Sieben muss man mit dem rechten Nachbarn tauschen, behauptet Opa. Ich will "
         "aber Gretas Hand, die sitzt mir gegenüber. Darf ich die nehmen?"),
        ("nl", "Opa beweert dat je bij een zeven met je rechterbuurman moet ruilen. Ik wil de hand "
         "van Greta, die tegenover me zit. Mag ik die nemen?"),
    ],
)  # fmt: skip
def test_whoever_lays_the_seven_takes_the_hand_they_want(language: str, question: str) -> None:
    told = answered(question, "classic", language, house=("seven-zero",))
    assert (told.ruling, told.verdict) == ("seven", "yes")


def test_of_a_seven_of_another_player_nothing_is_wished() -> None:
    question = "Tom played a 7. I want Greta's hand. May I take it?"
    assert answered(question, "classic", "en", house=("seven-zero",)).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I flexed earlier, so my power card shows red. Now I have a card whose flex colour "
         "fits but the main colour doesn't. Can I play it?", "no"),
        ("en", "My power card is green. I have a card whose flex colour fits but the main colour "
         "doesn't. Can I play it?", "yes"),
        ("de", "Meine Power-Karte ist rot. Ich hab eine Karte, deren Hauptfarbe passt, die "
         "Flex-Farbe aber nicht. Kann ich die spielen?", "yes"),
        ("nl", "Mijn powerkaart ligt op rood. Ik heb een kaart waarvan de flexkleur past, maar de "
         "hoofdkleur niet. Mag ik die spelen?", "no"),
    ],
)  # fmt: skip
def test_on_its_red_side_only_the_main_colour_counts(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "flex", language)
    assert (told.ruling, told.verdict) == ("power-card", verdict)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "It goes me, then Tina, then Paul. I play a zero and have four left, Tina has two, "
         "Paul eight. How many does Tina have after the passing?", 4),
        ("de", "Erst ich, dann Tina, dann Paul, so läuft's. Ich leg ne Null und hab danach noch "
         "vier, Tina hat zwei, Paul acht. Wie viele hat Paul nach dem Weitergeben?", 2),
        ("nl", "Eerst ik, dan Tina, dan Paul. Ik leg een nul en heb er daarna nog vier, Tina heeft "
         "er twee, Paul acht. Hoeveel heb ik er na het doorgeven?", 8),
    ],
)  # fmt: skip
def test_a_zero_brings_the_hand_of_whoever_comes_before(
    language: str, question: str, value: int
) -> None:
    told = answered(question, "classic", language, players=3, house=("seven-zero",))
    assert (told.ruling, told.value) == ("zero", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "In Phase 10, if I lay my phase and then go out, how do the others score?"),
        ("de", "Wenn ich bei Phase 10 meine Phase auslege, wie zählen die anderen?"),
        ("nl", "Als ik bij Phase 10 mijn fase uitleg en dan uit ben, hoe tellen de anderen?"),
    ],
)
def test_the_ten_of_phase_10_is_not_added(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "unknown"


@pytest.mark.parametrize(
    "question",
    [
        "De buurvrouw legde een neem vier voor mij en ik vroeg of ik haar hand mocht zien. Geen "
        "enkele kaart in de kleur. Nu zegt ze dat ik er zes moet pakken in plaats van vier. Is dat "
        "juist?",
        "Tom legde een neem vier en ik vroeg of ik zijn hand mocht zien. Hij had geen kaart in de "
        "kleur. Nu zegt hij dat ik er zes moet pakken. Klopt dat?",
    ],
)
def test_whoever_asked_to_see_an_honest_hand_draws_six(question: str) -> None:
    told = answered(question, "classic", "nl")
    assert (told.ruling, told.verdict) == ("challenge-innocent", "yes")
