"""`scorekeeper link`: one more way in for the owner, made at the machine itself."""

import re
from pathlib import Path

import pytest

from scorekeeper.bootstrap import Opener
from scorekeeper.settings import load_settings
from scorekeeper.sharing.hosting import SERVED_AT
from scorekeeper.sharing.roles import AccessRefused, Role
from scorekeeper.storage import open_store
from tests.cli.command import scorekeeper


def test_a_link_lets_one_device_in_as_owner(tmp_path: Path) -> None:
    said = scorekeeper("link", "--data-dir", str(tmp_path))
    assert said.returncode == 0, said.stderr
    found = re.match(r"http://[\w.:\[\]]+/j/([\w-]{22})\n", said.stdout)
    assert found, said.stdout
    access = Opener(load_settings(data_dir=tmp_path)).access()
    assert access.enter(found[1], None, "", "10.0.0.1").role is Role.OWNER
    with pytest.raises(AccessRefused, match="access-wrong-secret"):
        access.enter(found[1], None, "", "10.0.0.2")


def test_the_link_leads_to_where_it_was_served_last(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{(tmp_path / 'scorekeeper.db').as_posix()}")
    store.remember(SERVED_AT, "https:9123")
    store.close()
    said = scorekeeper("link", "--data-dir", str(tmp_path))
    assert re.match(r"https://[\w.\[\]:]+:9123/j/", said.stdout)


def test_a_database_that_cannot_be_used_is_said_in_the_terminals_language(tmp_path: Path) -> None:
    (tmp_path / "scorekeeper.db").write_bytes(b"This is no database. " * 500)
    said = scorekeeper("link", "--data-dir", str(tmp_path), language="de_DE.UTF-8")
    assert said.returncode != 0
    assert "/j/" not in said.stdout
    assert "Traceback" not in said.stderr
    assert "Datenbank" in said.stderr


def test_a_key_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "access.key").write_bytes(b"short")
    said = scorekeeper("link", "--data-dir", str(tmp_path))
    assert said.returncode != 0
    assert "Traceback" not in said.stderr
    assert "access.key" in said.stderr
