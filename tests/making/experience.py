"""Learns which ruling a question asks for, and with which verdict: `rules/experience.bin`.

    make experience

Takes JAX and scikit-learn (the dependency group `learning`) and some minutes. Everything in
`tests/questions` is learned from but what is never seen; to be made again when rulings, concepts
or questions have changed much. How far an answer is trusted is learned first: the files are parted
in two halves, and the answers to each half are judged with experience of the other one only.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from zlib import crc32

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Asked, Rulebase, load_rulebase
from scorekeeper.rulebook.asking.answers import known_by, thought_on
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import SILENT, ZERO, Head, load_experience, written
from scorekeeper.rulebook.asking.one_question import opposite
from tests.making.network import trained
from tests.making.trust import Tried, Trust, trust_in
from tests.rulebook.asking.composed import every_composed
from tests.rulebook.asking.pinned import facts
from tests.rulebook.asking.question_lines import FOLDER, Line, Outcome, judge, lines, told_by

NEVER_SEEN: Final = {"blind", "late", "later"}
PINNED: Final = "pinned"
OFTEN: Final = 3
"""What must hold is gone through more often."""
AT_ONCE: Final = 2_000
"""Questions that one process works at before it is given more."""
LEAST: Final = 2
"""Questions with a trait; a rarer one is chance."""
TOGETHER: Final = 2
"""How many networks speak together: what one of them has by chance the other one has not."""
MOST: Final = 127
NO_TRUST: Final = Trust()


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
    yield from every_composed(library)
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
    known, turned = known_by(_asked(line), rulebase, library)
    verdict = opposite(line.verdict) if turned else line.verdict
    return Example(known, line.ruling or SILENT, verdict)


def half_of(name: str) -> int:
    """The half that a file is in, whole: its neighbours ask nearly the same as a question."""
    return crc32(name.encode()) % 2


def examples(count: int) -> list[Example]:
    """What is learned of so many questions, in their order; every processor works at it."""
    parts = [range(start, min(start + AT_ONCE, count)) for start in range(0, count, AT_ONCE)]
    with ProcessPoolExecutor() as workers:
        return [one for part in workers.map(_examples_of, parts) for one in part]


def learned(known: Sequence[Example], trust: Trust = NO_TRUST) -> tuple[Head, bytes]:
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
    trusted = numpy.array([trust.traits.get(trait, 0.0) for trait in traits])
    step, second_step, trust_step = map(_step_of, (first, second, trusted))
    head = Head(
        outcomes=tuple(outcomes),
        traits=tuple(traits),
        before=tuple(round(float(one), 4) for one in before),
        second_before=tuple(round(float(one), 4) for one in second_before),
        step=step,
        second_step=second_step,
        trust_step=trust_step,
        trust=trust.signs,
    )
    rows_of = ((first, step), (second, second_step), (trusted, trust_step))
    return head, b"".join(_in_steps(weights, one) for weights, one in rows_of)


def tried(every: Sequence[tuple[str, Line]], known: Sequence[Example]) -> list[Tried]:
    """What speaks for the answer to each question, and if it is right, with experience of only
    that half of the files that the question is not in.
    """
    found: list[Tried] = []
    halves = [half_of(name) for name, _ in every]
    with TemporaryDirectory() as folder:
        for half in (0, 1):
            file = Path(folder, f"{half}.bin")
            seen = [one for one, its_half in zip(known, halves, strict=True) if its_half != half]
            file.write_bytes(written(*learned(seen)))
            asked = [place for place, its_half in enumerate(halves) if its_half == half]
            for place, told in zip(asked, _answers(asked, file), strict=True):
                if told is not None:
                    its_signs, right = told
                    found.append(Tried(its_signs, known[place].traits, right))
    return found


def nothing_known() -> bytes:
    """A file without any experience, to begin with."""
    outcomes = ((SILENT, "unknown"), (SILENT, "explain"))
    nothing = {"before": (0.0,), "second_before": (0.0, 0.0), "trust": NO_TRUST.signs}
    steps = {"step": 0.1, "second_step": 0.1, "trust_step": 0.1}
    head = Head(outcomes=outcomes, traits=(), **steps, **nothing)
    return written(head, bytes([ZERO, ZERO]))


def main() -> None:
    """Learns everything anew."""
    file = rules_dir() / "experience.bin"
    file.write_bytes(nothing_known())
    every = list(questions(load_library(rules_dir())))
    known = examples(len(every))
    trust = trust_in(tried(every, known))
    file.write_bytes(written(*learned(known, trust)))


Told = tuple[tuple[float, ...], bool]
"""What speaks for an answer, and if it is right."""


def _answers(places: Sequence[int], file: Path) -> list[Told | None]:
    """The answers with the experience in a file; every processor works at it."""
    parts = [places[start : start + AT_ONCE] for start in range(0, len(places), AT_ONCE)]
    with ProcessPoolExecutor() as workers:
        answers = workers.map(_answers_of, parts, repeat(file))
        return [one for part in answers for one in part]


def _answers_of(places: Sequence[int], file: Path) -> list[Told | None]:
    library, rulebase, every = _in_this_process()
    so_far = replace(rulebase, experience=load_experience(file))
    return [_answer(every[place][1], so_far, library) for place in places]


def _answer(line: Line, rulebase: Rulebase, library: Library) -> Told | None:
    """None where nothing is to be trusted: not understood, settled at once, or likely silent."""
    found = thought_on(_asked(line), rulebase, library)
    if found is None:
        return None
    thought, its_signs = found
    return its_signs, judge(line, told_by(thought.answer)) is Outcome.RIGHT


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


def _asked(line: Line) -> Asked:
    return Asked(line.text, line.table, line.lang, line.lang)


def _step_of(weights: Any) -> float:
    return float(abs(weights).max() / MOST) or 1 / MOST


def _in_steps(weights: Any, step: float) -> bytes:
    steps = (weights / step).round().clip(-MOST, MOST).astype(int) + ZERO
    return bytes(steps.ravel().tolist())


if __name__ == "__main__":
    main()
