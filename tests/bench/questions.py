"""Rules questions: how many are answered rightly, how fast, and what searches make of them.

Right is a question whose verdict and value are those expected (`tests/questions/README.md`). Beside
the program stand searches over the same rule texts; `_nearest.py` tells what they are lent. Of the
blind half and the late questions nothing but these counts is ever shown. Times are those of the
processor, so that they say the same beside other work: an answer waits for nothing. "In doubt" are
wrong answers that say themselves that the question may have been misunderstood.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median, quantiles
from time import thread_time_ns
from typing import Final

from scorekeeper.memory import settle_memory
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from scorekeeper.rulebook.asking import Answer, Asked, Rulebase, answer, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.bench import Row
from tests.bench._nearest import Answering, best_limit, found_by, searches, with_limit
from tests.rulebook.asking.bad_questions import BAD, babble, noise
from tests.rulebook.asking.question_lines import (
    LANGUAGES,
    Line,
    Outcome,
    Told,
    ask,
    judge,
    lines,
    told_by,
)

HALVES: Final = {
    "open": "open half",
    "blind": "blind half",
    "late": "late questions",
    "later": "later ones",
    "latest": "the latest ones",
}
"""Files, and what they are called in the table."""
WARM: Final = ("tune1", "tune2")
VARIANTS: Final = ("classic", "no-mercy", "flex")
GOAL_ANSWER: Final = 10
GOAL_BAD: Final = 20
GOAL_LOADING: Final = 200
GOAL_MEMORY: Final = 30
"""Milliseconds at p99, milliseconds, and megabytes."""
LOADS: Final = 5
NOISES: Final = 300

Judged = list[tuple[Line, Told]]
NOT_INSTALLED: Final = "not installed"

MEASURE: Final = """
import json, sys, tracemalloc
from time import process_time
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import load_rulebase

def grown(work):
    before, start = tracemalloc.get_traced_memory()[0], process_time()
    kept = work()
    return kept, (process_time() - start) * 1e3, tracemalloc.get_traced_memory()[0] - before

if sys.argv[1] == "memory":
    tracemalloc.start()
