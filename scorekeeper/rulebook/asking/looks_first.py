"""Whether I may look at the hands of the others before I choose whom to swap with for a 7.

No leaflet says anything of it, and so it is not to be taken for the swap itself.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_LOOKS: Final = word_list("looks-first.looks")
_HANDS: Final = word_list("looks-first.hands")
_OTHERS: Final = word_list("looks-first.others")
_SWAPS: Final = frozenset({"must-swap", "may-swap"})


def looks_first(story: Story) -> Compared | None:
    """ "I played a 7. May I see everyone's hands before I choose?"."""
    situation = story.situation
    sevens = [card.kind for card in situation.named] == ["7"]
    keys = frozenset(situation.keys)
    looks = bool(keys & _LOOKS and keys & _HANDS and keys & _OTHERS)
    asks = situation.ask == "yes-no" and situation.modal == "may" and not situation.claimed
    swaps = story.facts.values.get("seven") in _SWAPS
    return Compared("manners", "unknown") if sevens and looks and asks and swaps else None
