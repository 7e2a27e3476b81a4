"""What a word means apart from its use, and words whose letters are held: "skiiip", "uhhh"."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.rulebook.near_words import MIN_SKELETON
from scorekeeper.rulebook.roles import CARD_ROLES, Hue, Meaning, Role

Sense = tuple[str, str | None, int]
"""What a word means, apart from how it is used."""

NUMBERS: Final = frozenset({Role.NUMBER_WORD, Role.WEAK_SEPARATOR})
CORRECTABLE: Final = CARD_ROLES | {Role.COLOUR}
SMALL: Final = frozenset(
    {Role.CARD_NOUN, Role.CARD_NOUNS, Role.POINTS, Role.TOTAL, Role.MULTIPLE}
    | {Role.HEDGE, Role.ARTICLE, Role.PIECES}
)
"""Words that tell what a number is: "cards", "points", "twice"."""
_DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")


def sense_of(known: Meaning | None) -> Sense | None:
    """What a word with that meaning means; None where it means nothing on its own."""
    if known is None or (known.role is Role.UNKNOWN and known.kind is None):
        return None
    if known.kind and known.kind.isdecimal():
        return (Role.NUMBER_WORD, None, int(known.kind))
    if known.kind:
        return ("card", known.kind, 0)
    if known.role is Role.COLOUR:
        return (known.role, None, int(known.value == Hue.ADJECTIVE))
    return (known.role, None, known.value)


def said_once(
    key: str, words: Mapping[str, Meaning], sense_of: Callable[[str], Sense | None]
) -> str | None:
    """The one word that it is when its letters are said once."""
    held = {_DRAWN_OUT.sub(r"\1", key)}
    held |= {key[:at] + key[at + 1 :] for at in range(len(key) - 1) if key[at] == key[at + 1]}
    known = {word for word in held if word in words and len(word) >= MIN_SKELETON}
    roles = {words[word].role for word in known}
    if len(set(map(sense_of, known))) == 1 and roles <= CORRECTABLE | NUMBERS | SMALL:
        return min(known)
    # "Uhhh" says as little as "uh".
    short = _DRAWN_OUT.sub(r"\1", key)
    idle = short != key and short in words and words[short].role is Role.FILLER
    return short if idle else None
