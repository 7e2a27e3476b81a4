"""The library and the rulebase that tests share: each process loads them once.

Nothing here may be changed by a test; what needs a rulebase of its own makes a copy.
"""

from typing import Final

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Answer, Asked, Rulebase, answer, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.handwords import HandReading, read_hand

LIBRARY: Final[Library] = load_library(rules_dir())
RULEBASE: Final[Rulebase] = load_rulebase(rules_dir(), LIBRARY)


def answered(
    question: str, game: str, language: str, players: int | None = None, house: tuple[str, ...] = ()
) -> Answer:
    """The answer in a language at a table that plays a game by its leaflets and house rules."""
    table = rules_for(LIBRARY.variant(game), LIBRARY, house, players)
    return answer(Asked(question, table, language, language), RULEBASE, LIBRARY)


def read(text: str, variant: str = "classic") -> HandReading:
    """What is read of a hand that somebody typed, in the game's usual deck."""
    game = LIBRARY.variant(variant)
    return read_hand(text, game, game.default_deck.id, LIBRARY)


def cards(text: str, variant: str = "classic") -> dict[str, int]:
    """The cards of a hand of which every word is understood, and no points were typed."""
    reading = read(text, variant)
    assert reading.not_understood == ()
    assert reading.tally.amounts == ()
    return dict(reading.tally.cards)
