"""A claim told twice, the second time by what is not so: "it must be played, I can't keep it".

Both say the same, so the second half is left out: whoever turned the answer to the first half round
for the "can't" of the second would answer the contrary.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.denials import AND, SO
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.stems import stem_of
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
_NOBODY: Final = word_list("said-again.nobody")
_FOR: Final = word_list("said-again.for")
_MORE: Final = word_list("said-again.more")
_NO: Final = word_list("said-again.no")
_BESIDE: Final = word_list("said-again.beside-more")
"""What may stand beside "no more": "there are", "at the start", "you get"."""
_SHORTEST: Final = 3
_SMALL: Final = word_list("said-again.small")
_THEY: Final = word_list("disputes.others")
_ROOT: Final = 4
"""Letters that two forms of one verb begin with."""
_ONE: Final = word_list("deck.one")
_NEAR: Final = 4
"""Words of a clause, with "more" among them: "there are no more"."""
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
    if _is_no_more(words[low:]) and _is_counted(words[:low]):
        # "They deal five and say there are no more".
        return words[:low]
    if len(first) < _SHORTEST or len(second) > _LONGEST:
        return words
    if _is_no_more(second) and _is_counted(first):
        return _only(words[:last], second[0], glossary.language)
    if _denied(words, low, last, glossary) or not _denied(words, last, len(words), glossary):
        return words
    before, after = ({word.key for word in half} for half in (first, second))
    again = _spares(before, second) or _passes_over(before, after) or _is_nobody(first, second)
    return words[:last] if again else words


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


def _is_nobody(first: Sequence[Word], second: Sequence[Word]) -> bool:
    """ "… it's me who picks, nobody picks for me"."""
    before, after = ({word.key for word in half} for half in (first, second))
    known = _NOBODY | _FOR | _MY | AND | _SMALL
    verbs = [word.key for word in second if word.key not in known]
    # "Kies" and "kiest", "picks" and "pick".
    again = all(any(verb[:_ROOT] == key[:_ROOT] for key in before) for verb in verbs)
    mine = before & _MY and not before & _THEY
    return bool(mine and verbs and again and after & _NOBODY and after & _FOR and after & _MY)


def _is_counted(words: Sequence[Word]) -> bool:
    return any(word.value is not None or word.key in _ONE for word in words)


def _only(words: list[Word], behind: Word, language: str) -> list[Word]:
    """What was claimed to be so many, and no more."""
    if all(word.value is None for word in words):
        # "One card and no more": one says it already.
        return words
    key = {"en": "only", "de": "nur", "nl": "alleen"}[language]
    return [*words, replace(behind, key=key, stem=stem_of(key, language), breaks=False)]


def _is_no_more(clause: Sequence[Word]) -> bool:
    """ "… and there are no more at the start": only the number told before is said again."""
    keys = [word.key for word in clause]
    keys = keys[1:] if keys and keys[0] in AND else keys
    more = bool(set(keys[:_NEAR]) & _MORE) and bool(set(keys) & _NO)
    return more and set(keys) <= _MORE | _NO | _BESIDE
