"""What is typed into the ask box and is no question: `unknown`, with a line that helps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rulebook.asking import Answer, Asked, answer, matter_of
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.no_questions import MAX_QUESTION
from tests.rulebook.asking.bad_questions import BAD, babble, noise
from tests.rulebook.at_hand import LIBRARY, RULEBASE

TABLES = {
    game: rules_for(LIBRARY.variant(game), LIBRARY) for game in ("classic", "no-mercy", "flex")
}
LANGUAGES = ("en", "de", "nl")
VERDICTS = {"yes", "no", "value", "depends", "explain", "unknown"}
WORDS = sorted(
    {word for tongue in RULEBASE.tongues.values() for word in tongue.spelling.known if word}
)
SAID = st.sampled_from([*WORDS, "+2", "+4", "7", "0", "25", "?", ",", "…", "{card}", "&", "😀"])


def told(text: str, game: str = "classic", language: str | None = None) -> Answer:
    return answer(Asked(text, TABLES[game], language), RULEBASE, LIBRARY)


def fine(found: Answer) -> bool:
    """Whether an answer is whole: a known verdict, a sentence, and rulings that exist."""
    return (
        found.verdict in VERDICTS
        and bool(found.answer.strip() and found.why.strip())
        and found.language in LANGUAGES
        and (found.value is not None) == (found.verdict == "value")
        and (found.ruling is None or found.ruling in RULEBASE.rulings)
        and 0 <= found.confidence <= 1
        and bool(matter_of(found))
    )


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("name", BAD)
def test_what_is_no_question_is_unknown_with_a_helpful_line(name: str, game: str) -> None:
    found = told(BAD[name], game)
    assert fine(found)
    assert (found.verdict, found.ruling, found.value) == ("unknown", None, None)
    assert found.citations == ()
    assert found.confidence == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_helpful_line_is_in_the_language_wanted(language: str) -> None:
    texts = RULEBASE.texts[language].unknown
    assert told("", language=language).answer == texts["nothing"].answer
    assert told("x" * 2000, language=language).answer == texts["too-long"].answer
    assert told("kwyjibo", language=language).answer == texts["outside"].answer


def test_a_question_may_have_six_hundred_characters_and_not_one_more() -> None:
    question = "May I put a red 7 on a blue 7?"
    longest = question.rjust(MAX_QUESTION)
    assert told(longest).verdict == "yes"
    assert told(f" {longest}").verdict == "unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_at_too_great_a_length_is_told_how_long_it_may_be(language: str) -> None:
    assert str(MAX_QUESTION) in told("x" * (MAX_QUESTION + 1), language=language).why


@pytest.mark.parametrize(
    "text",
    [
        "😀😀 May I put a red 7 on a blue 7? 🎉",
        "\u200b\ufeffMay I put a red 7 on a blue 7?\u200b",
        "MAY I PUT A RED 7 ON A BLUE 7 ????!!!!",
        "May I put a red 7\non a blue 7?",
        "May I put a red\u00a07 on a blue\u00a07?\x00",
        "<b>May I put a red 7 on a blue 7?</b>",
    ],
)
def test_a_real_question_in_bad_company_is_answered(text: str) -> None:
    found = told(text)
    assert (found.verdict, found.ruling) == ("yes", "match")


def test_a_variant_s_own_words_do_not_come_out_of_a_template() -> None:
    found = told("{value} {card} {variant} may I put a {card} on a {pile}?")
    assert fine(found)
    assert "{" not in found.answer


@pytest.mark.parametrize("seed", range(24))
def test_noise_is_unknown(seed: int) -> None:
    found = told(noise(seed))
    assert fine(found)
    assert found.verdict == "unknown"


@pytest.mark.parametrize("seed", range(24))
def test_words_of_the_games_in_no_order_break_nothing(seed: int) -> None:
    for game in TABLES:
        assert fine(told(babble(seed, WORDS), game))


@given(st.text(max_size=300), st.sampled_from(sorted(TABLES)))
def test_no_text_breaks_anything(text: str, game: str) -> None:
    assert fine(told(text, game))


@given(st.text(st.characters(codec=None, categories=None), max_size=60))
def test_not_even_text_that_cannot_be_written_down(text: str) -> None:
    assert fine(told(text))


@given(st.lists(SAID, max_size=25), st.sampled_from(sorted(TABLES)))
def test_no_mixture_of_words_of_the_games_breaks_anything(said: list[str], game: str) -> None:
    assert fine(told(" ".join(said), game))


@given(st.lists(st.one_of(SAID, st.text(max_size=12)), max_size=20))
def test_no_mixture_of_such_words_and_anything_else_breaks_anything(said: list[str]) -> None:
    assert fine(told("".join(f"{word} " for word in said), language="nl"))


@given(st.lists(SAID, max_size=15))
def test_the_same_question_always_gets_the_same_answer(said: list[str]) -> None:
    text = " ".join(said)
    assert told(text) == told(text)


@pytest.mark.parametrize("said", ["vast niet:", "etwa gar nicht:", "dan niet gewoon:"])
def test_a_lead_in_with_nothing_behind_it_is_no_question(said: str) -> None:
    assert told(said).verdict == "unknown"
