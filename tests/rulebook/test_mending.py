"""A line that was not understood, put right: nothing that was said beside it gets lost."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand, written
from scorekeeper.rulebook.mending import Mended, mended, without

LIBRARY = load_library(rules_dir())
CLASSIC = LIBRARY.variant("classic")
DECK = "112"
KINDS = sorted(kind for kind in CLASSIC.card_points(DECK) if not kind.isdecimal())
LANGUAGES = {"en": ("en", "de", "nl"), "de": ("de", "en", "nl"), "nl": ("nl", "en", "de")}

languages = st.sampled_from(sorted(LANGUAGES))
said = st.sampled_from(["7", "rot 7", "skip", "2 skips", "12", "wild", "3x 8", "neem twee", "+4"])
nonsense = st.sampled_from(["skippy", "blorg", "xx", "tow wilds", "3x skippy", "7-3", "plusfier"])


def read(text: str, language: str = "en") -> HandReading | None:
    """What a line means at a table with these cards."""
    if not text.strip():
        return None
    return read_hand(text, CLASSIC, DECK, LIBRARY, LANGUAGES[language])


def put_right(text: str, kind: str = "skip", language: str = "en") -> tuple[Mended, ...]:
    """The line with the first piece that was not understood called by a card's name."""
    reading = read(text, language)
    assert reading is not None
    names = LIBRARY.lexicon(CLASSIC, DECK, LANGUAGES[language]).names
    return mended(
        text,
        reading.places[0],
        LIBRARY.card_name(kind, language),
        [name for name, named in names.items() if named == kind],
        lambda line: read(line, language),
    )


def left_out(text: str, at: int, language: str = "en") -> str:
    """The line without one of the pieces that were not understood."""
    reading = read(text, language)
    assert reading is not None
    echo = written(reading.items, LIBRARY, language)
    return without(text, reading.places[at], lambda line: read(line, language), echo)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("7, skippy", "7, Skip"),
        ("skippy", "Skip"),
        ("7, skippy, wild", "7, Skip, wild"),
        ("3x skippy", "3x Skip"),
        ("skippy x3", "Skip x3"),
        ("zweimal skippy", "zweimal Skip"),
        ("12+skippy+3", "12+Skip+3"),
        ("skippi blorg", "Skip"),
    ],
)
def test_the_words_that_come_nearest_give_way_to_the_name_and_the_rest_stays(
    text: str, line: str
) -> None:
    assert put_right(text) == (Mended(line),)


def test_where_a_number_may_count_the_cards_or_stand_for_itself_both_are_offered() -> None:
    assert put_right("12 skippy") == (Mended("12x Skip"), Mended("12, Skip", beside=12))


@given(st.sampled_from(KINDS), languages, st.lists(said, max_size=3), st.lists(said, max_size=3))
def test_between_commas_it_is_one_card_more_and_nothing_else(
    kind: str, language: str, before: list[str], after: list[str]
) -> None:
    text = ", ".join([*before, "skippy", *after])
    whole = read(text, language)
    assume(whole is not None and whole.not_understood == ("skippy",))
    (way,) = put_right(text, kind, language)
    now = read(way.line, language)
    name = LIBRARY.card_name(kind, language)
    assert way.line == ", ".join([*before, name, *after])
    assert now is not None
    assert now.not_understood == ()


@given(st.lists(st.one_of(said, nonsense), min_size=1, max_size=5), st.data(), languages)
def test_leaving_a_piece_out_changes_nothing_of_what_was_understood(
    parts: list[str], data: st.DataObject, language: str
) -> None:
    joints = st.sampled_from([", ", " ", "; ", " + ", "+"])
    text = parts[0] + "".join(data.draw(joints) + part for part in parts[1:])
    before = read(text, language)
    assert before is not None
    assume(before.not_understood)
    at = data.draw(st.integers(0, len(before.not_understood) - 1))
    shorter = left_out(text, at, language)
    after = read(shorter, language)
    points = CLASSIC.card_points(DECK)
    left = after.not_understood if after else ()
    if len(before.not_understood) == len(left) + 1:
        assert (after.tally.points(points) if after else 0) == before.tally.points(points)
    # A number that was in doubt beside it may be none on its own.
    assert len(left) < len(before.not_understood)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("7, skippy", "7"),
        ("skippy, 7", "7"),
        ("7, skippy, wild", "7, wild"),
        ("skippy", ""),
        ("12+blorg+3", "12 points, 3 points"),
    ],
)
def test_the_commas_round_what_is_left_out_go_with_it(text: str, line: str) -> None:
    assert left_out(text, 0) == line


@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("de", "2 Zehner und 9", "9"),
        ("de", "9 und 2 Zehner", "9"),
        ("de", "7 und zwei Zehner und 9", "7, 9"),
        ("de", "7, drei rote Zehner", "7"),
        ("en", "3 tens", ""),
        ("en", "3 tens & skip", "skip"),
        ("en", "red 7 and 3 tens and also a 9", "red 7, a 9"),
        ("en", "wild, blorgs x2", "wild"),
        ("nl", "twee snorrebollen", ""),
        ("nl", "twee snorrebollen en een 9", "een 9"),
        ("nl", "een snorrebol", ""),
    ],
)
def test_a_thing_left_out_takes_its_number_and_its_and_along(
    language: str, text: str, line: str
) -> None:
    assert left_out(text, 0, language) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("37 blorgs", "37"),
        ("blorg +2", "+2"),
        ("skip and wild, blorg", "skip and wild"),
        ("red 7 blorg", "red 7"),
    ],
)
def test_what_is_no_number_of_the_thing_left_out_stays(text: str, line: str) -> None:
    assert left_out(text, 0) == line


def test_behind_its_number_a_thing_is_called_by_the_name_of_a_card() -> None:
    assert put_right("2 skippies und 9", language="de") == (Mended("2 Aussetzen und 9"),)
