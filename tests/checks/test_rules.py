"""The check of the rules library finds what is broken in it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checks.rules import PROGRAM, RULES, faults

CLASSIC = "variants/classic.toml"
CARDS = "text/de/cards.toml"
NO_MERCY = "variants/no-mercy.toml"
HOUSE = "house-rules/progressive.toml"
GAMES = "text/de/variants.toml"


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
        (CLASSIC, "count = { value = 4,", "count = { value = 5,", "add up to 109"),
        (CLASSIC, 'kind = "skip"', 'kind = "reverse"', "listed twice"),
        (CLASSIC, "[players]", "[gamers]", "players"),
        (NO_MERCY, "two_players_reverse_skips =", "# ", "two_players is told but not cited"),
        (GAMES, 'two_players = "Retour zählt', '# "', "classic: two_players is missing"),
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
        ("text/nl/sources.toml", "reckoning =", "sums =", "app.sections: reckoning is missing"),
        ("text/nl/sources.toml", "reckoning =", "sums =", "app.sections: sums is not known"),
        ("text/nl/numbers.toml", '7 = ["zeven"]', "7 = []", "7 has no word"),
        ("text/nl/numbers.toml", '7 = ["zeven"]', '7 = ["zes"]', "two numbers"),
        ("text/nl/connectors.toml", "black =", "grey =", "black is missing"),
        ("text/nl/connectors.toml", "[colours]", "[colors]", "colours"),
        (NO_MERCY, ', cite = ["nm-2023#mercy"]', "", "play.mercy_limit.cite"),
        (NO_MERCY, "nm-2023#mercy", "nm-2023#pity", "play.mercy_limit: nm-2023#pity is not in"),
        (NO_MERCY, '"must-swap"', '"can-swap"', "play.seven.value"),
        (NO_MERCY, "mercy_limit", "mercy_limits", "play.mercy_limits"),
        (NO_MERCY, "value = 250", "value = -250", "knock_out.value"),
        (NO_MERCY, "nm-2023#contents", "own#file", "the source of the tables' own files only"),
        (NO_MERCY, 'dealt = { value = 7, cite = ["nm-2023#setup"] }', "", "dealt is missing"),
        (NO_MERCY, 'size = { value = 168, cite = ["nm-2023#contents"] }', "", "size of deck 168"),
        (CLASSIC, "customizable = { value = 3", "customizable = { value = 2", "deck 112: customiz"),
        (CLASSIC, "customizable = { value = 3", "customizable = { value = 4", "customizable.value"),
        (CLASSIC, "\nswap-hands =", "\nswap-feet =", "unknown card swap-feet"),
        (HOUSE, "#progressive", "#regressive", "deluxe-1999#regressive is not in sources"),
        (HOUSE, 'cite = ["deluxe-1999#progressive"]', "", "cite"),
        (HOUSE, '"flex"', '"fux"', "variants: fux is not known"),
        (HOUSE, "stacking =", "staking =", "overlay.staking"),
        (HOUSE, '"same-kind"', '"none"', "stacking is 'none' in classic anyhow"),
        (HOUSE, '"same-kind"', '"any-kind"', "overlay.stacking"),
        (HOUSE, 'id = "progressive"', 'id = "regressive"', "in a file named 'progressive'"),
        ("text/nl/house-rules.toml", "[jump-in]", "[jump-out]", "jump-in is missing"),
        ("text/nl/house-rules.toml", "[jump-in]", "[jump-out]", "jump-out is not known"),
        ("text/nl/house-rules.toml", "line =", "lines =", "line"),
        (GAMES, '"gnadenlos"', '"Classic"', "the name 'classic' means classic and no-mercy"),
        (GAMES, '"gnadenlos"', '"genadeloos", "UNO-Flex"', "the name 'unoflex' means flex and no"),
        (GAMES, '"gnadenlos"', '"Keine-Gnade"', "'keinegnade' is listed twice"),
        (GAMES, "aliases", "alias", "alias"),
        ("text/en/cards.toml", '"roulette"', '"discard"', "means color-roulette and discard-all"),
        ("text/en/cards.toml", "[draw-four]", "[pull-four]", "draw-four is missing"),
    ],
)
def test_a_fault_is_found(rules: Path, file: str, old: str, new: str, fault: str) -> None:
    path = rules / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = faults(rules)
    assert any(fault in line for line in found), found


def test_a_house_rule_where_the_game_does_so_anyhow_is_found(rules: Path) -> None:
    path = rules / "house-rules" / "seven-zero.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"classic"', '"classic", "no-mercy"'), encoding="utf-8")
    assert faults(rules) == [
        "house-rules/seven-zero.toml: seven is 'must-swap' in no-mercy anyhow",
        "house-rules/seven-zero.toml: zero is 'pass-on' in no-mercy anyhow",
    ]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_missing_file_of_house_rule_texts_is_found(rules: Path, language: str) -> None:
    (rules / "text" / language / "house-rules.toml").unlink()
    assert any("house-rules.toml" in line for line in faults(rules))


def test_a_missing_language_is_found(rules: Path) -> None:
    shutil.rmtree(rules / "text" / "nl")
    assert "text/nl: there are no texts in this language" in faults(rules)


def test_a_citation_in_the_program_that_leads_nowhere_is_found(rules: Path, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "points.py").write_text('"""As in `deluxe-1999#scoring` and `flex#prices`."""\n')
    assert faults(rules, program) == ["points.py: flex#prices is not in sources.toml"]
