"""Whether a card that somebody wants to lay on another is against the rules.

"Red 8 face up. I fancy throwing my blue Skip at it. Would that be against the rules?": it would, as
neither the colour nor the sign is the same.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.heard_parts import is_plain_claim
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no

_FORBIDDEN: Final = "forbidden"
_ASKED: Final = frozenset({_FORBIDDEN, "bluff"})
_SAID: Final = _ASKED | {"pile-word", "play", "stack", "hold", "card", "say", "current"}
"""What may be said where nothing else is told or asked; whoever cheats is said to bluff."""
_FITS: Final = {"colour": True, "same": True, "none": False}
_TWO: Final = 2


def card_forbidden(story: Story) -> Compared | None:
    """ "A green 3 lies there. I lay a green 9 on it. Is that forbidden?": it is not."""
    situation = story.situation
    fits = _FITS.get(story.facts.values.get("fit", ""))
    played, pile = situation.played, situation.pile
    if fits is None or played is None or pile is None or len(situation.named) != _TWO:
        return None
    asks = situation.ask == "yes-no" and _FORBIDDEN in situation.asked <= _ASKED
    if not asks or not story.said <= _SAID or is_plain_claim(situation) or situation.unknown:
        return None
    # What may be stacked, and what goes by its Flex colour, are other matters.
    plain = {played.kind, pile.kind}.isdisjoint(DRAWING | WILDS) and played.colour and pile.colour
    told = plain and situation.begins > 0 and played.count == pile.count == 1
    return Compared("match", yes_or_no(not fits)) if told else None
