"""Lists of words that are looked for in what people ask and type, by name.

They lie in `rules/text/<language>/words.txt`, a list and its words a line, spelled as people spell
them; in what is read, words of all languages are looked for at once. What a list is for is told
where it is asked for by its name. What cards and matters of the game are called does not stand
there, but in the lexicon and the glossary.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook.broken import RulesFileBroken
from scorekeeper.rulebook.tokens import key_of


def word_list(name: str) -> frozenset[str]:
    """The words of a list in every language, as `key_of` makes them. Raises RulesFileBroken."""
    found = _every_list().get(name)
    if found is None:
        raise RulesFileBroken(rules_dir() / "text", name, "no language has such a list of words")
    return found


def listed_words(lines: Iterable[str]) -> dict[str, frozenset[str]]:
    """The lists in the lines of a file, by name. Raises ValueError for a line that is none.

    >>> listed_words(["turned.back: zurück zurueck"])
    {'turned.back': frozenset({'zuruck'})}
    """
    found: dict[str, frozenset[str]] = {}
    for line in lines:
        name, colon, words = line.partition(":")
        if not colon or not name.strip() or not words.strip():
            raise ValueError(f"not a list and its words: {line!r}")
        if name in found:
            raise ValueError(f"a list that is there already: {name!r}")
        found[name] = frozenset(map(key_of, words.split()))
    return found


def list_files() -> list[Path]:
    """The files that lists lie in, one of each language."""
    return sorted((rules_dir() / "text").glob("*/words.txt"))


@cache
def _every_list() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for path in list_files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
            of_language = listed_words(lines)
        except (OSError, ValueError) as fault:
            raise RulesFileBroken(path, "", str(fault)) from None
        for name, words in of_language.items():
            found[name] = found.get(name, frozenset()) | words
    return found
