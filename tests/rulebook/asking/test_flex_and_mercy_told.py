"""Questions about hands passed on, Flex sides, partners who change and Colour Roulette, as told."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE

_PASSED = [
    ("en", "Play goes from Tom to Priya to Marek to me and back, Tom puts a 0 down and our hands "
           "are 1, 8, 5 and 4 in that order. How many do I hold then?", 5),
    ("de", "Es geht linksrum, wir sind drei: Die Null liegt, ich habe sechs Karten, links von mir "
           "Vera neun, rechts Uli drei. Wie viele hat Vera danach?", 6),
    ("nl", "Het gaat van Noor naar Anna naar Sven naar mij, Noor legt een groene nul en we hebben "
           "op volgorde 3, 6, 9 en 2 kaarten: hoeveel heeft Anna er daarna?", 3),
    ("en", "Play goes to the right and the 0 is down. I have four cards now, Uli on my left has "
           "eight, Vera on my right two. How many do I have afterwards?", 8),
    ("de", "Es geht nach rechts, die 0 liegt. Ich habe vier Karten, links von mir Uli acht, rechts "
           "Vera zwei. Wie viele habe ich dann?", 8),
]  # fmt: skip
_FOUR = [
    ("de", "Gespielt wird im Uhrzeigersinn, die 0 liegt. Ich habe vier Karten, links von mir Uli "
           "acht, rechts Vera zwei. Wie viele hat Vera dann?"),
]  # fmt: skip
_SAID = [
    ("en", "flex", "Somebody flexes the Flex All Draw. I'm next and take my two. May I still play "
                   "after that?", "yes"),
    ("nl", "flex", "Iemand gooit de alles-pakken-joker als flex. Ik ben de volgende, en pak mijn "
                   "twee. Mag ik daarna nog gewoon opleggen?", "yes"),
    ("de", "flex", "Tom legt den Zieh-vier-Joker normal und hat noch einen Umdreh-Joker. Ich "
                   "fordere ihn heraus. Muss ich ziehen?", "no"),
    ("nl", "flex", "Tom legt de flex +4 gewoon en heeft nog een omdraaijoker. Ik daag hem uit. "
                   "Moet ik pakken?", "no"),
    ("en", "flex", "Tom lays the Flex Wild Draw 4 normally with no wild and none of the colour. I "
                   "challenge him. Do I draw six?", "yes"),
    ("nl", "flex", "Iedereen is rood maar mijn zus is groen, draaien we allemaal terug?", "no"),
    ("nl", "flex", "Nu staat iedereen op rood, gaan we allemaal terug naar groen?", "yes"),
    ("nl", "flex", "niks te leggen bij flex, moet ik dan doorkopen tot er wat past?", "no"),
    ("nl", "no-mercy", "Bij de kleurenroulette noemde ik geel en ik draai een wild +6 om. Ben ik "
                       "er dan al?", "no"),
    ("en", "no-mercy", "Color Roulette: I named blue and turn up a blue 4. Am I done?", "yes"),
    ("de", "no-mercy", "Farbroulette: Ich sage Rot und decke einen +10-Joker auf. Bin ich fertig?",
     "no"),
    ("en", "no-mercy", "I lay a 7 and want to swap. May I pick Uli?", "yes"),
    ("de", "no-mercy", "Tom legt eine 7. Darf ich mir aussuchen, mit wem er tauscht?", "no"),
    ("nl", "no-mercy", "Ik heb een blauwe 3 die past op de blauwe 8 van Ger, maar mag ik ook "
                       "liever trekken en die 3 houden?", "unknown"),
    ("nl", "no-mercy", "Ik trek een blauwe 3 die past. Mag ik die houden?", "no"),
]  # fmt: skip
_TWO = [
    ("en", "Just the two of us: I lay a Wild Reverse Draw 4 and have nothing to stack. Does my "
           "brother draw the four?", "no"),
    ("nl", "Met z'n tweeën: ik leg een wilde keer-plus-vier en heb niets om te stapelen. Moet ik "
           "die vier zelf pakken?", "yes"),
]  # fmt: skip
_PAIRS = [
    ("en", "Rotating partners: Anna and I win this round, the other pair holds 60. How many points "
           "does Anna get?", 60),
    ("de", "Falls bei uns vieren mit Partnerwechsel Marek und ich die Runde gegen die beiden "
           "anderen holen, die noch 84 Punkte halten, wie viele Punkte bekomme ich?", 84),
]  # fmt: skip
_NO_PAIRS = [
    ("en", "Rotating partners: the other pair has won and we hold 60 points. How many points do I "
           "get?"),
    ("en", "Rotating partners: Anna and I win this round, Bo and Cy hold 60. How many points does "
           "Bo get?"),
    ("de", "Wechselnde Partner: Die anderen haben gewonnen, wir sitzen noch auf 60 Punkten. Wie "
           "viele Punkte bekomme ich?"),
]  # fmt: skip
_LAST = [
    ("en", "my last cards are Skip, Wild and 5, and Anna has gone out, how many points is my hand "
           "worth", 75),
    ("de", "meine letzten Karten sind Aussetzer, Farbwahl und 5, und Anna ist raus, wie viele "
           "Punkte ist meine Hand wert", 75),
    ("nl", "mijn laatste kaarten zijn sla-over, keuzekaart en 5, en Anna is uit, hoeveel punten is "
           "mijn hand waard", 75),
]  # fmt: skip


def _told(
    language: str,
    text: str,
    variant: str,
    players: int | None,
) -> tuple[str, int | None]:
    table = rules_for(LIBRARY.variant(variant), LIBRARY, (), players)
    said = answer(Asked(text, table, language, language), RULEBASE, LIBRARY)
    return said.verdict, said.value


@pytest.mark.parametrize(("language", "text", "cards"), _PASSED)
def test_a_zero_passes_every_hand_to_the_next_in_order(
    language: str, text: str, cards: int
) -> None:
    assert _told(language, text, "no-mercy", None) == ("value", cards)


@pytest.mark.parametrize(("language", "text"), _FOUR)
def test_of_four_the_one_opposite_may_give(language: str, text: str) -> None:
    assert _told(language, text, "no-mercy", 4)[0] == "unknown"


@pytest.mark.parametrize(("language", "variant", "text", "verdict"), _SAID)
def test_flex_and_no_mercy_as_they_are_told(
    language: str, variant: str, text: str, verdict: str
) -> None:
    assert _told(language, text, variant, None)[0] == verdict


@pytest.mark.parametrize(("language", "text", "verdict"), _TWO)
def test_of_two_a_reverse_four_hits_whoever_lays_it(language: str, text: str, verdict: str) -> None:
    assert _told(language, text, "no-mercy", 2)[0] == verdict


@pytest.mark.parametrize(("language", "text", "points"), _PAIRS)
def test_both_of_a_winning_pair_get_what_the_others_hold(
    language: str, text: str, points: int
) -> None:
    assert _told(language, text, "classic", 4) == ("value", points)


@pytest.mark.parametrize(("language", "text"), _NO_PAIRS)
def test_the_points_are_not_given_to_the_losing_pair(language: str, text: str) -> None:
    assert _told(language, text, "classic", 4)[0] == "unknown"


@pytest.mark.parametrize(("language", "text", "points"), _LAST)
def test_last_cards_are_a_hand_and_no_last_card(language: str, text: str, points: int) -> None:
    assert _told(language, text, "classic", None) == ("value", points)


def test_rounds_in_sum_are_no_points() -> None:
    text = "Eight at two tables, rotating: how many rounds in sum?"
    assert _told("en", text, "classic", None) == ("value", 28)
