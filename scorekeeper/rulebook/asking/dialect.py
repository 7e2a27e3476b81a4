"""Words as they are spoken, put as they are written: "derf i", "kannste", "magde".

What is put for what is data (`spoken` in `rules/text/<language>/glossary.toml`, "form: words").
A form with a comma behind it is one only where a clause ends: "Sie seit, i darf".
Some words mean something else in plain language: "ha", "no", "u". They are dialect only beside a
sign of one, a word that stands nowhere else (`dialect-signs` and `dialect-words`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.rulebook.asking.stems import stem_of
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of

Spoken = Mapping[str, tuple[str, ...]]
"""The keys of the words that are meant, by the key of what is said; of several with spaces."""

DIALECT_WORDS: Final = "dialect-words"
"""The list of the glossary with words that are dialect only beside a sign of it."""
_AT_END: Final = ","


@dataclass(frozen=True, slots=True)
class Dialect:
    """Words that tell of a dialect, and what others mean beside one of them."""

    signs: frozenset[str]
    spoken: Spoken


def dialects_of(signs: Iterable[str], words: Iterable[str]) -> tuple[Dialect, ...]:
    """The dialects of these lists.

    >>> dialects_of(["alemannic: isch nid"], ["alemannic: ha = habe"])[0].spoken
    {'ha': ('habe',)}
    """
    said = [entry.partition(":")[::2] for entry in words]
    return tuple(
        Dialect(
            frozenset(keys_of(known)),
            spoken_forms(form.replace(" = ", ": ") for of, form in said if of == name),
        )
        for name, _, known in (entry.partition(":") for entry in signs)
    )


def with_dialect(words: Sequence[Word], spoken: Spoken, dialects: Iterable[Dialect]) -> Spoken:
    """The spoken forms, with those of the dialects that a word is a sign of."""
    keys = {word.key for word in words}
    for dialect in dialects:
        if not keys.isdisjoint(dialect.signs):
            spoken = {**spoken, **dialect.spoken}
    return spoken


def spoken_forms(entries: Iterable[str]) -> Spoken:
    """What is meant by each form of these entries.

    >>> spoken_forms(["kannste: kannst du"])
    {'kannste': ('kannst', 'du')}
    """
    pairs = [entry.partition(":") for entry in entries]
    return {_form(said): keys_of(meant) for said, colon, meant in pairs if colon}


def _form(said: str) -> str:
    end = (_AT_END,) if said.endswith(_AT_END) else ()
    return " ".join((*keys_of(said.removesuffix(_AT_END)), *end))


def put_in_writing(phrase: str, spoken: Spoken) -> str:
    """A phrase of the glossary as a question reads where its spoken forms have been replaced.

    >>> put_in_writing("nimmer dran", {"nimmer": ("nicht", "mehr")})
    'nicht mehr dran'
    """
    parts = phrase.split()
    if spoken.keys().isdisjoint(parts):
        return phrase
    return " ".join(word for part in parts for word in spoken.get(part, (part,)))


def _together(words: Sequence[Word], at: int, many: int, spoken: Spoken) -> tuple[str, ...] | None:
    """What so many words that belong together stand for."""
    said = words[at : at + many]
    if len(said) < many or any(word.breaks for word in said[1:]):
        return None
    return spoken.get(" ".join(word.key for word in said))


def _several(words: Sequence[Word], at: int, spoken: Spoken) -> tuple[int, tuple[str, ...] | None]:
    """How many words belong together here, and what they stand for."""
    meant = _together(words, at, 3, spoken)
    if meant is not None:
        return 3, meant
    meant = _together(words, at, 2, spoken)
    if meant is None or _together(words, at + 1, 2, spoken) is not None:
        # "Een pas getrokken kaart": the second word belongs to the third.
        return 1, None
    return 2, meant


def in_writing(words: Sequence[Word], spoken: Spoken, language: str) -> list[Word]:
    """The words, with those that are spoken forms replaced by what is meant, at the same place."""
    result: list[Word] = []
    behind = 0
    for at, word in enumerate(words):
        if at < behind:
            continue
        many, meant = _several(words, at, spoken)
        behind = at + many
        # "8en": the ending of a number is no word of its own.
        ending = at > 0 and words[at - 1].value is not None and words[at - 1].end == word.start
        if meant is None and word.value is None and not ending:
            ends = at + 1 == len(words) or words[at + 1].breaks
            closing = spoken.get(f"{word.key} {_AT_END}") if ends else None
            meant = closing or spoken.get(word.key)
        if meant is None:
            result.append(word)
            continue
        for place, key in enumerate(meant):
            breaks = word.breaks and place == 0
            result.append(replace(word, key=key, stem=stem_of(key, language), breaks=breaks))
    return result
