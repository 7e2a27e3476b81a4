"""What follows from the numbers told: cards against a limit, points against a target, sums."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.rulebook.asking.facts import Facts, added_up
from scorekeeper.rulebook.asking.left_open import leaves_round_open
from scorekeeper.rulebook.asking.limits_told import cards_reached, points_reached
from scorekeeper.rulebook.asking.lowest_told import MYSELF, add_lowest
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_ROULETTE: Final = "color-roulette"
_OUT: Final = frozenset({"knock-out", "mercy", "elimination", "bonus"})
_MANY: Final = 10
_ENOUGH: Final = word_list("number-facts.enough")
_BELOW: Final = word_list("number-facts.below")
_ONE_MORE: Final = frozenset(
    {("one", "more"), ("noch", "eine"), ("nog", "een"), ("nog", "eentje"), ("another", "one")}
)
_AFTER: Final = word_list("number-facts.after")
_AT: Final = word_list("number-facts.at")
_BEFORE: Final = 3
_AGE: Final = 7
"""Years, by the cover of the classic game (RULES.md, deluxe-1999#cover)."""
_FROM_AGE: Final = word_list("number-facts.from-age")
_WOULD: Final = word_list("limits-told.would")
_OTHERS_HOLD: Final = word_list("number-facts.others-hold")
_OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})


def add_numbers(facts: Facts, situation: Situation, rules: PlayRules) -> None:
    if rules.mercy_limit is not None:
        _mercy(facts, situation, rules.mercy_limit.value)
    _race(facts, situation)
    _age(facts, situation)
    own = situation.concepts & {"keep-own", "lowest"} and "win" in situation.asked
    if own and not situation.concepts & {"tie", "highest", "several"}:
        add_lowest(facts, situation)
    _won(facts, situation)
    people = [n.value for n in situation.numbers if n.unit == "knock-out"] or [
        n.value
        for n in situation.numbers
        if n.unit == "players-word" and n.value < _MANY and n.value != situation.players
    ]
    people = _left_behind(facts, situation) or people
    people = [situation.out] if situation.out is not None else people
    if people and people[-1] > _TWO and str(people[-1]) == facts.values.get("players"):
        # "Of four people only I am left": everybody is out but one.
        people = [people[-1] - 1]
    # "Two people gone, bonus?": they are out, and do not play.
    two = facts.values.get("players") == "2" and not _counts_the_bonus(situation)
    # Of two players only one can be knocked out.
    two = two and not (situation.out or 0) > 1
    people = [] if two or people == [1] else people
    each = facts.numbers.get("knock_out")
    out = 0
    if each is not None and (situation.concepts & _OUT or situation.out):
        out = (people[-1] if people else 1) * each
        if people and out:
            facts.numbers["knock_outs"] = out
    if situation.hand_after is not None:
        facts.numbers["hand_after"] = situation.hand_after
    _partners(facts, situation)
    _told(facts, situation)
    draws = facts.numbers.get("draws")
    if draws and any(n.asked and n.value > draws for n in situation.numbers):
        facts.values["told.more"] = "yes"
    if not situation.concepts & {"caught", "not-yet"}:
        facts.values["caught"] = "open"
    if "hand_points" in facts.numbers:
        facts.numbers["round_points"] = facts.numbers["hand_points"] + out
        held = facts.sums.get("hand_points") or str(facts.numbers["hand_points"])
        added = f"{held} + {added_up([each] * (out // each)) or each}" if each and out else held
        facts.sums["round_points"] = added if " " in added else ""


def _counts_the_bonus(situation: Situation) -> bool:
    """ "Two gone, bonus?": so many are told for whom there is one."""
    return "bonus" in situation.asked and bool(situation.numbers)


def _left_behind(facts: Facts, situation: Situation) -> list[int]:
    """How many are out where one is the last, or where a bonus is asked for so many others."""
    playing = situation.players or int(facts.values.get("players", "0"))
    others = [n.value for n in situation.numbers if n.unit == "others"]
    if "all-but-me" in situation.facets and playing > _TWO:
        return [playing - 1]
    small = [n.value for n in situation.numbers if n.unit == "" and 1 < n.value < _MANY]
    return others or (small if _counts_the_bonus(situation) else [])


def with_sum(facts: Facts, value: int, of: str) -> Facts:
    """The facts with a sum that was reckoned, and what it is of."""
    facts.numbers["sum"] = value
    facts.values["sum.of"] = of
    return facts


