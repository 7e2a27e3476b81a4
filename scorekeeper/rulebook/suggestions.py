"""Which cards somebody may have meant by words that are not understood."""

from typing import Final

from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.tokens import Mark, tokens

MOST: Final = 3
_MIN_LETTERS: Final = 3
_NEAR_ENOUGH: Final = 60.0
_LOOKED_AT: Final = 40


def suggestions(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The kinds whose names are nearest, best first; none where nothing is near.

    The names are those of the first language of the lexicon.
    """
    said = " ".join(token.key for token in tokens(piece[:_LOOKED_AT]) if token.mark in _SPOKEN)
    if sum(map(str.isalpha, said)) < _MIN_LETTERS:
        return ()
    # Imported late: most lines are understood, and starting should not pay for it.
    from rapidfuzz.fuzz import WRatio
    from rapidfuzz.process import extract

    near = extract(said, lexicon.names.keys(), scorer=WRatio, score_cutoff=_NEAR_ENOUGH, limit=24)
    return tuple(dict.fromkeys(lexicon.names[name] for name, _, _ in near))[:MOST]


_SPOKEN: Final = frozenset({Mark.WORD, Mark.NUMBER, Mark.PLUS})
