"""The plainest question of all, and nothing beside it: "may I play a Skip on a Draw Two?".

It is answered as the one that is put together from cards without words (`builder.py`).
"""

from typing import Final

from scorekeeper.rulebook.asking.builder import Chosen, built
from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MAY: Final = word_list("plain-play.may")
_LAYS: Final = word_list("places.lays") | word_list("plain-play.lays")
_SMALL: Final = word_list("plain-play.small")


def plain_play(said: Situation) -> Situation | None:
    """The situation as it would be built of the two cards; None where anything else is said."""
    cards, played, pile = said.named, said.played, said.pile
    if len(cards) != _TWO or played is None or pile is None or said.ask not in {"yes-no", "any"}:
        return None
    if said.negated or said.claimed or said.doubted:
        return None
    plain = all(card.here and card.count == 1 for card in cards)
    if not plain or all(card.kind.isdecimal() for card in cards):
        return None
    inside = {at for card in cards for at in range(card.start, card.end)}
    beside = [word.key for at, word in enumerate(said.heard) if at not in inside]
    coloured = [key for key in beside if key in COLOURS]
    words = set(beside) - COLOURS.keys()
    if not words <= _MAY | _LAYS | _SMALL or not (words & _MAY and words & _LAYS):
        return None
    if len(coloured) != sum(card.colour is not None for card in cards):
        return None
    return built("play", said.language, _chosen(played), _chosen(pile))


def _chosen(card: SaidCard) -> Chosen:
    return Chosen(card.kind, card.colour)
