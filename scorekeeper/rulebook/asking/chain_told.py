"""A chain of draw cards that is told part by part, where each of the parts is understood.

"Al a Draw Two, Bev one, Cy one, Eva has none. How many does Eva take?": whoever lays one more
makes the chain longer, whoever has none ends it, and whoever is asked for is who ends it or has
laid one. Where a part tells anything else, nothing is read at all.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.chain_asked import asked_of, asks_who, question_at
from scorekeeper.rulebook.asking.chain_joined import held_and_laid, of_two, who_then
from scorekeeper.rulebook.asking.chain_named import named_at_last, of_one_of_two
from scorekeeper.rulebook.asking.chain_otherwise import tells_otherwise
from scorekeeper.rulebook.asking.chain_parts import SHE_, Part, parts_told
from scorekeeper.rulebook.asking.chain_so_far import Chain
from scorekeeper.rulebook.asking.chain_story import tells
from scorekeeper.rulebook.asking.chain_words import (
    ASKS,
    DOUBTS,
    KNOWN,
    NONE,
    NUMBER,
    ORDINALS,
    OWN,
    SHE,
    WAS,
)
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import SaidCard
from scorekeeper.rulebook.asking.words import DRAWN, Word, words_of
from scorekeeper.rulebook.tokens import key_of

_TWO: Final = 2
_SHORT: Final = 4
_NTH: Final = {nth: key for key, nth in ORDINALS.items()}
_THE: Final = "the"
_DO: Final = key_of("doe")
_LAY: Final = key_of("leg")
_I_DO: Final = frozenset[str]().union(*(persons.i_do for persons in PERSONS.values()))


class ChainRead(NamedTuple):
    """A chain as it was told: what it comes to, None where not every part was understood.

    `unread` are then the parts that it is told in.
    """

    told: ChainTold | None = None
    unread: tuple[Part, ...] = ()


def chain_read(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    language: str,
    text: str,
    *,
    denied: bool,
) -> ChainRead:
    """What the chain comes to, if nothing else is told or asked.

    `denied`: whether the words were read as a claim that is denied.
    """
    draws = any(card.kind in DRAWING for card in cards)
    if not draws and not any(word.value in DRAWN for word in words):
        # Nearly all questions: nothing is told that anybody could be made to draw.
        return ChainRead()
    said = _as_said(words, text, language)
    parts = None if said is None else parts_told(said, cards, numbers, kinds, text)
    if said is None or not parts:
        return ChainRead()
    if language == "nl":
        parts = [_in_dutch(part) for part in parts]
    parts = of_two(list(held_and_laid(list(who_then(parts)))))
    parts = of_one_of_two(named_at_last(parts))
    asks = ASKS if language == "de" else ASKS - {WAS}
    question = question_at(parts, asks)
    asked, told = parts[question:], parts[:question]
    if not told:
        told, asked = asked[1:], asked[:1]
    if tells_otherwise(said) or question is None or any(asks_who(part) for part in parts):
        return ChainRead(unread=tuple(told))
    chain = Chain(same="wild-draw-ten" not in kinds)
    if not all(tells(chain, part) for part in told) or chain.waiting:
        return ChainRead(unread=tuple(told))
    found = asked_of(chain, asked, asks)
    if found is None:
        return ChainRead(unread=tuple(told))
    turns = denied and said != list(words)
    undoubted = any(word.key in DOUBTS for word in said)
    return ChainRead(found._replace(turned=turns, undoubted=undoubted))


def _as_said(words: Sequence[Word], text: str, language: str) -> list[Word] | None:
    """The words with what was denied in them; None where a word was left out for a claim."""
    said = [_unchanged(word, key_of(text[word.start : word.end])) for word in words]
    said = [_numbered(said, at) for at in range(len(said))]
    told = sum(word.key in NONE for word in words_of(text, language))
    return said if sum(word.key in NONE for word in said) >= told else None


def _unchanged(word: Word, key: str) -> Word:
    """A word that denies, or was taken for one that does, and one of chains, as it was written."""
    denies = (key in NONE) != (word.key in NONE)
    mended = key in KNOWN and word.key not in KNOWN and word.value is None
    return replace(word, key=key) if key and (denies or mended or key in OWN) else word


def _numbered(words: Sequence[Word], at: int) -> Word:
    """ "Me number four": the fourth."""
    word = words[at]
    follows = words[at + 1].value if at + 1 < len(words) and not words[at + 1].breaks else None
    if word.key in NUMBER and follows in _NTH:
        return replace(word, key=_THE)
    if at and words[at - 1].key in NUMBER and word.value in _NTH and not word.breaks:
        return replace(word, key=_NTH[word.value], value=None)
    return word


def _in_dutch(part: Part) -> Part:
    """ "Ik doe er een derde op": the word lays, as "do" in English does not."""
    keys = tuple(_LAY if key == _DO else key for key in part.keys)
    return _without_er(part._replace(keys=keys))


def _without_er(part: Part) -> Part:
    """Dutch "er" is nobody, as German "er" is: "hoeveel pak ik er?"."""
    somebody = (SHE - {"er"}).intersection(part.keys)
    return part if somebody else part._replace(who=part.who - {SHE_})
