"""What each word of a question says, in the order said: what `traits.py` knows nothing of.

"He challenges me" and "I challenge him" have the same traits. What each word says are names, as
traits are: the word and parts of it, so that misspelt ones are like those meant, its meaning and
what it was taken for, which are the same in every language. What experience makes of them is in
`networks.py`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.meanings import Meanings
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation

MOST_WORDS: Final = 48
"""Of a longer story the last ones count: what is asked comes in the end."""
_LENGTHS: Final = (3, 4)
_MOST_COUNT: Final = 3
_FAR: Final = 5
"""So near are two words of which it counts which one comes first."""
_BEGIN: Final = "begin"
_END: Final = "end"
_CARD: Final = "card"
_NUMBER: Final = "number"

Said = tuple[str, ...]
"""All that one word says."""


def said_in_order(situation: Situation, meanings: Meanings) -> tuple[Said, ...]:
    """What each word says, the first one first; `meanings`: those of the question's language."""
    begins = len(situation.heard) - MOST_WORDS
    cards = _of_cards(situation)
    return tuple(
        tuple(_said(word, meanings, cards.get(at, ()), at >= situation.begins))
        for at, word in enumerate(situation.heard)
        if at >= begins
    )


def _said(word: Heard, meanings: Meanings, card: Said, own: bool) -> Iterator[str]:
    if word.value is not None:
        yield _NUMBER
        yield f"value:{word.value}"
        if word.plus:
            yield "plus"
    yield f"word:{word.key}"
    yield f"stem:{word.stem}"
    yield from (f"means:{meaning}" for meaning in meanings.get(word.key, ()))
    yield from (f"concept:{concept}" for concept in word.concepts)
    yield from card
    if word.breaks:
        yield "breaks"
    yield "own" if own else "told"
    yield from _parts_of(word.key)


@lru_cache(maxsize=4_096)
def _parts_of(key: str) -> Said:
    """Its runs of letters: what a slip leaves of it."""
    whole = f"<{key}>"
    return tuple(
        f"part:{whole[at : at + length]}"
        for length in _LENGTHS
        for at in range(len(whole) - length + 1)
    )


def _of_cards(situation: Situation) -> dict[int, Said]:
    """What is said of the card that stands at a place."""
    found: dict[int, Said] = {}
    for card in situation.named:
        colour = (f"colour:{card.colour}",) if card.colour else ()
        said = (
            f"kind:{card.kind}",
            f"role:{_role_of(card, situation)}",
            f"count:{min(card.count, _MOST_COUNT)}",
            *colour,
        )
        found |= {at: found.get(at, ()) + said for at in range(card.start, card.end)}
    return found


def _role_of(card: SaidCard, situation: Situation) -> str:
    if card is situation.played:
        return "played"
    if card is situation.pile:
        return "pile"
    return "held" if card in situation.held else "said"


def orders_of(situation: Situation, meanings: Meanings) -> frozenset[str]:
    """Which words stand beside one another, and which ones before others that are near.

    Words count by what they mean, where that is known, and so in any language.
    """
    heads = [_heads(word, situation, at, meanings) for at, word in enumerate(situation.heard)]
    line = [(_BEGIN,), *heads, (_END,)]
    found = {f"2:{one}_{next_}" for a, b in pairwise(line) for one in a for next_ in b}
    found |= {f"3:{a[0]}_{b[0]}_{c[0]}" for a, b, c in zip(line, line[1:], line[2:], strict=False)}
    return frozenset(found.union(_before(heads)))


def _before(heads: Sequence[Said]) -> Iterator[str]:
    known = [(at, said[0]) for at, said in enumerate(heads) if not said[0].startswith("stem:")]
    for at, one in known:
        yield from (f">:{one}_{other}" for place, other in known if 1 < place - at < _FAR)


def _heads(word: Heard, situation: Situation, at: int, meanings: Meanings) -> Said:
    """What a word counts as: its first concept, a card, a number, its first meaning."""
    card = any(one.start <= at < one.end for one in situation.named)
    meant = meanings.get(word.key, ())
    found = (
        *(f"concept:{concept}" for concept in word.concepts[:1]),
        *((_CARD,) if card else ()),
        *((_NUMBER,) if word.value is not None and not card else ()),
        *(f"means:{meaning}" for meaning in meant[:1]),
    )
    return found or (f"stem:{word.stem}",)
