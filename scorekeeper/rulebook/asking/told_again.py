"""A draw card that is told of twice: by its name and its number, or as what hits somebody."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.stack_words import NEAR
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_THE: Final = word_list("told-again.the")
_HITS: Final = word_list("told-again.hits")
_ME: Final = word_list("told-again.me")


class Laid(NamedTuple):
    """A draw card, how often, and where it is told; `which`: it is the so-manieth."""

    start: int
    end: int
    draws: int
    often: int = 1
    which: bool = False


def is_same_again(words: Sequence[Word], last: Laid, at: int, draws: int) -> bool:
    """ "The biggest draw card, the +10": told first without its number, then with it."""
    beside = at - last.end <= 2 and last.draws == draws
    named = range(last.start, last.end)
    unnumbered = len(named) > 1 and not any(words[place].value for place in named)
    return (
        beside and unnumbered and words[named[-1]].key.endswith(("card", "kart", "karte", "kaart"))
    )


def is_what_hits(words: Sequence[Word], at: int, end: int) -> bool:
    """ "Six then ten, and the ten hits me": the card from `at` to `end` is spoken of again."""
    behind = {word.key for word in words[end : end + NEAR]}
    article = at > 0 and words[at - 1].key in _THE
    return article and bool(behind & _HITS) and bool(behind & _ME)


def goes_on(words: Sequence[Word], last: Laid, at: int, value: int) -> bool:
    """ "Wild reverse four": the number of the card that is named before it."""
    beside = last.end == at and not words[at].breaks and words[at - 1].value is None
    return beside and last.draws == value and not words[at].plus
