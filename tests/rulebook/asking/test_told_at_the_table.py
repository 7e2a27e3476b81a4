"""Short stories of which one thing decides: whose hand, which way, which colour, which card."""

import pytest

from tests.rulebook.at_hand import answered

Answered = tuple[str, int | None]


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "Lowest total: Gus is out of cards, I hold 28 and Wes 71. What gets added to my "
         "score?", 28),
        ("en", "We play lowest total wins. Gus went out, Wes has 71 left and I have 28 left. How "
         "many points are added to my score?", 28),
        ("en", "Lowest total: I'm out of cards, Wes holds 71 and Gus 28. What gets added to my "
         "score?", 0),
        ("de", "Niedrigste Summe gewinnt: Gustav ist fertig, ich habe 28 auf der Hand und Wim 71. "
         "Was kommt bei mir dazu?", 28),
        ("de", "Niedrigste Summe gewinnt: Ich bin fertig, Wim hat 71 und Gustav 28. Was kommt bei "
         "mir dazu?", 0),
        ("nl", "Laagste totaal wint: Guus is uit, ik heb 28 en Wim heeft 71. Hoeveel komt er bij "
         "mij bij?", 28),
        ("nl", "Laagste totaal wint: ik ben uit, Guus heeft 28 en Wim heeft 71. Hoeveel komt er "
         "bij mij bij?", 0),
    ],
)  # fmt: skip
def test_where_everybody_keeps_their_own_only_the_own_hand_is_added(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, 3).value == value


def test_a_total_of_before_is_no_hand() -> None:
    told = "Lowest total: I was on 35 and got caught with 60. What's my new score?"
    assert answered(told, "classic", "en", 3).value == 95


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        ("en", "I challenged Gus's +4 and he turned out to have the colour. What do I draw, in "
         "cards?", ("value", 0)),
        ("en", "I challenged Gus's +4 and he turned out to hold that colour. What does Gus draw, "
         "in cards?", ("value", 4)),
        ("en", "I challenged Gus's +4 and he turned out not to have the colour. How many do I "
         "draw?", ("value", 6)),
        ("en", "Challenged, and his hand was dirty. So I take six?", ("no", None)),
        ("en", "Challenged, and his hand was clean. So I take six?", ("yes", None)),
        ("en", "Challenged, and my hand wasn't clean. So I take four?", ("yes", None)),
        ("en", "Challenged, and now he's showing me his hand. So I take six?", ("depends", None)),
        ("de", "Ich habe Wims +4 angezweifelt und er hatte die Farbe. Was kostet mich das, in "
         "Karten?", ("value", 0)),
        ("de", "Angezweifelt, und seine Hand war nicht sauber. Ziehe ich also sechs?",
         ("no", None)),
        ("de", "Angezweifelt, und jetzt zeigt er mir seine Karten. Ziehe ich also sechs?",
         ("depends", None)),
        ("nl", "Ik daagde Wims +4 uit en hij bleek de kleur te hebben. Hoeveel pak ik?",
         ("value", 0)),
        ("nl", "Uitgedaagd, en zijn hand was schoon. Pak ik er dus zes?", ("yes", None)),
        ("nl", "Uitgedaagd, en nu laat hij me zijn hand zien. Pak ik er dus zes?",
         ("depends", None)),
    ],
)  # fmt: skip
def test_what_a_doubt_costs_hangs_on_the_hand(language: str, question: str, told: Answered) -> None:
    found = answered(question, "classic", language)
    assert (found.verdict, found.value) == told


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Normal Flex Wild Draw 4, I challenge. Blue was on, she has no blue and no wild. Is "
         "she guilty?", "no"),
        ("de", "Normale Flex +4, ich zweifle. Blau lag, sie hat kein Blau und keine Farbwahl. Ist "
         "sie schuldig?", "no"),
        ("nl", "Gewone Flex +4, ik daag uit. Blauw lag er, ze heeft geen blauw en geen joker. Is "
         "ze schuldig?", "no"),
        ("en", "Normal Flex Wild Draw 4, I challenge. Blue was on, she has no blue but a wild. Is "
         "she guilty?", "yes"),
    ],
)  # fmt: skip
def test_without_a_wild_nobody_is_guilty_in_flex(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "flex", language)
    assert (found.ruling, found.verdict) == ("flex-challenge", verdict)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Green is on and I have a yellow 4, nothing green at all. May I lay my Wild Draw Four?",
         "yes"),
        ("Green is on and I have a yellow 4 and a green 9. May I lay my Wild Draw Four?", "no"),
    ],
)  # fmt: skip
def test_what_is_on_is_the_colour_that_lies(question: str, verdict: str) -> None:
    assert answered(question, "classic", "en").verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Zero laid, play's going anticlockwise, Wes is on my left. Does my hand go to Wes?",
         "no"),
        ("en", "Zero laid, play's going clockwise, Wes is on my left. Does my hand go to Wes?",
         "yes"),
        ("en", "Zero laid, Wes is on my right. Does my hand go to Wes?", "depends"),
        ("de", "Eine Null liegt, es geht gegen den Uhrzeigersinn, Wim sitzt rechts von mir. Geht "
         "meine Hand an Wim?", "yes"),
        ("de", "Eine Null liegt, Wim sitzt links von mir. Geht meine Hand an Wim?", "depends"),
        ("nl", "Nul gelegd, we spelen tegen de klok in, Wim zit links van mij. Gaat mijn hand naar "
         "Wim?", "no"),
        ("nl", "Nul gelegd, we spelen met de klok mee. Krijg ik de kaarten van mijn linkerbuur?",
         "no"),
    ],
)  # fmt: skip
def test_hands_go_the_way_of_play(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, 5, ("seven-zero",))
    assert (found.ruling, found.verdict) == ("zero", verdict)


