"""The questions that experience is learned from, and what is known of each of them.

Everything in `tests/questions` but what is never seen, what is composed from it, and what has to
hold. Names of traits and words are kept as checksums, as experience itself keeps them.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Asked, Rulebase, load_rulebase
from scorekeeper.rulebook.asking.answers import known_by
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import SILENT, Checksums, checksum
from scorekeeper.rulebook.asking.one_question import opposite
from tests.rulebook.asking.cases import every_case
from tests.rulebook.asking.composed import every_composed
from tests.rulebook.asking.pinned import facts
from tests.rulebook.asking.question_lines import FOLDER, Line, lines
from tests.rulebook.asking.scenes import every_scene
from tests.rulebook.asking.told_lines import told_lines

NEVER_SEEN: Final = {"blind", "late", "later", "latest"}
PINNED: Final = "pinned"
OFTEN: Final = 6
"""What must hold is gone through more often."""
CONTRASTS: Final = (".lc", ".lf")
TWICE: Final = 2
"""Questions beside nearly the same ones of which a word decides: what there is little else of."""
AT_ONCE: Final = 2_000
"""Questions that one process works at before it is given more."""


class Example(NamedTuple):
    """A question: its traits, the order of its words, what each word says, and what it asks for."""

    traits: Checksums
    orders: Checksums
    words: tuple[Checksums, ...]
    ruling: str
    verdict: str


def questions(library: Library) -> Iterator[tuple[str, Line]]:
    """Every question that may be learned from, and the file it stands in."""
    for path in sorted(FOLDER.glob("**/*.jsonl")):
        name = path.relative_to(FOLDER).with_suffix("").as_posix()
        if name not in NEVER_SEEN:
            times = TWICE if name.endswith(CONTRASTS) else 1
            yield from ((name, line) for line in lines(name, library) for _ in range(times))
    yield from every_composed(library)
    yield from every_scene(library)
    yield from every_case(library)
    yield from ((PINNED, line) for line in pinned(library) for _ in range(OFTEN))


def pinned(library: Library) -> Iterator[Line]:
    """The questions that have to be answered rightly whatever else is learned: those of the pinned
    facts, and those in which what is told decides.
    """
    for game, fact in facts():
        if fact.ruling is None and fact.verdict != SILENT:
            continue
        table = rules_for(library.variant(game), library, fact.house, fact.players)
        yield Line(fact.name, fact.q, fact.lang, table, fact.verdict, fact.value, fact.ruling)
    for told in told_lines():
        table = rules_for(library.variant(told.game), library)
        value = int(told.expected) if told.expected.isdecimal() else None
        verdict = told.expected if value is None else "value"
        question = told.question
        yield Line(question, question, told.language, table, verdict, value, told.ruling)


def asked(line: Line) -> Asked:
    """A line as it is asked at its table, in its language."""
    return Asked(line.text, line.table, line.lang, line.lang)


def example(line: Line, rulebase: Rulebase, library: Library) -> Example:
    """What is learned of a question."""
    known, turned = known_by(asked(line), rulebase, library)
    verdict = opposite(line.verdict) if turned else line.verdict
    words = tuple(map(_sums, known.words))
    ruling = line.ruling or SILENT
    return Example(_sums(known.traits), _sums(known.orders), words, ruling, verdict)


def _sums(names: Iterable[str]) -> Checksums:
    return np.fromiter(map(checksum, names), np.uint32)


def half_of(name: str) -> int:
    """The half that a file is in, whole: its neighbours ask nearly the same as a question."""
    return crc32(name.encode()) % 2


def examples(count: int) -> list[Example]:
    """What is learned of so many questions, in their order; every processor works at it."""
    with ProcessPoolExecutor() as workers:
        return [one for part in workers.map(_examples_of, parts_of(range(count))) for one in part]


def parts_of(places: Sequence[int]) -> list[Sequence[int]]:
    """The places in parts that one process works at."""
    return [places[start : start + AT_ONCE] for start in range(0, len(places), AT_ONCE)]


def _examples_of(places: Sequence[int]) -> list[Example]:
    library, rulebase, every = in_this_process()
    return [example(every[place][1], rulebase, library) for place in places]


@cache
def in_this_process() -> tuple[Library, Rulebase, list[tuple[str, Line]]]:
    """The rules and all questions, read once."""
    library = load_library(rules_dir())
    return library, load_rulebase(rules_dir(), library), list(questions(library))
