"""Hands and rounds reckoned from a story: whose they are, what was drawn, what may come."""

import pytest

from scorekeeper.rulebook.asking import Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered


def told(
    language: str, variant: str, players: int, text: str, *house: str
) -> tuple[str, int | None]:
    rules = rules_for(LIBRARY.variant(variant), LIBRARY, house, players)
    found = answer(Asked(text, rules, language, language), RULEBASE, LIBRARY)
    return found.verdict, found.value


@pytest.mark.parametrize(
    ("language", "story"),
    [
        ("en", "Ben is out. I have a 7 and a skip, and Mia holds a wild. How many points"),
        (
            "de",
            "Ben ist raus. Ich halte noch eine 7 und ein Aussetzen, und Mia hält noch einen Joker.",
        ),
        ("nl", "Ben is uit. Ik zit nog met een 7 en een stop, en Mia heeft nog een keuzekaart."),
    ],
)
def test_the_winner_gets_what_whoever_asks_holds_too_and_a_loser_gets_nothing(
    language: str, story: str
) -> None:
    of = {
        "en": " does {} get?",
        "de": " Wie viele Punkte kriegt {}?",
        "nl": " Hoeveel krijgt {}?",
    }[language]
    assert told(language, "classic", 3, story + of.format("Mia")) == ("value", 0)
    assert told(language, "classic", 3, story + of.format("Ben")) == ("value", 77)


@pytest.mark.parametrize(
    ("language", "text", "points"),
    [
        ("en", "I had a 5 and a skip, and for the draw two at the end I drew a wild and a 3. "
               "How many points is my hand now?", 78),
        ("en", "Tom went out on a draw two. I had a 5 and a skip and drew a wild and a 3. "
               "How many points is my hand now?", 78),
        ("de", "Ich hatte noch eine 5 und eine Aussetzen, und dann musste ich wegen der Plus zwei "
               "zum Schluss noch einen Joker und eine 3 aufnehmen. "
               "Wie viele Punkte stecken jetzt in meiner Hand?", 78),
        ("nl", "Ik ben uit met een plus vier. Koen na mij had nog een 3 en trekt een 5, een 8, een "
               "stop en een keuzekaart. Hoeveel punten zitten er nu in zijn hand?", 86),
    ],
)  # fmt: skip
def test_the_card_that_is_drawn_for_in_the_end_counts_for_nobody(
    language: str, text: str, points: int
) -> None:
    assert told(language, "classic", 4, text) == ("value", points)


def test_two_that_are_drawn_are_no_draw_two() -> None:
    story = "Tom eindigt met een plus twee. Ik had een 5 en een stop en trek"
    asked = "Hoeveel punten is mijn hand nu?"
    assert told("nl", "classic", 4, f"{story} twee nullen. {asked}") == ("value", 25)
    assert told("nl", "classic", 4, f"{story} een plus twee en een nul. {asked}") == ("value", 45)


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "I had 14 and took 6 more. What's the most I can still draw and stay in?", 4),
        ("en", "I hold 17 cards. How many more can I take at most without being knocked out?", 7),
        ("en", "I have 17 cards. How many more have to come before I'm out?", 8),
        ("de", "Ich hatte 14 Karten und musste sechs nehmen. "
               "Wie viele dürfen höchstens noch dazukommen, damit ich drinbleibe?", 4),
        ("de", "Ich habe 17 Karten. Wie viele müssen noch kommen, bis ich rausfliege?", 8),
        ("nl", "Ik had er 14 en pakte er zes van de wilde plus zes. "
               "Hoeveel mogen er nu hoogstens nog bij zonder dat ik eruit lig?", 4),
        ("nl", "Ik heb er 17, hoeveel mogen er hoogstens nog bij voor ik eruit lig?", 7),
    ],
)  # fmt: skip
def test_how_many_may_still_come_counts_what_was_drawn(
    language: str, text: str, cards: int
) -> None:
    assert told(language, "no-mercy", 4, text) == ("value", cards)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Head to head. He laid a +2, I gave one back, he had yet another, and I've none "
               "left. How many cards do I draw?"),
        ("de", "Wir sind zu zweit. Er legt eine +2, ich eine zurück, er noch eine, und ich hab "
               "keine mehr. Wie viel zieh ich?"),
        ("nl", "Wij met z'n tweeën. Hij legt een +2, ik eentje terug, hij nog een, en ik heb er "
               "geen meer. Hoeveel moet ik er pakken?"),
    ],
)  # fmt: skip
def test_what_is_given_back_is_one_more_of_the_chain(language: str, text: str) -> None:
    assert told(language, "classic", 2, text, "progressive") == ("value", 6)


