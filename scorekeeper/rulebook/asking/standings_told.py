"""One total told beside what is played to, once the round is counted: reached, or on it goes.

"We play to 300, Tom has 285 after the round and the rest are under 200. Does the game go on?": the
limit is told or the usual one, what bounds the others is no total of anybody's, and only one total
is left. Nothing is told where more stands beside it, or where the question has a word of its own.
"""

from collections.abc import Sequence
from itertools import pairwise
from operator import eq
from typing import Final, Literal, NamedTuple

from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_MANY: Final = 10
"""A smaller number counts people, or cards."""
_LEAST: Final = 100
_TWO: Final = 2
_THREE: Final = 3
_NEAR: Final = 6
_WINDOW: Final = 11
_ASKS: Final = frozenset({"yes-no", "any"})
_UNITS: Final = frozenset({"", "points", "target", "round"})
_OTHERWISE: Final = frozenset(
    {"lowest", "keep-own", "highest", "partners", "tie", "uno", "draw-pile"}
    | {"card", "rotating", "from-zero"}
)
"""What makes it turn on more than one total and a limit."""
_IF: Final = word_list("standings.if")
_AND: Final = word_list("exchange.and")
_OTHERS: Final = word_list("standings.others")
_BELOW: Final = word_list("standings.below")
_LIMIT: Final = word_list("standings.limit")
_UP_TO: Final = word_list("standings.up-to")
_FROM: Final = word_list("standings.from")
_AT: Final = word_list("standings.at")
_COMES: Final = word_list("standings.comes")
_BEGUN_WITH: Final = word_list("standings.begun-with")
_INSTEAD: Final = word_list("standings.instead")
_UNSURE: Final = word_list("standings.unsure")
_BEFORE: Final = word_list("standings.before")
_AHEAD: Final = word_list("standings.ahead")
"""Words that stand before much else, too: "vor dem Zählen", "voor de winnaar"."""
_NOT: Final = word_list("standings.not")
_EVEN: Final = word_list("standings.even")
_SETTLED: Final = word_list("standings.settled")
_ANOTHER: Final = word_list("standings.another")
_BEGINNING: Final = word_list("standings.beginning")
_COUNT: Final = word_list("standings.count")
_PLAIN: Final = word_list("standings.plain")
_WON: Final = word_list("standings.won")
_OVER: Final = word_list("standings.over")
_ON: Final = word_list("standings.on")
_SHORT: Final = word_list("standings.short")
_OUT: Final = word_list("standings.out")
_IN: Final = word_list("standings.in")
_STILL: Final = word_list("limits-told.still")
_ROUND: Final = word_list("standings.round")
_RACE: Final = word_list("standings.race")
_EVERYBODY: Final = word_list("standings.everybody")
_TOTAL: Final = word_list("standings.total")
_THEY: Final = word_list("winners-told.they")


class Standing(NamedTuple):
    """The one total told with its place, the number it is held against, and if others are below."""

    total: int
    at: int
    limit: int
    others_below: bool

    @property
    def reached(self) -> bool:
        return self.total >= self.limit


def reaches_or_not(story: Story) -> Compared | None:
    """ "We play to 500, Tom has 480 now, the rest under 400. Has Tom won?"."""
    situation = story.situation
    if situation.ask not in _ASKS or situation.claimed or situation.cards:
        return None
    if (
        story.said & _OTHERWISE
        or "who" in situation.asked
        or situation.negated
        or situation.doubted
    ):
        return None
    spans = _told_and_asked(situation)
    if spans is None:
        return None
    told, asked = spans
    standing = _standing(situation, told, story.facts.numbers["target"])
    if standing is None or not _is_theirs(situation, standing, told, asked):
        return None
    keys = frozenset(situation.keys[asked.start : asked.stop])
    if "elimination" in story.said:
        raced = _of_race(keys, standing, story.facts.values.get("players"))
        return None if raced is None else Compared("elimination", raced)
    if "knock-out" in story.said:
        return None
    ended = _of_game(keys)
    return None if ended is None else Compared("target", yes_or_no(ended == standing.reached))


def _told_and_asked(situation: Situation) -> tuple[range, range] | None:
    """Where the story stands, and where the question does: "Is he out if …", "… is he out"."""
    keys, begins = situation.keys, situation.begins
    if not keys:
        return None
    last = max((number.at for number in situation.numbers), default=0)
    if begins > last:
        return range(begins), range(begins, len(keys))
    joined = next((at for at in range(_TWO, len(keys)) if keys[at] in _IF), len(keys))
    first = min((number.at for number in situation.numbers), default=0)
    if joined < first and keys[0] not in _IF:
        return range(joined + 1, len(keys)), range(joined)
    # "If … and the rest are under 200 does the game go on": nothing but the question follows.
    whole = keys[0] in _IF and last + _TWO < len(keys)
    return (range(last + 1), range(last + 1, len(keys))) if whole else None


