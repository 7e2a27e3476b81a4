"""Whether somebody is out of an elimination race, of several whose totals are told by their names.

"Gabi is on 430, Horst on 488. This round leaves Gabi with 31 and Horst with 11. Is Horst out?":
each number is of whoever is named in its clause, the first one the total and the second what comes
to it. Where only that is told of somebody, it hangs on their total: "Pete was on 488, I got 15".
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.sum_words import NOTHING
from scorekeeper.rulebook.asking.whole_game import asked_span
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "elimination"
_TWO: Final = 2
_MANY: Final = 10
"""Points; a smaller number told first may count anything."""
_UNITS: Final = frozenset({"", "points", "target", "round"})
_OTHERWISE: Final = frozenset(
    {"lowest", "keep-own", "partners", "rotating", "tie", "bonus", "finish"}
    | {"uno", "last-card", "mercy"}
)
_ASKS_ELSE: Final = frozenset({"who", "how-many", "not"})
_OUT: Final = word_list("race-told.out") | word_list("race-told.reached")
_IN: Final = word_list("race-told.in")
_ADDED: Final = word_list("race-told.added")
_LEFT: Final = word_list("race-told.left")
_AT: Final = word_list("race-by-name.at")
_PLAIN: Final = word_list("race-told.plain")
_NO_NAMES: Final = _PLAIN | _IN | _OUT | _ADDED | _LEFT
_AND: Final = word_list("goes-on.and")
_NONE: Final = word_list("chain-words.none")
_THEY: Final = word_list("winners-told.they")
_ME: Final = "·me"
_NO_ONE: Final = ""


def race_by_name(story: Story) -> Compared | None:
    """Whether whoever is asked about is out; None where it is not told of each by name."""
    situation = story.situation
    plain = situation.ask == "yes-no" and "elimination" in story.said and not situation.cards
    plain = plain and not (situation.claimed or situation.negated or situation.doubted)
    denies = not (_NONE - NOTHING).isdisjoint(situation.keys)
    if not plain or story.said & _OTHERWISE or situation.asked & _ASKS_ELSE or denies:
        return None
    start, stop = asked_span(situation)
    asked = frozenset(situation.keys[start:stop])
    out, inside = bool(asked & _OUT), bool(asked & _IN)
    of = _people(situation, range(start, stop or len(situation.keys)))
    counts = any(word.value is not None for word in situation.heard[start : stop or None])
    if not start or out == inside or len(of) != 1 or counts:
        # "Would she be out at 499?": what she has is told there.
        return None
    told = list(_told(situation, start))
    if any(not who for who, _ in told) or not told:
        return None
    if len({who for who, _ in told}) < _TWO and not _comes_to(situation, told[-1][1]):
        return None
    (whose,) = of
    own = [value for who, value in told if who == whose]
    limit = story.facts.numbers["target"]
    if len(own) == 1 and _comes_to(situation, own[0]):
        # What there was before is told of others only.
        return None if own[0] >= limit else Compared(_RULING, "depends")
    if not _is_in_two(told) or len(own) != _TWO or not _MANY < own[0] < limit:
        return None
    return Compared(_RULING, yes_or_no((sum(own) >= limit) == out))


def _told(situation: Situation, start: int) -> Iterator[tuple[str, int]]:
    """Each number told with whoever is named in its clause; nobody where that is not clear."""
    values = {n.at: n.value if n.unit in _UNITS else -1 for n in situation.numbers if not n.limit}
    values |= {at: 0 for at, key in enumerate(situation.keys) if key in NOTHING}
    they = who_are_somebody(_THEY, situation.language)
    others = _people(situation, range(start)) - {_ME}
    for clause in _clauses(situation, start):
        here = [values[at] for at in clause if at in values]
        people = _people(situation, clause)
        if not people and not they.isdisjoint(situation.keys[clause.start : clause.stop]):
            # "Pete had 488 and he got another 15".
            people = others if len(others) == 1 else people
        alone = len(here) == 1 and len(people) == 1 and here[0] >= 0
        for value in here:
            yield (next(iter(people)) if alone else _NO_ONE), value


def _clauses(situation: Situation, start: int) -> Iterator[range]:
    heard = situation.heard
    cuts = [at for at in range(start) if not at or heard[at].breaks or heard[at].key in _AND]
    for one, two in zip(cuts, [*cuts[1:], start], strict=True):
        yield range(one, two)


def _people(situation: Situation, places: range) -> set[str]:
    """Who is named there."""
    persons = PERSONS[situation.language]
    found = set()
    for at in places:
        word = situation.heard[at]
        if word.key in persons.i | persons.me:
            found.add(_ME)
        elif word.key in KIN or (word.is_name and word.key not in _NO_NAMES | persons.i_do):
            found.add(word.key)
    return found


def _comes_to(situation: Situation, value: int) -> bool:
    """Whether it is told that a number comes to a total: "I got another 15"."""
    at = next((n.at for n in situation.numbers if n.value == value), 0)
    clause = next(part for part in _clauses(situation, len(situation.keys)) if at in part)
    keys = frozenset(situation.keys[clause.start : clause.stop])
    # "I'm sitting on 499": that is the total.
    left = bool(keys & _LEFT) and situation.keys[at - 1] not in _AT
    return bool(keys & _ADDED) or left


def _is_in_two(told: Sequence[tuple[str, int]]) -> bool:
    """Whether all are named once with a total, and then again with what comes to it."""
    half, odd = divmod(len(told), _TWO)
    first, second = [who for who, _ in told[:half]], [who for who, _ in told[half:]]
    return not odd and half > 0 and len(set(first)) == half and set(first) == set(second)
