"""A claim told twice, the second time by what is not so: "it must be played, I can't keep it".

Both say the same, so the second half is left out: whoever turned the answer to the first half round
for the "can't" of the second would answer the contrary.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.denials import AND, SO
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_MUST: Final = word_list("said-again.must")
_CAN: Final = word_list("said-again.can")
_SPARE: Final = word_list("said-again.spare")
"""What whoever must do something cannot do instead: "keep", "refuse"."""
_FREELY: Final = word_list("said-again.freely")
"""Nobody who must do something does another thing of their own free will, or instead."""
_AGAIN: Final = word_list("said-again.again")
_MY: Final = word_list("said-again.my")
_TURN: Final = word_list("said-again.turn")
"""What those do not get who are passed over."""
_OTHERS: Final = word_list("said-again.others")
_SHORTEST: Final = 3
_LONGEST: Final = 12
"""Words of either half."""


def without_second_half(words: list[Word], low: int, glossary: Glossary) -> list[Word]:
    """The words without what only says again what must be, or whose turn it is.

    "It's my turn again and he doesn't get a go" becomes "it's my turn again".
    """
    last = next(
        (
            at
            for at in range(len(words) - 1, low, -1)
            if words[at].breaks or words[at].key in AND | SO
        ),
        low,
    )
    first, second = words[low:last], words[last:]
    if len(first) < _SHORTEST or len(second) > _LONGEST:
        return words
    if _denied(words, low, last, glossary) or not _denied(words, last, len(words), glossary):
        return words
    before, after = ({word.key for word in half} for half in (first, second))
    return words[:last] if _spares(before, second) or _passes_over(before, after) else words


def _denied(words: Sequence[Word], start: int, end: int, glossary: Glossary) -> bool:
    return any(glossary.frames.at(words, at, "negations") is not None for at in range(start, end))


def _spares(before: set[str], second: Sequence[Word]) -> bool:
    """ "… has to be played, I can't just pocket it", "… and drawing by choice isn't allowed"."""
    after = {word.key for word in second}
    plain = all(word.value is None for word in second)
    contrary = (after & _CAN and after & _SPARE) or after & _FREELY
    return bool(plain and before & _MUST and contrary)


def _passes_over(before: set[str], after: set[str]) -> bool:
    """ "… it's my turn again and she doesn't get a go"."""
    return bool(before & _AGAIN and before & _MY and after & _TURN and after & _OTHERS)
