"""Reading a file of word lists: `name = ["word", "word"]`, and comments.

A glossary holds thousands of words. Such a list is written alike in TOML and in JSON, whose reader
takes a tenth of the time; what is not so plain is left to the reader of TOML, and so are faults.
"""

import json
import re
import tomllib
from typing import Any, Final

_BEGINS: Final = re.compile(r"([a-z0-9-]+) = (\[.*)")
_TRAILING: Final = re.compile(r",\s*\]$")


def read_lists(text: str) -> dict[str, Any]:
    """The lists by name. Raises TOMLDecodeError."""
    try:
        return _plain_lists(text)
    except ValueError:
        return tomllib.loads(text)


def _plain_lists(text: str) -> dict[str, Any]:
    """The lists by name. Raises ValueError where there is anything but plain lists."""
    found: dict[str, Any] = {}
    name, written = "", ""
    for line in text.splitlines():
        if written:
            written += line
        elif not line or line.startswith("#"):
            continue
        elif begins := _BEGINS.fullmatch(line):
            name, written = begins.groups()
        else:
            raise ValueError(line)
        if written.endswith("]"):
            if name in found:
                raise ValueError(name)
            found[name] = json.loads(_TRAILING.sub("]", written))
            written = ""
    if written:
        raise ValueError(name)
    return found
