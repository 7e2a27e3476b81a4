"""Whether anybody goes out in an elimination race, of whose totals and new points all are told.

"We had 410, 466 and 220, and this round adds 80, 33 and 0. Does anybody drop out?": the first list
are the totals, the second one what comes to each of them in the same order.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import heard_clauses
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_ANYBODY: Final = word_list("race-of-all.anybody")
_ROUND: Final = word_list("race-of-all.round")
_OUT: Final = word_list("race-told.out")
_OVER: Final = word_list("just-reached.over")
_ONLY: Final = word_list("bonus-of.only")
_NOT: Final = word_list("race-of-all.not")
_WINS: Final = word_list("whole-game.wins")
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


def last_in_race(story: Story) -> Compared | None:
    """ "Four of us, three went over 500 in one round, only Kai didn't. Has he won?": he has."""
    situation = story.situation
    plain = situation.ask == "yes-no" and not (situation.claimed or situation.negated)
    plain = plain and "elimination" in story.said and not story.said & (_OTHERWISE - {"not"})
    if not plain or situation.doubted or situation.cards or "not" in situation.asked:
        return None
    players = situation.players or int(story.facts.values.get("players", "0"))
    counts = {n.value for n in situation.numbers} - {story.facts.numbers["target"], players}
    told = [frozenset(word.key for word in one) for one in heard_clauses(situation)]
    gone = any(keys & (_OVER | _OUT) for keys in told[:-1])
    alone = [keys - _ONLY - _NOT for keys in told[:-1] if keys & _ONLY and keys & _NOT]
    if players < _TWO or counts != {players - 1} or not gone or len(alone) != 1:
        return None
    asked, persons = frozenset(situation.keys[situation.begins :]), PERSONS[situation.language]
    mine = alone[0] & persons.i
    # "Only Kai didn't. Has he won?", and not "only Kai didn't. Have I won?".
    theirs = asked & persons.i if mine else asked & (alone[0] | persons.they)
    found = theirs and asked & _WINS and situation.begins
    return Compared("elimination", "yes") if found else None


def _is_list(numbers: Sequence[SaidNumber]) -> bool:
    """Numbers one behind the other, with nothing but "and" between them."""
    near = all(b.at - a.at <= _TWO for a, b in pairwise(numbers))
    return near and all(number.unit in {"", "points"} for number in numbers)
