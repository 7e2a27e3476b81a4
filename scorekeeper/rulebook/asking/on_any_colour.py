"""Whether a card goes on every colour: "can a skip go on any colour?".

A coloured card does not, a plain wild does. Where anything else is told or asked nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS, WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_ANY: Final = word_list("on-any-colour.any")
_COLOUR: Final = word_list("on-any-colour.colour")
_SMALL: Final = word_list("on-any-colour.small")
_PLAIN: Final = frozenset({"wild", "flip-wild"})


def on_any_colour(story: Story) -> Compared | None:
    """Yes of a plain wild, no of a coloured card; of the others it hangs on the hand."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.claimed)
    if not plain or len(situation.named) != 1 or situation.numbers or not keys & _ANY:
        return None
    card = situation.named[0]
    known = card.kind in story.kinds and card.colour is None and card.count == 1
    if not known or not keys & _COLOUR or card.kind in WILD_FOURS:
        return None
    if story.kinds[card.kind].draws and story.facts.values.get("stacking") not in {
        "none",
        "silent",
    }:
        # Where it may be stacked the colour is of no matter.
        return None
    inside = range(card.start, card.end)
    beside = [key for at, key in enumerate(situation.keys) if at not in inside]
    if any(key not in _ANY | _COLOUR | _SMALL | PERSONS[situation.language].i for key in beside):
        return None
    if card.kind in WILDS:
        return Compared("wild-any-time", "yes") if card.kind in _PLAIN else None
    return Compared("match", "no")
