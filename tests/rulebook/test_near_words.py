"""Which words an unknown one is near to."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.letters import MIN_WORD
from scorekeeper.rulebook.near_words import NearWords, alphabetical, by_length, near_words, within

LIBRARY = load_library(rules_dir())
WORDS = near_words(frozenset(LIBRARY.texts.values()))
KNOWN = sorted(word for word in WORDS.parts if len(word) > MIN_WORD and word.isalpha())
LENGTHS = by_length(
    sorted(w for w in WORDS.parts | WORDS.typed.keys() if len(w) >= MIN_WORD and w.isalpha())
)


@given(st.sampled_from(KNOWN), st.integers(0, 3), st.integers(0, 30), st.characters(codec="ascii"))
def test_words_one_slip_away_are_those_that_a_look_at_each_word_finds(
    word: str, slip: int, at: int, letter: str
) -> None:
    at %= len(word) - 1
    slipped = (
        word[:at] + letter + word[at + 1 :],
        word[:at] + word[at + 1 :],
        word[:at] + letter + word[at:],
        word[:at] + word[at + 1] + word[at] + word[at + 2 :],
    )[slip]
    fresh = NearWords(WORDS.parts, WORDS.typed)
    assert fresh.near(slipped, 1) == alphabetical(within(slipped, LENGTHS, 1))
