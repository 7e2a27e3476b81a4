"""The keys under which phrases of the text files are looked up."""

import re
from functools import lru_cache
from typing import Final

from scorekeeper.rulebook.tokens import key_of, tokens

_SIMPLE: Final = re.compile(r"[a-zß-öø-ÿA-Z0-9+ ]+")
"""One plain letter each, so that there is nothing that only a tokenizer sees."""
_PART: Final = re.compile(r"[a-zß-öø-ÿA-Z]+|[0-9]+|\+")
_known_key: Final = lru_cache(maxsize=50_000)(key_of)


@lru_cache(maxsize=50_000)
def keys_of(phrase: str) -> tuple[str, ...]:
    """The keys of a phrase's tokens.

    >>> keys_of("Sla-beurt over"), keys_of("wild +4")
    (('sla', 'beurt', 'over'), ('wild', '+', '4'))
    """
    # Nearly all phrases are plain words, and there are thousands of them.
    if _SIMPLE.fullmatch(phrase):
        return tuple(map(_known_key, _PART.findall(phrase)))
    return tuple(token.key for token in tokens(phrase))


def written_together(phrase: str) -> str:
    """The key of a phrase: the keys of its tokens without what stands between them.

    >>> written_together("Sla-beurt over"), written_together("Zieh 2")
    ('slabeurtover', 'zieh2')
    """
    return "".join(keys_of(phrase))
