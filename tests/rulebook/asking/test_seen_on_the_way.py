"""A zero that is a card, hands shown to all, another one's 7, and hands just under the limit."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "May I play the wild draw four although I have a blue zero and blue is on top?",
         "no"),
        ("en", "Can I play my +4 if I've got zero blue and blue's the colour?", "yes"),
        ("de", "zieh vier legen obwohl ich noch ne blaue null hab und blau liegt, regelkonform?",
         "no"),
        ("de", "Darf ich die Zieh vier legen, wenn ich noch ne rote 5 hab und blau liegt?", "yes"),
        ("de", "Ich hab null blaue, und blau liegt. Darf ich die Zieh vier legen?", "yes"),
        ("nl", "Mag ik neem vier spelen als ik een blauwe nul heb en er blauw ligt?", "no"),
        ("nl", "Mag ik neem vier spelen als ik een rode nul heb en er blauw ligt?", "yes"),
        ("nl", "Blauw ligt en ik heb nul blauwe kaarten. Mag ik neem vier spelen?", "yes"),
    ],
)  # fmt: skip
def test_a_zero_behind_a_colour_is_a_card(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("wild-draw-four-when", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "May I refuse to show everybody my hand?", "yes"),
        ("en", "Can she refuse to show her hand to the rest of us?", "yes"),
        ("en", "I've been challenged. Can I refuse to show my cards to the challenger?", "no"),
        ("de", "Darf ich mich weigern, allen meine Karten zu zeigen?", "yes"),
        ("de", "Darf ich mich weigern, meine Karten zu zeigen, wenn ich angezweifelt werde?", "no"),
        ("nl", "Ik word uitgedaagd. Mag ik weigeren mijn kaarten aan de hele tafel te tonen?",
         "yes"),
        ("nl", "Ik word uitgedaagd. Mag ik weigeren mijn kaarten te tonen?", "no"),
    ],
)  # fmt: skip
def test_nobody_has_to_show_a_hand_to_all(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.verdict) == ("challenge-show", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Emma plays a 7, and I want to swap with Jonas. Can I take his hand?", "no"),
        ("en", "I play a 7, and I want to swap with Jonas. Can I take his hand?", "yes"),
        ("de", "Emma legt die 7, und ich will mit Jonas tauschen. Darf ich mir seine Hand holen?",
         "no"),
        ("de", "Ich lege die 7 und will mit Jonas tauschen. Darf ich mir seine Hand holen?", "yes"),
        ("nl", "Emma legt een 7 en ik wil met Jonas ruilen. Mag ik zijn kaarten pakken?", "no"),
        ("nl", "Ik leg een 7 en wil met Jonas ruilen. Mag ik zijn kaarten pakken?", "yes"),
    ],
)  # fmt: skip
def test_whoever_laid_the_seven_chooses(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("seven", verdict)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "I'm at 24 cards and have a draw card that I can put another on. Am I out?",
         "depends"),
        ("en", "I'm at 12 cards and have a draw 4 that I can put another on. Am I out?", "no"),
        ("en", "I'm at 26 cards and have a draw card that I can put another on. Am I out?", "yes"),
        ("de", "Ich habe 24 Karten und bekomme eine Ziehkarte, auf die ich eine andere legen kann. "
         "Bin ich raus?", "depends"),
        ("de", "Ich habe 24 Karten und bekomme eine Ziehkarte, auf die ich keine andere legen kann."
         " Bin ich raus?", "yes"),
        ("nl", "Ik zit op 24 kaarten en er ligt een +4 waar ik een +6 op kan leggen. Lig ik eruit?",
         "depends"),
        ("en", "I had 17 cards and got the roulette; the ninth one was blue at last. Am I out?",
         "yes"),
        ("de", "Ich musste beim Roulette aufdecken, bis Gelb kam, und hatte schon 18 Karten. Die "
         "achte war endlich gelb. Darf ich noch weiterspielen?", "no"),
        ("nl", "Ik had 12 kaarten en kreeg de roulette. Ik zei geel en pas de achtste kaart was "
         "geel. Lig ik eruit?", "no"),
    ],
)  # fmt: skip
def test_a_hand_just_under_the_limit(language: str, question: str, verdict: str) -> None:
    found = answered(question, "no-mercy", language)
    assert (found.ruling, found.verdict) == ("mercy", verdict)


def test_another_ones_roulette_is_not_mine() -> None:
    question = (
        "Tom had 18 cards and got hit by the roulette. He said yellow and only the eighth "
        "card was yellow. Am I out?"
    )
    assert answered(question, "no-mercy", "en").ruling != "mercy"


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Does the penalty for bluffing stay the same even with three draw fours piled up?",
         "no"),
        ("de", "Bleibt die Strafe fürs Bluffen gleich hoch, auch wenn schon drei Zieh-vier "
         "übereinander liegen?", "no"),
        ("nl", "Blijft de straf voor bluffen even hoog als er al drie neem-vieren op elkaar "
         "liggen?", "no"),
        ("nl", "Wordt de straf voor bluffen hoger als er drie +4's op elkaar liggen?", "yes"),
    ],
)  # fmt: skip
def test_the_penalty_of_a_bluff_grows(language: str, question: str, verdict: str) -> None:
    found = answered(question, "classic", language, house=("progressive",))
    assert (found.ruling, found.verdict) == ("progressive", verdict)


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "Eight of us, two tables, everyone plays four rounds with each other "
         "person as partner. How many rounds do we end up with?", 28),
        ("en", "classic", "Eight players at two tables. Everyone plays four rounds with each "
         "partner. How many rounds is one stage?", 4),
        ("nl", "classic", "Acht man, twee tafels, en iedereen speelt vier rondes met ieder ander "
         "als maat. Op hoeveel rondes komen we uit?", 28),
        ("de", "classic", "mir sind achti, zwei tisch, partner wechsled immer. wie vil runde git "
         "das im ganze?", 28),
        ("en", "classic", "All the red cards together, so the numbers plus the red draw twos, "
         "reverses and skips: how many should there be?", 25),
        ("de", "classic", "Alle roten Karten zusammen, also die Zahlen plus die roten Zieh zwei, "
         "Richtungswechsel und Aussetzen: wie viele müssen es sein?", 25),
        ("nl", "classic", "Alle rode cijferkaarten bij elkaar: hoeveel zijn dat er?", 19),
        ("nl", "flex", "iedereen-pakt-joker met flex gespeeld, we zijn met vier. hoeveel kaarten "
         "gaan er bij elkaar van de stapel?", 6),
    ],
)  # fmt: skip
def test_all_of_them_are_counted(language: str, game: str, question: str, value: int) -> None:
    found = answered(question, game, language)
    assert (found.verdict, found.value) == ("value", value)
