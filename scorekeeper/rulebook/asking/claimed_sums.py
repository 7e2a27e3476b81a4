"""Whether a bare amount said of cards is right: "is a Skip 20?", "three Draw Twos make six?".

Neither points nor cards are spoken of; what the amount is nearer to is meant.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import WHOLE
from scorekeeper.rulebook.roles import HIGHEST_FACE
from scorekeeper.rulebook.word_lists import word_list

_LONGEST: Final = 9
"""Words beside those of the cards; where more is said, something else may be asked."""
_SAID: Final = frozenset(
    {"points", "how-many", "card", "stack", "hold", "hand-word", "still", "really-true", "draw"}
    | {"knocked-cards", "say", "mean", "progressive"}
)
"""What may be said beside the cards."""
_OF_DRAWS: Final = frozenset(
    {"next-player", "i-was-hit", "last-card", "handling", "must", "not", "no-match"}
)
"""What may be said besides where cards are laid one on the other."""
_SEVERAL: Final = 2
_EACH: Final = word_list("claimed-sums.each")
_NONE: Final = word_list("claimed-sums.none")
"""Who has none has to draw."""
_UNITS: Final = frozenset({"", "points", "card"})


def _beside(keys: Sequence[str], cards: Sequence[SaidCard]) -> list[str]:
    """The words that name no card: "Discard All" says nothing of all."""
    named = {at for card in cards for at in range(card.start, card.end)}
    return [key for at, key in enumerate(keys) if at not in named]


def worth_of_each(story: Story) -> Sum | None:
    """Whether cards of several kinds count as much, each of them: "are both of them 20?"."""
    situation, cards = story.situation, story.cards()
    named = {number.value for number in situation.numbers} | {story.hand.claimed or 0} - {0}
    several = len(cards) >= _SEVERAL and all(card.count == 1 for card in cards)
    if len(named) != 1 or not several or situation.ask not in {"yes-no", "any"}:
        return None
    (claimed,) = named
    if claimed <= HIGHEST_FACE or ("draw" in situation.asked and "points" not in story.said):
        # "Must I pick up all 20?": cards.
        return None
    if not all(card.kind in story.kinds for card in cards):
        return None
    beside = _beside(situation.keys, cards)
    worths = [story.kinds[card.kind].points.value for card in cards]
    # "Is a Flip Wild worth 50 like any other wild?".
    each = set(worths) == {claimed} and WHOLE.isdisjoint(beside)
    if not each and _EACH.isdisjoint(beside):
        return None
    worth = next((worth for worth in worths if worth != claimed), claimed)
    return Sum(worth, str(worth), "card-points", None, "points", worth == claimed, certain=True)


def claimed_sum(story: Story) -> Sum | None:
    """Points or cards drawn, compared with the amount; None where anything else is asked."""
    situation = story.situation
    if situation.ask not in {"yes-no", "any"} or situation.modal or situation.unknown:
        return None
    if not situation.numbers or not situation.cards or not story.said <= _SAID | _OF_DRAWS:
        return None
    *faces, told = sorted(situation.numbers, key=lambda number: number.at)
    if told.unit not in _UNITS or any(n.unit or n.value > HIGHEST_FACE for n in faces):
        return None
    beside = situation.words - sum(card.end - card.start for card in situation.cards)
    if beside > _LONGEST or situation.side or not all(c.kind in story.kinds for c in story.cards()):
        return None
    beside_cards = sum(number.value for number in faces)
    reckoned = (_points(story, beside_cards), None if faces else _draws(story))
    counted = [one for one in reckoned if one is not None]
    if not counted:
        return None
    meant = min(counted, key=lambda one: abs(one.value - told.value))
    compares = comparison_before(situation.keys, told.at)
    return replace(meant, true=compares(meant.value, told.value))


def _points(story: Story, faces: int) -> Sum | None:
    """What the cards count, with the faces of those that are told by their number."""
    if story.said & ({"stack", "card", "draw"} | _OF_DRAWS) or not _NONE.isdisjoint(
        story.situation.keys
    ):
        return None
    counts = [(card.count, story.kinds[card.kind].points.value) for card in story.cards()]
    value = sum(count * points for count, points in counts) + faces
    several = len(counts) > 1 or counts[0][0] > 1 or faces > 0
    return Sum(value, str(value), "hand-points" if several else "card-points", None, "points")


def _draws(story: Story) -> Sum | None:
    """What is drawn for the cards, where all of them are draw cards."""
    if story.said & {"points", "hand-word"}:
        return None
    if "hold" in story.said and _NONE.isdisjoint(story.situation.keys):
        return None
    drawn = [(card.count, story.kinds[card.kind].draws) for card in story.cards()]
    value = sum(count * draws.value for count, draws in drawn if draws is not None)
    if not all(draws for _, draws in drawn):
        return None
    if len(drawn) == 1 and drawn[0][0] == 1:
        if story.said & _OF_DRAWS:
            return None
        return Sum(value, str(value), "draw-count", None, "cards")
    if story.facts.values.get("stacking") in {"none", "silent"}:
        return None
    return Sum(value, str(value), "stack-total", "total", "cards")
