"""Settings: every value checked, each source overriding the one below it."""

import os
import tomllib
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from scorekeeper.domain.hands import MAX_AMOUNT
from scorekeeper.domain.names import MAX_NAME_LENGTH
from scorekeeper.domain.payloads import MAX_SEATS
from scorekeeper.domain.variants import MAX_TARGET
from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.resources import default_settings_file
from scorekeeper.settings import Language, Limits, Settings, SettingsError, load_settings
from scorekeeper.storage import open_store


@pytest.fixture(autouse=True)
def _no_variables_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in list(os.environ):
        if variable.startswith(("SCOREKEEPER_", "FLET_APP_STORAGE")):
            monkeypatch.delenv(variable)


def own_file(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setenv("SCOREKEEPER_SETTINGS_FILE", str(path))


def test_flet_toml_names_every_setting_and_no_other() -> None:
    written = tomllib.loads(default_settings_file().read_text(encoding="utf-8"))
    assert set(written) == set(Settings.model_fields)
    settings = load_settings()
    for section, values in written.items():
        if isinstance(values, dict):
            assert set(values) == set(type(getattr(settings, section)).model_fields), section


def test_flet_toml_is_what_counts_when_nothing_else_is_said() -> None:
    settings = load_settings()
    assert (settings.server.host, settings.server.port) == ("0.0.0.0", 8550)
    assert settings.app.name == "Scorekeeper"
    assert settings.languages.available == ("en", "de", "nl")


def test_an_own_file_beats_flet_toml_and_says_only_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_file(tmp_path, "[server]\nport = 9001\n", monkeypatch)
    settings = load_settings()
    assert (settings.server.port, settings.server.host) == (9001, "0.0.0.0")


def test_the_environment_beats_an_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_file(tmp_path, "[server]\nport = 9001\n", monkeypatch)
    monkeypatch.setenv("SCOREKEEPER_SERVER__PORT", "9002")
    assert load_settings().server.port == 9002


def test_an_option_beats_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_PORT", "9002")
    assert load_settings(port=9003).server.port == 9003


@pytest.mark.parametrize(
    ("short", "value", "read"),
    [
        ("SCOREKEEPER_HOST", "127.0.0.1", lambda s: s.server.host),
        ("SCOREKEEPER_PORT", "9004", lambda s: str(s.server.port)),
    ],
)
def test_everyday_variables_have_short_names(
    short: str, value: str, read: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(short, value)
    assert callable(read)
    assert read(load_settings()) == value


def test_an_empty_variable_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_PORT", "")
    monkeypatch.setenv("SCOREKEEPER_DATA_DIR", "")
    assert load_settings().server.port == 8550


def test_the_database_lies_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREKEEPER_DATA_DIR", str(tmp_path))
    settings = load_settings()
    assert settings.data_dir == tmp_path
    assert settings.database_url == f"sqlite:///{tmp_path.as_posix()}/scorekeeper.db"


@pytest.mark.parametrize("name", ["why?", "50%?", "a#b", "100%", "where?mode=ro", "ä b%20c"])
def test_the_data_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    settings = load_settings(data_dir=tmp_path / name)
    for _ in range(2):
        open_store(settings.database_url).close()
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name / "scorekeeper.db").stat().st_size > 0


def test_a_packaged_app_keeps_its_data_where_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path))
    assert load_settings().data_dir == tmp_path


def test_a_database_url_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_DATABASE__URL", "postgresql://table@db/scores")
    assert load_settings().database_url == "postgresql://table@db/scores"


def test_a_relative_data_folder_is_settled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings(data_dir=Path("here")).data_dir == Path.cwd() / "here"


def test_settings_do_not_change_once_they_are_read() -> None:
    settings = load_settings()
    with pytest.raises(ValidationError, match="frozen"):
        setattr(settings, "server", settings.server)  # noqa: B010 - mypy knows it is read-only


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        (
            "SCOREKEEPER_PORT",
            "tcp",
            "The setting server.port must be a whole number, not 'tcp'.",
        ),
        (
            "SCOREKEEPER_PORT",
            "70000",
            "The setting server.port must be at most 65535, not '70000'.",
        ),
        (
            "SCOREKEEPER_LIMITS__PLAYERS",
            "1",
            "The setting limits.players must be at least 2, not '1'.",
        ),
        (
            "SCOREKEEPER_SERVER__OPEN_BROWSER",
            "perhaps",
            "The setting server.open_browser must be true or false, not 'perhaps'.",
        ),
        ("SCOREKEEPER_SERVER__PROT", "1", "There is no setting called server.prot."),
        ("SCOREKEEPER_THEME__SEED", "blue", "The setting theme.seed cannot be 'blue'."),
        ("SCOREKEEPER_APP__NAME", "<b>", "The setting app.name cannot be '<b>'."),
        (
            "SCOREKEEPER_DATABASE__URL",
            "hunter2",
            "The setting database.url cannot be ….",
        ),
    ],
)
def test_a_wrong_setting_is_explained_in_one_sentence(
    variable: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert translator("en")(caught.value.key, **caught.value.params) == sentence


def test_a_default_language_must_be_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_LANGUAGES__AVAILABLE", '["de", "nl"]')
    with pytest.raises(SettingsError, match="cli-setting-not-valid: name=languages"):
        load_settings()


def test_a_list_that_is_no_list_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_LANGUAGES__AVAILABLE", "de, nl")
    with pytest.raises(SettingsError, match="cli-setting-unreadable"):
        load_settings()


def test_a_broken_settings_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_file(tmp_path, "[server\n", monkeypatch)
    with pytest.raises(SettingsError, match=r"cli-setting-file-broken: path=.*mine\.toml"):
        load_settings()


def test_a_missing_settings_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_SETTINGS_FILE", "/nowhere/mine.toml")
    with pytest.raises(SettingsError, match="cli-setting-file-missing"):
        load_settings()


def test_limits_never_exceed_what_the_data_model_holds() -> None:
    limits = load_settings().limits
    assert limits.name_length == MAX_NAME_LENGTH
    assert limits.players == MAX_SEATS
    assert limits.target == MAX_TARGET
    assert limits.hand_total == MAX_AMOUNT
    with pytest.raises(ValidationError):
        Limits.model_validate({**limits.model_dump(), "players": MAX_SEATS + 1})


def test_the_languages_to_choose_from_are_those_that_have_strings() -> None:
    assert get_args(Language) == LANGUAGES
