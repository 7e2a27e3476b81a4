"""`scorekeeper ask --batch`: a file of questions, as people and programs write them."""

import io
import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from scorekeeper.cli.ask_batch import Batch, lines_of, rules_of_line
from scorekeeper.cli.asked_line import AskedLine, LineRefused, read_line
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import TableRules, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.cli import command

QUESTION = "May I put a +2 on a +2?"
SHAPE = {
    "id", "verdict", "value", "answer", "why", "citations", "differs", "house_rule", "ruling",
    "case", "confidence", "sure", "situation", "lang",
}  # fmt: skip


def ask(*arguments: str, stdin: str = "") -> CompletedProcess[str]:
    return command.scorekeeper("ask", *arguments, stdin=stdin)


def written(folder: Path, *lines: dict[str, Any] | str) -> str:
    """A file with these lines; gives its path."""
    file = folder / "questions.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("".join(text + "\n" for text in texts), encoding="utf-8")
    return str(file)


def refused(line: dict[str, Any] | str) -> LineRefused:
    with pytest.raises(LineRefused) as fault:
        read_line(line if isinstance(line, str) else json.dumps(line), 7)
    return fault.value


@pytest.fixture(scope="module")
def batch() -> Batch:
    """No Mercy, three players, Jump-in: what holds where a line says nothing."""
    library = load_library(rules_dir())
    under = rules_for(library.variant("no-mercy"), library, ["jump-in"], 3)
    return Batch(under, None, load_rulebase(rules_dir(), library), library)


def named(rules: TableRules) -> tuple[str, int | None, list[str]]:
    return rules.variant.id, rules.players, [rule.id for rule in rules.house]


def test_the_lines_are_answered_one_by_one_in_order(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        {"id": "first", "q": QUESTION, "variant": "no-mercy"},
        '{"id": "second", "q": ',
        {"id": 3, "q": "Wie viele Punkte zählt ein Joker?", "lang": "de"},
        {"id": "", "q": ""},
    )
    done = ask("--batch", file)
    first, second, third, fourth = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert (first["id"], first["verdict"], first["ruling"]) == ("first", "yes", "stacking")
    assert set(first) == SHAPE
    assert set(second) == SHAPE | {"error"}
    assert (second["id"], second["verdict"]) == (None, "unknown")
    assert second["answer"] == second["error"] == "Line 2 is no JSON object."
    assert (third["id"], third["value"], third["lang"]) == (3, 50, "de")
    assert (fourth["id"], fourth["verdict"]) == ("", "unknown")


