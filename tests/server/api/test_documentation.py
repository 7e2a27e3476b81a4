"""What docs/api.md tells people to type works as it stands."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.sharing.roles import Role
from tests.server.api.scene import OMA, Scene, served

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"

pytestmark = pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")


def blocks(language: str) -> list[str]:
    """The examples in a language, in order."""
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """One of its own: what others have tried from this address would count here."""
    return Scene(tmp_path_factory.mktemp("documentation"))


@pytest.fixture(scope="module")
def place(scene: Scene) -> Iterator[dict[str, str]]:
    """What the reader has: an address, a link, a table."""
    table = scene.table().id
    with served(scene.app) as base:
        yield {
            "BASE": base,
            "TABLE": table,
            "LINK": scene.services.access.link(table, Role.SCORER),
            "AFTER": scene.game(table).tip,
        }


def typed(example: str, place: dict[str, str], folder: Path) -> str:
    """What an example prints."""
    done = subprocess.run(
        ["sh", "-c", example],
        env=os.environ | place,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=20,
        check=True,
    )
    return done.stdout


def test_the_examples_do_what_is_said_of_them(
    scene: Scene, place: dict[str, str], tmp_path: Path
) -> None:
    join, me, board, score, pull, follow, codes = blocks("sh")

    def said(example: str) -> Any:
        return json.loads(typed(example, place, tmp_path))

    joined = said(join)
    assert (joined["table"], joined["role"]) == (place["TABLE"], "scorer")
    place["SECRET"] = joined["secret"]
    assert said(me)["device"] == joined["device"]
    assert said(board)["game"]["next"][0]["after"] == place["AFTER"]

    saved = said(score)
    assert saved["next"][0]["number"] == 2
    assert scene.game(place["TABLE"]).totals[OMA] == 12 + 20 + 14
    assert said(score)["type"] == "urn:scorekeeper:round-stale"

    pulled = said(pull)
    assert pulled["events"][-1]["event"]["id"] == saved["event"]
    assert pulled["more"] is False

    told = subprocess.run(
        ["sh", "-c", follow.replace("curl ", "curl --max-time 3 ")],
        env=os.environ | place,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    ).stdout
    assert told.count("event: event\n") == len(pulled["events"])
    assert told.index("event: live") > told.rindex("event: event\n")

    assert typed(codes, place, tmp_path).startswith("<svg ")
    assert json.loads((tmp_path / "table.json").read_text())["table"] == place["TABLE"]


def test_the_script_that_pushes_makes_ids_as_we_do(
    scene: Scene, place: dict[str, str], tmp_path: Path
) -> None:
    [script] = blocks("python")
    secret = scene.program(Role.SCORER, place["TABLE"]).secret
    assert secret is not None
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | place | {"SECRET": secret},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert "'new': 1" in done.stdout, done.stderr
    ruling = scene.services.tables.state(place["TABLE"]).ruling_on("draw-play")
    assert ruling is not None
    assert ruling.verdict == "yes"
