"""Whether points that somebody names are right: "the others have 40 and 30. Is that 70 for me?".

What is named is left out, and what the rest comes to is reckoned as if that were asked for.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.card_words import TIMES
from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.point_sums import point_sum
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 10
"""Points. A smaller number may count anything."""
_MOST_OFF: Final = 3
"""How many times too much or too little somebody reckons."""
_OTHERWISE: Final = frozenset({"target", "elimination", "lowest", "tie", "mercy", "deck-size"})
_TWO: Final = 2
_POINTS: Final = word_list("claimed-points.points")
_AND: Final = word_list("claimed-points.and")
_TWICE: Final = {"twice": 2, "zweimal": 2, "tweemaal": 2, "thrice": 3, "dreimal": 3, "driemaal": 3}


def claimed_points(situation: Situation, story_of: Callable[[Situation], Story]) -> Sum | None:
    """The points that are right, and whether they are those named; None where none are."""
    if situation.modal or situation.hand is not None or not situation.numbers:
        return None
    if situation.ask not in {"yes-no", "any"} or situation.concepts & _OTHERWISE:
        return None
    drawn = "draw" in situation.asked and any(c.kind in DRAWING for c in situation.cards)
    if drawn and "points" not in situation.concepts:
        # "Must I pick up all 20?": cards.
        return None
    *others, named = sorted(situation.numbers, key=lambda number: number.at)
    times, others = _times(situation, others, named)
    value = named.value * times
    if value < _LEAST or named.unit not in {"", "points"} or named.at < situation.begins:
        return None
    behind = situation.keys[named.at + (_TWO if named.unit else 1) :]
    if situation.ask == "any" and not _POINTS.isdisjoint(behind):
        # "Tom's partner 33. Points for the team?": told, and asked for behind it.
        return None
    if not (others or situation.cards) or _ends_a_list(situation, others, named):
        return None
    asking = replace(
        situation,
        ask="number",
        numbers=tuple(others),
        asked=situation.asked | {"how-many", "points"},
        concepts=situation.concepts | {"points"},
        claimed=False,
    )
    story = story_of(asking)
    found = point_sum(story)
    if found is None or found.of != "points" or not found.value:
        return None
    bonus = story.facts.numbers.get("knock_out", 0) * (situation.out or 0)
    # Whoever forgets the bonus is off by more.
    forgotten = bool(bonus) and found.value - value == bonus
    if not forgotten and not 1 / _MOST_OFF <= value / found.value <= _MOST_OFF:
        return None
    compares = comparison_before(situation.keys, named.at)
    # That very difference comes of nothing else.
    certain = found.certain or forgotten
    return replace(found, true=compares(found.value, value), certain=certain)


def _ends_a_list(situation: Situation, others: list[SaidNumber], named: SaidNumber) -> bool:
    """ "They hold 40 and 50": the last of those that are told is no claim."""
    joined = situation.keys[named.at - 1] in _AND if named.at else False
    return joined and bool(others) and others[-1].at == named.at - 2


def _times(
    situation: Situation, others: list[SaidNumber], named: SaidNumber
) -> tuple[int, list[SaidNumber]]:
    """ "Is it twice 250?": how many times the points are named, and the numbers beside them."""
    before = situation.keys[named.at - 1] if named.at else ""
    if others and before in TIMES and others[-1].at == named.at - 2:
        return others[-1].value, others[:-1]
    times = _TWICE.get(before, 1)
    return times, [n for n in others if times == 1 or n.at != named.at - 1]
