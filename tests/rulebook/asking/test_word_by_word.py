"""Families of questions with one thing changed that decides, read word by word in all languages."""

import pytest

from tests.rulebook.at_hand import answered

_FAMILIES = [
    # With two cards nobody calls UNO; back to one, it is called again.
    ("en", "classic", "Kim has two cards left and said nothing. Can I catch her?", "no"),
    ("en", "classic", "Can I catch Kim if she has one card left, said nothing and the next player "
     "hasn't started?", "yes"),
    ("en", "classic", "I called uno, drew two and I'm back to one card. Was the first call "
     "enough?", "no"),
    ("de", "classic", "Kim hat noch zwei Karten und sagte nichts. Kann ich ihn erwischen?", "no"),
    ("de", "classic", "Ich hatte Uno gerufen, hab zwei gezogen und bin wieder bei einer Karte. "
     "Reicht das eine Mal?", "no"),
    ("nl", "classic", "Kees heeft nog twee kaarten en zei geen uno. Moet Kees pakken?", "no"),
    ("nl", "classic", "Ik riep uno, moest er twee pakken en zit nu weer op één kaart. Was die ene "
     "keer genoeg?", "no"),
    # A wrong card and a hint are paid for by whoever laid or gave it.
    ("en", "classic", "Tom laid a wrong card and I noticed. I draw two cards, right?", "no"),
    ("en", "classic", "I laid a wrong card and Tom noticed. I draw two cards, right?", "yes"),
    ("en", "classic", "Do I draw two if Tom told me which card to play?", "no"),
    ("en", "classic", "Do I draw two if I told Tom which card to play?", "yes"),
    ("de", "classic", "Mir hat Tim verraten, welche Karte ich legen soll. Muss ich zwei ziehen?",
     "no"),
    ("de", "classic", "Mein Bruder hat eine falsche Karte gelegt und ich hab's gemerkt. Muss er "
     "zwei ziehen?", "yes"),
    ("nl", "classic", "Tom legde een verkeerde kaart en ik zag het. Moet ik twee pakken?", "no"),
    ("nl", "classic", "Ik fluisterde Tom in welke kaart hij moest spelen. Moet Tom pakken?", "no"),
    # The colour is called by whoever laid the card, of several by whoever laid the last.
    ("en", "classic", "Tom put down a plus four and I draw. May I call the colour?", "no"),
    ("en", "classic", "Three wild draw fours piled up. The one who laid the first of them calls "
     "the colour, right?", "no"),
    ("de", "classic", "Zwei +4 wurden aufeinander gelegt. Bestimmt der, der die letzte gelegt hat, "
     "die Farbe?", "yes"),
    ("nl", "classic", "Ik leg een +4 en Lisa pakt er vier, mag ik de kleur kiezen?", "yes"),
    ("en", "classic", "Does the person after me pick the colour when I lay a wild?", "no"),
    ("nl", "classic", "Mag degene na mij de kleur kiezen als ik de keuzekaart leg?", "no"),
    # Only whoever has to draw may challenge; of a last card only the next one draws.
    ("en", "classic", "Tom played a wild draw four and Lisa has to draw. May I challenge it, is "
     "that right?", "no"),
    ("de", "classic", "Darf ich anzweifeln, falls Tim eine +4 legt und Lisa ziehen muss?", "no"),
    ("nl", "classic", "Tom legt een plus vier en Lisa moet pakken. Mag Lisa uitdagen?", "yes"),
    ("en", "classic", "Tom goes out with a draw two and Lisa is next. Do I draw two?", "no"),
    ("de", "classic", "Tim macht mit einer +2 Schluss, und Lisa ist als Nächste dran. Muss Lisa "
     "zwei Karten nehmen?", "yes"),
    ("nl", "classic", "Tom eindigt met een +2, en Lisa is als volgende aan de beurt. Moet ik twee "
     "nemen?", "no"),
    # UNO called once, a card drawn: kept, nobody calls; laid, it is called again.
    ("en", "classic", "I'd said uno, had to draw a card and I'm keeping it. Do I say uno again?",
     "no"),
    ("en", "classic", "I'd said uno, had to draw a card and could lay it at once. Do I say uno "
     "again?", "yes"),
    ("de", "classic", "Ich hatte UNO gerufen, musste ziehen und behalte die Karte. Rufe ich jetzt "
     "wieder UNO?", "no"),
    ("de", "classic", "Ich hatte UNO gerufen, musste ziehen und konnte die Karte sofort ablegen. "
     "Rufe ich jetzt wieder UNO?", "yes"),
    ("nl", "classic", "Ik had uno geroepen, moest trekken en houd de kaart vast. Roep ik nu weer "
     "uno?", "no"),
    ("nl", "classic", "Ik had uno geroepen, moest trekken en kon de kaart gelijk kwijt. Roep ik nu "
     "weer uno?", "yes"),
    # One left and nothing said: it hangs on whether the next one has begun.
    ("en", "classic", "My sister has one card left and kept quiet. Can I catch her?", "depends"),
    ("en", "classic", "Nia is down to one and said nothing. Lou has already drawn. Can I catch "
     "her?", "no"),
    ("de", "classic", "Meine Schwester hat nur noch eine und sagte nichts. Kann ich sie erwischen?",
     "depends"),
    ("de", "classic", "Nia hat nur noch eine und sagte nichts, Lou hat schon gezogen. Kann ich sie "
     "erwischen?", "no"),
    ("nl", "classic", "Mijn zus heeft nog één kaart en zweeg. Kan ik haar betrappen?", "depends"),
    ("nl", "classic", "Nia heeft er nog één en zei niks. Lou heeft al getrokken. Kan ik haar "
     "betrappen?", "no"),
    # A card drawn that does not fit: one more only where one draws until one fits.
    ("en", "classic", "I took a card and it isn't playable. Another?", "no"),
    ("en", "no-mercy", "I took a card and it isn't playable. Another?", "yes"),
    ("en", "no-mercy", "I took a card and it is playable. Another?", "no"),
    ("de", "classic", "Ich habe eine Karte gezogen, sie passt nicht. Noch eine?", "no"),
    ("de", "no-mercy", "Ich habe eine Karte gezogen, sie passt nicht. Noch eine?", "yes"),
    ("de", "no-mercy", "Ich habe eine Karte gezogen, sie passt. Noch eine?", "no"),
    ("nl", "classic", "Ik heb een kaart gepakt en hij past niet. Moet ik er nog een pakken?", "no"),
    ("nl", "no-mercy", "Ik heb een kaart gepakt en hij past niet. Moet ik er nog een pakken?",
     "yes"),
    ("nl", "no-mercy", "Ik heb een kaart gepakt en hij past. Moet ik er nog een pakken?", "no"),
    # Who lays a wild names the colour, and nobody else.
    ("en", "classic", "I play a wild and my uncle says red. May he decide that?", "no"),
    ("en", "classic", "My uncle plays a wild and says red again. May he decide that?", "yes"),
    ("en", "classic", "My uncle plays a wild and I say red. Can I decide that?", "no"),
    ("de", "classic", "Ich lege eine Farbwahlkarte und mein Onkel sagt Rot. Darf er das bestimmen?",
     "no"),
    ("de", "classic", "Mein Onkel legt eine Farbwahlkarte. Darf er die Farbe bestimmen?", "yes"),
    ("nl", "classic", "Ik leg een keuzekaart en mijn oom roept rood. Mag hij dat bepalen?", "no"),
    ("nl", "classic", "Mijn oom legt een keuzekaart. Mag hij de kleur kiezen?", "yes"),
    # A Flex card that is aimed at one player.
    ("en", "flex", "Kim flexes the target draw two and points at Lou. Two cards for me?", "no"),
    ("en", "flex", "Kim flexes the target draw two and points at me. Two cards for me?", "yes"),
    ("de", "flex", "Kim flext die Ziel-Zieh-Zwei und zeigt auf Lou. Zwei Karten für mich?", "no"),
    ("de", "flex", "Kim flext die Ziel-Zieh-Zwei und zeigt auf mich. Zwei Karten für mich?", "yes"),
    ("nl", "flex", "Kim flext de doelwit-trek-twee en wijst Lou aan. Twee kaarten voor mij?", "no"),
    ("nl", "flex", "Kim flext de doelwit-trek-twee en wijst mij aan. Twee kaarten voor mij?",
     "yes"),
    # A draw card comes that nobody names.
    ("en", "no-mercy", "I hold 20 cards and get a draw card. Am I out?", "depends"),
    ("en", "no-mercy", "I hold 24 cards and get a draw card. Am I out?", "yes"),
    ("de", "no-mercy", "Ich habe 20 Karten und bekomme noch eine Ziehkarte. Bin ich raus?",
     "depends"),
    ("de", "no-mercy", "Ich habe 24 Karten und bekomme noch eine Ziehkarte. Bin ich raus?", "yes"),
    ("nl", "no-mercy", "Ik heb 20 kaarten en krijg nog een pluskaart. Lig ik eruit?", "depends"),
    ("nl", "no-mercy", "Ik heb 24 kaarten en krijg nog een pluskaart. Lig ik eruit?", "yes"),
    ("nl", "no-mercy", "Achttien in mijn handen en nou nog zes erbij. Lig ik eruit?", "no"),
    ("nl", "no-mercy", "Negentien in mijn handen en nou nog zes erbij. Lig ik eruit?", "yes"),
    # Who comes after whom when somebody ends on a draw card.
    ("en", "classic", "Zoe goes out with a draw two and Al comes after her, I come after Al. Do I "
     "draw the two?", "no"),
    ("en", "classic", "Zoe goes out with a draw two and I come after her, Al comes after me. Do I "
     "draw the two?", "yes"),
    ("de", "classic", "Zoe geht mit einer +2 aus und Al kommt nach ihr, ich komme nach Al. Ziehe "
     "ich die zwei?", "no"),
    ("nl", "classic", "Zoë gaat uit met een +2 en Al komt na haar, ik kom na Al. Trek ik die twee?",
     "no"),
    ("nl", "classic", "Zoë gaat uit met een +2 en ik kom na haar, Al komt na mij. Trek ik die "
     "twee?", "yes"),
    # Hands are shown to whoever challenges, and to nobody else.
    ("en", "classic", "Zoe challenges Al on his wild draw four. Must Al show me his cards, too? "
     "I'm only watching.", "no"),
    ("de", "classic", "Zoe zweifelt Als +4 an. Muss Al mir seine Karten auch zeigen, ich schaue "
     "nur zu?", "no"),
    ("nl", "classic", "Zoë daagt Al uit op zijn +4. Moet Al mij zijn kaarten ook laten zien, ik "
     "kijk alleen maar toe?", "no"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "game", "question", "verdict"), _FAMILIES)
