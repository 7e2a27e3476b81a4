"""Whose the points are that somebody is left with who did not go out.

"Lowest total wins, Tom went out and I'm stuck with 57. Do my 57 points go to Tom?": where everybody
counts their own cards they are mine, and else they are the winner's (RULES.md §2.1 and §2.2).
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.whole_game import asked_span
from scorekeeper.rulebook.asking.whose_points import clause_of, names_at
from scorekeeper.rulebook.word_lists import word_list

_ASKS: Final = frozenset({"yes-no", "any"})
_ENDED: Final = frozenset({"finish", "win", "knock-out", "empty"})
_OTHERWISE: Final = frozenset(
    {"partners", "rotating", "bonus", "tie", "challenge", "uno", "how-many", "stack", "swap"}
)
_NEAR: Final = 6
_LEAST: Final = 3
_USUAL: Final = word_list("own-points.usual")
_WINNER: Final = word_list("sum-words.winner")
_ALL: Final = word_list("own-points.all")
_FEWEST: Final = word_list("own-points.fewest")
_GOES: Final = word_list("own-points.goes")
_COUNT: Final = word_list("own-points.count")
_WRITE: Final = word_list("own-points.write")
_OWN: Final = word_list("own-points.own")
_FOR: Final = word_list("own-points.for")


def own_points_go(story: Story) -> Compared | None:
    """Whether they go to the winner, or count for whoever holds them."""
    situation = story.situation
    if situation.ask not in _ASKS or situation.claimed or situation.negated or situation.doubted:
        return None
    if situation.cards or story.said & _OTHERWISE or "not" in situation.asked:
        return None
    # Where players are knocked out, "out" may be more than rid of all cards.
    if "knock_out" in story.facts.numbers or not story.said & _ENDED:
        return None
    start, stop = asked_span(situation)
    told = range(start) if start else range(stop, len(situation.keys))
    names = {*names_at(situation, told)}
    own = _is_own(story, told)
    if own is None or not _is_left_with(situation, told):
        return None
    goes = _goes_to(situation, range(start, stop), names)
    if goes is None:
        return None
    return Compared("round-score", yes_or_no(goes != own))


def _is_own(story: Story, told: range) -> bool | None:
    """Whether everybody counts their own cards; None where two ways are spoken of."""
    keys = {story.situation.keys[at] for at in told}
    own = bool(story.said & {"keep-own", "lowest"} or keys & (_FEWEST | _OWN))
    usual = bool(keys & _USUAL or (keys & _WINNER and keys & _ALL))
    if own and usual:
        return None
    raced = "elimination" in story.said and not usual
    wins = story.facts.holds("scoring=winner-takes-all")
    return own if own or usual else None if raced or not wins else False


def _is_left_with(situation: Situation, told: range) -> bool:
    """ "I'm stuck with 57": told of whoever asks, who has not gone out."""
    persons, keys = PERSONS[situation.language], situation.keys
    for at in told:
        if _ENDED.intersection(situation.heard[at].concepts):
            since = range(clause_of(situation, told.start, at), at)
            if not persons.i.isdisjoint(keys[since.start : since.stop]):
                return False
    for number in situation.numbers:
        near = range(max(number.at - _NEAR, 0), number.at)
        if number.at in told and (_is_mine(situation, near) or _says(situation, near, persons.i)):
            return True
    return False


def _says(situation: Situation, places: range, words: frozenset[str]) -> bool:
    return any(situation.keys[at] in words for at in places)


def _is_mine(situation: Situation, places: range) -> bool:
    """ "My 57 points", and not "my father"."""
    keys, my = situation.keys, PERSONS[situation.language].my
    return any(keys[at] in my and not KIN.intersection(keys[at + 1 : at + 2]) for at in places)


def _goes_to(situation: Situation, asked: range, names: set[str]) -> bool | None:
    """Whether it is asked if they go to the other one, True, or are mine, False."""
    persons = PERSONS[situation.language]
    keys = [situation.keys[at] for at in asked]
    said = frozenset(keys)
    if len(keys) < _LEAST:
        return None
    mine = _is_mine(situation, asked)
    named = bool(said & names)
    if mine and named and said & _GOES and not said & (_COUNT | _WRITE | persons.i):
        return True
    counts = said & _COUNT and said & _FOR and said & persons.me
    writes = said & _WRITE and said & persons.i and mine and said & _OWN
    return False if (counts or writes) and not named else None
