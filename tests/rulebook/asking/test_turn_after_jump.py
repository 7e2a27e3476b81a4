"""Whose turn it is after a card was thrown in out of turn, and who has to wait for theirs."""

import pytest

from tests.rulebook.at_hand import answered

JUMP_IN = ("jump-in",)
SEATS = {
    "en": "We sit Mia, Elif, me, Jo. Mia laid a yellow 9 and I jumped in with my yellow 9.",
    "de": "Reihenfolge: Mia, Elif, ich, Jo. Mia legt eine gelbe 9, ich werfe meine gelbe 9 rein.",
    "nl": "De volgorde is Mia, Elif, ik, Jo. Mia legt een gele 9, ik gooi mijn gele 9 ertussen.",
}
DRAWS = {
    "en": "We sit Ann, me, Ole, Tom. Ann plays a red draw two on me, and Ole jumps in with the "
    "other red draw two.",
    "de": "Wir sitzen so: Ann, ich, Ole, Tom. Ann legt eine rote Zieh zwei, die mich träfe, da "
    "wirft Ole die andere rote Zieh zwei rein.",
    "nl": "We zitten zo: Ann, ik, Ole, Tom. Ann legt een rode +2, Ole gooit de andere rode +2 "
    "ertussen.",
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Is it Elif's turn now?", "no"),
        ("en", "Jo says he's next. Is that right?", "yes"),
        ("de", "Elif besteht darauf, dass sie jetzt kommt. Hat sie recht?", "no"),
        ("de", "Ist jetzt Jo dran?", "yes"),
        ("nl", "Is Elif nu aan de beurt?", "no"),
        ("nl", "Jo zegt dat hij nu mag. Klopt dat?", "yes"),
    ],
)
def test_play_goes_on_after_whoever_threw_the_card_in(
    language: str, question: str, verdict: str
) -> None:
    text = f"{SEATS[language]} {question}"
    told = answered(text, "classic", language, players=4, house=JUMP_IN)
    assert (told.ruling, told.verdict, told.confidence) == ("jump-in", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Do I draw?", "no"),
        ("en", "Do I get off drawing?", "yes"),
        ("en", "Does Tom draw?", "yes"),
        ("de", "Ole meint, damit ist Anns Karte aufgehoben und ich zieh nix. Stimmt das?", "yes"),
        ("de", "Muss Tom zwei ziehen?", "yes"),
        ("nl", "Moet ik pakken?", "no"),
        ("nl", "Ole zegt dat ik niks hoef te pakken. Klopt dat?", "yes"),
    ],
)
def test_only_the_second_draw_two_is_drawn_for(language: str, question: str, verdict: str) -> None:
    text = f"{DRAWS[language]} {question}"
    told = answered(text, "classic", language, players=4, house=JUMP_IN)
    assert (told.ruling, told.verdict, told.confidence) == ("jump-in-action", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "So Pip jumped in with the same green 3, ahead of Ola, who should have gone; Pip's "
         "left-hand neighbour is Quinn. Ola says it's still her go. Is it?", "no"),
        ("en", "I was next but Sam jumped in with the same blue 7. He says I have to wait. Is that "
         "right?", "yes"),
        ("en", "I jumped in with a yellow 1 on the yellow 1, and now Hugo, who was really next, "
         "wants to go. May he?", "no"),
        ("de", "Tim legt eine rote 4, eigentlich kommt Oma, aber ich werfe die zweite rote 4 "
         "dazwischen. Jetzt will Oma legen. Darf sie?", "no"),
        ("de", "Sam hat die gleiche blaue 7 reingeworfen, Sams linker Nachbar ist Mara. Mara sagt, "
         "sie ist dran. Stimmt das?", "yes"),
        ("nl", "Ik was aan de beurt, maar Sam gooide dezelfde blauwe 7 ertussen. Ik zeg dat ik nog "
         "steeds aan de beurt ben. Heb ik gelijk?", "no"),
        ("nl", "Sam gooide dezelfde blauwe 7 ertussen, na Sam komt Mara. Is Mara de volgende?",
         "yes"),
    ],
)  # fmt: skip
def test_whoever_would_have_been_on_is_passed_over(
    language: str, question: str, verdict: str
) -> None:
    told = answered(question, "classic", language, house=JUMP_IN)
    assert (told.ruling, told.verdict, told.confidence) == ("jump-in", verdict, 1.0)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Ola was next, but Pip wants to jump in with the same green 3. Is it Ola's turn?"),
        ("en", "Ola was next, but Pip jumped in with a blue 3 on the green 3. Is it Ola's turn?"),
        ("en", "Pip jumped in with the same green 3. Is it Ola's turn?"),
        ("de", "Ola war dran, Pip hat die gleiche grüne 3 reingeworfen, dann hat Ola dasselbe "
         "gemacht. Ist Ola jetzt dran?"),
        ("nl", "Ola was aan de beurt, Pip gooide dezelfde groene 3 ertussen en Ola ook. Is Ola nu "
         "aan de beurt?"),
    ],
)  # fmt: skip
def test_where_more_is_told_nobody_knows_whose_turn_it_is(language: str, question: str) -> None:
    assert answered(question, "classic", language, house=JUMP_IN).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "Nina dropped a red 5, Ola's the one to play, and I'm three chairs further along "
         "with a red 5 of my own. Ola says I have to wait my turn. Do I?", "no"),
        ("en", "A red 5 is on the pile, it's Ola's turn, I hold a green 5. Do I have to wait for "
         "my turn?", "yes"),
        ("de", "Nina legt eine rote 5, Ola ist dran, und ich hab auch eine rote 5. Ola sagt, ich "
         "muss warten, bis ich dran bin. Stimmt das?", "no"),
        ("de", "Nina legt eine rote 5, Ola ist dran, und ich hab eine gelbe 5. Muss ich warten?",
         "yes"),
        ("nl", "Er ligt een rode 5, Ola is aan de beurt, ik heb een rode 5. Moet ik wachten tot ik "
         "aan de beurt ben?", "no"),
    ],
)  # fmt: skip
def test_nobody_waits_with_the_twin_of_the_card(language: str, question: str, verdict: str) -> None:
    told = answered(question, "classic", language, house=JUMP_IN)
    assert (told.ruling, told.verdict, told.confidence) == ("jump-in", verdict, 1.0)
    without = answered(question, "classic", language)
    assert without.verdict == "yes"


