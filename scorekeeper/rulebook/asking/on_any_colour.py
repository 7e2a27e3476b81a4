"""Whether a card goes on every colour, or on its like of another: "can a skip go on any colour?".

A coloured card does not go on any, a plain wild does. A draw card on another is asked for as
stacked, whether or not their colours differ. Where anything else is told or asked nothing is read.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILD_FOURS, WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_ANY: Final = word_list("on-any-colour.any")
_COLOUR: Final = word_list("on-any-colour.colour")
_OTHER: Final = word_list("on-any-colour.other")
_SMALL: Final = word_list("on-any-colour.small")
_TWO: Final = 2
_COUNTED: Final = len(("in", "each", "colour"))
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
    if situation.ask == "any" and len(beside) <= _COUNTED:
        # "Draw twos in each colour": how many there are.
        return None
    if any(key not in _ANY | _COLOUR | _SMALL | PERSONS[situation.language].i for key in beside):
        return None
    if card.kind in WILDS:
        return Compared("wild-any-time", "yes") if card.kind in _PLAIN else None
    return Compared("match", "no")


def draws_on_another_colour(story: Story) -> Compared | None:
    """ "+2 on a +2 of another colour?": as "+2 on +2?"."""
    situation, named = story.situation, story.situation.named
    plain = situation.ask in {"yes-no", "any"} and not (situation.negated or situation.claimed)
    if not plain or situation.modal == "must" or len(named) != _TWO or situation.numbers:
        return None
    kinds = {card.kind for card in named}
    kind = story.kinds.get(named[0].kind)
    if len(kinds) > 1 or kind is None or not kind.draws or named[0].kind in WILDS:
        return None
    inside = {at for card in named for at in range(card.start, card.end)}
    beside = {key for at, key in enumerate(situation.keys) if at not in inside}
    known = _OTHER | _COLOUR | _SMALL | PERSONS[situation.language].i
    told = beside & _OTHER and beside & _COLOUR and beside <= known
    return Compared("stacking", yes_or_no(story.stacks)) if told else None
