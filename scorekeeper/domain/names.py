"""Names that people type for players and tables: tidied, limited, compared.

What a name may not be is decided here; how a refusal reads is in `l10n/`.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from scorekeeper.domain.refusals import NameRefused

MAX_NAME_LENGTH: Final = 30
"""Code points. Long enough for two first names, short enough for a board row."""

# Zero-width joiners stay: emoji families and Persian spelling need them.
_KEPT_FORMAT_CHARACTERS: Final = frozenset("\u200c\u200d\ufe0f")
# Letters and symbols by category, blank to the eye: Hangul fillers and the empty Braille cell.
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_VISIBLE_CATEGORIES: Final = frozenset("LNPS")
_MAX_ACCENTS: Final = 4
# "Cn" stays: an emoji younger than this Python's tables is a letter to the person who typed it.
_DROPPED_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co"})


def tidy_name(raw: str) -> str:
    """The name without control and bidi-override characters, single-spaced, in NFC.

    >>> tidy_name("  Oma \\u202e  Lotte ")
    'Oma Lotte'
    """
    # Newlines and tabs are white space first, control characters second.
    single_spaced = " ".join(raw.split())
    kept = "".join(
        char
        for char in single_spaced
        if char in _KEPT_FORMAT_CHARACTERS or unicodedata.category(char) not in _DROPPED_CATEGORIES
    )
    return " ".join(unicodedata.normalize("NFC", kept).split())


def same_name(one: str, other: str) -> bool:
    """Whether people at a table would hear the two names as one."""
    return _key(one) == _key(other)


def verify_name(raw: str, taken: Iterable[str] = ()) -> str:
    """The tidied name.

    Raises NameRefused where nothing visible is left, it is longer than MAX_NAME_LENGTH, or
    somebody in `taken` has it.
    """
    # A megabyte pasted into the field must not be normalised first and measured later.
    if len(raw) > 100 * MAX_NAME_LENGTH:
        raise NameRefused("name-too-long", limit=MAX_NAME_LENGTH)
    name = tidy_name(raw)
    if not any(map(_visible, name)):
        raise NameRefused("name-empty")
    if len(name) > MAX_NAME_LENGTH:
        raise NameRefused("name-too-long", limit=MAX_NAME_LENGTH)
    key = _key(name)
    if any(_key(other) == key for other in taken):
        raise NameRefused("name-taken", name=name)
    return name


def initial_of(name: str) -> str:
    """The first letter as shown inside a seat's shape: one base character with its accents.

    >>> initial_of("jörg"), initial_of("Östen")
    ('J', 'Ö')
    """
    start = next((place for place, char in enumerate(name) if _visible(char)), None)
    if start is None:
        return "?"
    end = start + 1
    while end < len(name) and end - start <= _MAX_ACCENTS and _accent(name[end]):
        end += 1
    base = name[start].upper()
    return (base if len(base) == 1 else name[start]) + name[start + 1 : end]


def _visible(char: str) -> bool:
    category = unicodedata.category(char)
    return (category[0] in _VISIBLE_CATEGORIES or category == "Cn") and char not in _BLANK_LETTERS


def _accent(char: str) -> bool:
    selects_a_drawing = char == "\u034f" or unicodedata.name(char, "").startswith("VARIATION")
    return unicodedata.category(char)[0] == "M" and not selects_a_drawing


def _key(name: str) -> str:
    # Joiners and variation selectors change how a name is drawn, not how it is called.
    letters = (
        char
        for char in unicodedata.normalize("NFKC", tidy_name(name))
        if _visible(char) or _accent(char) or char == " "
    )
    return "".join(letters).casefold()
