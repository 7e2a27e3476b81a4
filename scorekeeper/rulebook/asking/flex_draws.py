"""What each of the others, or all of them together, draw where a Flex card hits everybody."""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import WHOLE
from scorekeeper.rulebook.word_lists import word_list

_EACH_ONE: Final = {"flex-draw-two": 1, "flex-all-draw": 2}
"""What every other player draws for their Flex side, or for a wild that hits all."""
_NOT_ALL: Final = frozenset({"main-colour", "plain-side", "next-player", "points", "challenge"})


def drawn_by_others(story: Story) -> Sum | None:
    """A number of cards; None where no card that hits everybody is laid."""
    situation = story.situation
    if story.hand_asked or situation.claimed or situation.ask not in {"number", "any", "open"}:
        return None
    total = story.facts.numbers.get("draws_all")
    whole = not WHOLE.isdisjoint(situation.keys[situation.begins :])
    if total is not None and whole:
        return Sum(total, str(total), "draw-count", "all-together", "cards")
    each = _each(story)
    return None if each is None else Sum(each, str(each), "draw-count", "draws", "cards")


def _each(story: Story) -> int | None:
    """ "Flex Draw 2: how many does every other player take?"."""
    situation = story.situation
    cards = {card.kind for card in situation.cards}
    asks = situation.ask == "number" and "draw" in situation.asked
    if len(cards) != 1 or not asks or story.facts.values.get("variant") != "flex":
        return None
    if not any(pair in _EVERY_OTHER for pair in pairwise(situation.keys[situation.begins :])):
        return None
    if (story.said | story.facts.said) & _NOT_ALL:
        return None
    return _EACH_ONE.get(cards.pop())


_OTHERS: Final = word_list("flex-draws.others")
_EVERY: Final = word_list("flex-draws.every")
_EVERY_OTHER: Final = frozenset((one, other) for one in _EVERY for other in _OTHERS)
