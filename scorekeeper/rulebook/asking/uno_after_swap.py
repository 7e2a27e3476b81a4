"""Whether the other one calls UNO who gets my single card for a 7: whoever comes down to one does.

"I laid a 7 and have one card left. Must the other say UNO after the swap?" Every word has to be a
listed one.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SWAPS: Final = frozenset({"must-swap", "may-swap"})
_TOLD: Final = word_list("uno-after-swap.told")
_ONE: Final = word_list("uno-after-swap.one")
_ASKED: Final = word_list("uno-after-swap.asked")
_OTHER: Final = word_list("uno-after-swap.other")
_AFTER: Final = word_list("uno-after-swap.after")


def uno_after_swap(story: Story) -> Compared | None:
    """Yes; None where somebody else is asked of, or more is told."""
    situation, begins = story.situation, story.situation.begins
    asks = situation.ask == "yes-no" and situation.modal == "must" and begins
    if not asks or situation.negated or "uno" not in situation.asked:
        return None
    if [card.kind for card in situation.named] != ["7"] or situation.named[0].end > begins:
        return None
    if story.facts.values.get("seven") not in _SWAPS:
        return None
    card, mine = situation.named[0], PERSONS[situation.language].i
    keys = situation.keys
    told = [key for at, key in enumerate(keys[:begins]) if not card.start <= at < card.end]
    own = frozenset(keys[begins:])
    one_left = bool(_ONE.intersection(told)) and bool(mine.intersection(told))
    other = bool(own & _OTHER) and not own & mine and bool(own & _AFTER)
    known = (_TOLD | _ONE | mine).issuperset(told) and (_ASKED | _OTHER | _AFTER).issuperset(own)
    return Compared("uno-when", "yes") if one_left and other and known else None
