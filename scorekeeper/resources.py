"""Where the files that are read but never written lie: rules, assets, the settings file.

A checkout and a packaged app have them beside the package; a wheel carries them inside it.
User data does not live here: see `Settings.data_dir`.
"""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
_AROUND: Final = _PACKAGE.parent


def rules_dir() -> Path:
    """The folder of the rules library (`variants/`, `text/<language>/`, …)."""
    return _find("rules", "_rules")


def assets_dir() -> Path:
    """The folder of fonts, icons and card symbols that browsers may load."""
    return _find("assets", "_assets")


def default_settings_file() -> Path:
    """The `flet.toml` that comes with the program and names every setting."""
    return _find("flet.toml", "_settings/flet.toml")


def _find(beside: str, inside: str) -> Path:
    # All three together: a stray `assets` folder in site-packages must not be taken for ours.
    if (_AROUND / "rules").is_dir() and (_AROUND / "flet.toml").is_file():
        return _AROUND / beside
    return _PACKAGE / inside