library, took, grew = grown(lambda: load_library(rules_dir()))
rulebase, more, much = grown(lambda: load_rulebase(rules_dir(), library))
print(json.dumps([took, more] if sys.argv[1] == "time" else [grew / 1e6, much / 1e6]))
"""


def rows() -> list[Row]:
    """What is answered by half, language and game; what an answer takes, and loading the rules."""
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    for name in WARM:
        for line in lines(name, library):
            ask(line, rulebase, library)
    settle_memory()
    halves = {half: list(lines(half, library)) for half in HALVES}
    answered, times = _answered(halves, rulebase, library)
    bad = _bad_times(rulebase, library)
    told = {"": {half: [(line, told_by(ours)) for line, ours in answered[half]] for half in HALVES}}
    told |= _searched(answered, rulebase, library)
    return [*_scores(told), *_speed(times, bad), *_loading()]


Answered = dict[str, list[tuple[Line, Answer]]]


def _answered(
    halves: Mapping[str, Sequence[Line]], rulebase: Rulebase, library: Library
) -> tuple[Answered, list[float]]:
    """The answers, and the milliseconds of each; every question is asked for the first time."""
    answered: Answered = {half: [] for half in halves}
    times = []
    for half, asked in halves.items():
        for line in asked:
            start = thread_time_ns()
            found = ask(line, rulebase, library)
            times.append((thread_time_ns() - start) / 1e6)
            answered[half].append((line, found))
    return answered, times


def _bad_times(rulebase: Rulebase, library: Library) -> list[float]:
    """Milliseconds of what is no question: each of the known kinds, noise, and words at random."""
    words = sorted(
        word for tongue in rulebase.tongues.values() for word in tongue.spelling.known if word
    )
    texts = [*BAD.values()]
    texts += [noise(seed) for seed in range(NOISES)] + [
        babble(seed, words) for seed in range(NOISES)
    ]
    times = []
    for place, text in enumerate(texts):
        table = rules_for(library.variant(VARIANTS[place % len(VARIANTS)]), library)
        start = thread_time_ns()
        answer(Asked(text, table), rulebase, library)
        times.append((thread_time_ns() - start) / 1e6)
    return times


def _searched(
    answered: Answered, rulebase: Rulebase, library: Library
) -> dict[str, dict[str, Judged]]:
    """What each search answers, by half; empty for one that is not installed."""
    answering = Answering(rulebase, library)
    told: dict[str, dict[str, Judged]] = {}
    for name, search in searches(rulebase).items():
        if search is None:
            told[name] = {}
            continue
        found = {half: found_by(search, asked, answering) for half, asked in answered.items()}
        limit = best_limit(found["open"])
        told[name] = {half: with_limit(near, limit) for half, near in found.items()}
    return told


def _scores(told: Mapping[str, Mapping[str, Judged]]) -> list[Row]:
    kept: list[tuple[str, Callable[[Line], bool]]] = [("", lambda line: True)]
    kept += [(lang, lambda line, lang=lang: line.lang == lang) for lang in LANGUAGES]  # type: ignore[misc]
    kept += [
        (game, lambda line, game=game: line.table.variant.id == game)  # type: ignore[misc]
        for game in VARIANTS
    ]
    found = []
    for half in HALVES:
        by_name = {name: judged.get(half) for name, judged in told.items()}
        for name, keep in kept:
            what = f"  {name}" if name else f"questions, {HALVES[half]}"
            found.append(_row(what, by_name, keep, _outcomes, _right))
        found.append(_row("  ruling expected", by_name, _has_ruling, _ruling_in_words, _ruling))
    return found


def _row(
    what: str,
    told: Mapping[str, Judged | None],
    keep: Callable[[Line], bool],
    in_words: Callable[[Judged], str],
    share: Callable[[Judged], float],
) -> Row:
    """Ours in one column, the searches in the next, a line each."""
    kept = {
        name: None if judged is None else [pair for pair in judged if keep(pair[0])]
        for name, judged in told.items()
    }
    ours = kept.pop("") or []
    baselines, ratios = [], []
    for name, judged in kept.items():
        baselines.append(f"{name}: {NOT_INSTALLED if judged is None else in_words(judged)}")
        theirs = share(judged) if judged else 0.0
        ratios.append(f"{share(ours) / theirs:.1f}" if theirs else "–")
    return what, in_words(ours), "\n".join(baselines), "\n".join(ratios)


def _outcomes(judged: Judged) -> str:
    outcomes = [judge(line, told) for line, told in judged]
    wrong = [told for (_, told), one in zip(judged, outcomes, strict=True) if one is Outcome.WRONG]
    doubted = sum(not told.sure for told in wrong)
    return (
        f"right {_right(judged):.1%} of {len(judged)}, wrong {len(wrong)}"
        + (f" ({doubted} of them in doubt)" if doubted else "")
        + f", abstained {outcomes.count(Outcome.ABSTAINED)}"
    )


def _right(judged: Judged) -> float:
    return _share(judge(line, told) is Outcome.RIGHT for line, told in judged)


def _has_ruling(line: Line) -> bool:
    return line.ruling is not None


def _ruling(judged: Judged) -> float:
    return _share(told.ruling == line.ruling for line, told in judged)


def _ruling_in_words(judged: Judged) -> str:
    return f"{_ruling(judged):.1%} of {len(judged)}"


def _share(held: Iterable[bool]) -> float:
    every = list(held)
    return sum(every) / len(every) if every else 0.0


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


def _speed(times: Sequence[float], bad: Sequence[float]) -> list[Row]:
    return [
        ("an answer, p50", f"{median(times):.2f} ms", "–", "–"),
        _with_goal("an answer, p99", _p99(times), GOAL_ANSWER, "ms"),
        _with_goal("bad input, p99", _p99(bad), GOAL_BAD, "ms"),
    ]


def _with_goal(what: str, figure: float, goal: int, unit: str) -> Row:
    return what, f"{figure:.2f} {unit}", f"goal ≤ {goal} {unit}", f"{figure / goal:.2f}"


def _loading() -> list[Row]:
    """Each in a process of its own, where nothing has been read before."""
    times = [_measured("time") for _ in range(LOADS)]
    library, rulebase = (median(column) for column in zip(*times, strict=True))
    library_size, rulebase_size = _measured("memory")
    return [
        (
            "loading the rulebase",
            f"{rulebase:.0f} ms (goal ≤ {GOAL_LOADING} ms)",
            f"the library alone {library:.0f} ms",
            f"{rulebase / library:.1f}",
        ),
        (
            "memory of the rulebase",
            f"{rulebase_size:.1f} MB (goal ≤ {GOAL_MEMORY} MB)",
            f"the library alone {library_size:.1f} MB",
            f"{rulebase_size / library_size:.1f}",
        ),
    ]


def _measured(what: str) -> tuple[float, float]:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, what], capture_output=True, text=True, check=True
    )
    library, rulebase = json.loads(done.stdout)
    return library, rulebase
