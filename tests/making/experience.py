"""Learns which ruling a question asks for from `tests/questions`: `rules/experience.bin`.

    make experience

Takes scikit-learn (the dependency group `learning`). Everything but `blind.jsonl` is learned from;
to be made again when rulings, concepts or questions have changed much.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

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
FREEDOM: Final = 10.0
"""How far the weights may go to fit every question; the best of 1, 2, 5, 10, 20 on new ones."""
MOST: Final = 6.0
STEPS: Final = 127
"""Weights reach from -MOST to MOST in so many steps either way."""


def examples() -> Iterator[tuple[frozenset[str], str]]:
    """The traits of each question, and the ruling it asks for."""
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    for path in sorted(FOLDER.glob("*.jsonl")):
        for line in lines(path.stem, library) if path.stem not in NEVER_SEEN else ():
            asked = Asked(line.text, line.table, line.lang, line.lang)
            yield traits_of(*understood(asked, rulebase, library)), line.ruling or SILENT


def learned(known: Sequence[tuple[frozenset[str], str]]) -> bytes:
    """The content of the file."""
    often = Counter(trait for traits, _ in known for trait in traits)
    rows = [{trait: 1 for trait in traits if often[trait] >= LEAST} for traits, _ in known]
    traits = DictVectorizer()
    model = LogisticRegression(C=FREEDOM, max_iter=1000)
    model.fit(traits.fit_transform(rows), [ruling for _, ruling in known])
    step = MOST / STEPS
    weights: Any = (model.coef_.T / step).round().clip(-STEPS, STEPS).astype(int)
    before: Any = (model.intercept_ / step).round().astype(int)
    head = Head(
        rulings=tuple(model.classes_),
        traits=tuple(traits.get_feature_names_out()),
        before=tuple(before.tolist()),
        step=step,
    )
    return written(head, weights.tolist())


if __name__ == "__main__":
    (rules_dir() / "experience.bin").write_bytes(learned(list(examples())))
