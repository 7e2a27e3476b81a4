"""Cutting a question into words, numbers and plus cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word, phrase_of, with_numbers, words_of

NUMBERS = {"one": 1, "two": 2, "four": 4, "twenty": 20, "hundred": 100, "fifty": 50}
ARTICLES = frozenset({"a", "the"})


def keys(text: str, language: str = "en") -> list[str]:
    return [word.key for word in words_of(text, language)]


def counted(text: str) -> list[Word]:
    return with_numbers(words_of(text, "en"), NUMBERS, ARTICLES)


def values(text: str) -> list[int]:
    return [word.value for word in counted(text) if word.value is not None]


@pytest.mark.parametrize("text", ["+4", "4+", "➕4"])
def test_a_plus_card_is_one_word_whichever_side_the_plus_is_on(text: str) -> None:
    (word,) = words_of(text, "en")
    assert (word.key, word.value, word.plus) == ("+4", 4, True)


def test_two_plus_cards_in_a_row_stay_two() -> None:
    assert keys("+2 +2") == ["+2", "+2"]
    assert keys("+2 on +4") == ["+2", "on", "+4"]


def test_a_number_without_a_plus_is_no_plus_card() -> None:
    (word,) = words_of("4", "en")
    assert (word.key, word.value, word.plus) == ("4", 4, False)


def test_a_plus_with_a_space_behind_it_belongs_to_no_number() -> None:
    assert [word.plus for word in words_of("red + 4", "en")] == [False, False]


def test_case_accents_and_umlauts_do_not_matter() -> None:
    assert keys("GRÜNE grüne gruene", "de") == ["grune"] * 3
    assert keys("Eén één een", "nl") == ["een"] * 3


def test_words_are_compared_without_their_endings() -> None:
    played, playing = words_of("played playing", "en")
    assert played.stem == playing.stem == "play"
    assert stem_of("kaarten", "nl") == stem_of("kaart", "nl")
    assert stem_of("karten", "de") == stem_of("karte", "de")


def test_a_language_nobody_knows_keeps_its_words() -> None:
    assert stem_of("playing", "xx") == "playing"


def test_a_comma_or_full_stop_breaks_before_the_next_word() -> None:
    assert [word.breaks for word in words_of("I have a 7, may I. Now", "en")] == [
        False, False, False, False, True, False, True,
    ]  # fmt: skip


def test_faces_neither_say_nor_break_anything() -> None:
    assert [(word.key, word.breaks) for word in words_of("red 😀 card", "en")] == [
        ("red", False),
        ("card", False),
    ]


def test_places_are_those_in_the_text() -> None:
    text = "May I put a +4 down?"
    assert [text[word.start : word.end] for word in words_of(text, "en")] == text[:-1].split()


def test_number_words_are_numbers() -> None:
    assert values("two cards and four more") == [2, 4]


def test_tens_and_ones_make_one_number() -> None:
    assert values("twenty four cards") == [24]
    assert values("two hundred points") == [200]
    assert values("2 hundred points") == [200]


def test_one_is_a_number_only_behind_an_article() -> None:
    assert values("which one may I play") == []
    assert values("I have a one and a two") == [1, 2]


def test_a_plus_card_takes_no_ones() -> None:
    assert values("+20 four") == [20, 4]


def test_a_phrase_is_stems_and_gaps() -> None:
    assert phrase_of("misses … turns", "en") == ("miss", "…", "turn")
    assert phrase_of("+4", "en") == ("+4",)
    assert phrase_of("", "en") == ()


def test_a_number_of_a_thousand_digits_is_cut_short() -> None:
    (word,) = words_of("9" * 1000, "en")
    assert word.value == 999_999


@given(st.text(max_size=200), st.sampled_from(["en", "de", "nl", "xx"]))
def test_words_of_any_text_are_in_order_and_never_overlap(text: str, language: str) -> None:
    found = words_of(text, language)
    assert all(word.key and word.stem for word in found)
    ends = [0, *(word.end for word in found)]
    assert all(end <= word.start for end, word in zip(ends, found, strict=False))


@given(st.lists(st.sampled_from([*NUMBERS, "a", "the", "+2", "7", ",", "card"]), max_size=30))
def test_number_words_never_add_words(said: list[str]) -> None:
    before = words_of(" ".join(said), "en")
    after = with_numbers(before, NUMBERS, ARTICLES)
    assert len(after) <= len(before)
    assert [word.key for word in after if word.plus] == [word.key for word in before if word.plus]
