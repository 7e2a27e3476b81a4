"""Who is out by the Mercy rule of several whose cards are told, and with how many they were out."""

from collections.abc import Callable
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import MORE, OUT, STAY
from scorekeeper.rulebook.asking.units_asked import PEOPLE, counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MOST: Final = 60
"""Cards that somebody may hold; more are points."""


def mercy_told(story: Story) -> Sum | None:
    """The number of people or of cards; None where neither is asked for."""
    situation = story.situation
    if story.rules.mercy_limit is None or situation.ask != "number" or situation.claimed:
        return None
    if not _POINTS.isdisjoint(situation.keys) or story.said & {"bonus", "challenge", "target"}:
        return None
    limit = story.rules.mercy_limit.value
    found = (event(story, limit) for event in _EVENTS)
    return next((one for one in found if one is not None), None)


def _own(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys[story.situation.begins :])


def _told(story: Story) -> list[int]:
    numbers = story.situation.numbers
    return [n.value for n in numbers if n.unit in {"", "card"} and n.value <= _MOST]


def _people(story: Story, limit: int) -> Sum | None:
    """ "24, 25 and 11: how many are out?"."""
    told, own = _told(story), _own(story)
    out = bool(own & (OUT | _OUT) or "knock-out" in story.situation.asked)
    stay = bool(own & (STAY | _STAY) or story.situation.asked & {"stay", "still-play"})
    asks = counts(story, PEOPLE | OUT | STAY | _OUT | _STAY)
    if not asks or out == stay or len(told) < _TWO or story.situation.cards:
        return None
    if len(told) != len([n for n in story.situation.numbers if n.unit != "players-word"]):
        return None
    players = story.situation.players or 0
    if len(told) == _TWO and limit in told and players:
        # "Of the four two hold 25 or more".
        gone = min(told)
        value = players - gone if stay else gone
        return Sum(value, str(value), "mercy", None, "players") if 0 <= value < players else None
    if max(told) < _FULL or (limit in told[-1:] and len(told) == _TWO):
        return None
    gone = sum(n >= limit for n in told)
    value = gone if out else len(told) - gone
    return Sum(value, str(value), "mercy", None, "players")


def _out_with(story: Story, limit: int) -> Sum | None:
    """ "I had 23 and drew four. With how many am I out?"."""
    told = _told(story) + _drawn(story)
    asks = "knock-out" in story.situation.asked and counts(story, _CARDS)
    if not asks or len(told) != _TWO or limit in told or _own(story) & (MORE - {"until"}):
        return None
    value = sum(told)
    shown = f"{told[0]} + {told[1]} = {value}"
    return Sum(value, shown, "mercy", None, "cards") if value >= limit else None


def _more_after(story: Story, limit: int) -> Sum | None:
    """ "Seven cards, then a +6. How many more may come until the 25?"."""
    told, drawn = [n for n in _told(story) if n != limit], _drawn(story)
    asks = bool(story.said & {"knock-out", "mercy"}) and bool(_own(story) & MORE)
    if not asks or len(told) != 1 or len(drawn) != 1 or story.said & {"stack", "swap"}:
        return None
    value = limit - told[0] - drawn[0]
    shown = f"{limit} − {told[0]} − {drawn[0]} = {value}"
    return Sum(value, shown, "mercy", None, "missing") if value > 0 else None


def _drawn(story: Story) -> list[int]:
    """What draw cards that are told come to, one by one."""
    cards = [card for card in story.cards() for _ in range(card.count)]
    return [k.draws.value for card in cards if (k := story.kinds.get(card.kind)) and k.draws]


_FULL: Final = 15
"""A hand of fewer is no news where somebody may be out."""
_POINTS: Final = word_list("mercy-people.points")
_OUT: Final = word_list("mercy-people.out")
_STAY: Final = word_list("mercy-people.stay")
_CARDS: Final = word_list("mercy-people.cards")
_EVENTS: Final[tuple[Callable[[Story, int], Sum | None], ...]] = (_people, _out_with, _more_after)
