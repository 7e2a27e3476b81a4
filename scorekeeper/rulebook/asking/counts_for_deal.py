"""Whether action cards count for anything where all draw for the deal: they count zero.

"Do action cards count for anything when we draw to find the dealer?". Every word has to be a
listed one; "do they count as nothing?" asks for the opposite and is left to the ruling.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_ANYTHING: Final = word_list("counts-for-deal.anything")
_CARDS: Final = word_list("counts-for-deal.cards")
_COUNTS: Final = word_list("counts-for-deal.counts")
_DRAWS: Final = word_list("counts-for-deal.draws")
_SMALL: Final = word_list("counts-for-deal.small")
_KNOWN: Final = _ANYTHING | _CARDS | _COUNTS | _DRAWS | _SMALL


def counts_for_deal(story: Story) -> Compared | None:
    """No of a question in known words whether action cards count for something there."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    asks = situation.ask == "yes-no" and {"dealer", "action-card"} <= story.said
    plain = not (situation.claimed or situation.negated or situation.numbers or situation.cards)
    whole = bool(keys & _ANYTHING) and bool(keys & _COUNTS) and keys <= _KNOWN
    if story.facts.values.get("variant") != "classic" or not (asks and plain and whole):
        return None
    return Compared("dealer", "no")
