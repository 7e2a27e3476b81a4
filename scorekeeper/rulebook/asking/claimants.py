"""Who claims something, where it matters: whoever dealt, and speaks of himself."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.persons import clauses
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

DEALER: Final = "dealer-hit"
"""Claimed of whoever dealt."""
_DEALER: Final = word_list("claimants.dealer")
_BESIDE: Final = word_list("claimants.beside")
"""Words of whoever only sits beside the dealer."""
_ME: Final = word_list("disputes.me")
_SELF: Final = word_list("claimants.self")
_OTHERS: Final = word_list("claimants.others")
"""Words of another in a claim: then it is not about whoever claims it."""


def is_of_dealer(before: Sequence[Word], claim: Sequence[Word], start: int) -> bool:
    """Whether what is claimed is claimed of the dealer.

    `before`: the words before the claim, of which those from `start` on stand in its sentence.
    """
    said = {word.key for word in claim}
    if said & (_OTHERS | _DEALER):
        return False
    speaker = [word.key for word in before[start:]]
    if said & _ME:
        told = ([before[at].key for at in clause] for clause in clauses(before))
        return any(_deals(keys) and _ME.intersection(keys) for keys in told)
    return bool(said & _SELF) and _deals(speaker) and not _ME.intersection(speaker)


def _deals(keys: Sequence[str]) -> bool:
    return bool(_DEALER.intersection(keys)) and not _BESIDE.intersection(keys)
