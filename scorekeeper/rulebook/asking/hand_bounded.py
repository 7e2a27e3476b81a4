"""Whether somebody is out whose cards nobody counts: "he's got more than twenty. Is he out?".

From the bound alone it may be clear ("more than 30", "at most 20"); else it depends. "Do I need
more than 25 to be out?" asks for the limit itself.
"""

from operator import ge, gt, le, lt
from typing import Final

from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.limits_told import Reached, is_out, may_be_told
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
"""Cards. Who holds "about 24" may be out or in."""
_IN_HAND: Final = frozenset({"hold", "hand-word", "card"})
_OTHERWISE: Final = frozenset(
    {
        "not",
        "draw",
        "drawn-card",
        "play",
        "swap",
        "pass-hands",
        "i-was-hit",
        "elimination",
        "points",
    }
    | {"really-true", "back", "challenge", "no-match"}
)
"""What tells of more than of a hand, or denies the bound."""
_ABOUT: Final = word_list("hand-bounded.about")
_NEEDS: Final = word_list("limits-told.needs")
_ONLY: Final = word_list("hand-bounded.only")


def hand_bounded(story: Story) -> Compared | None:
    """Whether they are out; None where the hand is counted, or more is told than the hand."""
    situation, limit = story.situation, story.rules.mercy_limit
    if limit is None or len(situation.numbers) != 1 or situation.cards or situation.claimed:
        return None
    number = situation.numbers[0]
    told = number.unit in {"", "card"}
    other = story.said & _OTHERWISE or not _ONLY.isdisjoint(situation.keys)
    if not told or other or not story.said & _IN_HAND or not may_be_told(situation):
        return None
    bounds = _bounds(situation, number)
    if situation.modal == "must" or not _NEEDS.isdisjoint(situation.keys):
        return _needed(story, bounds, limit.value)
    out = is_out(situation, Reached(limit.value, limit.value))
    if bounds is None or out is None:
        return None
    least, most = bounds
    if least >= limit.value:
        return Compared("mercy", yes_or_no(out))
    if most is not None and most < limit.value:
        return Compared("mercy", yes_or_no(not out))
    return Compared("mercy", "depends")


def _needed(story: Story, bounds: tuple[int, int | None] | None, limit: int) -> Compared | None:
    """ "Do I need more than 25 to be out?": whether the least that it takes is the limit."""
    least, most = bounds or (0, None)
    asks = "knock-out" in story.situation.asked and story.situation.ask == "yes-no"
    if not asks or most is not None or least < limit:
        return None
    return Compared("mercy", yes_or_no(least == limit))


def _bounds(situation: Situation, number: SaidNumber) -> tuple[int, int | None] | None:
    """The least and the most cards that this may be; None where they are counted."""
    keys, value = situation.keys, number.value
    if _ABOUT.intersection(keys[number.at - 1 : number.at]):
        return value - _NEAR, value + _NEAR
    comparison = comparison_before(keys, number.at)
    if comparison is gt:
        return value + 1, None
    if comparison is ge:
        return value, None
    if comparison is lt:
        return 0, value - 1
    return (0, value) if comparison is le else None
