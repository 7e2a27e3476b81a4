"""A total in an elimination race and what the round adds to it, both told of one person.

"Race to 500: I had 470 and I'm left with a Draw Two and a 9. Am I out?": the cards somebody is left
with are added to the total of before, and so are points said to come on top of it. Nothing is told
where anybody else may have them, or where a word stands beside them that nobody knows.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS, who_are_somebody
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, out_of_race
from scorekeeper.rulebook.asking.whole_game import asked_span
from scorekeeper.rulebook.asking.whose_points import names_at
from scorekeeper.rulebook.word_lists import word_list

_MANY: Final = 10
"""Points; a smaller number may count anything."""
_NEAR: Final = 3
_TWO: Final = 2
_ASKS: Final = frozenset({"yes-no", "any"})
_UNITS: Final = frozenset({"", "points", "target"})
_OTHERWISE: Final = frozenset(
    {"lowest", "keep-own", "partners", "rotating", "tie", "bonus", "who", "how-many"}
    | {"finish", "uno", "last-card"}
)
_RACE: Final = word_list("standings.race")
_RACES: Final = ("race", "rennen")
_OUT: Final = word_list("race-told.out")
_IN: Final = word_list("race-told.in")
_REACHED: Final = word_list("race-told.reached")
_LEFT: Final = word_list("race-told.left")
"""With what somebody is left when the round is over."""
_HAND: Final = word_list("race-told.hand")
_BEFORE: Final = word_list("race-told.before")
_HAD: Final = word_list("race-told.had")
_AT: Final = word_list("race-told.at")
_ADDED: Final = word_list("race-told.added")
_PLAIN: Final = word_list("race-told.plain")
"""Words that may stand beside the total and the cards, and are nobody's name."""
_SHE: Final = word_list("turned-beside-dealer.she")
_HE: Final = word_list("turned-beside-dealer.he")
_THEY: Final = word_list("winners-told.they")


def race_after_round(story: Story) -> Compared | None:
    """Whether somebody is out by the total of before and what the round brings."""
    situation = story.situation
    if "elimination" not in story.said or situation.ask not in _ASKS or situation.unread:
        return None
    raced = any(key in _RACE or key.endswith(_RACES) for key in situation.keys)
    if story.rules.mercy_limit is not None and ("mercy" in story.said or not raced):
        # "She held 17 and drew ten more, is she eliminated?": cards, with a limit of their own.
        return None
    if story.said & _OTHERWISE or situation.claimed or situation.negated or situation.doubted:
        return None
    start, stop = asked_span(situation)
    asked = frozenset(situation.keys[start:stop])
    out, inside = bool(asked & (_OUT | _REACHED)), bool(asked & _IN)
    if out == inside or "not" in situation.asked:
        return None
    told = range(start) if start else range(stop, len(situation.keys))
    numbers = _points(situation, told)
    if not numbers or any(card.start not in told for card in situation.cards):
        return None
    more = _more(story, numbers)
    limit = story.facts.numbers["target"]
    if more is None or not _is_theirs(situation, told, asked):
        return None
    if len(numbers) == 1 and not situation.cards:
        # "60 points stay in my hand": nobody says what there was before.
        return Compared("elimination", "depends") if more < limit else None
    reached = numbers[0].value + more >= limit
    return out_of_race(reached, out)


def _points(situation: Situation, told: range) -> list[SaidNumber]:
    """The total and what is added, without the limit; none where a number is anything else."""
    told_of = [number for number in situation.numbers if number.unit != "players-word"]
    numbers = sorted(told_of, key=lambda number: number.at)
    rest = [number for number in numbers if not number.limit]
    known = all(n.at in told and n.unit in _UNITS for n in rest)
    totals = bool(rest) and rest[0].value > _MANY and len(rest) <= 1 + (not situation.cards)
    return rest if known and totals and len(numbers) - len(rest) <= 1 else []


def _more(story: Story, numbers: Sequence[SaidNumber]) -> int | None:
    """What comes to the total: cards somebody is left with, or points; None where it is not told.

    Of one number alone it is that number.
    """
    situation, keys = story.situation, story.situation.keys
    if situation.cards:
        first = situation.cards[0].start
        between = frozenset(keys[numbers[0].at : first])
        left = not _LEFT.isdisjoint((*between, *_behind(situation)))
        # "He was on 455 before this hand. He had a 9": what is told then is that of the round.
        left = left or bool(between & _BEFORE and between & _HAND and between & _HAD)
        held = story.facts.numbers.get("hand_points")
        return held if left and first > numbers[0].at else None
    last = numbers[-1]
    near = keys[max(last.at - _NEAR, 0) : last.at + _NEAR + _TWO]
    if len(numbers) == 1:
        # "Ik zit op 410 punten": that is the total, and not what is left in a hand.
        stands = keys[last.at - 1] in _AT and _HAND.isdisjoint(near)
        held = last.unit == "points" and not stands and not (_LEFT | _HAND).isdisjoint(near)
        return last.value if held else None
    return None if _ADDED.isdisjoint(near) else last.value


def _behind(situation: Situation) -> Sequence[str]:
    """ "Houd nog een 9 over": the words behind the last card, up to where the clause ends."""
    heard, last = situation.heard, situation.cards[-1].end
    stop = next((at for at in range(last, len(heard)) if heard[at].breaks), len(heard))
    return situation.keys[last:stop]


def _is_theirs(situation: Situation, told: range, asked: frozenset[str]) -> bool:
    """Whether one person alone is told of, and asked about."""
    persons = PERSONS[situation.language]
    cards = {at for card in situation.cards for at in range(card.start, card.end)}
    # "Auf der Hand": there "der" is nobody.
    in_hand = {at for at in told if {*situation.keys[at + 1 : at + 2]} & _HAND}
    places = [at for at in told if at not in cards | in_hand]
    keys = {situation.keys[at] for at in places}
    owned = persons.my & keys and not KIN & keys
    me = bool(keys & (persons.i | persons.me | persons.i_do) or owned)
    names = {key for at in places for key in names_at(situation, range(at, at + 1))} - _PLAIN
    they = who_are_somebody(_THEY, situation.language)
    # "Pete had 488 and he took 15": he is Pete.
    names = names - they or names
    if persons.i & asked:
        return me and not names and keys.isdisjoint(they)
    # Dutch "ze" and "zij" are the same.
    same = next((one for one in (_SHE, _HE) if one & asked), frozenset[str]())
    alone = len(names) == 1 and not me and keys.isdisjoint(they - asked - same)
    return alone and bool(asked & (names | they | persons.they))
