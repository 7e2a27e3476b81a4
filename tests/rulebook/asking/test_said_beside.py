"""What stands beside the question and turns nothing round: who it is not, and what was right."""

import pytest

from tests.rulebook.at_hand import answered

JUMP_IN = ("jump-in",)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Wenn einer reinwirft, geht's bei dem weiter, der nach ihm sitzt, und nicht bei dem,"
         " der eigentlich dran gewesen wär. Stimmt's?", "yes"),
        ("de", "Wenn einer reinwirft, geht's bei dem weiter, der eigentlich dran war, und nicht bei"
         " dem, der nach ihm sitzt. Stimmt's?", "no"),
        ("de", "Wenn einer reinwirft, geht's danach nicht bei dem weiter, der eigentlich dran"
         " gewesen wär. Stimmt's?", "yes"),
        ("en", "When somebody jumps in, play continues with the person sitting after them, not with"
         " whoever was really up. Is that right?", "yes"),
        ("en", "After a jump-in it goes back to the player whose turn it was, and not to the one"
         " after the jumper. Correct?", "no"),
        ("nl", "Als iemand ertussen gooit, gaat het verder bij degene die na hem zit, en niet bij"
         " degene die eigenlijk aan de beurt was. Klopt dat?", "yes"),
        ("nl", "Als iemand ertussen gooit, gaat het verder bij degene die eigenlijk aan de beurt"
         " was, en niet bij degene na hem. Klopt dat?", "no"),
    ],
)  # fmt: skip
def test_with_whom_it_does_not_go_on_is_said_beside(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4, house=JUMP_IN)
    assert (found.ruling, found.verdict) == ("jump-in", verdict)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "value"),
    [
        ("de", "Sie hat mit der Plus vier geschummelt. Wie viele Karten nimmt sie auf, nachdem ich"
         " sie zu Recht angefochten hab?", "challenge-guilty", 4),
        ("de", "Wie viele Karten nehme ich auf, nachdem ich sie wegen der +4 zu Recht angefochten"
         " hab?", "challenge-guilty", 0),
        ("de", "Ich wurde mit meiner +4 zu Recht herausgefordert. Wie viele muss ich ziehen?",
         "challenge-guilty", 4),
        ("de", "Er hat die +4 zu Recht gelegt und ich hab ihn angezweifelt. Wie viele Karten ziehe"
         " ich?", "challenge-innocent", 6),
        ("en", "She cheated with the plus four, blue was on the pile and she still had two blues in"
         " her hand. How many does she take after I rightly challenged her?",
         "challenge-guilty", 4),
        ("nl", "Hij legde de +4 terecht en ik daagde hem uit. Hoeveel pak ik?",
         "challenge-innocent", 6),
        ("nl", "Hoeveel kaarten pak ik nadat ik hem terecht heb uitgedaagd op zijn +4?",
         "challenge-guilty", 0),
    ],
)  # fmt: skip
def test_rightly_is_told_of_the_doubt_or_of_the_card(
    language: str, question: str, ruling: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == (ruling, value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Drei sind während der Runde rausgeflogen, ich hab gewonnen. Auf wie viel beläuft"
         " sich allein der Bonus?", 750),
        ("de", "Bin als Einziger übrig, Bonus wie hoch?", 1000),
        ("en", "Three got knocked out during the round, I won. What does the bonus alone come to?",
         750),
        ("nl", "Drie zijn er tijdens de ronde uitgevlogen, ik heb gewonnen. Op hoeveel komt alleen"
         " de bonus?", 750),
    ],
)  # fmt: skip
def test_the_bonus_alone_leaves_nobody_alone(language: str, question: str, value: int) -> None:
    found = answered(question, "no-mercy", language, players=5)
    assert (found.ruling, found.value) == ("knock-out-bonus", value)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "value"),
    [
        ("de", "Lena kommt später dazu. Bei wie viel Punkten beginnt sie?", "late-joiner", 0),
        ("de", "Bei wie vielen Punkten ist Schluss, wenn einer später dazukommt?", "target", 500),
        ("en", "My neighbour only joins in the third round. At how many points does he start?",
         "late-joiner", 0),
        ("nl", "Mijn zus komt er later bij. Bij hoeveel punten begint ze?", "late-joiner", 0),
    ],
)  # fmt: skip
def test_where_somebody_starts_is_no_target(
    language: str, question: str, ruling: str, value: int
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.value) == (ruling, value)


@pytest.mark.parametrize(
    ("language", "question", "ruling", "value"),
    [
        ("nl", "Ik kreeg een plus vier, daag uit, en ze had de kleur helemaal niet. Hoeveel moet ik"
         " trekken?", "challenge-innocent", 6),
        ("nl", "Ik kreeg een plus vier, daag uit, en ze had de kleur wel. Hoeveel moet ik trekken?",
         "challenge-guilty", 0),
        ("de", "Ich krieg die plus vier, zweifle an, und sie hatte die Farbe überhaupt nicht. Wie"
         " viele muss ich ziehen?", "challenge-innocent", 6),
        ("en", "I got a wild draw four, I challenge, and she did not have the colour at all. How"
         " many do I draw?", "challenge-innocent", 6),
    ],
)  # fmt: skip
def test_not_at_all_is_not(language: str, question: str, ruling: str, value: int) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == (ruling, value)
