"""A card's name and nothing else, as one types it into a search: "Draw Two?", "skip rules".

What the card does is what one wants to know then. A number alone may be anything.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SMALL: Final = word_list("lone-card.small")
_OWN_RULING: Final = frozenset({"discard-all"})


def lone_card(story: Story) -> Compared | None:
    """What the one card named does; None where anything else is said."""
    situation = story.situation
    if len(situation.named) != 1:
        return None
    card = situation.named[0]
    inside = range(card.start, card.end)
    beside = [word for at, word in enumerate(situation.heard) if at not in inside]
    if card.kind.isdecimal() or not card.here or card.count > 1 or card.colour is not None:
        return None
    if any(word.key not in _SMALL for word in beside):
        return None
    return Compared(card.kind if card.kind in _OWN_RULING else "effect", "explain")
