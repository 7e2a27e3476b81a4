"""Draw cards that hit the same player one round after the other, and so are no chain.

"I held five, got hit by a +2 and the round after that by a +4": both are drawn, whether or not draw
cards add up at the table. Nothing is read where anybody lays a card in between.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.chain_words import LAYS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_ROUND: Final = word_list("hit-rounds.round")
_LATER: Final = word_list("hit-rounds.later")
_SMALL: Final = word_list("hit-rounds.small")


def hit_in_two_rounds(situation: Situation) -> bool:
    """Whether two draw cards are told with a round between them, and no card of whoever is hit."""
    cards = situation.cards
    if len(cards) != _TWO or any(c.kind not in DRAWING or c.count > 1 for c in cards):
        return False
    between = frozenset(situation.keys[cards[0].end : cards[1].start])
    later = bool(between & _ROUND) and bool(between & _LATER)
    return later and (between - _SMALL).isdisjoint(LAYS)
