"""Learns which ruling a question asks for, and with which verdict: `rules/experience.bin`.

    make experience

Takes JAX and scikit-learn (the dependency group `learning`) and some minutes. Everything in
`tests/questions` is learned from but what is never seen; to be made again when rulings, concepts
or questions have changed much. How far patterns and experience are trusted is learned first, from
questions by people of whom neither has seen any: files of `practice` that are left out for so long.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Asked, Rulebase, load_rulebase
from scorekeeper.rulebook.asking.answers import known_by, thought_on
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import SILENT, ZERO, Experience, Head, written
from scorekeeper.rulebook.asking.second_thoughts import SIGNS, Thought
from tests.making.network import trained
from tests.rulebook.asking.pinned import facts
from tests.rulebook.asking.question_lines import FOLDER, Line, Outcome, judge, lines, told_by

NEVER_SEEN: Final = {"blind", "late", "later"}
PRACTICE: Final = "practice/"
PLAIN: Final = ".plain"
"""How the names of files end whose questions are asked in a plain way; they are left out whole."""
PINNED: Final = "pinned"
OFTEN: Final = 3
"""What must hold is gone through more often."""
APART: Final = frozenset({"de.t", "en.s", "en.u", "nl.s", "nl.w"})
"""Other files that are left out: what strict examiners ask. A part of each file would not do, for
its neighbours ask nearly the same, with the same answer or just the other one."""
AT_ONCE: Final = 2_000
"""Questions that one process works at before it is given more."""
LEAST: Final = 2
"""Questions with a trait; a rarer one is chance."""
TOGETHER: Final = 2
"""How many networks speak together: what one of them has by chance the other one has not."""
MOST: Final = 127
Weights = tuple[float, ...]


class Example(NamedTuple):
    """A question: its traits, and what it asks for."""

    traits: frozenset[str]
    ruling: str
    verdict: str


def questions(library: Library) -> Iterator[tuple[str, Line]]:
    """Every question that may be learned from, and the file it stands in."""
    for path in sorted(FOLDER.glob("**/*.jsonl")):
        name = path.relative_to(FOLDER).with_suffix("").as_posix()
        if name not in NEVER_SEEN:
            yield from ((name, line) for line in lines(name, library))
    yield from ((PINNED, line) for line in pinned(library) for _ in range(OFTEN))


def pinned(library: Library) -> Iterator[Line]:
    """The questions of the facts that have to be answered rightly whatever else is learned."""
    for game, fact in facts():
        if fact.ruling is None and fact.verdict != SILENT:
            continue
        table = rules_for(library.variant(game), library, fact.house, fact.players)
        yield Line(fact.name, fact.q, fact.lang, table, fact.verdict, fact.value, fact.ruling)


def example(line: Line, rulebase: Rulebase, library: Library) -> Example:
    """What is learned of a question."""
    return Example(known_by(_asked(line), rulebase, library), line.ruling or SILENT, line.verdict)


def is_apart(name: str) -> bool:
    """Whether a file is left out at first."""
    return name.startswith(PRACTICE) and (name.endswith(PLAIN) or name[len(PRACTICE) :] in APART)


def examples(count: int) -> list[Example]:
    """What is learned of so many questions, in their order; every processor works at it."""
    parts = [range(start, min(start + AT_ONCE, count)) for start in range(0, count, AT_ONCE)]
    with ProcessPoolExecutor() as workers:
        return [one for part in workers.map(_examples_of, parts) for one in part]


def learned(known: Sequence[Example], trust: Weights = (0.0,) * SIGNS) -> tuple[Head, bytes]:
    """The content of the file."""
    # Only whoever learns anew has it installed.
    import numpy

    often = Counter(trait for one in known for trait in one.traits)
    traits = sorted(trait for trait, count in often.items() if count >= LEAST)
    rows = _places(known, traits)
    outcomes = sorted({(one.ruling, one.verdict) for one in known})
    places = {outcome: at for at, outcome in enumerate(outcomes)}
    wanted = numpy.array([places[one.ruling, one.verdict] for one in known])
    networks = [trained(rows, wanted, len(traits), seed) for seed in range(1, TOGETHER + 1)]
    first = numpy.hstack([one.first[: len(traits)] for one in networks])
    second = numpy.vstack([one.second for one in networks]) / TOGETHER
    before = numpy.hstack([one.before for one in networks])
    second_before = sum(one.second_before for one in networks) / TOGETHER
    step, second_step = (float(abs(weights).max() / MOST) for weights in (first, second))
    head = Head(
        outcomes=tuple(outcomes),
        traits=tuple(traits),
        before=tuple(round(float(one), 4) for one in before),
        second_before=tuple(round(float(one), 4) for one in second_before),
        step=step,
        second_step=second_step,
        trust=trust,
    )
    return head, _in_steps(first, step) + _in_steps(second, second_step)


def weighed(apart: Sequence[tuple[str, Line]], rulebase: Rulebase, library: Library) -> Weights:
    """What each sign counts that speaks for an answer.

    Plain questions weigh as much as all the others together: most people ask plainly.
    """
    from sklearn.linear_model import LogisticRegression

    told: list[Weights] = []
    right: list[bool] = []
    weights: list[float] = []
    plain = sum(name.endswith(PLAIN) for name, _ in apart)
    for name, line in apart:
        found = thought_on(_asked(line), rulebase, library)
        if found is not None:
            thought, its_signs = found
            told.append(its_signs)
            right.append(_is_right(thought, line))
            share = 1 / plain if name.endswith(PLAIN) else 1 / (len(apart) - plain)
            weights.append(len(apart) / 2 * share)
    weighing = LogisticRegression(fit_intercept=False, max_iter=1_000)
    weighing.fit(told, right, weights)
    return tuple(round(float(one), 2) for one in weighing.coef_[0])


def nothing_known() -> bytes:
    """A file without any experience, to begin with."""
    outcomes = ((SILENT, "unknown"), (SILENT, "explain"))
    nothing = {"before": (0.0,), "second_before": (0.0, 0.0), "trust": (0.0,) * SIGNS}
    head = Head(outcomes=outcomes, traits=(), step=0.1, second_step=0.1, **nothing)
    return written(head, bytes([ZERO, ZERO]))


def main() -> None:
    """Learns everything anew."""
    file = rules_dir() / "experience.bin"
    file.write_bytes(nothing_known())
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    every = list(questions(library))
    known = examples(len(every))
    apart = [is_apart(name) for name, _ in every]
    seen = [one for one, left_out in zip(known, apart, strict=True) if not left_out]
    so_far = replace(rulebase, experience=Experience(*learned(seen)))
    left_out = [one for one, wanted in zip(every, apart, strict=True) if wanted]
    trust = weighed(left_out, so_far, library)
    file.write_bytes(written(*learned(known, trust)))


def _examples_of(places: range) -> list[Example]:
    library, rulebase, every = _in_this_process()
    return [example(every[place][1], rulebase, library) for place in places]


@cache
def _in_this_process() -> tuple[Library, Rulebase, list[tuple[str, Line]]]:
    library = load_library(rules_dir())
    return library, load_rulebase(rules_dir(), library), list(questions(library))


def _places(known: Sequence[Example], traits: Sequence[str]) -> list[list[int]]:
    at = {trait: place for place, trait in enumerate(traits)}
    return [sorted(at[trait] for trait in one.traits if trait in at) for one in known]


def _is_right(thought: Thought, line: Line) -> bool:
    """Another ruling than the one found must be the one asked for: its text is what is read."""
    same = thought.first or line.ruling is None or line.ruling == thought.answer.ruling
    return same and judge(line, told_by(thought.answer)) is Outcome.RIGHT


def _asked(line: Line) -> Asked:
    return Asked(line.text, line.table, line.lang, line.lang)


def _in_steps(weights: Any, step: float) -> bytes:
    steps = (weights / step).round().clip(-MOST, MOST).astype(int) + ZERO
    return bytes(steps.ravel().tolist())


if __name__ == "__main__":
    main()
