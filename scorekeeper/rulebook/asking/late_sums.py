"""What whoever joined late stands at: what was won since, and nothing before."""

from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import STANDING
from scorekeeper.rulebook.word_lists import word_list

_FEW: Final = 10


def since_joined(story: Story) -> Sum | None:
    """ "Joined late, my first round brought 35. What's my total?": what that round brought."""
    situation = story.situation
    joined = "join-late" in story.said and bool(story.said & {"win", "who-gets"} or _brought(story))
    if not joined or situation.claimed or situation.cards or situation.ask == "yes-no":
        return None
    told = [n.value for n in situation.numbers if n.value >= _FEW and n.unit in {"", "points"}]
    small = [n for n in situation.numbers if n.value < _FEW and n.unit != "round"]
    if len(told) != 1 or small or not asked_keys(story) & (STANDING | _STANDS):
        return None
    return Sum(told[0], f"0 + {told[0]} = {told[0]}", "late-joiner", "silent", "points")


def _brought(story: Story) -> bool:
    return not _BROUGHT.isdisjoint(story.situation.keys)


_STANDS: Final = word_list("late-sums.stands")
_BROUGHT: Final = word_list("late-sums.brought")
