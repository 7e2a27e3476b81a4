"""The choices of a new table: seats, colours, dealer, rules, and what is still missing."""

from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from scorekeeper.domain.actions.tables import open_table
from scorekeeper.domain.agreed import Wishes, agree_on
from scorekeeper.domain.events import Pen
from scorekeeper.domain.fold import fold
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.tables.roster import RosterEntry
from scorekeeper.ui.screens.new_table.view_model import (
    Choices,
    agreed,
    default_name,
    first_choices,
    meanings_of,
    newcomers,
    obstacle,
    read_target,
)
from tests.domain.builders import START, TABLE
from tests.domain.builders import newcomers as seated

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


def table_of(library: Library, variant: str, players: int = 4, **wishes: Any) -> TableState:
    people = seated(players)
    pen = Pen(TABLE, "phone", 1, START, "")
    rules = agree_on(library.variant(variant), Wishes(**wishes))
    return fold(open_table(pen, "Kitchen", people, people[-1].player, rules))


def test_everything_is_taken_over_from_the_last_table(library: Library) -> None:
    wishes: dict[str, Any] = {
        "deck": "112",
        "formation": "partners",
        "target": 750,
        "deal": "winner",
        "house_rules": ("jump-in", "seven-zero"),
        "own_rule": "Whoever laughs draws one.",
        "customizable": ("Everybody sings", ""),
    }
    state = table_of(library, "classic", **wishes)
    choices = first_choices([state], library)
    assert choices.players == tuple(seat.player for seat in state.present)
    assert choices.dealing == "dora"
    assert choices.target == "750"
    assert state.game is not None
    assert agreed(choices, library) == state.game.rules


def test_no_mercy_is_taken_over_with_who_gets_the_bonus(library: Library) -> None:
    state = table_of(library, "no-mercy", 5, knock_out_to="cause", knocked_out_pay="cards")
    choices = first_choices([state], library)
    assert choices.target is None
    rules = agreed(choices, library)
    assert (rules.variant, rules.target, rules.knock_out_to) == ("no-mercy", 1000, "cause")


def test_a_game_whose_file_is_gone_leaves_the_people_only(library: Library) -> None:
    state = table_of(library, "classic", target=300)
    assert state.game is not None
    rules = state.game.rules.model_copy(update={"variant": "hill-farm"})
    gone = replace(state, games=(replace(state.game, rules=rules),))
    choices = first_choices([gone], library)
    assert (choices.variant, choices.target) == ("classic", None)
    assert len(choices.players) == 4


def test_partners_are_not_taken_over_where_they_are_no_longer_four(library: Library) -> None:
    state = table_of(library, "classic", formation="partners")
    seats = {player: replace(seat, left=player == "dora") for player, seat in state.seats.items()}
    assert first_choices([replace(state, seats=seats)], library).formation == "individual"


def test_a_table_without_a_game_is_passed_over(library: Library) -> None:
    state = table_of(library, "classic")
    assert first_choices([replace(state, games=())], library) == Choices()


def test_another_game_brings_its_own_target_deck_and_way_of_counting(library: Library) -> None:
    before = Choices(
        players=("oma-id", "tom-id"),
        target="300",
        deck="112",
        scoring="lowest-total-wins",
        meanings=("Sing", "", ""),
        house_rules=("progressive", "jump-in"),
        own_rule="No phones",
        name="Attic",
    )
    choices = before.with_game("no-mercy", library)
    rules = agreed(choices, library)
    assert (rules.target, rules.deck, rules.scoring) == (1000, "168", "winner-takes-all")
    assert rules.customizable == ()
    assert rules.house_rules == ("jump-in",)
    assert (rules.own_rule, choices.name) == ("No phones", "Attic")
    assert agreed(choices.with_game("classic", library), library).target == 500
    assert before.with_game("classic", library) == before


def test_all_customizable_cards_are_used_unless_the_table_wants_fewer(library: Library) -> None:
    classic = library.variant("classic")
    assert meanings_of(Choices(), classic) == ()
    assert meanings_of(Choices(deck="112"), classic) == ("", "", "")
    two = Choices(deck="112", meanings=("Sing", ""))
    assert agreed(two, library).customizable == ("Sing", "")


def test_with_changing_partners_rounds_count_and_a_target_does_not(library: Library) -> None:
    four = Choices(players=("a", "b", "c", "d"), formation="rotating-partners", target="x")
    assert four.by_rounds
    assert agreed(four, library).total_rounds is None
    assert agreed(replace(four, rounds="6"), library).total_rounds == 6
    with pytest.raises(RulesRefused, match="rules-rounds-number"):
        agreed(replace(four, rounds="six"), library)
    with pytest.raises(RulesRefused, match="rules-rounds-range"):
        agreed(replace(four, rounds="0"), library)
    eight = replace(four, players=tuple("abcdefgh"), rounds="x")
    assert eight.two_tables
    assert not eight.by_rounds
    assert agreed(eight, library).total_rounds is None


def test_partners_of_five_cannot_start(library: Library) -> None:
    five = [RosterEntry(f"p{n}", f"P{n}", n) for n in range(5)]
    choices = Choices(players=tuple(entry.player for entry in five), formation="partners")
    found = obstacle(choices, five, library, "Kitchen")
    assert found is not None
    assert found.key == "seats-formation"
