"""Requests to have something explained: "can you explain the mercy rule?" asks for no leave."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.words import Word

_ASKS_MORE: Final = {
    "en": frozenset({"whose", "when", "why", "which", "whether", "if", "many", "much"}),
    "de": frozenset(
        {"wem", "wen", "wann", "warum", "wieso", "welche", "welcher", "ob", "dass"}
        | {"viele", "viel", "wieviele", "wieviel"}
    ),
    "nl": frozenset({"wie", "wanneer", "waarom", "welke", "of", "dat", "hoveel"}),
}
"""Behind these it is said what of it: "explain why", "explain whether"."""


def wants_explained(words: Sequence[Word], glossary: Glossary) -> bool:
    """Whether a thing as a whole is to be explained, and nothing else is asked."""
    if any(word.key in _ASKS_MORE[glossary.language] for word in words):
        return False
    spans = [glossary.frames.at(words, place, "explains") for place in range(len(words))]
    ends = [span.end for span in spans if span is not None]
    return bool(ends) and not any(
        words[at].breaks and words[at].key in glossary.lists["yes-no"]
        for at in range(ends[0], len(words))
    )


def without_request(mentions: Sequence[Mention], last: int) -> list[Mention]:
    """The mentions without the "can you" of the request, and what it asks for instead."""
    kept = [mention for mention in mentions if mention.concept not in {"may", "must"}]
    return [*kept, Mention("what", (last,)), Mention("handling", (last,))]
