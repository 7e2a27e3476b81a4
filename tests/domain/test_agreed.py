"""The rules a table agrees on: the target above all."""

from typing import get_args

import pytest
from pydantic import ValidationError

from scorekeeper.domain.actions.tables import (
    can_change_target,
    change_target,
    verify_change_target,
)
from scorekeeper.domain.agreed import AgreedRules, Wishes, agree_on, verify_target
from scorekeeper.domain.formations import fits
from scorekeeper.domain.payloads import RoundScored, RulesAgreed
from scorekeeper.domain.refusals import RulesRefused, TableRefused
from scorekeeper.domain.variants import (
    MAX_TARGET,
    SCORING_METHODS,
    Formation,
    ScoringMethod,
    Variant,
)
from tests.domain.builders import Sitting, classic, entry, skipped


def fact(value: object) -> dict[str, object]:
    return {"value": value, "cite": ["article-112#cards"]}


VARIANT = Variant.model_validate(
    {
        "id": "classic",
        "sources": ["article-112"],
        "players": {},
        "dealt": fact(7),
        "target": fact(500),
        "scoring": "winner-takes-all",
        "decks": [
            {"id": "classic-112", "size": fact(112)},
            {"id": "classic-108", "size": fact(108)},
        ],
        "cards": [
            {"kind": "9", "face": True, "points": fact(9)},
            {"kind": "swap-hands", "points": fact(40), "decks": ["classic-112"]},
        ],
    }
)


def test_a_table_plays_the_variant_as_printed_unless_it_wants_otherwise() -> None:
    rules = agree_on(VARIANT)
    assert (rules.deck, rules.scoring, rules.target) == ("classic-112", "winner-takes-all", 500)
    assert rules.card_points == {"9": 9, "swap-hands": 40}


def test_another_deck_has_its_own_cards() -> None:
    assert agree_on(VARIANT, Wishes(deck="classic-108")).card_points == {"9": 9}


def test_a_deck_of_another_game_is_refused() -> None:
    with pytest.raises(RulesRefused) as refused:
        agree_on(VARIANT, Wishes(deck="no-mercy"))
    assert refused.value.params == {"deck": "no-mercy", "variant": "classic"}


@pytest.mark.parametrize("target", [1, 500, 501, MAX_TARGET])
def test_any_number_within_reason_can_be_the_target(target: int) -> None:
    verify_target(target)
    assert agree_on(VARIANT, Wishes(target=target)).target == target


@pytest.mark.parametrize("target", [0, -1, -500, MAX_TARGET + 1, 10**30])
def test_a_target_that_nobody_could_play_to_is_refused(target: int) -> None:
    with pytest.raises(RulesRefused) as refused:
        verify_target(target)
    assert (refused.value.key, refused.value.params) == (
        "rules-target-range",
        {"limit": MAX_TARGET},
    )
    with pytest.raises(RulesRefused):
        agree_on(VARIANT, Wishes(target=target))
    with pytest.raises(ValidationError):
        classic(target)


@pytest.mark.parametrize("target", [1.5, "many", None])
def test_a_target_that_is_not_a_whole_number_is_refused(target: object) -> None:
    with pytest.raises(ValidationError):
        AgreedRules.model_validate(classic().model_dump() | {"target": target})


def test_another_target_holds_for_the_game_in_progress_and_those_to_come() -> None:
    table = Sitting()
    table.round("anna", bert=60)
    table.add(change_target(table.state, table.pen, 100))
    assert table.game.rules.target == 100
    table.round("anna", bert=40)
    assert table.game.ending is not None
    table.rematch()
    assert table.game.rules.target == 100


@pytest.mark.parametrize("target", [1, 59, 60])
def test_a_target_that_somebody_has_reached_is_refused(target: int) -> None:
    table = Sitting()
    table.round("anna", bert=60)
    with pytest.raises(RulesRefused) as refused:
        verify_change_target(table.state, target)
    assert (refused.value.key, refused.value.params) == ("rules-target-reached", {"best": 60})
    assert can_change_target(table.state, 61)


def test_no_game_has_no_target_to_change() -> None:
    table = Sitting()
    table.log = table.log[:1]
    with pytest.raises(TableRefused, match="table-no-game"):
        verify_change_target(table.state, 100)


def test_rules_for_a_game_that_does_not_exist_are_skipped() -> None:
    table = Sitting()
    odd = table.write(RulesAgreed(rules=classic(), game="no-such-game"))
    assert skipped(table.state) == {odd: "game-unknown"}


@pytest.mark.parametrize("players", [3, 4, 8])
@pytest.mark.parametrize("scoring", SCORING_METHODS)
@pytest.mark.parametrize("formation", get_args(Formation))
def test_any_agreed_rules_are_counted_by_or_skipped_but_never_break_the_table(
    scoring: ScoringMethod, formation: Formation, players: int
) -> None:
    table = Sitting(players)
    rules = classic().model_copy(update={"scoring": scoring, "formation": formation})
    odd = table.write(RulesAgreed(rules=rules, game=table.game.id))
    game = table.game.id
    table.write(RoundScored(game=game, after=game, entry=entry("anna", bert=10, cleo=0)))
    state = table.state
    known = formation == "individual" or (
        scoring == "winner-takes-all" and fits(formation, players)
    )
    assert skipped(state) == ({} if known else {odd: "rules-unknown"})
    assert state.game is not None
    assert state.game.played == 1
