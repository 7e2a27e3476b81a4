"""A card whose name is said in two parts: "the customizable jokers", "der Joker, bei dem …"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING, WILDS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_RELATIVES: Final = word_list("card-names.relatives")
"""Open what is told of a card just named: "bei dem", "waarbij"."""


def one_card(first: SaidCard, second: SaidCard, words: Sequence[Word]) -> SaidCard | None:
    """The card that both are; None where they are two."""
    if _is_one_name(first, second, words):
        return replace(first, end=second.end)
    if _are_such_wilds(first, second, words) or _is_told_behind(first, second, words):
        return replace(second, start=first.start, count=first.count)
    return None


def _is_one_name(first: SaidCard, second: SaidCard, words: Sequence[Word]) -> bool:
    """ "The customizable jokers", "a blank custom wild": a wild's name, and more of it behind."""
    blank = first.kind == second.kind == "customizable"
    return (
        (second.kind == "wild" or blank)
        and first.kind in WILDS - {"wild"}
        and first.end == second.start
        and not words[second.start].breaks
    )


def _are_such_wilds(wilds: SaidCard, named: SaidCard, words: Sequence[Word]) -> bool:
    """ "Twee jokers pak zes": of several wilds what they make draw is said behind them."""
    such = wilds.kind == "wild" and wilds.count > 1 == named.count
    such = such and named.kind in DRAWING & WILDS and wilds.end == named.start
    return such and not words[named.start].breaks


def _is_told_behind(wild: SaidCard, named: SaidCard, words: Sequence[Word]) -> bool:
    """ "Der Joker, bei dem alle ziehen müssen": one card, told what it does."""
    joined = wild.kind == "wild" and wild.end == named.start and named.kind in WILDS - {"wild"}
    return joined and words[named.start].breaks and words[named.start].key in _RELATIVES
