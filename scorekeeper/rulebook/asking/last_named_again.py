"""The card that somebody went out with, named again as what another draws for.

"I finished on a Draw Two. For my Draw Two he picked up a Skip and a 2": it is one Draw Two, which
lies on the pile; who draws for it holds what follows, and not the card itself.
"""

from typing import Final

from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.situation import SaidCard, Situation
from scorekeeper.rulebook.word_lists import word_list

_FOR: Final = word_list("last-named-again.for")
_THE: Final = word_list("last-named-again.the")
_COSTS: Final = word_list("last-named-again.costs")
"""Verbs behind it: "my Draw Two gave him a Skip"."""


def names_last_again(situation: Situation, card: SaidCard) -> bool:
    """Whether the card is the one told before that the round was ended with."""
    last, heard = situation.ended_with, situation.heard
    if last is None or card.kind != last.kind or card.start < last.end or card.count > 1:
        return False
    clause = clause_at(heard, card.start)
    before = [word.key for word in heard[clause.start : card.start]][-2:]
    if not before or before[-1] not in _THE:
        return False
    drawn = any("draw" in heard[at].concepts for at in clause)
    caused = card.end < len(heard) and heard[card.end].key in _COSTS
    return (drawn and len(before) > 1 and before[0] in _FOR) or (caused and len(before) == 1)
