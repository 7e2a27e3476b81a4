"""What is not understood is reported in its own words, and what is in doubt is not guessed at."""

import pytest

from scorekeeper.domain.hands import NO_CARDS
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand

LIBRARY = load_library(rules_dir())
CLASSIC = LIBRARY.variant("classic")


def read(text: str) -> HandReading:
    return read_hand(text, CLASSIC, "108", LIBRARY)


@pytest.mark.parametrize(
    "text",
    [
        "7 +4",
        "skip+4",
        "skip + 4",
        "+4+4",
        "sieben plus vier",
        "skip plus four",
        "2x+4",
        "12+",
        "+",
    ],
)
def test_a_plus_that_could_be_a_sum_or_a_card_is_not_guessed_at(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "a wild, 50",
        "Aussetzen, zwanzig",
        "keuzekaart, 50",
        "joker +4",
        "Joker+4",
        "zieh 4 joker",
        "wild 4",
        "2 skip",
        "3 skip wild",
        "2 joker aussetzen",
        "drei sieben",
        "2 rote 7",
        "skips",
        "12 skip",
        "eine 20",
        "skip 1 wild",
        "2 x 3 x 4",
        "skip 2",
        "skip: 2, wild: 1",
        "skip (2)",
        "5 hundred and 4",
        "een twee drie",
        "twee 9 en een skip",
        "fünf Aussetzen",
        "rote neun grüne neun zwei aussetzen",
        "eight red skip",
        "zwei plus vier",
        "a wild without",
    ],
)
def test_what_can_be_read_in_two_ways_is_not_guessed_at(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "-5",
        "3,5",
        "3.5",
        "1.000",
        "½",
        "99999",
        "10001",
        "total 10100",
        "= 10100",
        "1e5",
        "007",
        "٧",
        "1/2",
        "7 - 3",
    ],
)
def test_what_is_no_number_of_points_is_reported_whole(text: str) -> None:
    reading = read(text)
    assert reading.tally == NO_CARDS
    assert reading.items == ()
    assert reading.not_understood == (text,)


@pytest.mark.parametrize(
    ("text", "not_understood"),
    [
        ("asdf", ("asdf",)),
        ("7, asdf qwer, wild", ("asdf qwer",)),
        ("7, skip, Anna: 9", ("Anna:",)),
        ("the", ("the",)),
        ("rot", ("rot",)),
        ("7, nothing", ("nothing",)),
        ("swap hands, 7", ("swap hands",)),
        ("pakkaart", ("pakkaart",)),
    ],
)
def test_what_is_not_understood_is_said_in_its_own_words(
    text: str, not_understood: tuple[str, ...]
) -> None:
    assert read(text).not_understood == not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ausetzen, jokker, retuor", {"skip": 1, "wild": 1, "reverse": 1}),
        ("keuzekart, keerom, beurd over", {"wild": 1, "reverse": 1, "skip": 1}),
        ("revrse, sikp, wild draw fuor", {"reverse": 1, "skip": 1}),
        ("fuenf, fünf, funf", {"5": 3}),
        ("überspringen, ueberspringen", {"skip": 2}),
        ("KEUZEKAART", {"wild": 1}),
        ("Auseszten, Richtugnswehcsel", {"skip": 1, "reverse": 1}),
    ],
)
def test_slips_are_forgiven_where_only_one_word_is_near(
    text: str, expected: dict[str, int]
) -> None:
    understood = read(text).tally.cards
    assert {kind: understood.get(kind) for kind in expected} == expected


@pytest.mark.parametrize(
    "text", ["Aussteiger", "wiht", "ship it", "dwei", "fire", "skid mark", "Jo"]
)
def test_words_that_are_merely_alike_are_not_taken_for_cards(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "word",
    [
        "clock",
        "drive",
        "sixth",
        "richtig",
        "werden",
        "soeben",
        "boekje",
        "valt",
        "bought",
        "negende",
    ],
)
def test_everyday_words_are_no_slips_of_cards(word: str) -> None:
    reading = read(f"red 5, a wild, {word}")
    assert dict(reading.tally.cards) == {"5": 1, "wild": 1}
    assert reading.not_understood == (word,)


@pytest.mark.parametrize("typed", ["siben", "direi", "wifd", "skib", "zevden"])
def test_slips_are_found_that_are_near_to_such_words_too(typed: str) -> None:
    assert read(f"red 5, {typed}, 9").not_understood == ()


@pytest.mark.parametrize("text", ["Zara: 7, skip", "Hunter has a 7 and a skip", "Filip 7, skip"])
def test_first_names_that_are_near_to_cards_are_names(text: str) -> None:
    reading = read(text)
    assert dict(reading.tally.cards) == {"7": 1, "skip": 1}
    assert reading.not_understood == ()


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("3 tens", "3 tens"),
        ("2 Zehner", "2 Zehner"),
        ("twee snorrebollen", "twee snorrebollen"),
        ("drei rote Zehner", "drei rote Zehner"),
        ("een snorrebol", "een snorrebol"),
        ("blorgs x2", "blorgs x2"),
        ("20 blorgs", "20 blorgs"),
    ],
)
def test_the_number_of_a_thing_that_is_not_understood_counts_nothing(text: str, piece: str) -> None:
    for line in (text, f"{text}, skip", f"skip, {text}"):
        reading = read(line)
        assert reading.not_understood == (piece,)
        assert reading.tally.amounts == ()
        assert set(reading.tally.cards) <= {"skip"}


@pytest.mark.parametrize(
    ("text", "points"),
    [("37 blorgs", 37), ("blorg 5", 5), ("skip, 9, blorg", 29), ("9 / blorg", 9)],
)
def test_a_number_that_does_not_count_the_thing_counts_on(text: str, points: int) -> None:
    reading = read(text)
    assert reading.not_understood
    assert reading.tally.points(CLASSIC.card_points("108")) == points
