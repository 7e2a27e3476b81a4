"""Whether somebody may come before another with a card, by what is told of the two cards."""

from typing import Final

from scorekeeper.rulebook.asking.jump_in_told import (
    asks_to_jump_in,
    is_out_of_turn,
    same_as_pile,
)
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story

_SAYS: Final[dict[str, Verdict]] = {"yes": "yes", "no": "no", "open": "depends"}


def jumped_in(story: Story) -> Compared | None:
    """ "A green 8 lies there, I have a blue 8, Tom's turn. May I get in first?"."""
    situation = story.situation
    if not story.facts.holds("jump_in=yes"):
        # That somebody comes before another is told by no word for it: nothing else reads it.
        asks = asks_to_jump_in(situation) and not is_out_of_turn(situation)
        return Compared("jump-in", "no") if asks else None
    same = same_as_pile(situation)
    return None if same is None else Compared("jump-in", _SAYS[same])
