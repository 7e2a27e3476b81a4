"""Whether a Colour Roulette is over with the card turned up: "I said yellow, a wild came".

"Does it count as yellow?" asks the same, "keep going?" the opposite.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ROULETTE: Final = "color-roulette"
_TWO: Final = 2
_DONE: Final = word_list("roulette-done.done")
_SMALL: Final = word_list("roulette-done.small")
_GOES_ON: Final = word_list("roulette-done.goes-on")
_COUNTS: Final = word_list("roulette-done.counts")


def roulette_done(story: Story) -> Compared | None:
    """Only the colour that was named ends it, and no wild; None where more came up."""
    situation = story.situation
    own = situation.keys[situation.begins :]
    named = [COLOURS[key] for key in own if key in COLOURS]
    counts = bool(named) and not _COUNTS.isdisjoint(own)
    others = [key for key in own if not (counts and (key in COLOURS or key in _COUNTS))]
    goes_on = not _GOES_ON.isdisjoint(own)
    over = goes_on or not _DONE.isdisjoint(own)
    if over == counts or not _SMALL.union(_GOES_ON if goes_on else _DONE).issuperset(others):
        return None
    asks = situation.ask in {"yes-no", "any"} and situation.begins > 0 and story.has(_ROULETTE)
    plain = not (situation.claimed or situation.negated or "not" in story.said)
    shown = [card for card in situation.cards if card.kind != _ROULETTE]
    if not asks or not plain or len(shown) != 1 or shown[0].count != 1:
        return None
    colours = situation.colours[: len(situation.colours) - len(named)]
    if not colours or not set(named) <= {colours[0]}:
        return None
    if shown[0].kind in WILDS:
        return Compared("roulette", yes_or_no(goes_on)) if len(colours) == 1 else None
    if len(colours) != _TWO or shown[0].colour != colours[1]:
        return None
    return Compared("roulette", yes_or_no((len(set(colours)) == 1) != goes_on))
