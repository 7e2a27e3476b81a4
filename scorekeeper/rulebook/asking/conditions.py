"""Clauses that only say when something is so: "when my +4 is challenged", "when I play it".

And those that only say of whom: "Does my hand go to whoever sits there?".
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_PERSONS: Final = word_list("conditions.persons")
_AND: Final = word_list("conditions.and")
_AUXILIARIES: Final = word_list("conditions.auxiliaries")
_RELATIVE: Final = word_list("conditions.relative")
_SUBJECTS: Final = _PERSONS | word_list("conditions.subjects")
_EVER: Final = word_list("conditions.ever")
_JOINS: Final = word_list("heard.and")
_PREPOSITION_AND_WHO: Final = 2
"""Words of "aan wie"."""


def is_condition(words: Sequence[Word], end: int, glossary: Glossary) -> bool:
    """ "When my +4 is challenged, must I …": the verb comes late, and "when" only says if."""
    verbs = [
        place for place in range(end, len(words)) if words[place].key in glossary.lists["yes-no"]
    ]
    return (len(verbs) > 1 and verbs[0] > end + 1) or only_says_when(words, end, glossary)


def only_says_when(words: Sequence[Word], end: int, glossary: Glossary) -> bool:
    """ "When I play it must I swap", "do they turn theirs when I lay it": who, and no verb."""
    if end < len(words) and words[end].key in _EVER and not words[end].breaks:
        # "Wann immer man will", "wanneer je maar wilt".
        return end > 1
    if end >= len(words) or words[end].key not in _PERSONS:
        return False
    first = next((at for at in range(end - 1, 0, -1) if words[at].breaks), 0)
    last = next((at for at in range(end, len(words)) if words[at].breaks), len(words))
    turned = any(
        " ".join(word.key for word in words[at : at + 2]) in glossary.lists["inversions"]
        for at in range(end + 1, last - 1)
    )
    return turned or (first < end - 1 and words[first].key in glossary.lists["yes-no"])


def goes_on_about(words: Sequence[Word], joint: int, glossary: Glossary) -> bool:
    """ "Somebody who had too many and is out": it goes on about whom the clause speaks of."""
    verb = words[joint + 1].key if joint + 1 < len(words) else ""
    after = words[joint + 2].key if joint + 2 < len(words) else ""
    if words[joint].key not in _AND or verb not in _AUXILIARIES or after in _SUBJECTS:
        return False
    for at in range(joint - 1, 0, -1):
        if words[at].breaks:
            return False
        if words[at].key in _RELATIVE and words[at - 1].key in glossary.lists["antecedents"]:
            return True
    return False


def hangs_on_before(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """Whether a clause with "who" hangs on a question before it: "…, with whom I swap"."""
    if mention.concept not in {"who", "what"} or not mention.start:
        return False
    verbs = glossary.lists["yes-no"]
    if len(mention.places) > 1 and not _is_to_whom(words, mention, glossary):
        return False
    near = any(word.key in verbs for word in words[mention.end : mention.end + 1])
    opened = any(
        words[place].key in verbs and (place == 0 or words[place].breaks)
        for place in range(mention.start)
    )
    return opened and not near


def _is_to_whom(words: Sequence[Word], mention: Mention, glossary: Glossary) -> bool:
    """ "Gaat mijn hand dan naar wie rechts zit?"; "…, en aan wie" asks anew."""
    before = words[mention.start - 1].key
    plain = before not in _JOINS and not words[mention.start].breaks
    return (
        plain
        and len(mention.places) == _PREPOSITION_AND_WHO
        and words[mention.start].key in glossary.lists["prepositions"]
    )
