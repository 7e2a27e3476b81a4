"""What came of a challenge, where only the cards that were seen then are told of."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Literal

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary, Mention
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

_THEY: Final = word_list("proved.they")
_HAD: Final = word_list("proved.had")
_NEAR: Final = 6
_TWO: Final = 2
_SETTLED: Final = frozenset({"guilty", "innocent", "caught"})


def proved(
    words: Sequence[Word], mentions: Sequence[Mention], glossary: Glossary
) -> Literal["guilty", "innocent", ""]:
    """ "I challenged, and she had two yellows": guilty; "she had no blue": innocent."""
    said = {mention.concept for mention in mentions}
    starts = [m.start for m in mentions if m.concept == "challenge"]
    if not starts or said & _SETTLED:
        return ""
    colours = {m.start for m in mentions if m.concept == "colour"}
    colours |= {at for at, word in enumerate(words) if word.key in COLOURS}
    # "He laid it although he had the colour, I doubt it. How many for him?"
    first = 0 if "how-many" in said else starts[0] + 1
    for place in range(first, len(words) - 1):
        if words[place].key not in _THEY:
            continue
        told = _clause(words, place + 1)
        if not any(words[at].key in _HAD for at in told):
            continue
        if not colours.isdisjoint(told):
            none = any(words[at].key in glossary.lists["none"] for at in told)
            return "innocent" if none else "guilty"
    return "innocent" if _shows_none(words, starts[0], colours, glossary) else ""


def _shows_none(
    words: Sequence[Word], challenge: int, colours: AbstractSet[int], glossary: Glossary
) -> bool:
    """ "I wanted to see her hand. Not one card of the colour.": all that was seen, of nobody."""
    for place in range(challenge + 1, len(words) - 1):
        if not words[place].breaks:
            continue
        told = _clause(words, place + 1)
        begins = [words[at].key for at in range(place, min(place + _TWO, len(words)))]
        none = any(key in glossary.lists["none"] for key in begins)
        if none and not colours.isdisjoint(told) and told.stop > place + 1:
            mine = PERSONS[glossary.language].my
            return not any(words[at].key in _HAD | mine for at in told)
    return False


def _clause(words: Sequence[Word], start: int) -> range:
    last = min(start + _NEAR, len(words))
    end = next((at for at in range(start, last) if words[at].breaks), last)
    return range(start, end)
