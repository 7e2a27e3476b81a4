"""Whether a Colour Roulette is over with the card turned up: "I said yellow, a wild came"."""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ROULETTE: Final = "color-roulette"
_TWO: Final = 2
_DONE: Final = word_list("roulette-done.done")
_SMALL: Final = word_list("roulette-done.small")


def roulette_done(story: Story) -> Compared | None:
    """Only the colour that was named ends it, and no wild; None where more came up."""
    situation = story.situation
    own = frozenset(situation.keys[situation.begins :])
    asks = situation.ask == "yes-no" and situation.begins > 0 and bool(own & _DONE)
    plain = not (situation.claimed or situation.negated or "not" in story.said)
    others = [card for card in situation.cards if card.kind != _ROULETTE]
    if not asks or not plain or own - _DONE - _SMALL or not story.has(_ROULETTE):
        return None
    if len(others) != 1 or others[0].count != 1 or not situation.colours:
        return None
    if others[0].kind in WILDS:
        return Compared("roulette", "no") if len(situation.colours) == 1 else None
    if len(situation.colours) != _TWO or others[0].colour != situation.colours[1]:
        return None
    return Compared("roulette", yes_or_no(len(set(situation.colours)) == 1))
