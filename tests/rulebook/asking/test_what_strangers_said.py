"""Families of wordings in which strangers asked, each with near misses answered otherwise."""

import pytest

from tests.rulebook.at_hand import answered

_NONE = ()
_JUMP = ("jump-in",)
_SWAPS = ("seven-zero",)
_MORE = ("progressive",)


@pytest.mark.parametrize(
    ("language", "house", "question", "value"),
    [
        # German plurals behind a preposition.
        ("de", _NONE, "Fertig! Opa sitzt auf zwei Achtern und Finn auf einem Aussetzen. Wie viele "
         "Punkte bekomme ich?", 36),
        ("de", _NONE, "Oma sitzt noch auf drei Umdrehern und zwei +2ern. Ich bin fertig. Was krieg "
         "ich?", 100),
        ("de", _NONE, "Ich sitze hier mit zwei leeren Jokern und einer 7. Wie viele Punkte ist "
         "meine Hand wert?", 87),
        # Somebody sighs before they tell what they hold.
        ("nl", _NONE, "Wat een miserie, ik zit hier met twee lege jokers en een 7. Hoeveel punten "
         "is mijn hand waard?", 87),
        ("en", _NONE, "What a mess, I'm sitting here with two blank wilds and a 7. How many points "
         "is my hand worth?", 87),
        ("de", _NONE, "So ein Elend, ich sitze hier mit einem Joker und einer 7. Wie viele Punkte "
         "ist meine Hand wert?", 57),
        # How often is told twice, and counts once.
        ("de", _MORE, "Vier Zieh-Vier in Folge, gleich viermal hintereinander! Der Nächste kann "
         "nicht mehr. Wie hoch ist sein Stapel?", 16),
        ("en", _MORE, "Four Wild Draw Fours in a row, four times running! The next one cannot go "
         "on. How big is their pile?", 16),
        ("nl", _MORE, "Vier plus vier op rij, wel vier keer achter elkaar! De volgende kan niet "
         "meer mee. Hoeveel moet hij pakken?", 16),
        ("de", _MORE, "Zieh-Zwei und das gleich dreimal hintereinander! Wie viele muss der Nächste "
         "ziehen?", 6),
        # Everybody looks at whoever has to draw.
        ("nl", _MORE, "Eerst oom Dirk een plus vier, dan tante Ria eentje, dan hun zoon ook nog. "
         "Nu kijkt iedereen naar mij en ik heb niks. Hoeveel moet ik er nemen?", 12),
        ("de", _MORE, "Erst Onkel Dirk eine Zieh-Vier, dann Tante Ria eine, dann auch noch ihr "
         "Sohn. Jetzt schauen alle mich an und ich hab keine. Wie viele muss ich ziehen?", 12),
        ("en", _MORE, "First uncle Dirk a draw two, then aunt Ria one, then her son too. Now all "
         "eyes are on me and I have none. How many do I take?", 6),
    ],
)  # fmt: skip
def test_amounts(language: str, house: tuple[str, ...], question: str, value: int) -> None:
    assert answered(question, "classic", language, house=house).value == value