def _age(facts: Facts, situation: Situation) -> None:
    """Whether an age is that on the cover, or of somebody old enough: "is it from 10 years on?"."""
    told = [number for number in situation.numbers if number.unit == "age"]
    if not told and "age" in situation.concepts:
        # "My son is five, may he play?"
        told = [number for number in situation.numbers if not number.unit]
    if len(told) != 1:
        return
    age = told[0]
    keys = situation.keys
    around = {*keys[max(age.at - _BEFORE, 0) : age.at], *keys[age.at + 1 : age.at + 1 + _BEFORE]}
    if situation.modal == "must" or not _FROM_AGE.isdisjoint(around):
        facts.values["age.from"] = "printed" if age.value == _AGE else "other"
    elif age.value < _AGE:
        facts.values["age.of"] = "younger"


def _partners(facts: Facts, situation: Situation) -> None:
    """The two hands of the opposing pair, of the points told (RULES.md §2.4)."""
    if "partners" not in situation.concepts:
        return
    told = [
        n.value
        for n in situation.numbers
        if n.unit in {"points", ""} and n.of_partner is False and not n.of_players
    ]
    if len(told) == _TWO:
        facts.numbers["partner_points"] = sum(told)
        facts.sums["partner_points"] = added_up(told)


def _told(facts: Facts, situation: Situation) -> None:
    """What the opponents hold, told in points and not in cards."""
    told = [
        n.value
        for n in situation.numbers
        if n.unit in {"points", ""} and n.of_partner is not True and not n.of_players
    ]
    if "opponents" in situation.concepts and not situation.cards and len(told) > 1:
        facts.numbers["told_points"] = sum(told)
        facts.sums["told_points"] = added_up(told)


def _mercy(facts: Facts, situation: Situation, limit: int) -> None:
    """Whether the cards told of reach the limit: those held, and those drawn to them."""
    facts.numbers["mercy_safe"] = limit - 1
    facts.values["back.later"] = "no" if "this-round" in situation.concepts else "yes"
    facts.values["out.asked"] = "yes" if "knock-out" in situation.asked else "no"
    keys = situation.keys
    spoken = [
        n
        for n in situation.numbers
        if n.unit in {"card", "", "knock-out"} and keys[n.at + 1 : n.at + 3] not in _OF_US
        if n.unit or n.value != situation.players
    ]
    told = [n.value for n in _of_whom_is_asked(spoken, situation)]
    drawn = facts.numbers.get("chain", 0) + _draws_one_more(situation)
    reached = cards_reached(situation, drawn, limit)
    if reached is not None:
        facts.values["mercy.reached"] = "yes" if reached.out else "no"
        return
    if told == [drawn] and "hold" not in situation.concepts:
        told = []
    both = len(told) > 1 or (told and drawn)
    drew = "draw" in situation.asked or (
        "drawn-card" in situation.concepts and "hold" not in situation.concepts
    )
    drew = drew or (
        len(told) == 1 and "draw" in situation.concepts and "hold" not in situation.concepts
    )
    hit = situation.concepts & {"i-was-hit", "stack"}
    stands = not drawn and len(told) == 1 and _stands(situation, told[0])
    # Nobody knows how many cards a roulette, or drawing until one fits, will bring.
    uncounted = {"draw", "until"} <= situation.concepts or any(
        card.kind == _ROULETTE for card in situation.cards
    )
    later = "only" in situation.concepts and "hold" not in situation.concepts
    if later and told and max(told) > limit:
        # "Is one out only from 30 on?"
        facts.values["mercy.reached"] = "no"
    elif told and (max(told) >= limit or sum(told) + drawn >= limit):
        facts.values["mercy.reached"] = "yes"
    elif not (uncounted and len(told) == 1) and (both or stands or (told and not hit and not drew)):
        facts.values["mercy.reached"] = "no"
    elif told or drawn or {"draw", "knock-out"} <= situation.concepts:
        facts.values["mercy.open"] = "yes"


