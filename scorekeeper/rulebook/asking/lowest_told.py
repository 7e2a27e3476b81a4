"""Totals told where the lowest wins: whether it is that of whoever is asked about."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.facts import Facts
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.sum_words import BEFORE_POINTS
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MANY: Final = 10
"""Points; what is less counts anything."""
MYSELF: Final = word_list("lowest-told.i")
_FOR: Final = word_list("lowest-told.for")
_WINNING: Final = word_list("lowest-told.winning")


def add_lowest(facts: Facts, situation: Situation) -> None:
    """Whether whoever is asked about has the lowest of the totals told.

    Alone at the limit nobody has.
    """
    limit = facts.numbers["target"]
    told = [n for n in situation.numbers if n.value > _MANY and n.unit in {"", "points", "target"}]
    told = [n for n in told if not n.limit]
    # Where no question begins, it is what stands behind the numbers.
    begins = situation.begins or (told[-1].at + 1 if told else 0)
    asked = frozenset(situation.keys[begins:]) - BEFORE_POINTS - _WINNING
    near = _beside(situation.keys, told)
    # German "im" is "in the".
    myself = MYSELF - {"im"} if situation.language == "de" else MYSELF
    own = {n for n in told if near[n] & myself}
    named = {n for n in told if near[n] & (asked - myself)} - own
    told = [n for n in told if n.value != limit or len(told) <= _TWO or n in own | named]
    # "Did Tim win?" is not of whoever asks, though that total is told, too.
    mine = own if asked & myself or not named else named
    if len(mine) == 1 and len(told) > 1:
        lowest = min(n.value for n in told)
        facts.values["lowest.mine"] = "yes" if {n.value for n in mine} == {lowest} else "no"
        if max(n.value for n in told) >= limit:
            facts.values["lowest.ended"] = "yes"
    elif len(told) == 1 and told[0].value >= limit:
        facts.values["lowest.mine"] = "no"


def _beside(keys: Sequence[str], told: Sequence[SaidNumber]) -> dict[SaidNumber, frozenset[str]]:
    """The words that say whose each number is: before it, or behind it in "120 for me"."""
    found, start = {}, 0
    for number in told:
        behind = keys[number.at + 1 : number.at + 1 + _TWO]
        to = bool(behind) and behind[0] in _FOR
        found[number] = frozenset(behind if to else keys[start : number.at])
        start = number.at + 1 + _TWO * to
    return found