@pytest.mark.parametrize(
    ("language", "story", "denied", "lost"),
    [
        ("en", "I had two cards left, got a +4", "and didn't challenge",
               ", challenged and was wrong"),
        ("de", "Ich hatte noch zwei Karten, bekam eine +4", "und zweifle sie nicht an",
               ", zweifle sie an und hatte unrecht"),
        ("nl", "Ik had nog twee kaarten, krijg een +4", "en daag niet uit",
               ", daag uit en heb ongelijk"),
    ],
)  # fmt: skip
def test_a_challenge_that_is_not_made_costs_nothing_more(
    language: str, story: str, denied: str, lost: str
) -> None:
    how_many = {"en": "How many cards do I hold now?", "de": "Wie viele Karten hab ich dann?",
                "nl": "Hoeveel kaarten heb ik dan?"}[language]  # fmt: skip
    assert told(language, "classic", 4, f"{story} {denied}. {how_many}") == ("value", 6)
    assert told(language, "classic", 4, f"{story}{lost}. {how_many}") == ("value", 8)


@pytest.mark.parametrize(
    ("language", "age", "rest", "points"),
    [
        ("en", "I'm nine and keeping score. ", "I have a wild and a 3. "
               "How many points is that?", 53),
        ("de", "Ich bin neun und schreibe auf. ", "Ich hab einen Joker und eine 3. "
               "Wie viele Punkte sind das?", 53),
        ("nl", "Ik ben negen en hou de punten bij. ", "Ik heb een keuzekaart en een 3. "
               "Hoeveel punten is dat?", 53),
        ("en", "", "I have a wild and a nine. How many points is that?", 59),
    ],
)  # fmt: skip
def test_the_age_of_whoever_asks_counts_nothing(
    language: str, age: str, rest: str, points: int
) -> None:
    assert told(language, "classic", 4, age + rest) == ("value", points)


@pytest.mark.parametrize(
    ("language", "text", "points"),
    [
        ("en", "I finished. Ben sits on 7, 7 and a skip, Lotte a plus four and a 2. "
               "How many points do I score?", 86),
        ("de", "Ich bin alle los. Ben sitzt auf einer Plus zwei und einer 7, Lotte auf zwei Jokern "
               "und einer 4. Wie viele Punkte schreib ich mir gut?", 131),
        ("nl", "Ik ging uit. Ben zit met 7 en een stop, Lotte een neem-vier en een 2. "
               "Hoeveel punten krijg ik?", 79),
        ("en", "I went out on a 7. Ben sits on a skip, Lotte on a wild. "
               "How many points do I score?", 70),
    ],
)  # fmt: skip
def test_what_another_sits_on_is_not_what_somebody_went_out_with(
    language: str, text: str, points: int
) -> None:
    assert told(language, "classic", 3, text) == ("value", points)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "The winner ended with a wild draw four, how many extra cards go into the next "
         "guy's hand before scoring?"),
        ("de", "Er beendete mit einer Plus vier, wie viele Karten zieht der Nächste vor der "
         "Wertung der Punkte?"),
        ("nl", "Hij eindigde met een plus vier, hoeveel kaarten trekt de volgende voor de punten "
         "geteld worden?"),
    ],
)  # fmt: skip
def test_a_last_card_and_no_other_is_no_hand(language: str, question: str) -> None:
    assert answered(question, "classic", language).ruling != "hand-points"
