"""What everyday words mean, by names that are the same in every language.

Listed in `rules/text/<language>/meanings.txt`, a meaning and its words a line. What people say in
one language teaches by them what is meant in another (`traits.py`). What the words of the game
mean stands in the glossary; here are all the others.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from scorekeeper.rulebook.broken import RulesFileBroken
from scorekeeper.rulebook.tokens import key_of

Meanings = Mapping[str, tuple[str, ...]]
"""The meanings of each word of a language; most words have one."""


def load_meanings(path: Path) -> Meanings:
    """The meanings listed in a file. Raises RulesFileBroken."""
    try:
        return listed_meanings(path.read_text(encoding="utf-8").splitlines())
    except (OSError, UnicodeDecodeError, ValueError) as fault:
        raise RulesFileBroken(path, "", str(fault)) from None


def listed_meanings(lines: Iterable[str]) -> Meanings:
    """The meanings in the lines of a file, by word. Raises ValueError for a line that is none.

    >>> listed_meanings(["lay: lege gelegt", "place: gelegt"])
    {'lege': ('lay',), 'gelegt': ('lay', 'place')}
    """
    found: dict[str, tuple[str, ...]] = {}
    for line in lines:
        meaning, colon, words = line.partition(":")
        if not colon or not meaning.strip() or not words.strip():
            raise ValueError(f"not a meaning and its words: {line!r}")
        for word in dict.fromkeys(map(key_of, words.split())):
            found[word] = (*found.get(word, ()), meaning.strip())
    return found
