"""`scorekeeper standings`, as people start it: a process of its own."""

import json
from pathlib import Path
from subprocess import CompletedProcess

from tests.cli import command

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "games"
RIGHT = """variant = "classic"
target = 100
players = ["Anna", "Zoë", "李"]
[[rounds]]
out = "Zoë"
hands = { Anna = "7, skip, wild", "李" = 33 }
"""
WRONG = RIGHT.replace("33", '"3, foo"')


def standings(*arguments: str, language: str = "C.UTF-8") -> CompletedProcess[str]:
    return command.scorekeeper("standings", *arguments, language=language, columns=60)


def sheet(folder: Path, name: str, content: str) -> str:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return str(path)


def test_json_is_one_object_a_line_with_the_promised_fields(tmp_path: Path) -> None:
    path = sheet(tmp_path, "game.toml", RIGHT)
    done = standings("--json", path, path)
    assert done.returncode == 0
    assert done.stderr == ""
    first, second = map(json.loads, done.stdout.splitlines())
    assert first == second
    assert first == {
        "file": path,
        "variant": "classic",
        "scoring": "winner-takes-all",
        "formation": "individual",
        "target": 100,
        "rounds": 1,
        "finished": True,
        "winners": ["Zoë"],
        "standings": [
            {"rank": 1, "player": "Zoë", "total": 110, "out_after": None},
            {"rank": 2, "player": "Anna", "total": 0, "out_after": None},
            {"rank": 2, "player": "李", "total": 0, "out_after": None},
        ],
    }


def test_every_game_of_the_tests_comes_out_as_expected() -> None:
    paths = sorted(GAMES.glob("*.toml"))
    done = standings("--json", *map(str, paths))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) == len(paths)
    for path, line in zip(paths, lines, strict=True):
        expected = json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8"))
        assert json.loads(line) == {"file": str(path), **expected}


def test_a_wrong_sheet_is_one_line_and_the_others_are_still_printed(tmp_path: Path) -> None:
    wrong = sheet(tmp_path, "wrong.toml", WRONG)
    right = sheet(tmp_path, "right.toml", RIGHT)
    done = standings("--json", wrong, right, str(tmp_path / "missing.toml"))
    assert done.returncode == 2
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == [right]
    in_round, unreadable = done.stderr.splitlines()
    assert wrong in in_round
    assert "round 1" in in_round
    assert "foo" in in_round
    assert "missing.toml" in unreadable


def test_broken_toml_and_broken_text_are_one_line_each(tmp_path: Path) -> None:
    broken = sheet(tmp_path, "broken.toml", 'players = ["A"\nx')
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    done = standings(broken, str(binary), str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 3


def test_a_sheet_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "bom.toml"
    path.write_text(RIGHT, encoding="utf-8-sig")
    assert standings("--json", str(path)).returncode == 0


def test_people_get_a_table_in_the_language_of_their_terminal(tmp_path: Path) -> None:
    path = sheet(tmp_path, "spiel.toml", RIGHT)
    done = standings(path, language="de_DE.UTF-8")
    assert done.returncode == 0
    assert "Klassisch bis 100" in done.stdout
    assert "Zoë hat gewonnen" in done.stdout
    assert "1 Runde" in done.stdout
    assert all(name in done.stdout for name in ("Anna", "Zoë", "李", "110"))


def test_names_with_markup_are_printed_as_they_are(tmp_path: Path) -> None:
    path = sheet(
        tmp_path, "game.toml", RIGHT.replace("Anna", "[red]").replace("[red] =", '"[red]" =')
    )
    done = standings(path)
    assert done.returncode == 0
    assert "[red]" in done.stdout
