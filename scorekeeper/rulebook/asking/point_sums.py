"""Totals by the rules of the table: what somebody stands at, what is missing, who is still in."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.late_sums import since_joined
from scorekeeper.rulebook.asking.missing_sums import missing
from scorekeeper.rulebook.asking.pair_sums import pair_sum
from scorekeeper.rulebook.asking.point_rulings import OTHER_SUMS, asked_keys, ruling_of
from scorekeeper.rulebook.asking.race_sums import still_in
from scorekeeper.rulebook.asking.round_sums import round_sum
from scorekeeper.rulebook.asking.situation import SaidNumber
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import (
    GAINED,
    OTHERS,
    STANDING,
    STOOD,
)
from scorekeeper.rulebook.asking.winners_counted import lowest_sum
from scorekeeper.rulebook.asking.worth_asked import worth_asked
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_FEW: Final = 10
_PAIRS: Final = 4
_BACK: Final = 4


def point_sum(story: Story) -> Sum | None:
    """The points asked for; None where it cannot be known, or no sum of points is asked for."""
    for found in (event(story) for event in _EVENTS):
        if found is not None:
            return found
    return None


def _amounts(story: Story) -> list[SaidNumber]:
    """The numbers told that may be points."""
    limit = story.facts.numbers["target"]
    found = [n for n in story.situation.numbers if n.unit in {"", "points", "target"}]
    found += [n for n in story.situation.numbers if n.unit == "round" and n.value >= _FEW]
    found.sort(key=lambda number: number.at)
    several = len(found) > 1
    return [n for n in found if not (several and (n.limit or n.value == limit))]


def _asks_points(story: Story) -> bool:
    asks = story.situation.ask == "number" or _is_standing(story)
    return asks and not story.situation.claimed


def _is_standing(story: Story) -> bool:
    """ "What's my new total?", "what am I on?"."""
    keys = story.situation.keys
    return bool(asked_keys(story) & STANDING) or keys[-2:] == ("i", "on")


def _standing(story: Story) -> Sum | None:
    """ "I was on 437 and now get a wild": the total after it."""
    if not _asks_points(story) or not _is_standing(story) or "who" in story.situation.asked:
        return None
    amounts = [n for n in _amounts(story) if n.value >= _FEW]
    if story.situation.cards and len(amounts) != len(_amounts(story)):
        # A number that may be a card nobody has read.
        return None
    gained = story.facts.numbers.get("hand_points") if story.situation.cards else None
    if gained is not None and len(amounts) == 1 and _stood(story, amounts[0]):
        return _added(amounts[0].value, story.facts.numbers["round_points"], story)
    small = _amounts(story)
    gains = len(small) == _TWO and bool(_near(story, small[1]) & GAINED or "points" in story.said)
    if gained is None and gains and _stood(story, small[0]) and not story.said & OTHER_SUMS:
        return _added(small[0].value, small[1].value, story)
    return None


def _near(story: Story, number: SaidNumber) -> frozenset[str]:
    return frozenset(story.situation.keys[max(number.at - _BACK, 0) : number.at + _TWO + 1])


def _rounds(story: Story) -> Sum | None:
    """ "Round one 40, round two 25: what's my total?"."""
    situation = story.situation
    listed = [n for n in situation.numbers if n.value >= _FEW or n.value == 0]
    total = asked_keys(story) & (STANDING | {"samen", "addiert", "makes", "macht"})
    if "round" not in story.said or situation.cards or situation.ask == "yes-no" or not total:
        return None
    if len(listed) < _TWO or story.said & {
        "partners",
        "elimination",
        "rotating",
        "knock-out",
        "finish",
        "opponents",
    }:
        return None
    value = sum(n.value for n in listed)
    shown = f"{' + '.join(str(n.value) for n in listed)} = {value}"
    return Sum(value, shown, ruling_of(story, "round-score"), None, "points")


def target_reached(story: Story) -> Sum | None:
    """Whether the points told and those gained reach the target."""
    amounts = _amounts(story)
    gained = story.facts.numbers.get("round_points") if story.situation.cards else None
    wanted = _TWO if gained is None else 1
    if len(amounts) != wanted or not _stood(story, amounts[0]) or story.said & OTHER_SUMS:
        return None
    between = frozenset(story.situation.keys[amounts[0].at : amounts[-1].at])
    another = _OF_ANOTHER - ({"er"} if story.situation.language == "nl" else set())
    # "Lena has 455, she wins the round with 40" is one person.
    if _OWN.isdisjoint(story.situation.keys[: amounts[0].at]) and "others" not in story.said:
        another -= _THEY
    if story.said & {"keep-own", "lowest"} or between & another:
        return None
    before, more = amounts[0].value, amounts[-1].value if gained is None else gained
    limits = [n.value for n in story.situation.numbers if n.limit]
    limit = limits[0] if limits else story.facts.numbers["target"]
    if before >= limit or before < _FEW:
        return None
    value = before + more
    return Sum(value, f"{before} + {more} = {value}", "target", None, "points", value >= limit)


def _added(before: int, more: int, story: Story) -> Sum:
    value = before + more
    ruling = ruling_of(story, "round-score")
    return Sum(value, f"{before} + {more} = {value}", ruling, None, "points")


def _stood(story: Story, number: SaidNumber) -> bool:
    keys = story.situation.keys
    near = keys[max(number.at - _BACK, 0) : number.at]
    # "210 points I had": the verb behind it.
    behind = keys[number.at + 1 : number.at + _TWO + 1]
    return bool(frozenset(near) & STOOD or frozenset(behind) & _HAD)


def _partners(story: Story) -> Sum | None:
    """The two hands of the opposing pair, told behind "the other two"."""
    listed = len(story.situation.cards) > 1 and "points" not in story.said
    pairs = "partners" in story.said or bool(frozenset(story.situation.keys) & _PAIR)
    if not pairs or listed or story.situation.ask == "yes-no":
        return None
    keys = story.situation.keys
    places = [at for at, key in enumerate(keys) if key in OTHERS]
    if not places:
        return None
    numbers = [
        n
        for n in story.situation.numbers
        if n.at > places[0] and n.unit in {"", "points"} and n.value > _TWO
    ]
    if len(numbers) != _TWO:
        return None
    if not _MATE.isdisjoint(keys[numbers[0].at : numbers[1].at]):
        # "They hold 15 each, my partner 40": one of them is no hand of theirs.
        return None
    one, other = (n.value for n in numbers)
    stood = [
        n.value
        for n in story.situation.numbers
        if n.at < places[0] and n.value > _FEW and _near(story, n).isdisjoint(_HOLDS)
    ]
    if stood and asked_keys(story) & STANDING:
        value = stood[0] + one + other
        return Sum(value, f"{stood[0]} + {one} + {other} = {value}", "partners", "sum", "points")
    return Sum(one + other, f"{one} + {other} = {one + other}", "partners", "sum", "points")


def which_of(story: Story) -> Sum | None:
    """ "Is that 20 or 50 points?": the one of them that it is."""
    keys, numbers = story.situation.keys, story.situation.numbers
    # "10 or 20 points", "10 points or 20".
    told = [
        (number, at)
        for number in numbers
        for at in (number.at + 1, number.at + _TWO)
        if at < len(keys) and keys[at] in _OR
    ]
    pair = [n.value for n in numbers if told and n.at in {told[0][0].at, told[0][1] + 1}]
    bonus = story.facts.numbers.get("knock_outs")
    if bonus in pair and not story.situation.cards and not story.situation.claimed:
        return Sum(bonus, str(bonus), "knock-out-bonus", None, "points")
    if len(pair) != _TWO or len(story.situation.cards) != 1 or story.situation.claimed:
        return None
    name, ruling = ("points", "card-points") if "points" in story.said else ("draws", "draw-count")
    value = story.facts.numbers.get(name)
    return Sum(value, str(value), ruling, None, _OF[name]) if value in pair else None


def _target(story: Story) -> Sum | None:
    """ "At how many points is the game over?"."""
    situation = story.situation
    keys = situation.keys
    places = [at for at, key in enumerate(keys) if key in _MANY]
    points = any(key in _POINTS for at in places for key in keys[at + 1 : at + 2])
    ends = (
        "target" in story.said or {"game", "win"} <= story.said or {"game", "finish"} <= story.said
    )
    told = situation.cards or situation.numbers or story.said & _NOT_THE_TARGET
    asks = (situation.ask == "number" and points and ends) or _asks_what_target(story)
    asks = asks or _asks_how_far(story)
    if not asks or told:
        return None
    value = story.facts.numbers["target"]
    return Sum(value, str(value), "target", None, "points")


def _asks_what_target(story: Story) -> bool:
    """ "What do we play to?", "wo liegt die Punktgrenze?": the number, in words of none."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    if situation.ask != "open" or "what" not in situation.asked or situation.claimed:
        return False
    if situation.asked & {"who", "when", "change", "may", "points-word", "tie", "reached"}:
        return False
    ends = story.said & {"target", "win"} or {"game", "finish"} <= story.said
    named = bool(keys & _TARGETS) and (bool(ends) or bool(keys & _SURELY))
    return named or bool({*pairwise(situation.keys)} & _PLAY_TO and "target" in story.said)


