"""Whether a Wild Draw Four was a bluff, where all that its player held is told.

"A red 5 lay there, he held a green 5 and laid the +4. I called bluff! Was it one?": it was if the
colour that lay there was among what he held. Every word of what is asked has to be a listed one.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ASKED: Final = word_list("was-a-bluff.asked")
_BLUFF: Final = word_list("was-a-bluff.bluff")
_WAS: Final = word_list("was-a-bluff.was")
_NEAR: Final = 4
"""Words before what asks, in which somebody cries bluff."""
_FOUR: Final = "wild-draw-four"


def was_a_bluff(story: Story) -> Compared | None:
    """ "I cried bluff. Was it one?"."""
    situation = story.situation
    begins, keys = situation.begins, situation.keys
    asked = frozenset(keys[begins:])
    plain = situation.ask in {"yes-no", "any"} and not (situation.claimed or situation.negated)
    known = bool(begins) and asked <= _ASKED | _BLUFF and bool(asked & _WAS)
    cried = _BLUFF.intersection(keys[max(begins - _NEAR, 0) :])
    fours = [card for card in situation.named if card.kind == _FOUR]
    # With Flex a wild that is held counts as well.
    flex = story.facts.values.get("variant") == "flex"
    if not (plain and known and cried and fours) or flex or "not" in story.said:
        return None
    if situation.laid_with not in {"colour", "none"}:
        return None
    return Compared("wild-draw-four-when", yes_or_no(situation.laid_with == "colour"))
