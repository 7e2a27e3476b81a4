"""A total told before the round that somebody else has just ended, which is not counted yet.

"A race to 500, I'm on 470 and Tom has just gone out. Am I out?" hangs on what is left in the hand,
for nobody says what the round costs. Where a word tells that it is counted, nothing is read.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.limits_told import asks_if_out
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard, SaidNumber, Situation
from scorekeeper.rulebook.word_lists import word_list

_MANY: Final = 10
"""Points; a smaller number may count anything."""
_NEAR: Final = 2
_OTHERWISE: Final = frozenset(
    {"lowest", "keep-own", "partners", "tie", "uno", "bonus", "who", "how-many", "not"}
)
_UNITS: Final = frozenset({"", "points", "target"})
_ENDED: Final = frozenset({"finish", "empty", "last-card"})
_ENDS: Final = word_list("round-ended.ends")
_JUST: Final = word_list("round-ended.just")
_OUT: Final = word_list("round-ended.out")
"""Out of cards where it has just happened, and out of the race else."""
_COUNTED: Final = word_list("round-ended.counted")
_NOW: Final = word_list("round-ended.now")
_LIMIT: Final = word_list("round-ended.limit")
_MINE: Final = word_list("round-ended.mine")
"""Verbs of whoever asks."""
_LATER: Final = word_list("round-ended.later")
_ROUND: Final = word_list("round-ended.round")
_GOES_ON: Final = word_list("round-ended.goes-on")
_CUTS: Final = word_list("round-ended.cuts")


def leaves_uncounted(situation: Situation, usual: int) -> bool:
    """ "Race to 500, I'm on 470, Tom has just gone out. Am I out?": what that costs is not said."""
    said = situation.concepts
    if "elimination" not in said or said & _OTHERWISE or situation.cards or situation.claimed:
        return False
    if situation.negated or situation.doubted or not asks_if_out(situation):
        return False
    total = _total(situation, usual)
    if total is None or not _is_of_me(situation, total):
        return False
    behind = [part for part in _parts(situation) if part.start > total.at]
    told = situation.keys[: situation.begins]
    ended = any(_is_ended_by_another(situation, part) for part in behind)
    ended = ended or any(_is_going_on(situation, part) for part in behind)
    return ended and _COUNTED.isdisjoint(told)


def _total(situation: Situation, usual: int) -> SaidNumber | None:
    """The one total that is told, if it is below what the race goes to."""
    if any(n.unit not in _UNITS or n.value <= _MANY or n.asked for n in situation.numbers):
        return None
    limits = [n for n in situation.numbers if _is_limit(situation, n, usual)]
    rest = [n for n in situation.numbers if n not in limits]
    limit = limits[0].value if limits else usual
    alone = len(rest) == 1 and len(limits) <= 1
    return rest[0] if alone and rest[0].value < limit else None


def _is_limit(situation: Situation, number: SaidNumber, usual: int) -> bool:
    before = situation.keys[max(number.at - _NEAR, 0) : number.at]
    return number.value == usual or not _LIMIT.isdisjoint(before)


def _parts(situation: Situation) -> list[range]:
    """The clauses of the story, cut before "and" and "but" as well."""
    heard, stop = situation.heard, situation.begins
    starts = [at for at in range(stop) if not at or heard[at].breaks or heard[at].key in _CUTS]
    return [range(one, two) for one, two in zip(starts, [*starts[1:], stop], strict=True)]


def _is_of_me(situation: Situation, total: SaidNumber) -> bool:
    """Whether whoever asks has that total, which is not said to be the newest one."""
    persons = PERSONS[situation.language]
    part = next((part for part in _parts(situation) if total.at in part), range(0))
    keys = {situation.keys[at] for at in part}
    asked = persons.i.intersection(situation.keys[situation.begins :])
    return bool(asked and keys & persons.i) and keys.isdisjoint(_NOW)


def _is_going_on(situation: Situation, part: range) -> bool:
    """ "The round is still going. Am I out at the end?"; as long as it goes on nobody is."""
    keys = {situation.keys[at] for at in part}
    later = not _LATER.isdisjoint(situation.keys[situation.begins :])
    return later and bool(keys & _ROUND and keys & _GOES_ON)


def _is_ended_by_another(situation: Situation, part: range) -> bool:
    """ "Tom has just gone out", "Willem heeft de ronde uitgespeeld"."""
    persons = PERSONS[situation.language]
    words: Sequence[Heard] = situation.heard[part.start : part.stop]
    keys = {word.key for word in words}
    said = {concept for word in words for concept in word.concepts}
    # "And have just gone out" goes on with whoever asks, "my brother has" does not.
    own = bool(keys & persons.my) and not keys & KIN
    if own or keys & (persons.i | (persons.me - persons.my) | _MINE):
        return False
    won = {"round", "win"} <= said
    out = bool(keys & _JUST and keys & _OUT)
    return won or out or bool(said & _ENDED) or bool(keys & _ENDS)
