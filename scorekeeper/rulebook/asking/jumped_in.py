"""Whether somebody may come before another with a card, by what is told of the two cards."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.jump_in_told import (
    asks_to_jump_in,
    is_out_of_turn,
    same_as_pile,
)
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_SAME: Final = word_list("jumped-in.same")
_NUMBER: Final = word_list("held-colour.number")
_COLOUR: Final = ("colo", "farb", "kleur", "symbol", "symbo")
_OF_CARD: Final = word_list("jumped-in.of-card")
_OTHERWISE: Final = word_list("jumped-in.otherwise")
_ASKED: Final = frozenset(
    {"out-of-turn", "must", "card", "knocked-cards", "current", "play", "same", "colour", "hold"}
    | {"number-card", "house-rule", "n.any"}
)
"""What is said where it is asked whether the card must be the same."""
_SAYS: Final[dict[str, Verdict]] = {"yes": "yes", "no": "no", "open": "depends"}


def jumped_in(story: Story) -> Compared | None:
    """ "A green 8 lies there, I have a blue 8, Tom's turn. May I get in first?"."""
    situation = story.situation
    if not story.facts.holds("jump_in=yes"):
        # That somebody comes before another is told by no word for it: nothing else reads it.
        asks = asks_to_jump_in(situation) and not is_out_of_turn(situation)
        return Compared("jump-in", "no") if asks else None
    if _must_be_same(story):
        return Compared("jump-in", "yes")
    if _number_alone(story):
        return Compared("jump-in", "depends")
    same = same_as_pile(situation)
    return None if same is None else Compared("jump-in", _SAYS[same])


def _must_be_same(story: Story) -> bool:
    """ "Must a card that I jump in with have the same colour, too?"."""
    situation, keys = story.situation, frozenset(story.situation.keys)
    asks = situation.ask == "yes-no" and situation.modal == "must" and not situation.negated
    same = bool(keys & _SAME) and bool(keys & _OF_CARD)
    only = situation.concepts <= _ASKED and keys.isdisjoint(_OTHERWISE)
    return asks and same and only and is_out_of_turn(situation) and not situation.cards


def _number_alone(story: Story) -> bool:
    """ "Same number as what lies there, not my turn. May I jump in?": of no colour it is told."""
    situation, keys = story.situation, story.situation.keys
    told = any(one in _SAME and of in _NUMBER for one, of in pairwise(keys))
    asks = situation.ask in {"yes-no", "any"} and situation.modal == "may"
    plain = not (situation.negated or situation.claimed or situation.cards or situation.numbers)
    other = situation.colours or any(key.startswith(_COLOUR) for key in keys)
    alone = not other and _OTHERWISE.isdisjoint(keys) and "pile-word" in situation.concepts
    return told and asks and plain and alone and is_out_of_turn(situation)
