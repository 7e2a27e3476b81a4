"""The words by which a question about a sum is known, in all languages at once."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.word_lists import word_list

MORE: Final = word_list("sum-words.more")
"""What is still missing is asked for."""
STANDING: Final = word_list("sum-words.standing")
"""A total after this round is asked for."""
GAINED: Final = word_list("sum-words.gained")
STOOD: Final = word_list("sum-words.stood")
"""What tells a total of before."""
WHOLE: Final = word_list("sum-words.whole")
"""The cards of all players are asked for."""
_BY: Final = word_list("sum-words.by")
_ONE_ANOTHER: Final = word_list("sum-words.one-another")
DEAL: Final = word_list("sum-words.deal")
REACHED: Final = word_list("sum-words.reached")
ENDED: Final = word_list("sum-words.ended")
EACH: Final = word_list("sum-words.each")
REST: Final = word_list("sum-words.rest")
BOX: Final = word_list("sum-words.box")
OUGHT: Final = word_list("sum-words.ought")
PILE: Final = word_list("sum-words.pile")
OPENED: Final = word_list("sum-words.opened")
OTHERS: Final = word_list("sum-words.others")
WINNER: Final = word_list("sum-words.winner")
"""Whoever went out, in what is asked for."""
BEFORE_POINTS: Final = word_list("sum-words.before-points")
"""What may stand before the points somebody is left with, and is no name."""
STAY: Final = word_list("sum-words.stay")
OUT: Final = word_list("sum-words.out")
NOTHING: Final = word_list("sum-words.nothing")
SAID: Final = (
    MORE
    | STANDING
    | GAINED
    | STOOD
    | WHOLE
    | REST
    | OTHERS
    | WINNER
    | BEFORE_POINTS
    | word_list("sum-words.said")
    | word_list("deck.lack")
)
"""Words that are spelt right, though they name no concept."""


def says_together(keys: Sequence[str]) -> bool:
    """ "Bij elkaar": all of them together, in two words."""
    return any(one in _BY and other in _ONE_ANOTHER for one, other in pairwise(keys))
