"""Numbers that are reckoned from what a question tells: hands, totals, cards dealt and missing."""

import pytest

from scorekeeper.rulebook.asking import Answer, Asked, answer
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.at_hand import LIBRARY, RULEBASE, answered


def told(question: str, game: str = "classic", *house: str, players: int | None = None) -> Answer:
    table = rules_for(LIBRARY.variant(game), LIBRARY, house, players)
    return answer(Asked(question, table), RULEBASE, LIBRARY)


@pytest.mark.parametrize(
    ("question", "game", "value", "sum_shown"),
    [
        ("She had four cards and I drop a draw two on her. What is she holding now, how many?",
         "classic", 6, "4 + 2 = 6"),
        ("Ich hatte drei Karten und kriege eine +4 ab. Wie viele habe ich dann?",
         "classic", 7, "3 + 4 = 7"),
        ("Ik had zes kaarten, legde een foute en werd gesnapt. Hoeveel heb ik er na de straf?",
         "classic", 8, "6 + 2 = 8"),
        ("One card left, forgot uno, caught at once. How many cards do I hold now?",
         "classic", 3, "1 + 2 = 3"),
        ("I challenged his wild draw four and he was honest. I held five. How many have I got now?",
         "classic", 11, "5 + 6 = 11"),
        ("Ich hatte elf Karten, dann kommen +4 und +6 auf mich. Wie viele habe ich jetzt?",
         "no-mercy", 21, "11 + 10 = 21"),
        ("First card is a draw two and I start. How many cards am I holding then?",
         "classic", 9, "7 + 2 = 9"),
        ("Na de plus vier heeft Kim negen kaarten. Hoeveel had ze er daarvoor?",
         "classic", 5, "9 − 4 = 5"),
        ("I was on 437, go out, and the other holds a wild and a 6. What's my score now?",
         "classic", 493, "437 + 56 = 493"),
        ("Ich habe 455 Punkte, gespielt wird bis 500. Wie viele fehlen mir noch?",
         "classic", 45, "500 − 455 = 45"),
        ("Ik heb 20 kaarten, hoeveel nog tot ik eruit lig?", "no-mercy", 5, "25 − 20 = 5"),
        ("Wir sind zu siebt. Wie viele Karten werden insgesamt ausgeteilt?",
         "classic", 49, "7 × 7 = 49"),
        ("Vijf spelers, 108 kaarten, alles gedeeld en een kaart open. Hoeveel blijven er in de"
         " stapel?", "classic", 72, "108 − 5 × 7 − 1 = 72"),
    ],
)  # fmt: skip
def test_a_sum_is_reckoned_and_shown(question: str, game: str, value: int, sum_shown: str) -> None:
    found = told(question, game)
    assert (found.verdict, found.value) == ("value", value)
    assert sum_shown in found.answer
    assert found.why


def test_a_swap_gives_what_the_other_held() -> None:
    story = "I had five cards, laid a seven and swapped with Joan, who held nine."
    assert told(f"{story} How many does Joan hold now?", "no-mercy").value == 4
    assert told(f"{story} How many have I got now?", "no-mercy").value == 9


def test_a_zero_passes_hands_in_the_direction_of_play() -> None:
    story = (
        "Three of us, clockwise. A zero was laid. I had six, my left neighbour two, my right four."
    )
    found = told(f"{story} How many do I hold now?", "no-mercy")
    assert found.value == 4


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [("So I've nine now, right?", "yes"), ("So I've eight now, right?", "no")],
)
def test_a_claim_is_compared_with_the_sum(claim: str, verdict: str) -> None:
    found = told(f"I had five cards and got hit by a +4. {claim}")
    assert (found.verdict, found.value) == (verdict, None)
    assert "5 + 4 = 9" in found.answer


def test_a_list_with_a_number_that_no_card_was_read_for_is_not_summed() -> None:
    found = told("Ich mache mit einer +4 aus, bei ihm sind 3, 5 und die vier gezogenen: 1, 2, 6 und"
                 " Aussetzen. Wie viele Punkte für mich?")  # fmt: skip
    assert found.verdict == "unknown"


def test_the_card_that_somebody_ends_with_does_not_count() -> None:
    found = told("Wir sind zu zweit, ich mache mit einer +2 aus. Er hat noch eine 8 und einen"
                 " Joker. Wie viele Punkte für mich?")  # fmt: skip
    assert found.value == 58


@pytest.mark.parametrize(
    ("variant", "language", "question", "value"),
    [
        ("no-mercy", "en", "I threw out one person and the other two had 50 and a 9 left. What do "
         "I get?", 309),
        ("no-mercy", "de", "Die anderen haben 20 und einen Joker +6, einer flog raus. Was kriege "
         "ich?", 320),
        ("no-mercy", "nl", "een eruit, de andere twee hebben 50 en een 9. Hoeveel krijg ik?", 309),
        ("no-mercy", "en", "two knocked out, the other two have 34 and 12. What does the winner "
         "get?", 546),
        ("no-mercy", "nl", "twee eruit, de andere twee hebben 34 en 12. Wat krijgt de winnaar?",
         546),
        ("classic", "en", "The others have 12, 55 and a wild with a 3 left. What do I get?", 120),
        ("classic", "de", "Die anderen haben 12, 55 und einen Joker mit einer 3 übrig. Was bekomme "
         "ich?", 120),
        ("classic", "nl", "De anderen hebben nog 12, 55 en een keuzekaart met een 3. Wat krijg ik?",
         120),
    ],
)  # fmt: skip
def test_the_reason_tells_no_other_sum(
    variant: str, language: str, question: str, value: int
) -> None:
    found = answered(question, variant, language)
    assert (found.ruling, found.value) == ("round-score", value)
    assert str(value) in found.answer
    assert "=" not in found.why
    bonus = "nm-2023#knock-out-bonus" in found.citations
    assert bonus == (variant == "no-mercy")


@pytest.mark.parametrize(
    ("language", "question", "value"),
    [
        ("en", "All three still hold 20. What does the winner get?", 60),
        ("de", "Alle drei haben noch 20. Was kriegt der Sieger?", 60),
        ("de", "Alle drei haben noch je 20. Was kriegt der Sieger?", 60),
        ("nl", "Alle drie hebben nog 20. Wat krijgt de winnaar?", 60),
        ("en", "we have all three got 15, 32 and 7 left. What does the winner get?", 54),
        ("de", "Wir haben alle drei noch 15, 32 und 7. Was bekommt der Sieger?", 54),
        ("nl", "we hebben alle drie nog 15, 32 en 7. Wat krijgt de winnaar?", 54),
        ("en", "Both others have 40 left. What do I get?", 80),
        # Cards, and no people.
        ("en", "I held all 3 reverses and he went out. How many points is that?", 60),
        ("en", "I held all 3 wilds and he went out. How many points is that?", 150),
        # One of them has won.
        ("de", "Wir haben alle drei noch 20. Was kriegt der Sieger?", None),
    ],
)
def test_how_many_there_are_is_no_hand(language: str, question: str, value: int | None) -> None:
    found = answered(question, "classic", language)
    assert found.value == value
    # "80 = 80" adds up nothing.
    assert f" {value} = {value} " not in found.answer


def test_behind_discard_all_stands_a_card() -> None:
    """ "All + 5" is no five people."""
    question = "Keiner ist rausgeflogen. Hände: Discard All + 5; Roulette + Skip; eine 2. Punkte?"
    assert answered(question, "no-mercy", "de").value == 97
