"""How a number that is named is compared with: "over seventy", "at least 50", "less than 40"."""

from collections.abc import Callable, Sequence
from operator import eq, ge, gt, le, lt
from typing import Final

from scorekeeper.rulebook.word_lists import word_list

_OVER: Final = word_list("comparisons.over")
_UNDER: Final = word_list("comparisons.under")
_AT_LEAST: Final = word_list("comparisons.at-least")
_AT_MOST: Final = word_list("comparisons.at-most")
_MORE: Final = word_list("comparisons.more")
_LESS: Final = word_list("comparisons.less")
_THAN: Final = word_list("comparisons.than")

Comparison = Callable[[int, int], bool]


def comparison_before(keys: Sequence[str], at: int) -> Comparison:
    """How a number is to be compared with the one that is named at this place.

    >>> comparison_before(["is", "that", "over", "seventy"], 3)(74, 70)
    True
    """
    before = keys[at - 1] if at else ""
    word = keys[at - 2] if before in _THAN and at > 1 else before
    than = before in _THAN
    for words, comparison in (
        (_MORE if than else _OVER, gt),
        (_LESS if than else _UNDER, lt),
        (_AT_LEAST, ge),
        (_AT_MOST, le),
    ):
        if word in words:
            return comparison
    return eq
