"""Questions in few words: lists of cards, cards dealt, doubts in Flex, races and tables."""

import pytest

from tests.rulebook.at_hand import answered


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "flex", "8 and a flip wild, how heavy", 58),
        ("en", "no-mercy", "discard all, rev, 4", 44),
        ("en", "flex", "eight and five left in flex, worth", 13),
        ("de", "classic", "Händetausch, ne leere und die Drei, was steht unterm Strich?", 83),
        (
            "de",
            "flex",
            "Alle ziehen, Flip-Joker, Flex-Aussetzen und die 8, wie viel insgesamt?",
            128,
        ),
        ("de", "flex", "Acht und Sieben bei Flex übrig", 15),
        ("en", "classic", "two plus fours, one skip and three ones left in hand, how many points "
         "is that question mark", 123),
        ("nl", "classic", "twee plus vier, een overslaan en drie eentjes over, hoeveel punten is "
         "dat", 123),
        ("nl", "classic", "9 8 9 en een nul", 26),
        ("nl", "no-mercy", "iedereen-overslaan + overslaan + 7", 47),
        ("nl", "no-mercy", "twee gekleurde +2s en een negen", 49),
    ],
)  # fmt: skip
def test_a_question_that_is_a_list_of_cards_asks_for_their_points(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.value) == ("hand-points", value)


@pytest.mark.parametrize(
    ("language", "game", "question", "verdict"),
    [
        ("de", "classic", "Plus Vier, Null, Neun und Retour: sind das 79?", "yes"),
        ("de", "classic", "Plus Vier, Null, Neun und Retour: sind das 80?", "no"),
        ("en", "classic", "9, 8 and a skip, that's 37, right?", "yes"),
        ("nl", "classic", "joker, skip en een 5, dat is 70 toch?", "no"),
        ("de", "no-mercy", "Sind bei sechs Spielern am Anfang 42 Karten auf den Händen?", "yes"),
        ("de", "no-mercy", "Sind bei sechs Spielern am Anfang 36 Karten auf den Händen?", "no"),
        ("en", "classic", "We're ten, that's seventy cards gone just for the hands, right?", "yes"),
    ],
)
def test_whether_a_sum_that_is_named_is_right(
    language: str, game: str, question: str, verdict: str
) -> None:
    assert answered(question, game, language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "game", "question"),
    [
        ("en", "classic", "red 7 on green 7"),
        ("de", "classic", "Grüner Richtungswechsel auf gelbe Neun?"),
        ("nl", "classic", "drie vieren ineens?"),
        ("en", "no-mercy", "+2, +4, how many for me?"),
        ("en", "classic", "what does a reverse do with two"),
    ],
)
def test_cards_that_are_laid_or_drawn_are_no_list_of_points(
    language: str, game: str, question: str
) -> None:
    assert answered(question, game, language).ruling != "hand-points"


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "He had nothing that matched, no wild neither. I challenged. How many for me?", 6),
        ("en", "She had neither the colour nor a wild. I challenged her. How many for me?", 6),
        ("en", "challenged the flex wild draw four wrongly how many for me", 6),
        ("de", "Angezweifelt, sie hatte nix Passendes und keinen Joker. Wie viele für mich?", 6),
        ("nl", "Hoe duur is een misse twijfel bij de flex joker neem vier?", 6),
        ("de", "Er hatte noch nen Flip-Joker, ich hab angezweifelt. Wie viele zieht er?", 4),
        ("en", "I challenged the +4, she had another wild. How many does she draw?", 4),
    ],
)  # fmt: skip
def test_in_flex_a_wild_that_was_held_is_a_bluff_and_one_that_was_not_is_none(
    language: str, question: str, value: int
) -> None:
    assert answered(question, "flex", language).value == value


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "flex", "flex cards each no powercard", 7),
        ("en", "flex", "four for flex, cards dealt altogether into hands", 28),
        ("de", "classic", "Zu dritt ausgeteilt, Gesamtzahl der Handkarten?", 21),
        (
            "nl",
            "flex",
            "Vier spelers, powerkaarten niet geteld: hoeveel kaarten deel ik samen?",
            28,
        ),
        ("nl", "flex", "hoeveel kaarten delen buiten de powerkaart", 7),
    ],
)
def test_cards_dealt_are_counted_for_one_or_for_all_and_without_power_cards(
    language: str, game: str, question: str, value: int
) -> None:
    assert answered(question, game, language).value == value


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("nl", "Afvalrace 500, standen na de ronde 505, 320, 499. Hoeveel liggen eruit?", 1),
        ("en", "Race to 500: totals after it are 512, 430, 120 and 77. How many drop out?", 1),
        ("en", "Race to 500. Before: 470, 310, 488. This round adds 40, 15, 0. How many out?", 1),
        ("en", "race to 300: 299, 301, 120 and 250 after the hand. number of people out?", 1),
    ],
)  # fmt: skip
def test_what_a_race_goes_to_is_nobody_s_total(language: str, question: str, value: int) -> None:
    found = answered(question, "classic", language)
    assert (found.ruling, found.value) == ("elimination", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "eight rotating, tables wanted", 2),
        ("nl", "tafels bij acht spelers", 2),
        ("en", "eight players two tables rotating, how many rounds", 28),
        ("nl", "Hoeveel ronden blijf ik bij dezelfde maat met acht spelers?", 4),
        ("de", "Vier Leute lassen sich wie oft verschieden paaren?", 3),
    ],
)
def test_tables_partners_and_rounds_of_a_schedule_are_told_apart(
    language: str, question: str, value: int
) -> None:
    found = answered(question, "classic", language, 8 if value != 3 else None)
    assert (found.ruling, found.value) == ("rotating-partners", value)


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("de", "Drei Leute hat es zerlegt. Wie hoch ist der Zuschlag für den Sieger?", 750),
        ("nl", "twee man kwijt en ik win hoeveel extra", 500),
    ],
)
def test_each_of_those_knocked_out_brings_a_bonus(language: str, question: str, value: int) -> None:
    assert answered(question, "no-mercy", language).value == value


def test_the_reason_names_no_other_sum_than_the_answer() -> None:
    found = answered("Plus Vier, Null, Neun und Retour: sind das 79?", "classic", "de")
    assert "79" in found.answer
    assert found.why == "Jede Karte mit ihrem Wert, zusammengezählt."
