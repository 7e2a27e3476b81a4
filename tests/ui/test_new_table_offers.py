"""What a new table offers: games, targets, who sits opposite whom, and why something cannot be."""

from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.ui.screens.new_table.offers import (
    Option,
    evening_line,
    first_tables,
    formation_cannot_be,
    formations,
    games,
    house_rules,
    keeps_own_cards,
    more_line,
    own_rule_refusal,
    pairings,
    scorings,
    shown_rounds,
    shown_target,
    targets,
    way_line,
)
from scorekeeper.ui.screens.new_table.view_model import Choices

FARM = """
name = "Hill Farm"
line = "Cows and goats."
target = 120
numbers = [1, 5]
"""
T = translator("en")


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(rules_dir())


def seats(count: int) -> list[Newcomer]:
    return [Newcomer(f"p{place}", f"P{place}", place) for place in range(count)]


def playing(count: int, **others: object) -> Choices:
    players = tuple(seat.player for seat in seats(count))
    return replace(Choices(players=players), **others)  # type: ignore[arg-type]


def reasons(options: tuple[Option[object], ...]) -> dict[object, str | None]:
    return {option.value: option.why_not.key if option.why_not else None for option in options}


def test_own_games_come_after_those_of_the_library_with_a_pencil(tmp_path: Path) -> None:
    (tmp_path / "farm.toml").write_text(FARM, encoding="utf-8")
    library = load_library(rules_dir(), tmp_path)
    found = games(Choices(variant="no-mercy"), library, "de")
    assert [game.id for game in found] == ["classic", "flex", "no-mercy", "farm"]
    assert [game.emblem for game in found] == ["four-colours", "two-shapes", "flame", "pencil"]
    assert [game.selected for game in found] == [False, False, True, False]
    assert found[-1].line == "Cows and goats."
    assert targets(library.variant("farm")) == (100, 120, 200)
    assert house_rules(library, "en", library.variant("farm"), ()) == ()


@pytest.mark.parametrize(
    ("variant", "offered"),
    [("classic", (200, 300, 500, 1000)), ("no-mercy", (300, 500, 1000, 2000))],
)
def test_targets_are_round_numbers_about_the_games_own(
    variant: str, offered: tuple[int, ...], library: Library
) -> None:
    found = library.variant(variant)
    assert targets(found) == offered
    assert shown_target(Choices(variant=variant), found) == str(found.target.value)
    assert shown_target(Choices(variant=variant, target=""), found) == ""


@pytest.mark.parametrize(
    ("players", "partners", "changing"),
    [
        (0, "seats-formation", "seats-formation"),
        (4, None, None),
        (5, "seats-formation", "seats-formation"),
        (8, "seats-formation", None),
    ],
)
def test_partners_need_four_and_changing_partners_four_or_eight(
    players: int, partners: str | None, changing: str | None, library: Library
) -> None:
    found = formations(T, playing(players), library.variant("classic"))
    assert reasons(found) == {  # type: ignore[arg-type]
        "individual": None,
        "partners": partners,
        "rotating-partners": changing,
    }


def test_partners_and_keeping_ones_own_points_shut_each_other_out(library: Library) -> None:
    classic = library.variant("classic")
    lowest = playing(4, scoring="lowest-total-wins")
    assert reasons(formations(T, lowest, classic)) == {  # type: ignore[arg-type]
        "individual": None,
        "partners": "rules-formation-scoring",
        "rotating-partners": "rules-formation-scoring",
    }
    partners = playing(4, formation="partners")
    assert reasons(scorings(T, partners, classic)) == {  # type: ignore[arg-type]
        "winner-takes-all": None,
        "lowest-total-wins": "rules-formation-scoring",
        "elimination-race": "rules-formation-scoring",
    }


def test_a_fifth_at_the_table_unfolds_the_question_of_partners(library: Library) -> None:
    classic = library.variant("classic")
    assert not formation_cannot_be(T, playing(4, formation="partners"), classic)
    assert formation_cannot_be(T, playing(5, formation="partners"), classic)


def test_the_way_is_one_line(library: Library) -> None:
    line = way_line(T, playing(4), library.variant("classic"))
    assert line == "Everyone for themselves · Winner takes all"


def test_partners_sit_opposite_each_other_as_the_order_changes() -> None:
    four = seats(4)
    (table,) = first_tables(playing(4, formation="partners"), four)
    assert [[seat.name for seat in pair] for pair in table.pairs] == [["P0", "P2"], ["P1", "P3"]]
    four.insert(1, four.pop(2))
    (table,) = first_tables(playing(4, formation="partners"), four)
    assert [[seat.name for seat in pair] for pair in table.pairs] == [["P0", "P1"], ["P2", "P3"]]


def test_nobody_is_paired_while_seats_are_missing() -> None:
    assert first_tables(playing(3, formation="partners"), seats(3)) == ()
    assert first_tables(playing(4), seats(4)) == ()
    assert first_tables(playing(4, formation="rotating-partners"), seats(3)) == ()


def test_eight_with_changing_partners_begin_at_two_tables() -> None:
    choices = playing(8, formation="rotating-partners")
    found = first_tables(choices, seats(8))
    assert [table.table for table in found] == [1, 2]
    names = [seat.name for table in found for pair in table.pairs for seat in pair]
    assert sorted(names) == [f"P{place}" for place in range(8)]
    assert evening_line(T, choices).startswith("2 tables at a time, 7 stages of 4 rounds")


def test_four_with_changing_partners_play_four_rounds_in_three_pairings() -> None:
    choices = playing(4, formation="rotating-partners")
    assert shown_rounds(choices) == "4"
    assert pairings(choices.stages) == 3
    assert evening_line(T, choices).startswith("Four players have only 3 pairings")


def test_the_fold_of_more_says_what_is_otherwise(library: Library) -> None:
    classic, no_mercy = library.variant("classic"), library.variant("no-mercy")
    assert more_line(T, Choices(), classic, library, "en") == T("new-more-line-deck")
    chosen = Choices(deck="112", deal="stays", house_rules=("jump-in",), own_rule=" Sing ")
    said = "112 cards · Same dealer · Jump-in · A rule of your own"
    assert more_line(T, chosen, classic, library, "en") == said
    bonus = Choices(variant="no-mercy", knock_out_to="cause")
    assert more_line(T, bonus, no_mercy, library, "en") == "250 to whoever caused it"
    lowest = replace(bonus, scoring="lowest-total-wins", knocked_out_pay="cards")
    assert keeps_own_cards(lowest, no_mercy)
    assert more_line(T, lowest, no_mercy, library, "en") == "Knocked out pay their cards"


def test_an_own_rule_may_have_500_characters() -> None:
    assert own_rule_refusal("x" * 500) is None
    refusal = own_rule_refusal("x" * 501)
    assert refusal is not None
    assert refusal.key == "rules-own-too-long"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_a_line_in_every_language(
    language: str, library: Library
) -> None:
    t = translator(language)
    variant = library.variant("no-mercy")
    counting = scorings(t, playing(4), variant)
    said = [text for option in counting for text in (option.title, option.line)]
    together = formations(t, playing(4), variant)
    said += [text for option in together for text in (option.title, option.line)]
    assert not [text for text in said if not text or text.startswith("new-")]
