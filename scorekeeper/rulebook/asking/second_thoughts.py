"""Which of several possible answers is taken, and how far it can be trusted.

Experience with earlier questions (`experience.py`), which knows what patterns made of this one,
says which verdict is asked for; the answer is the patterns' own if it has that verdict, else that
by the likeliest ruling. How far it is trusted was learned from questions that neither had seen.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import replace
from math import exp, log
from typing import Final, NamedTuple, cast

from scorekeeper.rulebook.asking.choices import AMOUNTS_OFFERED
from scorekeeper.rulebook.asking.experience import SILENT, Chances
from scorekeeper.rulebook.asking.settling import Answer, Verdict, leaflet_of

ENOUGH: Final = 0.35
"""An answer that is trusted less is none. Trust was learned with half of the experience, and says
less than is so: below this an answer is likelier wrong than right."""
SIGNS: Final = 14
"""How many signs there are."""
_LIKELY: Final = 0.04
"""How likely a ruling must be to be thought of beside the one found."""
_IN_WORDS: Final = ("yes", "no", "depends", "explain")
"""Verdicts that may take the place of one another: what the ruling says stays true."""
_SAID_NOWHERE: Final = "silent"
"""The case of a ruling for tables whose rules are silent on it."""
_TINY: Final = 1e-3
_KEPT: Final = 1.0
_RECKONED: Final = 3.0
"""How much speaks for the answer that was found first, and for one reckoned from said numbers,
beside others with the same verdict."""
_LEANS: Final = 0.1
"""Where experience wavers so much between two verdicts, that of the patterns is kept."""


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


def likely_beside(ruling: str | None, chances: Chances) -> list[str]:
    """The rulings that may be asked for besides this one, the likeliest first."""
    likely = (name for name, chance in chances.rulings.items() if chance > _LIKELY)
    others = (name for name in likely if name not in {ruling, SILENT})
    return sorted(others, key=lambda name: -chances.rulings[name])


def is_settled(first: Thought, known: Container[str]) -> bool:
    """Whether no experience can know better that has met the `known` rulings.

    A sum lacks something or leaves no doubt, or there is no experience with the ruling yet.
    """
    answer = first.answer
    lacks = first.counted and answer.verdict == "unknown"
    certain = first.counted and answer.confidence == 1.0
    is_new = answer.ruling is not None and answer.ruling not in known
    return lacks or certain or is_new


def _turned(answer: Answer, chances: Chances) -> Iterator[Thought]:
    """The same ruling with the verdict that experience would give it.

    Where the rules are silent, the answer says so, and is no yes or no whatever is likely.
    """
    if answer.ruling is None:
        return
    shares = {verdict: _share(answer.ruling, verdict, chances) for verdict in _IN_WORDS}
    best = max(shares, key=shares.__getitem__)
    silent = (answer.case, answer.verdict) == (_SAID_NOWHERE, SILENT) and best != "explain"
    if best != answer.verdict and shares[best] and not silent:
        verdict = cast("Verdict", best)
        cites = answer.citations or (leaflet_of(answer.table) if answer.table else ())
        yield Thought(replace(answer, verdict=verdict, value=None, citations=cites), turned=True)
    if answer.verdict != "value" and answer.known is not None:
        # "Target in No Mercy?", "what do we deal everyone?": a number, though it is not said.
        yield Thought(replace(answer, verdict="value", value=answer.known), turned=True)


def _share(ruling: str, verdict: str, chances: Chances) -> float:
    return chances.outcomes.get((ruling, verdict), 0.0)


def most_likely(possible: Iterable[Thought], chances: Chances) -> Thought | None:
    """The thought with the verdict that is most likely asked for; None: the rules are silent."""
    every = tuple(possible)
    found = next((one.answer.verdict for one in every if one.first), SILENT)
    likely = {
        verdict: chance + _LEANS * (verdict == found != SILENT)
        for verdict, chance in chances.verdicts.items()
    }
    for verdict in sorted(likely, key=likely.__getitem__, reverse=True):
        fit = [one for one in every if one.answer.verdict == verdict]
        if fit:
            return max(fit, key=lambda one: _fits(one, chances))
        if verdict == SILENT:
            return None
    return every[0]


def of_two_amounts(possible: Iterable[Thought], chances: Chances) -> Thought | None:
    """ "Is it twenty or fifty?": the likeliest answer that is one of the two."""
    fit = [one for one in possible if _is_of_two(one.answer)]
    return max(fit, key=lambda one: _fits(one, chances), default=None)


def _is_of_two(answer: Answer) -> bool:
    told = answer.situation
    amounts = {number.value for number in told.numbers}
    return answer.verdict == "value" and answer.value in amounts and AMOUNTS_OFFERED in told.facets


def _fits(thought: Thought, chances: Chances) -> float:
    answer = thought.answer
    share = _share(answer.ruling or SILENT, answer.verdict, chances)
    return log(share + _TINY) + _KEPT * thought.first + _RECKONED * thought.counted


def signs(thought: Thought, first: Answer, chances: Chances) -> tuple[float, ...]:
    """What speaks for a thought, number by number; `first` is the answer that was found first."""
    answer, told = thought.answer, thought.answer.situation
    ruling, verdict = answer.ruling or SILENT, answer.verdict
    likely = chances.verdicts.get(verdict, 0.0)
    others = max(share for name, share in chances.verdicts.items() if name != verdict)
    of_ruling = log(chances.rulings.get(ruling, 0.0) + _TINY)
    same = verdict == first.verdict
    is_number = verdict == "value"
    return (
        1.0,
        log(likely + _TINY),
        log(_share(ruling, verdict, chances) + _TINY),
        of_ruling,
        likely - others,
        float(same),
        first.confidence if same else 0.0,
        float(thought.first),
        float(thought.counted),
        float(thought.turned),
        float(is_number),
        of_ruling if is_number else 0.0,
        float(verdict == "explain"),
        told.unknown / max(told.words, 1),
    )


def trust(told: Sequence[float], weights: Sequence[float], beside: float) -> float:
    """How likely a thought with these signs is right, between 0 and 1.

    `beside`: what the traits of the question say for it (`Experience.trusted`).
    """
    weighed = sum(weight * sign for weight, sign in zip(weights, told, strict=True))
    return 1 / (1 + exp(-weighed - beside))
