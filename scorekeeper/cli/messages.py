"""Speaking in the terminal: the language of the environment, and one-line refusals."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scorekeeper.l10n import Translator, Value
    from scorekeeper.rulebook import RulesFileBroken

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


def terminal_language() -> str:
    """The language of the environment, English where we do not speak it."""
    from scorekeeper.l10n import language_from_locale

    return language_from_locale(environment_locale(os.environ))


@cache
def terminal_translator() -> "Translator":
    """Messages in the language of the environment."""
    # Imported late: Fluent costs as much as the rest of the command line together.
    from scorekeeper.l10n import translator

    return translator(terminal_language())


def warn(key: str, **values: "Value") -> None:
    """Prints one line on stderr."""
    print(f"scorekeeper: {terminal_translator()(key, **values)}", file=sys.stderr, flush=True)


def fail(key: str, **values: "Value") -> int:
    """Prints one line on stderr and returns the exit code of a refused command."""
    warn(key, **values)
    return REFUSED


def warn_of_broken(fault: "RulesFileBroken") -> None:
    """Prints one line on stderr about an own variant file that is left out."""
    print(f"scorekeeper: {told_of_broken(fault)}", file=sys.stderr, flush=True)


def told_of_broken(fault: "RulesFileBroken") -> str:
    """Which file is left out, where in it the fault is, and why: one line."""
    t = terminal_translator()
    reason = t(fault.key, **fault.params) if fault.key else fault.reason
    if fault.line is None:
        line = t("own-file-broken", file=str(fault.path), reason=reason)
    else:
        line = t("own-file-broken-at", file=str(fault.path), line=fault.line, reason=reason)
    return " ".join(line.split())


def _windows_locale() -> str | None:
    if sys.platform != "win32":
        return None
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
