"""Drawings of cards on the keys of the pad."""

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.ui.symbols import card_symbol, svg_source


def test_every_card_of_the_built_in_games_has_its_own_drawing() -> None:
    kinds = {
        card.kind
        for variant in load_library(rules_dir()).variants.values()
        for card in variant.cards
        if not card.face
    }
    drawings = {svg_source("symbols/cards", kind) for kind in kinds}
    assert len(drawings) == len(kinds)


def test_a_card_of_a_tables_own_shows_the_one_to_be_filled_in() -> None:
    assert (
        card_symbol("hill-farm--goat", "#123456").src == card_symbol("customizable", "#123456").src
    )
    assert card_symbol("skip", "#123456").src != card_symbol("customizable", "#123456").src
