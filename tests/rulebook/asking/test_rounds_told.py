"""What rounds bring and hands count, as they are told: pairs, those knocked out, lists of cards."""

from dataclasses import replace

import pytest

from scorekeeper.rulebook.asking import Asked
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.one_question import on_its_way
from tests.rulebook.at_hand import LIBRARY, RULEBASE

TOLD = [
    (
        "no-mercy",
        None,
        "en",
        "Five began. Three were knocked out; the last opponent's left holding a Reverse when "
        "I go out. My points?",
        770,
    ),
    (
        "no-mercy",
        None,
        "de",
        "Fünf spielen, einer flog raus. Die drei anderen Verlierer haben +10, Roulette und "
        "eine 6. Was bekommt der Gewinner?",
        356,
    ),
    (
        "classic",
        None,
        "en",
        "There are four of us. The three who lost have 57, 31 and 20. What do I write down "
        "for the winner?",
        108,
    ),
    (
        "no-mercy",
        None,
        "en",
        "No plain wilds here. One Wild Draw 10, a Discard All, an 8 and a 9. Worth?",
        87,
    ),
    (
        "no-mercy",
        None,
        "nl",
        "Twee Wild +10's en een zes blijven over. Hoeveel punten is die hand?",
        106,
    ),
    ("classic", None, "nl", "negen negen keerom en plusvier hoeveel saam", 88),
    (
        "no-mercy",
        None,
        "nl",
        "Mijn totaal was 970, ik blijf als enige over van twee. Wat is mijn nieuwe totaal?",
        1220,
    ),
    (
        "no-mercy",
        None,
        "en",
        "My total was 400, I'm the last one standing of three. My new total?",
        900,
    ),
    (
        "classic",
        4,
        "en",
        "Kim and I play against Lee and Max. I went out while Kim had 31 points. Lee was "
        "stuck with 65 and Max with 50. What do Kim and I get?",
        115,
    ),
    (
        "classic",
        4,
        "de",
        "Hedwig und Ida spielen zusammen, Ida wird fertig. Gegner Jupp hat Retour und 9, "
        "Gegnerin Käthe einen Joker und eine 1, Hedwig hält 44. Wie viel kriegt das Team?",
        80,
    ),
    (
        "classic",
        4,
        "nl",
        "An en Bo spelen tegen Cas en Daan. Bo gaat uit, An houdt 12, Cas houdt 20 en Daan "
        "34. Hoeveel punten krijgen An en Bo?",
        54,
    ),
    (
        "classic",
        4,
        "de",
        "Teams: Uli macht Schluss. Gegner Vroni hat 21, Gegner Willi 9, Ulis Partner Xaver "
        "33. Punkte fürs Team Uli?",
        30,
    ),
    (
        "classic",
        4,
        "nl",
        "De tegenstanders in het koppelspel houden elk een joker en een skip over. Hoeveel "
        "punten voor ons?",
        140,
    ),
    (
        "classic",
        4,
        "en",
        "Partners game: our opponents have a Wild each and one of them a 4. My partner's "
        "holding a Draw Two. Points for us?",
        104,
    ),
    ("classic", None, "en", "partners game us two out, them with 34 and 50, what do we get", 84),
    (
        "classic",
        None,
        "en",
        "Next player had a 10-point hand and drew 5, 4, 3 and 2 for my final Wild Draw Four, "
        "nobody else playing. What do I get?",
        24,
    ),
    (
        "classic",
        None,
        "nl",
        "Ik eindigde met +4 op Bas. Bas hield een skip en trok 1, 2, 3 en 4. Chris houdt twee"
        " jokers. Hoeveel krijg ik?",
        130,
    ),
    (
        "classic",
        None,
        "de",
        "Rita geht mit +4 aus. Der Nächste hält eine 3 und zieht Joker, 9, 1 und 2. Was zählt"
        " seine Hand für Rita?",
        65,
    ),
    (
        "classic",
        None,
        "en",
        "Imogen had a 4 and a Skip and drew a Reverse plus a 0 for Hugh's final Draw Two. "
        "What's her hand worth in the count?",
        44,
    ),
    ("no-mercy", None, "en", "no knockouts, other two have a 9 each. my score?", 18),
    (
        "classic",
        None,
        "de",
        "Der eine hat Joker und 9, die zweite Tauschkarte und 2, die dritte eine +2. Was "
        "bekommt der Sieger?",
        121,
    ),
    ("no-mercy", None, "nl", "Iemand heeft een gekleurde +2 en een 4 bij No Mercy. Som?", 24),
    ("no-mercy", None, "de", "Punktwert Zieh 6?", 50),
    (
        "classic",
        None,
        "en",
        "When Rory went out I still had a Skip, a Wild and a customizable wild, besides a 6 "
        "and an 8. What is the hand worth?",
        124,
    ),
    (
        "classic",
        None,
        "en",
        "Lowest total method. I had 130 and I'm left with 20 and 7. My total?",
        157,
    ),
    (
        "classic",
        None,
        "nl",
        "Ieder schrijft zijn eigen punten op. Ik had 40 en blijf met 20 en 1 zitten. Waar sta ik?",
        61,
    ),
    (
        "classic",
        None,
        "de",
        "Jeder zählt seine eigenen. Ich hatte 75 und bin diese Runde ausgegangen. Mein neuer "
        "Stand?",
        75,
    ),
    (
        "classic",
        None,
        "nl",
        "Ik heb de ronde verloren met 41 in de hand. Hoeveel punten krijg ik?",
        0,
    ),
    (
        "classic",
        None,
        "de",
        "Ich habe gewonnen, die anderen verloren mit 34 und 20. Wie viele Punkte bekomme ich?",
        54,
    ),
    ("classic", None, "en", "Joined late, my first round win is worth 35. What's my total?", 35),
    ("no-mercy", None, "en", "six players, all five others out. score for me?", 1250),
    ("no-mercy", None, "de", "Zu sechst gespielt, ich hab alle fünf überlebt. Punkte?", 1250),
    (
        "no-mercy",
        None,
        "de",
        "Tom flog mit 25 Karten raus. Wie viel zählen seine Karten für den Sieger?",
        0,
    ),
    (
        "no-mercy",
        None,
        "en",
        "How many points do I get for someone who was knocked out with 27 cards?",
        250,
    ),
    (
        "no-mercy",
        None,
        "nl",
        "Een van de vier werd uitgeschakeld. Ik ging uit, de anderen hielden +10 en een 5. "
        "Hoeveel krijg ik?",
        305,
    ),
    ("classic", None, "en", "What are both green 4s and a pair of reverses worth?", 48),
    ("classic", None, "de", "Neun, acht und sieben: was kosten die mich?", 24),
    ("classic", None, "nl", "8+skip+joker, samen?", 78),
    ("classic", None, "nl", "Joker, stop en een zes, graag optellen.", 76),
    ("no-mercy", None, "en", "No wilds. A Discard All, an 8 and a 9: worth?", 37),
]


@pytest.mark.parametrize(("variant", "players", "language", "question", "points"), TOLD)
def test_points_are_reckoned_from_what_is_told_of_a_round(
    variant: str, players: int | None, language: str, question: str, points: int
) -> None:
    table = replace(rules_for(LIBRARY.variant(variant), LIBRARY, ()), players=players)
    asked = Asked(question, table, language, language)
    assert on_its_way(asked, RULEBASE, LIBRARY).first().answer.value == points
