"""`scorekeeper variants`, and own variants at the other commands, as people start them."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.cli import command

OWN = 'name = "Hill Farm"\ntarget = 300\nknock_out = 100\nplayers = { min = 3 }\nsize = 90\n'
CARDS = '[cards.goat]\nname = { en = "Goat", de = "Ziege" }\npoints = 15\n'
BROKEN = 'name = "Pond"\ntarget = "lots"\n'
SHEET = """variant = "hill-farm"
players = ["Ann", "Bo"]
[[rounds]]
out = "Ann"
hands = { Bo = "2 goats, 7" }
"""


def scorekeeper(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper(*arguments, language=language, columns=120)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one own variant that is right and one that is broken."""
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    (folder / "hill-farm.toml").write_text(OWN + "numbers = [0, 9]\n" + CARDS, encoding="utf-8")
    (folder / "pond.toml").write_text(BROKEN, encoding="utf-8")
    return tmp_path / "data"


def test_json_is_one_object_a_line_with_the_promised_fields(tmp_path: Path) -> None:
    done = scorekeeper("variants", "--json", "--data-dir", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    games = {game["id"]: game for game in map(json.loads, done.stdout.splitlines())}
    assert list(games) == ["classic", "flex", "no-mercy"]
    assert games["classic"] == {
        "id": "classic",
        "name": "Classic",
        "decks": ["108", "112"],
        "cards": [108, 112],
        "players": [2, 10],
        "target": 500,
        "scoring": "winner-takes-all",
        "knock_out": None,
        "house_rules": ["jump-in", "progressive", "seven-zero"],
        "based_on": None,
        "own": False,
    }
    assert (games["no-mercy"]["target"], games["no-mercy"]["knock_out"]) == (1000, 250)


def test_own_variants_are_among_them_and_broken_files_a_warning_each(data: Path) -> None:
    done = scorekeeper("variants", "--json", "--data-dir", str(data))
    assert done.returncode == 0
    games = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(game["id"], game["own"]) for game in games][2:] == [
        ("no-mercy", False),
        ("hill-farm", True),
    ]
    assert games[3]["name"] == "Hill Farm"
    assert games[3]["players"] == [3, None]
    file = data / "variants" / "pond.toml"
    assert done.stderr == f"scorekeeper: {file}, line 2: target must be a whole number.\n"


def test_people_get_a_table_in_the_language_of_their_terminal(data: Path) -> None:
    done = scorekeeper("variants", "--data-dir", str(data), language="de_DE.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [[cell.strip() for cell in line.split("│")][1:-1] for line in done.stdout.splitlines()]
    taking = "Sieger bekommt alles"
    assert ["Klassisch", "classic", "108 / 112", "2–10", "500", taking, ""] in rows
    assert ["No Mercy", "no-mercy", "168", "2–6", "1000", taking, "250"] in rows
    assert ["Hill Farm (eigenes)", "hill-farm", "90", "≥ 3", "300", taking, "100"] in rows
    assert "Eine Datei lässt sich nicht benutzen:" in done.stdout
    assert "pond.toml, Zeile 2: target muss eine ganze Zahl sein." in done.stdout


def test_a_score_sheet_of_an_own_variant_is_added_up(data: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "game.toml"
    sheet.write_text(SHEET, encoding="utf-8")
    done = scorekeeper("standings", "--json", "--data-dir", str(data), str(sheet))
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert (result["variant"], result["target"]) == ("hill-farm", 300)
    assert [line["total"] for line in result["standings"]] == [37, 0]


def test_a_score_sheet_of_a_broken_variant_says_what_is_broken(data: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "game.toml"
    sheet.write_text(SHEET.replace("hill-farm", "pond"), encoding="utf-8")
    done = scorekeeper("standings", "--data-dir", str(data), str(sheet))
    assert done.returncode == 2
    refused, explained = done.stderr.splitlines()
    assert "pond" in refused
    assert "pond.toml, line 2: target must be a whole number." in explained
