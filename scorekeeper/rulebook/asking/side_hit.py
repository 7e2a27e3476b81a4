"""Whom a card of mine hits, or who is on, where the way of play is told: left or right of me.

"Clockwise, I lay the Wild Reverse Draw 4. Does it hit the one on my left?": it turns first, and so
hits the right (`nm-2023`). Sides of anybody else, or a second card, are read elsewhere.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Heard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.asking.way_of_play import goes_against, goes_left
from scorekeeper.rulebook.word_lists import word_list

_LEFT: Final = word_list("passed.left") | word_list("sides.left")
_RIGHT: Final = word_list("passed.right") | word_list("sides.right")
_HITS: Final = word_list("side-hit.hits")
_TURNING: Final = frozenset({"reverse", "wild-reverse-draw-four"})
_TWO: Final = "2"
_OTHERWISE: Final = frozenset(
    {"first-card", "dealer", "two-players", "challenge", "out-of-turn", "flex-side", "stack"}
    | {"swap", "pass-hands", "not", "again", "who", "how-many", "points", "partners"}
)


def side_hit(story: Story) -> Compared | None:
    """Whether it is the side that is asked about; None where that is not told."""
    situation = story.situation
    plain = situation.ask == "yes-no" and situation.begins and not is_plain_claim(situation)
    alone = len(situation.named) == 1 and situation.named[0].count == 1
    if not plain or not alone or story.said & _OTHERWISE:
        return None
    card = story.kinds.get(situation.named[0].kind)
    told, asked = situation.heard[: situation.begins], situation.heard[situation.begins :]
    clockwise, left = _clockwise(told), _is_left(asked, situation)
    two = story.facts.values.get("players") == _TWO
    if card is None or clockwise is None or left is None or two or not _laid_by_me(situation):
        return None
    draws = card.draws is not None
    hit = any("draw" in word.concepts or word.key in _HITS for word in asked)
    if draws != hit or (not draws and card.kind != "reverse"):
        return None
    turns = card.kind in _TURNING
    return Compared("effect" if draws else "direction", yes_or_no(left == (clockwise != turns)))


def _clockwise(told: Sequence[Heard]) -> bool | None:
    """Which way it goes, told once before the card is laid."""
    against = any(goes_against(told, at) for at in range(len(told)))
    klok = any(one.key == "de" and two.key == "klok" for one, two in pairwise(told))
    left = klok or any(goes_left(told, at) for at in range(len(told)))
    return False if against else True if left else None


def _is_left(asked: Sequence[Heard], situation: Situation) -> bool | None:
    """Whether the left of whoever asks is meant, or the right; None for both and for neither."""
    keys = {word.key for word in asked}
    persons = PERSONS[situation.language]
    left, right = bool(keys & _LEFT), bool(keys & _RIGHT)
    of_me = bool(keys & (persons.my | persons.me))
    named = any(word.is_name for word in asked)
    return left if left != right and of_me and not named else None


def _laid_by_me(situation: Situation) -> bool:
    """ "I lay it", "from me", and nobody else."""
    told = situation.heard[: situation.begins]
    persons = PERSONS[situation.language]
    keys = {word.key for word in told}
    card = situation.named[0]
    inside = range(card.start, card.end)
    named = any(word.is_name for at, word in enumerate(told) if at not in inside)
    other = named or bool(keys & persons.they)
    return bool(keys & (persons.i | persons.me)) and not other
