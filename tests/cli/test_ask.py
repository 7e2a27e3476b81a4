"""`scorekeeper ask`, as people start it."""

import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tests.cli import command

QUESTION = "May I put a +2 on a +2?"
PROMISED = {
    "verdict", "value", "answer", "why", "citations", "ruling", "confidence", "situation", "lang",
}  # fmt: skip


def ask(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper("ask", *arguments, language=language)


def answered(*arguments: str) -> dict[str, Any]:
    done = ask(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def batch(tmp_path: Path) -> Path:
    """Three lines, the one in the middle broken."""
    file = tmp_path / "questions.jsonl"
    lines = [
        json.dumps({"id": "first", "q": QUESTION, "variant": "no-mercy"}),
        '{"id": "second", "q": ',
        json.dumps({"id": 3, "q": "Wie viele Punkte zählt ein Joker?", "lang": "de"}),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_json_has_what_is_promised() -> None:
    found = answered(QUESTION)
    assert set(found) >= PROMISED
    assert "id" not in found
    assert (found["verdict"], found["value"], found["ruling"]) == ("no", None, "stacking")
    assert found["lang"] == "en"
    assert found["answer"].endswith(".")
    assert found["why"].strip()
    assert 0 < found["confidence"] <= 1
    assert found["house_rule"] == "progressive"
    assert found["differs"]


def test_json_cites_source_edition_and_section() -> None:
    cited = answered(QUESTION)["citations"]
    assert cited
    assert all(set(cite) == {"source", "edition", "section"} for cite in cited)
    assert all(all(cite.values()) for cite in cited)
    assert "deluxe-1999" in {cite["source"] for cite in cited}


def test_json_tells_the_situation_as_understood() -> None:
    situation = answered(QUESTION, "--variant", "no-mercy", "--players", "3")["situation"]
    assert (situation["variant"], situation["players"]) == ("no-mercy", 3)
    assert (situation["played"], situation["pile"]) == ("draw-two", "draw-two")
    assert situation["house"] == []


def test_a_number_is_the_value() -> None:
    found = answered("How many points is a wild?")
    assert (found["verdict"], found["value"]) == ("value", 50)


def test_the_game_the_house_rules_and_the_players_change_the_answer() -> None:
    assert answered(QUESTION, "--variant", "Keine Gnade")["verdict"] == "yes"
    assert answered(QUESTION, "--house", "progressive")["verdict"] == "yes"
    again = "I played a skip, is it my turn again?"
    assert answered(again, "--players", "2")["verdict"] == "yes"
    assert answered(again, "--players", "4")["verdict"] == "no"


def test_house_rules_may_be_several() -> None:
    found = answered("May I jump in?", "--house", "progressive", "--house", "jump-in")
    assert found["situation"]["house"] == ["progressive", "jump-in"]


def test_the_answer_comes_in_the_language_wanted() -> None:
    found = answered(QUESTION, "--lang", "nl")
    assert found["lang"] == "nl"
    assert found["verdict"] == "no"


def test_what_is_no_question_of_the_games_is_unknown() -> None:
    found = answered("Is it going to rain tomorrow?")
    assert (found["verdict"], found["ruling"], found["citations"]) == ("unknown", None, [])
    assert found["answer"].strip()


def test_a_batch_is_answered_line_by_line_in_order(batch: Path) -> None:
    done = ask("--batch", str(batch))
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert (first["id"], first["verdict"], first["ruling"]) == ("first", "yes", "stacking")
    assert set(first) >= {"id", *PROMISED}
    assert (second["id"], set(second)) == (None, {"id", "error"})
    assert (third["id"], third["value"], third["lang"]) == (3, 50, "de")


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


@pytest.mark.parametrize(
    "wrong", [{"variant": "chess"}, {"house": ["naked"]}, {"players": 99}, {"q": None}, {"id": []}]
)
def test_a_line_with_something_unknown_is_answered_with_its_fault(
    wrong: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "wrong.jsonl"
    lines = [{"id": 1, "q": QUESTION, **wrong}, {"id": 2, "q": QUESTION}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    done = ask("--batch", str(file))
    first, second = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert first["error"].strip()
    assert "verdict" not in first
    assert (second["id"], second["verdict"]) == (2, "no")


def test_a_batch_survives_what_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "binary.jsonl"
    good = json.dumps({"id": "last", "q": QUESTION}).encode()
    file.write_bytes(bytes(range(256)) + b"\n" + b'{"id": 1, "q": "\xff\xfe"}\n' + good)
    found = [json.loads(line) for line in ask("--batch", str(file)).stdout.splitlines()]
    assert (found[-1]["id"], found[-1]["verdict"]) == ("last", "no")
    assert all({"error", "verdict"} & set(line) for line in found)


@pytest.mark.parametrize(
    "arguments",
    [
        [QUESTION, "--variant", "chess"],
        [QUESTION, "--house", "naked"],
        [QUESTION, "--table", "no-such-table"],
        [""],
        ["   "],
        ["--batch", "no/such/file.jsonl"],
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(arguments: list[str], tmp_path: Path) -> None:
    done = ask(*arguments, "--json", "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_people_get_verdict_answer_and_citation_in_their_language() -> None:
    done = ask("Darf ich eine +2 auf eine +2 legen?", language="de_DE.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Nein"
    assert any("UNO-Deluxe" in line.replace(" ", "-") for line in lines)
    assert "Mit der Hausregel Progressiv wäre es anders." in lines
    assert lines[-1] == "Gefragt für: Klassisch"


def test_people_get_the_number_asked_for() -> None:
    done = ask("Wie viele Punkte zählt ein Joker?", "--players", "3", language="de_DE.UTF-8")
    lines = done.stdout.splitlines()
    assert lines[0] == "50"
    assert lines[-1] == "Gefragt für: Klassisch, 3 Personen"


def test_people_are_told_under_which_house_rules_it_was_answered() -> None:
    rules = ("--players", "2", "--house", "progressive")
    done = ask("Darf ich eine +2 auf eine +2 legen?", *rules, language="de_DE.UTF-8")
    lines = done.stdout.splitlines()
    assert lines[0] == "Ja"
    assert lines[-1] == "Gefragt für: Klassisch, 2 Personen, Progressiv"


def test_people_are_told_what_comes_nearest_where_the_rules_are_silent() -> None:
    done = ask("Verändert das Wetter die Punkte?", language="de_DE.UTF-8")
    assert done.returncode == 0
    assert done.stdout.startswith("Dazu sagen die Regeln nichts\n")
    assert any(line.startswith("  ? ") for line in done.stdout.splitlines())
