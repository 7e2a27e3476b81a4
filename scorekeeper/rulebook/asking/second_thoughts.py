"""Which of several possible answers is taken, and how far it can be trusted.

The patterns of the rulings find an answer; experience with earlier questions (`experience.py`)
knows which rulings and verdicts are asked for in such words. Both are often right where the other
one is not. What each sign counts was learned from questions that neither of them had seen.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import exp, log
from typing import Final, NamedTuple, cast

from scorekeeper.rulebook.asking.experience import SILENT, Chances
from scorekeeper.rulebook.asking.settling import Answer, Verdict

ENOUGH: Final = 0.4
"""An answer that is trusted less is none: there as many are wrong as right, or more."""
_AHEAD: Final = 0.05
"""How much more another answer must be trusted to take the place of what was found first."""
SIGNS: Final = 16
"""How many signs there are."""
_LIKELY: Final = 0.15
"""How likely a ruling must be to be thought of beside the one found."""
_CERTAIN: Final = 1.0
_IN_WORDS: Final = ("yes", "no", "depends", "explain")
"""Verdicts that may take the place of one another: what the ruling says stays true."""
_TINY: Final = 1e-4


class Thought(NamedTuple):
    """A possible answer.

    `first`: it is the patterns' own; `turned`: the verdict is another one than they give;
    `counted`: it was reckoned from numbers that were said.
    """

    answer: Answer
    first: bool = False
    turned: bool = False
    counted: bool = False


def thoughts(
    first: Thought, settled: Callable[[str], Answer], chances: Chances
) -> Iterator[Thought]:
    """Every answer that is possible, the patterns' own first; `settled` answers by a ruling."""
    yield first
    yield from _turned(first.answer, chances)
    for ruling, chance in chances.rulings.items():
        if chance > _LIKELY and ruling not in {first.answer.ruling, SILENT}:
            answer = settled(ruling)
            silent = answer.verdict == first.answer.verdict == "unknown"
            if answer.ruling and not silent:
                yield Thought(answer)
            yield from _turned(answer, chances)


def is_settled(first: Thought, chances: Chances) -> bool:
    """Whether no experience can know better.

    It was reckoned, or a sum lacks something, or there is no experience with the ruling yet.
    """
    answer = first.answer
    lacks = first.counted and answer.verdict == "unknown"
    is_new = answer.ruling is not None and answer.ruling not in chances.rulings
    return lacks or is_new or (_is_certain(answer) and _is_reckoned(answer))


def _is_certain(answer: Answer) -> bool:
    """Whether the patterns leave no doubt."""
    return answer.confidence >= _CERTAIN


def _is_reckoned(answer: Answer) -> bool:
    """Whether it hangs on a number that was said, which is more than words alone can tell."""
    return bool(answer.situation.numbers)


def _turned(answer: Answer, chances: Chances) -> Iterator[Thought]:
    """The same ruling with the verdict that experience would give it."""
    if answer.ruling is None:
        return
    shares = {verdict: _share(answer.ruling, verdict, chances) for verdict in _IN_WORDS}
    best = max(shares, key=shares.__getitem__)
    if best != answer.verdict and shares[best]:
        verdict = cast("Verdict", best)
        yield Thought(replace(answer, verdict=verdict, value=None), turned=True)


def _share(ruling: str, verdict: str, chances: Chances) -> float:
    return chances.outcomes.get((ruling, verdict), 0.0)


def signs(thought: Thought, chances: Chances) -> tuple[float, ...]:
    """What speaks for a thought, number by number."""
    answer, told = thought.answer, thought.answer.situation
    ruling, verdict = answer.ruling or SILENT, answer.verdict
    of_verdict = log(chances.verdicts.get(verdict, 0.0) + _TINY)
    reckoned = _is_reckoned(answer)
    other = not thought.first and not thought.turned
    return (
        1.0,
        log(_share(ruling, verdict, chances) + _TINY),
        of_verdict,
        of_verdict if reckoned else 0.0,
        log(chances.rulings.get(ruling, 0.0) + _TINY),
        float(thought.first),
        answer.confidence if thought.first else 0.0,
        float(thought.first and _is_certain(answer)),
        float(thought.counted),
        float(thought.turned),
        float(thought.first and reckoned),
        float(thought.turned and reckoned),
        0.0 if thought.first else told.unknown / max(told.words, 1),
        log(chances.rulings.get(ruling, 0.0) + _TINY) if other else 0.0,
        float(verdict == "value"),
        float(verdict == "unknown"),
    )


def trust(thought: Thought, chances: Chances, weights: Sequence[float]) -> float:
    """How likely a thought is right, between 0 and 1."""
    told = zip(weights, signs(thought, chances), strict=True)
    return 1 / (1 + exp(-sum(weight * sign for weight, sign in told)))


def most_trusted(
    possible: Iterable[Thought], chances: Chances, weights: Sequence[float]
) -> tuple[float, Answer]:
    """The answer to be given, and how far it is trusted; the first of them stays if in doubt."""
    found, *others = [(trust(one, chances, weights), one.answer) for one in possible]
    best = max(others, key=lambda one: one[0], default=found)
    return found if best[0] < found[0] + _AHEAD else best
