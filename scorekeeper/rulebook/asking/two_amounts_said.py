"""What two people say of one card who differ only in the amount: "Gran says 20, Mum says 50".

"Who's right?" is told by what the card counts or makes somebody draw, and is no yes or no.
"""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story
from scorekeeper.rulebook.word_lists import word_list

_WHO_IS_RIGHT: Final = word_list("two-amounts-said.who-is-right")
_RIGHT: Final = word_list("two-amounts-said.right")
_LEAST: Final = 10
"""Points that any card but a number card counts; what is less may be cards to draw."""
_TWO: Final = 2
_OTHERWISE: Final = frozenset({"stack", "challenge", "first-card", "house-rule", "finish", "not"})


def two_amounts_said(story: Story) -> Compared | None:
    """The ruling that tells the amount; None where it is not only that which is disputed."""
    situation = story.situation
    own = situation.keys[situation.begins :]
    asks = "who" in situation.asked and _WHO_IS_RIGHT.issuperset(own) and _RIGHT.intersection(own)
    cards, numbers = situation.named, situation.numbers
    if not asks or situation.claimed or story.said & _OTHERWISE or len(numbers) != _TWO:
        return None
    plain = [card for card in cards if card.count == 1 and card.kind in story.kinds]
    if not cards or len(plain) != len(cards) or numbers[0].value == numbers[1].value:
        return None
    amounts = {number.value for number in numbers}
    worths = {story.kinds[card.kind].points.value for card in cards}
    draws = {drawn.value for card in cards if (drawn := story.kinds[card.kind].draws)}
    if len(worths) == 1 and min(amounts) >= _LEAST and "draw" not in story.said:
        return Compared("card-points", "explain")
    alone = len(cards) == 1 and max(amounts) < _LEAST and draws & amounts
    return Compared("draw-count", "explain") if alone and "points" not in story.said else None