@pytest.mark.parametrize(
    "question",
    [
        "A red 5 lies there, it's my turn, I hold a red 5. Do I have to wait?",
        "A red 5 lies there, it's Ola's turn, Pip holds a red 5. Do I have to wait?",
    ],
)
def test_of_other_people_and_turns_nothing_is_read(question: str) -> None:
    assert answered(question, "classic", "en", house=JUMP_IN).confidence < 1.0


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "We sit Abe, Bea, Cat, Dan. Abe played a red 6 and Cat jumped in with the other red "
         "6. Bea says it's still her turn next. Is it?"),
        ("de", "Anna spielt eine rote 6. Bernd sitzt hinter ihr, aber ich hatte auch eine rote 6 "
         "und hab sie reingeworfen. Ist Bernd dran?"),
        ("nl", "Sofie legde een groene 9. Tim zit na haar en ik na Tim, maar ik had ook een groene "
         "9 en knalde die er meteen op. Nu wil Tim spelen omdat hij zogezegd was overgeslagen. Is "
         "Tim aan de beurt?"),
    ],
)  # fmt: skip
def test_whoever_holds_the_twin_throws_it_in(language: str, question: str) -> None:
    told = answered(question, "classic", language, players=4, house=JUMP_IN)
    assert (told.ruling, told.verdict, told.confidence) == ("jump-in", "no", 1.0)
