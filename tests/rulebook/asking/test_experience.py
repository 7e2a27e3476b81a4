"""What is learned from earlier questions, and when it changes an answer."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import RulesFileBroken, load_library
from scorekeeper.rulebook.asking import Answer, Asked, Situation, load_rulebase
from scorekeeper.rulebook.asking.answers import understood
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import (
    SILENT,
    Chances,
    Experience,
    Head,
    load_experience,
    written,
)
from scorekeeper.rulebook.asking.second_thoughts import replaces, trust
from scorekeeper.rulebook.asking.settling import Verdict
from scorekeeper.rulebook.asking.traits import traits_of

LIBRARY = load_library(rules_dir())
RULEBASE = load_rulebase(rules_dir(), LIBRARY)

SMALL: Final = Head(
    rulings=("deal", "stacking", SILENT),
    verdicts=("yes", "no"),
    traits=("asks:give", "asks:stack"),
    before=(0, 0, 1, 0, 0),
    step=0.05,
)
ROWS: Final = ((100, -20, -127, 0, 0), (-30, 127, 0, 0, 60))


@pytest.fixture
def small(tmp_path: Path) -> Experience:
    file = tmp_path / "experience.bin"
    file.write_bytes(written(SMALL, ROWS))
    return load_experience(file)


def test_a_trait_speaks_for_its_ruling_and_against_others(small: Experience) -> None:
    before, after = small.chances(()), small.chances({"asks:stack"})
    assert after.rulings["stacking"] > 0.95 > before.rulings["stacking"]
    assert after.rulings["deal"] < before.rulings["deal"]
    assert after.verdicts["no"] > 0.9 > before.verdicts["no"]


def test_what_has_never_been_seen_changes_nothing(small: Experience) -> None:
    assert small.chances({"word:zebra"}) == small.chances(())


@given(st.sets(st.sampled_from(["asks:give", "asks:stack", "word:zebra"])))
def test_the_chances_of_a_kind_are_one_together(traits: set[str]) -> None:
    weights = written(SMALL, ROWS).partition(b"\n")[2]
    chances = Experience(SMALL, weights).chances(traits)
    assert (tuple(chances.rulings), tuple(chances.verdicts)) == (SMALL.rulings, SMALL.verdicts)
    assert sum(chances.rulings.values()) == pytest.approx(1)
    assert sum(chances.verdicts.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "JSON"),
        (b"{}\n", "required"),
        (written(SMALL, ROWS)[:-1], "one row"),
        (written(SMALL, ROWS) + b"\0", "one row"),
        (written(SMALL.model_copy(update={"before": (0,)}), ROWS), "one number"),
    ],
)
def test_a_damaged_file_is_named(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "experience.bin"
    file.write_bytes(content)
    with pytest.raises(RulesFileBroken, match=reason):
        load_experience(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RulesFileBroken):
        load_experience(tmp_path / "experience.bin")


def answered(verdict: Verdict, ruling: str | None = None, confidence: float = 0.6) -> Answer:
    """An answer found first."""
    return Answer(verdict, "", "", "en", Situation("en"), ruling=ruling, confidence=confidence)


@pytest.mark.parametrize(
    ("first", "chances", "wanted"),
    [
        (answered("yes", "deal"), {"deal": 0.001, "stacking": 0.9}, True),
        (answered("yes", "deal"), {"deal": 0.2, "stacking": 0.8}, False),
        (answered("yes", "deal"), {"deal": 0.005, "stacking": 0.5}, False),
        (answered("yes", "deal"), {"deal": 0.9, "stacking": 0.01}, False),
        (answered("yes", "deal", 1.0), {"deal": 0.01, "stacking": 0.9}, False),
        (answered("yes", "brand-new"), {"deal": 0.01, "stacking": 0.9}, False),
        (answered("unknown"), {"stacking": 0.9, SILENT: 0.01}, True),
        (answered("unknown"), {"stacking": 0.5, SILENT: 0.01}, False),
        (answered("unknown"), {"stacking": 0.7, SILENT: 0.3}, False),
        (answered("unknown"), {"stacking": 0.1, SILENT: 0.9}, False),
        (answered("yes", "deal"), {"deal": 0.001, SILENT: 0.9}, True),
    ],
)
def test_experience_changes_an_answer_only_where_it_is_sure(
    first: Answer, chances: dict[str, float], wanted: bool
) -> None:
    assert replaces(first, chances) is wanted


def test_an_answer_is_trusted_as_far_as_pattern_ruling_and_verdict_are_likely() -> None:
    good = Chances({"deal": 0.9, "stacking": 0.1}, {"yes": 0.9, "no": 0.1})
    bad = Chances({"deal": 0.1, "stacking": 0.9}, {"yes": 0.1, "no": 0.9})
    sure, doubtful = answered("yes", "deal", 1.0), answered("yes", "deal", 0.1)
    assert trust(sure, good) > trust(doubtful, good) > trust(doubtful, bad)
    assert trust(sure, good) > trust(sure, bad)


def test_a_long_story_with_strange_words_is_trusted_less() -> None:
    even = Chances({}, {})
    short, long = Situation("en", words=6), Situation("en", words=40, unknown=3)
    plain = answered("yes", "deal")
    assert trust(replace(plain, situation=short), even) > 0.8
    assert trust(replace(plain, situation=long), even) < 0.4


def test_a_question_is_known_by_its_cards_words_and_table() -> None:
    table = rules_for(LIBRARY.variant("no-mercy"), LIBRARY, (), 2)
    asked = Asked("May I play a draw two on a wild draw six?", table)
    traits = traits_of(*understood(asked, RULEBASE, LIBRARY))
    assert {
        "game:no-mercy", "players:two", "asks:may", "word:play", "card:played:draw-two",
        "card:pile:wild-draw-six",
    } <= traits  # fmt: skip
