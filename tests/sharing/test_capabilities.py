"""Secrets: as long as they are said to be, never the same, of no use to whoever reads the disk."""

import base64
import os
import stat
import subprocess
import sys
from collections import Counter
from math import log2
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.sharing.capabilities import (
    CODE_ALPHABET,
    CODE_LENGTH,
    KEY_BYTES,
    Keyring,
    load_key,
    new_code,
    new_token,
    spaced,
    tidy_code,
)

KEY = bytes(range(KEY_BYTES))


def test_a_token_has_128_bits_and_never_comes_twice() -> None:
    tokens = {new_token() for _ in range(2_000)}
    assert len(tokens) == 2_000
    assert {len(base64.urlsafe_b64decode(token + "==")) * 8 for token in tokens} == {128}
    assert {len(token) for token in tokens} == {22}


def test_a_code_has_six_characters_that_nobody_takes_for_others_all_of_them_as_likely() -> None:
    assert len(set(CODE_ALPHABET)) == len(CODE_ALPHABET)
    assert set(CODE_ALPHABET).isdisjoint("0O1IL")
    codes = [new_code() for _ in range(3_000)]
    assert {len(code) for code in codes} == {CODE_LENGTH}
    counted = Counter("".join(codes))
    assert counted.keys() == set(CODE_ALPHABET)
    expected = 3_000 * CODE_LENGTH / len(CODE_ALPHABET)
    assert max(counted.values()) < 1.4 * expected
    assert min(counted.values()) > 0.6 * expected
    assert CODE_LENGTH * log2(len(CODE_ALPHABET)) > 29


def test_a_link_is_the_same_after_a_restart_and_another_for_everything_else() -> None:
    link = Keyring(KEY).link("table", "viewer", 1)
    assert link == Keyring(bytes(KEY)).link("table", "viewer", 1)
    others = {
        Keyring(KEY[::-1]).link("table", "viewer", 1),
        Keyring(KEY).link("tabl", "eviewer", 1),
        Keyring(KEY).link("table", "scorer", 1),
        Keyring(KEY).link("table", "viewer", 11),
        Keyring(KEY).link("table", "viewer", 2),
        Keyring(KEY).fingerprint("table"),
    }
    assert len(others) == 6
    assert link not in others
    assert len(base64.urlsafe_b64decode(link + "==")) == 16


def test_a_fingerprint_says_nothing_without_the_key() -> None:
    secret = new_token()
    ours, theirs = Keyring(KEY).fingerprint(secret), Keyring(KEY[::-1]).fingerprint(secret)
    assert ours != theirs
    assert secret not in ours
    assert len(ours) == 64


@given(st.text(alphabet=CODE_ALPHABET, min_size=CODE_LENGTH, max_size=CODE_LENGTH))
def test_a_code_is_recognised_however_it_is_typed(code: str) -> None:
    for typed in (code, code.lower(), spaced(code), f" {code[:2]}-{code[2:]}\n", ".".join(code)):
        assert tidy_code(typed) == code


@given(st.text(max_size=200))
def test_whatever_is_typed_becomes_a_code_or_nothing(typed: str) -> None:
    code = tidy_code(typed)
    assert code == "" or (len(code) == CODE_LENGTH and set(code) <= set(CODE_ALPHABET))


def test_something_very_long_is_not_even_looked_at() -> None:
    assert tidy_code("A" + "-" * 10_000_000 + "BCDEF") == ""


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "not yet there" / "access.key"
    key = load_key(file)
    assert len(key) == KEY_BYTES
    assert load_key(file) == key
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"short", b"x" * (KEY_BYTES + 1)])
def test_a_file_that_is_no_key_is_said_so_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "access.key"
    file.write_bytes(content)
    with pytest.raises(OSError, match="not a key"):
        load_key(file)
    assert file.read_bytes() == content


def test_a_key_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "access.key").mkdir()
    with pytest.raises(OSError, match="access"):
        load_key(tmp_path / "access.key")


def test_where_there_are_no_hard_links_the_key_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_args: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", no_links)
    file = tmp_path / "access.key"
    key = load_key(file)
    assert load_key(file) == key
    assert list(tmp_path.iterdir()) == [file]


def test_programs_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from scorekeeper.sharing.capabilities import load_key;"
        "print(load_key(Path(sys.argv[1])).hex())"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "access.key")]
    starts = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    keys = {start.communicate()[0] for start in starts}
    assert len(keys) == 1
    assert len(bytes.fromhex(keys.pop())) == KEY_BYTES
