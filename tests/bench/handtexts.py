"""Reading hands in words: how many are right, how fast, and what a simple reader makes of them.

The simple reader cuts at commas, looks each part up in a dictionary of the cards' names, and takes
the nearest name that rapidfuzz finds.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from time import thread_time_ns
from typing import Final, NamedTuple

from rapidfuzz.process import extractOne

from scorekeeper.memory import settle_memory
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library, load_library
from tests.bench import Row
from tests.rulebook.hand_lines import LANGUAGES, Line, Outcome, Read, judge, lines, read

SETS: Final = {
    "open": "open half",
    "blind": "blind half",
    "tune3": "by another writer",
    "tune4": "by a third writer",
    "tune5": "once read wrongly",
    "tune6": "by a fourth writer",
    "tune7": "once read wrongly, too",
    "tune8": "ordinary lines by other hands",
    "tune9": "more of such lines",
    "tune10": "written beside the program",
    "tune11": "ordinary lines, yet other hands",
    "tune12": "once read wrongly, of late",
    "tune13": "ordinary lines, of late",
    "tune14": "once read wrongly, the newest",
    "tune15": "ordinary lines",
    "tune16": "ordinary lines, late",
    "tune17": "more ordinary lines",
    "tune18": "ordinary lines, later",
    "tune19": "as ten people talk",
    "tune20": "as ten others talk",
    "tune21": "as yet ten others talk",
    "tune22": "ordinary lines, latest",
    "tune23": "ordinary lines, the newest",
    "tune24": "ordinary lines by yet others",
    "tune25": "more of these",
    "tune26": "misspelt ordinary lines",
    "tune27": "as typed on a phone",
    "tune28": "as for an exam",
    "tune29": "rare names of cards",
    "tune30": "typed, dictated, misspelt",
    "tune31": "as an examiner writes",
    "tune32": "as three others write",
    "tune33": "as yet another writes",
    "tune34": "as a tenth writes",
    "tune35": "as an eleventh writes",
    "tune36": "as a twelfth writes",
    "tune37": "as a thirteenth writes",
    "tune38": "as a fourteenth writes",
    "tune39": "as a fifteenth writes",
    "tune40": "as a sixteenth writes",
    "tune41": "as a seventeenth writes",
    "tune42": "as an eighteenth writes",
}
"""The lines that count, and what they are called."""

BESIDE: Final = ("open", "blind")
"""The sets that the simple reader reads, too: it takes half a minute for each thousand lines."""

GOAL: Final = 2.0
_NEAR_ENOUGH: Final = 80
_COUNTED: Final = re.compile(r"(\d+)\s*x?\s*(\D.*)")
_HIGHEST_FACE: Final = 9

Reader = Callable[[Line], Read]
Names = dict[tuple[str, str], dict[str, str]]


def rows() -> list[Row]:
    """For each set: what is read exactly, by language; and what one line takes."""
    library = load_library(rules_dir())
    sets = {name: list(lines(name, library)) for name in SETS}
    every = [line for told in sets.values() for line in told]
    names = _names(library, every)
    readers: tuple[Reader, Reader] = (
        lambda line: read(line, library),
        lambda line: read_simply(line, names[line.variant.id, line.deck]),
    )
    # A deck's lexicon is filled once, when a table is opened; the words of the lines are new.
    for variant, deck in names:
        for lang in LANGUAGES:
            library.lexicon(
                library.variant(variant), deck, tuple(dict.fromkeys((lang, *LANGUAGES)))
            )
    settle_memory()
    ours = _judged(every, readers[0])
    simple = _judged([line for name in BESIDE for line in sets[name]], readers[1])
    told = [
        _score(title, lang, _within(ours, sets[name]), _within(simple, sets[name]))
        for name, title in SETS.items()
        for lang in (None, *LANGUAGES)
        if lang is None or any(line.lang == lang for line in sets[name])
    ]
    return [*told, *_speed(ours, simple)]


def read_simply(line: Line, names: Mapping[str, str]) -> Read:
    """Each part between commas is a number, a known name, or the nearest one."""
    parts = [part.strip().casefold() for part in line.text.split(",") if part.strip()]
    cards: Counter[str] = Counter()
    amounts: list[int] = []
    warned = False
    for part in parts:
        if part.isdecimal():
            if len(parts) > 1 and int(part) <= _HIGHEST_FACE:
                cards[str(int(part))] += 1
            else:
                amounts.append(int(part))
            continue
        counted = _COUNTED.fullmatch(part)
        count, name = (int(counted[1]), counted[2]) if counted else (1, part)
        if kind := names.get(part):
            cards[kind] += 1
        elif kind := names.get(name) or _nearest(name, names):
            cards[kind] += count
        else:
            warned = True
    return Read(cards, amounts, warned)


def _nearest(name: str, names: Mapping[str, str]) -> str | None:
    found = extractOne(name, names.keys(), score_cutoff=_NEAR_ENOUGH)
    return names[found[0]] if found else None


def _names(library: Library, every: Sequence[Line]) -> Names:
    """Every name of the cards of each deck in all languages, with its kind."""
    return {
        (line.variant.id, line.deck): {
            name.casefold(): kind
            for language in LANGUAGES
            for kind in line.variant.card_points(line.deck)
            if (text := library.texts[language].cards.get(kind)) is not None
            for name in (text.name, text.label, *text.words, *text.plurals)
        }
        for line in every
    }


class Judged(NamedTuple):
    """A line, what became of it, and the milliseconds of this thread for reading it first."""

    line: Line
    outcome: Outcome
    took: float


def _judged(lines_read: Sequence[Line], reader: Reader) -> list[Judged]:
    judged = []
    for line in lines_read:
        start = thread_time_ns()
        told = reader(line)
        took = (thread_time_ns() - start) / 1e6
        judged.append(Judged(line, judge(line, told), took))
    return judged


def _within(judged: Sequence[Judged], those: Sequence[Line]) -> list[Judged]:
    ids = {line.id for line in those}
    return [each for each in judged if each.line.id in ids]


def _score(title: str, lang: str | None, ours: Sequence[Judged], simple: Sequence[Judged]) -> Row:
    figure, baseline = (_counts(judged, lang) for judged in (ours, simple))
    name = f"hand texts, {title}" if lang is None else f"  {lang}"
    if not baseline:
        return (name, _in_words(figure), "–", "–")
    return (
        name,
        _in_words(figure),
        f"split and look up: {_in_words(baseline)}",
        f"{_share(figure) / _share(baseline):.1f}" if _share(baseline) else "–",
    )


def _counts(judged: Sequence[Judged], lang: str | None) -> Counter[str]:
    """Outcomes of the clear lines, and lines of any kind that are wrong without a warning."""
    counts: Counter[str] = Counter()
    for line, outcome, _ in judged:
        if lang in {None, line.lang}:
            counts["clear"] += not line.unclear
            counts[outcome] += not line.unclear or outcome is Outcome.WRONG
    return counts


def _share(counts: Counter[str]) -> float:
    return counts[Outcome.EXACT] / counts["clear"]


def _in_words(counts: Counter[str]) -> str:
    exact = f"exact {_share(counts):.1%} of {counts['clear']}"
    return f"{exact}, warned {counts[Outcome.WARNED]}, wrong {counts[Outcome.WRONG]}"


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


def _speed(ours: Sequence[Judged], simple: Sequence[Judged]) -> list[Row]:
    """Both on the lines that both have read, then ours on all lines."""
    both = {each.line.id for each in simple}
    compared = [each.took for each in ours if each.line.id in both]
    beside = [each.took for each in simple]
    figures: dict[str, Callable[[Sequence[float]], float]] = {"p50": median, "p99": _p99}
    return [
        (
            f"understanding one line, {name}",
            f"{figure(compared):.2f} ms",
            f"split and look up: {figure(beside):.2f} ms",
            f"{figure(compared) / figure(beside):.2f}",
        )
        for name, figure in figures.items()
    ] + [
        (
            f"  of {len(ours):,} lines, p99",
            f"{_p99([each.took for each in ours]):.2f} ms",
            "–",
            f"goal < {GOAL:.0f} ms",
        )
    ]