def test_a_batch_without_faults_ends_well(tmp_path: Path) -> None:
    file = tmp_path / "fine.jsonl"
    file.write_text(
        "\ufeff" + json.dumps({"id": 1, "q": QUESTION, "house": ["progressive"]}) + "\n\n",
        encoding="utf-8",
    )
    done = ask("--batch", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    (found,) = map(json.loads, done.stdout.splitlines())
    assert found["verdict"] == "yes"


def test_the_options_hold_for_the_lines_that_say_nothing(tmp_path: Path) -> None:
    file = written(tmp_path, {"id": 1, "q": QUESTION}, {"id": 2, "q": QUESTION, "lang": "nl"})
    done = ask("--batch", file, "--variant", "flex", "--players", "4", "--lang", "de")
    one, other = map(json.loads, done.stdout.splitlines())
    assert (one["situation"]["variant"], one["situation"]["players"]) == ("flex", 4)
    assert (one["lang"], other["lang"]) == ("de", "nl")


@pytest.mark.parametrize(
    "options",
    [
        ["--variant", "chess"],
        ["--house", "naked"],
        ["--players", "1"],
        ["--lang", "fr"],
        ["--table", "no-such-table"],
        [QUESTION],
        [""],
    ],
)
def test_an_option_that_cannot_be_is_refused_before_any_line(
    options: list[str], tmp_path: Path
) -> None:
    file = written(tmp_path, {"id": 1, "q": QUESTION})
    done = ask(*options, "--batch", file, "--data-dir", str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_refused_in_one_line() -> None:
    done = ask("--batch", "no/such/file.jsonl")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_questions_may_come_by_standard_input() -> None:
    done = ask("--batch", "-", stdin=json.dumps({"id": 1, "q": QUESTION}))
    assert json.loads(done.stdout)["verdict"] == "no"


def test_a_file_that_a_windows_shell_has_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "utf-16.jsonl"
    line = json.dumps({"id": "é", "q": QUESTION}, ensure_ascii=False)
    file.write_text(line + "\n", encoding="utf-16")
    found = json.loads(ask("--batch", str(file)).stdout)
    assert (found["id"], found["verdict"]) == ("é", "no")


def test_what_is_no_text_keeps_no_other_line_from_its_answer(tmp_path: Path) -> None:
    file = tmp_path / "binary.jsonl"
    good = json.dumps({"id": "last", "q": QUESTION}).encode()
    file.write_bytes(bytes(range(256)) + b"\n" + b'{"id": 1, "q": "\xff\xfe"}\n' + good)
    found = [json.loads(line) for line in ask("--batch", str(file)).stdout.splitlines()]
    assert (found[-1]["id"], found[-1]["verdict"]) == ("last", "no")
    assert all(set(line) >= SHAPE for line in found)


def test_an_unknown_game_of_a_line_is_the_fault_of_that_line_only(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        {"id": 1, "q": QUESTION, "variant": "chess"},
        {"id": 2, "q": QUESTION, "lang": "fr"},
        {"id": 3, "q": QUESTION, "lang": "DE"},
    )
    done = ask("--batch", file)
    game, language, fine = map(json.loads, done.stdout.splitlines())
    assert (game["id"], language["id"]) == (1, 2)
    assert "chess" in game["error"]
    assert "fr" in language["error"]
    assert (fine["lang"], "error" in fine) == ("de", False)


def test_a_line_that_is_too_long_is_one_line_and_never_kept_whole() -> None:
    text = "short\n" + "x" * 25 + "\n" + "y" * 10 + "\n" + "z" * 11
    assert list(lines_of(io.StringIO(text), limit=10)) == ["short\n", None, "y" * 10 + "\n", None]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"players": 0}, "players"),
        ({"players": 1}, "players"),
        ({"players": 99}, "players"),
        ({"players": True}, "players"),
        ({"variant": 3}, "variant"),
        ({"variant": "x" * 81}, "variant"),
        ({"lang": 1}, "lang"),
        ({"q": None}, "q"),
        ({"house": [3]}, "house"),
        ({"house": {}}, "house"),
    ],
)
def test_a_fault_names_its_key_and_keeps_the_id(wrong: dict[str, Any], key: str) -> None:
    fault = refused({"id": "mine", "q": QUESTION, **wrong})
    assert (fault.key, fault.params["name"], fault.id) == ("ask-line-key-wrong", key, "mine")


def test_what_is_missing_is_named() -> None:
    assert refused({"id": 1}).params["name"] == "q"
    assert refused({"q": QUESTION}).params["name"] == "id"


def test_an_id_that_is_no_id_comes_back_as_it_was_or_not_at_all() -> None:
    assert refused({"id": True, "q": QUESTION}).id is True
    assert refused({"id": ["x"], "q": QUESTION}).id is None


@pytest.mark.parametrize("line", ["[]", "nonsense", '{"id": NaN, "q": ""}', "[" * 100_000])
def test_what_is_no_object_is_told_with_its_number(line: str) -> None:
    assert (refused(line).key, refused(line).params) == ("ask-line-broken", {"line": 7})


def test_null_is_as_good_as_left_out_and_one_house_rule_needs_no_list() -> None:
    nulls = {"lang": None, "variant": None, "players": None, "house": None}
    asked = read_line(json.dumps({"id": 1, "q": QUESTION, **nulls}), 1)
    assert asked == AskedLine(id=1, q=QUESTION)
    one = read_line(json.dumps({"id": 1, "q": QUESTION, "house": "progressive"}), 1)
    assert one.house == ("progressive",)


def test_half_a_letter_is_read_as_a_mark() -> None:
    assert read_line('{"id": 1, "q": "wild \\ud800?"}', 1).q == "wild \N{REPLACEMENT CHARACTER}?"


def test_a_line_says_what_is_otherwise_and_the_rest_stays(batch: Batch) -> None:
    def under(**said: Any) -> tuple[str, int | None, list[str]]:
        return named(rules_of_line(AskedLine(id=1, q=QUESTION, **said), batch))

    assert under() == ("no-mercy", 3, ["jump-in"])
    assert under(players=2) == ("no-mercy", 2, ["jump-in"])
    assert under(house=()) == ("no-mercy", 3, [])
    assert under(variant="Klassisch") == ("classic", 3, ["jump-in"])
    assert under(variant="classic", house=("progressive",)) == ("classic", 3, ["progressive"])
    with pytest.raises(RulesRefused):
        under(variant="chess")
