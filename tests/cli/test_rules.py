"""`scorekeeper rules`, as people start it."""

import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from typer.testing import CliRunner, Result

from scorekeeper import cli, resources
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import load_rulebase
from scorekeeper.rulebook.asking.coverage import load_coverage
from tests.cli import command

ROOT = Path(__file__).parents[2]
RULES = ROOT / "rules"
COVERED = """
[deluxe-1999]
entries = [
    { paragraph = 1, section = "cover", about = "Name of the game", nothing = "title" },
    { paragraph = 2, section = "jump-in", about = "Identical", rulings = ["jump-in", "match"] },
    { paragraph = 2, section = "jump-in", about = "Play goes on there", rulings = ["jump-in"] },
]
[flex]
entries = [{ paragraph = 1, section = "goal", about = "An empty hand", rulings = ["goal"] }]
"""


def scorekeeper(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper("rules", *arguments, language=language, columns=240)


def rows(printed: str) -> list[list[str]]:
    """The cells of every line of a table, those of the headings left out."""
    return [
        [cell.strip() for cell in line.strip("│").split("│")]
        for line in printed.splitlines()
        if line.startswith("│")
    ]


@pytest.fixture
def covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The rules with a short coverage in which nothing is missing; gives its file."""
    shutil.copytree(RULES, tmp_path / "rules")
    file = tmp_path / "rules" / "coverage.toml"
    file.write_text(COVERED, encoding="utf-8")
    monkeypatch.setattr(resources, "rules_dir", lambda: tmp_path / "rules")
    return file


def coverage(*arguments: str) -> Result:
    return CliRunner().invoke(
        cli.app, ["rules", "--coverage", "--lang", "en", *arguments], env={"COLUMNS": "200"}
    )


def test_every_ruling_is_listed_with_its_name_under_its_topic() -> None:
    done = scorekeeper()
    assert (done.returncode, done.stderr) == (0, "")
    rulebase = load_rulebase(RULES, load_library(RULES))
    texts = rulebase.texts["en"].rulings
    listed = rows(done.stdout)
    assert sorted(row[1] for row in listed) == sorted(rulebase.rulings)
    assert [texts["stacking"].name, "stacking", texts["stacking"].ask] in listed
    topics = {ruling.topic for ruling in rulebase.rulings.values()}
    last = done.stdout.splitlines()[-1]
    assert last == f"{len(rulebase.rulings)} rulings in {len(topics)} topics"
    assert "No Mercy" in done.stdout.splitlines()


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_names_are_in_the_language_of_the_terminal_or_the_one_asked_for(language: str) -> None:
    texts = load_rulebase(RULES, load_library(RULES)).texts[language].rulings
    by_terminal = scorekeeper(language=f"{language}_{language.upper()}.UTF-8")
    by_option = scorekeeper("--lang", language)
    assert by_terminal.stdout == by_option.stdout
    assert [texts["mercy"].name, "mercy", texts["mercy"].ask] in rows(by_option.stdout)


def test_a_language_that_is_not_spoken_is_refused() -> None:
    done = scorekeeper("--lang", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_who_reads_only_the_beginning_has_broken_nothing() -> None:
    """The exit code stays that of the coverage, with no word on stderr."""
    whole = scorekeeper("--coverage")
    with subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "rules", "--coverage"],
        cwd=ROOT,
        env=command.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        started.stdout.close()
        said = started.stderr.read()
    assert (started.returncode, said) == (whole.returncode, b"")


def test_a_table_that_no_window_bounds_is_as_wide_as_its_sentences() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scorekeeper", "rules", "--coverage"],
        cwd=ROOT,
        env={k: v for k, v in command.environment().items() if k != "COLUMNS"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    entries = [e for source in load_coverage(RULES).values() for e in source.entries]
    assert [row[2] for row in rows(done.stdout)] == [entry.about for entry in entries]


def test_the_coverage_tells_every_paragraph_of_every_source_and_how_many_are_covered() -> None:
    done = scorekeeper("--coverage")
    assert done.stderr == ""
    known = load_coverage(RULES)
    entries = [entry for source in known.values() for entry in source.entries]
    listed = rows(done.stdout)
    assert [row[2] for row in listed] == [entry.about for entry in entries]
    paragraphs = sum(1 for row in listed if row[0])
    counts = [source.counted() for source in known.values()]
    covered = sum(count for count, _ in counts)
    assert paragraphs == sum(count for _, count in counts)
    last = done.stdout.splitlines()[-1]
    assert last == f"{covered} of {paragraphs} paragraphs covered"
    assert done.returncode == (0 if covered == paragraphs else 1)


def test_the_coverage_speaks_the_language_asked_for() -> None:
    done = scorekeeper("--coverage", "--lang", "nl")
    assert "alinea’s gedekt" in done.stdout.splitlines()[-1]
    told = {row[3] for row in rows(done.stdout) if row[3].startswith("niets te regelen")}
    assert "niets te regelen: titel" in told
    assert not any("announces" in reason or "rules-list" in reason for reason in told)


def test_a_paragraph_is_told_once_with_all_that_it_says(covered: Path) -> None:
    done = coverage()
    assert done.exit_code == 0
    assert rows(done.stdout) == [
        ["1", "Voor 2 tot 10 spelers, vanaf 7 jaar", "Name of the game", "nothing to rule: title"],
        ["2", "Voor je beurt UNO", "Identical", "jump-in, match"],
        ["", "", "Play goes on there", "jump-in"],
        ["1", "Ziel des Spiels", "An empty hand", "goal"],
    ]
    assert "UNO Deluxe leaflet (Mattel, 1999, in Dutch)" in done.stdout
    assert done.stdout.splitlines()[-1] == "3 of 3 paragraphs covered"


def test_a_paragraph_of_which_a_part_is_not_covered_is_not_and_the_exit_code_is_one(
    covered: Path,
) -> None:
    text = covered.read_text(encoding="utf-8")
    covered.write_text(text.replace(', rulings = ["jump-in"]', ""), encoding="utf-8")
    done = coverage()
    assert done.exit_code == 1
    assert ["", "", "Play goes on there", "NOT COVERED"] in rows(done.stdout)
    assert done.stdout.splitlines()[-1] == "2 of 3 paragraphs covered"
