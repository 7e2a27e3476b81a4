"""How many cards of a hand that is told may be laid: "Red 4 lies. I hold …; how many of them fit?".

The card on the pile is told first, the hand behind it card by card.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.table_cards import goes_on

_RULING: Final = "match"
_LAYING: Final = frozenset({"may", "able", "play"})
_OTHERWISE: Final = frozenset(
    {"points", "draw", "several", "at-once", "stack", "uno", "flex-side", "power-card", "flip"}
    | {"not", "left", "reveal", "discard-all", "challenge", "no-match", "finish", "win", "total"}
)
_FOUR: Final = "draw-four"
_LEAST: Final = 2


def fitting_counted(story: Story) -> Sum | None:
    """The number of cards that fit; None where not the pile and a whole hand are told."""
    situation = story.situation
    if situation.ask != "number" or situation.claimed or not _asks_for_fitting(story):
        return None
    cards = situation.cards
    if len(cards) <= _LEAST or any(not _is_told_whole(story, card) for card in cards):
        return None
    pile, hand = cards[0], cards[1:]
    if situation.pile not in {None, pile} or pile.kind in WILDS:
        return None
    count = sum(goes_on(card, pile, story.kinds) for card in hand)
    return Sum(count, str(count), _RULING, None, "cards")


def _asks_for_fitting(story: Story) -> bool:
    """ "How many fit", "how many of those may I lay": how many there are, not how many at once."""
    situation = story.situation
    asked, own = situation.asked, frozenset(situation.keys[situation.begins :])
    if asked & _OTHERWISE or "how-many" not in asked:
        return False
    return bool(own & _FITTING or (asked & _LAYING and own & _AMONG))


def _is_told_whole(story: Story, card: SaidCard) -> bool:
    """Whether the card is told before the question, by its colour if it has one, and known here.

    Whether a Wild Draw Four may be laid hangs on the rest of the hand.
    """
    kind = story.kinds.get(card.kind)
    if kind is None or card.count > 1 or card.end > story.situation.begins:
        return False
    coloured = card.colour is not None or card.kind in WILDS
    return coloured and not (card.kind in WILDS and card.kind.endswith(_FOUR))


_FITTING: Final = frozenset(
    {"fit", "fits", "match", "matches", "playable", "passen", "passt", "spielbar", "legbar"}
    | {"speelbaar", "past", "passend", "passende", "matching", "speelbare", "spielbare"}
)
_AMONG: Final = frozenset(
    {"of", "davon", "meiner", "dieser", "daarvan", "ervan", "van", "hiervan", "hiervon", "von"}
)
