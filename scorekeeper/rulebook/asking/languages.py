"""In which language a question is asked: by its small words, and by the words of the games."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.rulebook.asking.dialect import DIALECT_WORDS, spoken_forms
from scorekeeper.rulebook.asking.words import tokens_of
from scorekeeper.rulebook.phrases import keys_of
from scorekeeper.rulebook.tokens import Mark, Token

_KNOWN: Final = 0.6
"""What a word of the games says of the language, beside a small word's 1."""
_LIKELY: Final = 0.5
_ENDS: Final = '.!?:;…„“"(-–—'
"""Behind these a word is written with a capital that is no name."""
_MARKS: Final = re.compile(r"[^\w+]+")
"""What a glossary writes between and around words."""


@dataclass(frozen=True, slots=True)
class Signs:
    """By what a language is recognised: small words, and words of its glossary."""

    small: frozenset[str]
    words: frozenset[str]


def signs_of(entries: Mapping[str, Sequence[str]]) -> Signs:
    """The signs in a glossary file."""
    small = _keys(entries.get("small", ())) | spoken_forms(entries.get("spoken", ())).keys()
    written = (phrases for name, phrases in entries.items() if name != DIALECT_WORDS)
    return Signs(small, _keys(phrase for phrases in written for phrase in phrases) - small)


def language_of(text: str, signs: Mapping[str, Signs], likely: str) -> str:
    """The language that the question is asked in; the likely one where nothing tells."""
    words = [token for token in tokens_of(text) if token.mark is Mark.WORD]
    said = [(word.key, _is_name(text, word)) for word in words]
    scores = {
        language: sum(
            (key in known.small and not name) + _KNOWN * (key in known.words) for key, name in said
        )
        + _LIKELY * (language == likely)
        for language, known in signs.items()
    }
    return max(scores, key=lambda language: scores[language])


def _is_name(text: str, word: Token) -> bool:
    """ "Mia 510, Joe 220": written as a name, and no small word that is spoken so somewhere."""
    written = text[word.start : word.end]
    if len(written) == 1 or not written.istitle():
        return False
    before = text[: word.start].rstrip()
    return bool(before) and before[-1] not in _ENDS


def _keys(phrases: Iterable[str]) -> frozenset[str]:
    # Most words stand in many phrases; each is looked at once.
    words = set(_MARKS.sub(" ", "\n".join(phrases)).split())
    return frozenset(key for word in words for key in keys_of(word))
