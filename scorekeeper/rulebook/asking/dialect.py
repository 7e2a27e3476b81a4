"""Words as they are spoken, put as they are written: "derf i", "kannste", "magde".

What is put for what is data (`spoken` in `rules/text/<language>/glossary.toml`, "form: words").
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of

Spoken = Mapping[str, tuple[str, ...]]
"""The keys of the words that are meant, by the key of what is said; of two words with a space."""


def spoken_forms(entries: Iterable[str]) -> Spoken:
    """What is meant by each form of these entries.

    >>> spoken_forms(["kannste: kannst du"])
    {'kannste': ('kannst', 'du')}
    """
    pairs = [entry.partition(":") for entry in entries]
    return {" ".join(keys_of(said)): keys_of(meant) for said, colon, meant in pairs if colon}


def put_in_writing(phrase: str, spoken: Spoken) -> str:
    """A phrase of the glossary as a question reads where its spoken forms have been replaced.

    >>> put_in_writing("nimmer dran", {"nimmer": ("nicht", "mehr")})
    'nicht mehr dran'
    """
    parts = phrase.split()
    if spoken.keys().isdisjoint(parts):
        return phrase
    return " ".join(word for part in parts for word in spoken.get(part, (part,)))


def _pair(words: Sequence[Word], at: int, spoken: Spoken) -> tuple[str, ...] | None:
    """What two words that belong together stand for."""
    pair = words[at : at + 2]
    if len(pair) < 2 or pair[1].breaks:
        return None
    return spoken.get(f"{pair[0].key} {pair[1].key}")


def in_writing(words: Sequence[Word], spoken: Spoken, language: str) -> list[Word]:
    """The words, with those that are spoken forms replaced by what is meant, at the same place."""
    result: list[Word] = []
    behind = 0
    for at, word in enumerate(words):
        if at < behind:
            continue
        meant = _pair(words, at, spoken)
        if meant is not None and _pair(words, at + 1, spoken) is not None:
            # "Een pas getrokken kaart": the second word belongs to the third.
            meant = None
        behind = at + (1 if meant is None else 2)
        # "8en": the ending of a number is no word of its own.
        ending = at > 0 and words[at - 1].value is not None and words[at - 1].end == word.start
        if meant is None and word.value is None and not ending:
            meant = spoken.get(word.key)
        if meant is None:
            result.append(word)
            continue
        for place, key in enumerate(meant):
            breaks = word.breaks and place == 0
            result.append(replace(word, key=key, stem=stem_of(key, language), breaks=breaks))
    return result