_SHOWN = [
    ("en", "When I'm challenged, it's just the challenger who gets to see my hand, not the rest of "
     "them, true?", "yes"),
    ("en", "I'm challenged. Only the challenger looks at my cards, the rest don't, true?", "yes"),
    ("en", "When somebody challenges me, only the challenger sees my hand, correct?", "yes"),
    ("en", "Is it wrong that only the challenger sees my cards?", "no"),
    ("en", "It's everyone who sees my cards after a challenge, not just the challenger, true?",
     "no"),
    ("de", "Nur der Herausforderer darf meine Karten sehen, nicht der Rest vom Tisch, oder?",
     "yes"),
    ("de", "Wenn ich angezweifelt werde, sehen alle meine Hand, nicht nur der Zweifler, stimmts?",
     "no"),
    ("nl", "Als ik word uitgedaagd, ziet alleen de uitdager mijn kaarten en niet de hele tafel, "
     "toch?", "yes"),
    ("nl", "Als ik word uitgedaagd, ziet iedereen mijn kaarten, niet alleen de uitdager, klopt "
     "dat?", "no"),
]  # fmt: skip
_THROWN_IN = [
    ("en", "not my turn, but would it be ok to jump in with the green one i'm holding", "depends"),
    ("en", "It's not my turn. Blue is up and mine is red. May I jump in?", "no"),
    ("en", "It's not my turn, a green 7 lies there and I have a green 7 too. Can I jump in?",
     "yes"),
    ("de", "Bin noch nicht dran, da liegt Blau und meine Karte ist auch blau. Darf ich sie schon "
     "drauflegen?", "depends"),
    ("nl", "Nog niet mijn beurt, er ligt blauw, en deze kaart van mij is ook blauw. Mag ik hem er "
     "nu al op leggen?", "depends"),
    ("nl", "Er ligt rood en de mijne is geel, ik ben niet aan de beurt, mag ik ertussen?", "no"),
]  # fmt: skip
_REFUSED = [
    ("nl", "Saar ging uit met een plus twee. Timo zegt: het is gedaan, ik raap niks meer op. Moet "
     "hij die twee toch nemen?", "yes"),
    ("en", "Sara finished with a wild draw four. Tim refuses to take the four because the round is "
     "over. Does he have to take them anyway?", "yes"),
    ("de", "Oma ist mit einer Zieh-Vier raus. Jan weigert sich und sagt, die Runde ist vorbei. "
     "Muss er die vier trotzdem noch ziehen?", "yes"),
    ("nl", "Saar ging uit met een rode 7. Timo zegt: het is gedaan, ik raap niks meer op. Moet hij "
     "toch nemen?", "no"),
]  # fmt: skip
_RIGHT = [
    ("de", "Er hört mit einem Aussetzen auf und die Kinder schreien, das gilt nicht. Haben die "
     "Kinder recht?", "no"),
    ("de", "Er hört mit einem Aussetzen auf und die Kinder schreien, das gilt nicht. Haben die "
     "Kinder unrecht?", "yes"),
    ("en", "He ends with a skip and the kids shout: that's not allowed! Are the kids right?",
     "no"),
    ("nl", "Hij eindigt op een keerkaart en de kinderen roepen: dat mag niet! Hebben mijn kinderen "
     "het mis?", "yes"),
]  # fmt: skip
_FORBIDDEN = [
    ("en", "Red 8 face up. I rather fancy throwing my blue Skip at it. Would that be against the "
     "rules?", "yes"),
    ("en", "Red 8 face up. I'd like to play my red Skip on it. Would that be against the rules?",
     "no"),
    ("de", "Rote 8 liegt. Ich würde gern meine blaue Aussetzen drauflegen. Wäre das gegen die "
     "Regeln?", "yes"),
    ("de", "Rote 8 liegt. Ich leg meine rote Aussetzen drauf. Ist das verboten?", "no"),
    ("nl", "Rode 8 ligt. Ik wil mijn blauwe sla-over erop gooien. Zou dat tegen de regels zijn?",
     "yes"),
    ("nl", "Rode 8 ligt. Ik leg mijn rode sla-over erop. Is dat tegen de regels?", "no"),
]  # fmt: skip
_DEALS = [
    ("nl", "We trokken elk een kaart om te zien wie er deelt. Jef had een plus twee, ik een 3, de "
     "rest nog lager. Moet Jef nu delen?", "no"),
    ("nl", "We trokken elk een kaart om te zien wie deelt. Jef had een plus twee, ik een 3, de "
     "rest lager. Moet ik nu delen?", "yes"),
    ("en", "We each drew a card to see who deals. Jeff had a draw two, I had a 3, the rest even "
     "lower. Must Jeff deal now?", "no"),
    ("de", "Wir haben jeder eine Karte gezogen, wer gibt. Jef hatte eine Plus Zwei, ich eine 3, "
     "die anderen weniger. Muss Jef geben?", "no"),
    ("nl", "bij het omdraaien van de startkaart komt er een plus vier boven, laten we die liggen?",
     "no"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "question", "verdict"), [*_SHOWN, *_REFUSED, *_RIGHT, *_FORBIDDEN, *_DEALS]
)
def test_what_is_so(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language).verdict == verdict


@pytest.mark.parametrize(("language", "question", "verdict"), _THROWN_IN)
def test_what_may_be_thrown_in(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=_JUMP)
    assert (found.ruling, found.verdict) == ("jump-in", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "zero is down, we're going clockwise. So my whole hand goes to the person on my "
         "left?", "yes"),
        ("en", "zero is down, we're going counterclockwise. So my whole hand goes to the person on "
         "my left?", "no"),
        ("de", "Null liegt, es geht im Uhrzeigersinn. Geht meine ganze Hand an die Person links "
         "von mir?", "yes"),
        ("nl", "Er ligt een nul, we spelen met de klok mee. Dus mijn hele hand gaat naar de "
         "persoon rechts van mij?", "no"),
    ],
)  # fmt: skip
def test_where_a_whole_hand_goes(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=_SWAPS)
    assert (found.ruling, found.verdict) == ("zero", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "21 Karten hab ich schon und nichts passt, also muss ich ziehen. Bin ich gleich "
         "draußen?", "depends"),
        ("en", "I already have 21 cards and nothing fits, so I have to draw. Am I about to be out?",
         "depends"),
        ("nl", "21 kaarten heb ik al en niks past, dus moet ik pakken. Lig ik er zo uit?",
         "depends"),
        ("de", "Ich hab schon 21 Karten gezogen und nichts passt. Bin ich schon raus?", "no"),
        ("en", "I've 24 cards and nothing to play so I have to draw. Am I out?", "yes"),
    ],
)  # fmt: skip
def test_who_is_about_to_be_out(language: str, question: str, verdict: str) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("nl", "We zijn met vier en Fien speelt de wild waarbij alle anderen er twee trekken, met "
         "flex. Hoeveel kaarten gaan er samen van de stapel?"),
        ("en", "There are four of us and Fay plays the wild where everyone else draws two, with "
         "its flex. How many cards leave the pile altogether?"),
    ],
)  # fmt: skip
def test_a_card_may_be_named_by_what_all_the_others_do(language: str, question: str) -> None:
    found = answered(question, "flex", language, players=4)
    assert (found.ruling, found.value) == ("draw-count", 6)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Wie precies 25 kaarten vasthoudt, ligt er nog niet uit; zo lees ik het althans als "
         "jurist. Klopt die lezing?", "no"),
        ("nl", "Klopt zijn bewering dat je met 25 kaarten eruit ligt?", "yes"),
        ("de", "Wer genau 25 Karten hält, ist raus. Ist meine Auslegung richtig?", "yes"),
        ("de", "Mit 25 Karten ist man noch drin. Stimmt ihre Behauptung?", "no"),
        ("en", "Whoever holds exactly 25 cards isn't out yet; that's how I read it as a lawyer. Is "
         "that reading right?", "no"),
        ("en", "Whoever holds exactly 25 cards is out, that's how I read it. Is my reading right?",
         "yes"),
    ],
)  # fmt: skip
def test_a_reading_is_what_was_said_before(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)
