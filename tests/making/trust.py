"""How far answers are to be trusted: learned from answers that may be right or wrong.

What speaks for an answer are its signs (`second_thoughts.py`) and the traits of its question: some
questions are misunderstood more often than others. What is learned here is put into
`rules/experience.bin` by `experience.py`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

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
    traits: frozenset[str]
    right: bool


class Trust(NamedTuple):
    """What each sign counts that speaks for an answer, and each trait of its question."""

    signs: tuple[float, ...] = (0.0,) * SIGNS
    traits: Mapping[str, float] = MappingProxyType({})


def trust_in(tried: Sequence[Tried]) -> Trust:
    """What signs and traits say of whether an answer is right."""
    # Only whoever learns anew has these installed.
    import numpy
    from scipy import sparse
    from sklearn.linear_model import LogisticRegression

    often = Counter(trait for one in tried for trait in one.traits)
    traits = sorted(trait for trait, count in often.items() if count >= LEAST)
    signs = numpy.array([one.signs for one in tried])
    mean, spread = signs.mean(0), signs.std(0)
    # The first sign is always there: what it counts is what is left when all others are known.
    spread[spread == 0] = 1
    known = sparse.hstack([_table(tried, traits) * SCALE, (signs - mean) / spread]).tocsr()
    weighing = LogisticRegression(C=RESTRAINT, max_iter=1_000)
    weighing.fit(known, [one.right for one in tried])
    of_traits, of_signs = numpy.split(weighing.coef_[0], [len(traits)])
    of_signs /= spread
    of_signs[0] = weighing.intercept_[0] - (of_signs * mean)[1:].sum()
    weights = zip(traits, of_traits * SCALE, strict=True)
    return Trust(
        tuple(round(float(one), _FINE) for one in of_signs),
        {trait: float(weight) for trait, weight in weights},
    )


def _table(tried: Sequence[Tried], traits: Sequence[str]) -> Any:
    """One row for each answer, with a one for each trait of its question."""
    from scipy import sparse

    at = {trait: place for place, trait in enumerate(traits)}
    rows = [[at[trait] for trait in one.traits if trait in at] for one in tried]
    ends = [0]
    for row in rows:
        ends.append(ends[-1] + len(row))
    places = [place for row in rows for place in row]
    shape = (len(rows), len(traits))
    return sparse.csr_matrix(([1.0] * len(places), places, ends), shape)
