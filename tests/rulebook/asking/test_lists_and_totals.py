"""Questions in few words: lists of cards, cards dealt, doubts in Flex, races and tables."""

import pytest

from tests.rulebook.at_hand import answered

HOUSE = {"classic": ("progressive",)}


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


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "vic is stuck with an 8 swap hands and a draw two what is that", 68),
        ("en", "flex", "add this up for me an 8 another 8 flex reverse draw 2 flip wild", 106),
        ("en", "classic", "i was left with 7 9 skip wild how many points", 86),
        ("de", "classic", "ich hab noch eine 7 joker und ne 3 aussetzen wie viele punkte", 80),
        ("de", "classic", "sitzen geblieben auf 5 8 aussetzen und plus vier macht", 83),
        ("nl", "classic", "ik heb nog een 6 keuzekaart en een 3 hoeveel punten", 59),
        ("nl", "classic", "ik zit met 3 3 neem twee en een acht hoeveel punten", 34),
        # Said without an article it counts.
        ("en", "classic", "i was left with 7, 2 skips and a wild, how many points", 97),
        ("de", "classic", "ich hab noch 2 joker und ne 3 wie viele punkte", 103),
        ("nl", "classic", "ik heb nog 3 keuzekaarten en een 3 hoeveel punten", 153),
    ],
)  # fmt: skip
def test_a_number_with_an_article_is_a_card_and_counts_no_other(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.value) == ("hand-points", value)


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "draw two draw two draw two and i cant answer how many", 6),
        ("en", "no-mercy", "draw six draw six draw ten and i cant answer how many", 22),
        ("en", "no-mercy", "hit by draw two then draw four draw four then i can't how many", 10),
        ("de", "classic", "zieh zwei zieh zwei zieh zwei und ich hab keine wie viele", 6),
        ("de", "no-mercy", "zieh zwei zieh vier zieh vier und ich hab keine wie viele", 10),
        ("nl", "classic", "trek twee trek twee en ik kan niet meer hoeveel", 4),
        ("nl", "no-mercy", "neem vier neem zes neem tien en ik kan niet meer hoeveel", 20),
        # What is drawn is counted by the same words.
        ("en", "classic", "two draw twos on me and i cant answer how many", 4),
        ("de", "classic", "zwei zieh zwei auf mich und ich hab keine wie viele", 4),
    ],
)  # fmt: skip
def test_the_number_of_one_draw_card_does_not_count_the_next(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language, None, HOUSE.get(game, ()))
    assert (found.ruling, found.value) == ("stack-total", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I have 430. How many more points before I get to the usual number?"),
        ("en", "How many more points before I get to the usual number? I have 430."),
        ("en", "I've 430 points. How many more points until I'm at the normal score?"),
        ("de", "Ich habe 430. Wie viele Punkte noch, bis ich die übliche Zahl bekomme?"),
        ("nl", "Ik heb 430. Hoeveel punten nog voordat ik het gewone aantal krijg?"),
    ],
)
def test_what_is_missing_before_one_gets_there(language: str, question: str) -> None:
    told = answered(question, "classic", language)
    assert (told.value, told.ruling) == (70, "target")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I have 430. How many points do I get for a wild?"),
        ("de", "Ich habe 430. Wie viele Punkte bekomme ich für einen Joker?"),
        ("nl", "Ik heb 430. Hoeveel punten krijg ik voor een joker?"),
    ],
)
def test_what_one_gets_for_a_card_is_not_what_is_missing(language: str, question: str) -> None:
    assert answered(question, "classic", language).value == 50


@pytest.mark.parametrize(
    ("language", "game", "question", "value"),
    [
        ("en", "classic", "7 skip wild how many points", 77),
        ("de", "flex", "8 flex-aussetzen und umdreh-joker übrig macht", 78),
        ("nl", "classic", "zeven sla-beurt-over keuzekaart wat is dat opgeteld", 77),
        # A plural tells that there are so many, and of one kind alone the number has nothing else.
        ("en", "classic", "six skips and a wild how many points", 170),
        ("nl", "classic", "zes keuzekaarten en een 3, hoeveel punten", 303),
        ("de", "classic", "acht Aussetzen, wie viele Punkte?", 160),
    ],
)
def test_nobody_holds_so_many_of_one_kind_that_is_told_in_the_singular(
    language: str, game: str, question: str, value: int
) -> None:
    found = answered(question, game, language)
    assert (found.ruling, found.value) == ("hand-points", value)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Femke has one card left and didn't say UNO. May I catch her?"),
        ("de", "Mama legt eine 7 und tauscht mit Opa. Wie viele Karten hat Opa jetzt?"),
        ("nl", "We zijn met z'n tweeën. Jo legt een sla-beurt-over. Ben ik aan de beurt?"),
    ],
)
def test_a_question_all_in_capitals_is_read_like_one_without_any(
    language: str, question: str
) -> None:
    large, small = (
        answered(text, "classic", language) for text in (question.upper(), question.lower())
    )
    assert (large.verdict, large.value, large.ruling) == (small.verdict, small.value, small.ruling)