def test_what_decides_is_read(language: str, game: str, question: str, verdict: str) -> None:
    assert answered(question, game, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Zoe is on red and Ted on green, I flex now. Is my power card green again then?",
         "no"),
        ("en", "Zoe is on red and Ted on red, I flex now. Is my power card green again then?",
         "yes"),
        ("de", "Zoe liegt auf Rot und Ted auf Grün, ich flexe jetzt. Ist meine Powerkarte dann "
         "wieder grün?", "no"),
        ("de", "Zoe und Ted liegen beide auf Rot, ich flexe jetzt. Ist meine Powerkarte dann "
         "wieder grün?", "yes"),
        ("nl", "Zoë ligt op rood en Ted op groen, ik flex nu. Is mijn powerkaart dan weer groen?",
         "no"),
        ("nl", "Zoë en Ted liggen allebei op rood, ik flex nu. Is mijn powerkaart dan weer groen?",
         "yes"),
    ],
)  # fmt: skip
def test_a_power_card_turns_back_with_the_last_one_alone(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language, players=3)
    assert (found.ruling, found.verdict) == ("power-card-back", verdict)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Gran goes out with a draw two and I come after her. I had a blue 4 and then draw "
         "a 6 and a skip. How many points do I give?", 30),
        ("en", "Gran goes out with a reverse and I come after her. I had a blue 4 and a wild. How "
         "many points do I give?", 54),
        ("de", "Oma macht mit einer +2 Schluss und ich komme nach ihr. Ich hatte eine blaue 4 und "
         "ziehe dann eine 6 und einen Joker. Wie viele Punkte bringe ich?", 60),
        ("de", "Oma macht mit einem Aussetzen Schluss und ich komme nach ihr. Ich hatte eine blaue "
         "4. Wie viele Punkte bringe ich?", 4),
        ("nl", "Oma gooit als laatste een plus twee en ik zit na haar. Ik had een blauwe 4 en trek "
         "daarna een 6 en een stop. Hoeveel punten lever ik op?", 30),
        ("nl", "Oma gooit als laatste een stop en ik zit na haar. Ik had een blauwe 4 en een "
         "joker. Hoeveel punten lever ik op?", 54),
    ],
)  # fmt: skip
def test_the_next_ones_hand_counts_with_what_is_drawn(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.value) == ("value", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Al lays a wild draw four, I happen to have one as well and lay mine, and Zoe has "
         "none and doesn't want to challenge. How many cards does Zoe pick up?", 8),
        ("en", "Al lays a wild draw four, I have one too and lay mine, and Zoe takes the lot "
         "without challenging. How many cards do I pick up?", 0),
        ("de", "Mein Bruder legt eine +4, ich habe auch eine und lege meine, und Zoe hat keine und "
         "zweifelt nicht an. Wie viele Karten nimmt Zoe?", 8),
        ("de", "Mein Bruder legt eine +4, ich habe zufällig auch eine und lege sie, und Zoe nimmt "
         "alles ohne anzuzweifeln. Wie viele Karten nehme ich?", 0),
        ("nl", "Mijn broer legt een +4, ik heb er toevallig ook een en leg de mijne, en Zoë heeft "
         "er geen en daagt niet uit. Hoeveel kaarten pakt Zoë?", 8),
    ],
)  # fmt: skip
def test_a_card_held_and_laid_is_one_and_nobody_challenges(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4, house=("progressive",))
    assert (found.verdict, found.value) == ("value", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Lou got a draw two and duly drew. Now I'm on, may my own draw two go on top?"),
        ("de", "Lou bekam eine +2 und hat brav gezogen. Jetzt komme ich, darf meine +2 da drauf?"),
        ("nl", "Lou kreeg een +2 en heeft braaf getrokken. Nu kom ik, mag mijn +2 daar bovenop?"),
    ],
)
def test_a_penalty_that_was_served_lets_the_same_card_follow(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Just Zoe and me. She lays a reverse, may I go on?", "no"),
        ("en", "Just Zoe and me. I lay a reverse, may I go on?", "yes"),
        ("de", "Nur Zoe und ich. Sie legt einen Richtungswechsel, bin ich wieder dran?", "no"),
        ("de", "Nur Zoe und ich. Ich lege einen Richtungswechsel, bin ich wieder dran?", "yes"),
        ("nl", "Zoë en ik, meer niet. Ze legt een keerkaart, mag ik door?", "no"),
        ("nl", "Zoë en ik, meer niet. Ik leg een keerkaart, mag ik door?", "yes"),
    ],
)
def test_whoever_of_two_laid_it_goes_on(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, players=2).verdict == verdict


@pytest.mark.parametrize(
    ("language", "game", "question", "never"),
    [
        # Laid a turn later: one is left again.
        ("en", "classic", "I'd said uno, had to draw and kept the card, next turn I laid it. Do I "
         "say uno again?", "no"),
        # The next one has begun, in words that are not known.
        ("de", "classic", "Nia hat nur noch eine und sagte nichts, Lou war längst dran. Kann ich "
         "sie erwischen?", "depends"),
        # In No Mercy the leaflet does not say who names the colour.
        ("en", "no-mercy", "My uncle plays a colour roulette and I say red. May I decide that?",
         "no"),
        # Two different people beside whoever asks.
        ("en", "classic", "My uncle plays a wild and my aunt says red. May she decide that?",
         "yes"),
        ("de", "classic", "Mein Onkel legt eine Farbwahlkarte und Tom sagt Rot. Darf Tom das "
         "bestimmen?", "yes"),
    ],
)  # fmt: skip
def test_what_is_near_is_another_matter(
    language: str, game: str, question: str, never: str
) -> None:
    assert answered(question, game, language).verdict != never
