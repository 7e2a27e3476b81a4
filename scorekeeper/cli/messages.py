"""Speaking in the terminal: the language of the environment, and one-line refusals."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scorekeeper.l10n import Translator, Value

REFUSED: Final = 2


def environment_locale(environ: Mapping[str, str]) -> str | None:
    """The locale that a terminal program should speak, by the usual order of variables.

    >>> environment_locale({"LANG": "nl_NL.UTF-8", "LC_ALL": ""})
    'nl_NL.UTF-8'
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            return value
    return _windows_locale()


@cache
def terminal_translator() -> "Translator":
    """Messages in the language of the environment, English where we do not speak it."""
    # Imported late: Fluent costs as much as the rest of the command line together.
    from scorekeeper.l10n import language_from_locale, translator

    return translator(language_from_locale(environment_locale(os.environ)))


def warn(key: str, **values: "Value") -> None:
    """Prints one line on stderr."""
    print(f"scorekeeper: {terminal_translator()(key, **values)}", file=sys.stderr, flush=True)


def fail(key: str, **values: "Value") -> int:
    """Prints one line on stderr and returns the exit code of a refused command."""
    warn(key, **values)
    return REFUSED


def _windows_locale() -> str | None:
    if sys.platform != "win32":
        return None
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
