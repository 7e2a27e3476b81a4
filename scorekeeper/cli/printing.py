"""Standard output that takes what it gets: letters it lacks, a reader who leaves, a full disk."""

import errno
import io
import json
import os
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import Console

UNBOUNDED: Final = 240
"""Columns of a table that no window bounds."""


def print_json(data: dict[str, Any]) -> None:
    """Prints one JSON object on one line, escaped so that no terminal lacks a letter of it."""
    print(json.dumps(data), flush=True)


def tolerate_missing_letters() -> None:
    """From now on a letter that the terminal lacks is printed as a question mark."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def wide_console() -> "Console":
    """For tables with sentences: what no window bounds, a file or a pipe, has room for them.

    Where the reader leaves early, as `| head -1` does, the rest is dropped and nothing has failed.
    """
    from rich.console import Console

    class Patient(Console):
        def on_broken_pipe(self) -> None:
            self.quiet = True
            stop_printing()

    bounded = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Patient(highlight=False, soft_wrap=True, width=None if bounded else UNBOUNDED)


def stop_printing() -> None:
    """Nothing more is printed; else Python fails once more when it flushes at the very end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def why_output_is_full(error: Exception) -> str | None:
    """Why standard output takes no more, such as a file on a full disk; None for other errors."""
    if not isinstance(error, OSError) or error.filename is not None:
        return None
    return error.strerror if error.errno in {errno.ENOSPC, errno.EIO} else None
