"""`scorekeeper ask`, as people start it."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from scorekeeper.bootstrap import open_tables
from scorekeeper.cli.asked_line import AskedLine
from scorekeeper.domain.actions.tables import Newcomer
from scorekeeper.domain.agreed import agree_on
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.settings import load_settings
from tests.cli import command

QUESTION = "May I put a +2 on a +2?"
PROMISED = {
    "verdict", "value", "answer", "why", "citations", "ruling", "confidence", "situation", "lang",
}  # fmt: skip


def ask(
    *arguments: str | bytes,
    language: str = "C.UTF-8",
    changes: Mapping[str, str] | None = None,
) -> CompletedProcess[str]:
    return command.scorekeeper("ask", *arguments, language=language, changes=changes)


def answered(*arguments: str) -> dict[str, Any]:
    done = ask(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


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


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        [QUESTION, "--variant", "chess"],
        [QUESTION, "--house", "naked"],
        [QUESTION, "--variant", "x" * 81],
        [QUESTION, "--players", "1"],
        [QUESTION, "--players", "21"],
        [QUESTION, "--lang", "fr"],
        [QUESTION, "--lang", ""],
        [QUESTION, "--table", "no-such-table"],
        [QUESTION, "--table", "Kitchen", "--variant", "flex"],
        [QUESTION, "--table", "Kitchen", "--players", "3"],
        [QUESTION, "--table", "Kitchen", "--house", "jump-in"],
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(arguments: list[str], tmp_path: Path) -> None:
    done = ask(*arguments, "--json", "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    # Who only asks leaves nothing behind.
    assert list(tmp_path.iterdir()) == []


def test_who_names_what_is_not_known_is_told_what_there_is() -> None:
    game = ask(QUESTION, "--variant", "chess", language="de_DE.UTF-8").stderr
    assert "Ein Spiel „chess“ gibt es hier nicht" in game
    assert all(known in game for known in ("classic", "no-mercy", "flex"))
    rule = ask(QUESTION, "--house", "naked").stderr
    assert all(known in rule for known in ("progressive", "seven-zero", "jump-in"))


def test_a_table_is_asked_by_its_name_and_answers_by_its_rules(tmp_path: Path) -> None:
    library = load_library(rules_dir())
    tables = open_tables(load_settings(data_dir=tmp_path))
    rules = agree_on(library.variant("no-mercy"))
    tables.open("Kitchen", [Newcomer(f"seat-{name}", name, 0) for name in "abc"], "seat-a", rules)
    found = answered(QUESTION, "--table", "Kitchen", "--data-dir", str(tmp_path))
    assert found["verdict"] == "yes"
    assert (found["situation"]["variant"], found["situation"]["players"]) == ("no-mercy", 3)


@pytest.mark.parametrize("nothing", ["", "   "])
def test_an_empty_question_is_answered_with_what_to_do(nothing: str) -> None:
    found = answered(nothing)
    assert found["verdict"] == "unknown"
    assert found["answer"].strip()
    assert not found["sure"]


def test_a_question_that_is_no_text_is_answered() -> None:
    done = ask(b"what \xff\xfe is a wild", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["verdict"]


def test_a_language_may_be_written_as_a_tag() -> None:
    assert answered(QUESTION, "--lang", "de-AT")["lang"] == "de"


def test_a_terminal_without_a_letter_gets_the_rest_and_programs_all() -> None:
    narrow = {"PYTHONIOENCODING": "cp1252"}
    people = ask(QUESTION, changes=narrow)
    assert (people.returncode, people.stderr) == (0, "")
    assert "  ? " in people.stdout
    program = ask(QUESTION, "--lang", "de", "--json", changes=narrow)
    assert program.stdout.isascii()
    assert json.loads(program.stdout)["answer"] == answered(QUESTION, "--lang", "de")["answer"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("arguments", [[QUESTION], [QUESTION, "--json"]])
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "scorekeeper", "ask", *arguments],
            cwd=command.ROOT,
            env=command.environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_the_help_names_every_game_house_rule_and_key_of_a_line() -> None:
    library = load_library(rules_dir())
    told = ask("--help").stdout
    assert all(name in told for name in (*library.variants, *library.house_rules))
    assert all(f'"{key}"' in told for key in AskedLine.model_fields)


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
