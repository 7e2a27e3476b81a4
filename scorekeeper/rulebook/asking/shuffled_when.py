"""When the discards are shuffled to a new pile, where nothing but that is asked.

"When is the discard pile turned over and reshuffled?": that is told, and is no yes or no. Every
word has to be a listed one, and a "when" that only says in which case, "when it is empty", is none.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_WHEN: Final = word_list("shuffled-when.when")
_ASKS: Final = word_list("shuffled-when.asks")
"""What stands behind a "when" that asks."""
_PILE: Final = word_list("shuffled-when.pile")
_SHUFFLES: Final = word_list("shuffled-when.shuffles")
_SMALL: Final = word_list("shuffled-when.small")
_KNOWN: Final = _WHEN | _PILE | _SHUFFLES | _SMALL


def shuffled_when(story: Story) -> Compared | None:
    """ "When do we shuffle the discards?"."""
    situation = story.situation
    keys, opening = frozenset(situation.keys), situation.keys[:2]
    whole = bool(keys & _PILE) and bool(keys & _SHUFFLES) and keys <= _KNOWN
    first = not _WHEN.isdisjoint(opening[:1]) and not _ASKS.isdisjoint(opening[1:])
    plain = not (situation.claimed or situation.negated or situation.numbers or situation.cards)
    asks = situation.ask == "open" and first and plain and whole
    return Compared("pile-empty", "explain") if asks else None
