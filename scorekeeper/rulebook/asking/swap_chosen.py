"""Whether whoever laid a 7 chooses whom to swap with, where it is told that somebody chooses.

"My brother played a seven and is choosing who he swaps with. Is that up to him?": it is; of me it
is not. "May I point at somebody to swap with?" is asked of me. Where another person or a word of
anything else is told, nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.roles import KIN
from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_SWAPS: Final = frozenset({"must-swap", "may-swap"})
_TOLD: Final = word_list("swap-chosen.told")
_ASKED: Final = word_list("swap-chosen.asked")
_CHOOSES: Final = word_list("swap-chosen.chooses")
_POINTS: Final = word_list("swap-chosen.points")
_ME: Final = "me"
_OTHER: Final = "other"


def swap_chosen(story: Story) -> Compared | None:
    """Yes of whoever laid the 7, no of the other; None where that is not all that is told."""
    situation = story.situation
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.claimed)
    sevens = [card.kind for card in situation.named] == ["7"] and "swap" in story.said
    swaps = story.facts.values.get("seven") in _SWAPS
    if not (plain and sevens and swaps):
        return None
    if not situation.begins:
        return Compared("seven", "yes") if _may_i_point_at_one(story) else None
    card = situation.named[0]
    heard, begins = situation.heard, situation.begins
    told = [one for at, one in enumerate(heard[:begins]) if not card.start <= at < card.end]
    asked = heard[begins:]
    who = [whose for one in told if (whose := _whose(story, one))]
    asked_of = {whose for one in asked if (whose := _whose(story, one))}
    known = all(one.key in _TOLD or _whose(story, one) or _is_person(one) for one in told)
    known = known and all(one.key in _ASKED or _whose(story, one) for one in asked)
    chooses = any(one.key in _CHOOSES for one in told)
    named = sum(_is_person(one) for one in told)
    if not (known and chooses and who) or len(asked_of) > 1 or card.end >= begins or named > 1:
        return None
    if len(set(who)) > 1 or not _whose_laid(story, card.start):
        return None
    return Compared("seven", yes_or_no(asked_of <= set(who)))


def _may_i_point_at_one(story: Story) -> bool:
    """ "May I point at someone to swap with for the 7?", with no word of anybody else."""
    situation, card = story.situation, story.situation.named[0]
    beside = [one for at, one in enumerate(situation.heard) if not card.start <= at < card.end]
    whose = {_whose(story, one) for one in beside} - {""}
    listed = _TOLD | _ASKED | _POINTS | _CHOOSES
    known = all(one.key in listed or _whose(story, one) for one in beside)
    points = any(one.key in _POINTS | _CHOOSES or "choose" in one.concepts for one in beside)
    return situation.modal == "may" and whose == {_ME} and known and points


def _whose_laid(story: Story, start: int) -> bool:
    """Whether somebody is told of before the card."""
    return any(_whose(story, one) for one in story.situation.heard[:start])


def _is_person(one: Heard) -> bool:
    return one.is_name or one.key in KIN


def _whose(story: Story, one: Heard) -> str:
    """Of whom a word tells: of me, of somebody else, or of nobody."""
    persons = PERSONS[story.situation.language]
    if one.key in persons.i | persons.me:
        return _ME
    others = persons.they | persons.them | persons.perhaps_they
    return _OTHER if _is_person(one) or one.key in others else ""
