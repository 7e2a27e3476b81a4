"""`scorekeeper tally`, as people start it."""

import json
from subprocess import CompletedProcess

import pytest

from tests.cli import command


def tally(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper("tally", *arguments, language=language)


def test_json_has_the_total_every_card_and_what_was_not_understood() -> None:
    done = tally("7, skip, wild, 12, xyzzy", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["total"] == 7 + 20 + 50 + 12
    assert {"card": "skip", "count": 1, "points": 20} in found["cards"]
    assert {"card": None, "count": 1, "points": 12} in found["cards"]
    assert found["not_understood"] == ["xyzzy"]


def test_the_number_of_what_was_not_understood_is_not_counted() -> None:
    done = tally("twee keuzekarten", "--variant", "no-mercy", "--lang", "nl", "--json")
    found = json.loads(done.stdout)
    assert found == {"total": 0, "cards": [], "not_understood": ["twee keuzekarten"]}


def test_a_total_of_nothing_is_a_line_too() -> None:
    for text, amounts in (("0", [0]), ("12+0", [12, 0])):
        found = json.loads(tally(text, "--json").stdout)
        assert found["cards"] == [{"card": None, "count": 1, "points": n} for n in amounts]


def test_a_hand_may_begin_like_an_option() -> None:
    done = tally("-5", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["not_understood"] == ["-5"]


def test_a_game_goes_by_its_id_or_its_name() -> None:
    for name in ("no-mercy", "Keine Gnade", "genadeloos"):
        found = json.loads(tally("discard all", "--variant", name, "--json").stdout)
        assert found["total"] == 20


def test_people_get_a_table_in_their_language() -> None:
    done = tally("rot 7, aussetzen", "--lang", "de", language="de_DE.UTF-8")
    assert done.returncode == 0
    assert "Zusammen 27 Punkte" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["7", "--variant", "chess"],
        ["7", "--deck", "999"],
        ["7", "--lang", "fr"],
        ["7, " * 400],
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(arguments: list[str]) -> None:
    done = tally(*arguments, "--json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
