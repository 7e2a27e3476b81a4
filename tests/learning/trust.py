"""How far answers are to be trusted: learned from answers that may be right or wrong.

What speaks for an answer are its signs (`second_thoughts.py`) and the traits of its question: some
questions are misunderstood more often than others. What is learned here is put into
`rules/experience/` by `experience.py`.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from scipy import sparse
from sklearn.linear_model import LogisticRegression

from scorekeeper.rulebook.asking.experience import Checksums, found_among
from scorekeeper.rulebook.asking.second_thoughts import SIGNS

LEAST: Final = 10
"""Questions with a trait; of a rarer one nothing is said."""
RESTRAINT: Final = 0.03
SCALE: Final = 0.3
"""How strongly weights are held down (the smaller, the more), and how much a trait counts beside a
sign: what was best on whole files by hands not seen."""
_FINE: Final = 4
"""Decimals of the weight of a sign."""


class Tried(NamedTuple):
    """An answer: what speaks for it, and whether it is right."""

    signs: tuple[float, ...]
    traits: Checksums
    right: bool


class Trust(NamedTuple):
    """What each sign counts that speaks for an answer, and each trait of its question."""

    signs: tuple[float, ...] = (0.0,) * SIGNS
    traits: Mapping[int, float] = MappingProxyType({})


def trust_in(tried: Sequence[Tried]) -> Trust:
    """What signs and traits say of whether an answer is right."""
    sums, counts = np.unique(np.concatenate([one.traits for one in tried]), return_counts=True)
    traits = sums[counts >= LEAST]
    signs = np.array([one.signs for one in tried])
    mean, spread = signs.mean(0), signs.std(0)
    # The first sign is always there: what it counts is what is left when all others are known.
    spread[spread == 0] = 1
    known = sparse.hstack([_table(tried, traits) * SCALE, (signs - mean) / spread]).tocsr()
    weighing = LogisticRegression(C=RESTRAINT, max_iter=1_000)
    weighing.fit(known, [one.right for one in tried])
    of_traits, of_signs = np.split(weighing.coef_[0], [len(traits)])
    of_signs /= spread
    of_signs[0] = weighing.intercept_[0] - (of_signs * mean)[1:].sum()
    weights = zip(traits.tolist(), of_traits * SCALE, strict=True)
    return Trust(
        tuple(round(float(one), _FINE) for one in of_signs),
        {trait: float(weight) for trait, weight in weights},
    )


def _table(tried: Sequence[Tried], traits: Checksums) -> Any:
    """One row for each answer, with a one for each trait of its question."""
    rows = [found_among(one.traits, traits) for one in tried]
    ends = np.cumsum([0, *map(len, rows)])
    places = np.concatenate(rows)
    return sparse.csr_matrix((np.ones(len(places)), places, ends), (len(rows), len(traits)))
