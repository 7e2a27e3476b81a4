"""Whether a question that no ruling answers is about the game all the same, or says nothing of it.

"May I keep my cards in a box?" is about the game, on which the rules are silent and a table may
agree on something; "blub di blub" is not, and neither is "when?" alone.
"""

from typing import Final

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.word_lists import word_list

_THINGS: Final = frozenset(
    {
        "action-card", "card", "draw-card", "draw-pile", "knocked-cards", "number-card",
        "pile-word", "power-card", "uno", "wild-card",
    }
)  # fmt: skip
"""What nobody speaks of who does not speak of cards."""
_ASKING: Final = frozenset({"how-many", "what", "when", "who", "why"})
_BESIDE: Final = word_list("about-the-game.beside")
_MOST_STRANGE: Final = 0.34
"""The share of words that mean nothing here from which on it is of something else: a bank card."""


def names_the_game(situation: Situation) -> bool:
    """Whether cards, a pile or the call are named among words that are understood."""
    named = bool(situation.cards) or not _THINGS.isdisjoint(situation.concepts)
    return named and situation.unknown < _MOST_STRANGE * situation.words


def only_asks(situation: Situation) -> bool:
    """ "When?", "and how many?": that something is asked is all that is said."""
    return bool(situation.concepts) and all(
        word.key in _BESIDE or (word.concepts and _ASKING.issuperset(word.concepts))
        for word in situation.heard
    )