def _of_whom_is_asked(told: Sequence[SaidNumber], situation: Situation) -> Sequence[SaidNumber]:
    """ "I've got 24 and she has 12. Am I out?": what others hold is not added to mine."""
    if len(told) != _TWO:
        return told
    keys, since = situation.keys, 0
    asked = frozenset(keys[situation.begins :])
    near: list[tuple[str, ...]] = []
    for number in told:
        near.append(keys[max(since, number.at - _BEFORE) : number.at])
        since = number.at + 1
    whose = [
        next((k in MYSELF for k in reversed(words) if k in MYSELF | _OTHERS_HOLD), None)
        for words in near
    ]
    if set(whose) == {True, False}:
        mine = not MYSELF.isdisjoint(asked)
        return [number for number, own in zip(told, whose, strict=True) if own == mine]
    if "draw" in situation.concepts:
        return told
    # "Tom has 26, Ben has 12. Is Ben out?"
    named = [
        (asked - _OTHERS_HOLD - MYSELF).intersection(words).difference(*near[:at], *near[at + 1 :])
        for at, words in enumerate(near)
    ]
    return [number for number, who in zip(told, named, strict=True) if who] or told


def _draws_one_more(situation: Situation) -> bool:
    """ "24 in my hand and one more drawn"."""
    keys = situation.keys
    draws = situation.concepts & {"draw", "drawn-card"}
    return bool(draws) and any(pair in _ONE_MORE for pair in pairwise(keys))


def _stands(situation: Situation, value: int) -> bool:
    """ "On 24 after that draw": what is held when all is drawn."""
    after = "after" in situation.concepts or bool(_AFTER.intersection(situation.keys))
    before = [situation.keys[n.at - 1] for n in situation.numbers if n.value == value and n.at]
    return after and ("hold" in situation.concepts or bool(_AT.intersection(before)))


def _won(facts: Facts, situation: Situation) -> None:
    """Whether who has that many points has reached the target."""
    agreed = [number.value for number in situation.numbers if number.limit]
    limit = agreed[0] if agreed else facts.numbers["target"]
    told = [n.value for n in situation.numbers if n.value > _MANY and n.unit in {"", "points"}]
    if limit in told and len(told) > 1:
        told.remove(limit)
    over = situation.asked & {"finish", "target"} and "over" in situation.facets
    if over and told and not situation.modal:
        facts.values["target.reached"] = "yes" if max(told) >= limit else "no"
    enough = frozenset(situation.keys[situation.begins :]) & _ENOUGH
    agreeing = situation.modal and situation.concepts & {"change", "target"}
    if len(told) == 1 and ("win" in situation.asked or enough) and not agreeing:
        facts.values["target.reached"] = "yes" if told[0] >= limit else "no"


def _holds_something(situation: Situation) -> bool:
    """ "And I still have a few cards": nobody says which."""
    said = situation.concepts
    told = situation.cards or [n for n in situation.numbers if n.unit == "card"]
    return {"elimination", "card"} <= said and bool(said & {"hold", "hand-word"}) and not told


def _race(facts: Facts, situation: Situation) -> None:
    """Whether the totals told of reach the number that puts somebody out of the race."""
    agreed = [number.value for number in situation.numbers if number.limit]
    if agreed and "elimination" in situation.concepts:
        facts.numbers["target"] = agreed[0]
    limit = facts.numbers["target"]
    end = points_reached(situation, limit)
    if end is not None:
        facts.numbers["target"] = end.limit
        facts.values["race.reached"] = "yes" if end.out else "no"
        if not end.out and leaves_round_open(situation, end.limit):
            facts.values["race.reached"] = "open"
        return
    told = [number.value for number in situation.numbers if number.value > _MANY]
    others = list(told)
    if limit in others and len(others) > 1:
        others.remove(limit)
    if len(others) > _TWO and "how-many" in situation.concepts:
        facts.values["race.several"] = "yes"
        facts.numbers["race_out"] = sum(value >= limit for value in others)
    below = any(
        n.value <= limit and situation.keys[n.at - 1 : n.at] and situation.keys[n.at - 1] in _BELOW
        for n in situation.numbers
    )
    if below and len(told) == 1:
        # "Is nobody out below 500?"
        facts.values["race.reached"] = "no"
    elif others != [limit] and others:
        held = facts.numbers.get("hand_points", 0) if len(others) == 1 else 0
        # "Would Tom be out with a wild in hand?"
        supposed = held * (not _WOULD.isdisjoint(situation.keys))
        reached = max(others) + supposed >= limit or sum(others) >= limit or told.count(limit) > 1
        facts.values["race.reached"] = "yes" if reached else "no"
        # "I'm on 460 and lay a wild": nobody says that anybody is stuck with it (`race_told.py`).
        open_ = max(others) + held >= limit or (len(others) == 1 and _holds_something(situation))
        if not reached and open_:
            facts.values["race.reached"] = "open"
