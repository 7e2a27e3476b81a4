"""Who draws after a challenge that is told of two people, whichever of them is asked about."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "Anna challenged Tom's +4. Tom had a matching colour. Does Tom draw four?", "yes"),
        ("en", "Anna challenged Tom's +4. Tom had a matching colour. How many does Anna draw?", 0),
        ("en", "Tom hit Anna with a +4, Anna didn't believe it and challenged. Tom was caught. "
         "Must Anna pick up cards?", "no"),
        ("en", "I challenged Tom's +4 and he had none of that colour. Do I draw six?", "yes"),
        ("en", "My sister challenged Tom's +4. Tom was honest. Does she draw?", "unread"),
        ("de", "Oma zweifelt meine +4 an, ich hatte die Farbe nicht. Muss ich ziehen?", "no"),
        ("de", "Tom zweifelt die +4 von Anna an. Anna wurde ertappt. Wie viele zieht Anna?", 4),
        ("de", "Anna legt Tom eine +4 hin, Tom glaubt es nicht und fordert heraus. Anna war "
         "ehrlich. Setzt Tom aus?", "yes"),
        ("nl", "Tom twijfelde aan de +4 van mijn zus. Mijn zus blufte. Moet Tom pakken?", "no"),
        ("nl", "Fleur gooit een +4 op Sven, Sven gelooft het niet en daagt uit. Fleur had geen "
         "passende kleur. Hoeveel pakt Sven er?", 6),
    ],
)  # fmt: skip
def test_whoever_was_wrong_draws_and_the_other_one_nothing(
    language: str, question: str, answer: str | int
) -> None:
    told = answered(question, "classic", language)
    if answer == "unread":
        # Of two others nobody knows who she is.
        assert told.confidence < 1.0
        return
    assert (told.value if isinstance(answer, int) else told.verdict) == answer
    assert told.confidence == 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Hal bluffed, Ivy challenged, Jon looked on. How many does Jon draw?"),
        ("en", "Nobody challenged Tom's +4, he was bluffing. Does Tom draw four?"),
        ("en", "She had 5 cards after her +4, she bluffed, I challenged. How many has she now?"),
        ("de", "Ich zweifle, doch sie hat nur Gelb und Rot, Blau war dran. Nehme ich jetzt sechs?"),
        ("nl", "Hij beschuldigde mij ten onrechte van bluf. Moet hij zes pakken?"),
    ],
)
def test_a_third_one_a_hand_or_what_is_denied_is_not_settled_by_this(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Green 3 onto a 7?"),
        ("en", "A 5 is on the pile and I have a green draw two. Can I play it?"),
        ("de", "Darf meine rote 3 auf eine 8?"),
        ("de", "Flex: Geht eine rote 3 auf eine 2?"),
        ("nl", "Mag Tom een groene 3 op een 7 leggen?"),
    ],
)
def test_of_two_unlike_cards_of_which_a_colour_is_not_told_it_hangs_on_that(
    language: str, question: str
) -> None:
    assert answered(question, "classic", language).verdict == "depends"


@pytest.mark.parametrize(
    ("language", "question", "hand"),
    [
        ("en", "Mum had three cards, challenged my +4, and I was honest. How many is she holding "
         "afterwards?", 9),
        ("en", "Mum had three cards, challenged my +4, and I had bluffed. How many does she hold "
         "now?", 3),
        ("en", "I had 6 cards, challenged Anna on her +4 and she had bluffed. How many do I have "
         "now?", 6),
        ("de", "Tom hat nach seiner +4 noch vier Karten, ich zweifle an und er hat geblufft. Wie "
         "viele hat er danach?", 8),
        ("de", "Mama hatte drei Karten, hat meine +4 angezweifelt, und ich war ehrlich. Wie viele "
         "hat sie danach?", 9),
        ("nl", "Anna had 6 kaarten, daagde mij uit op mijn +4 en ik was eerlijk. Hoeveel heeft ze "
         "er nu?", 12),
        ("nl", "Tom heeft na zijn +4 nog vier kaarten, ik daag hem uit en hij blufte. Hoeveel "
         "heeft hij er nu?", 8),
        ("en", "Nell, with four cards in hand, challenged Ross' plus four and he turned out "
         "clean. How many cards has Nell now?", 10),
        ("en", "Nell, with four cards in hand, challenged Ross' plus four and he had bluffed. How "
         "many cards has Nell now?", 4),
        ("de", "Nele, mit vier Karten auf der Hand, zweifelt die Plus vier von Ralf an, und er "
         "war ehrlich. Wie viele Karten hat Nele jetzt?", 10),
        ("nl", "Nena, met vier kaarten in de hand, daagde de plus vier van Rein uit en hij bleek "
         "eerlijk. Hoeveel kaarten heeft Nena nu?", 10),
        ("nl", "Ik had drie kaarten, vocht zijn +4 aan en hij bleek hem eerlijk gespeeld te "
         "hebben. Hoeveel kaarten heb ik na mijn straf in de hand?", 9),
        ("nl", "Ik had drie kaarten, daagde zijn +4 uit en hij bleek nog groen te hebben. Hoeveel "
         "kaarten heb ik nu?", 3),
        ("nl", "Ik had drie kaarten, vocht zijn +4 aan en hij had hem niet eerlijk gespeeld. "
         "Hoeveel kaarten heb ik nu?", 3),
        ("de", "Ich hatte drei Karten, zweifelte seine +4 an, und er hatte sie ehrlich gespielt. "
         "Wie viele Karten habe ich jetzt?", 9),
        ("de", "Ich hatte drei Karten, zweifelte seine +4 an, und sie war nicht sauber gelegt. "
         "Wie viele Karten habe ich jetzt?", 3),
        ("en", "I had three cards, challenged his +4 and he turned out to have played it "
         "honestly. How many cards am I holding after my penalty?", 9),
        ("en", "I had three cards, challenged his +4 and he hadn't played it fairly. How many "
         "cards do I have now?", 3),
    ],
)  # fmt: skip
def test_what_one_of_them_holds_then_is_what_was_held_and_what_came(
    language: str, question: str, hand: int
) -> None:
    assert answered(question, "classic", language).value == hand


@pytest.mark.parametrize(
    ("language", "question", "value", "ruling"),
    [
        ("de", "Ich wurde von Papa herausgefordert, zu Recht, wie viele ziehe ich?", 4, "guilty"),
        ("de", "Papa hat mich herausgefordert, und das zu Recht. Wie viele Karten zieht er?", 0,
         "guilty"),
        ("de", "Mama zweifelt meine +4 zu Recht an. Wie viele zieht sie?", 0, "guilty"),
        ("de", "Ich wurde von Papa zu Unrecht herausgefordert, wie viele ziehe ich?", 0,
         "innocent"),
        ("de", "Papa hat meine +4 angezweifelt, ich hatte sie aber zu Recht gelegt. Wie viele "
         "Karten ziehe ich?", 0, "innocent"),
        ("de", "Papa zweifelt, meine +4 war zu Recht. Wie viele ziehe ich?", 0, "innocent"),
        ("nl", "Ik werd door papa uitgedaagd, terecht, hoeveel trek ik?", 4, "guilty"),
        ("nl", "Papa daagde me terecht uit, hoeveel kaarten trek ik?", 4, "guilty"),
        ("nl", "Papa daagde me uit en dat was terecht. Hoeveel kaarten trekt hij?", 0, "guilty"),
        ("nl", "Mijn +4 werd terecht in twijfel getrokken. Hoeveel trek ik?", 4, "guilty"),
        ("nl", "Papa daagde me uit, maar mijn +4 was terecht. Hoeveel kaarten trek ik?", 0,
         "innocent"),
        ("nl", "Papa twijfelt aan mijn +4, die ik terecht heb gelegd. Hoeveel trek ik?", 0,
         "innocent"),
        ("en", "I was challenged by Dad, rightly, how many do I draw?", 4, "guilty"),
        ("en", "Dad challenged me, and rightly so. How many does he draw?", 0, "guilty"),
        ("en", "Dad challenged me but I had played it rightly. How many do I draw?", 0,
         "innocent"),
    ],
)  # fmt: skip
def test_a_doubt_may_be_right_as_a_card_may_be_laid_rightly(
    language: str, question: str, value: int, ruling: str
) -> None:
    told = answered(question, "classic", language, players=4)
    assert (told.value, told.ruling) == (value, f"challenge-{ruling}")


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "she'd 3 cards left after playing the +4, she was bluffing, i challenged. how many "
         "does she end up with in her hand", 7),
        ("en", "I had 3 cards left after playing the +4, I was bluffing, she challenged. how many "
         "do i end up with", 7),
        ("de", "Er hatte noch drei Karten nach dem Zieh Vier, hat geblufft, ich hab gezweifelt. "
         "Wie viele hat er jetzt?", 7),
        ("nl", "Ze had na haar +4 nog drie kaarten, ze blufte, ik daagde uit. Hoeveel heeft ze er "
         "nu?", 7),
    ],
)  # fmt: skip
def test_who_bluffed_holds_four_more_whoever_challenged(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("challenge-guilty", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "I challenged and he really had nothing. How many for me?", 6),
        ("en", "I challenged and he actually had none. How many do I pick up?", 6),
        ("de", "Ich zweifle die +4 an und er hatte wirklich nichts. Wieviel?", 6),
        ("nl", "Ik daagde uit en hij had echt niks. Hoeveel voor mij?", 6),
        # And really had one.
        ("en", "I challenged and he really had a red one. How many for me?", 0),
        ("de", "Ich zweifle die +4 an und er hatte wirklich die Farbe. Wieviel zieh ich?", 0),
    ],
)
def test_who_really_had_none_was_no_bluffer(language: str, question: str, value: int) -> None:
    assert answered(question, "classic", language).value == value
