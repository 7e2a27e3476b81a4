"""What a draw card is laid for: "may I put mine on it so that the next one takes four?".

That the next player takes what both make is what laying does, and nothing else is asked by it.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.situation import Heard
from scorekeeper.rulebook.word_lists import word_list

_SO: Final = word_list("purposes.so")
_KNOWN: Final = word_list("purposes.known")
_NEXT: Final = word_list("purposes.next")


def without_purpose(asked: Sequence[Heard], both: int) -> list[Heard]:
    """The words of the question before its purpose, where that names the next and `both`."""
    begins = next((at for at, word in enumerate(asked) if at and word.key in _SO), len(asked))
    purpose = asked[begins:]
    keys = {word.key for word in purpose if word.value is None}
    amounts = [word.value for word in purpose if word.value is not None]
    told = bool(keys & _NEXT) and keys <= _SO | _NEXT | _KNOWN and amounts in ([], [both])
    return list(asked[:begins] if told else asked)
