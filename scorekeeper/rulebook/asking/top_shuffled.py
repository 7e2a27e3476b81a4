"""Whether the top card of the discards is shuffled in with them, where nothing else is asked.

"When we shuffle the played cards, does the very top one get shuffled in with them?": it stays.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_TOP: Final = word_list("top-shuffled.top")
_INTO: Final = word_list("top-shuffled.into")
_SMALL: Final = word_list("top-shuffled.small")


def top_shuffled(story: Story) -> Compared | None:
    """No of a question in known words whether the top card goes in as well; else None."""
    situation = story.situation
    own = frozenset(situation.keys[situation.begins :])
    plain = situation.ask == "yes-no" and not (situation.claimed or situation.negated)
    plain = plain and "shuffle" in story.said and not situation.cards
    goes_in = bool(own & _TOP) and bool(own & _INTO) and own <= _TOP | _INTO | _SMALL
    return Compared("pile-empty", "no") if plain and goes_in else None
