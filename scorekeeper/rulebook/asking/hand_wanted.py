"""Who draws where somebody wants to see the hand of whoever laid a Wild Draw Four.

"He wants to see my hand after my +4. Do I draw four now?": asking for it is a challenge, and what
is in the hand nobody tells. Where a word is said that is not listed, nothing is read.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_CARD: Final = "wild-draw-four"
_WANTS: Final = word_list("hand-wanted.wants")
_SEES: Final = word_list("shown-to.sees")
_HAND: Final = word_list("hand-wanted.hand")
_TOLD: Final = word_list("hand-wanted.told") | _WANTS | _SEES | _HAND
_ASKED: Final = word_list("hand-wanted.asked")
_NEAR: Final = 2


def draws_when_wanted(story: Story) -> Compared | None:
    """Open until the hand is seen; whoever laid the card draws four or nothing, and never six."""
    situation, numbers = story.situation, story.facts.numbers
    plain = not (situation.claimed or situation.negated or situation.doubted)
    alone = [card.kind for card in situation.named] == [_CARD] and "guilty" in numbers
    begins = situation.begins
    if not (plain and alone) or situation.ask != "yes-no" or situation.named[0].end > begins:
        return None
    asked = situation.heard[begins:]
    draws = any("draw" in one.concepts for one in asked)
    if not draws or not _wants_mine(story) or not _knows(story, asked, _ASKED):
        return None
    persons = PERSONS[situation.language]
    who = {"me" if one.key in persons.i else "other" for one in asked if _is_person(story, one)}
    many = {one.value for one in asked if one.value is not None}
    flex = story.facts.values.get("variant") == "flex"
    if who == {"me"} and many <= {numbers["guilty"]}:
        return Compared("flex-challenge" if flex else "challenge-guilty", "depends")
    if many != {numbers["innocent"]} or len(who) != 1:
        return None
    verdict: Verdict = "no" if who == {"me"} else "depends"
    return Compared("flex-challenge" if flex else "challenge-innocent", verdict)


def _wants_mine(story: Story) -> bool:
    """Whether another wants to see my hand, and I laid the card."""
    situation = story.situation
    persons, card = PERSONS[situation.language], situation.named[0]
    places = [at for at in range(situation.begins) if not card.start <= at < card.end]
    told = [situation.heard[at] for at in places]
    keys = [one.key for one in told]
    wants = next((at for at, key in enumerate(keys) if key in _WANTS), None)
    seen = any(a in persons.my and b in _HAND for a, b in pairwise(keys))
    if wants is None or not seen or _SEES.isdisjoint(keys) or not _knows(story, told, _TOLD):
        return False
    near = told[max(wants - _NEAR, 0) : wants + _NEAR]
    others = any(_is_person(story, one) and one.key not in persons.i for one in near)
    laid = set(situation.keys[max(card.start - 1, 0) : card.start]) & persons.my
    laid |= persons.i.intersection(keys)
    return others and bool(laid) and persons.i.isdisjoint(one.key for one in near)


def _knows(story: Story, said: Sequence[Heard], listed: frozenset[str]) -> bool:
    """Whether every word is listed, a number or somebody."""
    persons = PERSONS[story.situation.language]
    small = listed | persons.my | persons.me
    return all(one.key in small or one.value is not None or _is_person(story, one) for one in said)


def _is_person(story: Story, one: Heard) -> bool:
    persons = PERSONS[story.situation.language]
    return one.is_name or one.key in KIN | persons.i | persons.they
