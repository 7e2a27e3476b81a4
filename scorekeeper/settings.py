"""The run-time settings: what they are, where they come from, which one wins.

`flet.toml` < the user's own file (`SCOREKEEPER_SETTINGS_FILE`) < `SCOREKEEPER_*` environment
variables < command-line options. What people choose inside the app (theme, language, text
size) does not live here.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from platformdirs import user_data_path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from pydantic_settings import SettingsError as UnreadableVariable

from scorekeeper.resources import default_settings_file

SETTINGS_FILE_VARIABLE: Final = "SCOREKEEPER_SETTINGS_FILE"

# Everyday variables that need no section: variable -> (section, setting).
_SHORT_VARIABLES: Final = {
    "SCOREKEEPER_HOST": ("server", "host"),
    "SCOREKEEPER_PORT": ("server", "port"),
}

Language = Literal["en", "de", "nl"]
# The web client pastes these texts into HTML as they are.
PlainText = Annotated[str, Field(min_length=1, max_length=200, pattern=r'^[^"<>&\\]+$')]


class SettingsError(Exception):
    """A setting that cannot be: a Fluent message key and the values of its placeholders."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.params.items())


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class AppSettings(_Section):
    """How the program calls itself."""

    name: PlainText
    description: PlainText


class ThemeSettings(_Section):
    """The colour that both schemes grow from."""

    seed: Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$")]


class LanguageSettings(_Section):
    """The languages on offer and the one to fall back to."""

    available: Annotated[tuple[Language, ...], Field(min_length=1)]
    default: Language

    @model_validator(mode="after")
    def _default_is_on_offer(self) -> Self:
        if self.default not in self.available:
            raise ValueError("the default language is not among the available ones")
        return self


class ServerSettings(_Section):
    """Where the server listens and how it greets."""

    host: Annotated[str, Field(min_length=1, max_length=253)]
    port: Annotated[int, Field(ge=0, le=65_535)]
    open_browser: bool
    session_timeout_seconds: Annotated[int, Field(ge=10, le=86_400)]


class DatabaseSettings(_Section):
    """Where the event log is kept; an empty url means the SQLite file in the data folder."""

    url: Annotated[str, Field(pattern=r"^$|^[a-z][a-z0-9+]*:.+$")]


class Limits(_Section):
    """How much the program takes; never above what its data model holds."""

    name_length: Annotated[int, Field(ge=1, le=30)]
    players: Annotated[int, Field(ge=2, le=10)]
    target: Annotated[int, Field(ge=1, le=1_000_000)]
    hand_total: Annotated[int, Field(ge=1, le=10_000)]
    import_file_bytes: Annotated[int, Field(ge=1_000, le=100_000_000)]


def _data_dir(value: object) -> object:
    if value in ("", None):
        packaged = os.environ.get("FLET_APP_STORAGE_DATA")
        return Path(packaged) if packaged else user_data_path("scorekeeper", appauthor=False)
    return Path(value).expanduser().absolute() if isinstance(value, str | Path) else value


class Settings(BaseSettings):
    """Every setting of the program, complete and checked; see `flet.toml` for their meaning."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="forbid",
        env_prefix="SCOREKEEPER_",
        env_nested_delimiter="__",
        env_ignore_empty=True,
    )

    app: AppSettings
    theme: ThemeSettings
    languages: LanguageSettings
    server: ServerSettings
    data_dir: Annotated[Path, BeforeValidator(_data_dir)]
    database: DatabaseSettings
    limits: Limits

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the event log."""
        if self.database.url:
            return self.database.url
        file = self._own_database.as_posix()
        # A folder may be called "50%?", where a URL would begin a code, or its options.
        return f"sqlite:///{file.replace('%', '%25').replace('?', '%3F')}"

    @property
    def database_file(self) -> Path | None:
        """The file of the event log, None where a URL says where that is."""
        return None if self.database.url else self._own_database

    @property
    def _own_database(self) -> Path:
        return self.data_dir / "scorekeeper.db"

    @property
    def own_variants_dir(self) -> Path:
        """The folder of the variant files that people have written themselves."""
        return self.data_dir / "variants"

    @property
    def uploads_dir(self) -> Path:
        """Where files that somebody chose in a browser lie until they have been read."""
        return self.data_dir / "uploads"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The sources, the strongest first."""
        files = TomlConfigSettingsSource(settings_cls, toml_file=_files(), deep_merge=True)
        return init_settings, _ShortVariables(settings_cls), env_settings, files


class _ShortVariables(PydanticBaseSettingsSource):
    """`SCOREKEEPER_PORT` for `SCOREKEEPER_SERVER__PORT`."""

    def get_field_value(
        self,
        field: FieldInfo,  # noqa: ARG002
        field_name: str,
    ) -> tuple[Any, str, bool]:
        return None, field_name, False

    def __call__(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for variable, (section, setting) in _SHORT_VARIABLES.items():
            if value := os.environ.get(variable):
                found.setdefault(section, {})[setting] = value
        return found


def load_settings(
    *,
    host: str | None = None,
    port: int | None = None,
    open_browser: bool | None = None,
    data_dir: Path | None = None,
) -> Settings:
    """The settings in force, the given options (those that are not None) on top.

    Raises SettingsError for the first thing that is wrong, wherever it was set.
    """
    server = {"host": host, "port": port, "open_browser": open_browser}
    options: dict[str, Any] = {"server": _given(server), **_given({"data_dir": data_dir})}
    try:
        return Settings(**options)
    except ValidationError as error:
        raise _explained(error) from None
    except UnreadableVariable as error:
        raise SettingsError("cli-setting-unreadable", reason=str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        path = os.environ.get(SETTINGS_FILE_VARIABLE) or str(default_settings_file())
        raise SettingsError("cli-setting-file-broken", path=path, reason=str(error)) from None


def _given(options: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in options.items() if value is not None}


def _files() -> list[Path]:
    own = os.environ.get(SETTINGS_FILE_VARIABLE)
    if not own:
        return [default_settings_file()]
    path = Path(own).expanduser()
    if not path.is_file():
        raise SettingsError("cli-setting-file-missing", path=str(path))
    return [default_settings_file(), path]


# pydantic's error type -> (message key, the bound in pydantic's error context).
_EXPLANATIONS: Final = {
    "extra_forbidden": ("cli-setting-unknown", None),
    "missing": ("cli-setting-missing", None),
    "int_parsing": ("cli-setting-not-a-number", None),
    "int_type": ("cli-setting-not-a-number", None),
    "int_from_float": ("cli-setting-not-a-number", None),
    "bool_parsing": ("cli-setting-not-yes-or-no", None),
    "bool_type": ("cli-setting-not-yes-or-no", None),
    "greater_than_equal": ("cli-setting-too-small", "ge"),
    "less_than_equal": ("cli-setting-too-large", "le"),
}


def _explained(error: ValidationError) -> SettingsError:
    first = error.errors()[0]
    key, bound = _EXPLANATIONS.get(first["type"], ("cli-setting-not-valid", None))
    name = ".".join(str(part) for part in first["loc"])
    # A database url may hold a password.
    value = "…" if name.startswith("database") else repr(first["input"])
    params = {"name": name, "value": value[:80]}
    if bound:
        params["bound"] = str(first["ctx"][bound])
    return SettingsError(key, **params)
