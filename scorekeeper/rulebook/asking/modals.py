"""Whether a question asks what must be or what may be."""

from collections.abc import Sequence
from typing import Final, Literal

from scorekeeper.rulebook.asking.glossary import Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_SOMETHING: Final = frozenset({"able", "no-match"})
"""What is said in words of which one may be a question word."""
_WHOEVER: Final = word_list("modals.whoever")
_GERMAN: Final = word_list("modals.german")
_VERB_LAST: Final = 5
"""Words before the verb that ends "wer ziehen muss"."""


def modal_of(
    words: Sequence[Word], mentions: Sequence[Mention], begins: int
) -> Literal["may", "must", ""]:
    """Whether somebody asks what must be or what may be.

    The verb that opens the question decides; else "must" counts where both are said, but not of
    whoever is only described by it: "the player who has to draw may challenge".
    """
    said = [mention for mention in mentions if mention.concept in {"may", "must"}]
    opening = {mention.concept for mention in said if mention.start == begins}
    asked = [mention for mention in said if mention.end > begins]
    plain = [mention for mention in asked if not _describes(words, mention)]
    concepts = opening or {mention.concept for mention in plain or asked}
    if not concepts:
        return ""
    return "must" if "must" in concepts else "may"


def _describes(words: Sequence[Word], mention: Mention) -> bool:
    """Whether the verb is part of a clause that tells who is meant."""
    before = mention.start - 1
    if before < 0 or words[mention.start].breaks:
        return False
    if words[before].key in _WHOEVER - {"die", "der", "hij"}:
        return True
    if words[before].key == "die" and before and not words[before].breaks:
        return True
    ends = mention.end == len(words) or words[mention.end].breaks
    start = next(
        (
            at
            for at in range(before, max(before - _VERB_LAST, -1), -1)
            if words[at].breaks or not at
        ),
        -1,
    )
    return ends and start >= 0 and words[start].key in _GERMAN and mention.end < len(words)


def without_cannot(mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions without the "can" of "I cannot play", the "was" of "was Passendes"."""
    inside = {
        "may": [frozenset(m.places) for m in mentions if m.concept == "no-match"],
        "what": [frozenset(m.places) for m in mentions if m.concept in _SOMETHING],
    }
    return [
        m
        for m in mentions
        if not any(frozenset(m.places) < places for places in inside.get(m.concept, ()))
    ]
