"""Where a question asks and where it tells, however the two are joined: "may she, if …?"."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.persons import PERSONS, clauses
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_WHEN: Final = word_list("goes-on.when")


class Parts(NamedTuple):
    """The places of the words that ask, and of those that tell."""

    asked: range
    told: range


def asked_parts(
    words: Sequence[Word],
    asks: Callable[[range], bool],
    language: str,
    *,
    within_clause: bool = True,
) -> Parts | None:
    """What asks, at the end or before "if", and what tells; None where no such thing is asked.

    `asks`: whether the words at these places ask; `within_clause`: whether they may do so with no
    comma before them: "wenn oben eine 7 liegt passt die 7".
    """

    def is_when(at: int) -> bool:
        # "Als Nächstes" in German is something else.
        return words[at].key in _WHEN and (language != "de" or words[at].key != "als")

    if not words:
        return None
    first = next((at for at in range(1, len(words)) if is_when(at)), None)
    if first is not None and asks(range(first)):
        return Parts(range(first), range(first, len(words)))
    somebody = PERSONS[language].i | PERSONS[language].they
    for at in list(clauses(words))[-1]:
        # "I could play" in the midst of a clause asks nothing.
        tells = words[at - 1].key in somebody or not within_clause
        if at and (words[at].breaks or not tells) and asks(range(at, len(words))):
            return Parts(range(at, len(words)), range(at))
    return None
