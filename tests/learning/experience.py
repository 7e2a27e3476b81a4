"""Learns which ruling a question asks for, and with which verdict: `rules/experience/`.

    make experience

Takes PyTorch and scikit-learn (the dependency group `learning`) and half an hour. To be made again
when rulings, concepts or questions (`examples.py`) have changed much. How far an answer is trusted
is learned first: the files are parted in two halves, and the answers to each half are judged with
experience of the other one only.
"""

import shutil
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Rulebase
from scorekeeper.rulebook.asking.answers import thought_on
from scorekeeper.rulebook.asking.experience import (
    SILENT,
    Checksums,
    Head,
    Names,
    found_among,
    load_experience,
    save_experience,
)
from scorekeeper.rulebook.asking.networks import Network, Sizes
from tests.learning.examples import (
    Example,
    asked,
    examples,
    half_of,
    in_this_process,
    parts_of,
    questions,
)
from tests.learning.network import Rows, sizes_of, trained, untrained
from tests.learning.trust import Tried, Trust, trust_in
from tests.rulebook.asking.question_lines import Line, Outcome, judge, told_by

LEAST_OF_TRAITS: Final = 4
LEAST_OF_ORDERS: Final = 40
LEAST_OF_WORDS: Final = 8
"""Questions with a trait, with words in an order, and words that say something; what is rarer is
chance."""
TOGETHER: Final = 2
"""How many networks speak together: what one of them has by chance the other one has not."""
NO_TRUST: Final = Trust()

Learned = tuple[Head, Names, list[Network]]


def learned(known: Sequence[Example], trust: Trust = NO_TRUST) -> Learned:
    """What is to be known of questions to come."""
    traits = np.union1d(
        _often((one.traits for one in known), LEAST_OF_TRAITS),
        _often((one.orders for one in known), LEAST_OF_ORDERS),
    )
    words = _often((word for one in known for word in one.words), LEAST_OF_WORDS)
    trusted = np.array([trust.traits.get(int(trait), 0.0) for trait in traits], np.float32)
    outcomes = sorted({(one.ruling, one.verdict) for one in known})
    places = {outcome: at for at, outcome in enumerate(outcomes)}
    wanted = np.array([places[one.ruling, one.verdict] for one in known])
    _, verdicts = np.unique([verdict for _, verdict in outcomes], return_inverse=True)
    rows = [_rows(one, traits, words) for one in known]
    sizes = sizes_of(len(traits), len(words), len(outcomes))
    learn = partial(trained, rows, wanted, verdicts, sizes)
    with ProcessPoolExecutor(TOGETHER, get_context("spawn")) as side_by_side:
        networks = list(side_by_side.map(learn, range(1, TOGETHER + 1)))
    return _head(outcomes, sizes, trust), Names(traits, words, trusted), networks


def _often(every: Iterable[Checksums], least: int) -> Checksums:
    sums, counts = np.unique(np.concatenate([*every]), return_counts=True)
    often: Checksums = sums[counts >= least]
    return often


def _rows(one: Example, traits: Checksums, words: Checksums) -> Rows:
    return Rows(
        found_among(np.concatenate([one.traits, one.orders]), traits),
        [found_among(word, words) for word in one.words],
    )


def _head(outcomes: Sequence[tuple[str, str]], sizes: Sizes, trust: Trust = NO_TRUST) -> Head:
    return Head(outcomes=tuple(outcomes), sizes=sizes, together=TOGETHER, trust=trust.signs)


def tried(every: Sequence[tuple[str, Line]], known: Sequence[Example]) -> list[Tried]:
    """What speaks for the answer to each question, and if it is right, with experience of only
    that half of the files that the question is not in.
    """
    found: list[Tried] = []
    halves = [half_of(name) for name, _ in every]
    with TemporaryDirectory() as folder:
        for half in (0, 1):
            its_folder = Path(folder, str(half))
            seen = [one for one, its_half in zip(known, halves, strict=True) if its_half != half]
            save_experience(its_folder, *learned(seen))
            places = [place for place, its_half in enumerate(halves) if its_half == half]
            for place, told in zip(places, _answers(places, its_folder), strict=True):
                if told is not None:
                    its_signs, right = told
                    found.append(Tried(its_signs, known[place].traits, right))
    return found


def nothing_known() -> Learned:
    """No experience at all, to begin with."""
    outcomes = [(SILENT, "unknown"), (SILENT, "explain")]
    sizes = sizes_of(0, 0, len(outcomes))
    none = np.zeros(0, np.uint32)
    names = Names(none, none, none.astype(np.float32))
    return _head(outcomes, sizes), names, [untrained(sizes) for _ in range(TOGETHER)]


def main() -> None:
    """Learns everything anew."""
    folder = rules_dir() / "experience"
    shutil.rmtree(folder, ignore_errors=True)
    save_experience(folder, *nothing_known())
    every = list(questions(load_library(rules_dir())))
    known = examples(len(every))
    trust = trust_in(tried(every, known))
    save_experience(folder, *learned(known, trust))


Told = tuple[tuple[float, ...], bool]
"""What speaks for an answer, and if it is right."""


def _answers(places: Sequence[int], folder: Path) -> list[Told | None]:
    """The answers with the experience in a folder; every processor works at it."""
    with ProcessPoolExecutor() as workers:
        answers = workers.map(_answers_of, parts_of(places), repeat(folder))
        return [one for part in answers for one in part]


def _answers_of(places: Sequence[int], folder: Path) -> list[Told | None]:
    library, rulebase, every = in_this_process()
    so_far = replace(rulebase, experience=load_experience(folder))
    return [_answer(every[place][1], so_far, library) for place in places]


def _answer(line: Line, rulebase: Rulebase, library: Library) -> Told | None:
    """None where nothing is to be trusted: not understood, settled at once, or likely silent."""
    found = thought_on(asked(line), rulebase, library)
    if found is None:
        return None
    thought, its_signs = found
    return its_signs, judge(line, told_by(thought.answer)) is Outcome.RIGHT


if __name__ == "__main__":
    main()
