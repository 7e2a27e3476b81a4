"""Where a question claims how many cards somebody holds: "I have nine now", "is it ten now"."""

from collections.abc import Container, Sequence
from typing import Final

from scorekeeper.rulebook.asking.hand_told import says
from scorekeeper.rulebook.asking.hand_words import CARD, COMES_TO, MAIN, NOW, SIZE, TAKE
from scorekeeper.rulebook.asking.persons import clauses
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 4
_SO: Final = word_list("hand-claimed.so")
_IF: Final = word_list("hand-claimed.if")
_WITH: Final = word_list("hand-claimed.with")
_GOES_ON: Final = CARD | word_list("hand-claimed.goes-on")
"""What may follow a number of cards that somebody holds."""


def hand_claimed(
    words: Sequence[Word], begins: int, named: Container[int], language: str
) -> int | None:
    """ "Then I have nine now": where the number stands that is claimed to be held."""
    asking = [clause for clause in clauses(words) if clause.stop > begins]
    held = [_held_number(words, clause, named, language) for clause in asking]
    sized = [_number_of_size(words, clause, begins, named, language) for clause in asking]
    return next((at for at in held + sized if at is not None), None)


def _held_number(
    words: Sequence[Word], clause: range, named: Container[int], language: str
) -> int | None:
    """ "I have nine now": the first number behind the verb."""
    verb = next((at for at in clause if words[at].key in MAIN[language]), clause.stop)
    keys = {words[at].key for at in clause if at not in named}
    if keys & (TAKE[language] - MAIN[language]) or not keys & (NOW[language] | _SO):
        return None
    for at in range(verb + 1, clause.stop):
        if words[at].key in _IF:
            break
        by_means = words[at - 1].key in _WITH
        if words[at].value is not None and not words[at].plus and not by_means:
            return at
    return None


def _number_of_size(
    words: Sequence[Word], clause: range, begins: int, named: Container[int], language: str
) -> int | None:
    """ "Is it ten now", "do I end up with four": the only number of such a clause."""
    own = range(max(clause.start, begins), clause.stop)
    numbers = [
        at for at in own if words[at].value is not None and not words[at].plus and at not in named
    ]
    sizes = [at for at in own if says(words, at, SIZE) or says(words, at, COMES_TO)]
    if len(numbers) != 1 or not sizes or sizes[0] >= numbers[0] + _NEAR:
        return None
    # "Is it 2 that I draw", "habe ich 2 Sekunden": of something else than a hand.
    behind = [words[at].key for at in range(numbers[0] + 1, clause.stop)]
    takes = (TAKE[language] - MAIN[language]).intersection(behind)
    return None if takes or (behind and behind[0] not in _GOES_ON) else numbers[0]
