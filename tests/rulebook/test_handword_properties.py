"""What holds for every line that anybody could type."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.hands import MAX_COUNT
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import MAX_TEXT, HandReading, read_hand, written

LIBRARY = load_library(rules_dir())
CLASSIC = LIBRARY.variant("classic")
DECK = "112"

card_words = st.sampled_from(
    sorted(
        {
            word
            for texts in LIBRARY.texts.values()
            for text in texts.cards.values()
            for word in (text.name, text.label, *text.words, *text.plurals, *text.joined)
        }
    )
)
small_words = st.one_of(
    st.sampled_from(["und", "en", "and", "plus", "x", "mal", "keer", "2x", "zweimal", "punkte"]),
    st.sampled_from(["a", "eine", "een", "noch", "rot", "blauwe", "green", "keine", "karten"]),
)
numbers = st.integers(0, 130).map(str)
marks = st.sampled_from([",", ", ", " ", "  ", "+", " + ", "-", "; ", ". ", "\n", "x", " x "])
junk = st.text(max_size=6)
lines = st.lists(
    st.one_of(card_words, small_words, numbers, marks, marks, marks, junk), max_size=25
).map(lambda parts: "".join(parts)[:MAX_TEXT])


def read(text: str) -> HandReading:
    return read_hand(text, CLASSIC, DECK, LIBRARY)


@given(st.one_of(lines, st.text(max_size=MAX_TEXT)))
def test_no_text_raises_and_whatever_holds_a_sign_is_understood_or_reported(text: str) -> None:
    reading = read(text)
    says_something = any(char.isalnum() for char in text)
    assert bool(reading.items or reading.not_understood) or not says_something


@given(lines)
def test_every_digit_is_in_exactly_one_thing_understood_or_reported(text: str) -> None:
    reading = read(text)
    items = (item.text for item in reading.items)
    pieces = "".join((*items, *reading.not_understood, *reading.beside))
    assert sum(map(str.isdecimal, pieces)) == sum(map(str.isdecimal, text))


@given(lines, st.sampled_from(["en", "de", "nl"]))
def test_the_echo_of_what_was_understood_reads_back_as_the_same_tally(
    text: str, language: str
) -> None:
    reading = read(text)
    echo = written(reading.items, LIBRARY, language)
    if len(echo) <= MAX_TEXT:
        again = read(echo)
        assert again.not_understood == ()
        assert again.tally == reading.tally


@given(st.lists(st.sampled_from(sorted(CLASSIC.card_points(DECK))), min_size=1, max_size=15))
def test_names_separated_by_commas_read_as_exactly_those_cards(kinds: list[str]) -> None:
    for language in LIBRARY.texts:
        line = ", ".join(LIBRARY.card_name(kind, language) for kind in kinds)
        reading = read(line)
        points = CLASSIC.card_points(DECK)
        assert reading.not_understood == ()
        assert reading.tally.points(points) == sum(points[kind] for kind in kinds)


@given(st.integers(2, MAX_COUNT), st.sampled_from(sorted(CLASSIC.card_points(DECK))))
def test_a_multiplied_name_reads_as_that_many_cards(count: int, kind: str) -> None:
    for language in LIBRARY.texts:
        reading = read(f"{count}x {LIBRARY.card_name(kind, language)}")
        points = CLASSIC.card_points(DECK)
        assert reading.tally.points(points) == count * points[kind]
