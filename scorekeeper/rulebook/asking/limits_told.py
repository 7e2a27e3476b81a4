"""Cards against the Mercy limit, points against that of the race: what somebody has in the end.

"22 cards plus a Draw 2 makes 24: am I out?": of what is told before, what came, and what both make,
only the last is compared. Nothing is told where more than one person may have it, or too much.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.word_lists import word_list

_LONGEST: Final = 26
"""Words. In a longer story more than one thing happens."""
_NEAR: Final = 2
_MANY: Final = 10
"""Points; a smaller number beside a race may count anything."""
_LEAST_TARGET: Final = 100
_PAIR: Final = 2
_THREE: Final = 3
_IN_HAND: Final = frozenset({"hold", "hand-word", "card"})
_OF_CARDS: Final = frozenset({"card", "draw", "drawn-card", "hand-word"})
_COMES: Final = frozenset({"draw", "drawn-card", "i-was-hit"})
_OTHERWISE: Final = frozenset(
    {"bonus", "who", "how-many", "partners", "tie", "dealt", "begin", "everyone", "lowest", "uno"}
    | {"until", "deck-size", "two-players", "from-zero", "stack", "draw-pile"}
)
"""What makes a question turn on more than one number and a limit."""
_PLUS: Final = word_list("limits-told.plus")
_LIMIT: Final = word_list("limits-told.limit")
_OTHERS: Final = word_list("limits-told.others")
_AT: Final = word_list("limits-told.at")
_I: Final = word_list("limits-told.i")
_HAS: Final = word_list("limits-told.has")
_OUT: Final = word_list("limits-told.out")
_SAFE: Final = word_list("limits-told.safe")
_STILL: Final = word_list("limits-told.still")
_IN: Final = word_list("limits-told.in")


class Reached(NamedTuple):
    """What somebody has in the end, what throws them out, and whether that is reached."""

    total: int
    limit: int

    @property
    def out(self) -> bool:
        return self.total >= self.limit


def cards_reached(situation: Situation, drawn: int, limit: int) -> Reached | None:
    """What a hand comes to, with the cards `drawn` for the draw cards told of."""
    said = situation.concepts
    if not _may_be_told(situation) or "play" in said - situation.asked or len(situation.cards) > 1:
        return None
    if ("elimination" in said and not said & _OF_CARDS) or any(
        n.unit not in {"", "card"} for n in situation.numbers
    ):
        return None
    told = [n.value for n in situation.numbers]
    comes = bool(said & _COMES) or _joined(situation) or bool(drawn)
    if (situation.cards and not drawn) or told == [drawn]:
        # "I draw ten for the +10": the same cards are told twice.
        return None
    if len(told) == 1 and not drawn:
        # "I drew ten. Am I out?": nobody knows how many there were before.
        known = said & _IN_HAND and not said & _COMES
        return Reached(told[0], limit) if known else None
    summed = _sum_of([*told, *([drawn] if drawn else [])], told, comes=comes)
    return None if summed is None or limit in told[:-1] else Reached(summed, limit)


def points_reached(situation: Situation, target: int) -> Reached | None:
    """What somebody has in an elimination race, and the number that ends it for them."""
    said = situation.concepts
    if not _may_be_told(situation) or situation.cards or said & _OF_CARDS:
        return None
    if any(n.unit not in {"", "points", "target"} or n.value <= _MANY for n in situation.numbers):
        return None
    numbers = sorted(situation.numbers, key=lambda number: number.at)
    limit, rest = _limit_of(numbers, situation.keys, target)
    named = len(rest) < len(numbers) and limit >= _LEAST_TARGET and "knock-out" in said
    if "elimination" not in said and not named:
        return None
    told = [n.value for n in rest]
    if len(told) == 1:
        return Reached(told[0], limit)
    summed = _sum_of(told, told, comes=_joined(situation))
    return None if summed is None else Reached(summed, limit)


def is_out(situation: Situation, reached: Reached) -> bool | None:
    """The answer, where it is asked if somebody is out or still in; else None."""
    if situation.ask not in {"yes-no", "any"} or "not" in situation.asked:
        return None
    asked = situation.keys[situation.begins :]
    still = not _STILL.isdisjoint(asked)
    inside = not _IN.isdisjoint(asked) or asked[-1:] == ("in",)
    safe = not _SAFE.isdisjoint(asked) or (still and inside)
    out = not _OUT.isdisjoint(asked)
    # "Do I have to hold 30 to be out?" asks for the limit.
    must = situation.modal == "must" and (safe or "hold" in situation.asked)
    if safe == out or (out and still) or must:
        return None
    return reached.out == out


def _may_be_told(situation: Situation) -> bool:
    """Whether one person's numbers are told, and nothing else of them is."""
    keys = frozenset(situation.keys)
    # Dutch "er" is nobody.
    he = situation.language == "de" and "er" in keys
    # "I have 19 and Tom has 26".
    two = not _I.isdisjoint(keys) and not _HAS.isdisjoint(keys)
    alone = _OTHERS.isdisjoint(keys) and not (he or two or situation.concepts & _OTHERWISE)
    numbers = bool(situation.numbers) and not any(n.of_players for n in situation.numbers)
    return alone and numbers and situation.words <= _LONGEST


def _joined(situation: Situation) -> bool:
    """Whether a word tells that something is added."""
    return not _PLUS.isdisjoint(situation.keys)


def _sum_of(parts: Sequence[int], told: Sequence[int], *, comes: bool) -> int | None:
    """What the parts make, of which the last one told may be the sum of the others already."""
    last = told[-1] if told else 0
    before = sum(parts) - last
    if len(parts) >= _THREE:
        return last if before == last else None
    return sum(parts) if comes and len(parts) == _PAIR else None


def _limit_of(
    numbers: Sequence[SaidNumber], keys: Sequence[str], target: int
) -> tuple[int, list[SaidNumber]]:
    """The number that is told to be the limit, or the usual one, and all the others."""
    for number in numbers:
        before = keys[max(number.at - _NEAR, 0) : number.at]
        # "In a race at 500".
        told = not _LIMIT.isdisjoint(before) or (
            number.value == target and not _AT.isdisjoint(before[-1:])
        )
        if told and len(numbers) > 1:
            return number.value, [one for one in numbers if one is not number]
    return target, list(numbers)
