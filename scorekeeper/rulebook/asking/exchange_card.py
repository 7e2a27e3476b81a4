"""The card by which two swap their hands: a 7, a 0 or Swap Hands."""

from collections.abc import Iterator, Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.hand_words import LAY
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_KINDS: Final = frozenset({"7", "0", "swap-hands"})
_A_CARD: Final = word_list("exchange.a-card")
_LAYS: Final = frozenset[str]().union(*LAY.values())
_HANDS_NAME: Final = word_list("exchange.hands-name")
_SWAP_NAME: Final = word_list("exchange.swap-name")


def card_of(
    words: Sequence[Word], cards: Sequence[SaidCard], mentions: Sequence[Mention]
) -> SaidCard | None:
    """The card by which hands are swapped; None where another card is laid as well."""
    if any(not c.kind.isdecimal() and c.kind not in _KINDS for c in cards):
        return None
    of_rule = {at for m in mentions if m.concept == "seven-zero" for at in m.places}
    found = [card for card in cards if card.kind in _KINDS and card.start not in of_rule]
    known = {at for card in cards for at in range(card.start, card.end)} | of_rule
    found += [
        SaidCard(str(word.value), at, at + 1)
        for at, word in enumerate(words)
        if at not in known and str(word.value) in _KINDS and not word.plus
        if at and words[at - 1].key in _A_CARD | _LAYS and not word.breaks
    ]
    if any(card.count > 1 for card in found):
        return None
    if not found and any(m.concept == "play" for m in mentions):
        found = list(_swaps_hands(words))
    named = [c for c in found if not c.kind.isdecimal() or words[c.start - 1].key in _A_CARD]
    return min(named or found, key=lambda card: card.start, default=None)


def _swaps_hands(words: Sequence[Word]) -> Iterator[SaidCard]:
    """ "I play swap hands": the card, where it was not read as one."""
    for at in range(len(words) - 1):
        pair = {words[at].key, words[at + 1].key}
        if not words[at + 1].breaks and pair & _SWAP_NAME and pair & _HANDS_NAME:
            yield SaidCard("swap-hands", at, at + 2)
            return
