"""A chain of draw cards that is told part by part, where each of the parts is understood.

"Al a Draw Two, Bev one, Cy one, Eva has none. How many does Eva take?": whoever lays one more
makes the chain longer, whoever has none ends it, and whoever is asked for is who ends it or has
laid one. Where a part tells anything else, nothing is read at all.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.asks import DRAWING
from scorekeeper.rulebook.asking.chain import ChainTold
from scorekeeper.rulebook.asking.chain_asked import asked_of, asks_who, question_at
from scorekeeper.rulebook.asking.chain_frame import tells_frame
from scorekeeper.rulebook.asking.chain_parts import ME_, SHE_, Part, parts_told
from scorekeeper.rulebook.asking.chain_story import Chain, tells
from scorekeeper.rulebook.asking.chain_words import (
    AND,
    ASKS,
    DOUBTS,
    FRAME,
    HAD,
    HAS,
    IF,
    IT,
    LAYS,
    ME,
    NONE,
    NUMBER,
    ONLY,
    ORDINALS,
    SHE,
    TAKES,
    THEN,
    TOO,
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


def chain_told(
    words: Sequence[Word],
    cards: Sequence[SaidCard],
    numbers: Mapping[str, int],
    kinds: Collection[str],
    language: str,
    text: str,
    *,
    denied: bool,
) -> ChainTold | None:
    """What the chain comes to; None where anything else is told or asked.

    `denied`: whether the words were read as a claim that is denied.
    """
    draws = any(card.kind in DRAWING for card in cards)
    if not draws and not any(word.value in DRAWN for word in words):
        # Nearly all questions: nothing is told that anybody could be made to draw.
        return None
    said = _as_said(words, text, language)
    parts = None if said is None else parts_told(said, cards, numbers, kinds, text)
    if parts and language == "nl":
        parts = [_in_dutch(part) for part in parts]
    parts = None if parts is None else _of_two(list(_held_and_laid(list(_who_then(parts)))))
    if not parts or any(asks_who(part) for part in parts):
        return None
    asks = ASKS if language == "de" else ASKS - {WAS}
    question = question_at(parts, asks)
    if question is None:
        return None
    asked, told = parts[question:], parts[:question]
    if not told:
        told, asked = asked[1:], asked[:1]
    chain = Chain(same="wild-draw-ten" not in kinds)
    if not all(tells(chain, part) for part in told) or chain.waiting:
        return None
    found = asked_of(chain, asked, asks)
    turns = denied and said != list(words)
    undoubted = any(word.key in DOUBTS for word in said or ())
    return found if found is None else found._replace(turned=turns, undoubted=undoubted)


def _as_said(words: Sequence[Word], text: str, language: str) -> list[Word] | None:
    """The words with what was denied in them; None where a word was left out for a claim."""
    said = [_unchanged(word, key_of(text[word.start : word.end])) for word in words]
    said = [_numbered(said, at) for at in range(len(said))]
    told = sum(word.key in NONE for word in words_of(text, language))
    return said if sum(word.key in NONE for word in said) >= told else None


def _unchanged(word: Word, key: str) -> Word:
    """A word that denies, or was taken for one that does, as it was written."""
    return replace(word, key=key) if (key in NONE) != (word.key in NONE) and key else word


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


def _who_then(parts: Sequence[Part]) -> Iterator[Part]:
    """ "And I | then too", "en ik | daarna nog een": one thing told, with "then" in its middle."""
    who: Part | None = None
    for part in parts:
        if who is not None and _is_done_then(part):
            yield who._replace(keys=who.keys + part.keys, one=part.one)
            who = None
            continue
        if who is not None:
            yield who
        who = part if _is_somebody_alone(part) else None
        if who is None:
            yield part
    if who is not None:
        yield who


def _is_somebody_alone(part: Part) -> bool:
    plain = not (part.puts or part.numbers or part.one or part.others)
    return plain and bool(part.who) and len(part.keys) <= _TWO


def _is_done_then(part: Part) -> bool:
    """ "Then too", "daarna ook", "danach noch eine": and nobody is named."""
    plain = not (part.puts or part.numbers or part.who or part.others)
    short = len(part.keys) <= _SHORT and not part.has(NONE, HAS, TAKES, IF)
    return plain and short and part.first in THEN and (part.one or part.has(TOO))


def _of_two(parts: list[Part]) -> list[Part]:
    """ "Just me | and Kev": the two who play, so that "he" is Kev; "just him | and me"."""
    both, rest = parts[:_TWO], parts[_TWO:]
    if not rest or not both[0].has(FRAME, ONLY) or both[1].first not in AND:
        return parts
    plain = not any(part.puts or part.numbers or part.one or part.others for part in both)
    plain = plain and not any(part.has(LAYS, HAS, HAD, NONE, IF) for part in both)
    third = rest[0].first in AND and not (rest[0].has(LAYS, HAS, HAD) or tells_frame(rest[0]))
    who = both[0].who | both[1].who
    other = who - {ME_}
    known = both[0].names | both[1].names | {SHE_}
    named = len(other) == 1 and other <= known and ME_ in who
    if not plain or third or not named:
        return parts
    return [
        part._replace(who=(part.who - {SHE_}) | other) if SHE_ in part.who else part
        for part in rest
    ]


def _held_and_laid(parts: Sequence[Part]) -> Iterator[Part]:
    """ "I have one as well | and lay mine", "I had another | and laid it": one card, told twice."""
    held: Part | None = None
    for part in parts:
        lays = part.has(LAYS) and not part.has(HAS, NONE, IF)
        same = held is not None and _is_of_same(held, part) and not part.names
        if held is not None and lays and same and not (part.puts or part.numbers or part.others):
            yield part._replace(who=held.who, one=True)
            held = None
            continue
        if held is not None:
            yield held
        held = part if _holds_one(part) else None
        if held is None:
            yield part
    if held is not None:
        yield held


def _is_of_same(held: Part, part: Part) -> bool:
    """Whether who holds the card lays it: "and lay mine", "I lay it"; "she" of one named."""
    if part.first in AND:
        return _who(part) <= held.who
    it = not IT.isdisjoint(part.keys[1:])
    lays = part.who - {SHE_} if part.first in ME else part.who
    she = part.first in SHE and lays == {SHE_} and len(held.who - {SHE_}) < _TWO
    own = lays <= held.who or (she and ME_ not in held.who)
    return it and bool(lays) and part.first in ME | SHE and own


def _who(part: Part) -> frozenset[str]:
    """ "Und lege sie", "en leg hem": the card, where the verb is of whoever asks."""
    return (part.who - {SHE_}) | {ME_} if part.has(_I_DO) else part.who


def _holds_one(part: Part) -> bool:
    plain = not (part.puts or part.numbers or part.others)
    holds = part.has(HAS, HAD) and not part.has(LAYS, NONE, IF)
    return part.one and plain and bool(part.who) and holds
