"""What no leaflet speaks of, what is not understood at all, and near misses of both."""

import pytest

from tests.rulebook.at_hand import RULEBASE, answered

TAKEN_BACK = (
    ("de", "Darf ich eine Karte zurücknehmen?"),
    ("de", "Darf Tim seinen Zug zurücknehmen?"),
    ("de", "Ich habe eine 7 gelegt, kann ich sie zurücknehmen?"),
    ("de", "Darf ich eine gelegte Karte wieder auf die Hand nehmen?"),
    ("en", "Can I take my card back?"),
    ("en", "Can she undo her move?"),
    ("en", "Can you take back a card once it's been played?"),
    ("nl", "Mag ik mijn kaart terugnemen?"),
    ("nl", "Mag je een gelegde kaart weer terugpakken?"),
    ("nl", "Kan ik mijn zet terugnemen?"),
)
MISHAPS = (
    ("de", "Mir ist eine Karte runtergefallen, was nun?"),
    ("de", "Ich habe eine Karte fallen lassen. Muss ich sie spielen?"),
    ("de", "Ich habe aus Versehen eine Karte gezeigt"),
    ("de", "Jemand hat aus Versehen meine Karten gesehen, was nun?"),
    ("en", "I dropped a card, what now?"),
    ("en", "A card fell on the table. Do I have to play it?"),
    ("en", "I accidentally showed my hand"),
    ("nl", "Ik heb een kaart laten vallen, wat nu?"),
    ("nl", "Ik heb per ongeluk een kaart laten zien"),
)
TURNS = (
    ("de", "Ich habe aus Versehen gelegt, obwohl ich nicht dran war"),
    ("de", "Was passiert, wenn jemand versehentlich außer der Reihe spielt?"),
    ("en", "What happens if someone plays out of turn by mistake?"),
    ("en", "She played by mistake when it wasn't her turn. What now?"),
    ("nl", "Wat als iemand per ongeluk voor zijn beurt speelt?"),
    ("nl", "Ik heb per ongeluk gelegd terwijl ik niet aan de beurt was"),
)
COUNTS = (
    ("de", "Darf ich fragen, wie viele Karten jemand hat?"),
    ("de", "Muss ich sagen, wie viele Karten ich habe?"),
    ("de", "Darf ich die Karten meiner Gegner zählen?"),
    ("en", "May I ask how many cards somebody holds?"),
    ("en", "Do I have to tell how many cards I have?"),
    ("en", "Can I count my opponent's cards?"),
    ("nl", "Mag ik vragen hoeveel kaarten iemand heeft?"),
    ("nl", "Moet ik zeggen hoeveel kaarten ik heb?"),
    ("nl", "Mag ik de kaarten van een ander tellen?"),
)
MANNERS = (
    ("de", "Darf man die Karten auf der Hand ordnen?"),
    ("de", "Sind Handys beim Spielen erlaubt?"),
    ("de", "Darf man im Ablagestapel nachschauen?"),
    ("en", "Can I rearrange my hand?"),
    ("en", "Can I use my phone while playing?"),
    ("en", "May we look at the discards?"),
    ("nl", "Mag je je hand ordenen?"),
    ("nl", "Mag ik mijn mobiel gebruiken?"),
    ("nl", "Mag je de aflegstapel bekijken?"),
)


@pytest.mark.parametrize("game", ["classic", "no-mercy", "flex"])
@pytest.mark.parametrize(
    ("ruling", "asked"),
    [
        *(("taking-back", asked) for asked in TAKEN_BACK),
        *(("mishap", asked) for asked in MISHAPS),
        *(("turn-mistaken", asked) for asked in TURNS),
        *(("cards-counted", asked) for asked in COUNTS),
        *(("manners", asked) for asked in MANNERS),
    ],
)
def test_no_leaflet_says_anything_of_it(game: str, ruling: str, asked: tuple[str, str]) -> None:
    language, question = asked
    told = answered(question, game, language)
    assert (told.verdict, told.ruling) == ("unknown", ruling)


