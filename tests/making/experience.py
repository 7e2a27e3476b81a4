"""Learns which ruling a question asks for from `tests/questions`: `rules/experience.bin`.

    make experience

Takes scikit-learn (the dependency group `learning`). Everything but `blind.jsonl` is learned from;
to be made again when rulings, concepts or questions have changed much.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import Asked, load_rulebase
from scorekeeper.rulebook.asking.answers import understood
from scorekeeper.rulebook.asking.experience import SILENT, Head, written
from scorekeeper.rulebook.asking.traits import traits_of
from tests.rulebook.asking.question_lines import FOLDER, lines

NEVER_SEEN: Final = {"blind"}
LEAST: Final = 3
"""Questions with a trait; a rarer one is chance."""
RULING_FREEDOM: Final = 10.0
VERDICT_FREEDOM: Final = 0.5
"""How far the weights may go to fit every question; the best of several on questions not seen."""
MOST: Final = 127
STEP: Final = 6 / MOST
"""Weights reach from -6 to 6, in so many steps either way."""


class Example(NamedTuple):
    """A question: its traits, and what it asks for."""

    traits: frozenset[str]
    ruling: str
    verdict: str


def examples() -> Iterator[Example]:
    """Every question that may be learned from."""
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    for path in sorted(FOLDER.glob("*.jsonl")):
        for line in lines(path.stem, library) if path.stem not in NEVER_SEEN else ():
            asked = Asked(line.text, line.table, line.lang, line.lang)
            traits = traits_of(*understood(asked, rulebase, library))
            yield Example(traits, line.ruling or SILENT, line.verdict)


def learned(known: Sequence[Example]) -> bytes:
    """The content of the file."""
    # Only whoever learns anew has it installed.
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    often = Counter(trait for example in known for trait in example.traits)
    traits = DictVectorizer()
    rows = traits.fit_transform(
        {trait: 1 for trait in example.traits if often[trait] >= LEAST} for example in known
    )
    ruling = LogisticRegression(C=RULING_FREEDOM, max_iter=1000)
    verdict = LogisticRegression(C=VERDICT_FREEDOM, max_iter=1000)
    ruling.fit(rows, [example.ruling for example in known])
    verdict.fit(rows, [example.verdict for example in known])
    head = Head(
        rulings=tuple(ruling.classes_),
        verdicts=tuple(verdict.classes_),
        traits=tuple(traits.get_feature_names_out()),
        before=(*_in_steps(ruling.intercept_), *_in_steps(verdict.intercept_)),
        step=STEP,
    )
    both = zip(_in_steps(ruling.coef_.T), _in_steps(verdict.coef_.T), strict=True)
    return written(head, ([*one, *other] for one, other in both))


def _in_steps(weights: Any) -> Any:
    return (weights / STEP).round().clip(-MOST, MOST).astype(int).tolist()


if __name__ == "__main__":
    (rules_dir() / "experience.bin").write_bytes(learned(list(examples())))
