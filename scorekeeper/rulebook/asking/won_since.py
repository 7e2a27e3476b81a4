"""Where whoever asks stood, what has come since, and whether that reaches what is played to.

"I was on 640 and get 250 and 74, is that the 1000?" is added up; "I was on 470 and have just won
another round" hangs on what it brought. Nothing is told where the question has a word of its own.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 100
"""Points; where somebody stands with fewer nothing is near."""
_FEW: Final = 2
_ROUND: Final = word_list("won-since.round")
_WON: Final = word_list("won-since.won")
_THAT: Final = word_list("won-since.that")
_FIRST: Final = word_list("won-since.first")
_COMES: Final = word_list("won-since.comes")
_ASKS: Final = word_list("won-since.asks")
_SMALL: Final = word_list("won-since.small")
_KNOWN: Final = _ROUND | _WON | _FIRST | _COMES | _ASKS | _SMALL
_OTHERWISE: Final = frozenset({"elimination", "lowest", "keep-own", "partners", "tie", "rotating"})


def reached_since(story: Story) -> Compared | None:
    """Yes, no, or "depends" where the points of a round that was won are not told."""
    situation = story.situation
    if situation.ask not in {"yes-no", "any"} or situation.negated or situation.doubted:
        return None
    if story.said & _OTHERWISE or situation.cards or not _is_understood(situation):
        return None
    limit = story.facts.numbers["target"]
    told = [number.value for number in sorted(situation.numbers, key=lambda one: one.at)]
    totals = [value for value in told if value != limit]
    if not totals or not _LEAST <= totals[0] < limit or told.count(limit) > 1:
        return None
    keys = frozenset(situation.keys)
    if len(totals) >= _FEW and keys & _COMES and all(n < totals[0] for n in totals[1:]):
        return Compared("target", yes_or_no(sum(totals) >= limit))
    won = _is_round_won(situation) or bool(keys & _FIRST)
    return Compared("target", "depends") if len(totals) == 1 and won else None


def _is_round_won(situation: Situation) -> bool:
    """ "I've just won a round", but not "the round's over, I've won"."""
    clauses: list[set[str]] = [set()]
    for word in situation.heard:
        if word.breaks:
            clauses.append(set())
        clauses[-1].add(word.key)
    near = [one | other for one, other in pairwise(clauses) if other & _THAT]
    return any(clause & _WON and clause & _ROUND for clause in [*clauses, *near])


def _is_understood(situation: Situation) -> bool:
    """Whether every word is known, and something is asked behind the story."""
    persons = PERSONS[situation.language]
    known = _KNOWN | persons.i | persons.me | persons.my
    asks = not _ASKS.isdisjoint(situation.keys) or any(n.asked for n in situation.numbers)
    return asks and all(word.key in known or word.value is not None for word in situation.heard)