@pytest.mark.parametrize(
    ("language", "house", "question", "verdict"),
    [
        ("en", ("jump-in",), "blue 6 up, got a 6, not my turn, in with it?", "depends"),
        ("en", ("jump-in",), "blue 6 up, got a yellow 6, not my turn, in with it?", "no"),
        ("en", ("jump-in",), "blue 6 up, got the other blue 6, not my turn, in with it?", "yes"),
        ("en", (), "blue 6 up, got the other blue 6, not my turn, in with it?", "no"),
        ("de", ("jump-in",), "blaue 6 liegt, hab eine 6, nicht dran, rein damit?", "depends"),
        ("nl", ("jump-in",), "blauwe 6 ligt, heb een 6, niet mijn beurt, ermee ertussen?",
         "depends"),
        ("nl", (), "blauwe 6 ligt, heb de andere blauwe 6, niet mijn beurt, ermee ertussen?", "no"),
    ],
)  # fmt: skip
def test_that_it_is_not_ones_turn_is_told(
    language: str, house: tuple[str, ...], question: str, verdict: str
) -> None:
    assert answered(question, "classic", language, house=house).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "red discard all, does my wild draw ten go with it", "no"),
        ("en", "I lay a red discard all. Does my red skip go too?", "yes"),
        ("en", "I lay a red discard all. Does my yellow skip go too?", "no"),
        ("de", "Rote Alle ablegen, geht mein Farbroulette auch weg?", "no"),
        ("de", "Ich lege rote Alle ablegen. Geht meine rote 3 auch weg?", "yes"),
        ("nl", "rode gooi alles weg, gaat mijn +10 mee?", "no"),
        ("nl", "Ik leg een rode gooi alles weg. Gaat mijn gele 3 ook weg?", "no"),
    ],
)  # fmt: skip
def test_only_cards_of_its_colour_go_along(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("discard-all", verdict)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Nothing of mine fits and the one I drew doesn't fit either. Another one?"),
        ("en", "I can't play and the card I drew doesnt match. Do I draw again?"),
        ("de", "Nichts passt und die gezogene passt auch nicht. Noch eine?"),
        ("nl", "Niets past en die ik trok past ook niet. Nog een?"),
    ],
)  # fmt: skip
def test_how_often_one_draws_hangs_on_the_game(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "no"
    assert answered(question, "no-mercy", language).verdict == "yes"


def test_of_a_card_that_fits_nothing_is_concluded() -> None:
    told = "Nothing I had fit but the one I drew fits. Another one?"
    assert answered(told, "classic", "en").ruling != "no-playable"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I forgot uno and they caught me before the next player did a thing. Do I pay two?"),
        ("de", "Ich habe UNO vergessen, und sie haben mich erwischt, bevor der Nächste was gemacht "
         "hat. Zahle ich zwei?"),
        ("nl", "Ik vergat uno en ze betrapten me voordat de volgende iets deed. Pak ik er twee?"),
    ],
)  # fmt: skip
def test_before_the_next_one_does_a_thing_is_in_time(language: str, question: str) -> None:
    assert answered(question, "classic", language).verdict == "yes"
