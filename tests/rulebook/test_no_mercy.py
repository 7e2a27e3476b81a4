"""No Mercy: its values, and hands in its words. Points are worked out by hand from RULES.md."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand

LIBRARY = load_library(rules_dir())
NO_MERCY = LIBRARY.variant("no-mercy")
POINTS = NO_MERCY.card_points("168")


def read(text: str) -> HandReading:
    return read_hand(text, NO_MERCY, "168", LIBRARY)


def cards(text: str) -> dict[str, int]:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.amounts == ()
    return reading.tally.cards


def test_its_cards_have_the_values_of_the_leaflet() -> None:
    assert [POINTS[str(face)] for face in range(10)] == list(range(10))
    twenty = {"skip", "reverse", "draw-two", "draw-four", "discard-all", "skip-everyone"}
    fifty = {"wild-reverse-draw-four", "wild-draw-six", "wild-draw-ten", "color-roulette"}
    assert {kind for kind, points in POINTS.items() if points == 20} == twenty
    assert {kind for kind, points in POINTS.items() if points == 50} == fifty
    assert len(POINTS) == 20


def test_it_is_played_to_1000_with_250_for_every_knock_out() -> None:
    assert NO_MERCY.target.value == 1000
    assert NO_MERCY.knock_out is not None
    assert NO_MERCY.knock_out.value == 250
    assert [LIBRARY.variant(other).knock_out for other in ("classic", "flex")] == [None, None]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (74, "color roulette, discard all, 4"),
        (74, "Farbroulette, alle ablegen, 4"),
        (74, "kleurenroulette, alles afleggen, 4"),
        (40, "skip everyone, draw four"),
        (40, "alle aussetzen, plus vier"),
        (40, "iedereen overslaan, neem vier"),
        (50, "wild color roulette"),
        (150, "wild reverse draw 4, wild draw 6, wild draw 10"),
        (150, "Retour-Zieh-4-Joker, Zieh 6, Zieh zehn"),
        (150, "keuze keer om +4, neem zes, neem tien"),
    ],
)
def test_the_worked_numbers_of_the_rules_in_three_languages(points: int, text: str) -> None:
    reading = read(text)
    assert reading.not_understood == ()
    assert reading.tally.points(POINTS) == points


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("+4", "draw-four"),
        ("draw four", "draw-four"),
        ("+4 farbig", "draw-four"),
        ("gekleurde +4", "draw-four"),
        ("+6", "wild-draw-six"),
        ("plus sechs", "wild-draw-six"),
        ("+10", "wild-draw-ten"),
        ("plus tien", "wild-draw-ten"),
        ("Joker +10", "wild-draw-ten"),
        ("reverse-draw-4", "wild-reverse-draw-four"),
        ("skip all", "skip-everyone"),
        ("roulette", "color-roulette"),
    ],
)
def test_plus_four_is_the_coloured_card_here_and_larger_ones_are_wilds(
    text: str, kind: str
) -> None:
    assert cards(text) == {kind: 1}


def test_the_same_words_mean_the_wild_in_the_classic_game() -> None:
    classic = LIBRARY.variant("classic")
    assert read_hand("+4", classic, "108", LIBRARY).tally.cards == {"wild-draw-four": 1}


@pytest.mark.parametrize("text", ["retour +4", "reverse draw 4", "keer om neem vier"])
def test_reverse_and_draw_four_said_in_one_breath_are_the_wild(text: str) -> None:
    assert cards(text) == {"wild-reverse-draw-four": 1}


@pytest.mark.parametrize("text", ["wild 6"])
def test_what_may_be_one_card_or_two_is_not_guessed_at(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("retour joker", {"reverse": 1, "wild": 1}),
        ("reverse wild", {"reverse": 1, "wild": 1}),
        ("keer om keuzekaart", {"reverse": 1, "wild": 1}),
        ("reverse +4", {"reverse": 1, "wild-draw-four": 1}),
    ],
)
def test_names_of_its_cards_are_two_cards_in_the_classic_game(
    text: str, expected: dict[str, int]
) -> None:
    reading = read_hand(text, LIBRARY.variant("classic"), "108", LIBRARY)
    assert reading.not_understood == ()
    assert reading.tally.cards == expected


@pytest.mark.parametrize("text", ["12 +10", "20 +6", "12 plus 10"])
def test_its_cards_spoil_no_sums_of_the_classic_game(text: str) -> None:
    reading = read_hand(text, LIBRARY.variant("classic"), "108", LIBRARY)
    assert reading.not_understood == ()
    assert len(reading.tally.amounts) == 2


@pytest.mark.parametrize("text", ["wild", "Joker", "keuzekaart", "swap hands", "flip wild"])
def test_cards_of_other_games_are_not_understood(text: str) -> None:
    assert read(text).not_understood


@given(
    st.sampled_from(["en", "de", "nl"]),
    st.lists(st.tuples(st.integers(1, 9), st.sampled_from(sorted(POINTS))), min_size=1, max_size=9),
)
def test_every_card_is_understood_by_its_name(language: str, held: list[tuple[int, str]]) -> None:
    line = ", ".join(f"{count}x {LIBRARY.card_name(kind, language)}" for count, kind in held)
    reading = read(line)
    assert reading.not_understood == ()
    assert reading.tally.points(POINTS) == sum(count * POINTS[kind] for count, kind in held)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 discard all", {"discard-all": 3}),
        ("2 skip everyone", {"skip-everyone": 2}),
        ("zwei Alle ablegen", {"discard-all": 2}),
        ("3 iedereen overslaan", {"skip-everyone": 3}),
        ("9 discard all and a skip", {"9": 1, "discard-all": 1, "skip": 1}),
    ],
)
def test_names_that_have_no_plural_are_counted(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "+4 Joker mit Richtungswechsel und zwei blaue Einsen",
            {"wild-reverse-draw-four": 1, "1": 2},
        ),
        ("Joker mit Richtungswechsel +4", {"wild-reverse-draw-four": 1}),
        ("drei Joker mit Richtungswechsel und +4", {"wild-reverse-draw-four": 3}),
        ("Retour-Joker mit +4", {"wild-reverse-draw-four": 1}),
        ("twee jokers met omkeren plus vier", {"wild-reverse-draw-four": 2}),
        ("two wilds with reverse and draw four", {"wild-reverse-draw-four": 2}),
        ("de joker met keer om en plus vier, 3", {"wild-reverse-draw-four": 1, "3": 1}),
        ("Joker mit Retour und plus vier, 3", {"wild-reverse-draw-four": 1, "3": 1}),
        ("joker met keer om en een plus vier", {"wild-reverse-draw-four": 1, "draw-four": 1}),
        ("wild draw four with reverse, skip", {"wild-reverse-draw-four": 1, "skip": 1}),
        ("wild with draw ten", {"wild-draw-ten": 1}),
    ],
)
def test_what_a_wild_does_is_no_card_of_its_own(text: str, expected: dict[str, int]) -> None:
    assert cards(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "7 discard all",
        "+4 mit Richtungswechsel",
        "+4 Joker mit einem Richtungswechsel",
        "Joker mit +4 und Richtungswechsel",
        "joker met plus vier en keer om",
        "Retour +4 Joker mit Richtungswechsel",
        "jokers met omkeren plus vier",
        "wild with a skip",
        "+4 joker +10",
        "7 blau +4 Joker +10",
    ],
)
def test_what_may_be_one_card_or_two_is_asked_about(text: str) -> None:
    assert read(text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "blauwe +4 joker +10 gele 7",
        "blaue plus vier Joker plus zehn gelbe sieben",
        "blue draw four wild draw ten yellow 7",
    ],
)
def test_a_colour_tells_which_of_two_draw_cards_is_the_joker(text: str) -> None:
    assert cards(text) == {"draw-four": 1, "wild-draw-ten": 1, "7": 1}


@pytest.mark.parametrize(
    "text",
    [
        "blauwe acht en dan ook nog die plus tien",
        "blaue acht und dann auch noch plus zehn",
        "blue eight and then also that plus ten",
    ],
)
def test_small_words_before_a_plus_card_leave_it_one(text: str) -> None:
    assert cards(text) == {"8": 1, "wild-draw-ten": 1}


@pytest.mark.parametrize(
    "text",
    [
        "reverse, everyone misses a turn, 4",
        "reverse, everybody loses their go, 4",
        "reverse, all players miss a turn, 4",
        "Retour, alle setzen eine Runde aus, 4",
        "Retour, jeder muss aussetzen, 4",
        "Retour, alle verlieren eine Runde, 4",
        "omkeren, iedereen beurt kwijt, 4",
        "omkeren, iedereen slaat een beurt over, 4",
        "omkeren, iedereen pas, 4",
        "omkeren, alle spelers een beurt kwijt, 4",
    ],
)
def test_a_skip_of_everyone_is_one_card(text: str) -> None:
    assert cards(text) == {"reverse": 1, "skip-everyone": 1, "4": 1}


def test_a_skip_beside_it_is_another_one() -> None:
    assert cards("skip everyone skip, 4") == {"skip-everyone": 1, "skip": 1, "4": 1}
    assert cards("iedereen, beurt kwijt, 4") == {"skip-everyone": 1, "skip": 1, "4": 1}


@pytest.mark.parametrize(
    "text",
    [
        "joker keer om en plus vier",
        "joker met keer om, plus vier",
        "Joker Retour und plus vier",
        "Joker mit Retour, plus vier",
        "wild reverse and draw four",
    ],
)
def test_a_part_that_may_belong_to_the_wild_is_asked_about(text: str) -> None:
    reading = read(text)
    assert reading.not_understood
    assert dict(reading.tally.cards) == {"wild-reverse-draw-four": 1}


def test_a_number_in_a_run_of_numbers_counts_no_draw_card() -> None:
    assert cards("red: 0 7 +4, blue: 2") == {"0": 1, "7": 1, "draw-four": 1, "2": 1}
    assert cards("8 8 9 +4") == {"8": 2, "9": 1, "draw-four": 1}
    assert read("0 2 +4").not_understood
    assert read("2 +4").not_understood
