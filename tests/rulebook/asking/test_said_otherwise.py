"""The same question in other everyday words has the same answer."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Ich hab noch zwei 8er, eine Plus 2 und eine 3. Was zählt das?", 39),
        ("de", "Mia hockt auf drei 5ern. Wie viele Punkte sind das?", 15),
        ("de", "Ich habe zwei rote 8en und eine 3. Was zählt das?", 19),
        ("de", "Ich habe noch eine 2, eine 8 und eine 3. Was zählt das?", 13),
        ("en", "I still have two 8s, a plus 2 and a 3. How many points?", 39),
        ("en", "I still have a 2, an 8 and a 3. How many points?", 13),
        ("nl", "Ik heb nog twee 8's, een plus 2 en een 3. Hoeveel punten?", 39),
        ("nl", "Ik heb nog twee 8en, een plus 2 en een 3. Hoeveel punten?", 39),
        ("nl", "Ik heb nog een 2, een 8 en een 3. Hoeveel punten?", 13),
    ],
)
def test_a_number_before_several_of_one_kind_counts_them(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "classic", language, players=4).value == value


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("de", "Die +4 trifft Opa. Darf ich sie anzweifeln?", "no"),
        ("de", "Die +4 trifft mich. Darf ich sie anzweifeln?", "yes"),
        ("de", "Die +4 trifft Opa. Darf er sie anzweifeln?", "yes"),
        ("de", "Jan legt Opa eine +4. Darf ich die anzweifeln?", "no"),
        ("de", "Jan gibt mir eine +4. Darf ich die anzweifeln?", "yes"),
        ("en", "The +4 hits Grandpa. May I challenge it?", "no"),
        ("en", "Tom gives Lisa a +4. May I challenge it?", "no"),
        ("en", "Tom gives me a +4. May I challenge it?", "yes"),
        ("nl", "De +4 treft Sanne. Mag ik hem aanvechten?", "no"),
        ("nl", "De +4 treft mij. Mag ik hem aanvechten?", "yes"),
        ("nl", "Tom geeft opa een +4. Mag ik die aanvechten?", "no"),
    ],
)
def test_only_whoever_the_card_is_given_to_may_doubt_it(
    language: str, question: str, verdict: str
) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.verdict) == ("challenge-who", verdict)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Ich fechte die +4 an und er hatte die Farbe nicht. Wie viele muss ich nehmen?", 6),
        ("Ich fechte die +4 an und er hatte die Farbe. Wie viele muss er nehmen?", 4),
        ("Opa zweifelt meine +4 an, ich hatte die Farbe aber nicht. Wie viele zieht er?", 6),
        ("Ich hab UNO vergessen und Opa hat's gesehen. Wie viele Karten gibt's?", 2),
    ],
)
def test_the_penalty_is_the_same_in_other_words(question: str, value: int) -> None:
    assert answered(question, "classic", "de", players=4).value == value


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Opa legt mir eine +2 hin. Muss ich zwei Karten abheben?", "yes"),
        ("Opa legt mir eine +2 hin. Muss ich drei Karten abheben?", "no"),
        ("Mia spielt mir eine +2 hin. Muss ich zwei aufheben?", "yes"),
    ],
)
def test_cards_are_drawn_by_other_verbs_as_well(question: str, verdict: str) -> None:
    assert answered(question, "classic", "de", players=4).verdict == verdict


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Who deals next?"),
        ("en", "Who deals the second round?"),
        ("de", "Wer gibt als Nächstes?"),
        ("de", "Wer gibt in der nächsten Runde?"),
        ("nl", "Wie deelt de volgende ronde?"),
        ("nl", "Wie deelt er hierna?"),
    ],
)
def test_who_deals_next_is_not_who_deals_first(language: str, question: str) -> None:
    found = answered(question, "classic", language, players=4)
    assert (found.ruling, found.case) == ("dealer", "next")
    assert answered("Who deals?", "classic", "en", players=4).case == "drawn"
