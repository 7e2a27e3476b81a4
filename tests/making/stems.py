"""Lists the stems of the words of the glossaries and rule texts: `rules/text/<language>/stems.txt`.

    python -m tests.making.stems

The list only saves time (`scorekeeper/rulebook/asking/stems.py`), so it may be made again whenever
many words have changed.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook.asking.stems import computed_stem
from scorekeeper.rulebook.phrases import keys_of

FILES = ("glossary", "rulings", "numbers")


def words(language: str) -> set[str]:
    """Return every word of a language's files that could be looked up by its stem."""
    found: set[str] = set()
    for name in FILES:
        path = rules_dir() / "text" / language / f"{name}.toml"
        for text in _strings(tomllib.loads(path.read_text(encoding="utf-8"))):
            found.update(key for key in keys_of(text.replace("…", " ")) if key.isalpha())
    return found


def made(language: str) -> str:
    """Return the content of the file."""
    by_stem: dict[str, list[str]] = defaultdict(list)
    for word in sorted(words(language)):
        by_stem[computed_stem(word, language)].append(word)
    return "".join(f"{stem} {' '.join(listed)}\n" for stem, listed in sorted(by_stem.items()))


def _strings(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict):
        for inside in content.values():
            yield from _strings(inside)
    elif isinstance(content, list):
        for inside in content:
            yield from _strings(inside)


if __name__ == "__main__":
    for folder in sorted(path for path in (rules_dir() / "text").iterdir() if path.is_dir()):
        (folder / "stems.txt").write_text(made(folder.name), encoding="utf-8")
