"""People and deeds called by another name: the neighbour on the left, an accusation, a refusal."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "There are ten of us. May all ten play, or is that too many for one game?", "yes"),
        ("en", "There are eleven of us. Can all play, or would that be too many?", "no"),
        ("de", "Wir sind zehn Leute. Dürfen alle zehn mitspielen, oder wird das zu viel?", "yes"),
        ("de", "Wir sind elf Leute. Dürfen alle mitspielen, oder sind das zu viele?", "no"),
        ("nl", "We zijn met tien. Kunnen we allemaal meedoen, of wordt dat te veel?", "yes"),
        ("nl", "We zijn met elf. Kunnen we allemaal meedoen, of is dat teveel?", "no"),
    ],
)
def test_or_too_many_is_the_other_half(language: str, question: str, verdict: str) -> None:
    assert answered(question, "classic", language, None).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I play the draw two as flex. Can my neighbour on the left still have her turn "
         "after that?", "yes"),
        ("en", "I play the draw two without flex. May the next player play after that?", "no"),
        ("de", "Ich lege die Zieh zwei in der Flex-Variante. Darf meine linke Nachbarin danach "
         "ganz normal ihren Zug machen?", "yes"),
        ("de", "Ich lege die Zieh zwei ohne Flex. Ist mein linker Nachbar danach normal dran?",
         "no"),
        ("nl", "Ik speel de pak-twee op zijn flex. Mag mijn linkerbuurvrouw daarna gewoon haar "
         "beurt spelen?", "yes"),
        ("nl", "Ik speel een neem-twee zonder flex. Mag mijn linkerbuur daarna gewoon spelen?",
         "no"),
    ],
)  # fmt: skip
def test_the_neighbour_on_the_left_comes_next(language: str, question: str, verdict: str) -> None:
    found = answered(question, "flex", language, 4)
    assert (found.verdict, found.ruling, found.confidence) == (verdict, "lose-turn", 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "His plus four was honest and I had still accused him of bluffing. So six cards for "
         "me?", "yes"),
        ("en", "His plus four was honest and Sue accused him of bluffing. Six cards for me?", "no"),
        ("de", "Seine Plus vier war ehrlich, und ich hatte ihm trotzdem Bluff vorgeworfen. Also "
         "sechs Karten für mich?", "yes"),
        ("de", "Seine Plus vier war ehrlich, und ich hab ihm Bluffen unterstellt. Zieht er jetzt "
         "vier?", "no"),
        ("nl", "Zijn plus vier was eerlijk en ik had hem toch van bluf beschuldigd. Zes kaarten "
         "voor mij dus?", "yes"),
        ("nl", "Ik beschuldigde Tom van bluf, maar hij was eerlijk. Moet Tom er zes trekken?",
         "no"),
    ],
)  # fmt: skip
def test_whoever_accuses_challenges(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, 4)
    assert (found.verdict, found.ruling) == (verdict, "challenge-innocent")
    assert found.confidence == 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I have to take the four and I don't believe him. Can he refuse to show me his "
         "cards?"),
        ("en", "He challenges my plus four. May I refuse to let him see my hand?"),
        ("de", "Ich muss die vier ziehen und glaub ihm nicht. Kann er sich weigern, mir seine "
         "Karten zu zeigen?"),
        ("nl", "ik moet die vier pakken en ik geloof hem niet. kan hij weigeren om me zijn kaarten "
         "te laten zien?"),
    ],
)  # fmt: skip
def test_who_is_challenged_may_not_refuse_to_show(language: str, question: str) -> None:
    found = answered(question, "classic", language, 4)
    assert (found.verdict, found.ruling, found.confidence) == ("no", "challenge-show", 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I do not challenge him. May he refuse to show me his hand?"),
        ("de", "Ich zweifle nicht an. Darf er sich weigern, mir seine Karten zu zeigen?"),
        ("nl", "Tom daagt Anna uit. Mag zij weigeren mij haar hand te laten zien?"),
    ],
)
def test_nobody_shows_to_who_did_not_challenge(language: str, question: str) -> None:
    assert answered(question, "classic", language, 4).confidence != 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I laid a 7 and want to swap with Grandma. Dad says it has to be the next player. "
         "Can I still take her hand?"),
        ("de", "Ich hab die gelbe Sieben gespielt und will mit Jonas tauschen, weil der nur zwei "
         "Karten hat. Jonas meint, getauscht wird immer mit dem linken Nachbarn, und das wär die "
         "Emma. Darf ich mir trotzdem seine Hand holen?"),
        ("nl", "Ik leg een 7 en wil met oma ruilen. Papa zegt dat het de volgende moet zijn. Mag "
         "ik toch met oma ruilen?"),
    ],
)  # fmt: skip
def test_whoever_laid_a_seven_takes_whose_hand_they_like(language: str, question: str) -> None:
    found = answered(question, "no-mercy", language, 4)
    assert (found.verdict, found.ruling, found.confidence) == ("yes", "seven", 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I lay a 7 and want to swap. May I swap with grandma and dad?"),
        ("de", "Ich lege eine 7 und will tauschen. Darf ich mit Oma und Papa tauschen?"),
        ("nl", "Ik leg een 7 en wil ruilen. Mag ik met oma en papa ruilen?"),
    ],
)
def test_a_seven_is_silent_of_two_at_once(language: str, question: str) -> None:
    assert answered(question, "no-mercy", language, 4).confidence != 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "There's a zero down and we're going anticlockwise at the moment. Do I give my "
         "cards to whoever sits on my right?", "yes"),
        ("de", "Da liegt eine Null und wir spielen gerade gegen den Uhrzeigersinn. Geb ich meine "
         "Karten dann dem, der rechts von mir sitzt?", "yes"),
        ("nl", "er ligt een nul en we draaien momenteel tegen de klok in. Geef ik mijn kaarten dan "
         "aan wie rechts van mij zit?", "yes"),
        ("nl", "Er ligt een nul en we draaien met de klok mee. Geef ik mijn kaarten dan aan wie "
         "rechts van mij zit?", "no"),
        ("nl", "Er ligt een nul. Aan wie geef ik mijn kaarten?", "explain"),
    ],
)  # fmt: skip
def test_to_whoever_sits_there_asks_for_nobody(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language, 4)
    assert (found.verdict, found.ruling) == (verdict, "zero")
