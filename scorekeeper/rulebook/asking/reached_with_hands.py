"""Whether whoever went out reaches the target with what the others hold, all told in points.

"I have 388 and just went out, the others hold 111 between them. Is that enough for the 500?": each
number belongs to a clause of its own, and beside a word of anything else nothing is read.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.denials import AND
from scorekeeper.rulebook.asking.persons import PERSONS, clauses_cut
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_STOOD: Final = word_list("reached-with-hands.stood")
"""What tells of a total, and of a hand: "have", "hold", "was on"."""
_OUT: Final = word_list("reached-with-hands.out")
_OTHERS: Final = word_list("reached-with-hands.others")
_REACHES: Final = word_list("reached-with-hands.reaches")
_SMALL: Final = word_list("reached-with-hands.small")
_KNOWN: Final = _STOOD | _OUT | _OTHERS | _REACHES | _SMALL | AND


def reached_with_hands(story: Story) -> Sum | None:
    """Both numbers together, and whether they reach the target; None where more is told."""
    situation = story.situation
    asks = situation.ask in {"yes-no", "any"} and not situation.cards
    plain = not (situation.claimed or situation.negated or situation.doubted)
    # "En ben uit. … Haal ik de 500?": the question is the last clause, whatever asks before it.
    begins = max((at for at, one in enumerate(situation.heard) if one.breaks), default=0)
    told, asked = situation.heard[:begins], situation.heard[begins:]
    if not (asks and plain and story.facts.holds("scoring=winner-takes-all")):
        return None
    mine = PERSONS[situation.language].i
    limit = _limit(story, asked)
    if limit is None or not _all_known((*told, *asked), mine):
        return None
    both = _own_and_theirs(told, mine)
    if both is None or both[0] >= limit:
        return None
    value, shown = sum(both), " + ".join(map(str, both))
    return Sum(value, f"{shown} = {value}", "target", None, "points", value >= limit, certain=True)


def _own_and_theirs(told: Sequence[Heard], mine: frozenset[str]) -> tuple[int, int] | None:
    """What whoever went out has, and what the others hold; None where it is told otherwise."""
    own, theirs, out = None, None, False
    for clause in clauses_cut(told, AND):
        keys = frozenset(told[at].key for at in clause)
        numbers = [one.value for one in told[clause.start : clause.stop] if one.value is not None]
        out = out or not keys.isdisjoint(_OUT)
        if len(numbers) > 1 or (numbers and not keys & _STOOD):
            return None
        for number in numbers:
            if keys & _OTHERS and not keys & mine and theirs is None:
                theirs = number
            elif not keys & _OTHERS and own is None:
                own = number
            else:
                return None
    return (own, theirs) if out and own is not None and theirs is not None else None


def _limit(story: Story, asked: Sequence[Heard]) -> int | None:
    """The target asked for, that of the table where none is said."""
    keys = frozenset(one.key for one in asked)
    if keys.isdisjoint(_REACHES) or keys & _OTHERS:
        return None
    said = [one.value for one in asked if one.value is not None]
    return said[0] if len(said) == 1 else None if said else story.facts.numbers["target"]


def _all_known(heard: Sequence[Heard], mine: frozenset[str]) -> bool:
    return all(one.value is not None or one.key in _KNOWN | mine for one in heard)
