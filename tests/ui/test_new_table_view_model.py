"""The choices of a new table: seats, colours, dealer, target, and what is still missing."""

from datetime import datetime

import pytest

from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui.screens.new_table.view_model import (
    Choices,
    default_name,
    newcomers,
    obstacle,
    read_target,
)

ROSTER = [
    RosterEntry("oma-id", "Oma", 3),
    RosterEntry("mira-id", "Mira", 3),
    RosterEntry("tom-id", "Tom", 0),
]


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(rules_dir())


def test_a_tap_seats_somebody_and_another_tap_lets_them_go() -> None:
    choices = Choices().toggled("oma-id").toggled("tom-id")
    assert choices.players == ("oma-id", "tom-id")
    assert choices.toggled("oma-id").players == ("tom-id",)


def test_whoever_leaves_no_longer_deals() -> None:
    choices = Choices(players=("oma-id", "tom-id"), dealer="tom-id")
    assert choices.dealing == "tom-id"
    assert choices.toggled("tom-id").dealing == "oma-id"


def test_the_eleventh_does_not_find_a_seat() -> None:
    full = Choices(players=tuple(f"player-{n}" for n in range(10)))
    assert full.toggled("oma-id") == full


@pytest.mark.parametrize(
    ("old", "new", "order"),
    [
        (0, 2, ("b", "c", "a")),
        (2, 0, ("c", "a", "b")),
        (0, -1, ("a", "b", "c")),
        (0, 3, ("a", "b", "c")),
    ],
)
def test_a_seat_moves_within_the_table_only(old: int, new: int, order: tuple[str, ...]) -> None:
    assert Choices(players=("a", "b", "c")).moved(old, new).players == order


def test_two_who_like_the_same_colour_get_two() -> None:
    seats = newcomers(Choices(players=("oma-id", "mira-id", "tom-id")), ROSTER)
    assert [seat.colour for seat in seats] == [3, 1, 0]


def test_the_dealer_drawn_by_lot_sits_at_the_table() -> None:
    choices = Choices(players=("oma-id", "tom-id"))
    assert {choices.with_random_dealer().dealing for _ in range(50)} == {"oma-id", "tom-id"}


@pytest.mark.parametrize("raw", ["", "abc", "-5", "2.5", "1e3", "5" * 12])
def test_a_target_that_is_no_whole_number_is_refused(raw: str) -> None:
    with pytest.raises(RulesRefused):
        read_target(raw)


def test_a_target_may_have_spaces_round_it() -> None:
    assert read_target(" 750 ") == 750


@pytest.mark.parametrize(
    ("choices", "key"),
    [
        (Choices(), "seats-too-few"),
        (Choices(players=("oma-id",)), "seats-too-few"),
        (Choices(players=("oma-id", "tom-id"), target="0"), "rules-target-range"),
        (Choices(players=("oma-id", "tom-id"), target="x"), "rules-target-number"),
    ],
)
def test_what_is_missing_is_named(choices: Choices, key: str, library: Library) -> None:
    found = obstacle(choices, ROSTER, library, "Kitchen")
    assert found is not None
    assert found.key == key


def test_two_people_and_the_usual_target_are_enough(library: Library) -> None:
    assert obstacle(Choices(players=("oma-id", "tom-id")), ROSTER, library, "Kitchen") is None


def test_a_table_is_named_after_the_day_unless_somebody_knows_better() -> None:
    saturday = datetime(2026, 11, 21, 20)
    assert default_name(translator("en"), saturday) == "Saturday evening"
    assert default_name(translator("de"), saturday) == "Samstagabend"
    assert default_name(translator("nl"), saturday) == "Zaterdagavond"
