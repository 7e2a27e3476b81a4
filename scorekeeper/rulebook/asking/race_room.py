"""How many points somebody can still take in an elimination race and stay in it.

"You're out at 500 and I'm on 455: what can I take at most?": one less than what is missing.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 100
_MANY: Final = 10
_STAYS: Final = word_list("race-room.stays")
_OUT: Final = word_list("race-room.out")
_WITHOUT: Final = word_list("race-room.without")
_BE: Final = word_list("race-room.be")
_TAKES: Final = word_list("race-room.takes")
_PEOPLE: Final = word_list("race-room.people")
_MUST: Final = word_list("race-room.until")
_OTHERWISE: Final = frozenset({"partners", "lowest", "tie", "from-zero"})


def room_in_race(story: Story) -> Sum | None:
    """The most that keeps below the limit; None where something else is asked for."""
    situation = story.situation
    keys = frozenset(situation.keys)
    if "elimination" not in story.said or situation.cards or story.said & _OTHERWISE:
        return None
    if situation.claimed or not (_stays(story) and keys & _TAKES) or keys & (_PEOPLE | _MUST):
        return None
    if not (situation.ask == "number" or "how-many" in story.said or "what" in situation.asked):
        return None
    told = [n.value for n in situation.numbers if n.value > _MANY]
    limits = [n for n in told if n >= _LEAST]
    limit = max(limits, default=0) if len(told) > 1 else story.facts.numbers["target"]
    totals = [n for n in told if n != limit]
    if len(totals) != 1 or len(told) - 1 > 1 or not totals[0] < limit:
        return None
    value = limit - 1 - totals[0]
    shown = f"{limit} − 1 − {totals[0]} = {value}"
    return Sum(value, shown, "elimination", "reached", "points", certain=True)


def _stays(story: Story) -> bool:
    """ "And stay in", "and still be in", "without going out"; not "with how many am I out"."""
    keys = story.situation.keys
    inside = any(one in _BE and other == "in" for one, other in pairwise(keys))
    without = not _WITHOUT.isdisjoint(keys) and not _OUT.isdisjoint(keys)
    return inside or without or not _STAYS.isdisjoint(keys)
