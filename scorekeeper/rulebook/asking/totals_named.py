"""Totals told by the names of those who have them: who is out of a race, who leads, who has won.

"Race to 500: Ann 505, Ben 495 and me 180. Is Ben out?" (RULES.md §2.3); where the lowest total wins
(§2.2), nobody has won before somebody is at the limit.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, out_of_race, yes_or_no
from scorekeeper.rulebook.asking.sum_words import OTHERS
from scorekeeper.rulebook.asking.whole_game import asked_span
from scorekeeper.rulebook.asking.whose_points import clause_of, names_at
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MANY: Final = 10
"""Points; what is less counts anything."""
_ME: Final = "i"
_OUT: Final = word_list("totals-named.out")
_STAYS: Final = word_list("totals-named.stays")
_WINS: Final = word_list("totals-named.wins")
_ALREADY: Final = word_list("totals-named.already")
_LATER: Final = word_list("totals-named.later")
_LEADS: Final = word_list("totals-named.leads")
_THAN: Final = word_list("totals-named.than")
_OVER: Final = word_list("totals-named.over")
_GOES_ON: Final = word_list("totals-named.goes-on")
_ROUNDS: Final = word_list("totals-named.rounds")
_I: Final = word_list("totals-named.i")
_HOLDING: Final = word_list("totals-named.holding")
_COMES: Final = word_list("cards.comes")
_LIMIT_AT: Final = word_list("totals-named.limit-at")


class _Total(NamedTuple):
    names: frozenset[str]
    value: int


def totals_compared(story: Story) -> Compared | None:
    """What is asked of one of those named, or of the game; None where it is not told."""
    situation = story.situation
    race, lowest = "elimination" in story.said, bool(story.said & {"lowest", "keep-own"})
    if race == lowest or situation.ask not in {"yes-no", "any"} or "not" in situation.asked:
        return None
    if any(card.here for card in situation.cards) or situation.claimed:
        return None
    if story.said & {"partners", "rotating"}:
        return None
    limit = story.facts.numbers["target"]
    start, stop = asked_span(situation)
    told = range(start) if start else range(stop, len(situation.keys))
    if _tells_of_hands(situation, told):
        return None
    totals = _totals(situation, told, limit)
    if len(totals) < _TWO:
        return None
    keys = frozenset(situation.keys[start:stop])
    asked = _of_whom(totals, situation.keys[start:stop])
    if race:
        return _of_race(totals, asked, keys, limit)
    if any(situation.keys[at] in OTHERS for at in told):
        # "… and four others play": whose totals nobody tells.
        return None
    return _of_lowest(totals, asked, keys, limit)


def _tells_of_hands(situation: Situation, told: range) -> bool:
    """ "I'm on 120, and Lou goes out with me holding 34": not all of them are totals."""
    heard = [situation.heard[at] for at in told]
    return any("finish" in word.concepts or word.key in _HOLDING for word in heard)


def _totals(situation: Situation, told: range, limit: int) -> list[_Total]:
    """Each total with the names before it; none where one of them is nobody's."""
    found: list[_Total] = []
    last = told.start
    for number in sorted(situation.numbers, key=lambda one: one.at):
        key = situation.keys[number.at - 1] if number.at else ""
        comes = number.at > 1 and situation.keys[number.at - 2] in _COMES
        if number.limit or (number.value == limit and key in _LIMIT_AT and not comes):
            last = max(last, number.at + 1)
            continue
        if number.unit == "players-word" or (number.value < _MANY and number.at in told):
            continue
        if number.at not in told or number.unit not in {"", "points", "target"}:
            return []
        names = frozenset(_named(situation, clause_of(situation, last, number.at), number.at))
        names = names or frozenset(_named(situation, last, number.at))
        if not names:
            return []
        found.append(_Total(names, number.value))
        last = number.at + 1
    every = [name for total in found for name in total.names]
    shared = {name for name in every if every.count(name) > 1}
    found = [_Total(total.names - shared, total.value) for total in found]
    return found if all(total.names for total in found) else []


def _named(situation: Situation, start: int, stop: int) -> list[str]:
    names = names_at(situation, range(start, stop))
    if not names and not _I.isdisjoint(situation.keys[start:stop]):
        return [_ME]
    return names


def _of_whom(totals: Sequence[_Total], asked: Sequence[str]) -> list[_Total]:
    """Those of them who are asked about, in the order they are named."""
    found = [
        total
        for key in asked
        for total in totals
        if key in total.names or (key in _I and _ME in total.names)
    ]
    return list(dict.fromkeys(found))


def _of_race(
    totals: Sequence[_Total], asked: Sequence[_Total], keys: frozenset[str], limit: int
) -> Compared | None:
    """Whether one of them is out of the race, or still in it."""
    if len(asked) != 1:
        return None
    (one,) = asked
    wins = bool(keys & _WINS)
    if wins:
        # Of two the one who reaches the number loses, and nobody has yet.
        open_ = len(totals) == _TWO and max(total.value for total in totals) < limit
        if not open_:
            return None
        return Compared("elimination", "no" if keys & _ALREADY else "depends")
    out, stays = bool(keys & _OUT), bool(keys & _STAYS)
    if out == stays:
        return None
    return out_of_race(one.value >= limit, out)


def _of_lowest(
    totals: Sequence[_Total], asked: Sequence[_Total], keys: frozenset[str], limit: int
) -> Compared | None:
    """Whether the game is over, who leads, and who may win yet."""
    ended = max(total.value for total in totals) >= limit
    if not asked and keys & _ROUNDS and not keys & _WINS:
        over, goes = bool(keys & _OVER), bool(keys & _GOES_ON)
        return None if over == goes else Compared("lowest-total", yes_or_no(over == ended))
    if keys & _LEADS and asked and not keys & _WINS:
        if len(asked) == _TWO and keys & _THAN:
            return Compared("lowest-total", yes_or_no(asked[0].value < asked[1].value))
        least = min(total.value for total in totals if total is not asked[0])
        leads = yes_or_no(asked[0].value < least)
        return Compared("lowest-total", leads) if len(asked) == 1 else None
    if ended or len(asked) != 1 or not keys & _WINS:
        return None
    if keys & _ALREADY:
        return Compared("lowest-total", "no")
    return Compared("lowest-total", "depends") if keys & _LATER else None