def _standing(situation: Situation, told: range, usual: int) -> Standing | None:
    """The one total that is told, where everything beside it is understood."""
    story = situation.keys[told.start : told.stop]
    if _is_unsure(story) or (situation.language == "nl" and "of" in story):
        return None
    limits: set[int] = set()
    totals, bounds = [], []
    before, below = told.start, False
    for number in sorted(situation.numbers, key=lambda number: number.at):
        if number.at not in told:
            return None
        near = _clause_before(situation, max(before, number.at - _NEAR), number.at)
        before = number.at + 1
        if number.value <= _MANY:
            if not _counts_people(situation, number):
                return None
            below = below or bool(_BELOW.intersection(_clause_behind(situation, number.at, _NEAR)))
        elif _INSTEAD.intersection(near):
            continue
        elif situation.keys[number.at - 1] in _FROM:
            return None
        elif number.value >= _LEAST and _is_limit(situation, number, near):
            limits.add(number.value)
            behind = _clause_behind(situation, number.at)
            # "With 500 as the limit Tom has 480": that is said of the 500.
            before += max((at + 1 for at, key in enumerate(behind) if key in _LIMIT), default=0)
        elif _OTHERS.intersection(near):
            bounds.append((number.value, bool(_BELOW.intersection(near))))
        elif number.unit not in _UNITS:
            return None
        else:
            totals.append(number)
    if len(limits) > 1 or len(totals) != 1:
        return None
    if not (limits or bounds) and not _is_plain(totals[0], situation):
        return None
    if _WON.intersection(story) and not (_SETTLED.intersection(story) or bounds):
        # "On 460, won the round": what it brings may not be counted.
        return None
    limit = next(iter(limits), usual)
    if any(value > limit or (value == limit and not under) for value, under in bounds):
        return None
    return Standing(totals[0].value, totals[0].at, limit, bool(bounds) or below)


def _is_plain(total: SaidNumber, situation: Situation) -> bool:
    """Not "I have 40. Is it over?", which may be of whatever, nor "I'm past 480"."""
    return total.value >= _LEAST and comparison_before(situation.keys, total.at) is eq


def _clause_before(situation: Situation, start: int, at: int) -> Sequence[str]:
    """The words before a number, back to where its clause begins."""
    heard = situation.heard
    first = at
    while first > start and not heard[first].breaks and heard[first - 1].key not in _AND:
        first -= 1
    return situation.keys[first:at]


def _clause_behind(situation: Situation, at: int, most: int = _THREE) -> Sequence[str]:
    """The words behind a number, up to where its clause ends."""
    heard = situation.heard
    stop = at + 1
    while stop < min(at + most + 1, len(heard)):
        if heard[stop].breaks or heard[stop].key in _AND or heard[stop].value is not None:
            break
        stop += 1
    return situation.keys[at + 1 : stop]


def _counts_people(situation: Situation, number: SaidNumber) -> bool:
    behind = _clause_behind(situation, number.at)
    return number.of_players or bool(_OTHERS.intersection(behind))


def _is_limit(situation: Situation, number: SaidNumber, near: Sequence[str]) -> bool:
    """ "Up to 300", "300 is our limit", "we agreed on 300", "out at 300"; not "comes to 300"."""
    if _COMES.intersection(near):
        return False
    words = {*near, *_clause_behind(situation, number.at)}
    begun = words & _BEGUN_WITH and words & _RACE
    named = bool(words & (_LIMIT - _OUT))
    # "Out at 300" is a limit, "on 480 I go out" is none.
    named = named or bool(words & _LIMIT and _AT.intersection(near[-1:]))
    return bool(named or begun or _UP_TO.intersection(near[-1:]))


def _is_unsure(told: Sequence[str]) -> bool:
    """ "Not counted yet", "I don't know whether …", "470 before the count"."""
    if _UNSURE.intersection(told):
        return True
    for at, key in enumerate(told):
        behind = frozenset(told[at + 1 : at + _THREE + 1])
        begun = behind & (_BEGINNING | _LIMIT)
        if (key in _BEFORE and not begun) or (key in _AHEAD and behind & _COUNT):
            return True
        before = told[max(at - _WINDOW, 0) : at]
        if key in _NOT and not behind & _EVEN and not _ANOTHER.intersection(before):
            # "Not even 400" and "no other target" tell something, "not counted" does not.
            return True
    return False


def _is_theirs(situation: Situation, standing: Standing, told: range, asked: range) -> bool:
    """Whether whoever is asked about has that total, and nothing else is asked."""
    others = [n.at + 1 for n in situation.numbers if n.at < standing.at]
    start = max([told.start, standing.at - _WINDOW, *others])
    told_near = situation.keys[start : standing.at + _THREE + 1]
    near = frozenset(told_near)
    keys = frozenset(situation.keys[asked.start : asked.stop])
    persons = PERSONS[situation.language]
    known = _PLAIN | _WON | _OVER | _ON | _SHORT | _OUT | _IN | _STILL | _ROUND | _RACE | _EVERYBODY
    they = keys & who_are_somebody(_THEY, situation.language)
    named = keys - known - they - persons.i - persons.me
    i_asked = bool(keys & (persons.i | persons.me))
    # "My total is 260", and not "my sister has 260".
    own = any(one in persons.my and other in _TOTAL for one, other in pairwise(told_near))
    i_told = bool(near & (persons.i | persons.me)) or own
    if named:
        return named <= near and not i_asked
    return i_told if i_asked else not (they and i_told)


def _of_game(asked: frozenset[str]) -> bool | None:
    """Whether it is asked if the game is won, True, or goes on, False."""
    ended = bool(asked & (_WON | _OVER))
    on = bool(asked & (_ON | _SHORT)) or bool(asked & _STILL and asked & _ROUND)
    return ended if ended != on and not asked & _EVERYBODY else None


def _of_race(
    asked: frozenset[str], standing: Standing, players: str | None
) -> Literal["yes", "no"] | None:
    everybody = bool(asked & _EVERYBODY)
    if asked & _WON or (everybody and asked & _OVER):
        # Somebody else has not reached it, and neither is alone.
        several = standing.others_below and players != str(_TWO)
        return "no" if several and not asked & (_ON | _SHORT) else None
    if everybody or asked & _SHORT:
        return None
    mine = any(word in asked for word in _ME)
    out = bool(asked & _OUT) or (mine and bool(asked & _OVER))
    inside = bool(asked & (_IN | _ON)) or bool(asked & _STILL and asked & _RACE)
    return None if out == inside else yes_or_no(out == standing.reached)


_ME: Final = word_list("standings.me")
