"""The check of the rules library finds what is broken in it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checks.rules import PROGRAM, RULES, faults

CLASSIC = "variants/classic.toml"
CARDS = "text/de/cards.toml"


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the rules to break."""
    shutil.copytree(RULES, tmp_path / "rules")
    return tmp_path / "rules"


def test_the_rules_as_they_are_have_no_fault() -> None:
    assert faults(RULES, PROGRAM) == []


def test_the_check_runs_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.checks.rules"],
        cwd=RULES.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (CLASSIC, "value = 500", "value = 0", "target.value"),
        (CLASSIC, 'cite = ["deluxe-1999#play", "article-112#setup"]', "cite = []", "dealt.cite"),
        (CLASSIC, '"deluxe-1999#goal"', '"deluxe-1999#gaol"', "deluxe-1999#gaol is not in sources"),
        (CLASSIC, '"deluxe-1999#goal"', '"flex#goal"', "not among the variant's sources"),
        (CLASSIC, '"article-112"]', '"article-112", "flex"]', "the source flex is never cited"),
        (CLASSIC, "value = 4,", "value = 5,", "add up to 109"),
        (CLASSIC, 'kind = "skip"', 'kind = "reverse"', "listed twice"),
        (CLASSIC, "[players]", "[gamers]", "players"),
        ("sources.toml", 'language = "nl"', 'language = "Dutch"', "language"),
        (CARDS, "[skip]", "[leap]", "skip is missing"),
        (CARDS, "[skip]", "[leap]", "leap is not known"),
        (CARDS, 'name = "Aussetzen"', 'name = ""', "skip.name"),
        (CARDS, 'label = "Aussetzen"', 'label = "Aussetzen lassen"', "label"),
        (CARDS, '"retur"', '"joker"', "the word 'joker' means reverse and wild"),
        (CARDS, '"retur"', '"skip"', "the word 'skip' means reverse and skip"),
        (CARDS, '"retur"', '"und"', "small word"),
        (CARDS, '"retur"', '"elf"', "small word"),
        (CARDS, '"retur"', '"retour"', "listed twice"),
        (CARDS, '"4 zieh"', '"zieh 4"', "in words and in joined"),
        ("text/nl/variants.toml", "[classic]", "[klassiek]", "classic is missing"),
        ("text/nl/sources.toml", "[flex]", "[flux]", "flex is missing"),
        ("text/nl/numbers.toml", '7 = ["zeven"]', "7 = []", "7 has no word"),
        ("text/nl/numbers.toml", '7 = ["zeven"]', '7 = ["zes"]', "two numbers"),
        ("text/nl/connectors.toml", "black =", "grey =", "black is missing"),
        ("text/nl/connectors.toml", "[colours]", "[colors]", "colours"),
    ],
)
def test_a_fault_is_found(rules: Path, file: str, old: str, new: str, fault: str) -> None:
    path = rules / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = faults(rules)
    assert any(fault in line for line in found), found


def test_a_missing_language_is_found(rules: Path) -> None:
    shutil.rmtree(rules / "text" / "nl")
    assert "text/nl: there are no texts in this language" in faults(rules)


def test_a_citation_in_the_program_that_leads_nowhere_is_found(rules: Path, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "points.py").write_text('"""As in `deluxe-1999#scoring` and `flex#prices`."""\n')
    assert faults(rules, program) == ["points.py: flex#prices is not in sources.toml"]
