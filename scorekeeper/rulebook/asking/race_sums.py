"""How many are out of a race and how many are still in it, by the totals told."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import NOTHING, OUT, REACHED, STAY
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_PAIRS: Final = 4
_NEAR: Final = 4


def still_in(story: Story) -> Sum | None:
    """ "Before: 470, 310, 488. This round adds 40, 15 and nothing. How many are still in?"."""
    situation = story.situation
    if "elimination" not in story.said or situation.ask not in {"number", "any"}:
        return None
    if situation.ask == "any" and (situation.claimed or "highest" not in situation.asked):
        return None
    if not _HIGHEST.isdisjoint(asked_keys(story)) and "still" in story.said:
        # "The highest total that still keeps me in".
        most = story.facts.numbers["target"] - 1
        return Sum(most, str(most), "elimination", None, "points")
    final = not _FINAL.isdisjoint(story.situation.keys)
    if not story.situation.numbers and final and "points" not in story.situation.asked:
        return Sum(_TWO, str(_TWO), "elimination", None, "players")
    keys = asked_keys(story)
    out, stay = bool(keys & (_GONE | REACHED)), bool(keys & _STAYING)
    if not (out or stay):
        return None
    limit = story.facts.numbers["target"]
    totals = _totals(story, limit)
    if len(totals) <= 1:
        return _of_those_told(story) if stay else None
    gone = sum(total >= limit for total in totals)
    value = gone if out and not stay else len(totals) - gone
    return Sum(value, str(value), "elimination", "count", "players")


def _totals(story: Story, limit: int) -> Sequence[int]:
    """The totals after the round: those told, or those before and what is added to each."""
    told = [(n.at, n.value) for n in story.situation.numbers if n.at < story.situation.begins]
    told += [(at, 0) for at, key in enumerate(story.situation.keys) if key in NOTHING]
    told = [one for one in told if one[0] < story.situation.begins]
    # "… is our race. Ida 301": what stands behind the race may be somebody's total all the same.
    limits = {n.at for n in story.situation.numbers if n.limit and n.value == limit}
    first = [at for at, value in told[:1] if value == limit]
    if not limits and (len(told) % _TWO or any(_is_of_race(story, at) for at in first)):
        limits = set(first)
    listed = [(at, value) for at, value in sorted(set(told)) if at not in limits]
    values = [value for _, value in listed]
    if values and values[0] <= _FEW and (len(values) % _TWO or values[0] == len(values) - 1):
        # "Five of us: 520, 310, …".
        listed, values = listed[1:], values[1:]
    half = len(values) // _TWO
    earlier, added = values[:half], values[half:]
    paired = len(values) >= _PAIRS and len(values) % _TWO == 0
    adds = not _ADDED.isdisjoint(story.situation.keys) and "after" not in story.said
    adds = adds and paired and max(added) < min(earlier)
    if adds or (paired and _told_in_two(story, [at for at, _ in listed])):
        return [one + more for one, more in zip(earlier, added, strict=True)]
    return values if min(values, default=0) > _FEW else []


def _is_of_race(story: Story, at: int) -> bool:
    """ "Race to 500", "Afvalrace 500": what is played to, and nobody's total."""
    before = story.situation.keys[max(at - 1, 0) : at]
    return any(key in _UP_TO or key.endswith(_RACES) for key in before)


def _told_in_two(story: Story, places: Sequence[int]) -> bool:
    """ "480, 495, 300 and then 25, 0, 210": words stand in the middle of the list alone."""
    keys = story.situation.keys
    apart = [bool(frozenset(keys[at + 1 : after]) - _AND) for at, after in pairwise(places)]
    middle = len(places) // _TWO - 1
    return apart[middle] and sum(apart) == 1


def _of_those_told(story: Story) -> Sum | None:
    """ "Five in the race. Two are past it. How many play on?"."""
    told = [n for n in story.situation.numbers if not n.limit and 0 < n.value <= _FEW]
    if len(told) != _TWO or told[1].value >= told[0].value:
        return None
    near = frozenset(story.situation.keys[told[1].at : told[1].at + _NEAR])
    if not near & (_GONE | REACHED):
        return None
    value = told[0].value - told[1].value
    shown = f"{told[0].value} − {told[1].value} = {value}"
    return Sum(value, shown, "elimination", "count", "players")


_ADDED: Final = word_list("race-sums.added")
_UP_TO: Final = word_list("race-sums.up-to")
_RACES: Final = ("race", "rennen")
_AND: Final = word_list("race-sums.and")
_GONE: Final = OUT | word_list("race-sums.gone")
_STAYING: Final = STAY | word_list("race-sums.staying")
_HIGHEST: Final = word_list("race-sums.highest")
_FINAL: Final = word_list("race-sums.final")
"""The end of a race, which two play."""