@pytest.mark.parametrize(
    ("language", "question", "ruling"),
    [
        ("de", "Muss ich die Karte zurücknehmen?", "wrong-card"),
        ("de", "Falsche Karte gelegt, darf ich sie zurücknehmen?", "wrong-card"),
        ("en", "I played a wrong card, can I take it back?", "wrong-card"),
        ("nl", "Foute kaart gelegd, mag ik hem terugnemen?", "wrong-card"),
        ("en", "Is it okay to drop the Wild Draw Four?", "wild-draw-four-when"),
        ("nl", "Bij hoeveel kaarten in je hand moet je uno zeggen?", "uno-when"),
        ("de", "Muss ich sagen, dass ich nur noch eine Karte habe?", "uno-when"),
        ("de", "Muss ich meine Karten zeigen?", "challenge-show"),
        ("de", "Darf ich legen, wenn ich nicht dran bin?", "jump-in"),
        ("nl", "Mag ik voor mijn beurt spelen?", "jump-in"),
        ("nl", "Mag ik weer een kaart pakken?", "draw-although-able"),
    ],
)
def test_what_the_leaflets_do_say_is_answered(language: str, question: str, ruling: str) -> None:
    assert answered(question, "classic", language).ruling == ruling


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "blub di blub"),
        ("de", "Wie wird das Wetter morgen?"),
        ("de", "Wann?"),
        ("de", "wann"),
        ("de", "und wie viele?"),
        ("en", "When?"),
        ("en", "What is the capital of France?"),
        ("en", "blub blub card"),
        ("en", "How do I play poker?"),
        ("nl", "wanneer dan"),
        ("nl", "Wanneer komt de trein?"),
        ("nl", "Mag je bij rummikub een joker terugpakken?"),
    ],
)
def test_what_says_nothing_of_the_game_is_not_understood(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    outside = RULEBASE.texts[language].unknown["outside"].answer
    assert (told.verdict, told.answer) == ("unknown", outside)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Darf man die Karten verkehrt herum halten?"),
        ("en", "Must cards be held where everybody sees them?"),
        ("nl", "Mag ik mijn kaarten in een doosje doen?"),
    ],
)
def test_of_what_is_about_the_cards_the_rules_are_silent(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    silent = RULEBASE.texts[language].unknown["silent"].answer
    assert (told.verdict, told.answer) == ("unknown", silent)


@pytest.mark.parametrize("game", ["classic", "no-mercy"])
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Said uno too late, how many?"),
        ("en", "UNO said too late, how many?"),
        ("de", "Uno zu spät gesagt, wie viele?"),
        ("nl", "Uno te laat gezegd, hoeveel?"),
    ],
)
def test_uno_that_was_said_too_late_costs_two(game: str, language: str, question: str) -> None:
    told = answered(question, game, language)
    assert (told.ruling, told.value) == ("uno-penalty", 2)


@pytest.mark.parametrize(
    ("game", "house", "verdict"),
    [
        ("classic", (), "no"),
        ("classic", ("progressive",), "yes"),
        ("no-mercy", (), "yes"),
        ("flex", (), "no"),
    ],
)
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "+2 auf +2 einer anderen Farbe?"),
        ("de", "Darf ich eine +2 auf eine +2 einer anderen Farbe legen?"),
        ("en", "+2 on +2 of another colour?"),
        ("en", "Can I put a +2 on a +2 of another colour?"),
        ("nl", "+2 op +2 van een andere kleur?"),
        ("nl", "Mag ik een +2 op een +2 van een andere kleur leggen?"),
        ("nl", "Neem twee op neem twee in een andere kleur, mag dat?"),
    ],
)
def test_two_on_two_is_the_same_whether_or_not_the_colours_are(
    game: str, house: tuple[str, ...], verdict: str, language: str, question: str
) -> None:
    told = answered(question, game, language, 4, house)
    assert (told.verdict, told.ruling) == (verdict, "stacking")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Skip on skip of another colour?"),
        ("de", "Aussetzen auf Aussetzen einer anderen Farbe?"),
        ("nl", "Skip op skip van een andere kleur?"),
    ],
)
def test_what_draws_nothing_goes_by_its_symbol(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    assert (told.verdict, told.ruling) == ("yes", "match")


@pytest.mark.parametrize(
    ("language", "question", "players"),
    [
        ("nl", "Hij legt zijn twee kaarten, mag dat?", 4),
        ("nl", "Kees legt een keerom en dan zijn twee kaarten, wie is er?", 4),
        ("en", "Two people forgot uno, what now?", 4),
        ("en", "Two people have reverse cards, who is next?", 4),
        ("de", "Zwei Leute haben Uno vergessen", 4),
        ("de", "Retour, zwei Personen sind schon fertig, wer ist dran?", 4),
        ("nl", "Twee spelers hebben een keerkaart, wie is er?", 4),
        # Here all are counted that play.
        ("nl", "Met z'n tweeën: keerom, wie is er?", 2),
        ("nl", "Met twee mensen keerom. Wie is er?", 2),
        ("en", "Two people play, reverse: who's next?", 2),
        ("en", "There are two people. I lay a reverse. Whose turn?", 2),
        ("de", "Zwei Personen: Retour, wer ist dran?", 2),
        ("de", "Zwei Leute spielen, Retour, wer ist dran?", 2),
    ],
)
def test_only_a_count_of_all_who_play_says_how_many_they_are(
    language: str, question: str, players: int
) -> None:
    told = answered(question, "classic", language, 4)
    assert told.table is not None
    assert told.table.players == players