def _asks_how_far(story: Story) -> bool:
    """ "Up to how many do we play?", "tot hoeveel spelen we?": of points, where no word tells."""
    situation = story.situation
    pairs = [*pairwise(situation.keys)]
    at = next((at for at, pair in enumerate(pairs) if _is_how_far(pair)), len(pairs))
    near = situation.keys[at : at + _WINDOW]
    other = story.said & {"card", "players-word", "n-may-play", "round", "may", "must", "age"}
    asks = situation.ask == "number" or "what" in situation.asked
    return asks and not situation.claimed and not other and not _PLAYED.isdisjoint(near)


def _is_how_far(pair: tuple[str, str]) -> bool:
    return pair[0] in _UP_TO and pair[1] in _HOW_FAR


_UP_TO: Final = word_list("cards.up-to")
_HOW_FAR: Final = word_list("point-sums.how-far")
_PLAYED: Final = word_list("point-sums.played")
_WINDOW: Final = 6
"""Words from "up to how many" on in which it is told that this is played to."""
_TARGETS: Final = word_list("point-sums.targets")
"""The number that is played to, in one word."""
_SURELY: Final = word_list("point-sums.surely")
_PLAY_TO: Final = frozenset(
    {("play", "to"), ("playing", "to"), ("to", "what"), ("bis", "wohin"), ("bis", "wo")}
)
_OWN: Final = word_list("point-sums.own")
_THEY: Final = word_list("point-sums.they")
_OF_ANOTHER: Final = word_list("point-sums.of-another")
"""Between two numbers of which the second is somebody else's."""
_HOLDS: Final = word_list("point-sums.holds")
_MATE: Final = word_list("point-sums.mate")
_HAD: Final = word_list("point-sums.had")
_OR: Final = word_list("point-sums.or")
_OF: Final = {"points": "points", "draws": "cards"}
_MANY: Final = word_list("point-sums.many")
_POINTS: Final = word_list("point-sums.points")
_NOT_THE_TARGET: Final = frozenset(
    {"hold", "hand-word", "knock-out", "elimination", "lowest", "partners", "bonus", "draw"}
)
_PAIR: Final = word_list("point-sums.pair")
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    since_joined, lowest_sum, _rounds, _standing, missing, still_in, _partners, pair_sum, round_sum,
    which_of, _target, worth_asked,
)  # fmt: skip
