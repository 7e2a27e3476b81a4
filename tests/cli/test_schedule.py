"""`scorekeeper schedule`, as people start it."""

import json
from subprocess import CompletedProcess

import pytest

from tests.cli import command


def schedule(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper("schedule", *arguments, language=language)


def test_for_four_there_are_four_rounds_and_the_first_pairing_comes_again() -> None:
    done = schedule("--players", "4", "--json")
    assert done.returncode == 0
    plan = json.loads(done.stdout)
    assert (plan["players"], plan["total_rounds"]) == (4, 4)
    assert [stage["rounds"] for stage in plan["stages"]] == [1, 1, 1, 1]
    pairings = [stage["tables"][0]["pairs"] for stage in plan["stages"]]
    assert pairings[0] == pairings[3] == [[1, 3], [2, 4]]


def test_for_eight_two_tables_play_seven_stages_of_four_rounds() -> None:
    plan = json.loads(schedule("--players", "8", "--json").stdout)
    assert plan["total_rounds"] == 28
    assert [stage["stage"] for stage in plan["stages"]] == [1, 2, 3, 4, 5, 6, 7]
    for stage in plan["stages"]:
        assert [table["table"] for table in stage["tables"]] == [1, 2]
        seated = [place for table in stage["tables"] for pair in table["pairs"] for place in pair]
        assert sorted(seated) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_people_get_a_table_in_their_language() -> None:
    done = schedule("--players", "8", language="de_DE.UTF-8")
    assert done.returncode == 0
    assert "Tisch 2" in done.stdout


@pytest.mark.parametrize("players", ["3", "0", "-4", "6"])
def test_any_other_number_of_players_is_refused_in_one_line(players: str) -> None:
    done = schedule("--players", players, "--json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
