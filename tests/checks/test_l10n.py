"""The check of the interface strings finds what is broken in them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checks.l10n import PROGRAM, faults

PYTHON = """
def screen(t, number, name, mood):
    t("greeting", name=name)
    t("rounds" if number else "nothing-yet", count=number)
    t(f"mood-{mood}")
    t("field")
    t("field.hint")
    raise NameRefused("name-taken", name=name)
"""
ENGLISH = """
greeting = Hello { $name }
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
nothing-yet = Nothing yet
mood-good = Good
mood-bad = Bad
field = Name
    .hint = Your name
# l10n: uses month-*
month-1 = January
name-taken = { $name } is taken
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small program in two languages that has no fault."""
    for language in ("en", "de"):
        folder = tmp_path / "l10n" / language
        folder.mkdir(parents=True)
        (folder / "screen.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "screen.py").write_text(PYTHON, encoding="utf-8")
    return tmp_path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_complete_program_has_no_fault(program: Path) -> None:
    assert faults(program) == []


def test_the_check_runs_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.checks.l10n"],
        cwd=PROGRAM.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == bool(done.stdout)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("greeting = Hello { $name }\n", "", "greeting is missing in de"),
        ("mood-bad = Bad", "mood-bad = Bad\nmood-ugly = Ugly", "mood-ugly is missing in en"),
        ("Hello { $name }", "Hallo { $nome }", "has the placeholders $nome, in en $name"),
        ("[one] { $count } round", "[one] One { $size } round", "has the placeholders"),
        ("    .hint = Your name\n", "", "field.hint is missing in de"),
        ("mood-good = Good", "mood-good", "cannot be parsed"),
        ("mood-good = Good", "mood-good =", "cannot be parsed"),
        ("mood-good = Good", 'mood-good = { "" }', "mood-good is empty"),
        ("mood-bad = Bad", "mood-bad = Bad\nmood-bad = Worse", "mood-bad is there twice"),
    ],
)
def test_a_fault_in_a_translation_is_found(program: Path, old: str, new: str, fault: str) -> None:
    edit(program / "l10n" / "de" / "screen.ftl", old, new)
    found = faults(program)
    assert any(fault in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('t("greeting", name=name)', 't("greetings", name=name)', "there is no message greetings"),
        ('t("greeting", name=name)', 't("greeting")', "greeting needs $name"),
        ('t("greeting", name=name)', "pass", "greeting is never used"),
        ('"nothing-yet"', '"nothing"', "there is no message nothing"),
        ('f"mood-{mood}"', 'f"temper-{mood}"', "no message is called temper-*"),
        ('f"mood-{mood}"', '"mood-good"', "mood-bad is never used"),
        ('"name-taken"', '"name-stolen"', "there is no message name-stolen"),
        ('NameRefused("name-taken", name=name)', 'NameRefused("name-taken")', "needs $name"),
        ('t("field.hint")', 't("field.help")', "there is no message field.help"),
    ],
)
def test_a_fault_in_the_program_is_found(program: Path, old: str, new: str, fault: str) -> None:
    edit(program / "screen.py", old, new)
    found = faults(program)
    assert any(fault in line for line in found), found


def test_an_allowance_for_messages_that_are_not_there_is_found(program: Path) -> None:
    edit(program / "screen.py", "def screen", "# l10n: uses day-*\ndef screen")
    assert any("no message is called day-*" in line for line in faults(program))


def test_an_allowance_taken_away_leaves_its_messages_unused(program: Path) -> None:
    for language in ("en", "de"):
        edit(program / "l10n" / language / "screen.ftl", "# l10n: uses month-*\n", "")
    assert any("month-1 is never used" in line for line in faults(program))


def test_templates_use_messages_too(program: Path) -> None:
    (program / "page.html").write_text("<p>{{ t('nowhere') }}</p>", encoding="utf-8")
    assert any("page.html: there is no message nowhere" in line for line in faults(program))


def test_what_only_a_template_says_is_used(program: Path) -> None:
    edit(program / "screen.py", ' else "nothing-yet"', ' else "rounds"')
    assert any("nothing-yet is never used" in line for line in faults(program))
    (program / "page.html").write_text("<p>{{ t('nothing-yet') }}</p>", encoding="utf-8")
    assert faults(program) == []


def test_a_missing_reference_language_is_found(program: Path) -> None:
    shutil.rmtree(program / "l10n" / "en")
    assert faults(program) == ["l10n/en: there are no messages"]
