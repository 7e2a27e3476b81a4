"""What a word at the end asks for: "…, fine?", "…, total?", "…, out or not?"."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_NEAR: Final = 3
_OUT: Final = word_list("tags.out")
_OR_NOT: Final = (frozenset({"or", "oder", "of"}), frozenset({"not", "nicht", "niet"}))
_OF: Final = word_list("tags.of")
_NO_PERMISSION: Final = word_list("tags.no-permission")
"""Tags that ask for yes or no, but not for what is allowed."""
_ASKED: Final = frozenset({"may", "must", "how-many", "what", "who", "when", "really-true"})


def with_tag(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> list[Mention]:
    """What one word at the end asks for: "…, fine?" if it may be, "…, total?" how many."""
    last = len(words) - 1
    if last < 1:
        return list(mentions)
    key, apart = words[last].key, words[last].breaks or words[last - 1].breaks
    said = {mention.concept for mention in mentions}
    heads = [at for at in range(last) if _is_head(words, at, glossary)]
    if heads and "how-many" not in said:
        return [*mentions, Mention("how-many", (heads[0],))]
    kept = [m for m in mentions if not (apart and m.start == last)]
    if not said & _ASKED and _only_plays(words, mentions):
        return [*mentions, Mention("may", (last,))]
    # "Caught at once. Two cards?": so many are told.
    counted = words[last - 1].value is not None and not words[last].breaks
    amount = apart and not counted and key in glossary.lists["amounts"]
    if amount and not said & {"how-many", "what", "who"}:
        return [*kept, Mention("how-many", (last,))]
    if apart and key in _OUT:
        return [*mentions, Mention("knock-out", (last,))]
    out = last - len(_OR_NOT)
    if out > 0 and words[out].breaks and words[out].key in _OUT and _ends_in_or_not(words):
        return [*kept, Mention("knock-out", (out,))]
    if key not in glossary.lists["tags"] - _NO_PERMISSION or "really-true" in said:
        return list(mentions)
    return [*kept, Mention("may", (last,))]


def _ends_in_or_not(words: Sequence[Word]) -> bool:
    """ "Out or not?"."""
    return all(word.key in keys for word, keys in zip(words[-2:], _OR_NOT, strict=True))


def _only_plays(words: Sequence[Word], mentions: Sequence[Mention]) -> bool:
    """ "Blue lies, I have blue. Play it?": the last clause names nothing but that."""
    first = len(words) - 1
    while first > 0 and not words[first].breaks:
        first -= 1
    clause = [mention for mention in mentions if mention.start >= first]
    short = first > 0 and len(words) - first < _NEAR
    return short and bool(clause) and all(mention.concept == "play" for mention in clause)


def _is_head(words: Sequence[Word], at: int, glossary: Glossary) -> bool:
    """ "Number of cards for the bluffer?": a clause that begins with an amount of something."""
    begins = at == 0 or words[at].breaks
    return begins and words[at].key in glossary.lists["amounts"] and words[at + 1].key in _OF
