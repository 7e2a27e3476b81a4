"""What a question tells of its own person: that it laid a draw card, was aimed at, or was not."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.persons import PERSONS, clause_at
from scorekeeper.rulebook.asking.spared_words import (
    AT_A_PERSON,
    BEHIND,
    LAYER_NOUNS,
    LAYS,
    NOT_CHOSEN,
    NOTHING,
    VICTIM,
    WHOEVER,
)
from scorekeeper.rulebook.asking.words import Word

_SOON: Final = 4


def asks_of_layer(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "How many does whoever plays it draw", "hoeveel pakt degene die hem zelf legt"."""
    counts = [m.start for m in mentions if m.concept == "how-many"]
    draws = [m.start for m in mentions if m.concept == "draw"]
    if not counts or not draws:
        return False
    keys = [words[at].key for at in clause_at(words, counts[-1]) if at >= counts[-1]]
    if BEHIND.intersection(keys) or AT_A_PERSON.intersection(keys):
        return False
    lays = [at for at, key in enumerate(keys) if key in LAYS]
    who = any(pair in WHOEVER for pair in pairwise(keys))
    return (bool(lays) and who) or bool(LAYER_NOUNS.intersection(keys))


def is_victim(words: Sequence[Word]) -> bool:
    """ "I'm the chosen victim of it"."""
    return not VICTIM.isdisjoint(word.key for word in words)


def is_passed_over(words: Sequence[Word]) -> bool:
    """ "I am not chosen": another draws for a card that is aimed at somebody."""
    return any((one.key, after.key) in NOT_CHOSEN for one, after in pairwise(words))


def has_nothing_now(words: Sequence[Word], asked: str, told: range, language: str) -> bool:
    """ "Ola +2, Finn +2, mine on top, and now Ola has nothing": whoever cannot go on is hit.

    `told`: the places behind the last card and before the question.
    """
    names = PERSONS[language].i if asked == "me" else {asked}
    for at in told:
        behind = (place for place in clause_at(words, at) if at < place < at + _SOON)
        if words[at].key in names and not NOTHING.isdisjoint(words[place].key for place in behind):
            return True
    return False
