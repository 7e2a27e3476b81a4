"""How many cards of a hand that is told may be laid: "Red 4 lies. I hold …; how many of them fit?".

The card on the pile and the hand are told card by card, before the question.
"""

from typing import Final

from scorekeeper.rulebook.asking.asks import WILDS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.table_cards import goes_on
from scorekeeper.rulebook.word_lists import word_list

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
    if situation.ask != "number" or situation.claimed:
        return None
    told = [card for card in situation.cards if card.end <= situation.begins]
    others = len(situation.cards) - len(told)
    if len(told) <= _LEAST or any(not _is_told_whole(story, card) for card in told):
        return None
    pile = situation.pile if situation.pile is not None else told[0]
    hand = [card for card in told if card != pile]
    if pile not in told or pile.kind in WILDS or not _asks_for_fitting(story, others):
        return None
    count = sum(goes_on(card, pile, story.kinds) for card in hand)
    # Where everything fits, how many may go at once is asked for.
    if count == len(hand) and not _own(story) & (_FITTING | _AMONG | _CHOICES):
        return None
    return Sum(count, str(count), _RULING, None, "cards")


def _own(story: Story) -> frozenset[str]:
    """The words of the question itself."""
    return frozenset(story.situation.keys[story.situation.begins :])


def _asks_for_fitting(story: Story, others: int) -> bool:
    """ "How many fit", "how many of those may I lay", "how many choices": how many there are, not
    how many at once. Words of choosing are those of a card, too (`others`).
    """
    asked, own = story.situation.asked, _own(story)
    if asked & _OTHERWISE or "how-many" not in asked:
        return False
    if own & _CHOICES:
        return others <= 1
    return not others and bool(own & _FITTING or asked & _LAYING)


def _is_told_whole(story: Story, card: SaidCard) -> bool:
    """Whether the card is told by its colour if it has one, and known here.

    Whether a Wild Draw Four may be laid hangs on the rest of the hand.
    """
    kind = story.kinds.get(card.kind)
    if kind is None or card.count > 1:
        return False
    coloured = card.colour is not None or card.kind in WILDS
    return coloured and not (card.kind in WILDS and card.kind.endswith(_FOUR))


_FITTING: Final = word_list("fitting-counted.fitting")
_CHOICES: Final = word_list("fitting-counted.choices")
_AMONG: Final = word_list("fitting-counted.among")
