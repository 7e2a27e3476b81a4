"""Cards against the Mercy limit, points against that of the race: what somebody has in the end.

"22 cards plus a Draw 2 makes 24: am I out?": of what is told before, what came, and what both make,
only the last is compared. Nothing is told where more than one person may have it, or too much.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.hand_words import TAKE
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.sum_words import WINNER
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
_COMING: Final = frozenset({"draw", "must", "stack", "penalty", "i-was-hit", "if", "no-match"})
"""What tells that more cards are to come."""
_OTHERWISE: Final = frozenset(
    {"bonus", "who", "how-many", "partners", "tie", "dealt", "begin", "everyone", "lowest", "uno"}
    | {"until", "deck-size", "two-players", "from-zero", "stack", "draw-pile"}
)
"""What makes a question turn on more than one number and a limit."""
_ROULETTE: Final = "color-roulette"
_AND: Final = word_list("exchange.and")
_AFTER: Final = word_list("limits-told.after")
_HAD: Final = word_list("limits-told.had")
_IF: Final = word_list("whose-points.if")
_HOLDS: Final = word_list("limits-told.holds")
_NEEDS: Final = word_list("limits-told.needs")
_NOW: Final = word_list("limits-told.now")
_PRONOUNS: Final = word_list("limits-told.pronouns")
_STANDS: Final = word_list("limits-told.stands")
_TELLS_WHEN: Final = word_list("limits-told.tells-when")
_THAN: Final = word_list("comparisons.than") | word_list("comparisons.over")
_PLUS: Final = word_list("limits-told.plus")
_LIMIT: Final = word_list("limits-told.limit")
_OTHERS: Final = word_list("limits-told.others")
_AT: Final = word_list("limits-told.at")
_I: Final = word_list("limits-told.i")
_WOULD: Final = word_list("limits-told.would")
_STANDING_AT: Final = word_list("limits-told.standing-at")
_BEFORE: Final = word_list("limits-told.before")
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
    if not may_be_told(situation) or "play" in said - situation.asked or len(situation.cards) > 1:
        return None
    if ("elimination" in said and not said & _OF_CARDS) or any(
        n.unit not in {"", "card"} for n in situation.numbers
    ):
        return None
    numbers = _without_limits(situation)
    ends = _held_in_the_end(situation, numbers)
    if ends is not None:
        return Reached(ends, limit)
    told = [n.value for n in numbers]
    if told == [limit - 1] and [card.kind for card in situation.cards] == [_ROULETTE]:
        # At least one card comes with it, where it was not what made them so many.
        comes_after = numbers[0].at < situation.cards[0].start
        return Reached(limit, limit) if comes_after and said & _IN_HAND else None
    comes = bool(said & _COMES) or _joined(situation) or bool(drawn) or _happens(situation, numbers)
    if (situation.cards and not drawn) or told == [drawn]:
        # "I draw ten for the +10": the same cards are told twice.
        return None
    if len(told) == 1 and not drawn:
        # "I drew ten. Am I out?": nobody knows how many there were before.
        known = said & _IN_HAND and not said & _COMES
        return Reached(told[0], limit) if known else None
    summed = _sum_of([*told, *([drawn] if drawn else [])], told, comes=comes)
    return None if summed is None or limit in told[:-1] else Reached(summed, limit)


def _without_limits(situation: Situation) -> list[SaidNumber]:
    """The numbers without one that is said to be needed: "you need more than 25"."""
    keys, begins = situation.keys, situation.begins
    return [
        n
        for n in situation.numbers
        if not (n.at < begins and keys[n.at - 1] in _THAN and _NEEDS.intersection(keys[: n.at]))
    ]


def _held_in_the_end(situation: Situation, numbers: Sequence[SaidNumber]) -> int | None:
    """ "I draw ten and hold 24 now", "19 after a +6": what is held when all cards have come."""
    if not numbers:
        return None
    last = numbers[-1]
    heard, begins = situation.heard, situation.begins
    start = next((at for at in range(last.at, -1, -1) if heard[at].breaks), 0)
    stop = next((at for at in range(last.at + 1, len(heard)) if heard[at].breaks), len(heard))
    if begins > last.at:
        stop = min(stop, begins)
    behind = [card for card in situation.cards if last.at < card.start < stop]
    keys = situation.keys[start:stop]
    after = any(keys[card.start - start - 2] in _AFTER for card in behind if card.start - start > 1)
    after = after or any(key in _AFTER for key in situation.keys[last.at + 1 : last.at + 3])
    since = next((at for at in range(start, last.at) if _is_now(situation.keys, at)), stop)
    waits = {concept for one in heard[since:stop] for concept in one.concepts} & _COMING
    now = since < last.at and not _HOLDS.isdisjoint(keys) and not waits
    # "Had 26, now 24".
    had = len(numbers) == _PAIR and situation.keys[0] in _HAD and not _joined(situation)
    had = had and situation.keys[last.at - 1] in _NOW and not waits
    now = (now or had) and not situation.cards
    if after and behind and len(numbers) == 1:
        return last.value
    return last.value if now and not behind and len(numbers) <= _PAIR else None


def _is_now(keys: Sequence[str], at: int) -> bool:
    """ "Now I hold 24", and not "up to now I drew three"."""
    return keys[at] in _NOW and not (at and keys[at - 1] in _LIMIT)


def _happens(situation: Situation, numbers: Sequence[SaidNumber]) -> bool:
    """ "Had 14, gulped ten": so many were held, and a verb nobody knows brings the others."""
    if len(numbers) != _PAIR or situation.cards:
        return False
    held, more = numbers
    between = situation.heard[held.at + 1 : more.at]
    begins = bool(between) and (between[0].breaks or between[-1].breaks)
    strange = begins and 0 < len(between) <= _NEAR and not any(one.concepts for one in between)
    had = not _HAD.isdisjoint(situation.keys[max(held.at - _NEAR, 0) : held.at])
    return had and strange and not _STANDS.intersection(one.key for one in between)


def cards_come_uncounted(situation: Situation, limit: int) -> bool:
    """ "I hold 18 and a roulette hits me": so many may come that nobody can tell who is out."""
    said, numbers = situation.concepts, situation.numbers
    kinds = [card.kind for card in situation.cards]
    roulette = kinds == [_ROULETTE]
    # "Am I out at once?" turns nothing up where neither a roulette nor a colour is told.
    shown = situation.revealed is not None and bool(roulette or situation.colours)
    if shown or not _TELLS_WHEN.isdisjoint(situation.keys):
        return False
    draws = not kinds and {"no-match", "draw"} <= said and not said & {"drawn-card", "fits", "play"}
    if not (roulette or draws) or len(numbers) != 1 or not _is_asked_of_one(situation):
        return False
    told = numbers[0]
    heard = situation.heard
    start = next((at for at in range(told.at, -1, -1) if heard[at].breaks), 0)
    if roulette and told.at > situation.cards[0].start:
        # "A roulette left me with 18".
        return False
    if told.unit not in {"", "card"} or not 0 < told.value < limit - 1:
        return False
    # "And now I count 22": all that came is counted.
    keys = frozenset(situation.keys[start:])
    return _NOW.isdisjoint(keys) and _AFTER.isdisjoint(keys) and bool(said & _IN_HAND)


def asks_if_out(situation: Situation) -> bool:
    """Whether it is asked if somebody is out or still in."""
    return is_out(situation, Reached(1, 1)) is not None


def _is_asked_of_one(situation: Situation) -> bool:
    two = not _I.isdisjoint(situation.keys) and not _HAS.isdisjoint(situation.keys)
    short = situation.words <= _LONGEST
    return short and not two and not situation.concepts & (_OTHERWISE - {"until", "stack"})


def points_reached(situation: Situation, target: int) -> Reached | None:
    """What somebody has in an elimination race, and the number that ends it for them."""
    said = situation.concepts
    if not may_be_told(situation) or situation.cards or said & _OF_CARDS:
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
    if len(rest) == _PAIR and not _WOULD.isdisjoint(situation.keys) and rest[1].asked:
        # "Would she be out at 499?", "… with 490 before this?".
        if situation.keys[rest[1].at - 1] in _STANDING_AT:
            return Reached(told[1], limit)
        before = not _BEFORE.isdisjoint(situation.keys[rest[1].at :])
        return Reached(sum(told), limit) if before else None
    # Who is out already gets no more: the second total is another's.
    summed = _sum_of(told, told, comes=_joined(situation) and told[0] < limit)
    return None if summed is None else Reached(summed, limit)


def is_out(situation: Situation, reached: Reached) -> bool | None:
    """The answer, where it is asked if somebody is out or still in; else None."""
    if situation.ask not in {"yes-no", "any"} or "not" in situation.asked:
        return None
    asked = _asked(situation)
    if "points" in situation.asked and not WINNER.isdisjoint(asked):
        # "If I am out with 29 cards, do they count for the winner?"
        return None
    still = not _STILL.isdisjoint(asked)
    inside = not _IN.isdisjoint(asked) or asked[-1:] == ("in",)
    safe = not _SAFE.isdisjoint(asked) or (still and inside)
    out = not _OUT.isdisjoint(asked)
    # "Do I have to hold 30 to be out?" asks for the limit.
    must = situation.modal == "must" and (safe or "hold" in situation.asked)
    if safe == out or (out and still) or must:
        return None
    return reached.out == out


def _asked(situation: Situation) -> Sequence[str]:
    """The words of the question, which may stand before what is told: "Is he out if …"."""
    keys, begins = situation.keys, situation.begins
    first = next((at for at in range(_PAIR, len(keys)) if keys[at] in _IF), len(keys))
    ahead = not begins and keys[:1] and keys[0] not in _IF
    return keys[:first] if ahead else keys[begins:]


def may_be_told(situation: Situation) -> bool:
    """Whether one person's numbers are told, and nothing else of them is."""
    keys = frozenset(situation.keys)
    # Dutch "er" is nobody.
    he = situation.language == "de" and "er" in keys
    # "I have 19 and Tom has 26".
    two = not _I.isdisjoint(keys) and not _HAS.isdisjoint(keys)
    others = _OTHERS & keys
    if _I.isdisjoint(keys) and len(others & _PRONOUNS) <= 1 and _is_of_one(situation):
        # "Olga counts 25. Is she out?": one person is told of, and asked about.
        others, he = others - _PRONOUNS, False
    alone = not (others or he or two or situation.concepts & _OTHERWISE)
    numbers = bool(situation.numbers) and not any(n.of_players for n in situation.numbers)
    return alone and numbers and situation.words <= _LONGEST


def _is_of_one(situation: Situation) -> bool:
    """ "Mia has 19 and takes a +6": whoever holds the cards takes the others as well."""
    if len(_without_limits(situation)) + len(situation.cards) == 1:
        return True
    takes = TAKE[situation.language]
    goes_on = any(a in _AND and b in takes for a, b in pairwise(situation.keys))
    return goes_on or not _AFTER.isdisjoint(situation.keys)


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
