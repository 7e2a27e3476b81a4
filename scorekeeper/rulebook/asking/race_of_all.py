"""Whether anybody goes out in an elimination race, of whose totals and new points all are told.

"We had 410, 466 and 220, and this round adds 80, 33 and 0. Does anybody drop out?": the first list
are the totals, the second one what comes to each of them in the same order.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_ANYBODY: Final = word_list("race-of-all.anybody")
_ROUND: Final = word_list("race-of-all.round")
_OUT: Final = word_list("race-told.out")
_OTHERWISE: Final = frozenset({"lowest", "partners", "rotating", "tie", "bonus", "who", "not"})


def race_of_all(story: Story) -> Compared | None:
    """Yes where one of the sums reaches the limit; None where not two such lists are told."""
    situation = story.situation
    asked = frozenset(situation.keys[situation.begins :])
    plain = situation.ask == "yes-no" and not (situation.claimed or situation.negated)
    plain = plain and "elimination" in story.said and not story.said & _OTHERWISE
    if not plain or situation.cards or not (asked & _ANYBODY and asked & _OUT):
        return None
    numbers = sorted((n for n in situation.numbers if not n.limit), key=lambda n: n.at)
    half, odd = divmod(len(numbers), _TWO)
    totals, added = numbers[:half], numbers[half:]
    if half < _TWO or odd or not (_is_list(totals) and _is_list(added)):
        return None
    between = frozenset(situation.keys[totals[-1].at + 1 : added[0].at])
    limit = story.facts.numbers["target"]
    started = any(n.value >= limit for n in totals) or added[-1].at >= situation.begins
    if started or not between & _ROUND:
        return None
    reached = (a.value + b.value >= limit for a, b in zip(totals, added, strict=True))
    return Compared("elimination", yes_or_no(any(reached)))


def _is_list(numbers: Sequence[SaidNumber]) -> bool:
    """Numbers one behind the other, with nothing but "and" between them."""
    near = all(b.at - a.at <= _TWO for a, b in pairwise(numbers))
    return near and all(number.unit in {"", "points"} for number in numbers)
