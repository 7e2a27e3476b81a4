"""What is asked in few words, or claimed after a short story, in all languages, and near misses."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "How many years old should a child be to join in?", 7),
        ("en", "classic", "How old do you have to be to take part?", 7),
        ("de", "classic", "Wie viele Jahre alt sollte ein Kind sein, um mitzumachen?", 7),
        ("nl", "classic", "Hoeveel jaar oud moet een kind zijn om mee te mogen doen?", 7),
        ("en", "no-mercy", "How old should a child be to join in?", None),
        ("en", "classic", "How old is this game?", None),
        ("nl", "classic", "Hoe oud is het spel?", None),
        ("en", "flex", "Five of us are playing Flex: how many power cards lie on the table?", 5),
        ("de", "flex", "Wir sind zu sechst. Wie viele Powerkarten brauchen wir?", 6),
        ("nl", "flex", "We spelen met zijn vijven Flex: hoeveel powerkaarten liggen er op tafel?",
         5),
        ("en", "flex", "Five of us play. How many power cards do I need?", 1),
        ("de", "flex", "Wir spielen zu fünft. Wie viele Powerkarten hat jeder auf dem Tisch?", 1),
        ("nl", "flex", "We spelen met zijn vijven. Hoeveel powerkaarten heeft iedereen op tafel?",
         1),
        ("de", "classic", "Wia vü Karten fasst ma aus, wenn ma wem einsagt?", 2),
    ],
)  # fmt: skip
def test_a_number_is_asked_for(language: str, game: str, question: str, value: int | None) -> None:
    assert answered(question, game, language).value == value


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("en", "classic", "When is the discard pile turned over and shuffled?", "explain"),
        ("de", "classic", "Wann wird der Ablagestapel umgedreht und neu gemischt?", "explain"),
        ("nl", "classic", "Wanneer wordt de aflegstapel omgedraaid en geschud?", "explain"),
        ("en", "classic", "when the deck's finished do the discards get shuffled", "yes"),
        ("en", "classic", "Do action cards count for anything when we draw to find the dealer?",
         "no"),
        ("de", "classic", "Zählen Aktionskarten etwas, wenn wir um den Geber ziehen?", "no"),
        ("nl", "classic", "Tellen actiekaarten ergens voor mee als we om de gever trekken?", "no"),
        ("en", "classic", "Do action cards count as nothing when we draw for dealer?", "yes"),
        # No sheet punishes who leaves a power card as it lies; that is not UNO forgotten.
        ("en", "flex", "Yara forgot to turn her power card to red and a round later she just "
         "played a flex side again. We only notice now. Does she get penalty cards for that?",
         "unknown"),
        ("de", "flex", "Yara hat vergessen, ihre Powerkarte auf Rot zu drehen, und eine Runde "
         "später wieder geflext. Jetzt erst fällt es auf. Bekommt sie dafür Strafkarten?",
         "unknown"),
        ("nl", "flex", "Yara vergat haar powerkaart naar rood te draaien en speelde een ronde "
         "later gewoon weer een flexkant. Nu pas valt het op. Krijgt ze daarvoor strafkaarten?",
         "unknown"),
        ("en", "flex", "I forgot to say UNO and the next player has played. My power card is red. "
         "Do I draw two?", "no"),
        ("de", "classic", "der hatte bloß noch eine un hat nix gesacht, muss er gez noch ziehen "
         "oder wat?", "depends"),
        # A first Draw Two takes the turn.
        ("en", "classic", "The first card turned up is a Draw Two. I sit left of the dealer and "
         "take my two cards. May I then start the game?", "no"),
        ("de", "classic", "Die erste aufgedeckte Karte ist eine +2. Ich sitze links vom Geber und "
         "nehme meine zwei Karten. Darf ich danach anfangen?", "no"),
        ("nl", "classic", "Het spel begint en de omgedraaide kaart is een gele neem-2. Ik zit "
         "links van de gever en neem mijn twee kaarten. Mag ik daarna gewoon openen?", "no"),
        ("de", "classic", "Die erste Karte ist eine +2. Ich sitze links vom Geber. Muss ich zwei "
         "ziehen?", "yes"),
    ],
)  # fmt: skip
def test_what_is_asked_in_few_words(language: str, game: str, question: str, verdict: str) -> None:
    assert answered(question, game, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Must a card you jump in with have the same colour too?", "yes"),
        ("de", "Muss eine Karte, mit der man reinwirft, auch dieselbe Farbe haben?", "yes"),
        ("nl", "Moet een kaart die je voor je beurt speelt ook dezelfde kleur hebben?", "yes"),
        ("en", "Is the same colour enough to jump in?", "no"),
        ("en", "same number as what lies there, not my turn, jump in ok?", "depends"),
        ("de", "gleiche Zahl wie die da liegt, bin nicht dran, reinwerfen ok?", "depends"),
        ("nl", "zelfde cijfer als wat er ligt, niet mijn beurt, inspringen ok?", "depends"),
        ("en", "May I jump in with just the same number?", "no"),
    ],
)
def test_what_jumps_in_is_the_same_card(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, house=("jump-in",)).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Wir sind bloß zu zweit. Ich spiele eine Aussetzkarte und lege direkt danach noch "
         "eine passende Karte, da schreit meine Schwester, sie wäre dran gewesen. Liegt sie "
         "richtig?", "no"),
        ("de", "Zu zweit: Ich lege Aussetzen und gleich noch eine 5, da ruft mein Bruder, ich "
         "wäre nicht dran gewesen. Hat er recht?", "no"),
        ("en", "Just the two of us. I play a skip and right after another matching card, and my "
         "sister shouts that it was her turn. Is she right?", "no"),
        ("nl", "We zijn met zijn tweeën. Ik leg een sla-beurt-over en meteen nog een kaart, toen "
         "riep mijn zus dat zij aan de beurt was. Heeft ze gelijk?", "no"),
        # In words of her own "I" is she, and that is left open.
        ("de", "Nur meine Frau und ich am Tisch. Ich lege Aussetzen, und sie sagt: „So, jetzt bin "
         "ich dran.“ Stimmt das?", "unknown"),
    ],
)  # fmt: skip
def test_whose_turn_it_was_is_claimed_of_two(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("nl", "Ik leg de kleurenroulette en mijn zus zit na mij. Zij vindt dat ik de kleur moet "
         "zeggen, maar volgens mij kiest zij die zelf. Heb ik gelijk?", "yes"),
        ("nl", "Ik leg de kleurenroulette en mijn zus zit na mij. Zij vindt dat ik de kleur moet "
         "zeggen. Heeft zij gelijk?", "no"),
        ("de", "Ich lege das Farbroulette und meine Schwester sitzt nach mir. Sie meint, ich muss "
         "die Farbe sagen, aber meiner Meinung nach wählt sie die selbst. Habe ich recht?", "yes"),
        ("de", "Ich lege das Farbroulette. Muss ich eine Farbe nennen?", "no"),
        ("de", "Ich bin vom Roulette getroffen: Darf ich die Farbe selber nennen?", "yes"),
        ("en", "I play the colour roulette and my sister sits after me. She thinks I have to name "
         "the colour, but in my view she picks it herself. Am I right?", "yes"),
        ("en", "She plays the colour roulette and I'm next. Do I name the colour?", "yes"),
    ],
)  # fmt: skip
def test_whoever_a_roulette_hits_names_the_colour(
    language: str, question: str, verdict: str
) -> None:
    assert answered(question, "no-mercy", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Play goes to the right after a reverse. I lay a 0. Does my left neighbour get my "
         "cards?", "no"),
        ("de", "Wir sind zu viert, und es geht nach einem Richtungswechsel nach rechts. Ich lege "
         "eine 0. Kriegt mein linker Nachbar meine Karten?", "no"),
        ("nl", "We zitten met vieren en door een keer-om gaat het spel nu naar rechts. Ik leg een "
         "0. Krijgt mijn linkerbuur mijn kaarten?", "no"),
        ("nl", "We zitten met zijn vieren en het spel gaat nu naar rechts. Ik leg een 0. Krijgt "
         "mijn rechterbuur mijn kaarten?", "yes"),
    ],
)  # fmt: skip
def test_a_zero_goes_the_way_that_play_goes(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, players=4, house=("seven-zero",))
    assert (found.ruling, found.verdict) == ("zero", verdict)
