"""Words as they are spoken, put as they are written: "derf i", "kannste", "magde".

What is put for what is data (`spoken` in `rules/text/<language>/glossary.toml`, "form: words").
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.tokens import key_of

Spoken = Mapping[str, tuple[str, ...]]
"""The keys of the words that are meant, by the key of what is said."""


def spoken_forms(entries: Iterable[str]) -> Spoken:
    """What is meant by each form of these entries.

    >>> spoken_forms(["kannste: kannst du"])
    {'kannste': ('kannst', 'du')}
    """
    pairs = [entry.partition(":") for entry in entries]
    return {key_of(said.strip()): keys_of(meant) for said, colon, meant in pairs if colon}


def put_in_writing(phrase: str, spoken: Spoken) -> str:
    """A phrase of the glossary as a question reads where its spoken forms have been replaced.

    >>> put_in_writing("nimmer dran", {"nimmer": ("nicht", "mehr")})
    'nicht mehr dran'
    """
    parts = phrase.split()
    if spoken.keys().isdisjoint(parts):
        return phrase
    return " ".join(word for part in parts for word in spoken.get(part, (part,)))


def in_writing(words: Sequence[Word], spoken: Spoken, language: str) -> list[Word]:
    """The words, with those that are spoken forms replaced by what is meant, at the same place."""
    result: list[Word] = []
    for word in words:
        meant = spoken.get(word.key) if word.value is None else None
        if meant is None:
            result.append(word)
            continue
        for place, key in enumerate(meant):
            breaks = word.breaks and place == 0
            result.append(replace(word, key=key, stem=stem_of(key, language), breaks=breaks))
    return result
