"""UNO called too early: with more cards in the hand than anybody may call it for."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import clause_at
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_LEAST: Final = 3
"""Cards. Many call it on laying the last but one, with two in the hand."""
_MOST: Final = 30
_NEAR: Final = 3
_CARD_STEMS: Final = word_list("early-call.card-stems")
_WITH: Final = word_list("early-call.with")
_STILL: Final = word_list("early-call.still")
_OF_TIME: Final = word_list("early-call.of-time")
_COSTS: Final = frozenset({"penalty", "draw"})
_ASKS: Final = frozenset({"must", "may", "forget"})


def called_early(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> list[Mention]:
    """ "He called uno but had four cards": that he did. "Must I say it with four?" asks for it."""
    calls = [m for m in mentions if m.concept == "say"]
    if not calls or not any(m.concept == "uno" for m in mentions):
        return []
    clause = clause_at(words, calls[0].start)
    if any(m.concept in _ASKS and m.start in clause for m in mentions):
        return []
    # "Do you say it when you have three left?" asks for no penalty.
    costs = any(m.concept in _COSTS for m in mentions)
    return [
        Mention("false-call", (at,))
        for at in range(len(words))
        if _counts_cards(words, at, costs=costs) and _is_held(words, at, glossary)
    ]


def _counts_cards(words: Sequence[Word], at: int, *, costs: bool) -> bool:
    value = words[at].value
    if value is None or not _LEAST <= value <= _MOST or words[at].plus:
        return False
    behind = words[at + 1 : at + 2]
    if any(word.stem in _CARD_STEMS and not word.breaks for word in behind):
        return True
    # "Though I had four left", "hij heeft er nog vier", "obwohl ich noch vier hatte".
    still = any(word.key in _STILL for word in (*words[max(at - 1, 0) : at], *behind))
    return costs and still and not any(word.key in _OF_TIME for word in behind)


def _is_held(words: Sequence[Word], at: int, glossary: Glossary) -> bool:
    """Whether somebody has them: "still has four cards", "vier Karten hat", "with four cards"."""
    clause = clause_at(words, at)
    near = range(max(clause.start, at - _NEAR), min(clause.stop, at + _NEAR + 2))
    have = glossary.lists["have"]
    return any(words[place].key in have for place in near) or any(
        words[place].key in _WITH for place in range(max(at - 2, 0), at)
    )
