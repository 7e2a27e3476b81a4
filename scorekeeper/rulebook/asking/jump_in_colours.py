"""Whether a card may be thrown in out of turn of which, as of the one that lies, a colour is told.

"Not my turn, blue lies there and mine is blue. May I put it on?": only with the same number, which
nobody tells; of two colours not at all. Two cards told in full are read by `jump_in_told.py`.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_SAID: Final = frozenset(
    {"not", "out-of-turn", "hold", "may", "play", "turn", "card", "pile-word", "current", "fits"}
    | {"still", "really-true", "hand-word", "knocked-cards", "house-rule"}
)
"""What may be said where nothing else is asked; "this card of mine" sounds like those set aside."""
_ASKED: Final = frozenset({"out-of-turn", "play"})
_ANY: Final = word_list("jumped-in.any")
_OWN: Final = word_list("jump-in-colours.own")
"""Words for the card of whoever asks: "mine", "the green one", "I hold"."""


def jumped_in_with_colour(story: Story) -> Compared | None:
    """ "It's not my turn. May I jump in with my green one?": it hangs on the rest of the card."""
    situation = story.situation
    if not story.facts.holds("jump_in=yes") or not _asks(situation) or not _is_own(situation):
        return None
    told = situation.colours
    if len(set(told)) == 1:
        return Compared("jump-in", "depends")
    return Compared("jump-in", "no") if len(told) == _TWO and _lies(situation) else None


def _asks(situation: Situation) -> bool:
    """Whether it is asked if a card may be laid out of turn, and hardly more than a colour told."""
    asks = situation.ask in {"yes-no", "any"} and situation.modal == "may"
    plain = "out-of-turn" in situation.concepts <= _SAID and bool(situation.asked & _ASKED)
    open_ = not situation.negated and not situation.claimed and not situation.numbers
    return asks and plain and open_ and bool(situation.colours) and _one_card(situation)


def _one_card(situation: Situation) -> bool:
    """Whether at most one card is told in full, of a colour and single."""
    cards = situation.named or situation.cards
    if any(card.count != 1 or card.kind in WILDS or card.colour is None for card in cards):
        return False
    return len(cards) < min(len(situation.colours), _TWO)


def _lies(situation: Situation) -> bool:
    """Whether something is told to lie there."""
    return not situation.concepts.isdisjoint({"pile-word", "current"})


def _is_own(situation: Situation) -> bool:
    """Whether one card is that of whoever asks, and no sort of them is meant."""
    keys = frozenset(situation.keys)
    own = keys & (PERSONS[situation.language].my | _OWN) or "hold" in situation.concepts
    return bool(own) and keys.isdisjoint(_ANY)
