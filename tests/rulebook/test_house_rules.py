"""Play rules of the variants, and house rules over them."""

import pytest
from pydantic import ValidationError

from scorekeeper.domain.house_rules import HouseRule, play_rules
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library

LIBRARY = load_library(rules_dir())
CLASSIC, FLEX, NO_MERCY = map(LIBRARY.variant, ("classic", "flex", "no-mercy"))


def value(rules: PlayRules, name: str) -> object:
    found = getattr(rules, name)
    return None if found is None else found.value


@pytest.mark.parametrize(
    ("parameter", "classic", "no_mercy", "flex"),
    [
        ("stacking", "none", "equal-or-higher", "none"),
        ("draw", "one", "until-playable", "one"),
        ("drawn_card", "may-play", "must-play", "may-play"),
        ("may_draw_when_able", True, None, True),
        ("mercy_limit", None, 25, None),
        ("seven", "nothing", "must-swap", None),
        ("zero", "nothing", "pass-on", None),
        ("jump_in", False, False, False),
        ("wild_draw_four", "only-without-colour", None, "only-without-colour"),
        ("first_card_action", "applies", "ignored-turn-next", "ignored-turn-next"),
        ("last_card_draws", True, None, None),
        ("two_players_reverse_skips", True, True, None),
        ("uno_penalty", 2, 2, 2),
    ],
)
def test_the_parameters_are_those_of_the_leaflets(
    parameter: str, classic: object, no_mercy: object, flex: object
) -> None:
    found = [value(variant.play, parameter) for variant in (CLASSIC, NO_MERCY, FLEX)]
    assert found == [classic, no_mercy, flex]


def test_a_challenge_costs_the_bluffer_four_and_the_challenger_six_cards() -> None:
    for variant in (CLASSIC, FLEX):
        challenge = variant.play.challenge
        assert challenge is not None
        assert (challenge.guilty.value, challenge.innocent.value) == (4, 6)
    assert NO_MERCY.play.challenge is None


def test_the_first_card_of_the_classic_game_does_what_its_section_says() -> None:
    first = {kind: card.value for kind, card in CLASSIC.play.first_cards.items()}
    assert first["reverse"] == "dealer-plays-first"
    assert first["wild-draw-four"] == "back-into-the-pile"
    assert first["swap-hands"] == "first-player-calls-colour-and-may-swap"


@pytest.mark.parametrize(
    ("variant", "offered"),
    [
        ("classic", {"progressive", "seven-zero", "jump-in"}),
        ("flex", {"progressive", "jump-in"}),
        ("no-mercy", {"jump-in"}),
    ],
)
def test_house_rules_are_offered_where_the_game_does_not_do_so_anyhow(
    variant: str, offered: set[str]
) -> None:
    rules = LIBRARY.house_rules_for(LIBRARY.variant(variant))
    assert {rule.id for rule in rules} == offered


def test_without_house_rules_a_game_is_played_by_its_leaflet() -> None:
    assert play_rules(CLASSIC, []) == CLASSIC.play


def test_house_rules_change_their_parameters_and_no_others() -> None:
    chosen = [LIBRARY.house_rules[name] for name in ("seven-zero", "jump-in")]
    played = play_rules(CLASSIC, chosen)
    changed = {
        name
        for name in PlayRules.model_fields
        if getattr(played, name) != getattr(CLASSIC.play, name)
    }
    assert changed == {"seven", "zero", "jump_in"}
    assert (value(played, "seven"), value(played, "zero")) == ("must-swap", "pass-on")
    assert played.jump_in is not None
    assert played.jump_in.cite == ("deluxe-1999#jump-in",)


def test_progressive_stacks_the_same_kind_only_and_lets_the_challenge_grow() -> None:
    played = play_rules(CLASSIC, [LIBRARY.house_rules["progressive"]])
    assert value(played, "stacking") == "same-kind"
    assert value(played, "challenge_grows") is True


def test_of_two_house_rules_that_clash_the_later_counts() -> None:
    def stacking(how: str) -> HouseRule:
        return HouseRule(
            id=how, variants=("classic",), cite=("own#file",), overlay={"stacking": how}
        )

    rules = [stacking("same-kind"), stacking("equal-or-higher")]
    assert value(play_rules(CLASSIC, rules), "stacking") == "equal-or-higher"
    assert value(play_rules(CLASSIC, rules[::-1]), "stacking") == "same-kind"


@pytest.mark.parametrize(
    "overlay",
    [{}, {"staking": "none"}, {"stacking": "always"}, {"jump_in": "yes"}, {"challenge": True}],
)
def test_a_house_rule_sets_only_what_there_is(overlay: dict[str, bool | str]) -> None:
    with pytest.raises(ValidationError, match=r"overlay"):
        HouseRule(id="x", variants=("classic",), cite=("own#file",), overlay=overlay)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_house_rules_have_a_name_and_one_short_line(language: str) -> None:
    for rule in LIBRARY.house_rules:
        assert LIBRARY.house_rule_name(rule, language) != rule
        assert 0 < len(LIBRARY.house_rule_line(rule, language)) <= 80
