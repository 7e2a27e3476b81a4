"""Whose card counts if two jump in at the same moment: no leaflet says so."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_MOMENT: Final = word_list("jumped-together.moment")
_JUMPED: Final = word_list("jumped-together.jumped")
_BOTH: Final = word_list("jumped-together.both")
_WHO: Final = {lang: word_list(f"whose-turn.{lang}") for lang in ("en", "de", "nl")}
_AND: Final = word_list("heard.and")
_TWO: Final = 2
_OTHERWISE: Final = frozenset({"uno", "house-rule", "swap", "finish"})


def jumped_together(story: Story) -> Compared | None:
    """ "Mia and I jumped in at the same instant. Whose card counts?"."""
    situation = story.situation
    asked = situation.keys[situation.begins :]
    asks = situation.ask in {"open", "any"} and not _WHO[situation.language].isdisjoint(asked)
    if not asks or not story.facts.holds("jump_in=yes") or situation.named:
        return None
    told = frozenset(situation.keys)
    jumps = "out-of-turn" in story.said or not told.isdisjoint(_JUMPED)
    together = not told.isdisjoint(_MOMENT) or "at-once" in story.said
    plain = not situation.claimed and story.said.isdisjoint(_OTHERWISE)
    if not (jumps and together and plain and _are_two(situation)):
        return None
    return Compared("jumped-together", "unknown")


def _are_two(situation: Situation) -> bool:
    """ "Two of us", "Mia and I", "both of them"."""
    told = situation.heard[: situation.begins or None]
    joined = any(one.is_name and joint.key in _AND for one, joint in pairwise(told))
    return joined or any(word.value == _TWO or word.key in _BOTH for word in told)
