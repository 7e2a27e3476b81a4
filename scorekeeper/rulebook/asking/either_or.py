"""Questions that name two things of which one can be: "the dealer, or the player on the left?".

Neither yes nor no answers them. "A Skip or a Reverse" is none of these: either of the two will do.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

EITHER_OR: Final = "either-or"
"""The facet of questions that set two things against each other."""
_OR: Final = {"en": "or", "de": "oder", "nl": "of"}
_NEAR: Final = 4
"""Words on either side of "or" in which what is set against each other stands."""
_LEAST: Final = 2
"""Words before "or" at least: a verb, and whoever does it."""
_FALLS_AWAY: Final = word_list("either-or.falls-away")
"""What "or" goes on with where the second half says nothing new: "or not", "or what"."""
_SO_LONG: Final = [[word] for word in word_list("either-or.long")]
_OTHERWISE: Final = word_list("either-or.otherwise")
"""What sets the second half apart: "or only", "or until", "or does it"."""
_WHETHER: Final = word_list("either-or.whether")
"""What leaves a choice to somebody; behind it the Dutch word for "or" means "whether"."""
_ALL_THE_SAME: Final = word_list("either-or.all-the-same")
"""Words that say that it makes no difference which of the two."""
_ONLY: Final = word_list("either-or.only")
_PRONOUNS: Final = word_list("either-or.pronouns")
_PERSONS: Final = word_list("either-or.persons")
_RELATIVES: Final = word_list("either-or.relatives")
_MAY: Final = word_list("either-or.may")
_VERBS: Final = word_list("either-or.verbs")
_DRAWN: Final = word_list("either-or.drawn")
_PREPOSITIONS: Final = word_list("either-or.prepositions")
_OPPOSED: Final = (
    word_list("either-or.how-often"),
    word_list("either-or.sides"),
    word_list("either-or.before-after"),
    word_list("either-or.most-least"),
    word_list("either-or.more-less"),
    word_list("either-or.first-last"),
    word_list("either-or.round-game"),
    word_list("either-or.directions"),
    word_list("either-or.seats"),
    word_list("either-or.over-under"),
    word_list("either-or.faces"),
    word_list("either-or.whose"),
    word_list("either-or.exactly-over"),
    word_list("either-or.colours"),
    word_list("either-or.now-later"),
    word_list("either-or.winner-loser"),
)


def names_two(words: Sequence[Word], begins: int, glossary: Glossary) -> bool:
    """Whether the question that begins there sets two things against each other."""
    keys = [word.key for word in words]
    verbs = glossary.lists["yes-no"]
    if begins > 0 and keys[begins - 1] == _OR[glossary.language]:
        # "Does it skip, or does it do nothing?": the first half asks as well.
        begins = max(at for at in range(begins) if at == 0 or words[at].breaks)
    return any(
        _excludes(keys[begins:at], keys[at + 1 :], verbs)
        for at in _ors(keys, begins, glossary.language)
    )


def _ors(keys: Sequence[str], begins: int, language: str) -> Iterable[int]:
    """The places of "or" with something on both sides of it."""
    for at in range(begins + _LEAST, len(keys) - 1):
        # "Oder so lange, bis etwas passt" does say something new.
        empty = keys[at + 1] in _FALLS_AWAY and keys[at + 2 : at + 3] not in _SO_LONG
        if keys[at] != _OR[language] or empty:
            continue
        near = keys[max(at - _NEAR, begins) : at]
        long = len(keys) - at > _NEAR or _OR[language] in keys[begins:at]
        if not _WHETHER.isdisjoint(keys[begins:at] if long else near):
            continue
        if _ALL_THE_SAME.isdisjoint(keys[begins:]):
            yield at


def _excludes(before: Sequence[str], behind: Sequence[str], verbs: frozenset[str]) -> bool:
    """Whether what stands behind "or" cannot be together with what stands before it."""
    near, next_to = before[-_NEAR:], behind[:_NEAR]
    if before[0] in _MAY:
        # "May I play it now, or must I wait?" asks whether I may.
        return not _ONLY.isdisjoint(near) and not _ONLY.isdisjoint(next_to)
    if any(_opposed(one, other) for one, other in product(near, next_to)):
        return True
    if (
        behind[0] in _OTHERWISE
        or list(behind[1:2]) in _SO_LONG
        or (behind[0] in verbs and len(behind) > 1)
    ):
        return True
    if behind[0] in _VERBS and not _is_draw_card(behind):
        return True
    if behind[0] in _PREPOSITIONS and behind[0] in before:
        return True
    if behind[0] in _RELATIVES or behind[:2] == ["the", "one"]:
        return True
    someone = _PERSONS | _PRONOUNS
    other = not _PERSONS.isdisjoint(next_to) or behind[0] in _PRONOUNS
    return other and not someone.isdisjoint(before)


def _is_draw_card(behind: Sequence[str]) -> bool:
    """ "Or draw two", "or a wild": what it goes on with is a card."""
    return len(behind) > 1 and behind[1] in _DRAWN


def _opposed(one: str, other: str) -> bool:
    return one != other and any(one in pair and other in pair for pair in _OPPOSED)
