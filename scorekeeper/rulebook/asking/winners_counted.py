"""How many share the win where the lowest total wins, and what total wins (RULES.md §2.2)."""

from typing import Final

from scorekeeper.rulebook.asking.point_rulings import asked_keys
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MANY: Final = 10


def lowest_sum(story: Story) -> Sum | None:
    """How many win, or with how many points; None where nothing of it is asked for."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or not story.said & {"lowest", "keep-own"}:
        return None
    if situation.cards or story.said & {"partners", "elimination", "uno"}:
        return None
    totals = _totals(story)
    if _counts_winners(story):
        value = totals.count(min(totals)) if len(totals) >= _TWO else _told_level(story)
        return None if value is None else Sum(value, str(value), "ties", "lowest", "players")
    if len(totals) < _TWO or not _asks_what_wins(story):
        return None
    value = min(totals)
    return Sum(value, str(value), "lowest-total", "wins", "points")


def _totals(story: Story) -> list[int]:
    """The totals in the end; the limit is none of them, where it is told as one."""
    told = [n for n in story.situation.numbers if n.unit in {"", "points"} and not n.limit]
    return [n.value for n in told if not _counts_people(n, told)]


def _counts_people(number: SaidNumber, told: list[SaidNumber]) -> bool:
    """ "Three of us: 90, 90, 200": as many as there are totals."""
    return number is told[0] and number.value == len(told) - 1


def _counts_winners(story: Story) -> bool:
    """ "How many winners?", "wie viele teilen sich den Sieg?", "hoeveel mensen winnen er?"."""
    keys = story.situation.keys
    at = next((at for at in range(len(keys) - 1, -1, -1) if keys[at] in _HOW_MANY), None)
    if at is None or _POINTS.intersection(keys[at:]):
        return False
    return not _WINNERS.isdisjoint(keys[at + 1 :])


def _asks_what_wins(story: Story) -> bool:
    """ "What's the winning total?", "mit wie vielen Punkten wird gewonnen?"."""
    asked = asked_keys(story)
    return bool(asked & _WINS) and bool(asked & (_POINTS | _TOTAL))


def _told_level(story: Story) -> int | None:
    """ "Three of us are level on the lowest total": so many share it."""
    people = [n.value for n in story.situation.numbers if 1 < n.value < _MANY and not n.asked]
    level = "tie" in story.said or not _LEVEL.isdisjoint(story.situation.keys)
    return people[0] if len(people) == 1 and level else None


_HOW_MANY: Final = word_list("winners-counted.how-many")
_WINS: Final = word_list("winners-counted.wins")
_WINNERS: Final = _WINS | word_list("winners-counted.winners")
_POINTS: Final = word_list("winners-counted.points")
_TOTAL: Final = word_list("winners-counted.total")
_LEVEL: Final = word_list("winners-counted.level")
