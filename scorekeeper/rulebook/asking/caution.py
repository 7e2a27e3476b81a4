"""When an answer is too doubtful to be given: none is better than a wrong one given as certain.

What makes an answer doubtful was measured on questions that nobody had worked on: each of the signs
here stands by many more wrong answers than right ones.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scorekeeper.rulebook.asking.asks import Found
from scorekeeper.rulebook.asking.passages import MOST, Passage
from scorekeeper.rulebook.asking.settling import Answer

Settled = Callable[[Found], Answer]
"""What a ruling answers to the same question."""

_STORY: Final = 24
_LONG: Final = 16
"""Words. A longer question tells a story, of which a part may have been taken wrongly."""
_UNSURE: Final = 0.7
"""How sure a long question must leave one."""
_OPENLY: Final = frozenset({"who", "when", "why", "handling", "set-aside"})
"""What asks for neither yes or no nor a number, whatever else is said."""
_COUNTED: Final = frozenset({"points", "hand-word", "hold", "how-many"})
"""What a number may be meant by, though none is asked for in so many words."""
_BESIDE: Final = frozenset({"phone", "look", "strategy"})
_NEAR: Final = 0.6
"""How much worse another ruling may fit that could be meant as well."""

_YES_OR_NO: Final = frozenset({"yes", "no", "depends", "unknown"})
_OF_A_KIND: Final[Mapping[str, frozenset[str]]] = {
    "yes": _YES_OR_NO,
    "no": _YES_OR_NO,
    "depends": _YES_OR_NO,
    "value": frozenset({"value", "unknown"}),
    "explain": frozenset({"unknown"}),
}
"""Verdicts that answer the same kind of question."""


def is_doubtful(settled: Answer, rivals: Sequence[Found], other: Settled) -> bool:
    """Whether something in the question was left over that may change the answer."""
    if settled.verdict == "unknown":
        return False
    return (
        lacks_what_is_asked(settled)
        or _asks_beside(settled, rivals)
        or _is_a_long_story(settled)
        or _may_mean_another(settled, rivals, other)
    )


def nearest_of(rivals: Sequence[Found], other: Settled) -> tuple[Passage, ...]:
    """What may be meant, the likeliest first, for somebody to read instead of an answer."""
    settled = [other(one) for one in rivals[:MOST]]
    return tuple(Passage(one.ruling, one.case) for one in settled if one.ruling and one.case)


def lacks_what_is_asked(settled: Answer) -> bool:
    """A number is asked for, or yes or no, and the ruling found knows none."""
    ask, verdict = settled.situation.ask, settled.verdict
    # "We play it all together, who decides?": the amount is only told.
    number = ask == "number" and "who" not in settled.situation.asked
    return (number and verdict != "value") or (ask == "yes-no" and verdict == "explain")


def _asks_beside(settled: Answer, rivals: Sequence[Found]) -> bool:
    """What is asked for is no matter of rules at all, whatever ruling is spoken of."""
    found = next((one.pattern for one in rivals if one.ruling == settled.ruling), "")
    return any(concept not in found for concept in settled.situation.asked & _BESIDE)


def _is_a_long_story(settled: Answer) -> bool:
    """Much is told, and words of it mean nothing here; or it does not even say what is asked."""
    told = settled.situation
    strange = told.words > _STORY and told.unknown > 0
    counts = bool(told.numbers) or bool(told.concepts & _COUNTED)
    vague = settled.verdict == "explain" and counts and not told.asked & _OPENLY
    vague = vague and told.words > _LONG
    return settled.confidence < _UNSURE and (strange or vague)


def _may_mean_another(settled: Answer, rivals: Sequence[Found], other: Settled) -> bool:
    """A word means nothing here, and another ruling that fits nearly as well says otherwise."""
    if not settled.situation.unknown:
        return False
    best = rivals[0].score
    alike = _OF_A_KIND.get(settled.verdict, frozenset())
    return any(
        best - rival.score < _NEAR
        and rival.ruling != settled.ruling
        and said.verdict in alike
        and (said.verdict, said.value) != (settled.verdict, settled.value)
        for rival in rivals[1:]
        for said in [other(rival)]
    )
