"""What the Mercy rule says of somebody beside the hands that are told (`mercy_told.py`)."""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset({"elimination", "challenge", "swap", "pass-hands", "bonus"})
_COUNTED: Final = "stack-total"
_SO_FAR: Final = word_list("mercy.so-far")


def mercy_answered(story: Story) -> Compared | None:
    """ "My sister counts 27 cards. Am I out?": the ruling and the answer."""
    asked, limit = story.situation.mercy, story.rules.mercy_limit
    if asked is None or limit is None or story.said & _OTHERWISE or story.situation.negated:
        return None
    if asked.asks == "count":
        return Compared(_COUNTED, "value", asked.cards)
    must_go_on = asked.asks == "in" and asked.more and "must" in story.situation.asked
    if must_go_on or story.situation.ask not in {"yes-no", "any"}:
        # "Must I go on drawing?", "in which two ways can I win?"
        return None
    if asked.asks in {"in-later", "out-later"}:
        return Compared("mercy-back", "yes" if asked.asks == "in-later" else "no")
    out = asked.cards is not None and asked.cards >= limit.value
    if asked.cards is not None and asked.more:
        # There is at least one that nobody counts.
        out = asked.cards + 1 >= limit.value
        if not out:
            return None if asked.so_far else Compared("mercy", "depends")
    if asked.draws_on and not out and (not asked.so_far or _must_draw_yet(story)):
        # Nobody knows how many are to come.
        return None
    return Compared("mercy", "yes" if out == (asked.asks == "out") else "no")


def _must_draw_yet(story: Story) -> bool:
    """ "I already have 21 and nothing fits, so I have to draw. Am I out?": not asked of now."""
    situation = story.situation
    own = situation.keys[situation.begins :]
    return {"must", "draw"} <= story.said - situation.asked and _SO_FAR.isdisjoint(own)
